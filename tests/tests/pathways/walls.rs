//! What the walls need of pathways.

use futures_util::FutureExt;
use serde_json::json;

use crate::walls_outsiders::fixtures::{FeatureFixtures, Fixtures, id};
use crate::walls_outsiders::operations::REVISION;

pub const WALLS: FeatureFixtures = FeatureFixtures {
    kinds: &[("pathway", &["/api/pathways", "/api/me/pathways"])],
    body,
    furnish: |fixtures, name| furnish(fixtures, name).boxed_local(),
};

/// A published pathway over the course, which everybody has.
async fn furnish(fixtures: &mut Fixtures, name: &str) {
    let title = format!("Pathway of {name}");
    let made = fixtures.does("/api/pathways", json!({ "title": title })).await;
    let path = format!("/api/pathways/{}", id(&made));
    let item = json!({ "kind": "course", "documentId": fixtures.ids["course"], "required": true });
    let draft = json!({ "revision": made["revision"], "title": title, "handle": made["handle"], "items": [item] });
    let saved = fixtures.admin.put(&path, draft).await.unwrap().ok().unwrap().value();
    let step = json!({ "revision": saved["revision"], "step": "publish" });
    fixtures.does(&format!("{path}/status"), step).await;
    let rule = json!({ "type": "pathway", "documentId": id(&made), "rule": { "everyone": [] } });
    fixtures.does("/api/permissions", rule).await;
    fixtures.ids.insert("pathway", id(&made));
}

fn body(operation: &str) -> Option<serde_json::Value> {
    (operation == "PUT /api/pathways/{id}/teams").then(|| json!({ "revision": REVISION, "teams": [] }))
}
