//! The pathways of the demo's tenants: one that is followed step by step, one to choose from, and one that is still being written.

use anyhow::Context;
use serde_json::{Value, json};

use crate::client::Client;

/// What lies on one: so many of the tenant's own courses, from which on, and these resources.
struct DemoPathway {
    title: &'static str,
    description: &'static str,
    category: &'static str,
    tags: &'static [&'static str],
    mode: &'static str,
    needed: Option<i32>,
    courses: std::ops::Range<usize>,
    resources: &'static [&'static str],
    is_published: bool,
}

const ALL: &[DemoPathway] = &[
    DemoPathway {
        title: "Your first month",
        description: "What everybody learns in their first weeks, one step after the other.",
        category: "Onboarding",
        tags: &["New here"],
        mode: "sequenced",
        needed: None,
        courses: 0..3,
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
        courses: 0..2,
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
        courses: 1..4,
        resources: &[],
        is_published: false,
    },
];

/// Makes and gives what is not there yet.
pub(super) async fn lay(admin: &Client) -> anyhow::Result<()> {
    let known = admin.get("/api/pathways?perPage=200").await?.ok()?.value();
    let [courses, resources] = [rows(admin, "course").await?, rows(admin, "resource").await?];
    for pathway in ALL {
        let mut rows = known["items"].as_array().into_iter().flatten();
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

/// Courses and resources by turns.
fn items(pathway: &DemoPathway, courses: &[Value], resources: &[Value]) -> Vec<Value> {
    let item = |row: &Value, required: bool| json!({"kind": row["kind"], "documentId": row["documentId"], "required": required});
    let named = |title: &str| resources.iter().find(|row| row["title"] == title);
    let (from, to) = (
        pathway.courses.start.min(courses.len()),
        pathway.courses.end.min(courses.len()),
    );
    let mut files = pathway.resources.iter().filter_map(|title| named(title));
    let mut items = Vec::new();
    for (place, course) in courses[from..to].iter().enumerate() {
        items.push(item(course, true));
        items.extend(files.next().map(|file| item(file, place == 0)));
    }
    items.extend(files.map(|file| item(file, false)));
    items
}

async fn make(admin: &Client, pathway: &DemoPathway, items: Vec<Value>) -> anyhow::Result<()> {
    let new = json!({"title": pathway.title});
    let made = admin.post("/api/pathways", new).await?.ok()?.value();
    let id = made["id"].as_str().context("a pathway without an id")?;
    let path = format!("/api/pathways/{id}");
    let draft = json!({
        "revision": made["revision"], "title": pathway.title, "handle": made["handle"], "description": pathway.description,
        "category": pathway.category, "tags": pathway.tags, "mode": pathway.mode, "requiredCount": pathway.needed, "items": items,
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
