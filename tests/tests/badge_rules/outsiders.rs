//! Rules are their team's, and name nothing that their team does not have.
use learnt_compose::client::Client;
use reqwest::Method;
use serde_json::{Value, json};

use super::{path, save, set_status, written};
use crate::badges::{at, refused};
use crate::learning::{Story, page, text};

fn ways(rule: &Value) -> Vec<(Method, String, Value)> {
    let here = path(rule);
    vec![
        (Method::GET, here.clone(), json!({})),
        (Method::PUT, here.clone(), written(rule, json!({"title": "Mine"}))),
        (Method::POST, format!("{here}/preview"), written(rule, json!({}))),
        (
            Method::POST,
            format!("{here}/status"),
            json!({"revision": rule["revision"], "status": "archived"}),
        ),
    ]
}

async fn probe(browser: &Client, (method, path, body): &(Method, String, Value)) -> u16 {
    let request = browser.request(method.clone(), path);
    let request = if *method == Method::GET {
        request
    } else {
        request.json(body)
    };
    browser.send(request).await.unwrap().status.as_u16()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_the_teams_admins_reads_or_changes_rules() {
    let (story, munro) = tokio::join!(Story::begin("badge-rule-own"), Story::begin("badge-rule-munro"));
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire", vec![page("A")]).await;
    let badge = story.badge("Ours").await;
    let rule = story.rule_in_force(&badge, json!({"refs": [course]})).await;
    for way in ways(&rule) {
        assert_eq!(probe(&lena.browser, &way).await, 403, "{way:?}");
        assert_eq!(probe(&munro.ada, &way).await, 404, "{way:?}");
        assert_eq!(probe(&story.tenant.client(), &way).await, 401, "{way:?}");
    }
    for (method, path) in [
        (Method::GET, "/api/badge-rules"),
        (Method::POST, "/api/badge-rules"),
        (Method::GET, "/api/badge-rules/references?type=course"),
    ] {
        let way = (method, path.to_owned(), json!({"badgeId": badge}));
        assert_eq!(probe(&lena.browser, &way).await, 403, "{way:?}");
        assert_eq!(probe(&story.tenant.client(), &way).await, 401, "{way:?}");
    }
    assert_eq!(munro.reads("/api/badge-rules").await["total"], 0);
    assert_eq!(story.reads(&path(&rule)).await, rule);
    // The rule goes to another team of the organisation.
    story.tenant.sql("update badge_rules set team_id = 'second'").await;
    for way in ways(&rule) {
        assert_eq!(probe(&story.ada, &way).await, 404, "{way:?}");
    }
    assert_eq!(story.reads("/api/badge-rules").await["total"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_names_only_what_its_team_has() {
    let story = Story::begin("badge-rule-teams").await;
    let (ours, theirs) = (
        story.course("Ours", vec![page("A")]).await,
        story.course("Theirs", vec![page("A")]).await,
    );
    let (badge, other, own) = (
        story.badge("Safe").await,
        story.badge("Other").await,
        story.badge("Own").await,
    );
    let rule = story.badge_rule(&badge).await;
    let given = [
        format!("update courses set teams = '{{second}}' where id = '{theirs}'"),
        format!("update badges set team_id = 'second' where id = '{other}'"),
    ];
    for step in given {
        story.tenant.sql(step).await;
    }
    let activity = story.reads(&format!("/api/courses/{theirs}")).await["sections"][0]["activities"][0]["id"].clone();
    let nobodys = "0190f7a0-0000-7000-8000-00000000dead";
    for refs in [
        json!({"refs": [ours, theirs]}),
        json!({"refs": [nobodys]}),
        json!({"trigger": "activity", "refs": [activity]}),
        json!({"trigger": "badge", "refs": [other]}),
        json!({"trigger": "bundle", "refs": [ours]}),
    ] {
        let reply = save(&story.ada, &rule, refs.clone()).await;
        assert_eq!(refused(&reply), [at("refs", "unknown")], "{refs}");
    }
    // Another team's badge is as absent as one that never was.
    for badge in [other.as_str(), nobodys] {
        let made = story
            .ada
            .post("/api/badge-rules", json!({"badgeId": badge}))
            .await
            .unwrap();
        assert_eq!(made.status.as_u16(), 404);
        let moved = save(&story.ada, &rule, json!({"badgeId": badge})).await;
        assert_eq!((moved.status.as_u16(), moved.code().as_str()), (404, "not_found"));
    }
    let fine = json!({"trigger": "badge", "refs": [own]});
    let saved = save(&story.ada, &rule, fine).await.ok().unwrap().value();
    assert_eq!(text(&saved["refs"][0]["title"]), "Own");
    // What is given to another team later holds a rule back.
    story
        .tenant
        .sql(format!("update badges set team_id = 'second' where id = '{own}'"))
        .await;
    let lacking = set_status(&story.ada, &saved, "active").await;
    assert_eq!(refused(&lacking), [at("refs", "unknown")]);
}
