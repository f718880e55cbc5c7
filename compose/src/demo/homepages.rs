//! Homepages of the demo, arranged and published as an admin would in the editor.

use anyhow::Context;
use serde_json::{Value, json};

use super::content::document;
use super::courses::{stable_id, upload_cover};
use crate::client::Client;

/// A homepage that somebody published.
pub(super) struct DemoHomepage {
    /// Which of the team's.
    kind: &'static str,
    /// Title and paragraphs of a text.
    word: (&'static str, &'static [&'static str]),
    /// What they are called and where they lead.
    links: &'static [(&'static str, &'static str)],
}

/// The homepages of the demo tenant with this label.
pub(super) fn homepages_of(label: &str) -> &'static [DemoHomepage] {
    match label {
        "acme" => ACME,
        "munro" => MUNRO,
        _ => &[],
    }
}

const ACME: &[DemoHomepage] = &[DemoHomepage {
    kind: "home",
    word: (
        "From the warehouse",
        &[
            "Since the new loading bay opened, nobody was hurt while lifting. Thank you for taking the ten minutes that the course asks for.",
            "Questions about your courses? Your shift lead sees what is due, and helps.",
        ],
    ),
    links: &[
        ("My courses", "/apps/courses/mycourses"),
        ("My notifications", "/pages/mynotifications"),
        ("My profile", "/pages/profile"),
    ],
}];

const MUNRO: &[DemoHomepage] = &[DemoHomepage {
    kind: "munro",
    word: (
        "Welcome to Munro",
        &["Everything that you are to learn is here. What ends first stands first."],
    ),
    links: &[
        ("My courses", "/apps/courses/mycourses"),
        ("My profile", "/pages/profile"),
    ],
}];

/// Publishes a homepage, unless somebody edited it already.
pub(super) async fn publish(admin: &Client, label: &str, homepage: &DemoHomepage) -> anyhow::Result<()> {
    let kind = homepage.kind;
    let path = format!("/api/home/draft?kind={kind}");
    let draft = admin.get(&path).await?.ok()?.value();
    if draft["revision"] != 0 {
        return Ok(());
    }
    let widgets = widgets(label, homepage, &upload_cover(admin).await?);
    let draft = json!({"kind": kind, "revision": 0, "widgets": widgets});
    let saved = admin.put("/api/home/draft", draft).await?.ok()?.value();
    let revision = saved["revision"].as_i64().context("a draft without a revision")?;
    let body = json!({"kind": kind, "revision": revision});
    admin.post("/api/home/publish", body).await?.ok().map(drop)
}

fn widgets(label: &str, homepage: &DemoHomepage, picture: &str) -> Value {
    let (title, lines) = homepage.word;
    let link = |(label, link): &(&str, &str)| json!({"label": label, "link": link});
    let links: Vec<Value> = homepage.links.iter().map(link).collect();
    let all = [
        ("main", "overview", json!({})),
        ("main", "myTeam", json!({})),
        ("main", "continue", json!({})),
        ("main", "counts", json!({})),
        ("main", "assigned", json!({})),
        ("main", "richText", json!({"title": title, "doc": document(lines)})),
        ("main", "news", json!({"title": "News", "source": "blog"})),
        ("side", "due", json!({})),
        ("side", "events", json!({})),
        ("side", "quickLinks", json!({"title": "Quick links", "items": links})),
        ("side", "image", json!({"file": picture, "alt": ""})),
        ("side", "completed", json!({})),
    ];
    let widget = |(at, (column, kind, props)): (usize, (&str, &str, Value))| {
        let id = stable_id(&format!("{label}/{}", homepage.kind), &[at]);
        json!({"id": id, "type": kind, "place": column, "props": props})
    };
    all.into_iter().enumerate().map(widget).collect()
}
