//! What the walls need of packages.

use futures_util::FutureExt;
use serde_json::json;

use crate::walls_strangers::fixtures::{Walls, World, id};
use crate::walls_strangers::operations::REVISION;

pub const WALLS: Walls = Walls {
    kinds: &[("package", &["/api/packages", "/api/me/packages"])],
    body,
    furnish: |world, name| furnish(world, name).boxed(),
};

/// A published package with the course.
async fn furnish(world: &mut World, name: &str) {
    let title = format!("Package of {name}");
    let made = world.does("/api/packages", json!({ "title": title })).await;
    let path = format!("/api/packages/{}", id(&made));
    let items = json!([{ "kind": "course", "documentId": world.ids["course"] }]);
    let draft = json!({ "revision": made["revision"], "title": title, "items": items });
    let made = world.admin.put(&path, draft).await.unwrap().ok().unwrap().value();
    let publish = json!({ "revision": made["revision"], "step": "publish" });
    world.does(&format!("{path}/status"), publish).await;
    world.ids.insert("package", id(&made));
}

fn body(operation: &str) -> Option<serde_json::Value> {
    Some(match operation {
        "POST /api/packages/archived" => json!({ "ids": ["<package>"], "archived": true }),
        "POST /api/packages/{id}/status" => json!({ "revision": REVISION, "step": "publish" }),
        _ => return None,
    })
}
