//! Figures of events: a page of many to come, a month of a full calendar, a feed, and registering, each beside the yardstick; and very
//! many who register for one event at once, recounted.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use futures_util::{StreamExt, TryStreamExt, stream};
use learnt_compose::testing::recount::CONTRADICTIONS;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::client::client;
use super::cpu;
use super::people::crowd;
use super::product::Product;
use super::requests::{AT_ONCE, Kind, SignedInUser, WARMING, YARDSTICK, yardstick};
use super::table::Row;

/// Events to come.
const EVENTS: i64 = 5_000;
/// Of one's own in a month, and in all that a feed tells.
const MONTH: i64 = 300;
const FEED: i64 = 1_000;
/// Turns that each kind of request gets, and requests in a turn.
const TURNS: usize = 3;
const REQUESTS: usize = 500;
/// Registrations, each for another event.
const REGISTRATIONS: usize = 1_000;
/// Those who want one event at once, its seats, and how many requests are under way at a time.
const CROWD: usize = 2_000;
const SEATS: usize = 1_500;
const CLIENTS: usize = 64;

/// The figures of one tenant with many events.
pub async fn figures(product: &Product, served: u32, bare: (u32, u16), visitor: &SignedInUser) -> Result<Vec<Row>> {
    let ids = many_events(product, visitor).await?;
    let base = format!("http://127.0.0.1:{}", product.port);
    let stack = [served, product.postmaster];
    let feed = feed(&base, visitor).await?;
    let kind = |path: String, expect: &'static str| {
        let visitor = visitor.clone();
        Kind::new(&base, &stack, move |_| visitor.shot(&path, expect))
    };
    let now = SystemClock.now();
    let day = |days: i64| {
        (now + chrono::Duration::days(days))
            .format("%Y-%m-%dT%H:%M:%SZ")
            .to_string()
    };
    let mut yard = yardstick(product, bare);
    let mut explore = kind("/api/events?perPage=24&sort=startsAt".to_owned(), "items");
    let mut month = kind(format!("/api/me/calendar?from={}&to={}", day(0), day(31)), "items");
    let mut feed_kind = kind(feed, "BEGIN:VCALENDAR");
    for _ in 0..=TURNS {
        yard.turn(YARDSTICK).await?;
        for kind in [&mut explore, &mut month, &mut feed_kind] {
            kind.turn(REQUESTS).await?;
        }
    }
    let people = crowd(product, visitor, CROWD).await?;
    let one = people.first().context("there are people")?;
    let register = register(&base, &stack, one, &ids).await?;
    let rush = rush(product, &base, &stack, (visitor, &people)).await?;
    let of = |work, kind: &Kind, goal: f64, what: &str| {
        let note = format!("{what}: {:.3} ms CPU against bare {:.3}", kind.each(), yard.each());
        Row::at_most(work, kind.each() / yard.each(), "×", goal, note)
    };
    // The goals are milliseconds where the yardstick takes 0.0735 of them.
    Ok(vec![
        of(
            "events, a page to explore",
            &explore,
            13.6,
            &format!("{EVENTS} to come"),
        ),
        of("calendar, a month", &month, 13.6, &format!("{MONTH} entries")),
        of("calendar, a feed", &feed_kind, 68.0, &format!("{FEED} entries")),
        Row::at_most(
            "events, registering",
            register / yard.each(),
            "×",
            16.3,
            format!(
                "{register:.3} ms CPU; {} for as many events, {AT_ONCE} at once, by somebody without an email address",
                REGISTRATIONS - WARMING
            ),
        ),
        Row::at_most("events, 2,000 registrations for one", rush.wall, "s", 1.0, rush.note),
        Row::at_most(
            "events, wrong states after those",
            rush.wrong as f64,
            "",
            0.0,
            format!("counts, states and wait list of {SEATS} seats recounted from the ledger"),
        ),
    ])
}

/// Events to come, and the visitor's seats at some of them: a month full, and a year for the feed. Answers others, to register for.
async fn many_events(product: &Product, visitor: &SignedInUser) -> Result<Vec<String>> {
    let mut connection = PgConnection::connect(&product.login(&visitor.tenant.id).await?).await?;
    let team: String = sqlx::query_scalar("select team_id from user_teams limit 1")
        .fetch_one(&mut connection)
        .await?;
    let events = format!(
        "insert into events (id, team_id, status, title, description, category, starts_at, ends_at, time_zone, capacity, promotion,
           search, changed_by, changed_at, created_at)
         select gen_random_uuid(), '{team}', 'published', 'Event ' || n, '{{\"type\": \"doc\", \"content\": []}}', 'Category ' || n % 9,
           now() + n * interval '2 hours' + interval '1 hour', now() + n * interval '2 hours' + interval '2 hours', 'UTC', 20, 'auto',
           'event ' || n, gen_random_uuid(), now(), now()
         from generate_series(1, {EVENTS}) n"
    );
    sqlx::query(AssertSqlSafe(events)).execute(&mut connection).await?;
    let later = FEED - MONTH;
    let seats = format!(
        "insert into user_events (id, event_id, user_id, state, ticket, changed_at, starts_at, ends_at)
         select gen_random_uuid(), e.id, u.user_id, 'attending', e.id::text, now(), e.starts_at, e.ends_at
         from (select user_id from user_teams order by created_at limit 1) u, (
           (select * from events where starts_at < now() + interval '31 days' order by starts_at limit {MONTH})
           union all
           (select * from events where starts_at > now() + interval '32 days' order by starts_at limit {later})) e"
    );
    sqlx::query(AssertSqlSafe(seats)).execute(&mut connection).await?;
    product.analyze(&visitor.tenant.id).await?;
    let free = format!(
        "select e.id::text from events e where not exists (select from user_events r where r.event_id = e.id)
         order by e.starts_at desc limit {REGISTRATIONS}"
    );
    let ids = sqlx::query_scalar(AssertSqlSafe(free))
        .fetch_all(&mut connection)
        .await?;
    connection.close().await?;
    Ok(ids)
}

/// Says something as the visitor does, from the team's own page.
async fn post(http: &reqwest::Client, base: &str, visitor: &SignedInUser, path: &str, body: Value) -> Result<Value> {
    let host = &visitor.tenant.host;
    let request = http
        .post(format!("{base}{path}"))
        .header("host", host)
        .header("origin", base.replace("127.0.0.1", host))
        .header("x-learnt", "1")
        .bearer_auth(&visitor.token);
    let answer = request.json(&body).send().await?;
    let (status, text) = (answer.status(), answer.text().await?);
    ensure!(status.is_success(), "{path} answered {status}: {text}");
    Ok(serde_json::from_str(&text)?)
}

/// The path of an address for other programs.
async fn feed(base: &str, visitor: &SignedInUser) -> Result<String> {
    let body = json!({"name": "Load", "kinds": ["event"]});
    let made = post(&client()?, base, visitor, "/api/me/calendar/feeds", body).await?;
    let url = made["url"].as_str().context("a feed has an address")?;
    let at = url.find("/api/").context("its address is one of ours")?;
    Ok(url[at..].to_owned())
}

/// CPU milliseconds of a registration.
async fn register(base: &str, stack: &[u32], visitor: &SignedInUser, ids: &[String]) -> Result<f64> {
    let http = client()?;
    let register = async |ids: &[String]| -> Result<()> {
        let registered = stream::iter(ids)
            .map(async |id| {
                let path = format!("/api/events/{id}/register");
                let event = post(&http, base, visitor, &path, json!({})).await?;
                ensure!(event["mine"]["state"] == "attending", "{event}");
                anyhow::Ok(())
            })
            .buffer_unordered(AT_ONCE);
        registered.try_collect().await
    };
    let (first, counted) = ids.split_at(WARMING);
    register(first).await?;
    let before = cpu::used(stack);
    register(counted).await?;
    let used: Duration = cpu::used(stack) - before;
    Ok(used.as_secs_f64() * 1000.0 / counted.len() as f64)
}

/// What very many at once came to.
struct BurstResult {
    wall: f64,
    wrong: i64,
    note: String,
}

/// All of them register for one event, as fast as they are answered; then it is recounted.
async fn rush(
    product: &Product,
    base: &str,
    stack: &[u32],
    (admin, people): (&SignedInUser, &[SignedInUser]),
) -> Result<BurstResult> {
    let http = client()?;
    let day = (SystemClock.now() + chrono::Duration::days(3)).format("%Y-%m-%d");
    let content = json!({
        "title": "Rush", "description": {"type": "doc", "content": [{"type": "paragraph"}]}, "starts": format!("{day}T09:00"),
        "ends": format!("{day}T12:00"), "timeZone": "UTC", "promotion": "manual", "capacity": SEATS,
    });
    let made = post(&http, base, admin, "/api/events", content).await?;
    let path = format!("/api/events/{}", made["id"].as_str().context("an event has an id")?);
    let publish = json!({"revision": made["revision"], "status": "published"});
    post(&http, base, admin, &format!("{path}/status"), publish).await?;
    let register = format!("{path}/register");
    let (before, began) = (cpu::used(stack), Instant::now());
    let answers: Vec<Value> = stream::iter(people)
        .map(|person| post(&http, base, person, &register, json!({})))
        .buffer_unordered(CLIENTS)
        .try_collect()
        .await?;
    let (wall, used) = (began.elapsed(), cpu::used(stack) - before);
    let seated = answers
        .iter()
        .filter(|event| event["mine"]["state"] == "attending")
        .count();
    ensure!(
        answers.len() == people.len() && seated == SEATS,
        "{seated} of {} have one of {SEATS} seats",
        answers.len()
    );
    let mut connection = PgConnection::connect(&product.login(&admin.tenant.id).await?).await?;
    // What the other figures wrote by hand has no ledger.
    let wrong = format!("select count(*) from ({CONTRADICTIONS}) wrong (what) where what like $1");
    let wrong: i64 = sqlx::query_scalar(AssertSqlSafe(wrong))
        .bind(format!("%{}", path.trim_start_matches("/api/events/")))
        .fetch_one(&mut connection)
        .await?;
    connection.close().await?;
    let of = |time: Duration| time.as_secs_f64() * 1000.0 / people.len() as f64;
    Ok(BurstResult {
        wall: wall.as_secs_f64(),
        wrong,
        note: format!(
            "{:.0} a second, {:.3} ms CPU each; {CLIENTS} at once, beside the load itself",
            people.len() as f64 / wall.as_secs_f64(),
            of(used)
        ),
    })
}
