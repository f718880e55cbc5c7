//! kill -9 while people book: what was answered is kept, nothing is done by half, and the next start goes on where it ended.
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use learnt_compose::client::{Client, Reply};
use learnt_compose::mails::code_for;
use learnt_compose::state::State;
use learnt_compose::testing::PASSWORD;
use learnt_compose::testing::recount::{CONTRADICTIONS, HELD, JUMPED, OFFERS_EXPIRE};
use learnt_kernel::clock::{Clock, SystemClock};
use learnt_migrations::bootstrap::Names;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::checkout::Checkout;
use super::console::{Operator, order};

const PATIENCE: Duration = Duration::from_secs(90);
const CLIENTS: usize = 64;
/// The most seats that an event ever has.
const MOST: i32 = 5;

/// Events, people and kills: two hundred events only in `./learnt test thorough`.
#[expect(
    clippy::disallowed_methods,
    reason = "which run this is, is said to the tests' program alone"
)]
fn size() -> (usize, usize, u64) {
    if std::env::var("LEARNT_THOROUGH").is_ok_and(|value| !value.is_empty()) {
        (200, 16, 12)
    } else {
        (12, 8, 2)
    }
}

/// Somebody who books.
struct Person {
    id: String,
    browser: Client,
}

/// What is the same for the whole crowd.
struct CrowdContext {
    people: Vec<Person>,
    events: Vec<String>,
    is_over: AtomicBool,
    answered: AtomicUsize,
    unanswered: AtomicUsize,
}

fn browser(port: u16) -> Client {
    Client::new(Client::connections().unwrap(), port, "crowd.learnt.localhost")
}

/// The first admin of a new tenant.
pub(super) async fn admin(checkout: &Checkout, state: &State) -> Client {
    let console = Operator::enter(checkout, "root@learnt.test").sign_in(state.port).await;
    order(&console, "crowd").await;
    let code = code_for(&checkout.home.file("mail"), "admin@crowd.test", PATIENCE).await;
    let admin = browser(state.port);
    admin.accept_invitation(&code.unwrap(), PASSWORD).await.unwrap();
    admin
}

async fn person(admin: &Client, port: u16, number: usize) -> Person {
    let username = format!("berg-{number}");
    let profile = json!({"firstName": "Lena", "lastName": format!("Berg {number}"), "username": username});
    let made = admin.post("/api/people", json!({"profile": profile, "password": PASSWORD}));
    let made = made.await.unwrap().ok().unwrap().value();
    let browser = browser(port);
    assert!(browser.sign_in(&username, PASSWORD).await.unwrap());
    Person {
        id: made["id"].as_str().unwrap().to_owned(),
        browser,
    }
}

/// A published event in two days; what becomes of a free seat differs.
async fn event(admin: &Client, number: usize) -> String {
    let day = (SystemClock.now() + chrono::Duration::days(2)).format("%Y-%m-%d");
    let promotion = ["auto", "offer", "manual"][number % 3];
    let content = json!({
        "title": format!("First aid {number}"), "description": {"type": "doc", "content": [{"type": "paragraph"}]},
        "starts": format!("{day}T09:00"), "ends": format!("{day}T12:00"), "timeZone": "Europe/Berlin",
        "promotion": promotion, "capacity": 1 + number % 4, "waitlistCapacity": 6,
    });
    let made = admin.post("/api/events", content).await.unwrap().ok().unwrap().value();
    let id = made["id"].as_str().unwrap().to_owned();
    let publish = json!({"revision": made["revision"], "status": "published"});
    let published = admin.post(&format!("/api/events/{id}/status"), publish).await.unwrap();
    published.ok().unwrap();
    id
}

/// One client, who wants something of one event after the other; answers what it was told.
async fn wants(crowd: Arc<CrowdContext>, client: usize) -> Vec<Value> {
    let (mut answers, mut round) = (Vec::new(), 0);
    let person = &crowd.people[client % crowd.people.len()];
    while !crowd.is_over.load(Ordering::Relaxed) {
        let event = &crowd.events[(client * 7 + round * 5) % crowd.events.len()];
        let step = ["register", "register", "cancel", "accept"][(client / 16 + round) % 4];
        round += 1;
        let path = format!("/api/events/{event}/{step}");
        match person.browser.post(&path, json!({})).await {
            Ok(reply) => {
                crowd.answered.fetch_add(1, Ordering::Relaxed);
                answers.extend(
                    state_in(&reply, step).map(|state| json!({"event": event, "person": person.id, "state": state})),
                );
            }
            // Nobody is there, or was killed before the answer: it was done whole, or not at all.
            Err(_) => {
                crowd.unanswered.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }
    answers
}

fn state_in(reply: &Reply, step: &str) -> Option<String> {
    // Who has left is no member any more; a program that has just begun may have its hands full.
    let expected = [200, 401, 403, 404, 409, 429, 503];
    assert!(
        expected.contains(&reply.status.as_u16()),
        "{step}: {} {}",
        reply.status,
        reply.text()
    );
    let state = reply.value()["mine"]["state"].as_str().map(str::to_owned);
    state.filter(|_| reply.status == 200)
}

/// Seats are added and taken away, over and over.
async fn changes_room(admin: Arc<Client>, crowd: Arc<CrowdContext>) {
    let mut round = 0;
    while !crowd.is_over.load(Ordering::Relaxed) {
        let path = format!("/api/events/{}", crowd.events[round % crowd.events.len()]);
        round += 1;
        if let Ok(event) = admin.get(&format!("{path}/managed")).await
            && event.status == 200
        {
            let event = event.value();
            let mut body = event["content"].clone();
            body["revision"] = event["revision"].clone();
            body["capacity"] = json!(1 + (round + 2) % 5);
            let _ = admin.put(&path, body).await;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// One of them leaves the team, however often it has to be said.
async fn leaves(admin: &Client, person: &str) {
    let body = json!({"ids": [person], "status": "terminated"});
    for _ in 0..400 {
        if let Ok(reply) = admin.post("/api/people/status", body.clone()).await
            && reply.status == 200
        {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody may leave");
}

/// The database of the tenants, in the schema of the only one.
pub(super) async fn database(checkout: &Checkout) -> PgConnection {
    let state = State::load(&checkout.home).unwrap();
    let urls = checkout.secrets().urls(&state, &Names::default()).unwrap();
    let mut control = PgConnection::connect(&urls.control).await.unwrap();
    let schema: String = sqlx::query_scalar("select schema_name from control.tenants where id = 'crowd'")
        .fetch_one(&mut control)
        .await
        .unwrap();
    let mut tenants = PgConnection::connect(&urls.cluster).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(format!("set search_path = {schema}, extensions")))
        .execute(&mut tenants)
        .await
        .unwrap();
    tenants
}

pub(super) async fn texts(database: &mut PgConnection, sql: &str) -> Vec<String> {
    let found = sqlx::query_scalar(AssertSqlSafe(sql.to_owned()));
    found.fetch_all(database).await.unwrap()
}

/// Kills what serves in the middle of everything, and starts it anew.
pub(super) fn kill_and_start(checkout: &Checkout) {
    tokio::task::block_in_place(|| {
        checkout.kill_what_serves();
        checkout.up();
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_is_killed_while_people_book_leaves_no_contradiction() {
    let (events, people, kills) = size();
    let checkout = Checkout::new();
    let state = checkout.up();
    let ada = Arc::new(admin(&checkout, &state).await);
    let mut crowd = CrowdContext {
        people: Vec::new(),
        events: Vec::new(),
        is_over: AtomicBool::new(false),
        answered: AtomicUsize::new(0),
        unanswered: AtomicUsize::new(0),
    };
    for number in 0..people {
        crowd.people.push(person(&ada, state.port, number).await);
    }
    for number in 0..events {
        crowd.events.push(event(&ada, number).await);
    }
    let crowd = Arc::new(crowd);
    let clients: Vec<_> = (0..CLIENTS)
        .map(|client| tokio::spawn(wants(crowd.clone(), client)))
        .collect();
    let room = tokio::spawn(changes_room(ada.clone(), crowd.clone()));
    let leaver = crowd.people[people - 1].id.clone();

    for kill in 0..kills {
        // Ever at another moment of what is going on.
        tokio::time::sleep(Duration::from_millis(400 + kill * 370 % 900)).await;
        let before = crowd.unanswered.load(Ordering::Relaxed);
        kill_and_start(&checkout);
        assert!(
            crowd.unanswered.load(Ordering::Relaxed) > before,
            "nobody was in the middle of anything"
        );
        let mut tenants = database(&checkout).await;
        sqlx::raw_sql(OFFERS_EXPIRE).execute(&mut tenants).await.unwrap();
        if kill == 0 {
            leaves(&ada, &leaver).await;
        }
    }
    let answered = crowd.answered.load(Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(1)).await;
    crowd.is_over.store(true, Ordering::Relaxed);
    let mut answers = Vec::new();
    for client in clients {
        answers.extend(client.await.unwrap());
    }
    room.await.unwrap();
    assert!(crowd.answered.load(Ordering::Relaxed) > answered, "it goes on");

    // What comes due while nothing runs is done by the next start.
    let mut tenants = database(&checkout).await;
    sqlx::raw_sql(OFFERS_EXPIRE).execute(&mut tenants).await.unwrap();
    kill_and_start(&checkout);
    let mut tenants = database(&checkout).await;
    let deadline = tokio::time::Instant::now() + PATIENCE;
    let overdue = "select event_id::text from user_events where offered_until <= now()";
    while !texts(&mut tenants, overdue).await.is_empty() {
        assert!(
            tokio::time::Instant::now() < deadline,
            "offers that are over still hold seats"
        );
        tokio::time::sleep(Duration::from_millis(100)).await;
    }

    let beside = "select id::text from events where promotion = 'auto' and waiting > 0 and taken < capacity";
    let overbooked_sql = format!("{HELD} having max(h.held) > {MOST}");
    let left = format!(
        "select state from user_events where user_id = '{leaver}' and state in ('pending', 'attending', 'waiting')"
    );
    for question in [CONTRADICTIONS, JUMPED, beside, &overbooked_sql, &left] {
        assert_eq!(texts(&mut tenants, question).await, Vec::<String>::new(), "{question}");
    }
    let lost: i64 = sqlx::query_scalar(
        "select count(*) from jsonb_to_recordset($1) reported (event uuid, person uuid, state text)
         where not exists (select from event_moves m where m.event_id = reported.event and m.user_id = reported.person and m.to_state = reported.state)",
    )
    .bind(Value::Array(answers))
    .fetch_one(&mut tenants)
    .await
    .unwrap();
    assert_eq!(lost, 0, "what was answered is kept");
}
