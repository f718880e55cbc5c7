//! Courses that begin again: a round is closed with its history, the next one opens, on the days that the author says.
use chrono::{DateTime, Duration, NaiveDate, Utc};
use futures_util::future::join_all;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::super::notifications::{ScheduledReplica, Story as NotificationStory};
use super::{Story, activity, page, text};

fn today() -> NaiveDate {
    SystemClock.now().date_naive()
}

/// The beginning of a day; the tenants of tests live in UTC.
fn dawn(day: NaiveDate) -> DateTime<Utc> {
    day.and_hms_opt(0, 0, 0).unwrap().and_utc()
}

async fn refreshes(story: &NotificationStory, course: &str, refresher: Value) {
    let path = format!("/api/courses/{course}/refresher");
    let saved = story.ada.put(&path, json!({"refresher": refresher})).await.unwrap();
    assert_eq!(saved.ok().unwrap().value()["refresher"], refresher);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_example_person_sees_the_days_of_the_specification() {
    let story = Story::begin("refresh-example").await;
    let days = async |query: &str| {
        let path = format!("/api/courses/refresher-example?{query}");
        story.reads(&path).await["days"].clone()
    };
    assert_eq!(
        days("given=2026-03-01&days=5").await,
        json!(["2026-03-05", "2026-03-10", "2026-03-15", "2026-03-20"])
    );
    assert_eq!(
        days("given=2026-03-01&monthDay=02-29").await,
        json!(["2027-02-28", "2028-02-29", "2029-02-28", "2030-02-28"])
    );
    for bad in ["given=2026-03-01&days=0", "given=2026-03-01&monthDay=02-30"] {
        let path = format!("/api/courses/refresher-example?{bad}");
        assert_eq!(story.ada.get(&path).await.unwrap().status.as_u16(), 422, "{bad}");
    }
    let course = story.course("Safety", vec![page("A")]).await;
    let path = format!("/api/courses/{course}/refresher");
    let never = json!({"refresher": {"mode": "timeframe", "days": 0}});
    let refused = story.ada.put(&path, never).await.unwrap();
    assert_eq!(refused.value()["errors"][0]["code"], "out_of_range");
    assert_eq!(story.reads(&path).await, json!({"refresher": {"mode": "none"}}));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_ends_on_its_day_and_the_next_one_opens_with_its_own_date() {
    let story = NotificationStory::begin("refreshed").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire safety", None).await;
    let due = json!({"due": {"kind": "after", "days": 2}});
    let path = format!("/api/courses/{course}/due");
    story.ada.put(&path, due).await.unwrap().ok().unwrap();
    refreshes(&story, &course, json!({"mode": "timeframe", "days": 5})).await;
    story.gives(&course, "Leeds").await;
    lena.wait_for_notifications(1).await;
    lena.learns().await;
    lena.wait_for_notifications(2).await;
    let mine = async || lena.browser.get("/api/me/courses").await.unwrap().ok().unwrap().value()["items"].clone();
    let first = mine().await[0].clone();
    assert_eq!(first["status"], "completed");
    let ends = dawn(today() + Duration::days(4));
    let at: DateTime<Utc> = text(&first["resetAt"]).parse().unwrap();
    assert_eq!(at, ends, "the day on which it was given counts");
    let days = |days: i64| (SystemClock.now() + Duration::days(days)).format("%Y-%m-%dT%H:%M:%SZ");
    let path = format!("/api/me/calendar?from={}&to={}", days(0), days(10));
    let calendar = lena.browser.get(&path).await.unwrap().ok().unwrap().value();
    let again = calendar["items"].as_array().unwrap().iter();
    let again: Vec<&Value> = again.filter(|entry| entry["kind"] == "refresher").collect();
    assert_eq!(again.len(), 1, "{calendar}");
    assert_eq!(
        (&again[0]["title"], &again[0]["startsAt"]),
        (&json!("Fire safety"), &first["resetAt"])
    );

    let later = ScheduledReplica::of(&story).await;
    later.at(ends - Duration::minutes(1)).await;
    assert_eq!(mine().await[0]["id"], first["id"], "not before its day");
    later.at(ends - Duration::seconds(1)).await;
    let notifications = lena.wait_for_notifications(3).await;
    assert_eq!(
        (&notifications[0]["kind"], &notifications[0]["params"]["days"]),
        (&json!("courseRefreshSoon"), &json!(1)),
        "reminded once, of the day before, though it is completed; a round of five days has no week before: {notifications:?}"
    );
    assert_eq!(notifications[0]["params"]["dueAt"], first["resetAt"]);
    for _ in 0..3 {
        later.at(ends + Duration::minutes(1)).await;
    }
    let second = mine().await;
    assert_eq!(second.as_array().unwrap().len(), 1, "once, however often the job runs");
    let second = second[0].clone();
    assert_ne!(second["id"], first["id"]);
    assert_eq!(
        (&second["status"], &second["progress"]),
        (&json!("notstarted"), &json!(0))
    );
    let at: DateTime<Utc> = text(&second["resetAt"]).parse().unwrap();
    assert_eq!(at, dawn(today() + Duration::days(9)), "counted from the first day on");
    let due: DateTime<Utc> = text(&second["dueAt"]).parse().unwrap();
    assert_eq!(due.date_naive(), today() + Duration::days(6), "due by its own date");
    let archived_sql =
        "select count(*) from user_courses where status = 'completed' and archived_at is not null and cycle = 1";
    assert_eq!(story.count(archived_sql).await, 1, "history is kept");
    let notifications = lena.wait_for_notifications(4).await;
    assert_eq!(notifications[0]["kind"], "courseAssigned", "a new round is told of");

    // Nobody was there for a while: what was missed meanwhile is one round, not many.
    later.at(dawn(today() + Duration::days(21)) + Duration::hours(3)).await;
    let third = mine().await[0].clone();
    let at: DateTime<Utc> = text(&third["resetAt"]).parse().unwrap();
    assert_eq!(at, dawn(today() + Duration::days(24)));
    assert_eq!(story.count("select max(cycle)::bigint from user_courses").await, 3);

    // Whoever is to begin again no more keeps the round.
    refreshes(&story, &course, json!({"mode": "none"})).await;
    assert_eq!(mine().await[0]["resetAt"], Value::Null);
    later.at(dawn(today() + Duration::days(60))).await;
    assert_eq!(mine().await[0]["id"], third["id"]);
    later.api.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_course_waits_and_begins_again_when_it_is_shown() {
    let story = NotificationStory::begin("refresh-hidden").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire safety", None).await;
    refreshes(&story, &course, json!({"mode": "timeframe", "days": 3})).await;
    story.gives(&course, "Leeds").await;
    story.does(&format!("/api/courses/{course}/unpublish"), json!({})).await;
    let later = ScheduledReplica::of(&story).await;
    later.at(dawn(today() + Duration::days(10))).await;
    assert_eq!(story.count("select max(cycle)::bigint from user_courses").await, 1);
    story.does(&format!("/api/courses/{course}/publish"), json!({})).await;
    later.at(dawn(today() + Duration::days(10)) + Duration::hours(1)).await;
    assert_eq!(story.count("select max(cycle)::bigint from user_courses").await, 2);
    assert_eq!(lena.browser.get("/api/me/courses").await.unwrap().value()["total"], 1);
    later.api.shutdown().await;
}

/// Two workers at the same moment, while the learner takes the last step.
#[tokio::test(flavor = "multi_thread")]
async fn rounds_that_end_while_two_workers_and_a_learner_are_at_it_open_once() {
    let story = NotificationStory::begin("refresh-race").await;
    let course = story.course("Fire safety", None).await;
    refreshes(&story, &course, json!({"mode": "timeframe", "days": 2})).await;
    let mut people = Vec::new();
    for name in ["Lena", "Otto", "Mia", "Ben"] {
        people.push(story.learner(name, "Leeds").await);
    }
    story.gives(&course, "Leeds").await;
    let (one, other) = (ScheduledReplica::of(&story).await, ScheduledReplica::of(&story).await);
    let ends = dawn(today() + Duration::days(1)) + Duration::minutes(1);
    let learners = join_all(people.iter().map(|person| async {
        let courses = person.browser.get("/api/me/courses").await.unwrap().value();
        let path = format!("/api/me/courses/{}", text(&courses["items"][0]["id"]));
        let player = person.browser.get(&path).await.unwrap();
        if player.status.as_u16() == 404 {
            // The round ended before they looked at it.
            return;
        }
        let page = activity(&player.value(), "A");
        let reply = person
            .browser
            .post(&format!("{path}/activities/{page}/progress"), json!({"opened": true}))
            .await
            .unwrap();
        assert!([200, 404].contains(&reply.status.as_u16()), "{}", reply.text());
    }));
    tokio::join!(one.at(ends), other.at(ends), learners);
    one.at(ends + Duration::minutes(5)).await;
    assert_eq!(
        story
            .count("select count(*) from user_courses where cycle = 2 and archived_at is null")
            .await,
        4
    );
    assert_eq!(
        story
            .count("select count(*) from user_courses where cycle = 1 and archived_at is not null")
            .await,
        4
    );
    assert_eq!(story.count("select count(*) from user_courses").await, 8);
    one.api.shutdown().await;
    other.api.shutdown().await;
}
