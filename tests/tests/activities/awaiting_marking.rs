//! What was handed in and waits for a marker is neither completed nor to be done, wherever it is counted.

use serde_json::{Value, json};

use super::assignments::{assignment, begins, hands_in, manager, marked, path};
use super::{learner_of, state};
use crate::learning::{Story, activity, page, text};

async fn course_counts(browser: &learnt_compose::client::Client) -> Value {
    let home = browser.get("/api/home").await.unwrap().ok().unwrap().value();
    home["learning"]["counts"].clone()
}

/// How many wait for this marker.
async fn waiting(browser: &learnt_compose::client::Client, course: &str) -> Value {
    let path = format!("/api/coursework?status=markingRequired&perPage=1&courseId={course}");
    browser.get(&path).await.unwrap().ok().unwrap().value()["total"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_handed_in_is_counted_by_itself_until_it_is_marked() {
    let story = Story::begin("work-waits").await;
    let course = story
        .course("A plan", vec![page("Read"), assignment("competent", 0)])
        .await;
    let (lena, id) = learner_of(&story, "Lena", &course).await;
    let max = manager(&story, &[&lena]).await;
    let coursework = begins(&lena, &id).await;
    hands_in(&lena.browser, &coursework).await.ok().unwrap();
    assert_eq!(
        state(&lena, &id, "The plan").await,
        ("inprogress".into(), "markingRequired".into()),
        "the page is still to be read"
    );
    assert_eq!(course_counts(&lena.browser).await["awaitingMarking"], 0);

    let shown = lena.player(&id).await;
    let read = json!({"opened": true});
    lena.reports(&id, &activity(&shown, "Read"), read).await.ok().unwrap();
    assert_eq!(state(&lena, &id, "The plan").await.0, "markingRequired");
    let counts = course_counts(&lena.browser).await;
    assert_eq!(
        (&counts["completed"], &counts["inProgress"], &counts["awaitingMarking"]),
        (&json!(0), &json!(0), &json!(1))
    );
    let course_of = lena.courses().await;
    assert_eq!(
        (&course_of[0]["status"], &course_of[0]["progress"]),
        (&json!("markingRequired"), &json!(50))
    );
    let list = async |status: &str| {
        let path = format!("/api/me/courses?status={status}");
        let page = lena.browser.get(&path).await.unwrap().ok().unwrap().value();
        page["total"].clone()
    };
    assert_eq!(
        (list("markingRequired").await, list("inprogress").await),
        (json!(1), json!(0)),
        "the filter of My Courses"
    );
    let progress = story.reads(&format!("/api/courses/{course}/progress")).await;
    assert_eq!(
        (&progress["markingRequired"], &progress["inprogress"]),
        (&json!(1), &json!(0))
    );

    // Her manager and the admins are told how many wait; nobody else is.
    assert_eq!(waiting(&max, &course).await, 1);
    assert_eq!(waiting(&story.ada, &course).await, 1);
    let refused = lena
        .browser
        .get("/api/coursework?status=markingRequired&perPage=1")
        .await
        .unwrap();
    assert_eq!(refused.status, 403);

    let seen = max.get(&path(&coursework, "")).await.unwrap().ok().unwrap().value();
    marked(&max, &seen, "competent").await.ok().unwrap();
    assert_eq!(state(&lena, &id, "The plan").await.0, "completed");
    assert_eq!(waiting(&max, &course).await, 0);
    let counts = course_counts(&lena.browser).await;
    assert_eq!(
        (&counts["completed"], &counts["awaitingMarking"]),
        (&json!(1), &json!(0))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_for_a_marker_goes_on_waiting_in_a_new_version() {
    let story = Story::begin("work-version").await;
    let course = story.course("A plan", vec![assignment("competent", 0)]).await;
    let (lena, id) = learner_of(&story, "Lena", &course).await;
    let coursework = begins(&lena, &id).await;
    hands_in(&lena.browser, &coursework).await.ok().unwrap();
    let draft = story.reads(&format!("/api/courses/{course}")).await;
    let mut more = page("Read");
    more["required"] = json!(false);
    more["sectionId"] = json!(text(&draft["sections"][0]["id"]));
    story.edits(&course, "activities", more).await;
    let publish = format!("/api/courses/{course}/publish");
    story.does(&publish, json!({"learners": "move"})).await;
    assert_eq!(
        state(&lena, &id, "The plan").await.0,
        "markingRequired",
        "nothing new is required of her"
    );

    let mut more = page("Sign");
    more["sectionId"] = json!(text(&draft["sections"][0]["id"]));
    story.edits(&course, "activities", more).await;
    story.does(&publish, json!({"learners": "move"})).await;
    assert_eq!(state(&lena, &id, "The plan").await.0, "inprogress", "now something is");
}
