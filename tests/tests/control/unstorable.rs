//! What Postgres can store in no row is refused with a sentence, wherever it is entered; nothing is said of a database.
use http::StatusCode;
use learnt_control_plane::builder;
use serde_json::json;

use super::platform::{TestPlatform, order};

#[tokio::test]
async fn a_character_that_no_row_can_hold_is_refused_in_a_sentence() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    let saved = json!({"name": "odd\0name", "query": {"collection": "courses"}});
    let trigger = json!({
        "teamId": "acme", "title": "odd\0title", "event": "badgeEarned", "rule": {"everyone": []}, "delaySeconds": 0,
        "actions": [{"type": "notify", "title": "Hello", "text": "There"}],
    });
    for answer in [
        console.post("/api/queries", &saved).await,
        console.post("/api/tenants/acme/triggers", &trigger).await,
        console.get("/api/tenants?search=%00").await,
        console.get("/api/licences?search=%00").await,
        console.get("/api/tenants/acme/triggers?search=%00").await,
    ] {
        assert_eq!(
            (answer.status, answer.body["code"].as_str()),
            (StatusCode::UNPROCESSABLE_ENTITY, Some("unstorable")),
            "{}",
            answer.body
        );
    }
}
