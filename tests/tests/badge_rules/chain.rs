//! Badges that follow from badges, and their place in the chain of a completion.
use serde_json::json;

use super::triggers::around;
use super::{completes, held, holders};
use crate::learning::{Story, activity, page};

#[tokio::test(flavor = "multi_thread")]
async fn a_badge_brings_the_next_ones_in_the_same_transaction() {
    let story = Story::begin("badge-chain").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let mut badges = Vec::new();
    for title in ["1 Course", "2 First", "3 Second", "4 Both"] {
        badges.push(story.badge(title).await);
    }
    let said = |refs: &[&String]| json!({"trigger": "badge", "refs": refs});
    story.rule_in_force(&badges[3], said(&[&badges[1], &badges[2]])).await;
    story.rule_in_force(&badges[2], said(&[&badges[1]])).await;
    story.rule_in_force(&badges[1], said(&[&badges[0]])).await;
    story.rule_in_force(&badges[0], json!({"refs": [course]})).await;
    completes(&lena, "Fire").await;
    assert_eq!(
        held(&lena.browser).await,
        ["1 Course", "2 First", "3 Second", "4 Both"],
        "there with the answer"
    );
    let moments = "select count(distinct awarded_at) from user_badges";
    assert_eq!(story.count(moments).await, 1);
    let told = "select count(*) from user_notifications where kind = 'badgeEarned'";
    assert_eq!(story.count(told).await, 4);
    assert_eq!(story.event_count("badge.given").await, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn badges_that_bring_each_other_come_once() {
    let story = Story::begin("badge-loop").await;
    let lena = story.learner("Lena", "Leeds").await;
    let mut badges = Vec::new();
    for title in ["Hen", "Egg", "Nest"] {
        badges.push(story.badge(title).await);
    }
    for (badge, of) in [(0, 1), (1, 2), (2, 0)] {
        let said = json!({"trigger": "badge", "refs": [badges[of]]});
        story.rule_in_force(&badges[badge], said).await;
    }
    let way = format!("/api/badges/{}/holders", badges[0]);
    let given = story.does(&way, json!({"people": [lena.id]})).await;
    assert_eq!(given, json!({"given": 1, "alreadyHeld": 0}));
    assert_eq!(held(&lena.browser).await, ["Egg", "Hen", "Nest"]);
    assert_eq!(story.count("select count(*) from user_badges").await, 3);

    // What was withdrawn does not come back by a rule, nor does what it brought go with it.
    let egg = holders(&story.ada, &badges[1]).await[0].clone();
    let egg = crate::badges::withdraw(&story.ada, &json!({"id": badges[1]}), &egg).await;
    assert_eq!(egg.status, 204);
    let again = story.does(&way, json!({"people": [lena.id]})).await;
    assert_eq!(again, json!({"given": 0, "alreadyHeld": 1}));
    assert_eq!(held(&lena.browser).await, ["Hen", "Nest"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_page_awards_for_all_that_it_completes_before_points_are_counted() {
    let story = Story::begin("badge-order").await;
    story.tenant.settings(json!({"rewards": true})).await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire", vec![page("A")]).await;
    let item = json!({"kind": "course", "documentId": course, "required": true});
    let pathway = around(&story, "pathway", "Welcome", json!([item])).await;
    let body = json!({"type": "course", "documentId": course, "points": 20});
    story.ada.put("/api/rewards/points", body).await.unwrap().ok().unwrap();
    let round = lena.only().await;
    let a = activity(&lena.player(&round).await, "A");
    for (title, said) in [
        ("Activity", json!({"trigger": "activity", "refs": [a]})),
        ("Course", json!({"refs": [course]})),
        ("Pathway", json!({"trigger": "pathway", "refs": [pathway]})),
        ("Points", json!({"trigger": "points", "threshold": 20})),
    ] {
        let badge = story.badge(title).await;
        story.rule_in_force(&badge, said).await;
    }
    completes(&lena, "Fire").await;
    assert_eq!(held(&lena.browser).await, ["Activity", "Course", "Pathway", "Points"]);
    let order = "select b.title from user_badges h join badges b on b.id = h.badge_id order by h.id";
    let order = story.tenant.texts(order).await;
    assert_eq!(order.last().map(String::as_str), Some("Points"), "{order:?}");
    let at_once = "select count(*) from user_badges h join user_courses c on c.user_id = h.user_id and c.completed_at = h.awarded_at";
    assert_eq!(story.count(at_once).await, 4, "in the transaction that completes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_awards_nobody_who_is_not_in_its_team() {
    let story = Story::begin("badge-team").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let badge = story.badge("Elsewhere").await;
    story.rule_in_force(&badge, json!({"refs": [course]})).await;
    // The badge and its rule are another team's, which Lena is not in.
    for table in ["badges", "badge_rules"] {
        story
            .tenant
            .sql(format!("update {table} set team_id = 'elsewhere'"))
            .await;
    }
    completes(&lena, "Fire").await;
    assert_eq!(story.count("select count(*) from user_badges").await, 0);
}
