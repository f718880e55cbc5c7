//! The pathways of the demo's tenants: one that is followed step by step, one to choose from, and one that is still being written.

use anyhow::Context;
use serde_json::{Value, json};

use crate::client::Client;

/// What lies on one: of these courses and resources those that the tenant has.
struct DemoPathway {
    title: &'static str,
    description: &'static str,
    category: &'static str,
    tags: &'static [&'static str],
    mode: &'static str,
    needed: Option<i32>,
    /// To be completed so many days after it was given.
    days: i32,
    courses: &'static [&'static str],
    resources: &'static [&'static str],
    is_published: bool,
}

/// The one with which people are at every stage.
pub(super) const FIRST_MONTH: &str = "Your first month";

const ALL: &[DemoPathway] = &[
    DemoPathway {
        title: FIRST_MONTH,
        description: "What everybody learns in their first weeks, one step after the other.",
        category: "Onboarding",
        tags: &["New here"],
        mode: "sequenced",
        needed: None,
        days: 30,
        courses: &["Welcome on board", "Fire safety at work"],
        resources: &["First week checklist", "Welcome film"],
        is_published: true,
    },
    DemoPathway {
        title: "Safe every day",
        description: "Short pieces on safety. Any two of them are enough for this year.",
        category: "Safety",
        tags: &["Health", "Yearly"],
        mode: "learnersChoice",
        needed: Some(2),
        days: 90,
        courses: &["Fire safety at work"],
        resources: &["Lifting leaflet", "Emergency contacts"],
        is_published: true,
    },
    DemoPathway {
        title: "Looking after a team",
        description: "For whoever leads others from next year on.",
        category: "Leadership",
        tags: &[],
        mode: "sequenced",
        needed: None,
        days: 60,
        courses: &["Listening to customers", "Welcome on board"],
        resources: &[],
        is_published: false,
    },
];

/// Makes and gives what is not there yet.
pub(super) async fn give(admin: &Client) -> anyhow::Result<()> {
    let existing = admin.get("/api/pathways?perPage=200").await?.ok()?.value();
    let [courses, resources] = [rows(admin, "course").await?, rows(admin, "resource").await?];
    for pathway in ALL {
        let mut rows = existing["items"].as_array().into_iter().flatten();
        if rows.any(|row| row["title"] == pathway.title) {
            continue;
        }
        let items = items(pathway, &courses, &resources);
        make(admin, pathway, items).await.context(pathway.title)?;
    }
    Ok(())
}

/// What of one kind people have now.
async fn rows(admin: &Client, kind: &str) -> anyhow::Result<Vec<Value>> {
    let found = admin.get(&format!("/api/pathways/materials?kind={kind}")).await?;
    let found = found.ok()?.value();
    let available = found.as_array().into_iter().flatten();
    Ok(available.filter(|row| row["isAvailable"] == true).cloned().collect())
}

/// Courses and resources by turns; the first of each has to be done.
fn items(pathway: &DemoPathway, courses: &[Value], resources: &[Value]) -> Vec<Value> {
    let courses = rows_titled(pathway.courses, courses);
    let resources = rows_titled(pathway.resources, resources);
    let mut items = Vec::new();
    for index in 0..courses.len().max(resources.len()) {
        if let Some(course) = courses.get(index) {
            items.push(item(course, true));
        }
        if let Some(resource) = resources.get(index) {
            items.push(item(resource, index == 0));
        }
    }
    items
}

/// Those of these rows that have these titles, in the order of the titles.
fn rows_titled<'a>(titles: &[&str], rows: &'a [Value]) -> Vec<&'a Value> {
    let named = |title: &&str| rows.iter().find(|row| row["title"] == **title);
    titles.iter().filter_map(named).collect()
}

fn item(row: &Value, required: bool) -> Value {
    json!({"kind": row["kind"], "documentId": row["documentId"], "required": required})
}

async fn make(admin: &Client, pathway: &DemoPathway, items: Vec<Value>) -> anyhow::Result<()> {
    let new = json!({"title": pathway.title});
    let made = admin.post("/api/pathways", new).await?.ok()?.value();
    let id = made["id"].as_str().context("a pathway without an id")?;
    let path = format!("/api/pathways/{id}");
    let draft = json!({
        "revision": made["revision"], "title": pathway.title, "handle": made["handle"], "description": pathway.description,
        "category": pathway.category, "tags": pathway.tags, "mode": pathway.mode, "requiredCount": pathway.needed, "items": items,
        "due": {"kind": "after", "days": pathway.days},
    });
    let now = admin.put(&path, draft).await?.ok()?.value();
    if !pathway.is_published || items_of(&now) == 0 {
        return Ok(());
    }
    let rule = json!({"type": "pathway", "documentId": id, "rule": {"everyone": []}});
    admin.post("/api/permissions", rule).await?.ok()?;
    let step = json!({"revision": now["revision"], "step": "publish"});
    admin.post(&format!("{path}/status"), step).await?.ok().map(drop)
}

fn items_of(pathway: &Value) -> usize {
    pathway["items"].as_array().map_or(0, Vec::len)
}
