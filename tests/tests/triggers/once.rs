//! Once for a trigger, an event and a person: whoever tells the event, however often, and whatever dies meanwhile.
use std::sync::Arc;
use std::time::Duration;

use learnt_kernel::clock::SystemClock;
use learnt_kernel::ids::new_id;
use learnt_tenant_api::schedule;
use serde_json::json;

use super::{Scene, text};

const AGAIN: &str = "update facts set due_at = now() - interval '1 second', done_at = null where kind = 'badge.given'";

#[tokio::test(flavor = "multi_thread")]
async fn an_event_that_is_told_fifty_times_at_once_is_acted_on_once() {
    let scene = Scene::begin("fifty").await;
    let (first, second) = (scene.badge("First").await, scene.badge("Second").await);
    let (lena, tom) = (scene.person("Lena", "Leeds").await, scene.person("Tom", "York").await);
    let trigger = scene
        .trigger(json!({
            "documents": [first],
            "actions": [
                {"type": "email", "subject": "Hello", "text": "There"},
                {"type": "awardBadge", "badge": second},
                {"type": "webhook", "url": "https://127.0.0.1:1/"},
            ],
        }))
        .await;
    scene.gives(&first, &[&lena, &tom]).await;
    let (one, two) = (
        scene.quiet(Arc::new(SystemClock)).await,
        scene.quiet(Arc::new(SystemClock)).await,
    );
    for _ in 0..50 {
        scene.story.tenant.sql(AGAIN).await;
        tokio::join!(scene.drain(&one), scene.drain(&two));
    }
    assert_eq!(scene.settled(&trigger, 2).await, ["done", "done"]);
    for (rows, what) in [
        ("select id::text from mails where kind = 'trigger'", "mails"),
        ("select id::text from trigger_deliveries", "webhooks"),
        ("select id::text from trigger_runs", "runs"),
    ] {
        assert_eq!(scene.count(rows).await, 2, "{what}");
    }
    assert_eq!(
        scene
            .count(&format!("select id::text from user_badges where badge_id = '{second}'"))
            .await,
        2
    );
    one.shutdown().await;
    two.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_dies_in_the_middle_leaves_nothing_half_done() {
    let scene = Scene::begin("dying").await;
    let (first, second) = (scene.badge("First").await, scene.badge("Second").await);
    // Nobody but the copies of this story has them in hand: they are due in a year.
    let people = 500;
    let trigger = scene
        .trigger(json!({
            "documents": [first],
            "actions": [{"type": "notify", "title": "Hello", "text": "There"}, {"type": "awardBadge", "badge": second}],
        }))
        .await;
    let event = crowd(&scene, &first, people).await;
    let later = Arc::new(learnt_kernel::clock::FixedClock::at(
        learnt_kernel::clock::Clock::now(&SystemClock) + chrono::Duration::days(400),
    ));
    for round in 0..12 {
        let api = scene.quiet(later.clone()).await;
        // What is cut off here is as dead as a program that was killed: its transaction never ends.
        let _ = tokio::time::timeout(Duration::from_millis(15 * (round + 1)), scene.drain(&api)).await;
        api.shutdown().await;
    }
    let api = scene.quiet(later).await;
    scene.drain(&api).await;
    let runs = format!(
        "select id::text from trigger_runs where trigger_id = '{trigger}' and event_id = '{event}' and state = 'done'"
    );
    assert_eq!(scene.count(&runs).await, people);
    let badge_sql = format!("select id::text from user_badges where badge_id = '{second}' and cycle = 1");
    assert_eq!(scene.count(&badge_sql).await, people);
    assert_eq!(
        scene
            .count("select id::text from user_notifications where kind = 'message'")
            .await,
        people
    );
    api.shutdown().await;
}

/// So many people who earned a badge with one event, which is due in a year. Answers the event's id.
pub(super) async fn crowd(scene: &Scene, badge: &str, people: usize) -> String {
    let (team, event) = (&scene.story.tenant.id, new_id().to_string());
    scene
        .story
        .tenant
        .sql(format!(
            "insert into user_teams (id, user_id, team_id, first_name, last_name, facets, search, created_at, updated_at)
             select id || '_{team}', id::uuid, '{team}', 'P' || n, 'Crowd', array['everyone=', 'status=active'], 'p', now(), now()
             from (select n, md5('{team}' || n)::uuid::text as id from generate_series(1, {people}) n) as person;
             insert into user_badges (id, badge_id, user_id, cycle, awarded_at, awarded_by)
             select md5('badge' || user_id)::uuid, '{badge}', user_id, 1, '2027-12-01', '{event}' from user_teams where last_name = 'Crowd';
             insert into facts (id, kind, subject, at, due_at)
             values ('{event}', 'badge.given', '{badge}', '2027-12-01', '2027-12-01')"
        ))
        .await;
    event
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_of_many_people_is_done_in_portions() {
    let scene = Scene::begin("portions").await;
    let badge = scene.badge("First").await;
    let trigger = scene
        .trigger(json!({"documents": [badge], "actions": [{"type": "setField", "field": "loc3", "value": "Here"}]}))
        .await;
    crowd(&scene, &badge, 450).await;
    let later = Arc::new(learnt_kernel::clock::FixedClock::at(
        learnt_kernel::clock::Clock::now(&SystemClock) + chrono::Duration::days(400),
    ));
    let api = scene.quiet(later).await;
    let tenant = scene.known(&api);
    learnt_tenant_api::pump::drain(&api.app, &tenant).await.unwrap();
    // Whatever else the tenant has on its calendar is not counted here.
    scene
        .story
        .tenant
        .sql("delete from scheduled_work where kind <> 'triggers.run'")
        .await;
    let done = format!("select id::text from trigger_runs where trigger_id = '{trigger}' and state = 'done'");
    let mut steps = Vec::new();
    for _ in 0..4 {
        // One item of work at a time: in between it is somebody else's turn.
        schedule::drain(&api.app, &tenant, 1).await.unwrap();
        steps.push(scene.count(&done).await);
    }
    assert_eq!(steps, [200, 400, 450, 450]);
    api.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_may_have_it_done_once_more() {
    let scene = Scene::begin("replay").await;
    let badge = scene.badge("First").await;
    let lena = scene.person("Lena", "Leeds").await;
    let actions = json!([{"type": "notify", "title": "Hello", "text": "There"}]);
    let trigger = scene.trigger(json!({"documents": [badge], "actions": actions})).await;
    scene.gives(&badge, &[&lena]).await;
    scene.settled(&trigger, 1).await;
    let run = text(&scene.runs(&trigger).await[0]["id"]);
    let (one, two) = tokio::join!(scene.again(&run, true), scene.again(&run, true));
    one.ok().unwrap();
    two.ok().unwrap();
    assert_eq!(scene.settled(&trigger, 3).await, ["done", "done", "done"]);
    let mut replays: Vec<i64> = scene
        .runs(&trigger)
        .await
        .iter()
        .map(|run| run["replay"].as_i64().unwrap())
        .collect();
    replays.sort_unstable();
    assert_eq!(replays, [0, 1, 2]);
    assert_eq!(scene.again(&run, false).await.code(), "wrong_state");
}
