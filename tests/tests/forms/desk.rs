//! The markers' desk: who is marking what, two markers, and a rubric.
use serde_json::{Value, json};

use super::{Story, fields, mark, read, send, start, submitted, text, words};

async fn assigns(
    browser: &learnt_compose::client::Client,
    submission: &Value,
    marker: Value,
    from: Value,
) -> learnt_compose::client::Reply {
    let path = format!("/api/form-submissions/{}/marker", text(&submission["id"]));
    browser
        .put(&path, json!({"markerId": marker, "seenMarkerId": from}))
        .await
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_submission_is_taken_by_one_and_handed_to_a_colleague() {
    let story = Story::begin("form-desk").await;
    let form = story
        .published("assessment", words(), json!({"approver": "admin"}))
        .await;
    let hers = submitted(&story.otto, &form, json!({"why": "Dunno"})).await;
    let one = format!("/api/form-submissions/{}", text(&hers["id"]));
    assert_eq!(story.max.get(&one).await.unwrap().status, 404, "not one of his people");
    let ada = read(&story.ada, "/api/me").await["uid"].clone();
    let own = assigns(&story.ada, &hers, ada.clone(), json!(null))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(own["assigned"]["id"], ada);
    let late = assigns(&story.ada, &hers, json!(story.max_id), json!(null)).await;
    assert_eq!(
        (late.status.as_u16(), late.code()),
        (409, "marker_changed".into()),
        "it is told who has it"
    );
    let learner = assigns(&story.ada, &hers, json!(story.lena_id), ada.clone()).await;
    assert_eq!(fields(&learner), ["markerId unknown"]);
    assigns(&story.ada, &hers, json!(story.max_id), ada).await.ok().unwrap();
    let queue = read(
        &story.max,
        &format!("/api/forms/{}/submissions?mine=true", text(&form["id"])),
    )
    .await;
    assert_eq!(
        (
            &queue["total"],
            &queue["items"][0]["assigned"],
            &queue["items"][0]["isAssignedToMe"]
        ),
        (&json!(1), &json!("Max Berg"), &json!(true))
    );
    let his = read(&story.max, "/api/notifications").await;
    assert_eq!(his["items"][0]["title"], "Handed over to you: Fire safety");
    let shown = read(&story.max, &one).await;
    assert_eq!(shown["canMark"], true, "what was handed over is his to mark");
    let (max, ada) = tokio::join!(
        mark(&story.max, &shown, "competent", json!({})),
        mark(&story.ada, &shown, "notCompetent", json!({}))
    );
    let mut came = [max.status.as_u16(), ada.status.as_u16()];
    came.sort_unstable();
    assert_eq!(came, [200, 409]);
    let after = assigns(&story.ada, &hers, json!(story.max_id), json!(null)).await;
    assert_eq!(after.code(), "already_decided");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_markers_do_not_read_each_other_and_differences_are_compared() {
    let story = Story::begin("form-second").await;
    let rubric = json!([{"id": "tone", "title": "Tone", "levels": [
        {"id": "poor", "label": "Poor", "points": 0.0}, {"id": "good", "label": "Good", "points": 4.0}]}]);
    let settings = json!({"approver": "manager", "secondMarker": true, "rubric": rubric, "passScore": 50});
    let form = story.published("assessment", words(), settings).await;
    let hers = submitted(&story.lena, &form, json!({"why": "Dunno"})).await;
    let lacks = mark(&story.max, &hers, "competent", json!({})).await;
    assert_eq!(fields(&lacks), ["marks required"], "a criterion without a level");
    let good = json!({"marks": {"rubric.tone": "good"}, "comment": "Calm."});
    let first = mark(&story.max, &hers, "competent", good.clone())
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (&first["status"], &first["opinionsGiven"]),
        (&json!("markingRequired"), &json!(1))
    );
    let again = mark(&story.max, &hers, "competent", good).await.ok().unwrap().value();
    assert_eq!(again["opinionsGiven"], 1, "one marker is not two");
    let path = format!("/api/form-submissions/{}", text(&hers["id"]));
    let blind = read(&story.ada, &path).await;
    assert_eq!((&blind["opinionsGiven"], &blind["opinions"]), (&json!(1), &json!([])));
    let hidden = read(&story.lena, &path).await;
    assert_eq!((&hidden["opinionsGiven"], &hidden["opinions"]), (&json!(0), &json!([])));
    let poor = json!({"marks": {"rubric.tone": "poor"}, "comment": "Loud."});
    let second = mark(&story.ada, &hers, "notCompetent", poor.clone())
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(second["status"], "markingRequired");
    let comments: Vec<_> = second["opinions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["comment"].clone())
        .collect();
    assert_eq!(comments, ["Calm.", "Loud."]);
    let undecided = mark(&story.ada, &hers, "notCompetent", poor).await;
    assert_eq!(
        (undecided.status.as_u16(), undecided.code()),
        (409, "two_opinions".into())
    );
    let holds = json!({"marks": {"rubric.tone": "good"}, "comment": "We agreed.", "isFinal": true});
    let decided = mark(&story.ada, &hers, "competent", holds).await.ok().unwrap().value();
    assert_eq!(
        (&decided["status"], &decided["score"]),
        (&json!("competent"), &json!(4.0))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn many_are_approved_at_once_and_a_marker_waits_for_whoever_changes_their_answers() {
    let story = Story::begin("form-many").await;
    let request = story
        .published("request", words(), json!({"approver": "manager"}))
        .await;
    let hers = submitted(&story.lena, &request, json!({"why": "Holiday"})).await;
    let his = submitted(&story.otto, &request, json!({"why": "Holiday"})).await;
    let of = |one: &Value| json!({"id": one["id"], "revision": one["revision"]});
    let body = json!({"submissions": [of(&hers), of(&his)], "outcome": "approved"});
    let refused = story
        .lena
        .post("/api/form-submissions/decide", body.clone())
        .await
        .unwrap();
    assert_eq!(refused.code(), "role");
    let came = story
        .max
        .post("/api/form-submissions/decide", body)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (&came["decided"], &came["undecided"][0]["id"]),
        (&json!(1), &his["id"]),
        "only his people"
    );

    // A marker and a learner who answers anew: whoever is slower is told.
    let form = story
        .published("assessment", words(), json!({"approver": "manager"}))
        .await;
    let first = submitted(&story.lena, &form, json!({"why": "Dunno"})).await;
    let again = json!({"comment": "Say more."});
    let returned = mark(&story.max, &first, "pendingResubmission", again)
        .await
        .ok()
        .unwrap()
        .value();
    let (open, late) = tokio::join!(
        send(&story.lena, &returned, "reopen", json!({})),
        mark(&story.ada, &first, "competent", json!({}))
    );
    assert!([404, 409].contains(&late.status.as_u16()), "{}", late.text());
    let open = open.ok().unwrap().value();
    let (done, slow) = tokio::join!(
        send(&story.lena, &open, "submit", json!({"why": "Because of the smoke"})),
        mark(&story.max, &returned, "competent", json!({}))
    );
    assert!([404, 409].contains(&slow.status.as_u16()), "{}", slow.text());
    assert_eq!(done.ok().unwrap().value()["status"], "markingRequired");
    assert_eq!(start(&story.lena, &form, json!({})).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_named_finds_in_their_queue_what_they_are_to_mark() {
    let story = Story::begin("form-named").await;
    let named = |who: &Value| json!({"approver": "named", "approvers": [who]});
    let form = story
        .published("assessment", words(), named(&json!(story.max_id)))
        .await;
    let his = submitted(&story.otto, &form, json!({"why": "Dunno"})).await;
    let queue = read(&story.max, &format!("/api/forms/{}/submissions", text(&form["id"]))).await;
    assert_eq!(
        (&queue["total"], &queue["items"][0]["id"]),
        (&json!(1), &his["id"]),
        "although they are not one of his people"
    );
    let ada = read(&story.ada, "/api/me").await["uid"].clone();
    let other = story.published("assessment", words(), named(&ada)).await;
    submitted(&story.otto, &other, json!({"why": "Dunno"})).await;
    let queue = read(&story.max, &format!("/api/forms/{}/submissions", text(&other["id"]))).await;
    assert_eq!(queue["total"], 0, "what is another's to mark is not there");
}
