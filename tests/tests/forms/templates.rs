//! The organisation's own templates: kept from a form, chosen for a new one.
use serde_json::json;

use super::{Story, fields, read, save, text, words};

#[tokio::test(flavor = "multi_thread")]
async fn a_form_is_kept_as_a_template_and_a_new_one_begins_with_it() {
    let (story, munro) = tokio::join!(Story::begin("form-template"), Story::begin("form-munro-template"));
    let settings =
        json!({"approver": "named", "approvers": [story.max_id], "dueAt": "2030-01-01T00:00:00Z", "attempts": 2});
    let form = story.draft("assessment", words(), settings).await;
    let path = format!("/api/forms/{}/template", text(&form["id"]));
    assert_eq!(
        fields(&story.ada.post(&path, json!({"name": " "})).await.unwrap()),
        ["name required"]
    );
    let saved = story.ada.post(&path, json!({"name": "Induction"})).await.unwrap();
    assert_eq!(saved.status, 201);
    let saved = saved.value();
    // What is changed later is the form's.
    save(&story.ada, &form, json!([]), json!({})).await.ok().unwrap();
    let list = read(&story.max, "/api/form-templates?search=induc").await;
    assert_eq!(
        (
            &list["total"],
            &list["items"][0]["name"],
            &list["items"][0]["questions"],
            &list["items"][0]["isMine"]
        ),
        (&json!(1), &json!("Induction"), &json!(1), &json!(false))
    );
    let body = json!({"title": "Welcome", "formTemplateId": saved["id"]});
    let made = story.max.post("/api/forms", body.clone()).await.unwrap();
    assert_eq!(made.status, 201, "{}", made.text());
    let made = made.value();
    assert_eq!(
        (
            &made["title"],
            &made["kind"],
            &made["content"]["sections"][0]["fields"][0]["label"]
        ),
        (&json!("Welcome"), &json!("assessment"), &json!("Why?"))
    );
    assert_eq!(
        (
            &made["settings"]["attempts"],
            &made["settings"]["approvers"],
            &made["settings"]["dueAt"]
        ),
        (&json!(2), &json!([]), &json!(null)),
        "people and dates are each form's own"
    );

    assert_eq!(munro.ada.get("/api/form-templates").await.unwrap().value()["total"], 0);
    assert_eq!(
        fields(&munro.ada.post("/api/forms", body.clone()).await.unwrap()),
        ["formTemplateId unknown"]
    );
    assert_eq!(story.lena.get("/api/form-templates").await.unwrap().code(), "role");
    let one = format!("/api/form-templates/{}", text(&saved["id"]));
    assert_eq!(story.max.delete(&one, json!({})).await.unwrap().code(), "not_yours");
    assert_eq!(munro.ada.delete(&one, json!({})).await.unwrap().status, 404);
    assert_eq!(story.ada.delete(&one, json!({})).await.unwrap().status, 204);
    assert_eq!(
        fields(&story.ada.post("/api/forms", body).await.unwrap()),
        ["formTemplateId unknown"]
    );
    assert_eq!(
        read(&story.max, &format!("/api/forms/{}", text(&made["id"]))).await["title"],
        "Welcome"
    );
}
