//! What is wrong has its sentence, and nothing of it is kept.

use learnt_compose::client::Reply;
use serde_json::{Value, json};

use super::{Story, content};

/// What is said of a field.
fn field_errors(reply: &Reply, field: &str) -> Vec<String> {
    assert_eq!(reply.status, 422, "{field}: {}", reply.text());
    let body = reply.value();
    let errors = body["errors"].as_array().unwrap().iter();
    errors
        .filter(|error| error["field"] == field)
        .map(|error| error["message"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_an_event_is_said_in_a_sentence_and_the_event_stays_as_it_is() {
    let (story, munro) = tokio::join!(Story::begin("event-bad"), Story::begin("event-bad-b"));
    let (lena, nils) = tokio::join!(story.learner("Lena"), munro.learner("Nils"));
    let event = story.event(json!({"title": "Yoga", "capacity": 3})).await;
    lena.seat(&event, "register").await.ok().unwrap();
    let before = story.managed(&event).await;
    let long = "a".repeat(501);
    let wrong: Vec<(Value, &str, &str)> = vec![
        (json!({"title": " "}), "title", "Enter a title."),
        (json!({"address": long}), "address", "Use at most 500 characters."),
        (json!({"starts": "tomorrow"}), "starts", "Enter a date and time."),
        (
            json!({"starts": "2027-03-28T02:30", "ends": "2027-03-28T05:00"}),
            "starts",
            "This time does not exist: the clocks go forward that night.",
        ),
        (
            json!({"ends": "2020-01-01T10:00"}),
            "ends",
            "The end must be after the start.",
        ),
        (
            json!({"starts": "2027-07-01T09:00", "ends": "2028-07-02T10:00"}),
            "ends",
            "An event can last at most 366 days.",
        ),
        (
            json!({"timeZone": "Europe/Atlantis"}),
            "timeZone",
            "This time zone does not exist.",
        ),
        (
            json!({"registerUntil": "2100-01-01T09:00"}),
            "registerUntil",
            "This is after the end of the event.",
        ),
        (
            json!({"capacity": 0}),
            "capacity",
            "Enter 1 to 100,000 seats, or leave the field empty for no limit.",
        ),
        (
            json!({"waitlistCapacity": -1}),
            "waitlistCapacity",
            "Enter a number from 0 to 100,000, or leave the field empty.",
        ),
        (json!({"offerHours": 721}), "offerHours", "Enter 1 to 720 hours."),
        (
            json!({"onlineUrl": "javascript:alert(1)"}),
            "onlineUrl",
            "Enter an address that starts with https://.",
        ),
        (
            json!({"trainers": [nils.id]}),
            "trainers",
            "One of these people is no longer in this team.",
        ),
    ];
    for (what, field, sentence) in &wrong {
        let made = story.ada.post("/api/events", content(what.clone())).await.unwrap();
        let saved = story.save(&event, what.clone()).await;
        for reply in [made, saved] {
            assert_eq!(field_errors(&reply, field), [*sentence], "{what}");
        }
    }
    assert_eq!(story.managed(&event).await, before);
    assert_eq!(story.rows("select id::text from events").await, 1, "none was begun");
    assert_eq!(lena.state(&event).await, "attending");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recurrence_that_does_not_end_or_is_none_is_said_to_be_so_and_makes_no_date() {
    let story = Story::begin("series-bad").await;
    let event = story.event(json!({"title": "Yoga"})).await;
    let revision = story.managed(&event).await["revision"].clone();
    let many = "A series can have at most 200 dates. Choose an earlier end.";
    let days = "Events can repeat daily, weekly, monthly or yearly.";
    for (rule, sentence) in [
        (
            "FREQ=WEEKLY",
            "Choose when the series ends: after a number of dates, or on a date.",
        ),
        ("FREQ=DAILY;COUNT=10000", many),
        ("FREQ=DAILY;UNTIL=20991231T235959Z", many),
        ("FREQ=MINUTELY;COUNT=3", days),
        ("FREQ=DAILY;BYHOUR=9;COUNT=3", days),
        ("FREQ=DAILY;COUNT=three", "This recurrence is not valid."),
        ("<script>", "This recurrence is not valid."),
        ("", days),
    ] {
        let body = json!({"revision": revision, "rule": rule, "exceptions": []});
        let path = format!("/api/events/{event}/series");
        let reply = story.ada.post(&path, body).await.unwrap();
        assert_eq!(field_errors(&reply, "rule"), [sentence], "{rule}");
    }
    let body = json!({"revision": revision, "rule": "FREQ=DAILY;COUNT=3", "exceptions": ["tomorrow"]});
    let reply = story.ada.post(&format!("/api/events/{event}/series"), body).await;
    assert_eq!(field_errors(&reply.unwrap(), "exceptions"), ["Enter a date and time."]);
    assert_eq!(story.rows("select id::text from events").await, 1);
    assert_eq!(story.rows("select id::text from event_series").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_too_late_is_told_why_and_is_registered_for_nothing() {
    let story = Story::begin("event-late").await;
    let lena = story.learner("Lena").await;
    let event = story.event(json!({})).await;
    let after = async |change: &str| {
        story
            .tenant
            .sql(format!("update events set {change} where id = '{event}'"))
            .await;
        let reply = lena.seat(&event, "register").await;
        assert_eq!(reply.status, 409, "{}", reply.text());
        reply.value()["detail"].as_str().unwrap().to_owned()
    };
    assert_eq!(
        after("register_until = now() - interval '1 second'").await,
        "Registration for this event is closed."
    );
    assert_eq!(
        after("register_until = null, starts_at = now() - interval '1 second'").await,
        "This event has started."
    );
    assert_eq!(
        after("status = 'cancelled', starts_at = now() + interval '1 hour'").await,
        "This event was cancelled."
    );
    assert_eq!(lena.state(&event).await, "none");
    assert_eq!(story.rows("select number::text from event_moves").await, 0);
}
