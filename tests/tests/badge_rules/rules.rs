//! A rule is a draft, says what it counts, is put in force and away.
use serde_json::{Value, json};

use super::{path, save, set_status, written};
use crate::badges::{at, refused};
use crate::learning::{Story, page, text};

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_begins_as_a_draft_for_everybody_and_keeps_what_its_trigger_has_use_for() {
    let story = Story::begin("badge-rule-made").await;
    let (fire, lift) = (
        story.course("Fire", vec![page("A")]).await,
        story.course("Lift", vec![page("A")]).await,
    );
    let badge = story.badge("First aider").await;
    let rule = story.badge_rule(&badge).await;
    assert_eq!(rule["title"], "First aider", "as its badge");
    assert_eq!((&rule["status"], &rule["trigger"]), (&json!("draft"), &json!("course")));
    assert_eq!(rule["rule"], json!({"everyone": ["everyone"]}));
    assert_eq!((&rule["refs"], &rule["awarded"]), (&json!([]), &json!(0)));
    assert_eq!(
        (&rule["badge"]["title"], &rule["activeSince"], &rule["isRunning"]),
        (&json!("First aider"), &Value::Null, &json!(false))
    );
    assert_eq!(story.reads(&path(&rule)).await, rule);

    let said = json!({
        "title": " Twice safe ", "trigger": "course", "refs": [lift, fire, lift], "match": "atLeast", "atLeast": 2, "threshold": 9,
        "minScore": 80, "withinDays": 30, "rule": {"loc1": ["Leeds"]}, "everyCycle": true, "retroactive": true,
    });
    let saved = save(&story.ada, &rule, said).await.ok().unwrap().value();
    assert_eq!((&saved["title"], &saved["revision"]), (&json!("Twice safe"), &json!(2)));
    let refs: Vec<String> = saved["refs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| text(&one["title"]))
        .collect();
    assert_eq!(refs, ["Lift", "Fire"], "each once, as they were chosen");
    assert_eq!((&saved["atLeast"], &saved["threshold"]), (&json!(2), &Value::Null));
    assert_eq!((&saved["minScore"], &saved["withinDays"]), (&json!(80), &json!(30)));
    assert_eq!(saved["rule"], json!({"loc1": ["Leeds"]}));
    assert_eq!(story.reads(&path(&rule)).await, saved);

    let same = save(&story.ada, &saved, json!({})).await.ok().unwrap().value();
    assert_eq!(same["revision"], 2, "what changes nothing is not written");

    let streak = json!({"trigger": "streak", "threshold": 5});
    let streak = save(&story.ada, &saved, streak).await.ok().unwrap().value();
    assert_eq!((&streak["refs"], &streak["threshold"]), (&json!([]), &json!(5)));
    assert_eq!(
        (&streak["match"], &streak["atLeast"], &streak["minScore"]),
        (&json!("all"), &Value::Null, &Value::Null)
    );
    assert_eq!(
        (&streak["everyCycle"], &streak["retroactive"]),
        (&json!(false), &json!(true))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn every_wrong_field_of_a_rule_is_named() {
    let story = Story::begin("badge-rule-wrong").await;
    let course = story.course("Fire", vec![page("A")]).await;
    let badge = story.badge("First aider").await;
    let long = json!({"badgeId": badge, "title": "x".repeat(121)});
    let long = story.ada.post("/api/badge-rules", long).await.unwrap();
    assert_eq!(refused(&long), [at("title", "too_long")]);
    let rule = story.badge_rule(&badge).await;
    let wrong = json!({"title": " ", "refs": [course], "match": "atLeast", "atLeast": 2, "minScore": 101, "withinDays": 100_000});
    let wrong = save(&story.ada, &rule, wrong).await;
    assert_eq!(
        refused(&wrong),
        [
            at("title", "required"),
            at("atLeast", "out_of_range"),
            at("minScore", "out_of_range"),
            at("withinDays", "out_of_range")
        ]
    );
    let streak = save(&story.ada, &rule, json!({"trigger": "streak", "threshold": 1})).await;
    assert_eq!(refused(&streak), [at("threshold", "out_of_range")]);
    let own = save(&story.ada, &rule, json!({"trigger": "badge", "refs": [badge]})).await;
    assert_eq!(refused(&own), [at("refs", "own_badge")]);
    let nobody = save(&story.ada, &rule, json!({"rule": {"shoeSize": ["41"]}})).await;
    assert_eq!(refused(&nobody), [at("rule.shoeSize", "unknown_category")]);
    let pathway = save(&story.ada, &rule, json!({"trigger": "pathway", "refs": [course]})).await;
    assert_eq!(refused(&pathway), [at("refs", "unknown")], "a course is no pathway");
    for nonsense in [
        json!({"trigger": "licence"}),
        json!({"refs": ["fire"]}),
        json!({"minScore": "high"}),
    ] {
        let status = save(&story.ada, &rule, nonsense).await.status.as_u16();
        assert!((400..500).contains(&status), "{status}");
    }
    assert_eq!(story.reads(&path(&rule)).await, rule, "nothing of it was kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_whole_rule_is_put_in_force_and_it_stays_whole() {
    let story = Story::begin("badge-rule-whole").await;
    let course = story.course("Fire", vec![page("A")]).await;
    let badge = story.badge("First aider").await;
    let rule = story.badge_rule(&badge).await;
    let bare = save(&story.ada, &rule, json!({"match": "atLeast"})).await;
    let bare = bare.ok().unwrap().value();
    let lacking = set_status(&story.ada, &bare, "active").await;
    assert_eq!(refused(&lacking), [at("refs", "required"), at("atLeast", "required")]);
    assert_eq!(lacking.value()["errors"][0]["message"], "Choose at least one course.");

    let whole = json!({"refs": [course], "match": "any"});
    let whole = save(&story.ada, &bare, whole).await.ok().unwrap().value();
    let active = set_status(&story.ada, &whole, "active").await.ok().unwrap().value();
    assert_eq!(active["status"], "active");
    assert!(active["activeSince"].is_string());
    let emptied = save(&story.ada, &active, json!({"refs": []})).await;
    assert_eq!(refused(&emptied), [at("refs", "required")]);
    let drafted = set_status(&story.ada, &active, "draft").await;
    assert_eq!(refused(&drafted), [at("status", "not_possible")]);
    let again = set_status(&story.ada, &active, "active").await.ok().unwrap().value();
    assert_eq!(again["revision"], active["revision"], "it was so already");

    let away = set_status(&story.ada, &active, "archived").await.ok().unwrap().value();
    let path_of_badge = format!("/api/badges/{badge}");
    let archived = json!({"revision": 1, "status": "archived"});
    story.ada.patch(&path_of_badge, archived).await.unwrap().ok().unwrap();
    let refusal = set_status(&story.ada, &away, "active").await;
    assert_eq!(refused(&refusal), [at("badgeId", "badge_archived")]);
    let restored = json!({"revision": 2, "status": "active"});
    story.ada.patch(&path_of_badge, restored).await.unwrap().ok().unwrap();
    set_status(&story.ada, &away, "active").await.ok().unwrap();

    let actions = "select action from audit_log where action like 'badge_rule.%' order by at, id";
    assert_eq!(
        story.tenant.texts(actions).await,
        [
            "badge_rule.created",
            "badge_rule.changed",
            "badge_rule.changed",
            "badge_rule.activated",
            "badge_rule.archived",
            "badge_rule.activated"
        ]
    );
    let named = "select distinct subject_name from audit_log where action like 'badge_rule.%'";
    assert_eq!(story.tenant.texts(named).await, ["First aider"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_admins_who_change_a_rule_at_once_the_second_is_told() {
    let story = Story::begin("badge-rule-edits").await;
    let badge = story.badge("Early bird").await;
    let rule = story.badge_rule(&badge).await;
    let other_screen = story.tenant.admin().await;
    let (one, other) = tokio::join!(
        save(&story.ada, &rule, json!({"title": "Lark"})),
        save(&other_screen, &rule, json!({"trigger": "points", "threshold": 100})),
    );
    let mut met = [one.status.as_u16(), other.status.as_u16()];
    met.sort_unstable();
    assert_eq!(met, [200, 409]);
    let late = if one.status == 409 { &one } else { &other };
    assert_eq!(late.code(), "changed_meanwhile");
    let stored = story.reads(&path(&rule)).await;
    let both = stored["title"] == "Lark" && stored["trigger"] == "points";
    assert!(stored["revision"] == 2 && !both, "{stored}");
    let outdated = set_status(&other_screen, &rule, "archived").await;
    assert_eq!(
        (outdated.status.as_u16(), outdated.code().as_str()),
        (409, "changed_meanwhile")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_rule_counts_and_is_gone_is_shown_as_missing_and_has_to_be_removed() {
    let story = Story::begin("badge-rule-missing").await;
    let (fire, lift) = (
        story.course("Fire", vec![page("A")]).await,
        story.course("Lift", vec![page("A")]).await,
    );
    let badge = story.badge("Safe").await;
    let rule = story
        .rule_in_force(&badge, json!({"refs": [fire, lift], "match": "any"}))
        .await;
    let others = format!("update courses set teams = '{{second}}' where id = '{fire}'");
    story.tenant.sql(others).await;
    let shown = story.reads(&path(&rule)).await;
    assert_eq!(
        shown["refs"][0],
        json!({"id": fire, "title": "", "missing": true, "about": null})
    );
    assert_eq!(shown["refs"][1]["title"], "Lift");
    let kept = save(&story.ada, &shown, json!({"title": "Safer"})).await;
    assert_eq!(refused(&kept), [at("refs", "unknown")]);
    let removed = json!({"title": "Safer", "refs": [lift]});
    save(&story.ada, &shown, removed).await.ok().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_look_at_whom_a_rule_would_award_keeps_nothing() {
    let story = Story::begin("badge-rule-look").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire", vec![page("A")]).await;
    let badge = story.badge("Safe").await;
    let rule = story.badge_rule(&badge).await;
    let mut draft = written(
        &rule,
        json!({"title": "Tried", "refs": [course], "rule": {"userId": [lena.id]}}),
    );
    draft.as_object_mut().unwrap().remove("revision");
    let preview = format!("{}/preview", path(&rule));
    let seen = story.does(&preview, draft.clone()).await;
    assert_eq!(
        seen,
        json!({"qualify": 0, "alreadyHold": 0, "wouldEarn": 0, "people": []})
    );
    draft["refs"] = json!([]);
    let bare = story.ada.post(&preview, draft).await.unwrap();
    assert_eq!(refused(&bare), [at("refs", "required")]);
    assert_eq!(story.reads(&path(&rule)).await, rule);
    let groups = "select g.category from permission_groups g join badge_rules r on r.permission_id = g.permission_id";
    assert_eq!(story.tenant.texts(groups).await, ["everyone"]);
}
