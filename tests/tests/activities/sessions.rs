//! Live sessions of courses.

use chrono::Duration;
use futures_util::future::join_all;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::json;

use super::*;
use crate::events::followed;

/// A published event that begins within the hour.
async fn event(story: &Story) -> String {
    let at = |hours: i64| {
        (SystemClock.now() + Duration::hours(hours))
            .format("%Y-%m-%dT%H:%M")
            .to_string()
    };
    let body = json!({"title": "First aid", "description": {"type": "doc", "content": [{"type": "paragraph"}]},
        "address": "Hall 2", "starts": at(1), "ends": at(3), "timeZone": "UTC", "promotion": "auto"});
    let made = story.does("/api/events", body).await;
    let id = text(&made["id"]);
    let body = json!({"revision": made["revision"], "status": "published", "reason": ""});
    story.does(&format!("/api/events/{id}/status"), body).await;
    id
}

fn session(events: &[&str]) -> Value {
    json!({"type": "event", "title": "The session", "content": {"events": events}, "completion": {"kind": "attended"}})
}

async fn desk(story: &Story, event: &str, transition: &str, learner: &Learner) -> Reply {
    let body = json!({"transition": transition, "userIds": [learner.id], "note": ""});
    let path = format!("/api/events/{event}/attendees");
    story.ada.post(&path, body).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn attending_one_of_the_dates_completes_the_course_once_and_stays_when_the_check_in_is_undone() {
    let story = Story::begin("session-one").await;
    let (first, second) = (event(&story).await, event(&story).await);
    let course = story.course("With a session", vec![session(&[&first, &second])]).await;
    let known = story.ada.get(&format!("/api/events/{second}/managed")).await.unwrap();
    let courses = known.ok().unwrap().value()["courses"].clone();
    assert_eq!(
        courses,
        json!([{"id": course, "title": "With a session"}]),
        "its editors see where it counts"
    );
    let (lena, id) = learner_of(&story, "Lena", &course).await;
    let path = format!("/api/events/{second}/register");
    lena.browser.post(&path, json!({})).await.unwrap().ok().unwrap();
    assert_eq!(
        state(&lena, &id, "The session").await.0,
        "notstarted",
        "a seat alone is nothing"
    );

    let check_ins = (0..8).map(|_| desk(&story, &second, "attended", &lena));
    let let_in = join_all(check_ins)
        .await
        .iter()
        .filter(|reply| reply.status == 200)
        .count();
    assert_eq!(let_in, 1);
    followed(&story.tenant).await;
    assert_eq!(
        state(&lena, &id, "The session").await,
        ("completed".into(), "completed".into())
    );
    assert_eq!(story.event_count("course.completed").await, 1);

    desk(&story, &second, "undo", &lena).await.ok().unwrap();
    assert_eq!(
        state(&lena, &id, "The session").await.0,
        "completed",
        "what followed from it is there by then"
    );
    desk(&story, &second, "attended", &lena).await.ok().unwrap();
    followed(&story.tenant).await;
    assert_eq!(story.event_count("course.completed").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_was_attended_before_the_course_was_given_counts_when_it_is_opened() {
    let story = Story::begin("session-before").await;
    let event = event(&story).await;
    let lena = story.learner("Lena", "Leeds").await;
    desk(&story, &event, "add", &lena).await.ok().unwrap();
    desk(&story, &event, "attended", &lena).await.ok().unwrap();
    let course = story.course("Given later", vec![session(&[&event])]).await;
    story.gives(&course, json!({"userId": [lena.id]})).await;
    let id = lena.only().await;
    let shown = lena.player(&id).await;
    let reply = lena
        .reports(&id, &activity(&shown, "The session"), json!({"opened": true}))
        .await;
    assert_eq!(reply.ok().unwrap().value()["course"]["status"], "completed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_cannot_say_itself_that_its_person_attended() {
    let story = Story::begin("session-said").await;
    let event = event(&story).await;
    let course = story.course("Not by saying so", vec![session(&[&event])]).await;
    let (lena, id) = learner_of(&story, "Lena", &course).await;
    let shown = lena.player(&id).await;
    let body = json!({"opened": true, "seconds": 3600, "ticked": ["done"]});
    let reply = lena
        .reports(&id, &activity(&shown, "The session"), body)
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(reply["activity"]["status"], "inprogress");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_checks_in_by_the_code_in_the_room_has_attended_too() {
    let story = Story::begin("session-code").await;
    let session_event = event(&story).await;
    let course = story.course("With a session", vec![session(&[&session_event])]).await;
    let (lena, id) = learner_of(&story, "Lena", &course).await;
    let path = format!("/api/events/{session_event}/register");
    lena.browser.post(&path, json!({})).await.unwrap().ok().unwrap();
    let made = story
        .does(&format!("/api/events/{session_event}/room-code"), json!({"on": true}))
        .await;
    let path = format!("/api/events/{session_event}/arrive");
    lena.browser
        .post(&path, json!({"code": made["code"]}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    followed(&story.tenant).await;
    assert_eq!(
        state(&lena, &id, "The session").await,
        ("completed".into(), "completed".into())
    );
}
