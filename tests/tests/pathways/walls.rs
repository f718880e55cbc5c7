//! What the walls need of pathways.

use futures_util::FutureExt;
use serde_json::json;

use crate::walls_strangers::fixtures::{Walls, World, id};

pub const WALLS: Walls = Walls {
    kinds: &[("pathway", &["/api/pathways", "/api/me/pathways"])],
    body: |_| None,
    furnish: |world, name| furnish(world, name).boxed(),
};

/// A published pathway over the course, which everybody has.
async fn furnish(world: &mut World, name: &str) {
    let title = format!("Pathway of {name}");
    let made = world.does("/api/pathways", json!({ "title": title })).await;
    let path = format!("/api/pathways/{}", id(&made));
    let item = json!({ "kind": "course", "documentId": world.ids["course"], "required": true });
    let draft = json!({ "revision": made["revision"], "title": title, "handle": made["handle"], "items": [item] });
    let saved = world.admin.put(&path, draft).await.unwrap().ok().unwrap().value();
    let step = json!({ "revision": saved["revision"], "step": "publish" });
    world.does(&format!("{path}/status"), step).await;
    let rule = json!({ "type": "pathway", "documentId": id(&made), "rule": { "everyone": [] } });
    world.does("/api/permissions", rule).await;
    world.ids.insert("pathway", id(&made));
}
