//! What the walls need of resources.

use futures_util::FutureExt;
use serde_json::json;

use crate::walls_outsiders::fixtures::{FeatureFixtures, Fixtures, id};
use crate::walls_outsiders::operations::REVISION;

pub const WALLS: FeatureFixtures = FeatureFixtures {
    kinds: &[("resource", &["/api/resources", "/api/me/resources"])],
    body,
    furnish: |fixtures, name| furnish(fixtures, name).boxed_local(),
};

/// A published resource that everybody has.
async fn furnish(fixtures: &mut Fixtures, name: &str) {
    let made = fixtures
        .does("/api/resources", json!({ "title": format!("Resource of {name}") }))
        .await;
    let path = format!("/api/resources/{}", id(&made));
    let file = json!({ "revision": made["revision"], "fileId": fixtures.ids["file"] });
    let made = fixtures.does(&format!("{path}/versions"), file).await;
    let published = json!({ "revision": made["revision"], "status": "published" });
    fixtures.does(&format!("{path}/status"), published).await;
    let rule = json!({ "type": "resource", "documentId": id(&made), "rule": { "everyone": [] } });
    fixtures.does("/api/permissions", rule).await;
    fixtures.ids.insert("resource", id(&made));
}

fn body(operation: &str) -> Option<serde_json::Value> {
    (operation == "PUT /api/resources/{id}/teams").then(|| json!({ "revision": REVISION, "teams": [] }))
}
