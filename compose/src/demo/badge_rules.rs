//! The badges of the demo that people earn by themselves, and the rules by which they do: some in force, one that is still being written,
//! and one that was put away.

use anyhow::Context;
use serde_json::{Value, json};

use crate::client::Client;

/// A badge with the one rule that awards it.
struct DemoRule {
    title: &'static str,
    description: &'static str,
    trigger: &'static str,
    /// Titles of what it counts; of these what the tenant has. A rule that finds none of them is not made.
    counts: &'static [&'static str],
    /// So many of them are needed; none: one is enough.
    needed: Option<usize>,
    /// Points, or days in a row.
    threshold: Option<i32>,
    every_cycle: bool,
    /// How far it came: each of these in turn.
    steps: &'static [&'static str],
}

const IN_FORCE: &[&str] = &["active"];

const BARE: DemoRule = DemoRule {
    title: "",
    description: "",
    trigger: "course",
    counts: &[],
    needed: None,
    threshold: None,
    every_cycle: false,
    steps: IN_FORCE,
};

const ALL: &[DemoRule] = &[
    DemoRule {
        title: "Fire watch",
        description: "For whoever knows what to do when it burns; earned anew in each round of the course.",
        counts: &["Fire safety at work"],
        every_cycle: true,
        ..BARE
    },
    DemoRule {
        title: "All-rounder",
        description: "For completing any two courses.",
        counts: &[
            "Fire safety at work",
            "Lifting without harm",
            "Listening to customers",
            "Welcome on board",
        ],
        needed: Some(2),
        ..BARE
    },
    DemoRule {
        title: "Well prepared",
        description: "For going through the pathway of the first month.",
        trigger: "pathway",
        counts: &["Your first month"],
        ..BARE
    },
    DemoRule {
        title: "Two of a kind",
        description: "For whoever has earned two of the other badges.",
        trigger: "badge",
        counts: &["Fire watch", "All-rounder"],
        needed: Some(2),
        ..BARE
    },
    DemoRule {
        title: "Five days running",
        description: "For learning something on five days in a row.",
        trigger: "streak",
        threshold: Some(5),
        steps: &[],
        ..BARE
    },
    DemoRule {
        title: "Hundred points",
        description: "For the first hundred points.",
        trigger: "points",
        threshold: Some(100),
        steps: &["active", "archived"],
        ..BARE
    },
];

/// Makes what is not there yet, and carries on what was cut off.
pub(super) async fn arrange(admin: &Client) -> anyhow::Result<()> {
    for rule in ALL {
        make(admin, rule).await.context(rule.title)?;
    }
    Ok(())
}

async fn make(admin: &Client, wanted: &DemoRule) -> anyhow::Result<()> {
    let refs = counted(admin, wanted).await?;
    if refs.is_empty() && !wanted.counts.is_empty() {
        return Ok(());
    }
    let badge = badge(admin, wanted).await?;
    let badge_id = badge.as_str().context("a badge without an id")?;
    let rule = match existing(admin, badge_id).await? {
        Some(rule) => rule,
        None => does(admin, "/api/badge-rules", json!({"badgeId": badge_id})).await?,
    };
    // Whoever works with the demo may have put it elsewhere since: only what was never in force is carried on.
    if rule["status"] != "draft" {
        return Ok(());
    }
    let path = format!(
        "/api/badge-rules/{}",
        rule["id"].as_str().context("a rule without an id")?
    );
    let rule = admin.get(&path).await?.ok()?.value();
    let needed = wanted.needed.map(|needed| needed.min(refs.len()));
    let draft = json!({
        "revision": rule["revision"], "title": wanted.title, "badgeId": badge_id, "trigger": wanted.trigger, "refs": refs,
        "match": if needed.is_some() { "atLeast" } else { "any" }, "atLeast": needed, "threshold": wanted.threshold,
        "rule": {"everyone": []}, "everyCycle": wanted.every_cycle, "retroactive": true,
    });
    let mut rule = admin.put(&path, draft).await?.ok()?.value();
    for status in wanted.steps {
        let step = json!({"revision": rule["revision"], "status": status});
        rule = does(admin, &format!("{path}/status"), step).await?;
    }
    Ok(())
}

/// The ids of what it counts.
async fn counted(admin: &Client, wanted: &DemoRule) -> anyhow::Result<Vec<Value>> {
    if wanted.counts.is_empty() {
        return Ok(Vec::new());
    }
    let path = format!("/api/badge-rules/references?type={}", wanted.trigger);
    let found = admin.get(&path).await?.ok()?.value();
    let rows = found.as_array().context("what can be counted has no rows")?.iter();
    let titled = rows.filter(|row| wanted.counts.iter().any(|title| row["title"] == *title));
    Ok(titled.map(|row| row["id"].clone()).collect())
}

/// The id of its badge.
async fn badge(admin: &Client, wanted: &DemoRule) -> anyhow::Result<Value> {
    let all = admin.get("/api/badges?perPage=200").await?.ok()?.value();
    let mut rows = all["items"].as_array().into_iter().flatten();
    if let Some(row) = rows.find(|row| row["title"] == wanted.title) {
        return Ok(row["id"].clone());
    }
    let new = json!({"title": wanted.title, "description": wanted.description});
    Ok(does(admin, "/api/badges", new).await?["id"].clone())
}

/// The rule of a badge, whatever became of it.
async fn existing(admin: &Client, badge: &str) -> anyhow::Result<Option<Value>> {
    for status in ["", "&status=archived"] {
        let page = admin.get(&format!("/api/badge-rules?badgeId={badge}{status}")).await?;
        if let Some(row) = page.ok()?.value()["items"].get(0) {
            return Ok(Some(row.clone()));
        }
    }
    Ok(None)
}

async fn does(admin: &Client, path: &str, body: Value) -> anyhow::Result<Value> {
    Ok(admin.post(path, body).await?.ok()?.value())
}
