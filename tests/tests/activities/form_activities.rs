//! A form inside a course.

use futures_util::future::join_all;
use serde_json::json;

use super::*;

fn both(status: &str) -> (String, String) {
    (status.to_owned(), status.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn submitting_the_form_of_a_course_completes_it_once_however_often_it_is_pressed() {
    let story = Story::begin("form-once").await;
    let form = form(&story, "survey", question(), json!({})).await;
    let course = story
        .course("With a form", vec![asks(&form, json!({"kind": "submitted"}))])
        .await;
    let (lena, id) = learner_of(&story, "Lena", &course).await;
    let otto = story.learner("Otto", "York").await;
    assert_eq!(
        begins(&otto.browser, &form).await.status,
        404,
        "only the course gives it"
    );

    let begun = begins(&lena.browser, &form).await.ok().unwrap().value();
    assert_eq!(state(&lena, &id, "The form").await, both("notstarted"));
    let presses = (0..20).map(|_| submits(&lena.browser, &begun, json!({"why": "Because."})));
    for reply in join_all(presses).await {
        let status = reply.status.as_u16();
        assert!(matches!(status, 200 | 409 | 503), "{status}: {}", reply.text());
    }
    assert_eq!(state(&lena, &id, "The form").await, both("completed"));
    assert_eq!(story.event_count("activity.completed").await, 1);
    assert_eq!(story.event_count("course.completed").await, 1);
    assert_eq!(story.count("select count(*) from form_submissions").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_marked_form_waits_is_done_again_and_completes_with_the_marker_who_was_first() {
    let story = Story::begin("form-marked").await;
    let form = form(&story, "assessment", question(), json!({"approver": "admin"})).await;
    let course = story
        .course("Assessed", vec![asks(&form, json!({"kind": "competent"}))])
        .await;
    let (lena, id) = learner_of(&story, "Lena", &course).await;

    let begun = begins(&lena.browser, &form).await.ok().unwrap().value();
    let first = submits(&lena.browser, &begun, json!({"why": "Hm."}))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(state(&lena, &id, "The form").await, both("markingRequired"));
    let returned = marks(&story.ada, &first, "pendingResubmission")
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(state(&lena, &id, "The form").await, both("inprogress"));

    let path = format!("/api/form-submissions/{}/reopen", text(&returned["id"]));
    let again = lena.browser.post(&path, json!({})).await.unwrap().ok().unwrap().value();
    let second = submits(&lena.browser, &again, json!({"why": "Because."}))
        .await
        .ok()
        .unwrap()
        .value();
    let (one, other) = tokio::join!(
        marks(&story.ada, &second, "competent"),
        marks(&story.ada, &second, "notCompetent")
    );
    let won = [&one, &other].iter().filter(|reply| reply.status == 200).count();
    assert_eq!(won, 1, "{} {}", one.text(), other.text());
    let lost = if one.status == 200 { &other } else { &one };
    assert_eq!(lost.value()["code"], "changed_meanwhile", "the other one is told");
    let (course_is, activity_is) = state(&lena, &id, "The form").await;
    let expected = if one.status == 200 { "completed" } else { "inprogress" };
    assert_eq!((course_is.as_str(), activity_is.as_str()), (expected, expected));
    assert_eq!(
        story.event_count("course.completed").await,
        i64::from(one.status == 200)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn enough_points_complete_and_too_few_do_not() {
    let story = Story::begin("form-score").await;
    let choice = json!([{"id": "one", "type": "singleChoice", "label": "Exit?", "points": 10, "correct": ["a"],
        "options": [{"id": "a", "label": "The stairs"}, {"id": "b", "label": "The lift"}]}]);
    let form = form(&story, "assessment", choice, json!({})).await;
    let rule = json!({"kind": "score", "percent": 80});
    let course = story.course("Scored", vec![asks(&form, rule)]).await;
    let (lena, id) = learner_of(&story, "Lena", &course).await;
    let begun = begins(&lena.browser, &form).await.ok().unwrap().value();
    submits(&lena.browser, &begun, json!({"one": "b"})).await.ok().unwrap();
    assert_eq!(state(&lena, &id, "The form").await, both("inprogress"));
    let begun = begins(&lena.browser, &form).await.ok().unwrap().value();
    submits(&lena.browser, &begun, json!({"one": "a"})).await.ok().unwrap();
    assert_eq!(state(&lena, &id, "The form").await, both("completed"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_behind_a_lock_does_not_leave_the_server_and_what_was_submitted_before_counts_when_it_opens() {
    let story = Story::begin("form-locked").await;
    let open = form(&story, "survey", question(), json!({"openToTeam": true})).await;
    let shut = form(&story, "survey", question(), json!({})).await;
    let rule = json!({"kind": "submitted"});
    let mut last = asks(&open, rule.clone());
    last["title"] = json!("The open one");
    let draft = story
        .draft("In order", vec![page("First"), asks(&shut, rule), last])
        .await;
    let revision = story.reads(&format!("/api/courses/{draft}")).await["revision"].clone();
    let body = json!({"revision": revision, "sequential": true});
    story
        .ada
        .patch(&format!("/api/courses/{draft}"), body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    story.does(&format!("/api/courses/{draft}/publish"), json!({})).await;
    let (lena, id) = learner_of(&story, "Lena", &draft).await;

    assert_eq!(begins(&lena.browser, &shut).await.status, 404);
    let path = format!("/api/me/forms/{shut}");
    assert_eq!(lena.browser.get(&path).await.unwrap().status, 404);
    let begun = begins(&lena.browser, &open).await.ok().unwrap().value();
    submits(&lena.browser, &begun, json!({"why": "Early."}))
        .await
        .ok()
        .unwrap();
    assert_eq!(
        state(&lena, &id, "The open one").await.1,
        "notstarted",
        "it is locked yet"
    );

    let shown = lena.player(&id).await;
    lena.reports(&id, &activity(&shown, "First"), json!({"opened": true}))
        .await
        .ok()
        .unwrap();
    let begun = begins(&lena.browser, &shut).await.ok().unwrap().value();
    submits(&lena.browser, &begun, json!({"why": "Now."}))
        .await
        .ok()
        .unwrap();
    let reply = report(
        &lena.browser,
        &id,
        &activity(&shown, "The open one"),
        json!({"opened": true}),
    )
    .await;
    assert_eq!(reply.ok().unwrap().value()["course"]["status"], "completed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_names_a_form_that_is_there_and_is_published_with_one_that_is_open() {
    let story = Story::begin("form-named").await;
    let draft = draft_form(&story, "survey", question(), json!({})).await;
    let course = story
        .draft("Early", vec![asks(&text(&draft["id"]), json!({"kind": "submitted"}))])
        .await;
    let refused = story
        .ada
        .post(&format!("/api/courses/{course}/publish"), json!({}))
        .await
        .unwrap();
    assert_eq!(refused.status, 422);
    assert!(
        refused.text().contains("Its form is not published."),
        "{}",
        refused.text()
    );
    let shown = story.reads(&format!("/api/courses/{course}")).await;
    let activity = text(&shown["sections"][0]["activities"][0]["id"]);
    let body = json!({"revision": shown["revision"], "content": {"form": "00000000-0000-0000-0000-000000000001"}});
    let path = format!("/api/courses/{course}/activities/{activity}");
    let refused = story.ada.patch(&path, body).await.unwrap();
    assert_eq!(refused.status, 422, "{}", refused.text());
}
