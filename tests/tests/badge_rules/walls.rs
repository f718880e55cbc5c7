//! What the walls need of badge rules.

use futures_util::FutureExt;
use serde_json::json;

use crate::walls_outsiders::fixtures::{FeatureFixtures, Fixtures, id};
use crate::walls_outsiders::operations::REVISION;

pub const WALLS: FeatureFixtures = FeatureFixtures {
    kinds: &[("badgeRule", &["/api/badge-rules"])],
    body,
    furnish: |fixtures, name| furnish(fixtures, name).boxed_local(),
};

/// A rule that is a draft.
async fn furnish(fixtures: &mut Fixtures, name: &str) {
    let draft = json!({ "badgeId": fixtures.ids["badge"], "title": format!("Rule of {name}") });
    let made = fixtures.does("/api/badge-rules", draft).await;
    fixtures.ids.insert("badgeRule", id(&made));
}

fn body(operation: &str) -> Option<serde_json::Value> {
    let draft = json!({ "title": "outsider", "badgeId": "<badge>", "trigger": "course", "refs": ["<course>"], "match": "all",
        "rule": { "everyone": [] } });
    match operation {
        "POST /api/badge-rules/{id}/preview" => Some(draft),
        "PUT /api/badge-rules/{id}" => {
            let mut body = draft;
            body["revision"] = json!(REVISION);
            Some(body)
        }
        "POST /api/badge-rules/{id}/status" => Some(json!({ "revision": REVISION, "status": "archived" })),
        _ => None,
    }
}
