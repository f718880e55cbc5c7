//! Rules are looked at: what each said over time, which change nothing or cannot work, and what else gives a document, as stories.

use serde_json::{Value, json};

use crate::learning::{Story, page, text};

fn kinds(page: &Value) -> Vec<(String, String)> {
    let items = page["items"].as_array().unwrap();
    let kind = |row: &Value| (text(&row["kind"]), text(&row["title"]));
    items.iter().map(kind).collect()
}

impl Story {
    /// Makes a rule of this title.
    async fn rules(&self, course: &str, title: &str, rule: Value, is_optional: bool) -> Value {
        let body =
            json!({"type": "course", "documentId": course, "title": title, "rule": rule, "isOptional": is_optional});
        self.does("/api/permissions", body).await["permission"].clone()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_remembers_what_it_said() {
    let story = Story::begin("rule-history").await;
    let course = story.course("Safety", vec![page("A")]).await;
    let rule = story.rules(&course, "Leeds", json!({"loc1": ["Leeds"]}), false).await;
    let path = format!("/api/permissions/{}", text(&rule["id"]));
    let edit = json!({"revision": rule["revision"], "rule": {"loc1": ["York"]}, "isOptional": true});
    story.ada.patch(&path, edit).await.unwrap().ok().unwrap();
    story
        .does(&format!("{path}/status"), json!({"status": "archived"}))
        .await;
    let changes = story.reads(&format!("{path}/history")).await;
    let of = |name: &str| -> Vec<Value> {
        let all = changes.as_array().unwrap().iter();
        all.map(|change| change[name].clone()).collect()
    };
    assert_eq!(
        of("rule"),
        [
            json!({"loc1": ["York"]}),
            json!({"loc1": ["York"]}),
            json!({"loc1": ["Leeds"]})
        ]
    );
    assert_eq!(of("status"), ["archived", "active", "active"]);
    assert_eq!(of("isOptional"), [true, true, false]);
    assert!(of("changedBy").iter().all(|name| text(name).starts_with("Ada")));
    let lena = story.learner("Lena", "Leeds").await;
    let refused = lena.browser.get(&format!("{path}/history")).await.unwrap();
    assert_eq!(refused.status.as_u16(), 403);
    let nothing = "/api/permissions/0190f7a0-0000-7000-8000-000000000001/history";
    assert_eq!(story.ada.get(nothing).await.unwrap().status.as_u16(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_change_nothing_or_cannot_work_are_shown() {
    let story = Story::begin("conflicts").await;
    story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A")]).await;
    let conflicts = async || story.reads("/api/permissions/conflicts").await;
    let leeds = story
        .rules(
            &course,
            "Leeds",
            json!({"loc1": ["Leeds"], "roles": ["learner"]}),
            false,
        )
        .await;
    assert_eq!(conflicts().await["total"], 0);
    // Wider than the first in every category.
    let wide = story.rules(&course, "Wide", json!({"loc1": ["Leeds"]}), false).await;
    let shown = conflicts().await;
    assert_eq!(kinds(&shown), [("covered".to_owned(), "Leeds".to_owned())]);
    assert_eq!(shown["items"][0]["otherId"], wide["id"]);
    // An offer to whom it is assigned.
    let offer = story
        .rules(
            &course,
            "Offer",
            json!({"userId": [story.reads("/api/people").await["items"][0]["id"]], "loc1": ["Leeds"]}),
            true,
        )
        .await;
    let shown = conflicts().await;
    assert!(kinds(&shown).contains(&("contradicts".to_owned(), "Offer".to_owned())));
    // Other documents are none of its business, and an archived rule is none.
    let other = story.course("Fire", vec![page("A")]).await;
    story.rules(&other, "Same", json!({"loc1": ["Leeds"]}), false).await;
    for rule in [&leeds, &offer] {
        let path = format!("/api/permissions/{}/status", text(&rule["id"]));
        story.does(&path, json!({"status": "archived"})).await;
    }
    assert_eq!(conflicts().await["total"], 0);

    story
        .rules(&course, "Nobody", json!({"loc1": ["Atlantis", "Leeds"]}), false)
        .await;
    let shown = conflicts().await;
    let of = |title: &str, kind: &str| -> Value {
        let mut all = shown["items"].as_array().unwrap().iter();
        let found = all.find(|row| row["title"] == title && row["kind"] == kind);
        found.cloned().unwrap_or_default()
    };
    assert_eq!(of("Nobody", "unmatched")["values"], json!(["atlantis"]));
    assert_eq!(of("Wide", "covered")["otherTitle"], "Nobody");

    let field = json!({"key": "hat", "label": "Hat", "type": "text", "visibleTo": "admins", "editableBy": "admins",
        "inRules": true});
    let field = story.does("/api/settings/fields", field).await;
    story.rules(&other, "Hats", json!({"hat": ["Red"]}), false).await;
    let path = format!("/api/settings/fields/{}", text(&field["id"]));
    let gone = json!({"revision": field["revision"], "isArchived": true});
    story
        .ada
        .post(&format!("{path}/status"), gone)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let shown = conflicts().await;
    assert!(
        kinds(&shown).contains(&("gone".to_owned(), "Hats".to_owned())),
        "{shown}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_filtered_by_what_they_ask_for() {
    let story = Story::begin("rule-filter").await;
    let course = story.course("Safety", vec![page("A")]).await;
    story.rules(&course, "Leeds", json!({"loc1": ["Leeds"]}), false).await;
    story
        .rules(&course, "Learners", json!({"roles": ["learner"]}), false)
        .await;
    let list = async |query: &str| {
        let page = story.reads(&format!("/api/permissions?{query}")).await;
        let items = page["items"].as_array().unwrap().clone();
        items.iter().map(|row| text(&row["title"])).collect::<Vec<_>>()
    };
    assert_eq!(list("category=loc1").await, ["Leeds"]);
    assert_eq!(list("category=roles&status=active&type=course").await, ["Learners"]);
    assert_eq!(list("sort=title").await, ["Learners", "Leeds"]);
}
