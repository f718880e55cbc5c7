//! Rules give resources as they give courses.
use futures_util::future::join_all;
use serde_json::json;

use super::titles;
use crate::learning::{Story, page, text};

#[tokio::test(flavor = "multi_thread")]
async fn who_is_named_by_a_rule_has_it_while_it_is_published() {
    let story = Story::begin("resource-given").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let id = story.resource("Fire plan").await;
    let rule = json!({"loc1": ["Leeds"]});
    let ask = json!({"type": "resource", "documentId": id, "rule": rule});
    let preview = story.does("/api/permissions/preview", ask.clone()).await;
    assert_eq!((&preview["matching"], &preview["added"]), (&json!(1), &json!(1)));
    let saved = story.gives_resource(&id, rule.clone()).await;
    assert_eq!(
        (&saved["added"], &saved["permission"]["type"]),
        (&json!(1), &json!("resource"))
    );
    assert_eq!(titles(&lena.browser, "").await, ["Fire plan"]);
    assert!(titles(&otto.browser, "").await.is_empty());
    let again = story.ada.post("/api/permissions", ask).await.unwrap();
    assert!(
        text(&again.value()["errors"][0]["message"]).contains("already assigns this resource"),
        "{}",
        again.text()
    );

    let why = format!("/api/permissions/why?type=resource&documentId={id}&userId=");
    let [hers, his] = [&lena.id, &otto.id].map(|user| format!("{why}{user}"));
    let (hers, his) = (story.reads(&hers).await, story.reads(&his).await);
    assert_eq!(
        (&hers["has"], &hers["assignment"]["progress"]),
        (&json!(true), &json!(0))
    );
    assert_eq!(
        (&his["has"], &his["verdicts"][0]["matches"]),
        (&json!(false), &json!(false))
    );

    story.moves(&otto.id, "Leeds").await.ok().unwrap();
    assert_eq!(
        titles(&otto.browser, "").await,
        ["Fire plan"],
        "a profile gives it, too"
    );
    story.resource_is(&id, "draft").await.ok().unwrap();
    assert!(titles(&lena.browser, "").await.is_empty(), "it is hidden");
    story.moves(&otto.id, "York").await.ok().unwrap();
    story.resource_is(&id, "published").await.ok().unwrap();
    assert_eq!(titles(&lena.browser, "").await, ["Fire plan"]);
    assert!(
        titles(&otto.browser, "").await.is_empty(),
        "what changed meanwhile is settled"
    );
    let archived = json!({"status": "archived"});
    let rule = format!("/api/permissions/{}/status", text(&saved["permission"]["id"]));
    assert_eq!(story.does(&rule, archived).await["removed"], 1);
    assert!(titles(&lena.browser, "").await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn courses_and_resources_are_listed_together_and_given_at_once() {
    let story = Story::begin("resource-both").await;
    let course = story.course("Safety", vec![page("A")]).await;
    let id = story.resource("Fire plan").await;
    story.gives(&course, json!({"loc1": ["Leeds"]})).await;
    story.gives_resource(&id, json!({"loc1": ["Leeds"]})).await;
    let lena = story.learner("Lena", "Leeds").await;
    assert_eq!(
        (lena.courses().await.len(), titles(&lena.browser, "").await.len()),
        (1, 1)
    );
    let types = async |query: &str| {
        let page = story.reads(&format!("/api/permissions?sort=title{query}")).await;
        let items = page["items"].as_array().unwrap().iter();
        items.map(|row| text(&row["type"])).collect::<Vec<_>>()
    };
    assert_eq!(types("").await, ["resource", "course"]);
    assert_eq!(types("&type=resource").await, ["resource"]);
    assert_eq!(types("&search=fire").await, ["resource"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resource_that_is_published_and_given_at_once_is_given_exactly_once() {
    let story = Story::begin("resource-race").await;
    let lena = story.learner("Lena", "Leeds").await;
    for round in 0..4 {
        let id = text(&story.empty_resource(&format!("Plan {round}")).await["id"]);
        let replaced = story.replaces(&id, "plan.csv", "a,b\n").await;
        let publish = json!({"revision": replaced["revision"], "status": "published"});
        let path = format!("/api/resources/{id}/status");
        let rule = json!({"type": "resource", "documentId": id, "rule": {"loc1": ["Leeds"]}});
        let calls = [story.ada.post(&path, publish), story.ada.post("/api/permissions", rule)];
        for reply in join_all(calls).await {
            reply.unwrap().ok().unwrap();
        }
        assert_eq!(titles(&lena.browser, "").await.len(), round + 1);
    }
    assert_eq!(story.count("select count(*) from user_resources").await, 4);
}
