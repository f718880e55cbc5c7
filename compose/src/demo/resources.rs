//! The resources of the demo's tenants: one of each kind that a page shows, and one that is downloaded.

use anyhow::Context;
use serde_json::{Value, json};

use super::courses::{FILM, LEAFLET, upload};
use crate::client::Client;

const CHECKLIST: &[u8] = include_bytes!("media/checklist.docx");
const CONTACTS: &[u8] =
    b"Name,Role,Phone\nReception,Front desk,555 0100\nIda Holm,First aid,555 0111\nOtto Berg,Fire warden,555 0112\n";

struct DemoResource {
    title: &'static str,
    description: &'static str,
    category: &'static str,
    tags: &'static [&'static str],
    /// What the upload is for, its name and its bytes.
    file: (&'static str, &'static str, &'static [u8]),
}

const ALL: &[DemoResource] = &[
    DemoResource {
        title: "Lifting leaflet",
        description: "How to lift without hurting your back, on one page.",
        category: "Safety",
        tags: &["Health"],
        file: ("document", "lifting.pdf", LEAFLET),
    },
    DemoResource {
        title: "Emergency contacts",
        description: "Whom to call, and where they sit.",
        category: "Safety",
        tags: &["Phone"],
        file: ("office", "contacts.csv", CONTACTS),
    },
    DemoResource {
        title: "First week checklist",
        description: "What to have seen by the end of your first week.",
        category: "Onboarding",
        tags: &[],
        file: ("office", "checklist.docx", CHECKLIST),
    },
    DemoResource {
        title: "Welcome film",
        description: "A few seconds to say hello.",
        category: "Onboarding",
        tags: &["Video"],
        file: ("video", "welcome.mp4", FILM),
    },
];

/// Makes and gives what is not there yet, and carries on what was cut off.
pub(super) async fn give(admin: &Client) -> anyhow::Result<()> {
    let existing = admin.get("/api/resources?perPage=200").await?.ok()?.value();
    for resource in ALL {
        let mut rows = existing["items"].as_array().into_iter().flatten();
        let id = match rows.find(|row| row["title"] == resource.title) {
            Some(row) => row["id"].clone(),
            None => {
                let new = json!({"title": resource.title});
                admin.post("/api/resources", new).await?.ok()?.value()["id"].clone()
            }
        };
        let id = id.as_str().context("a resource without an id")?;
        finish(admin, resource, id).await.context(resource.title)?;
    }
    Ok(())
}

async fn finish(admin: &Client, resource: &DemoResource, id: &str) -> anyhow::Result<()> {
    let path = format!("/api/resources/{id}");
    let mut now = admin.get(&path).await?.ok()?.value();
    // What somebody hid or put away since is left alone.
    if now["status"] != "draft" || now["people"] != 0 {
        return Ok(());
    }
    if now["versions"].as_array().is_none_or(Vec::is_empty) {
        let details = json!({
            "revision": now["revision"], "description": resource.description, "category": resource.category, "tags": resource.tags,
        });
        now = admin.patch(&path, details).await?.ok()?.value();
        let (kind, name, bytes) = resource.file;
        let file = upload(admin, kind, name, "application/octet-stream", bytes).await?;
        let version = json!({"revision": now["revision"], "fileId": file});
        now = admin.post(&format!("{path}/versions"), version).await?.ok()?.value();
    }
    let rules = admin
        .get(&format!("/api/permissions?type=resource&documentId={id}"))
        .await?;
    if rules.ok()?.value()["total"] == 0 {
        let rule = json!({"type": "resource", "documentId": id, "rule": {"everyone": []}});
        admin.post("/api/permissions", rule).await?.ok()?;
    }
    let published: Value = json!({"revision": now["revision"], "status": "published"});
    admin.post(&format!("{path}/status"), published).await?.ok().map(drop)
}
