//! What happens is told to whom it concerns, once.
use chrono::{Duration, Utc};
use futures_util::future::join_all;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::json;

use super::{ScheduledReplica, Story, text};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_given_a_course_is_told_of_it_once_a_round() {
    let story = Story::begin("told").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire safety", None).await;
    story.gives(&course, "Leeds").await;
    let notifications = lena.wait_for_notifications(1).await;
    let mine = lena.browser.get("/api/me/courses").await.unwrap().value();
    let id = text(&mine["items"][0]["id"]);
    assert_eq!(notifications[0]["kind"], "courseAssigned");
    assert_eq!(notifications[0]["params"]["course"], "Fire safety");
    assert_eq!(notifications[0]["link"], format!("/apps/course/{id}"));
    assert_eq!(notifications[0]["title"], "New course: Fire safety");
    assert_eq!(notifications[0]["body"], "You have been assigned “Fire safety”.");
    assert_eq!((&notifications[0]["read"], lena.unread().await), (&json!(false), 1));
    let published = format!(
        "select count(*) from facts where kind = 'notifications.changed' and 'me:{}' = any(topics)",
        lena.id
    );
    assert_eq!(story.count(published).await, 1, "her bell hears of it");

    // A second rule that names her, and a way out and back, are no second gift.
    story.gives(&course, "Leeds").await;
    for location in ["York", "Leeds"] {
        let path = format!("/api/people/{}", lena.id);
        let revision = story.reads(&path).await["revision"].clone();
        let moved = json!({"revision": revision, "profile": {"lists": {"loc1": [location]}}});
        story.ada.patch(&path, moved).await.unwrap().ok().unwrap();
    }
    story.rests().await;
    lena.wait_for_notifications(1).await;

    // What she completed is told as well, and a new round is a gift of its own.
    lena.learns().await;
    let notifications = lena.wait_for_notifications(2).await;
    assert_eq!(notifications[0]["kind"], "courseCompleted");
    let draft = story.reads(&format!("/api/courses/{course}")).await;
    let titled = json!({"title": "Fire safety II", "revision": draft["revision"]});
    let path = format!("/api/courses/{course}");
    story.ada.patch(&path, titled).await.unwrap().ok().unwrap();
    story
        .does(&format!("{path}/publish"), json!({"learners": "restart"}))
        .await;
    let notifications = lena.wait_for_notifications(3).await;
    assert_eq!(notifications[0]["title"], "New course: Fire safety II");
    assert_ne!(
        notifications[0]["link"], notifications[2]["link"],
        "the new round has a page of its own"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_that_has_closed_already_is_told_to_nobody() {
    let story = Story::begin("closed").await;
    let lena = story.learner("Lena", "Leeds").await;
    let closed = story.course("Over", Some(SystemClock.now() - Duration::days(1))).await;
    story.gives(&closed, "Leeds").await;
    let open = story
        .course("Still on", Some(SystemClock.now() + Duration::days(9)))
        .await;
    story.gives(&open, "Leeds").await;
    story.rests().await;
    let notifications = lena.wait_for_notifications(1).await;
    assert_eq!(notifications[0]["params"]["course"], "Still on");
}

#[tokio::test(flavor = "multi_thread")]
async fn assignments_at_once_and_events_that_are_reacted_to_again_write_one_each() {
    let story = Story::begin("twice").await;
    let course = story.course("Lifting", None).await;
    let people = join_all((0..4).map(|i| async move { format!("Lena{i}") })).await;
    let mut learners = Vec::new();
    for name in &people {
        learners.push(story.learner(name, "Leeds").await);
    }
    join_all((0..4).map(|_| story.gives(&course, "Leeds"))).await;
    for lena in &learners {
        lena.wait_for_notifications(1).await;
    }
    story.rests().await;
    let (one, other) = (ScheduledReplica::of(&story).await, ScheduledReplica::of(&story).await);
    let later = SystemClock.now() + Duration::days(2);
    let due = (later - Duration::hours(1)).to_rfc3339();
    // The product's own pump does not see them yet, these two do: as after a crash, both at once.
    story
        .sql(format!(
            "update facts set due_at = '{due}', done_at = null where kind = 'assignments.changed'"
        ))
        .await;
    story.sql("delete from user_notifications").await;
    tokio::join!(one.at(later), other.at(later));
    for lena in &learners {
        lena.wait_for_notifications(1).await;
    }
    story
        .sql(format!(
            "update facts set due_at = '{due}', done_at = null where kind = 'assignments.changed'"
        ))
        .await;
    tokio::join!(one.work(), other.work());
    assert_eq!(story.count("select count(*) from user_notifications").await, 4);
    one.api.shutdown().await;
    other.api.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_for_very_many_is_told_in_few_words() {
    let story = Story::begin("many").await;
    story
        .sql(
            "insert into user_teams (id, user_id, team_id, first_name, last_name, facets, search, created_at, updated_at) \
             select made.id || '_' || made.team_id, made.id, made.team_id, 'Many', 'Berg', '{loc1=leeds}', '', now(), now() \
             from (select gen_random_uuid() as id, (select team_id from user_teams limit 1) as team_id \
                   from generate_series(1, 6000)) made",
        )
        .await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("For all", None).await;
    story.gives(&course, "Leeds").await;
    lena.wait_for_notifications(1).await;
    story.rests().await;
    assert_eq!(
        story
            .count("select count(*) from user_notifications where kind = 'courseAssigned'")
            .await,
        6001
    );
    assert!(
        story
            .count("select count(*) from facts where kind = 'assignments.changed'")
            .await
            <= 4,
        "one for each few thousand people"
    );
    let count_sql = "select count(*) from facts where kind = 'notifications.changed'";
    assert!(
        story.count(count_sql).await <= 2,
        "who is not looking asks when they come"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_date_is_reminded_of_a_week_and_a_day_ahead_and_when_it_has_passed() {
    let story = Story::begin("dates").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "Leeds").await,
    );
    let now = SystemClock.now();
    let ends = now + Duration::days(10);
    let course = story.course("Fire safety", Some(ends)).await;
    story.gives(&course, "Leeds").await;
    for notifications in [
        lena.wait_for_notifications(1).await,
        otto.wait_for_notifications(1).await,
    ] {
        let due: chrono::DateTime<Utc> = text(&notifications[0]["params"]["dueAt"]).parse().unwrap();
        assert_eq!(due.timestamp(), ends.timestamp(), "the gift tells the date");
    }
    otto.learns().await;
    otto.wait_for_notifications(2).await;
    let later = ScheduledReplica::of(&story).await;
    for (days, count) in [(2, 1), (4, 2), (5, 2), (8, 2)] {
        later.at(now + Duration::days(days)).await;
        assert_eq!(
            lena.notifications().await.len(),
            count,
            "day {days}: {:?}",
            lena.notifications().await
        );
    }
    let week = lena.notifications().await[0].clone();
    assert_eq!(
        (&week["kind"], &week["params"]["days"]),
        (&json!("courseDueSoon"), &json!(7))
    );
    later.at(now + Duration::days(9) + Duration::hours(2)).await;
    let day = lena.wait_for_notifications(3).await[0].clone();
    assert_eq!(
        (&day["kind"], &day["params"]["days"]),
        (&json!("courseDueSoon"), &json!(1))
    );
    for _ in 0..2 {
        later.at(now + Duration::days(10) + Duration::hours(2)).await;
        later.at(now + Duration::days(10) + Duration::hours(4)).await;
    }
    assert_eq!(lena.wait_for_notifications(4).await[0]["kind"], "courseOverdue");
    assert_eq!(
        otto.notifications().await.len(),
        2,
        "who is through is reminded of nothing"
    );
    later.api.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_given_late_is_reminded_of_only_after_that() {
    let story = Story::begin("late").await;
    let lena = story.learner("Lena", "Leeds").await;
    let now = SystemClock.now();
    let course = story.course("Fire safety", Some(now + Duration::days(3))).await;
    story.gives(&course, "Leeds").await;
    lena.wait_for_notifications(1).await;
    let later = ScheduledReplica::of(&story).await;
    later.at(now + Duration::hours(3)).await;
    assert_eq!(lena.notifications().await.len(), 1, "the gift said when");
    later.at(now + Duration::days(2) + Duration::hours(3)).await;
    assert_eq!(lena.wait_for_notifications(2).await[0]["params"]["days"], 1);
    later.api.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_read_is_counted_no_more_and_all_at_once_can_be_taken_back() {
    let story = Story::begin("read").await;
    let lena = story.learner("Lena", "Leeds").await;
    for title in ["One", "Two", "Three"] {
        let course = story.course(title, None).await;
        story.gives(&course, "Leeds").await;
    }
    let notifications = lena.wait_for_notifications(3).await;
    let titles: Vec<_> = notifications
        .iter()
        .map(|one| one["params"]["course"].clone())
        .collect();
    assert_eq!(titles, ["Three", "Two", "One"], "newest first");
    let path = |one: usize, step: &str| format!("/api/notifications/{}/{step}", text(&notifications[one]["id"]));
    let read = lena
        .browser
        .post(&path(0, "read"), json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let again = lena
        .browser
        .post(&path(0, "read"), json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (&read["read"], &read["readAt"]),
        (&json!(true), &again["readAt"]),
        "it was read then"
    );
    assert_eq!(
        (lena.unread().await, lena.shown("unread=true").await["total"].clone()),
        (2, json!(2))
    );
    assert_eq!(lena.shown("kind=courseCompleted").await["total"], 0);
    assert_eq!(
        lena.shown("kind=courseAssigned&perPage=2&page=2").await["items"][0]["params"]["course"],
        "One"
    );

    let all = lena
        .browser
        .post("/api/notifications/read-all", json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!((&all["count"], lena.unread().await), (&json!(2), 0));
    let back = lena
        .browser
        .post("/api/notifications/unread-all", json!({"at": all["at"]}))
        .await
        .unwrap();
    assert_eq!(back.ok().unwrap().value()["count"], 2);
    assert_eq!(lena.unread().await, 2, "the first one stays read");
    lena.browser
        .post(&path(0, "unread"), json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(lena.unread().await, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_due_date_is_reminded_of_and_a_manager_is_told_once_who_is_late() {
    let story = Story::begin("escalated").await;
    let (lena, otto, boss) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "Leeds").await,
        story.learner("Boss", "York").await,
    );
    for person in [&lena, &otto] {
        let path = format!("/api/people/{}", person.id);
        let revision = story.reads(&path).await["revision"].clone();
        let managers = json!({"revision": revision, "managers": [boss.id]});
        story
            .ada
            .put(&format!("{path}/managers"), managers)
            .await
            .unwrap()
            .ok()
            .unwrap();
    }
    let now = SystemClock.now();
    let course = story.course("Fire safety", None).await;
    let due = json!({"due": {"kind": "after", "days": 9}});
    story
        .ada
        .put(&format!("/api/courses/{course}/due"), due)
        .await
        .unwrap()
        .ok()
        .unwrap();
    story.gives(&course, "Leeds").await;
    let notifications = lena.wait_for_notifications(1).await;
    let due: chrono::DateTime<Utc> = text(&notifications[0]["params"]["dueAt"]).parse().unwrap();
    assert_eq!(
        due.date_naive(),
        now.date_naive() + Duration::days(9),
        "the gift tells the date"
    );

    let later = ScheduledReplica::of(&story).await;
    later.at(due - Duration::days(6)).await;
    assert_eq!(lena.wait_for_notifications(2).await[0]["kind"], "courseDueSoon");
    assert!(boss.notifications().await.is_empty(), "nobody is late yet");
    otto.wait_for_notifications(2).await;
    for hours in [1, 2, 26] {
        later.at(due + Duration::hours(hours)).await;
        lena.wait_for_notifications(3).await;
        let notifications = boss.wait_for_notifications(1).await;
        assert_eq!(
            notifications[0]["kind"], "peopleOverdue",
            "once for a course and a date"
        );
        assert_eq!(notifications[0]["params"]["people"], 2);
        assert_eq!(notifications[0]["params"]["names"], json!(["Lena Berg", "Otto Berg"]));
        let body = text(&notifications[0]["body"]);
        assert!(
            body.starts_with("Lena Berg and Otto Berg have not completed “Fire safety”, which was due on "),
            "{body}"
        );
    }
    later.api.shutdown().await;
}
