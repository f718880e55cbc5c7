//! What the walls need of resources.

use futures_util::FutureExt;
use serde_json::json;

use crate::walls_strangers::fixtures::{Walls, World, id};

pub const WALLS: Walls = Walls {
    kinds: &[("resource", &["/api/resources", "/api/me/resources"])],
    body: |_| None,
    furnish: |world, name| furnish(world, name).boxed(),
};

/// A published resource that everybody has.
async fn furnish(world: &mut World, name: &str) {
    let made = world
        .does("/api/resources", json!({ "title": format!("Resource of {name}") }))
        .await;
    let path = format!("/api/resources/{}", id(&made));
    let file = json!({ "revision": made["revision"], "fileId": world.ids["file"] });
    let made = world.does(&format!("{path}/versions"), file).await;
    let published = json!({ "revision": made["revision"], "status": "published" });
    world.does(&format!("{path}/status"), published).await;
    let rule = json!({ "type": "resource", "documentId": id(&made), "rule": { "everyone": [] } });
    world.does("/api/permissions", rule).await;
    world.ids.insert("resource", id(&made));
}
