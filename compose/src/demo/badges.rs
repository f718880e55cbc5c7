//! The badges of the demo's tenants, and who holds one.

use anyhow::Context;
use serde_json::{Value, json};

use super::learners::person;
use crate::client::Client;

/// A badge.
pub(super) struct DemoBadge {
    title: &'static str,
    description: &'static str,
    /// The addresses of those who hold it, and what they were told.
    given: Option<(&'static [&'static str], &'static str)>,
}

/// The badges of the demo tenant with this label, the oldest first.
pub(super) fn badges_of(label: &str) -> &'static [DemoBadge] {
    match label {
        "acme" => ACME,
        "munro" => MUNRO,
        "stellar" => STELLAR,
        _ => OTHERS,
    }
}

const ACME: &[DemoBadge] = &[
    DemoBadge {
        title: "First aider",
        description: "For whoever has taken the course and is ready to help in their shift.",
        given: Some((
            &["lena@acme.test", "admin@acme.test"],
            "Well done in the spring course.",
        )),
    },
    DemoBadge {
        title: "Safe hands",
        description: "A year at the ramp without a single damaged pallet.",
        given: Some((&["lena@acme.test"], "Not one, all year long.")),
    },
    DemoBadge {
        title: "Good neighbour",
        description: "For helping out in another hall when they were short of people.",
        given: None,
    },
];

const MUNRO: &[DemoBadge] = &[
    DemoBadge {
        title: "Early bird",
        description: "For whoever finishes a course in the week in which it comes out.",
        given: Some((&["admin@munro.test"], "Three in a row.")),
    },
    DemoBadge {
        title: "Storyteller",
        description: "For an entry in the blog that everybody talked about.",
        given: None,
    },
];

const STELLAR: &[DemoBadge] = &[
    DemoBadge {
        title: "Navigator",
        description: "For showing new colleagues their way.",
        given: Some((&["admin@stellar.test"], "Five newcomers this year.")),
    },
    DemoBadge {
        title: "Night sky",
        description: "For keeping things running while everybody else slept.",
        given: None,
    },
];

const OTHERS: &[DemoBadge] = &[DemoBadge {
    title: "Helping hand",
    description: "For answering what others did not dare to ask.",
    given: None,
}];

/// Makes and gives what is not there yet, and carries on what was cut off.
pub(super) async fn award(admin: &Client, all: &[DemoBadge]) -> anyhow::Result<()> {
    let existing = admin.get("/api/badges?perPage=200").await?.ok()?.value();
    for badge in all {
        let mut rows = existing["items"].as_array().into_iter().flatten();
        let found = match rows.find(|row| row["title"] == badge.title) {
            Some(row) => row.clone(),
            None => make(admin, badge).await?,
        };
        if let Some((people, note)) = badge.given {
            give(admin, &found, people, note).await.context(badge.title)?;
        }
    }
    Ok(())
}

async fn make(admin: &Client, badge: &DemoBadge) -> anyhow::Result<Value> {
    let new = json!({"title": badge.title, "description": badge.description});
    Ok(admin.post("/api/badges", new).await?.ok()?.value())
}

/// What was withdrawn since is not given anew.
async fn give(admin: &Client, badge: &Value, people: &[&str], note: &str) -> anyhow::Result<()> {
    let id = badge["id"].as_str().context("a badge without an id")?;
    let path = format!("/api/badges/{id}/holders");
    if admin.get(&path).await?.ok()?.value()["total"] != 0 {
        return Ok(());
    }
    let mut ids = Vec::new();
    for email in people {
        ids.push(person(admin, email).await?);
    }
    let gift = json!({"people": ids, "note": note});
    admin.post(&path, gift).await?.ok().map(drop)
}
