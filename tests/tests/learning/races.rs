//! Everything at once.
use futures_util::future::join_all;
use serde_json::json;

use super::{Story, activities, activity, page, report};

#[tokio::test(flavor = "multi_thread")]
async fn a_course_is_completed_once_however_often_it_is_said() {
    let story = Story::begin("once").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Once", vec![page("A"), page("B"), page("C")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let id = lena.only().await;
    let shown = lena.player(&id).await;
    let all: Vec<String> = ["A", "B", "C"].iter().map(|title| activity(&shown, title)).collect();

    let calls = (0..51).map(|i| report(&lena.browser, &id, &all[i % 3], json!({"opened": true})));
    for reply in join_all(calls).await {
        let status = reply.status.as_u16();
        assert!(status == 200 || status == 503, "{status}: {}", reply.text());
    }
    for one in &all {
        report(&lena.browser, &id, one, json!({"opened": true}))
            .await
            .ok()
            .unwrap();
    }
    let done = lena.player(&id).await;
    assert_eq!((&done["status"], &done["progress"]), (&json!("completed"), &json!(100)));
    assert_eq!(story.event_count("course.started").await, 1);
    assert_eq!(story.event_count("activity.completed").await, 3);
    assert_eq!(story.event_count("course.completed").await, 1);
    assert_eq!(story.count("select count(*) from user_activities").await, 3);
}

/// A rule that asks for York and a person who moves to York, both at once: whoever comes second sees the other.
#[tokio::test(flavor = "multi_thread")]
async fn a_rule_and_a_profile_that_change_at_once_miss_nobody() {
    let story = Story::begin("atonce").await;
    let course = story.course("York only", vec![page("A")]).await;
    let rule = story.gives(&course, json!({"loc1": ["Bath"]})).await["permission"].clone();
    let lena = story.learner("Lena", "Leeds").await;
    let path = format!("/api/permissions/{}", rule["id"].as_str().unwrap());
    let first = rule["revision"].as_i64().unwrap();
    for round in 0..12 {
        let (location, town) = if round % 2 == 0 {
            ("York", "York")
        } else {
            ("Bath", "Leeds")
        };
        let change = story
            .ada
            .patch(&path, json!({"revision": first + round, "rule": {"loc1": [location]}}));
        let (changed, moved) = tokio::join!(change, story.moves(&lena.id, town));
        changed.unwrap().ok().unwrap();
        moved.ok().unwrap();
        let has = lena.courses().await.len();
        assert_eq!(has, usize::from(round % 2 == 0), "round {round}");
    }
    assert_eq!(
        story.count("select count(*) from user_courses").await,
        1,
        "one assignment, opened and closed again"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn publishing_and_giving_at_once_gives_exactly_once() {
    let story = Story::begin("publish").await;
    let lena = story.learner("Lena", "Leeds").await;
    for round in 0..6 {
        let course = story.draft(&format!("Course {round}"), vec![page("A")]).await;
        let body = json!({"type": "course", "documentId": course, "rule": {"everyone": []}});
        let publish = format!("/api/courses/{course}/publish");
        let (published, given) = tokio::join!(
            story.ada.post(&publish, json!({})),
            story.ada.post("/api/permissions", body)
        );
        published.unwrap().ok().unwrap();
        given.unwrap().ok().unwrap();
        assert_eq!(lena.courses().await.len(), round + 1);
    }
}

/// A report that is being written while a new version is published and everybody is moved over.
#[tokio::test(flavor = "multi_thread")]
async fn a_report_beside_a_new_version_is_not_lost() {
    let story = Story::begin("beside").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story
        .course("Moving", (0..8).map(|i| page(&format!("P{i}"))).collect())
        .await;
    story.gives(&course, json!({"everyone": []})).await;
    let id = lena.only().await;
    let shown = lena.player(&id).await;
    let publish = format!("/api/courses/{course}/publish");
    for (round, one) in activities(&shown).iter().enumerate() {
        let path = format!("/api/courses/{course}");
        let revision = story.reads(&path).await["revision"].clone();
        let title = json!({"title": format!("Moving {round}"), "revision": revision});
        story.ada.patch(&path, title).await.unwrap().ok().unwrap();
        let (published, report_reply) = tokio::join!(
            story.ada.post(&publish, json!({"learners": "move"})),
            report(&lena.browser, &id, one["id"].as_str().unwrap(), json!({"opened": true})),
        );
        published.unwrap().ok().unwrap();
        report_reply.ok().unwrap();
        let now = lena.player(&id).await;
        assert_eq!(now["progress"], json!(100 * (round + 1) / 8), "round {round}");
    }
    assert_eq!(lena.player(&id).await["status"], "completed");
    assert_eq!(story.event_count("course.completed").await, 1);
}

/// Who begins while a new version is published works in one version: the outline shown and what is counted belong together.
#[tokio::test(flavor = "multi_thread")]
async fn a_first_report_beside_a_publishing_counts_in_one_version() {
    let story = Story::begin("firsts").await;
    let course = story.course("Growing", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let publish = format!("/api/courses/{course}/publish");
    for round in 0..6 {
        let lena = story.learner(&format!("Lena{round}"), "Leeds").await;
        let id = lena.only().await;
        let first = activity(&lena.player(&id).await, "A");
        let section = story.reads(&format!("/api/courses/{course}")).await["sections"][0]["id"].clone();
        let mut more = page(&format!("B{round}"));
        more["sectionId"] = section;
        story.edits(&course, "activities", more).await;
        let (published, report_reply) = tokio::join!(
            story.ada.post(&publish, json!({})),
            report(&lena.browser, &id, &first, json!({"opened": true})),
        );
        published.unwrap().ok().unwrap();
        report_reply.ok().unwrap();
        let now = lena.player(&id).await;
        let (all, done) = (activities(&now).len(), 1);
        assert!(all == round + 1 || all == round + 2, "round {round}: {all}");
        assert_eq!(now["progress"], json!(100 * done / all), "round {round}");
        assert_eq!(now["status"] == "completed", all == done, "round {round}");
    }
}
