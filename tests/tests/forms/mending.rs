//! A wrong key is mended: first whose result changes is shown, then it changes, once.
use serde_json::{Value, json};

use super::{Story, mark, read, save, step, submitted, text};

fn question(right: &str) -> Value {
    let options = json!([{"id": "a", "label": "Water"}, {"id": "b", "label": "Foam"}]);
    json!([{"id": "q", "type": "singleChoice", "label": "Oil burns. Use…", "options": options, "points": 2.0, "correct": [right]}])
}

#[tokio::test(flavor = "multi_thread")]
async fn results_follow_a_mended_key_and_what_was_decided_by_hand_stays() {
    let story = Story::begin("form-key").await;
    let form = story
        .published("assessment", question("a"), json!({"passScore": 50}))
        .await;
    let wrong = submitted(&story.lena, &form, json!({"q": "b"})).await;
    let right = submitted(&story.otto, &form, json!({"q": "a"})).await;
    assert_eq!(
        (&wrong["status"], &right["status"]),
        (&json!("notCompetent"), &json!("competent"))
    );
    let path = format!("/api/forms/{}", text(&form["id"]));
    assert_eq!(
        read(&story.ada, &format!("{path}/rescoring")).await["versions"],
        json!([])
    );
    let edited = save(
        &story.ada,
        &form,
        question("b"),
        json!({"openToTeam": true, "passScore": 50}),
    )
    .await
    .ok()
    .unwrap()
    .value();
    let live = step(&story.ada, &edited, "publish").await.ok().unwrap().value();
    let preview = read(&story.ada, &format!("{path}/rescoring")).await;
    assert_eq!((&preview["versions"], &preview["results"]), (&json!([1]), &json!(2)));
    let of = |one: &Value| (text(&one["person"]), text(&one["from"]), text(&one["to"]));
    let mut listed: Vec<_> = preview["submissions"].as_array().unwrap().iter().map(of).collect();
    listed.sort();
    let lena = (
        "Lena Berg".to_owned(),
        "notCompetent".to_owned(),
        "competent".to_owned(),
    );
    assert_eq!(listed[0], lena);
    let still = read(&story.lena, &format!("/api/form-submissions/{}", text(&wrong["id"]))).await;
    assert_eq!(still["status"], "notCompetent", "nothing has changed yet");

    let body = json!({"revision": live["revision"]});
    let rescoring = format!("{path}/rescoring");
    let press = || story.ada.post(&rescoring, body.clone());
    let (one, other) = tokio::join!(press(), press());
    one.unwrap().ok().unwrap();
    assert_eq!(other.unwrap().ok().unwrap().value()["results"], 0);
    let now = read(&story.lena, &format!("/api/form-submissions/{}", text(&wrong["id"]))).await;
    assert_eq!(
        (&now["status"], &now["score"], &now["right"]["q"]),
        (&json!("competent"), &json!(2.0), &json!(true))
    );
    let moves = now["moves"].as_array().unwrap();
    assert_eq!(moves.iter().filter(|one| one["to"] == "competent").count(), 1, "once");
    let notifications = read(&story.lena, "/api/notifications").await["items"].clone();
    assert_eq!(
        (notifications.as_array().unwrap().len(), &notifications[0]["kind"]),
        (1, &json!("formMarked"))
    );
    assert_eq!(
        mark(&story.ada, &now, "notCompetent", json!({})).await.code(),
        "no_such_move"
    );
    assert_eq!(
        story.max.get(&format!("{path}/rescoring")).await.unwrap().status,
        404,
        "not his form"
    );
}
