//! A submission is its person's and their markers'; forms are their builders'.
use serde_json::json;

use super::{Story, mark, read, save, send, start, step, submitted, text, words};
use crate::files_uploads::PNG;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_reads_marks_or_builds() {
    let (story, munro) = tokio::join!(Story::begin("form-own"), Story::begin("form-munro"));
    let form = story
        .published("assessment", words(), json!({"approver": "manager"}))
        .await;
    let hers = submitted(&story.lena, &form, json!({"why": "Secret"})).await;
    let his = submitted(&story.otto, &form, json!({"why": "Hidden"})).await;
    let at = |one: &serde_json::Value| format!("/api/form-submissions/{}", text(&one["id"]));
    for outsider in [&story.otto, &munro.ada, &munro.lena] {
        assert!([401, 404].contains(&outsider.get(&at(&hers)).await.unwrap().status.as_u16()));
    }
    assert_eq!(story.max.get(&at(&his)).await.unwrap().status, 404, "only his people");
    let queue = story
        .max
        .get(&format!("/api/forms/{}/submissions", text(&form["id"])))
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(queue.value()["total"], 1);
    let file = story
        .max
        .get(&format!("/api/forms/{}/submissions.csv", text(&form["id"])))
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert!(file.text().contains("Secret") && !file.text().contains("Hidden"));
    for way in ["", "/submissions", "/analytics"] {
        let path = format!("/api/forms/{}{way}", text(&form["id"]));
        assert_eq!(story.lena.get(&path).await.unwrap().code(), "role", "{way}");
        assert_eq!(munro.ada.get(&path).await.unwrap().status, 404, "{way}");
    }
    assert_eq!(
        save(&story.max, &form, words(), json!({})).await.status,
        404,
        "a manager builds their own"
    );
    assert_eq!(step(&story.max, &form, "archive").await.status, 404);
    let own = story
        .max
        .post("/api/forms", json!({"title": "Mine"}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    save(&story.max, &own, words(), json!({"openToTeam": true}))
        .await
        .ok()
        .unwrap();
    let closed = story.draft("survey", words(), json!({"openToTeam": false})).await;
    let hidden = step(&story.ada, &closed, "publish").await.ok().unwrap().value();
    let path = format!("/api/me/forms/{}", text(&hidden["id"]));
    assert_eq!(
        story.lena.get(&path).await.unwrap().status,
        404,
        "nobody gave it to her"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_seen_by_who_submitted_it_their_markers_and_admins_alone() {
    let story = Story::begin("form-seen").await;
    let questions = json!([{"id": "photo", "type": "image", "label": "A photo"}]);
    let form = story
        .published("assessment", questions, json!({"approver": "manager"}))
        .await;
    let begun = start(&story.lena, &form, json!({})).await.ok().unwrap().value();
    let path = format!("/api/form-submissions/{}", text(&begun["id"]));
    let part = reqwest::multipart::Part::bytes(PNG).file_name("me.png");
    let body = reqwest::multipart::Form::new().text("kind", "image").part("file", part);
    let request = story
        .lena
        .request(reqwest::Method::POST, &format!("{path}/files?field=photo"));
    let file = story
        .lena
        .send(request.multipart(body))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    // A draft is its person's alone.
    assert_eq!(story.max.get(&path).await.unwrap().status, 404);
    let answers = json!({"photo": [file["id"]]});
    let done = send(&story.lena, &begun, "submit", answers).await.ok().unwrap().value();
    for one in [&story.lena, &story.max, &story.ada] {
        let url = text(&read(one, &path).await["files"][0]["url"]);
        assert_eq!(one.get(&url).await.unwrap().status, 200);
    }
    let bare = format!("/api/files/{}", text(&file["id"]));
    for one in [&story.lena, &story.max, &story.ada, &story.otto] {
        assert_eq!(
            one.get(&bare).await.unwrap().status,
            404,
            "its address comes with the submission alone"
        );
    }
    assert_eq!(story.otto.get(&path).await.unwrap().status, 404);
    // Nobody answers with a file of somebody else.
    let his = start(&story.otto, &form, json!({})).await.ok().unwrap().value();
    let stolen = send(&story.otto, &his, "submit", json!({"photo": [file["id"]]})).await;
    assert_eq!(stolen.status, 422, "{}", stolen.text());
    mark(&story.max, &done, "competent", json!({})).await.ok().unwrap();
    let seen = read(&story.lena, &path).await;
    assert_eq!(seen["files"][0]["name"], "me.png", "it stays hers once it is marked");
}
