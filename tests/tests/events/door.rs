//! The door: tickets, the code in the room, people who move to another date, and messages.

use chrono::{DateTime, Duration, Utc};
use futures_util::future::join_all;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::{Person, Story, code, fields, read};

fn at(of: DateTime<Utc>) -> String {
    of.format("%Y-%m-%dT%H:%M").to_string()
}

/// In a few hours: its doors are open.
fn soon() -> Value {
    let starts = SystemClock.now() + Duration::hours(3);
    json!({"starts": at(starts), "ends": at(starts + Duration::hours(2)), "timeZone": "UTC"})
}

async fn ticket(person: &Person, event: &str) -> String {
    let found = read(&person.browser, &format!("/api/events/{event}")).await;
    found["mine"]["ticket"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ticket_opens_once_and_only_where_it_belongs() {
    let (story, munro) = tokio::join!(Story::begin("event-door"), Story::begin("event-door-b"));
    let (lena, nils) = tokio::join!(story.learner("Lena"), munro.learner("Nils"));
    let [event, other] = [story.event(soon()).await, story.event(soon()).await];
    let elsewhere = munro.event(soon()).await;
    lena.seat(&event, "register").await.ok().unwrap();
    nils.seat(&elsewhere, "register").await.ok().unwrap();
    let shown = ticket(&lena, &event).await;
    let show = async |event: &str, ticket: &str| {
        let body = json!({"ticket": ticket});
        story
            .ada
            .post(&format!("/api/events/{event}/check-in"), body)
            .await
            .unwrap()
    };

    let wrong = show(&other, &shown).await;
    assert_eq!(fields(&wrong), ["ticket"]);
    assert!(
        wrong.text().contains("This ticket is for another event: “First aid”"),
        "{}",
        wrong.text()
    );
    let strange = show(&event, &ticket(&nils, &elsewhere).await).await;
    assert!(
        strange.text().contains("Nobody at this event has this ticket."),
        "{}",
        strange.text()
    );
    // Two who scan it at once: one lets her in, the other is told.
    let replies = join_all((0..8).map(|_| show(&event, &shown))).await;
    assert_eq!(replies.iter().filter(|reply| reply.status == 200).count(), 1);
    assert!(
        replies
            .iter()
            .filter(|reply| reply.status != 200)
            .all(|reply| code(reply) == "already_checked_in")
    );
    let let_in = replies.iter().find(|reply| reply.status == 200).unwrap().value();
    assert_eq!(let_in["name"], "Lena Berg");
    assert_eq!(lena.state(&event).await, "attended");
    assert_eq!(story.contradictions(&event).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_in_the_room_lets_in_who_has_a_seat_and_is_there() {
    let story = Story::begin("event-code").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let event = story.event(soon()).await;
    lena.seat(&event, "register").await.ok().unwrap();
    let arrive = async |person: &Person, typed: &str| {
        let path = format!("/api/events/{event}/arrive");
        person.browser.post(&path, json!({"code": typed})).await.unwrap()
    };
    assert_eq!(fields(&arrive(&lena, "").await), ["code"], "no code is none");
    let path = format!("/api/events/{event}/room-code");
    let made = story.ada.post(&path, json!({"on": true})).await.unwrap().ok().unwrap();
    let shown = made.value()["code"].as_str().unwrap().to_owned();
    assert_eq!(fields(&arrive(&lena, "abcdef").await), ["code"]);
    assert_eq!(code(&arrive(&mia, &shown).await), "not_registered");
    let spaced = format!(" {} {}", &shown[..3].to_uppercase(), &shown[3..]);
    arrive(&lena, &spaced).await.ok().unwrap();
    assert_eq!(lena.state(&event).await, "attended");
    assert_eq!(code(&arrive(&lena, &shown).await), "already_checked_in");

    let ended = story.ada.post(&path, json!({"on": false})).await.unwrap().ok().unwrap();
    assert!(ended.value()["code"].is_null());
    mia.seat(&event, "register").await.ok().unwrap();
    assert_eq!(fields(&arrive(&mia, &shown).await), ["code"]);
    let later = story.event(json!({})).await;
    mia.seat(&later, "register").await.ok().unwrap();
    let path = format!("/api/events/{later}/room-code");
    let made = story.ada.post(&path, json!({"on": true})).await.unwrap().value();
    let early = json!({"code": made["code"]});
    let early = mia
        .browser
        .post(&format!("/api/events/{later}/arrive"), early)
        .await
        .unwrap();
    assert_eq!(code(&early), "too_early");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_move_to_another_date_and_who_waits_comes_up_also_when_two_move_at_once() {
    let story = Story::begin("event-move").await;
    let (lena, mia, otto) = tokio::join!(story.learner("Lena"), story.learner("Mia"), story.learner("Otto"));
    let [one, two] = [
        story.event(json!({"capacity": 1})).await,
        story.event(json!({"capacity": 1})).await,
    ];
    for person in [&lena, &mia] {
        person.seat(&one, "register").await.ok().unwrap();
    }
    let moves = async |from: &str, to: &str, who: &Person| {
        let body = json!({"eventId": to, "userIds": [who.id]});
        story.ada.post(&format!("/api/events/{from}/move"), body).await.unwrap()
    };
    moves(&one, &two, &lena).await.ok().unwrap();
    assert_eq!(lena.state(&one).await, "cancelled");
    assert_eq!(lena.state(&two).await, "attending");
    assert_eq!(mia.state(&one).await, "attending", "she waited");
    assert_eq!(code(&moves(&one, &two, &mia).await), "event_full");
    assert_eq!(mia.state(&one).await, "attending", "nothing was done by half");
    assert_eq!(code(&moves(&one, &two, &otto).await), "not_registered");
    assert_eq!(fields(&moves(&one, &one, &mia).await), ["eventId"]);

    // Two who move people towards each other do not wait for ever.
    story.save(&one, json!({"capacity": 5})).await.ok().unwrap();
    story.save(&two, json!({"capacity": 5})).await.ok().unwrap();
    let (there, back) = tokio::join!(moves(&one, &two, &mia), moves(&two, &one, &lena));
    assert!(
        there.status == 200 && back.status == 200,
        "{} {}",
        there.text(),
        back.text()
    );
    for event in [&one, &two] {
        assert_eq!(story.contradictions(event).await, 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_while_they_are_moved_to_another_date_keeps_a_seat_at_neither() {
    let story = Story::begin("event-move-gone").await;
    let mut people = Vec::new();
    for number in 0..8 {
        people.push(story.learner(&format!("M{number}")).await);
    }
    let [one, two] = [story.event(json!({})).await, story.event(json!({})).await];
    for person in &people {
        person.seat(&one, "register").await.ok().unwrap();
    }
    let moves = people.iter().map(async |person| {
        let body = json!({"eventId": two, "userIds": [person.id]});
        let reply = story.ada.post(&format!("/api/events/{one}/move"), body).await.unwrap();
        // Whoever has left is no member any more.
        assert!(reply.status == 200 || reply.status == 404, "{}", reply.text());
    });
    let leave = async {
        let ids: Vec<&str> = people.iter().map(|person| person.id.as_str()).collect();
        let body = json!({"ids": ids, "status": "terminated"});
        story.ada.post("/api/people/status", body).await.unwrap().ok().unwrap();
    };
    tokio::join!(join_all(moves), leave);

    let held = "select user_id::text from user_events where state in ('pending', 'attending', 'waiting')";
    assert_eq!(story.rows(held).await, 0);
    for event in [&one, &two] {
        assert_eq!(story.contradictions(event).await, 0);
        assert_eq!(story.managed(event).await["taken"], 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_reaches_whom_it_is_for() {
    let story = Story::begin("event-message").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let event = story.event(json!({"capacity": 1})).await;
    for person in [&lena, &mia] {
        person.seat(&event, "register").await.ok().unwrap();
    }
    let send = async |body: Value| {
        let path = format!("/api/events/{event}/message");
        story.ada.post(&path, body).await.unwrap()
    };
    assert_eq!(fields(&send(json!({"text": "  "})).await), ["text"]);
    let sent = send(json!({"text": "Bring shoes."})).await.ok().unwrap().value();
    assert_eq!(sent["people"], 1, "who attends");
    assert!(lena.notification_kinds().await.contains(&"eventMessage".to_owned()));
    assert!(!mia.notification_kinds().await.contains(&"eventMessage".to_owned()));
    send(json!({"text": "You are next.", "userIds": [mia.id]}))
        .await
        .ok()
        .unwrap();
    assert!(mia.notification_kinds().await.contains(&"eventMessage".to_owned()));
    let nobody = send(json!({"text": "Hello", "states": ["pending"]})).await;
    assert_eq!(fields(&nobody), ["to"]);
}
