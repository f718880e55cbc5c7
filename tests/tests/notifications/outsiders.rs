//! One's own and nobody else's.
use serde_json::json;

use super::{Story, text};

#[tokio::test(flavor = "multi_thread")]
async fn nobody_reads_what_somebody_else_was_told() {
    let (story, munro) = tokio::join!(Story::begin("own"), Story::begin("munro"));
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let course = story.course("Fire safety", None).await;
    story.gives(&course, "Leeds").await;
    let id = text(&lena.wait_for_notifications(1).await[0]["id"]);
    assert!(otto.notifications().await.is_empty());
    for step in ["read", "unread"] {
        let path = format!("/api/notifications/{id}/{step}");
        for outsider in [&otto.browser, &story.ada, &munro.ada] {
            assert_eq!(outsider.post(&path, json!({})).await.unwrap().status, 404);
        }
        assert_eq!(story.tenant.client().post(&path, json!({})).await.unwrap().status, 401);
    }
    for all in ["read-all", "unread-all"] {
        let body = json!({"at": "2026-01-01T00:00:00Z"});
        otto.browser
            .post(&format!("/api/notifications/{all}"), body)
            .await
            .unwrap()
            .ok()
            .unwrap();
    }
    assert_eq!(lena.unread().await, 1);
    for path in [
        "/api/notifications",
        "/api/notifications/count",
        "/api/notifications/preferences",
    ] {
        assert_eq!(story.tenant.client().get(path).await.unwrap().status, 401, "{path}");
    }
    let settings = "/api/settings/notifications";
    for (who, browser) in [("a learner", &lena.browser), ("an admin", &story.ada)] {
        assert_eq!(browser.get(settings).await.unwrap().code(), "role", "{who}");
        let change = json!({"digestAt": "09:00", "revision": 1});
        assert_eq!(browser.patch(settings, change).await.unwrap().code(), "role", "{who}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_acts_as_somebody_sees_what_they_were_told_and_reads_nothing_for_them() {
    let story = Story::begin("acting").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire safety", None).await;
    story.gives(&course, "Leeds").await;
    let id = text(&lena.wait_for_notifications(1).await[0]["id"]);
    let acting = story.tenant.admin().await;
    let begun = json!({"userId": lena.id, "reason": "She called and cannot find her course", "home": "/"});
    let reply = acting.post("/api/impersonation", begun).await.unwrap().ok().unwrap();
    acting.set_token(Some(text(&reply.value()["accessToken"])));
    let seen = acting.get("/api/notifications").await.unwrap().ok().unwrap().value();
    assert_eq!(seen["items"][0]["id"], id.as_str());
    for (path, body) in [
        (format!("/api/notifications/{id}/read"), json!({})),
        (format!("/api/notifications/{id}/unread"), json!({})),
        ("/api/notifications/read-all".into(), json!({})),
        (
            "/api/notifications/unread-all".into(),
            json!({"at": "2026-01-01T00:00:00Z"}),
        ),
    ] {
        let refused = acting.post(&path, body).await.unwrap();
        assert_eq!(
            (refused.status.as_u16(), refused.code().as_str()),
            (403, "impersonating"),
            "{path}"
        );
    }
    assert_eq!(lena.unread().await, 1, "she has still to read it herself");
}
