//! What the walls need of packages.

use futures_util::FutureExt;
use serde_json::json;

use crate::walls_outsiders::fixtures::{FeatureFixtures, Fixtures, id};
use crate::walls_outsiders::operations::REVISION;

pub const WALLS: FeatureFixtures = FeatureFixtures {
    kinds: &[("package", &["/api/packages", "/api/me/packages"])],
    body,
    furnish: |fixtures, name| furnish(fixtures, name).boxed_local(),
};

/// A published package with the course.
async fn furnish(fixtures: &mut Fixtures, name: &str) {
    let title = format!("Package of {name}");
    let made = fixtures.does("/api/packages", json!({ "title": title })).await;
    let path = format!("/api/packages/{}", id(&made));
    let items = json!([{ "kind": "course", "documentId": fixtures.ids["course"] }]);
    let draft = json!({ "revision": made["revision"], "title": title, "items": items });
    let made = fixtures.admin.put(&path, draft).await.unwrap().ok().unwrap().value();
    let publish = json!({ "revision": made["revision"], "step": "publish" });
    fixtures.does(&format!("{path}/status"), publish).await;
    fixtures.ids.insert("package", id(&made));
}

fn body(operation: &str) -> Option<serde_json::Value> {
    Some(match operation {
        "POST /api/packages/archived" => json!({ "ids": ["<package>"], "archived": true }),
        "PUT /api/packages/{id}/teams" => json!({ "revision": REVISION, "teams": [] }),
        "POST /api/packages/{id}/status" => json!({ "revision": REVISION, "step": "publish" }),
        _ => return None,
    })
}
