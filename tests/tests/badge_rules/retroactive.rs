//! Whoever fulfils a rule already, when it is put in force.
use learnt_compose::testing::{PATIENCE, within};
use serde_json::{Value, json};

use super::{completes, held, holders, path, save, set_status, written};
use crate::learning::{Story, page, text};

/// More than one portion of people.
const MANY: i64 = 450;

/// Waits until the run of a rule has come to its end.
async fn over(story: &Story, rule: &Value) {
    within(3 * PATIENCE, async || {
        let now = story.reads(&path(rule)).await;
        if now["isRunning"] == false { Ok(()) } else { Err(now) }
    })
    .await;
}

/// People who were just written, who have completed a course.
async fn many_people(story: &Story, course: &str) {
    let team = &story.tenant.id;
    let people = format!(
        "insert into user_teams (id, user_id, team_id, first_name, last_name, loc1, facets, search, created_at, updated_at) \
         select p.id::text || '_{team}', p.id, '{team}', 'Person', p.n::text, '{{Leeds}}', \
           array['everyone=', 'loc1=leeds', 'roles=learner', 'status=active', 'userid=' || p.id], 'person ' || p.n, now(), now() \
         from (select n, gen_random_uuid() as id from generate_series(1, {MANY}) n) p"
    );
    story.tenant.sql(people).await;
    let rounds = format!(
        "insert into user_courses (id, user_id, course_id, version, status, progress, permitted_at, started_at, completed_at, updated_at) \
         select gen_random_uuid(), person.user_id, c.id, c.live_version, 'completed', 100, now(), now(), now(), now() \
         from user_teams person cross join courses c where person.first_name = 'Person' and c.id = '{course}'"
    );
    story.tenant.sql(rounds).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_that_looks_back_is_tried_out_and_awards_when_it_is_put_in_force() {
    let story = Story::begin("badge-back").await;
    let (lena, otto, ivy) = tokio::join!(
        story.learner("Lena", "Leeds"),
        story.learner("Otto", "Leeds"),
        story.learner("Ivy", "Leeds")
    );
    let course = story.course("Fire", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    completes(&lena, "Fire").await;
    completes(&otto, "Fire").await;
    let badge = story.badge("Safe").await;
    let body = json!({"people": [otto.id]});
    story.does(&format!("/api/badges/{badge}/holders"), body).await;

    let rule = story.badge_rule(&badge).await;
    let saved = save(&story.ada, &rule, json!({"refs": [course]}))
        .await
        .ok()
        .unwrap()
        .value();
    let preview = story
        .does(&format!("{}/preview", path(&saved)), written(&saved, json!({})))
        .await;
    assert_eq!(
        preview,
        json!({"qualify": 2, "alreadyHold": 1, "wouldEarn": 1, "people": [{"userId": lena.id, "name": "Lena Berg"}]})
    );
    assert_eq!(story.reads(&path(&rule)).await, saved, "a look changes nothing");
    assert!(held(&lena.browser).await.is_empty());

    // Not looking back it awards nobody; saved so that it does, it awards at once.
    let active = set_status(&story.ada, &saved, "active").await.ok().unwrap().value();
    over(&story, &active).await;
    assert!(held(&lena.browser).await.is_empty());
    let active = save(&story.ada, &active, json!({"retroactive": true}))
        .await
        .ok()
        .unwrap()
        .value();
    over(&story, &active).await;
    assert_eq!(held(&lena.browser).await, ["Safe"]);
    let all = holders(&story.ada, &badge).await;
    assert_eq!(all.len(), 2, "Otto held it");
    assert_eq!(
        (&all[0]["person"]["id"], &all[0]["rule"]["id"]),
        (&json!(lena.id), &rule["id"])
    );
    let told = "select count(*) from user_notifications where kind = 'badgeEarned'";
    assert_eq!(story.count(told).await, 2);

    // From then on it awards with the completion.
    completes(&ivy, "Fire").await;
    assert_eq!(held(&ivy.browser).await, ["Safe"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_people_are_awarded_portion_by_portion_and_once_however_often_it_runs() {
    let story = Story::begin("badge-portions").await;
    let course = story.course("Fire", vec![page("A")]).await;
    many_people(&story, &course).await;
    let (badge, next) = (story.badge("Safe").await, story.badge("Next").await);
    story
        .rule_in_force(&next, json!({"trigger": "badge", "refs": [badge]}))
        .await;
    let rule = story
        .rule_in_force(&badge, json!({"refs": [course], "retroactive": true}))
        .await;
    over(&story, &rule).await;
    let awarded = "select count(*) from user_badges";
    assert_eq!(story.count(awarded).await, 2 * MANY);
    assert_eq!(story.reads(&path(&rule)).await["awarded"], MANY);
    assert_eq!(story.reads(&format!("/api/badges/{badge}")).await["holders"], MANY);

    // Saved anew it runs anew, and so does one that was cut short: nobody is awarded twice.
    let rule = story.reads(&path(&rule)).await;
    let rule = save(&story.ada, &rule, json!({"title": "Once more"}))
        .await
        .ok()
        .unwrap()
        .value();
    over(&story, &rule).await;
    let id = text(&rule["id"]);
    story
        .tenant
        .sql(format!(
            "update badge_rules set run_after = '00000000-0000-0000-0000-000000000000' where id = '{id}'; \
             insert into scheduled_work (key, kind, due_at) values ('badge_rules.run/{id}', 'badge_rules.run', now())"
        ))
        .await;
    // Whatever is due is done with it.
    story.tenant.job("audit.purge").await;
    over(&story, &rule).await;
    assert_eq!(story.count(awarded).await, 2 * MANY);
    let told = "select count(*) from user_notifications where kind = 'badgeEarned'";
    assert_eq!(story.count(told).await, 2 * MANY);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_ends_with_its_rule() {
    let story = Story::begin("badge-run-ends").await;
    let course = story.course("Fire", vec![page("A")]).await;
    many_people(&story, &course).await;
    let badge = story.badge("Safe").await;
    let said = json!({"refs": [course], "retroactive": true});
    let rule = story.rule_in_force(&badge, said).await;
    let away = set_status(&story.ada, &rule, "archived").await.ok().unwrap().value();
    assert_eq!(away["isRunning"], false);
    // Whether it was at its beginning, in the middle or through: put in force again, it awards everybody once.
    let back = set_status(&story.ada, &away, "active").await.ok().unwrap().value();
    over(&story, &back).await;
    assert_eq!(story.count("select count(*) from user_badges").await, MANY);
}
