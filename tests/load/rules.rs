//! Rules over many people who were just imported: the planner knows nothing of their rows yet.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use learnt_compose::client::Client;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::cpu;
use super::product::{LoadTenant, Product, published_course};
use super::table::Row;

pub const PEOPLE: i64 = 100_000;
const COURSES: usize = 20;
const RULES: usize = 200;
/// A change that takes longer than this has failed.
const PATIENCE: Duration = Duration::from_secs(300);

/// A tenant of its own with many rules, then many people, then one change.
pub async fn figures(product: &Product, tenant: &LoadTenant) -> Result<Vec<Row>> {
    let admin = product.join(tenant).await?;
    many_rules(&admin).await?;
    let everyone = published_course(&admin, "For everyone").await?;
    many_people(product, tenant).await?;
    let rule = json!({"type": "course", "documentId": everyone, "rule": {"everyone": []}});

    let (before, began) = (cpu::used(&[product.postmaster]), Instant::now());
    let preview = admin
        .post("/api/permissions/preview", rule.clone())
        .await?
        .ok()?
        .value();
    let preview_took = Cost::since(product, before, began);
    ensure!(preview["added"] == PEOPLE + 1, "the preview says {preview}");

    let (before, began) = (cpu::used(&[product.postmaster]), Instant::now());
    admin.post("/api/permissions", rule).await?.ok()?;
    let given = finished(&admin, &everyone).await?;
    let given_took = Cost::since(product, before, began);
    ensure!(given["added"] == PEOPLE + 1, "the job says {given}");

    let (before, began) = (cpu::used(&[product.postmaster]), Instant::now());
    change_one(&admin).await?;
    let one_took = Cost::since(product, before, began);

    let note = |took: &Cost| {
        format!(
            "{PEOPLE} people just written, {RULES} rules; {:.2} s by the clock",
            took.wall
        )
    };
    Ok(vec![
        Row::at_most("rule, preview", preview_took.database, "s", 1.0, note(&preview_took)),
        Row::at_most(
            "rule, one change for everyone",
            given_took.database,
            "s",
            5.0,
            format!("{}, its notifications with it", note(&given_took)),
        ),
        Row::at_most("rules, one profile", one_took.database, "s", 0.2, note(&one_took)),
    ])
}

/// What something took: seconds of Postgres' CPU time, and by the clock.
struct Cost {
    database: f64,
    wall: f64,
}

impl Cost {
    fn since(product: &Product, before: Duration, began: Instant) -> Self {
        Self {
            database: (cpu::used(&[product.postmaster]) - before).as_secs_f64(),
            wall: began.elapsed().as_secs_f64(),
        }
    }
}

/// Rules over some courses, each for one place and one division.
async fn many_rules(admin: &Client) -> Result<()> {
    for course in 0..COURSES {
        let id = published_course(admin, &format!("Course {course}")).await?;
        for rule in 0..RULES / COURSES {
            let rule = json!({"loc1": [format!("Place {course}")], "div1": [format!("Division {rule}")]});
            let body = json!({"type": "course", "documentId": id, "rule": rule});
            admin.post("/api/permissions", body).await?.ok()?;
        }
    }
    Ok(())
}

/// People as an import writes them, without what would follow: nothing of them was counted yet.
pub async fn many_people(product: &Product, tenant: &LoadTenant) -> Result<()> {
    let mut connection = PgConnection::connect(&product.login(&tenant.id).await?).await?;
    let team: String = sqlx::query_scalar("select team_id from user_teams limit 1")
        .fetch_one(&mut connection)
        .await?;
    let sql = format!(
        "insert into user_teams (id, user_id, team_id, first_name, last_name, loc1, div1, facets, search, created_at, updated_at) \
         select p.id::text || '_{team}', p.id, '{team}', 'Person', p.n::text, array['Place ' || n % 20], array['Division ' || n % 10], \
           array['everyone=', 'div1=division ' || n % 10, 'loc1=place ' || n % 20, 'roles=learner', 'status=active', 'userid=' || p.id], \
           'person ' || p.n, now(), now() \
         from (select n, gen_random_uuid() as id from generate_series(1, {PEOPLE}) n) p"
    );
    sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

/// The course's job, once it is through.
async fn finished(admin: &Client, course: &str) -> Result<Value> {
    let began = Instant::now();
    loop {
        let job = admin
            .get(&format!("/api/courses/{course}/assignment-job"))
            .await?
            .ok()?
            .value();
        if job["finishedAt"].is_string() {
            return Ok(job);
        }
        ensure!(began.elapsed() < PATIENCE, "the job is still at {job}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Somebody moves to another place.
async fn change_one(admin: &Client) -> Result<()> {
    let found = admin.get("/api/people?search=77777").await?.ok()?.value();
    let id = found["items"][0]["id"]
        .as_str()
        .context("somebody is called so")?
        .to_owned();
    let revision = admin.get(&format!("/api/people/{id}")).await?.ok()?.value()["revision"].clone();
    let body = json!({"revision": revision, "profile": {"lists": {"loc1": ["Place 3"]}}});
    admin.patch(&format!("/api/people/{id}"), body).await?.ok()?;
    Ok(())
}
