//! Answers are kept as they are typed, and submitted once.
use serde_json::json;

use super::{Story, fields, read, send, start, submitted, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn a_form_is_submitted_once_however_often_that_is_pressed() {
    let story = Story::begin("form-once").await;
    let form = story.published("survey", words(), json!({"attempts": 1})).await;
    let (one, other) = tokio::join!(
        start(&story.lena, &form, json!({})),
        start(&story.lena, &form, json!({}))
    );
    let (one, other) = (one.ok().unwrap().value(), other.ok().unwrap().value());
    assert_eq!(one["id"], other["id"], "two tabs have one draft");
    let saved = send(&story.lena, &one, "", json!({"why": "Half a"}))
        .await
        .ok()
        .unwrap()
        .value();
    let late = send(&story.lena, &other, "", json!({"why": "Other"})).await;
    assert_eq!((late.status.as_u16(), late.code()), (409, "changed_meanwhile".into()));
    assert_eq!(
        fields(&send(&story.lena, &saved, "submit", json!({})).await),
        ["answers.why required"]
    );
    let press = || send(&story.lena, &saved, "submit", json!({"why": "Half a sentence"}));
    let (first, second, third) = tokio::join!(press(), press(), press());
    for reply in [first, second, third] {
        let done = reply.ok().unwrap().value();
        assert_eq!(
            (&done["status"], &done["answers"]["why"]),
            (&json!("completed"), &json!("Half a sentence"))
        );
        assert_eq!(done["moves"].as_array().unwrap().len(), 2);
    }
    let stale = send(&story.lena, &one, "submit", json!({"why": "Again"})).await;
    assert_eq!((stale.status.as_u16(), stale.code()), (409, "already_submitted".into()));
    let again = start(&story.lena, &form, json!({})).await;
    assert_eq!((again.status.as_u16(), again.code()), (409, "no_attempts_left".into()));
    let mine = read(&story.lena, "/api/me/forms").await;
    assert_eq!(
        (&mine["items"][0]["completionStatus"], &mine["items"][0]["attempts"]),
        (&json!("completed"), &json!(1))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_assessment_marks_itself_and_hides_what_is_right_until_then() {
    let story = Story::begin("form-assess").await;
    let options = json!([{"id": "a", "label": "Water"}, {"id": "b", "label": "Foam"}]);
    let questions = json!([{"id": "q", "type": "singleChoice", "label": "Oil burns. Use…", "options": options, "points": 2.0, "correct": ["b"]},
        {"id": "sum", "type": "calculated", "label": "Sum", "formula": "1 / 0"}]);
    let form = story.published("assessment", questions, json!({"passScore": 50})).await;
    let begun = start(&story.lena, &form, json!({})).await.ok().unwrap().value();
    assert!(!begun.to_string().contains("\"correct\":[\"b\"]"), "{begun}");
    let failed = send(&story.lena, &begun, "submit", json!({"q": "a"}))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (&failed["status"], &failed["score"]),
        (&json!("notCompetent"), &json!(0.0))
    );
    let passed = submitted(&story.lena, &form, json!({"q": "b"})).await;
    assert_eq!(
        (&passed["status"], &passed["right"]["q"], &passed["attempt"]),
        (&json!("competent"), &json!(true), &json!(2))
    );
    assert_eq!(passed["answers"]["sum"], json!(null), "nothing is divided by zero");
}

#[tokio::test(flavor = "multi_thread")]
async fn anonymous_answers_name_nobody_and_few_are_shown_to_nobody() {
    let story = Story::begin("form-anonymous").await;
    let form = story
        .published("survey", words(), json!({"anonymous": true, "attempts": 1}))
        .await;
    let path = format!("/api/me/forms/{}/anonymous", text(&form["id"]));
    let body = json!({"id": "6f1b2f5c-3a0e-4d5e-9c1a-1f2e3d4c5b6a", "answers": {"why": "Secret"}});
    let press = || story.lena.post(&path, body.clone());
    let (one, other) = tokio::join!(press(), press());
    assert_eq!(
        [one.unwrap().status.as_u16(), other.unwrap().status.as_u16()],
        [204, 204]
    );
    let second = json!({"id": "7f1b2f5c-3a0e-4d5e-9c1a-1f2e3d4c5b6a", "answers": {"why": "More"}});
    let again = story.lena.post(&path, second).await.unwrap();
    assert_eq!((again.status.as_u16(), again.code()), (409, "no_attempts_left".into()));
    let figures = read(&story.ada, &format!("/api/forms/{}/analytics", text(&form["id"]))).await;
    assert_eq!(
        (&figures["withheld"], &figures["questions"]),
        (&json!(true), &json!([]))
    );
    let file = story
        .ada
        .get(&format!("/api/forms/{}/submissions.csv", text(&form["id"])))
        .await
        .unwrap();
    assert_eq!(file.code(), "too_few");
    let queue = read(&story.ada, &format!("/api/forms/{}/submissions", text(&form["id"]))).await;
    assert_eq!(queue["total"], 0);
    let saved = story.tenant.texts("select s::text from form_submissions s").await;
    assert_eq!(saved.len(), 1);
    assert!(!saved[0].contains(&story.lena_id), "{saved:?}");
    assert_eq!(read(&story.lena, "/api/me/form-submissions").await["total"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_is_kept_for_whoever_writes_it_and_for_nobody_else() {
    let story = Story::begin("form-kept").await;
    let form = story.published("survey", words(), json!({})).await;
    let begun = start(&story.lena, &form, json!({})).await.ok().unwrap().value();
    for outsider in [&story.otto, &story.max, &story.ada] {
        let refused = send(outsider, &begun, "", json!({"why": "Not mine"})).await;
        assert_eq!(refused.status, 404, "{}", refused.text());
    }
    let saved = send(&story.lena, &begun, "", json!({"why": "Mine"})).await;
    let saved = saved.ok().unwrap().value();
    assert_eq!(saved["id"], begun["id"]);
    assert_eq!(
        saved["revision"].as_i64(),
        begun["revision"].as_i64().map(|one| one + 1)
    );
    let path = format!("/api/form-submissions/{}", text(&begun["id"]));
    assert_eq!(read(&story.lena, &path).await["answers"], json!({"why": "Mine"}));
    send(&story.lena, &saved, "submit", json!({"why": "Mine"}))
        .await
        .ok()
        .unwrap();
    let over = send(&story.lena, &saved, "", json!({"why": "After all"})).await;
    assert_eq!((over.status.as_u16(), over.code()), (409, "already_submitted".into()));
    assert_eq!(read(&story.lena, &path).await["answers"], json!({"why": "Mine"}));
}
