//! Forms are built, published in versions, and checked before.
use serde_json::json;

use super::{Story, fields, read, save, send, start, step, submitted, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn a_submission_keeps_the_version_it_answered() {
    let story = Story::begin("form-versions").await;
    let form = story.published("survey", words(), json!({})).await;
    assert_eq!(
        (&form["status"], &form["liveVersion"]),
        (&json!("published"), &json!(1))
    );
    let begun = start(&story.lena, &form, json!({})).await.ok().unwrap().value();
    let other = json!([{"id": "why", "type": "shortText", "label": "Why not?"}, {"id": "more", "type": "number", "label": "How many?", "required": true}]);
    let edited = save(&story.ada, &form, other, json!({"openToTeam": true}))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(edited["status"], "publishedwithdraft");
    let again = step(&story.ada, &edited, "publish").await.ok().unwrap().value();
    assert_eq!(again["liveVersion"], 2);
    let done = send(&story.lena, &begun, "submit", json!({"why": "Because"}))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!((&done["version"], &done["status"]), (&json!(1), &json!("completed")));
    submitted(&story.otto, &form, json!({"why": "No", "more": 3})).await;
    let figures = read(&story.ada, &format!("/api/forms/{}/analytics", text(&form["id"]))).await;
    assert_eq!(figures["submitted"], 2);
    let words: Vec<_> = figures["questions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["texts"].clone())
        .collect();
    assert_eq!(
        words,
        [json!(["Because", "No"]), json!([])],
        "joined on the question over all versions"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_leads_nowhere_is_not_published_and_of_two_editors_one_is_told() {
    let story = Story::begin("form-check").await;
    let when = json!({"rules": [{"field": "gone", "op": "answered"}]});
    let broken = json!([{"id": "why", "type": "singleChoice", "label": "Why?", "visibleWhen": when}]);
    let draft = story.draft("survey", broken, json!({})).await;
    let refused = step(&story.ada, &draft, "publish").await;
    assert_eq!(fields(&refused), ["fields.why options", "fields.why dead_end"]);
    assert_eq!(draft["lacking"].as_array().unwrap().len(), 2);
    let (one, other) = tokio::join!(
        save(&story.ada, &draft, words(), json!({})),
        save(&story.ada, &draft, words(), json!({"attempts": 2}))
    );
    let mut came = [one.status.as_u16(), other.status.as_u16()];
    came.sort_unstable();
    assert_eq!(came, [200, 409]);
    let now = read(&story.ada, &format!("/api/forms/{}", text(&draft["id"]))).await;
    let back = step(&story.ada, &now, "unpublish").await;
    assert_eq!((back.status.as_u16(), back.code()), (409, "no_such_move".into()));
}
