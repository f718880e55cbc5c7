//! What an active rule awards, to whom, and what it leaves.
use serde_json::{Value, json};

use super::{completes, does_page, held, holders, save, set_status};
use crate::badges::{at, refused, withdraw};
use crate::learning::{Story, page, text};

#[tokio::test(flavor = "multi_thread")]
async fn all_any_or_some_of_what_is_named_awards() {
    let story = Story::begin("badge-rule-match").await;
    let lena = story.learner("Lena", "Leeds").await;
    let mut courses = Vec::new();
    for title in ["Fire", "Knots", "Lift"] {
        let course = story.course(title, vec![page("A")]).await;
        story.gives(&course, json!({"everyone": []})).await;
        courses.push(course);
    }
    for (title, matching) in [
        ("All", json!({"match": "all"})),
        ("Any", json!({"match": "any"})),
        ("Two", json!({"match": "atLeast", "atLeast": 2})),
    ] {
        let badge = story.badge(title).await;
        let mut said = json!({"trigger": "course", "refs": courses});
        said.as_object_mut()
            .unwrap()
            .extend(matching.as_object().unwrap().clone());
        story.rule_in_force(&badge, said).await;
    }
    assert!(held(&lena.browser).await.is_empty());
    completes(&lena, "Fire").await;
    assert_eq!(held(&lena.browser).await, ["Any"]);
    completes(&lena, "Knots").await;
    assert_eq!(held(&lena.browser).await, ["Any", "Two"]);
    completes(&lena, "Lift").await;
    assert_eq!(held(&lena.browser).await, ["All", "Any", "Two"]);
    assert_eq!(story.count("select count(*) from user_badges").await, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_award_names_its_rule_and_who_put_it_in_force_and_is_told_of_once() {
    let story = Story::begin("badge-rule-named").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let badge = story.badge("Safe").await;
    let rule = story
        .rule_in_force(&badge, json!({"title": "Fire safety done", "refs": [course]}))
        .await;
    completes(&lena, "Fire").await;
    let shown = holders(&story.ada, &badge).await;
    assert_eq!(
        (&shown[0]["rule"]["id"], &shown[0]["rule"]["title"]),
        (&rule["id"], &json!("Fire safety done"))
    );
    let me = story.reads("/api/me").await["data"]["currentUserTeam"].clone();
    assert_eq!(shown[0]["awardedBy"]["id"], me["userId"]);
    let told = "select count(*) from user_notifications where kind = 'badgeEarned'";
    assert_eq!(story.count(told).await, 1);
    let logged = "select subject || ' ' || (details->>'badge') || ' ' || (details->>'rule') from audit_log where action = 'badge.given'";
    assert_eq!(
        story.tenant.texts(logged).await,
        [format!("{} Safe Fire safety done", lena.id)]
    );
    assert_eq!(story.event_count("badge.given").await, 1);
    assert_eq!(story.event_count("badge.earned").await, 1);
    let now = story.reads(&super::path(&rule)).await;
    assert_eq!(now["awarded"], 1);
    let of_lena = story.reads(&format!("/api/people/{}/badges", lena.id)).await;
    assert_eq!(
        (&of_lena["items"][0]["title"], &of_lena["items"][0]["times"]),
        (&json!("Safe"), &json!(1))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn once_is_once_also_after_it_was_withdrawn_and_for_who_held_it_by_hand() {
    let story = Story::begin("badge-rule-once").await;
    let (lena, otto) = tokio::join!(story.learner("Lena", "Leeds"), story.learner("Otto", "Leeds"));
    let course = story.course("Fire", vec![page("A"), page("B")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let knots = story.course("Knots", vec![page("A")]).await;
    story.gives(&knots, json!({"everyone": []})).await;
    let badge = story.badge("Safe").await;
    let body = json!({"people": [otto.id]});
    story.does(&format!("/api/badges/{badge}/holders"), body).await;
    story
        .rule_in_force(&badge, json!({"refs": [course, knots], "match": "any"}))
        .await;
    for learner in [&lena, &otto] {
        for page in ["A", "B"] {
            does_page(learner, "Fire", page).await;
        }
    }
    assert_eq!(held(&lena.browser).await, ["Safe"]);
    assert_eq!(held(&otto.browser).await, ["Safe"], "once, as an admin awarded it");
    let of_otto = holders(&story.ada, &badge).await;
    let of_otto: Vec<&Value> = of_otto.iter().filter(|one| one["person"]["id"] == otto.id).collect();
    assert_eq!((of_otto.len(), &of_otto[0]["rule"]), (1, &Value::Null));

    // Withdrawn, it comes by the hand of an admin alone.
    for holder in holders(&story.ada, &badge).await {
        assert_eq!(withdraw(&story.ada, &json!({"id": badge}), &holder).await.status, 204);
    }
    for learner in [&lena, &otto] {
        completes(learner, "Knots").await;
        assert!(held(&learner.browser).await.is_empty());
    }
    assert_eq!(story.count("select count(*) from user_badges").await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_is_completed_after_a_rule_was_put_in_force_counts_unless_it_looks_back() {
    let story = Story::begin("badge-rule-since").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (fire, lift) = (
        story.course("Fire", vec![page("A")]).await,
        story.course("Lift", vec![page("A")]).await,
    );
    for course in [&fire, &lift] {
        story.gives(course, json!({"everyone": []})).await;
    }
    completes(&lena, "Fire").await;
    let (both, later) = (story.badge("Both").await, story.badge("Later").await);
    story.rule_in_force(&both, json!({"refs": [fire, lift]})).await;
    story
        .rule_in_force(&later, json!({"refs": [fire, lift], "match": "any"}))
        .await;
    assert!(held(&lena.browser).await.is_empty());
    completes(&lena, "Lift").await;
    assert_eq!(held(&lena.browser).await, ["Later"], "Fire came before");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_needed_lies_within_so_many_days() {
    let story = Story::begin("badge-rule-days").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (fire, lift) = (
        story.course("Fire", vec![page("A")]).await,
        story.course("Lift", vec![page("A")]).await,
    );
    for course in [&fire, &lift] {
        story.gives(course, json!({"everyone": []})).await;
    }
    for (title, days) in [("Five", 5), ("Thirty", 30)] {
        let badge = story.badge(title).await;
        let said = json!({"refs": [fire, lift], "withinDays": days, "retroactive": true});
        story.rule_in_force(&badge, said).await;
    }
    completes(&lena, "Fire").await;
    story
        .tenant
        .sql("update user_courses set completed_at = completed_at - interval '10 days' where completed_at is not null")
        .await;
    completes(&lena, "Lift").await;
    assert_eq!(held(&lena.browser).await, ["Thirty"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_awarded_but_active_members_whom_the_audience_names() {
    let story = Story::begin("badge-rule-audience").await;
    let (lena, otto) = tokio::join!(story.learner("Lena", "Leeds"), story.learner("Otto", "York"));
    let course = story.course("Fire", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let badge = story.badge("Safe").await;
    story
        .rule_in_force(&badge, json!({"refs": [course], "rule": {"loc1": ["Leeds"]}}))
        .await;
    completes(&otto, "Fire").await;
    assert!(held(&otto.browser).await.is_empty());
    // Away, but still a learner of the course: an admin completes it for her.
    let round = text(&lena.courses().await[0]["id"]);
    story
        .tenant
        .sql(format!(
            "update user_teams set status = 'sick leave' where user_id = '{}'",
            lena.id
        ))
        .await;
    let body = json!({"ids": [round], "reason": "Did it on paper"});
    story
        .does(&format!("/api/courses/{course}/learners/complete"), body)
        .await;
    assert_eq!(story.count("select count(*) from user_badges").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn drafts_archived_rules_and_archived_badges_are_silent() {
    let story = Story::begin("badge-rule-silent").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let said = json!({"refs": [course]});
    let draft = story.badge_rule(&story.badge("Draft").await).await;
    save(&story.ada, &draft, said.clone()).await.ok().unwrap();
    let away = story.rule_in_force(&story.badge("Away").await, said.clone()).await;
    set_status(&story.ada, &away, "archived").await.ok().unwrap();
    let badge = story.badge("Old glory").await;
    story.rule_in_force(&badge, said.clone()).await;
    let path = format!("/api/badges/{badge}");
    let revision = story.reads(&path).await["revision"].clone();
    let archived = json!({"status": "archived", "revision": revision});
    story.ada.patch(&path, archived).await.unwrap().ok().unwrap();
    let kept = story.badge("Kept").await;
    let rule = story.rule_in_force(&kept, said).await;
    completes(&lena, "Fire").await;
    assert_eq!(held(&lena.browser).await, ["Kept"]);
    // Nothing is taken back when a rule is put away.
    let rule = story.reads(&super::path(&rule)).await;
    set_status(&story.ada, &rule, "archived").await.ok().unwrap();
    assert_eq!(held(&lena.browser).await, ["Kept"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_by_hand_says_to_whom_admins_may_award_a_badge() {
    let story = Story::begin("badge-rule-hand").await;
    let (lena, otto) = tokio::join!(story.learner("Lena", "Leeds"), story.learner("Otto", "York"));
    let badge = story.badge("Thanks").await;
    let said = json!({"trigger": "byHand", "rule": {"loc1": ["Leeds"]}});
    let rule = story.rule_in_force(&badge, said).await;
    let way = format!("/api/badges/{badge}/holders");
    let give = async |people: Value| story.ada.post(&way, json!({"people": people})).await.unwrap();
    for people in [json!([otto.id]), json!([lena.id, otto.id])] {
        assert_eq!(refused(&give(people).await), [at("people", "not_in_audience")]);
    }
    assert_eq!(
        story.count("select count(*) from user_badges").await,
        0,
        "to all or to none"
    );
    give(json!([lena.id])).await.ok().unwrap();
    assert_eq!(holders(&story.ada, &badge).await[0]["rule"], Value::Null);
    // A second rule lets others be awarded too; with none in force an admin awards it to anybody.
    let york = json!({"trigger": "byHand", "rule": {"loc1": ["York"]}});
    let york = story.rule_in_force(&badge, york).await;
    give(json!([otto.id])).await.ok().unwrap();
    let ivy = story.learner("Ivy", "Hull").await;
    assert_eq!(refused(&give(json!([ivy.id])).await), [at("people", "not_in_audience")]);
    for rule in [rule, york] {
        set_status(&story.ada, &rule, "archived").await.ok().unwrap();
    }
    give(json!([ivy.id])).await.ok().unwrap();
}
