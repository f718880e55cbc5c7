//! Marking: once by one, with the loop of doing it again.
use serde_json::json;

use super::{Story, fields, mark, read, send, start, submitted, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn a_submission_goes_back_and_comes_again_until_it_is_good() {
    let story = Story::begin("form-loop").await;
    let form = story
        .published("assessment", words(), json!({"approver": "manager", "attempts": 1}))
        .await;
    let first = submitted(&story.lena, &form, json!({"why": "Dunno"})).await;
    assert_eq!(
        (&first["status"], &first["canMark"]),
        (&json!("markingRequired"), &json!(false))
    );
    assert_eq!(
        mark(&story.lena, &first, "competent", json!({})).await.status,
        404,
        "nobody marks themselves"
    );
    let path = format!("/api/forms/{}/submissions", text(&form["id"]));
    let queue = read(&story.max, &path).await;
    assert_eq!(
        (&queue["total"], &queue["items"][0]["person"]),
        (&json!(1), &json!("Lena Berg"))
    );
    assert_eq!(
        fields(&mark(&story.max, &first, "pendingResubmission", json!({})).await),
        ["comment required"]
    );
    let wrong = mark(&story.max, &first, "approved", json!({})).await;
    assert_eq!((wrong.status.as_u16(), wrong.code()), (409, "no_such_move".into()));
    let comment = json!({"comment": "Say more.", "comments": {"why": "In a sentence"}});
    mark(&story.max, &first, "pendingResubmission", comment)
        .await
        .ok()
        .unwrap();
    let returned = read(&story.lena, &format!("/api/form-submissions/{}", text(&first["id"]))).await;
    assert_eq!(
        (&returned["status"], &returned["comments"]["why"]),
        (&json!("pendingResubmission"), &json!("In a sentence"))
    );
    let open = send(&story.lena, &returned, "reopen", json!({}))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!((&open["status"], &open["attempt"]), (&json!("inprogress"), &json!(2)));
    let second = send(&story.lena, &open, "submit", json!({"why": "Because of the smoke"}))
        .await
        .ok()
        .unwrap()
        .value();
    let (one, other) = tokio::join!(
        mark(&story.max, &second, "competent", json!({"comment": "Good"})),
        mark(&story.ada, &second, "notCompetent", json!({}))
    );
    let mut came = [one.status.as_u16(), other.status.as_u16()];
    came.sort_unstable();
    assert_eq!(came, [200, 409], "of two markers one wins and the other is told");
    let result = read(&story.lena, "/api/me/form-submissions").await;
    assert_eq!(result["total"], 1);
    let moves = read(&story.lena, &format!("/api/form-submissions/{}", text(&first["id"]))).await;
    assert_eq!(moves["moves"].as_array().unwrap().len(), 7);
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_granted_and_managers_observe_their_own_people_only() {
    let story = Story::begin("form-request").await;
    let request = story
        .published("request", words(), json!({"approver": "manager"}))
        .await;
    let submission = submitted(&story.lena, &request, json!({"why": "Holiday"})).await;
    assert_eq!(submission["status"], "approvalRequired");
    let granted = mark(&story.max, &submission, "approved", json!({}))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(granted["status"], "approved");
    let observation = story.published("observation", words(), json!({})).await;
    assert_eq!(
        fields(&start(&story.max, &observation, json!({})).await),
        ["about required"]
    );
    let about = json!({"about": story.lena_id});
    assert_eq!(start(&story.otto, &observation, about.clone()).await.status, 404);
    let begun = start(&story.max, &observation, about).await.ok().unwrap().value();
    assert_eq!(begun["person"], "Lena Berg");
    let unseen = story
        .lena
        .get(&format!("/api/form-submissions/{}", text(&begun["id"])))
        .await
        .unwrap();
    assert_eq!(unseen.status, 404, "until it is submitted");
    send(&story.max, &begun, "submit", json!({"why": "Calm and quick"}))
        .await
        .ok()
        .unwrap();
    let seen = read(&story.lena, &format!("/api/form-submissions/{}", text(&begun["id"]))).await;
    assert_eq!((&seen["observer"], &seen["isOwn"]), (&json!("Max Berg"), &json!(false)));
}
