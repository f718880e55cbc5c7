//! A course is published anew while people are in it.
use serde_json::{Value, json};

use super::{Learner, Story, activities, activity, page};

/// Lena has done A of A and B, Otto has done both, Nina has not begun; then C is added.
async fn under_way(name: &str) -> (Story, String, [Learner; 3]) {
    let story = Story::begin(name).await;
    let people = [
        story.learner("Lena", "x").await,
        story.learner("Otto", "x").await,
        story.learner("Nina", "x").await,
    ];
    let course = story.course("Safety", vec![page("A"), page("B")]).await;
    story.gives(&course, json!({"loc1": ["x"]})).await;
    for (person, done) in people.iter().zip([&["A"][..], &["A", "B"], &[]]) {
        let id = person.only().await;
        let shown = person.player(&id).await;
        for title in done {
            person
                .reports(&id, &activity(&shown, title), json!({"opened": true}))
                .await
                .ok()
                .unwrap();
        }
    }
    let draft = story.reads(&format!("/api/courses/{course}")).await;
    let mut more = page("C");
    more["sectionId"] = draft["sections"][0]["id"].clone();
    story.edits(&course, "activities", more).await;
    (story, course, people)
}

async fn publish(story: &Story, course: &str, learners: &str) {
    story
        .does(&format!("/api/courses/{course}/publish"), json!({"learners": learners}))
        .await;
}

async fn course_progress(person: &Learner) -> (Value, Value, usize) {
    let shown = person.player(&person.only().await).await;
    let count = activities(&shown).len();
    (shown["status"].clone(), shown["progress"].clone(), count)
}

#[tokio::test(flavor = "multi_thread")]
async fn keep_lets_everyone_finish_what_they_began() {
    let (story, course, [lena, otto, nina]) = under_way("keep").await;
    publish(&story, &course, "keep").await;
    assert_eq!(course_progress(&lena).await, (json!("inprogress"), json!(50), 2));
    assert_eq!(course_progress(&otto).await, (json!("completed"), json!(100), 2));
    assert_eq!(
        course_progress(&nina).await,
        (json!("notstarted"), json!(0), 3),
        "who has not begun gets the new one"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn move_takes_those_under_way_along_with_what_they_did() {
    let (story, course, [lena, otto, nina]) = under_way("move").await;
    publish(&story, &course, "move").await;
    assert_eq!(course_progress(&lena).await, (json!("inprogress"), json!(33), 3));
    assert_eq!(
        course_progress(&otto).await,
        (json!("completed"), json!(100), 2),
        "what is completed stays completed"
    );
    assert_eq!(course_progress(&nina).await, (json!("notstarted"), json!(0), 3));

    let draft = story.reads(&format!("/api/courses/{course}")).await;
    for title in ["B", "C"] {
        let sections = draft["sections"][0]["activities"].as_array().unwrap();
        let id = sections.iter().find(|one| one["title"] == title).unwrap()["id"]
            .as_str()
            .unwrap();
        let path = format!("/api/courses/{course}");
        let revision = story.reads(&path).await["revision"].clone();
        story
            .ada
            .delete(&format!("{path}/activities/{id}"), json!({"revision": revision}))
            .await
            .unwrap()
            .ok()
            .unwrap();
    }
    let before = story.event_count("course.completed").await;
    publish(&story, &course, "move").await;
    assert_eq!(
        course_progress(&lena).await,
        (json!("completed"), json!(100), 1),
        "nothing is left to do"
    );
    assert_eq!(story.event_count("course.completed").await, before + 1);
    assert_eq!(
        story.event_count("assignments.moved").await,
        2,
        "one event for all who were moved, each time"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn restart_opens_a_new_round_and_keeps_the_old_one() {
    let (story, course, [lena, otto, nina]) = under_way("restart").await;
    let before = lena.only().await;
    publish(&story, &course, "restart").await;
    for person in [&lena, &otto, &nina] {
        assert_eq!(course_progress(person).await, (json!("notstarted"), json!(0), 3));
    }
    assert_ne!(lena.only().await, before);
    assert_eq!(
        story.event_count("assignments.restarted").await,
        1,
        "one event for all of them"
    );
    assert_eq!(
        lena.browser
            .get(&format!("/api/me/courses/{before}"))
            .await
            .unwrap()
            .status
            .as_u16(),
        404
    );
    assert_eq!(
        story
            .count("select count(*) from user_courses where status = 'completed' and cycle = 1")
            .await,
        1
    );
    assert_eq!(
        story.reads(&format!("/api/courses/{course}/progress")).await["total"],
        3
    );

    // The new round follows the rules as the old one did.
    story.moves(&lena.id, "y").await.ok().unwrap();
    assert!(lena.courses().await.is_empty());
    story.moves(&lena.id, "x").await.ok().unwrap();
    assert_eq!(course_progress(&lena).await, (json!("notstarted"), json!(0), 3));
}
