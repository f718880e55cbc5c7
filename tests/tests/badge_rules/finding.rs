//! The list of rules, and what can be chosen in one.
use serde_json::{Value, json};

use super::{save, set_status};
use crate::badges::{at, refused};
use crate::learning::{Story, page, text};

async fn titles(story: &Story, query: &str) -> Vec<String> {
    named(&story.reads(&format!("/api/badge-rules?{query}")).await["items"])
}

fn named(rows: &Value) -> Vec<String> {
    rows.as_array().unwrap().iter().map(|row| text(&row["title"])).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_found_by_words_and_filters_and_come_in_every_order() {
    let story = Story::begin("badge-rule-list").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire", vec![page("A")]).await;
    let (safe, bird) = (story.badge("Safe").await, story.badge("Bird").await);
    for (title, badge, trigger) in [
        ("alpha", &safe, json!({"trigger": "points", "threshold": 100})),
        ("Beta 100%", &bird, json!({"refs": [course]})),
        (
            "Gamma",
            &safe,
            json!({"trigger": "byHand", "rule": {"userId": [lena.id]}}),
        ),
    ] {
        let body = json!({"badgeId": badge, "title": title});
        let rule = story.does("/api/badge-rules", body).await;
        save(&story.ada, &rule, trigger).await.ok().unwrap();
    }
    assert_eq!(titles(&story, "").await, ["Gamma", "Beta 100%", "alpha"]);
    assert_eq!(titles(&story, "sort=changedAt").await, ["alpha", "Beta 100%", "Gamma"]);
    assert_eq!(titles(&story, "sort=title").await, ["alpha", "Beta 100%", "Gamma"]);
    assert_eq!(titles(&story, "sort=-title").await, ["Gamma", "Beta 100%", "alpha"]);
    assert_eq!(titles(&story, "sort=badge").await[0], "Beta 100%");
    assert_eq!(titles(&story, "sort=-badge").await[2], "Beta 100%");
    assert_eq!(titles(&story, "sort=-awarded").await.len(), 3);
    assert_eq!(titles(&story, "search=100%25").await, ["Beta 100%"]);
    assert_eq!(titles(&story, "search=ALPH").await, ["alpha"]);
    assert_eq!(titles(&story, "trigger=points").await, ["alpha"]);
    assert_eq!(titles(&story, &format!("badgeId={safe}")).await, ["Gamma", "alpha"]);
    let paged = story.reads("/api/badge-rules?page=2&perPage=2").await;
    assert_eq!(
        (&paged["total"], named(&paged["items"])),
        (&json!(3), vec!["alpha".to_owned()])
    );

    let gamma = story.reads("/api/badge-rules?search=gamma").await["items"][0].clone();
    assert_eq!(gamma["audience"], json!({"userId": [lena.id]}));
    assert_eq!(gamma["names"], json!([{"id": lena.id, "name": "Lena Berg"}]));
    assert_eq!(
        (&gamma["badge"]["title"], &gamma["awarded"]),
        (&json!("Safe"), &json!(0))
    );

    let beta = story.reads("/api/badge-rules?search=beta").await["items"][0].clone();
    let beta = story.reads(&format!("/api/badge-rules/{}", text(&beta["id"]))).await;
    let active = set_status(&story.ada, &beta, "active").await.ok().unwrap().value();
    assert_eq!(titles(&story, "status=active").await, ["Beta 100%"]);
    set_status(&story.ada, &active, "archived").await.ok().unwrap();
    assert_eq!(
        titles(&story, "").await,
        ["Gamma", "alpha"],
        "what is archived is shown when asked for"
    );
    assert_eq!(titles(&story, "status=archived").await, ["Beta 100%"]);
    assert_eq!(titles(&story, "status=draft").await, ["Gamma", "alpha"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_rule_can_count_is_found_by_its_title() {
    let story = Story::begin("badge-rule-choices").await;
    let fire = story.course("Fire safety", vec![page("Two minutes")]).await;
    story.draft("Fire drill", vec![page("Not yet")]).await;
    let theirs = story.course("Fire of others", vec![page("Theirs")]).await;
    let bundle = story.draft("First week", vec![page("Desk")]).await;
    let at_bundle = format!("/api/courses/{bundle}");
    let body = json!({"revision": story.reads(&at_bundle).await["revision"], "isBundle": true});
    let made = story.ada.put(&format!("{at_bundle}/bundle"), body).await.unwrap();
    made.ok().unwrap();
    story.does(&format!("{at_bundle}/publish"), json!({})).await;
    let others = format!("update courses set teams = '{{second}}' where id = '{theirs}'");
    story.tenant.sql(others).await;
    story.badge("Fire badge").await;
    let event = json!({"title": "Fire walk", "description": {"type": "doc", "content": []}, "starts": "2040-01-01T09:00",
        "ends": "2040-01-01T10:00", "timeZone": "UTC", "promotion": "auto"});
    let event = story.does("/api/events", event).await;
    let publish = json!({"revision": event["revision"], "status": "published"});
    story
        .does(&format!("/api/events/{}/status", text(&event["id"])), publish)
        .await;

    let choices = async |query: &str| {
        let all = story.reads(&format!("/api/badge-rules/references?{query}")).await;
        named(&all)
    };
    assert_eq!(choices("type=course").await, ["Fire safety"]);
    assert_eq!(choices("type=course&search=SAFE").await, ["Fire safety"]);
    assert!(choices("type=course&search=water").await.is_empty());
    assert_eq!(choices("type=bundle").await, ["First week"]);
    assert_eq!(choices("type=activity&search=two").await, ["Two minutes"]);
    assert_eq!(
        choices("type=activity&search=fire").await,
        ["Two minutes"],
        "by its course"
    );
    assert_eq!(choices("type=badge").await, ["Fire badge"]);
    assert_eq!(choices("type=event&search=walk").await, ["Fire walk"]);
    assert!(choices("type=pathway").await.is_empty() && choices("type=form").await.is_empty());
    let activity = story
        .reads("/api/badge-rules/references?type=activity&search=minutes")
        .await;
    assert_eq!(activity[0]["about"], "Fire safety");
    let course = story.reads("/api/badge-rules/references?type=course").await;
    assert_eq!(course[0], json!({"id": fire, "title": "Fire safety", "about": null}));
    let points = story.ada.get("/api/badge-rules/references?type=points").await.unwrap();
    assert_eq!(refused(&points), [at("type", "invalid")]);
}
