//! Registrations are written with as many statements for many people as for few, by hand and by a rule, moved to another date so, and given
//! back so when an event is cancelled.
use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use learnt_compose::testing::PASSWORD;
use learnt_kernel::clock::SystemClock;
use learnt_tenant_api::TenantApi;
use learnt_tests::statement_counter::StatementCounter;
use serde_json::{Value, json};
use tower::ServiceExt;

use super::Story;
use crate::platform::{config, quiet_replica};

/// An admin's write at the copy whose statements are counted.
async fn does(api: &TenantApi, story: &Story, path: &str, body: Value) {
    let request = Request::post(path)
        .header("host", story.ada.host())
        .header("authorization", format!("Bearer {}", story.ada.token().unwrap()))
        .header("content-type", "application/json")
        .body(Body::from(body.to_string()))
        .unwrap();
    let response = api.router.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    assert!(
        status.is_success(),
        "{path}: {status} {}",
        String::from_utf8_lossy(&body)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn thirty_registrations_are_written_and_given_back_with_as_many_statements_as_three() {
    let story = Story::begin("counted").await;
    let mut people = Vec::new();
    for number in 0..30 {
        let username = format!("lena{number}.{}", story.tenant.id).to_lowercase();
        let profile = json!({"firstName": "Lena", "lastName": "Berg", "username": username});
        let made = story
            .ada
            .post("/api/people", json!({"profile": profile, "password": PASSWORD}))
            .await
            .unwrap();
        people.push(made.ok().unwrap().value()["id"].clone());
    }
    let mut config = config(story.tenant.stack());
    let counted = StatementCounter::between(&mut config).await;
    let api = quiet_replica(config, Arc::new(SystemClock)).await;

    let (mut added, mut moved, mut cancelled, mut by_rule) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    // With the first one connections open, and what is asked once is asked.
    for count in [1, 3, 30] {
        let event = story.event(json!({})).await;
        let body = json!({"transition": "add", "userIds": people[..count], "note": ""});
        let path = format!("/api/events/{event}/attendees");
        added.push(counted.during(does(&api, &story, &path, body)).await.1);
        let seats = async |event: &str| {
            let seats =
                format!("select user_id::text from user_events where event_id = '{event}' and state = 'attending'");
            story.rows(&seats).await
        };
        assert_eq!(seats(&event).await, count);

        let first = event;
        let event = story.event(json!({})).await;
        let body = json!({"eventId": event, "userIds": people[..count]});
        let path = format!("/api/events/{first}/move");
        moved.push(counted.during(does(&api, &story, &path, body)).await.1);
        assert_eq!((seats(&first).await, seats(&event).await), (0, count));
        assert_eq!(story.contradictions(&first).await, 0);

        let revision = story.managed(&event).await["revision"].clone();
        let body = json!({"revision": revision, "status": "cancelled", "reason": "The trainer is ill."});
        let path = format!("/api/events/{event}/status");
        cancelled.push(counted.during(does(&api, &story, &path, body)).await.1);
        assert_eq!(seats(&event).await, 0, "everybody's seat is gone");
        assert_eq!(story.contradictions(&event).await, 0);

        let event = story.event(json!({})).await;
        let body = json!({"rule": {"userId": people[..count]}, "waitList": true});
        let path = format!("/api/events/{event}/attendees/by-rule");
        by_rule.push(counted.during(does(&api, &story, &path, body)).await.1);
        assert_eq!(seats(&event).await, count);
        assert_eq!(story.contradictions(&event).await, 0);
    }
    let counts = [
        ("added", added),
        ("moved", moved),
        ("cancelled", cancelled),
        ("added by a rule", by_rule),
    ];
    for (what, sent) in counts {
        assert!(sent[1] > 5, "{what}: {sent:?} were counted");
        assert!(sent[2] <= sent[1] + 3, "{what}: one, three, thirty: {sent:?}");
    }
    api.shutdown().await;
}
