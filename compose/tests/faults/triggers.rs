//! kill -9 while a trigger acts for many people: each of them gets everything once, however often the program dies.
use std::time::Duration;

use learnt_kernel::ids::new_id;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, PgConnection};

use super::bookings::{admin, database, kill_and_start, texts};
use super::checkout::Checkout;
use super::console::Operator;

const PATIENCE: Duration = Duration::from_secs(120);
const PEOPLE: usize = 3_000;

/// How often it is killed: ever so often only in `./learnt test thorough`.
#[expect(
    clippy::disallowed_methods,
    reason = "which run this is, is said to the tests' program alone"
)]
fn kills() -> u64 {
    let is_thorough = std::env::var("LEARNT_THOROUGH").is_ok_and(|value| !value.is_empty());
    if is_thorough { 12 } else { 3 }
}

fn id_of(made: &Value) -> String {
    made["id"].as_str().unwrap().to_owned()
}

/// So many people who earn a badge with one event.
async fn earn(tenants: &mut PgConnection, badge: &str) {
    let fact = new_id();
    let sql = format!(
        "insert into user_teams (id, user_id, team_id, first_name, last_name, facets, search, created_at, updated_at)
         select id || '_crowd', id, 'crowd', 'P' || n, 'Crowd', array['everyone=', 'status=active'], 'p', now(), now()
         from (select n, md5('crowd' || n)::uuid as id from generate_series(1, {PEOPLE}) n) as person;
         insert into user_badges (id, badge_id, user_id, cycle, awarded_at, awarded_by)
         select md5('badge' || user_id)::uuid, '{badge}', user_id, 1, '2026-01-01', '{fact}' from user_teams where last_name = 'Crowd';
         insert into facts (id, kind, subject, at, due_at) values ('{fact}', 'badge.given', '{badge}', '2026-01-01', now())"
    );
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(tenants).await.unwrap();
}

async fn count(tenants: &mut PgConnection, rows: &str) -> usize {
    let found = texts(tenants, &format!("select count(*)::text from {rows}")).await;
    found[0].parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_is_killed_while_a_trigger_acts_does_everything_once() {
    let checkout = Checkout::new();
    let state = checkout.up();
    let ada = admin(&checkout, &state).await;
    let console = Operator::enter(&checkout, "olga@learnt.test").sign_in(state.port).await;
    let badge = async |title: &str| {
        id_of(
            &ada.post("/api/badges", json!({"title": title}))
                .await
                .unwrap()
                .ok()
                .unwrap()
                .value(),
        )
    };
    let (first, second) = (badge("First").await, badge("Second").await);
    let trigger = json!({
        "teamId": "crowd", "title": "Well done", "event": "badgeEarned", "documents": [first], "rule": {"everyone": []},
        "actions": [
            {"type": "notify", "title": "Hello", "text": "There"},
            {"type": "awardBadge", "badge": second},
            {"type": "webhook", "url": "https://127.0.0.1:1/"},
        ],
        "delaySeconds": 0, "perHour": null, "perPerson": null,
    });
    let made = console.post("/api/tenants/crowd/triggers", trigger).await.unwrap();
    made.ok().unwrap();
    earn(&mut database(&checkout).await, &first).await;

    let (done, mut halfway) = ("trigger_runs where state = 'done'", 0);
    for kill in 0..kills() {
        kill_and_start(&checkout);
        let mut tenants = database(&checkout).await;
        // In the middle of what it does, ever at another moment.
        let before = count(&mut tenants, done).await;
        let deadline = tokio::time::Instant::now() + Duration::from_secs(10);
        while count(&mut tenants, done).await == before && tokio::time::Instant::now() < deadline {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        tokio::time::sleep(Duration::from_millis(kill * 17 % 60)).await;
        let now = count(&mut tenants, done).await;
        halfway += usize::from(now > 0 && now < PEOPLE);
    }
    assert!(halfway > 0, "it was never in the middle of anything");
    kill_and_start(&checkout);
    let mut tenants = database(&checkout).await;
    let deadline = tokio::time::Instant::now() + PATIENCE;
    while count(&mut tenants, done).await < PEOPLE {
        assert!(tokio::time::Instant::now() < deadline, "the rest is not done");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let badge_rows = format!("user_badges where badge_id = '{second}' and cycle = 1");
    for (rows, what) in [
        ("trigger_runs", "runs"),
        ("trigger_deliveries", "webhooks"),
        ("user_notifications where kind = 'message'", "notifications"),
        (badge_rows.as_str(), "badges"),
    ] {
        assert_eq!(count(&mut tenants, rows).await, PEOPLE, "{what}");
    }
}
