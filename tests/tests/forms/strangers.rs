//! A submission is its person's and their markers'; forms are their builders'.
use serde_json::json;

use super::{Story, save, step, submitted, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_reads_marks_or_builds() {
    let (story, munro) = tokio::join!(Story::begin("form-own"), Story::begin("form-munro"));
    let form = story
        .published("assessment", words(), json!({"approver": "manager"}))
        .await;
    let hers = submitted(&story.lena, &form, json!({"why": "Secret"})).await;
    let his = submitted(&story.otto, &form, json!({"why": "Hidden"})).await;
    let at = |one: &serde_json::Value| format!("/api/form-submissions/{}", text(&one["id"]));
    for stranger in [&story.otto, &munro.ada, &munro.lena] {
        assert!([401, 404].contains(&stranger.get(&at(&hers)).await.unwrap().status.as_u16()));
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
