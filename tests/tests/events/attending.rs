//! People are let in while they and others register or leave.

use chrono::Duration;
use futures_util::future::join_all;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::{Person, Story, followed, read};

/// In three hours: its doors are open, and people still register.
fn soon() -> Value {
    let at = |hours: i64| {
        (SystemClock.now() + Duration::hours(hours))
            .format("%Y-%m-%dT%H:%M")
            .to_string()
    };
    json!({"starts": at(3), "ends": at(5), "timeZone": "UTC"})
}

async fn points(person: &Person) -> i64 {
    let found = read(&person.browser, "/api/me/rewards/balance").await;
    found["balance"].as_i64().unwrap()
}

/// Whoever is let in earns points; whoever registers or leaves holds the membership that these are counted at. Nobody waits for the
/// other for ever: everybody has their answer, and nobody is told to come again.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_let_in_for_points_while_others_register_again_or_leave_waits_for_nobody() {
    let story = Story::begin("event-points-race").await;
    story.tenant.settings(json!({"rewards": true})).await;
    let mut people = Vec::new();
    for number in 0..12 {
        people.push(story.learner(&format!("R{number}")).await);
    }
    let (leaving, staying) = people.split_at(2);
    let mut events = Vec::new();
    for _ in 0..4 {
        let event = story.event(soon()).await;
        let worth = json!({"type": "event", "documentId": event, "points": 30});
        story.ada.put("/api/rewards/points", worth).await.unwrap().ok().unwrap();
        for person in &people {
            person.seat(&event, "register").await.ok().unwrap();
        }
        events.push(event);
    }

    let all: Vec<&Person> = staying.iter().collect();
    let let_in = events.iter().map(async |event| {
        for transition in ["attended", "undo", "attended"] {
            let reply = story.desk(event, transition, &all).await;
            assert_eq!(reply.status, 200, "{transition}: {}", reply.text());
        }
    });
    let again = staying.iter().map(async |person| {
        for round in 0..8 {
            let reply = person.seat(&events[round % events.len()], "register").await;
            assert_eq!(reply.status, 200, "{}", reply.text());
        }
    });
    let leave = async {
        let ids: Vec<&str> = leaving.iter().map(|person| person.id.as_str()).collect();
        let body = json!({"ids": ids, "status": "terminated"});
        story.ada.post("/api/people/status", body).await.unwrap().ok().unwrap();
    };
    tokio::join!(join_all(let_in), join_all(again), leave);

    followed(&story.tenant).await;
    for person in staying {
        assert_eq!(points(person).await, 120, "thirty of each of four, once");
    }
    assert_eq!(story.contradictions_anywhere().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_start_a_seat_that_becomes_free_goes_to_nobody() {
    let story = Story::begin("event-begun").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let event = story.event(json!({"capacity": 1})).await;
    lena.seat(&event, "register").await.ok().unwrap();
    mia.seat(&event, "register").await.ok().unwrap();
    let began = format!("update events set starts_at = now() - interval '1 minute' where id = '{event}'");
    story.tenant.sql(began).await;
    story.desk(&event, "remove", &[&lena]).await.ok().unwrap();
    assert_eq!(mia.state(&event).await, "waiting");
    let refused = story.desk(&event, "promote", &[&mia]).await;
    assert_eq!(super::code(&refused), "event_started");
    assert_eq!(story.contradictions(&event).await, 0);
}
