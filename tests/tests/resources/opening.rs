//! People open theirs: once it counts, and what they saw is known.
use futures_util::future::join_all;
use serde_json::json;

use super::{opens, titles};
use crate::learning::Story;
use crate::triggers::operator;

#[tokio::test(flavor = "multi_thread")]
async fn opening_and_downloading_are_recorded() {
    let story = Story::begin("resource-opened").await;
    let lena = story.learner("Lena", "Leeds").await;
    let id = story.resource("Fire plan").await;
    story.gives_resource(&id, json!({"loc1": ["Leeds"]})).await;
    let path = format!("/api/me/resources/{id}");
    let before = lena.browser.get(&path).await.unwrap().ok().unwrap().value();
    assert_eq!(
        (&before["openedAt"], &before["file"]["name"]),
        (&json!(null), &json!("list.csv"))
    );
    assert_eq!(titles(&lena.browser, "?opened=false").await, ["Fire plan"]);

    let once = opens(&lena.browser, &id, false).await.ok().unwrap().value();
    assert!(once["openedAt"].is_string() && once["downloadedAt"].is_null(), "{once}");
    let taken = opens(&lena.browser, &id, true).await.ok().unwrap().value();
    assert!(taken["downloadedAt"].is_string());
    assert_eq!(taken["openedAt"], once["openedAt"], "the first time stays");
    assert_eq!(titles(&lena.browser, "?opened=true&type=csv").await, ["Fire plan"]);

    story.replaces(&id, "new.csv", "other\n").await;
    let replaced = lena.browser.get(&path).await.unwrap().ok().unwrap().value();
    assert_eq!(replaced["isReplaced"], true);
    let seen = opens(&lena.browser, &id, false).await.ok().unwrap().value();
    assert_eq!(
        (&seen["isReplaced"], &seen["file"]["name"]),
        (&json!(false), &json!("new.csv"))
    );
    let learners = story.reads(&format!("/api/resources/{id}/learners?opened=true")).await;
    assert_eq!(
        (&learners["total"], &learners["items"][0]["seenVersion"]),
        (&json!(1), &json!(2))
    );
    assert_eq!(
        story.reads(&format!("/api/resources/{id}/learners?opened=false")).await["total"],
        0
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn opened_in_many_windows_at_once_it_is_opened_once() {
    let story = Story::begin("resource-once").await;
    let lena = story.learner("Lena", "Leeds").await;
    let id = story.resource("Fire plan").await;
    story.gives_resource(&id, json!({"everyone": []})).await;
    let calls = (0..12).map(|_| opens(&lena.browser, &id, false));
    for reply in join_all(calls).await {
        let status = reply.status.as_u16();
        assert!(status == 200 || status == 503, "{status}: {}", reply.text());
    }
    assert_eq!(story.event_count("resource.opened").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_opens_one_counts_where_learning_is_billed() {
    let story = Story::begin("resource-billed").await;
    let id = story.resource("Fire plan").await;
    story.gives_resource(&id, json!({"everyone": []})).await;
    let (console, _) = operator(story.tenant.stack()).await;
    let path = format!("/api/tenants/{}/plan", story.tenant.id);
    let plan = json!({"plan": "enterprise", "from": "business"});
    console.put(&path, plan).await.unwrap().ok().unwrap();
    let counted = async |id: &str| {
        let sql = format!("select event from licence_counts where user_id = '{id}'");
        story.tenant.texts(sql.as_str()).await
    };
    let mut number = 0;
    let lena = loop {
        let lena = story.learner(&format!("Lena{number}"), "Leeds").await;
        // Until it is known that learning counts, signing in does.
        if counted(&lena.id).await.is_empty() {
            break lena;
        }
        number += 1;
        assert!(number < 50, "the plan is not known");
    };
    opens(&lena.browser, &id, false).await.ok().unwrap();
    assert_eq!(counted(&lena.id).await, ["learningActive"]);
}
