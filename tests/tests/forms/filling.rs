//! What is for markers only to fill in, files included.
use learnt_compose::client::{Client, Reply};
use serde_json::{Value, json};

use super::{Story, fields, mark, read, send, start, step, submitted, text};
use crate::files_uploads::PNG;

fn questions() -> Value {
    json!([{"id": "why", "type": "shortText", "label": "Why?"},
        {"id": "proof", "type": "image", "label": "Seen on site", "markerOnly": true},
        {"id": "own", "type": "image", "label": "Your photo"},
        {"id": "hours", "type": "number", "label": "Hours it took", "markerOnly": true, "max": 10}])
}

async fn begin(browser: &Client, submission: &Value, field: &str) -> Reply {
    let path = format!("/api/form-submissions/{}/uploads", text(&submission["id"]));
    let body = json!({"field": field, "kind": "image", "name": "seen.png", "size": PNG.len()});
    browser.post(&path, body).await.unwrap()
}

async fn piece(browser: &Client, upload: &Value, offset: usize, bytes: &[u8]) -> Reply {
    let path = format!("/api/form-uploads/{}?offset={offset}", text(&upload["id"]));
    let request = browser
        .request(reqwest::Method::PUT, &path)
        .header("content-type", "application/octet-stream");
    browser.send(request.body(bytes.to_vec())).await.unwrap()
}

/// Uploads a picture in two pieces; answers its id.
async fn upload(browser: &Client, submission: &Value, field: &str) -> String {
    let begun = begin(browser, submission, field).await.ok().unwrap().value();
    let half = PNG.len() / 2;
    piece(browser, &begun, 0, &PNG[..half]).await.ok().unwrap();
    let done = piece(browser, &begun, half, &PNG[half..]).await.ok().unwrap().value();
    text(&done["file"]["id"])
}

fn names(shown: &Value) -> Vec<String> {
    shown["files"]
        .as_array()
        .unwrap()
        .iter()
        .map(|file| text(&file["id"]))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_marker_uploads_what_is_theirs_to_fill_in_and_nobody_else_does() {
    let story = Story::begin("form-proof").await;
    let form = story
        .published("assessment", questions(), json!({"approver": "manager"}))
        .await;
    let draft = start(&story.lena, &form, json!({})).await.ok().unwrap().value();
    let early = begin(&story.lena, &draft, "proof").await;
    assert_eq!(fields(&early), ["field unknown"], "she answers, and does not mark");
    assert_eq!(
        begin(&story.max, &draft, "proof").await.status,
        404,
        "a draft is hers alone"
    );
    let hers = send(&story.lena, &draft, "submit", json!({"why": "Dunno"}))
        .await
        .ok()
        .unwrap()
        .value();
    let path = format!("/api/form-submissions/{}", text(&hers["id"]));
    for outsider in [&story.otto, &story.lena] {
        let refused = begin(outsider, &hers, "proof").await;
        assert!([404, 409].contains(&refused.status.as_u16()), "{}", refused.text());
    }
    assert_eq!(
        begin(&story.max, &hers, "own").await.status,
        404,
        "what is hers to answer stays hers"
    );
    assert_eq!(
        begin(&story.max, &hers, "hours").await.status,
        404,
        "a number is no file"
    );

    let file = upload(&story.max, &hers, "proof").await;
    assert_eq!(
        names(&read(&story.max, &path).await),
        std::slice::from_ref(&file),
        "his own, until he decides"
    );
    assert!(names(&read(&story.ada, &path).await).is_empty(), "nobody else's yet");
    assert!(names(&read(&story.lena, &path).await).is_empty());
    let invented = json!({"answers": {"proof": [text(&form["id"])], "hours": 12}});
    let refused = mark(&story.max, &hers, "competent", invented).await;
    assert_eq!(
        fields(&refused),
        ["answers.hours too_much", "answers.proof no_such_file"]
    );
    let filled = json!({"answers": {"proof": [file], "hours": 3, "why": "Not his to say"}});
    let done = mark(&story.max, &hers, "competent", filled).await.ok().unwrap().value();
    assert_eq!(done["answers"], json!({"why": "Dunno", "proof": [file], "hours": 3}));
    for one in [&story.lena, &story.max, &story.ada] {
        let shown = read(one, &path).await;
        assert_eq!(
            names(&shown),
            std::slice::from_ref(&file),
            "decided, it is there for all three"
        );
        let url = text(&shown["files"][0]["url"]);
        assert_eq!(one.get(&url).await.unwrap().status, 200);
    }
    assert_eq!(story.otto.get(&path).await.unwrap().status, 404);
    let late = begin(&story.max, &hers, "proof").await;
    assert_eq!((late.status.as_u16(), late.code()), (409, "already_decided".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_marker_filled_in_is_hidden_while_it_is_done_again() {
    let story = Story::begin("form-hidden").await;
    let form = story
        .published("assessment", questions(), json!({"approver": "manager"}))
        .await;
    let hers = submitted(&story.lena, &form, json!({"why": "Dunno"})).await;
    let file = upload(&story.max, &hers, "proof").await;
    let again = json!({"comment": "Say more.", "answers": {"proof": [file]}});
    let returned = mark(&story.max, &hers, "pendingResubmission", again)
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(names(&returned), std::slice::from_ref(&file));
    let path = format!("/api/form-submissions/{}", text(&hers["id"]));
    let shown = read(&story.lena, &path).await;
    assert_eq!((&shown["answers"], names(&shown)), (&json!({"why": "Dunno"}), vec![]));
    let open = send(&story.lena, &returned, "reopen", json!({}))
        .await
        .ok()
        .unwrap()
        .value();
    let done = send(&story.lena, &open, "submit", json!({"why": "The smoke", "proof": []})).await;
    let waits = done.ok().unwrap().value();
    assert!(names(&waits).is_empty());
    assert_eq!(
        names(&read(&story.max, &path).await),
        [file],
        "for him it is still there"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_first_of_two_markers_filled_in_is_not_lost() {
    let story = Story::begin("form-filled").await;
    let settings = json!({"approver": "manager", "secondMarker": true});
    let form = story.published("assessment", questions(), settings).await;
    let hers = submitted(&story.lena, &form, json!({"why": "Dunno"})).await;
    let path = format!("/api/form-submissions/{}", text(&hers["id"]));
    let file = upload(&story.max, &hers, "proof").await;
    let first = json!({"answers": {"proof": [file], "hours": 3}});
    mark(&story.max, &hers, "competent", first).await.ok().unwrap();
    let blind = read(&story.ada, &path).await;
    assert_eq!(
        (&blind["answers"], names(&blind)),
        (&json!({"why": "Dunno"}), vec![]),
        "unread before she has said hers"
    );
    let second = json!({"answers": {"hours": 5}});
    let done = mark(&story.ada, &hers, "competent", second).await.ok().unwrap().value();
    assert_eq!(done["status"], "competent");
    assert_eq!(done["answers"], json!({"why": "Dunno", "proof": [file], "hours": 5}));

    // Where they differ, both see what either filled in, and it holds once it is decided.
    let his = submitted(&story.lena, &form, json!({"why": "Again"})).await;
    let path = format!("/api/form-submissions/{}", text(&his["id"]));
    let file = upload(&story.max, &his, "proof").await;
    mark(&story.max, &his, "competent", json!({"answers": {"proof": [file]}}))
        .await
        .ok()
        .unwrap();
    mark(&story.ada, &his, "notCompetent", json!({"answers": {"hours": 1}}))
        .await
        .ok()
        .unwrap();
    let compared = read(&story.ada, &path).await;
    assert_eq!(compared["opinions"][0]["answers"], json!({"proof": [file]}));
    assert_eq!(names(&compared), std::slice::from_ref(&file));
    let decided = mark(&story.ada, &his, "competent", json!({"isFinal": true}))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(decided["answers"], json!({"why": "Again", "proof": [file], "hours": 1}));
    step(&story.ada, &form, "unpublish").await.ok().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_that_two_mark_it_is_said_what_became_of_each() {
    let story = Story::begin("form-many-two").await;
    let settings = json!({"approver": "named", "approvers": [story.max_id], "secondMarker": true});
    let form = story.published("assessment", questions(), settings).await;
    let hers = submitted(&story.lena, &form, json!({"why": "Dunno"})).await;
    let his = submitted(&story.otto, &form, json!({"why": "Dunno"})).await;
    mark(&story.max, &hers, "competent", json!({})).await.ok().unwrap();
    mark(&story.max, &his, "notCompetent", json!({})).await.ok().unwrap();
    let fresh = submitted(&story.max, &form, json!({"why": "Dunno"})).await;
    let of = |one: &Value| json!({"id": one["id"], "revision": one["revision"]});
    let stale = json!({"id": hers["id"], "revision": 0});
    let body = json!({"submissions": [of(&hers), of(&his), of(&fresh), stale], "outcome": "competent"});
    let came = story
        .ada
        .post("/api/form-submissions/decide", body)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let waiting =
        json!([{"id": his["id"], "marked": "waitsForComparison"}, {"id": fresh["id"], "marked": "waitsForSecond"}]);
    assert_eq!((&came["decided"], &came["waiting"]), (&json!(1), &waiting));
    assert_eq!(came["undecided"][0]["id"], hers["id"]);
    for (one, status) in [
        (&hers, "competent"),
        (&his, "markingRequired"),
        (&fresh, "markingRequired"),
    ] {
        let path = format!("/api/form-submissions/{}", text(&one["id"]));
        assert_eq!(read(&story.ada, &path).await["status"], status);
    }
}
