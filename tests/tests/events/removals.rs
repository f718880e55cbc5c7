//! People who are taken off an event: by a rule, which is shown first, or several at once by hand. Those who wait get what is free.

use learnt_compose::client::Reply;
use serde_json::{Value, json};

use super::{Person, Story, code, fields, read};

impl Story {
    async fn off_by_rule(&self, event: &str, rule: Value) -> Reply {
        let body = json!({"rule": rule, "note": "Leeds has a day of its own"});
        let path = format!("/api/events/{event}/attendees/remove-by-rule");
        self.ada.post(&path, body).await.unwrap()
    }

    async fn shown_off(&self, event: &str, rule: Value) -> Value {
        let path = format!("/api/events/{event}/attendees/remove-by-rule/preview");
        let shown = self.ada.post(&path, json!({"rule": rule})).await.unwrap();
        shown.ok().unwrap().value()
    }

    async fn begun(&self) {
        self.tenant
            .sql("update events set starts_at = now() - interval '1 minute', ends_at = now() + interval '1 hour'")
            .await;
    }
}

fn named(people: &[&Person]) -> Value {
    json!({"userId": people.iter().map(|one| one.id.as_str()).collect::<Vec<_>>()})
}

fn counts<const N: usize>(of: &Value, names: [&str; N]) -> [i64; N] {
    names.map(|name| of[name].as_i64().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn whom_a_rule_names_is_shown_and_then_taken_off_and_the_next_get_the_seats() {
    let story = Story::begin("event-off-rule").await;
    let (lena, mia, nora, otto, pia) = tokio::join!(
        story.learner("Lena"),
        story.learner("Mia"),
        story.learner("Nora"),
        story.learner("Otto"),
        story.learner("Pia")
    );
    let event = story.event(json!({"capacity": 2})).await;
    for one in [&lena, &mia, &nora, &otto] {
        one.seat(&event, "register").await.ok().unwrap();
    }
    let rule = named(&[&lena, &nora, &pia]);
    let shown = story.shown_off(&event, rule.clone()).await;
    let expected = [3, 1, 1, 0, 1];
    assert_eq!(
        counts(&shown, ["matching", "seated", "waiting", "staying", "promoted"]),
        expected
    );
    let people: Vec<(&str, &str)> = shown["people"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["name"].as_str().unwrap(), one["state"].as_str().unwrap()))
        .collect();
    assert_eq!(people, [("Lena Berg", "attending"), ("Nora Berg", "waiting")]);
    assert_eq!(lena.state(&event).await, "attending", "a look changes nothing");

    let done = story.off_by_rule(&event, rule.clone()).await.ok().unwrap().value();
    assert_eq!(counts(&done, ["seated", "waiting", "staying"]), [1, 1, 0]);
    for (one, state) in [
        (&lena, "cancelled"),
        (&mia, "attending"),
        (&nora, "waiting-cancelled"),
        (&otto, "attending"),
        (&pia, "none"),
    ] {
        assert_eq!(one.state(&event).await, state);
    }
    for one in [&lena, &nora] {
        assert!(one.notification_kinds().await.contains(&"eventCancelled".to_owned()));
    }
    assert!(otto.notification_kinds().await.contains(&"eventSeat".to_owned()));
    let moves = read(&story.ada, &format!("/api/events/{event}/ledger")).await;
    let line = |at: usize| ["person", "reason", "note"].map(|name| moves[at][name].as_str().unwrap().to_owned());
    assert_eq!(line(0), ["Otto Berg", "promoted", ""]);
    assert_eq!(line(1), ["Nora Berg", "removed-by-rule", "Leeds has a day of its own"]);
    assert_eq!(line(2), ["Lena Berg", "removed-by-rule", "Leeds has a day of its own"]);

    // Said twice it has nobody to take off, and nothing of the rule stays.
    assert_eq!(fields(&story.off_by_rule(&event, rule).await), ["rule"]);
    assert_eq!(story.rows("select id::text from permissions").await, 0);
    assert_eq!(story.contradictions(&event).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_there_stays_and_after_the_start_nobody_moves_up() {
    let story = Story::begin("event-off-begun").await;
    let (lena, mia, nora) = tokio::join!(story.learner("Lena"), story.learner("Mia"), story.learner("Nora"));
    let event = story.event(json!({"capacity": 2})).await;
    for one in [&lena, &mia, &nora] {
        one.seat(&event, "register").await.ok().unwrap();
    }
    story.begun().await;
    story.desk(&event, "attended", &[&lena]).await.ok().unwrap();
    let rule = named(&[&lena, &mia]);
    let shown = story.shown_off(&event, rule.clone()).await;
    assert_eq!(
        counts(&shown, ["seated", "waiting", "staying", "promoted"]),
        [1, 0, 1, 0]
    );
    assert_eq!(shown["people"][0]["stays"], true);
    let done = story.off_by_rule(&event, rule).await.ok().unwrap().value();
    assert_eq!(counts(&done, ["seated", "waiting", "staying"]), [1, 0, 1]);
    assert_eq!(lena.state(&event).await, "attended");
    assert_eq!(mia.state(&event).await, "cancelled");
    assert_eq!(nora.state(&event).await, "waiting");
    assert_eq!(fields(&story.off_by_rule(&event, named(&[&lena])).await), ["rule"]);
    assert_eq!(story.contradictions(&event).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_that_is_none_or_names_nobody_there_takes_nobody_off() {
    let story = Story::begin("event-off-nobody").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let event = story.event(json!({})).await;
    lena.seat(&event, "register").await.ok().unwrap();
    for rule in [
        json!({}),
        json!({"shoes": ["red"]}),
        json!({"loc1": ["Nowhere"]}),
        json!(7),
        named(&[&mia]),
    ] {
        let reply = story.off_by_rule(&event, rule.clone()).await;
        assert!(fields(&reply)[0].starts_with("rule"), "{rule}: {}", reply.text());
    }
    let path = format!("/api/events/{event}/attendees/remove-by-rule");
    let body = json!({"rule": named(&[&lena]), "note": "a".repeat(501)});
    assert_eq!(fields(&story.ada.post(&path, body).await.unwrap()), ["note"]);
    assert_eq!(lena.state(&event).await, "attending");
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_take_people_off_at_once_while_others_leave_keep_the_order_and_the_counts() {
    let story = Story::begin("event-off-race").await;
    let mut people = Vec::new();
    for number in 0..9 {
        people.push(story.learner(&format!("P{number}")).await);
    }
    let event = story.event(json!({"capacity": 4})).await;
    for one in &people {
        one.seat(&event, "register").await.ok().unwrap();
    }
    // Two admins whose rules name one person both, somebody who gives up the place, and somebody who leaves the team.
    let leaves = json!({"ids": [people[8].id], "status": "terminated"});
    let (one, other, cancelled, left) = tokio::join!(
        story.off_by_rule(&event, named(&[&people[0], &people[1], &people[2]])),
        story.off_by_rule(&event, named(&[&people[2], &people[3]])),
        people[4].seat(&event, "cancel"),
        story.ada.post("/api/people/status", leaves)
    );
    for reply in [one, other, cancelled, left.unwrap()] {
        reply.ok().unwrap();
    }
    let managed = story.managed(&event).await;
    assert_eq!((&managed["taken"], &managed["waiting"]), (&json!(3), &json!(0)));
    for (number, one) in people.iter().enumerate().take(8) {
        let state = one.state(&event).await;
        match number {
            0..=3 => assert_eq!(state, "cancelled"),
            4 => assert!(state == "cancelled" || state == "waiting-cancelled", "{state}"),
            _ => assert_eq!(state, "attending"),
        }
    }
    assert_eq!(story.contradictions(&event).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn several_people_are_removed_by_hand_all_of_them_or_none() {
    let story = Story::begin("event-off-hand").await;
    let (lena, mia, nora, otto) = tokio::join!(
        story.learner("Lena"),
        story.learner("Mia"),
        story.learner("Nora"),
        story.learner("Otto")
    );
    let event = story.event(json!({"capacity": 2, "waitlistCapacity": 5})).await;
    for one in [&lena, &mia, &nora] {
        one.seat(&event, "register").await.ok().unwrap();
    }
    // One of them is not registered: nobody is removed.
    assert_eq!(story.desk(&event, "remove", &[&lena, &mia, &otto]).await.status, 404);
    assert_eq!(lena.state(&event).await, "attending");
    otto.seat(&event, "register").await.ok().unwrap();
    story.desk(&event, "remove", &[&lena, &mia]).await.ok().unwrap();
    for (one, state) in [
        (&lena, "cancelled"),
        (&mia, "cancelled"),
        (&nora, "attending"),
        (&otto, "attending"),
    ] {
        assert_eq!(one.state(&event).await, state);
    }
    let again = story.desk(&event, "remove", &[&lena, &nora]).await;
    assert_eq!(code(&again), "not_registered");
    assert_eq!(nora.state(&event).await, "attending");
    let ids: Vec<String> = (0..201).map(|_| learnt_kernel::ids::new_id().to_string()).collect();
    let many = json!({"transition": "remove", "userIds": ids, "note": ""});
    let many = story.ada.post(&format!("/api/events/{event}/attendees"), many).await;
    assert_eq!(fields(&many.unwrap()), ["userIds"]);
    assert_eq!(story.contradictions(&event).await, 0);
}
