//! The packages of the demo's tenants, and what people may take by themselves. Every step looks first whether it is done.

use anyhow::Context;
use serde_json::{Value, json};

use crate::client::Client;

struct DemoPackage {
    title: &'static str,
    description: &'static str,
    category: &'static str,
    tags: &'static [&'static str],
    /// The kind and title of what is in it; what a tenant has not is left out.
    items: &'static [(&'static str, &'static str)],
    due: Due,
    /// Whom it is given to, or offered: category and values.
    rule: (&'static str, &'static [&'static str]),
    is_optional: bool,
    is_published: bool,
}

#[derive(Clone, Copy)]
enum Due {
    Whenever,
    After(u16),
}

const ALL: &[DemoPackage] = &[
    DemoPackage {
        title: "First month",
        description: "What everybody has seen by the end of their first month.",
        category: "Onboarding",
        tags: &["New"],
        items: &[
            ("course", "Fire safety at work"),
            ("resource", "First week checklist"),
            ("resource", "Emergency contacts"),
        ],
        due: Due::After(30),
        rule: ("everyone", &["everyone"]),
        is_optional: false,
        is_published: true,
    },
    DemoPackage {
        title: "Healthy at work",
        description: "For whoever wants to know more: how to lift, and what to read.",
        category: "Health",
        tags: &["Health"],
        items: &[("resource", "Lifting leaflet"), ("resource", "Welcome film")],
        due: Due::Whenever,
        rule: ("everyone", &["everyone"]),
        is_optional: true,
        is_published: true,
    },
    DemoPackage {
        title: "For new managers",
        description: "Still being put together.",
        category: "Leadership",
        tags: &[],
        items: &[("course", "Fire safety at work")],
        due: Due::Whenever,
        rule: ("roles", &["manager"]),
        is_optional: false,
        is_published: false,
    },
];

/// Makes, publishes and gives what is not there yet, and offers every course to those to whom no rule assigns it.
pub(super) async fn give(admin: &Client) -> anyhow::Result<()> {
    let existing = admin.get("/api/packages?perPage=200").await?.ok()?.value();
    for package in ALL {
        let mut rows = existing["items"].as_array().into_iter().flatten();
        if rows.all(|row| row["title"] != package.title) {
            make(admin, package).await.context(package.title)?;
        }
    }
    offer(admin).await
}

async fn make(admin: &Client, package: &DemoPackage) -> anyhow::Result<()> {
    let offered = admin.get("/api/packages/items?search=").await?.ok()?.value();
    let mut items = Vec::new();
    for (kind, title) in package.items {
        let mut rows = offered.as_array().into_iter().flatten();
        if let Some(row) = rows.find(|row| row["kind"] == *kind && row["title"] == *title) {
            items.push(json!({"kind": kind, "documentId": row["documentId"]}));
        }
    }
    let made = admin.post("/api/packages", json!({"title": package.title})).await?;
    let made = made.ok()?.value();
    let id = made["id"].as_str().context("a package without an id")?.to_owned();
    let due = match package.due {
        Due::Whenever => json!({"kind": "none"}),
        Due::After(days) => json!({"kind": "after", "days": days}),
    };
    let draft = json!({
        "revision": made["revision"], "title": package.title, "description": package.description, "category": package.category,
        "tags": package.tags, "due": due, "items": items,
    });
    let path = format!("/api/packages/{id}");
    let saved = admin.put(&path, draft).await?.ok()?.value();
    let (category, values) = package.rule;
    let rule =
        json!({"type": "package", "documentId": id, "rule": {category: values}, "isOptional": package.is_optional});
    admin.post("/api/permissions", rule).await?.ok()?;
    if package.is_published && !items.is_empty() {
        let step = json!({"revision": saved["revision"], "step": "publish"});
        admin.post(&format!("{path}/status"), step).await?.ok()?;
    }
    Ok(())
}

/// A course that only some are assigned is offered to everybody: whoever has it already sees no difference.
async fn offer(admin: &Client) -> anyhow::Result<()> {
    let rules = admin
        .get("/api/permissions?type=course&perPage=200")
        .await?
        .ok()?
        .value();
    let rules: Vec<&Value> = rules["items"].as_array().into_iter().flatten().collect();
    let everyone = |rule: &&Value| rule["rule"].get("everyone").is_some();
    for rule in &rules {
        let course = &rule["documentId"];
        let mut others = rules.iter().copied().filter(|one| one["documentId"] == *course);
        if others.any(|one| everyone(&one)) {
            continue;
        }
        let offer = json!({"type": "course", "documentId": course, "rule": {"everyone": []}, "isOptional": true});
        // A course with two rules is offered once: the second time the same rule is refused.
        let reply = admin.post("/api/permissions", offer).await?;
        if reply.status.as_u16() != 422 {
            reply.ok()?;
        }
    }
    Ok(())
}
