//! Forms that rules give.

use serde_json::{Value, json};

use super::*;

async fn mine(learner: &Learner) -> Vec<(String, bool, String)> {
    let page = learner
        .browser
        .get("/api/me/forms")
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let row = |row: &Value| {
        (
            text(&row["id"]),
            row["isRequired"] == true,
            text(&row["completionStatus"]),
        )
    };
    page["items"].as_array().unwrap().iter().map(row).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_gives_a_form_takes_it_back_and_says_why() {
    let story = Story::begin("form-given").await;
    let form = form(&story, "survey", question(), json!({})).await;
    let (lena, otto) = tokio::join!(story.learner("Lena", "Leeds"), story.learner("Otto", "York"));
    let rule = json!({"type": "form", "documentId": form, "rule": {"loc1": ["Leeds"]}});
    let preview = story.does("/api/permissions/preview", rule.clone()).await;
    assert_eq!(preview["added"], 1, "{preview}");
    let made = story.does("/api/permissions", rule).await["permission"].clone();
    assert_eq!(mine(&lena).await, [(form.clone(), true, "notstarted".to_owned())]);
    assert!(mine(&otto).await.is_empty());
    assert_eq!(begins(&otto.browser, &form).await.status, 404);

    let begun = begins(&lena.browser, &form).await.ok().unwrap().value();
    submits(&lena.browser, &begun, json!({"why": "Because."}))
        .await
        .ok()
        .unwrap();
    assert_eq!(mine(&lena).await, [(form.clone(), true, "completed".to_owned())]);
    let completed = "select count(*) from user_forms where completed_at is not null";
    assert_eq!(story.count(completed).await, 1);

    story.moves(&otto.id, "Leeds").await.ok().unwrap();
    assert_eq!(mine(&otto).await.len(), 1, "a change of a profile follows at once");
    let path = format!("/api/permissions/{}", text(&made["id"]));
    let body = json!({"revision": made["revision"], "rule": {"loc1": ["Bath"]}});
    story.ada.patch(&path, body).await.unwrap().ok().unwrap();
    assert!(mine(&otto).await.is_empty());
    assert_eq!(mine(&lena).await.len(), 1, "what was submitted stays to be read");
    assert_eq!(
        story
            .count("select count(*) from user_forms where archived_at is null")
            .await,
        0
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_is_given_when_it_is_published_and_an_optional_one_is_no_duty() {
    let story = Story::begin("form-later").await;
    let draft = draft_form(&story, "survey", question(), json!({})).await;
    let id = text(&draft["id"]);
    let lena = story.learner("Lena", "Leeds").await;
    let rule = json!({"type": "form", "documentId": id, "rule": {"everyone": []}, "isOptional": true});
    story.does("/api/permissions", rule).await;
    assert!(mine(&lena).await.is_empty(), "nobody sees a draft");
    let body = json!({"revision": draft["revision"], "step": "publish"});
    story.does(&format!("/api/forms/{id}/status"), body).await;
    let offered = || (id.clone(), false, "notstarted".to_owned());
    assert_eq!(mine(&lena).await, [offered()], "what is offered is there, and no duty");
    assert_eq!(
        story.count("select count(*) from user_forms").await,
        0,
        "nobody took it"
    );
    let begun = begins(&lena.browser, &id).await.ok().unwrap().value();
    assert_eq!(
        story.count("select count(*) from user_forms where is_optional").await,
        1
    );
    submits(&lena.browser, &begun, json!({"why": "Because."}))
        .await
        .ok()
        .unwrap();
    assert_eq!(mine(&lena).await, [(id, false, "completed".to_owned())]);
    let completed = "select count(*) from user_forms where completed_at is not null";
    assert_eq!(story.count(completed).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_a_rule_and_a_pathway_ask_for_counts_once_for_both() {
    let story = Story::begin("form-way").await;
    let form = form(&story, "survey", question(), json!({})).await;
    let lena = story.learner("Lena", "Leeds").await;
    let rule = json!({"type": "form", "documentId": form, "rule": {"everyone": []}});
    story.does("/api/permissions", rule).await;
    let made = story.does("/api/pathways", json!({"title": "Its only item"})).await;
    let path = format!("/api/pathways/{}", text(&made["id"]));
    let mut draft = story.ada.get(&path).await.unwrap().ok().unwrap().value();
    draft["items"] = json!([{"kind": "form", "documentId": form, "required": true}]);
    let draft = story.ada.put(&path, draft).await.unwrap().ok().unwrap().value();
    let publish = json!({"revision": draft["revision"], "step": "publish"});
    story.does(&format!("{path}/status"), publish).await;
    let rule = json!({"type": "pathway", "documentId": made["id"], "rule": {"everyone": []}});
    story.does("/api/permissions", rule).await;

    let begun = begins(&lena.browser, &form).await.ok().unwrap().value();
    let press = || submits(&lena.browser, &begun, json!({"why": "Because."}));
    let (one, other) = tokio::join!(press(), press());
    assert!(one.status == 200 || other.status == 200);
    let own = format!("/api/me/pathways/{}", text(&made["id"]));
    let on = lena.browser.get(&own).await.unwrap().ok().unwrap().value();
    assert_eq!((&on["status"], &on["done"]), (&json!("completed"), &json!(1)));
    assert_eq!(story.event_count("pathway.completed").await, 1);
    let completed = "select count(*) from user_forms where completed_at is not null";
    assert_eq!(story.count(completed).await, 1);
}
