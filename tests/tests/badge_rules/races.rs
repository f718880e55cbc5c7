//! However many complete something at once, each badge is awarded once and none is missed.
use futures_util::future::join_all;
use serde_json::{Value, json};

use super::{held, holders};
use crate::learning::{Learner, Story, activity, page, report, text};

/// The round of a course of this title, and the id of its page A.
async fn place(learner: &Learner, title: &str) -> (String, String) {
    let courses = learner.courses().await;
    let mine = courses.iter().find(|one| one["title"] == title).unwrap();
    let round = text(&mine["id"]);
    let page = activity(&learner.player(&round).await, "A");
    (round, page)
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_reports_at_once_award_a_course_its_activities_and_what_follows_once() {
    let story = Story::begin("badge-fifty").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire", vec![page("A"), page("B")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let id = lena.only().await;
    let shown = lena.player(&id).await;
    let (a, b) = (activity(&shown, "A"), activity(&shown, "B"));
    let (course_badge, activity_badge, next) = (
        story.badge("Course").await,
        story.badge("Activity").await,
        story.badge("Next").await,
    );
    story.rule_in_force(&course_badge, json!({"refs": [course]})).await;
    story
        .rule_in_force(&activity_badge, json!({"trigger": "activity", "refs": [a, b]}))
        .await;
    let both = json!({"trigger": "badge", "refs": [course_badge, activity_badge]});
    story.rule_in_force(&next, both).await;

    let elsewhere = story.elsewhere(&lena).await;
    let calls = (0..50).map(|i| {
        let browser = if i % 4 < 2 { &lena.browser } else { &elsewhere };
        report(browser, &id, if i % 2 == 0 { &a } else { &b }, json!({"opened": true}))
    });
    for reply in join_all(calls).await {
        let status = reply.status.as_u16();
        assert!(status == 200 || status == 503, "{status}: {}", reply.text());
    }
    for one in [&a, &b] {
        lena.reports(&id, one, json!({"opened": true})).await.ok().unwrap();
    }
    assert_eq!(held(&lena.browser).await, ["Activity", "Course", "Next"]);
    for rows in [
        "user_badges",
        "user_notifications where kind = 'badgeEarned'",
        "facts where kind = 'badge.given'",
        "audit_log where action = 'badge.given'",
    ] {
        assert_eq!(story.count(&format!("select count(*) from {rows}")).await, 3, "{rows}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_courses_that_are_completed_at_the_same_moment_the_last_one_awards() {
    let story = Story::begin("badge-skew").await;
    let mut courses = Vec::new();
    for title in ["Fire", "Lift"] {
        let course = story.course(title, vec![page("A")]).await;
        story.gives(&course, json!({"everyone": []})).await;
        courses.push(course);
    }
    let badge = story.badge("Both").await;
    story.rule_in_force(&badge, json!({"refs": courses})).await;
    for name in ["Lena", "Otto", "Ivy", "Max", "Nora", "Paul"] {
        let learner = story.learner(name, "Leeds").await;
        let elsewhere = story.elsewhere(&learner).await;
        let (fire, lift) = (place(&learner, "Fire").await, place(&learner, "Lift").await);
        let (one, other) = tokio::join!(
            report(&learner.browser, &fire.0, &fire.1, json!({"opened": true})),
            report(&elsewhere, &lift.0, &lift.1, json!({"opened": true}))
        );
        for (reply, place) in [(one, fire), (other, lift)] {
            if reply.status == 503 {
                learner
                    .reports(&place.0, &place.1, json!({"opened": true}))
                    .await
                    .ok()
                    .unwrap();
            } else {
                reply.ok().unwrap();
            }
        }
        assert_eq!(held(&learner.browser).await, ["Both"], "{name}");
    }
    assert_eq!(story.count("select count(*) from user_badges").await, 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn awarded_by_hand_and_by_a_rule_at_once_it_is_held_once() {
    let story = Story::begin("badge-hand-race").await;
    let course = story.course("Fire", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let badge = story.badge("Safe").await;
    story.rule_in_force(&badge, json!({"refs": [course]})).await;
    let way = format!("/api/badges/{badge}/holders");
    for name in ["Lena", "Otto", "Ivy", "Max"] {
        let learner = story.learner(name, "Leeds").await;
        let (round, a) = place(&learner, "Fire").await;
        let (gift, done) = tokio::join!(
            story.ada.post(&way, json!({"people": [learner.id]})),
            report(&learner.browser, &round, &a, json!({"opened": true}))
        );
        let statuses = [gift.unwrap().status.as_u16(), done.status.as_u16()];
        assert!(statuses.iter().all(|one| *one == 200 || *one == 503), "{statuses:?}");
        learner.reports(&round, &a, json!({"opened": true})).await.ok().unwrap();
        let all = holders(&story.ada, &badge).await;
        let theirs: Vec<&Value> = all.iter().filter(|one| one["person"]["id"] == learner.id).collect();
        assert_eq!(theirs.len(), 1, "{name}: {theirs:?}");
    }
}
