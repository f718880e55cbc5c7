//! A trigger on an event of a hundred thousand people, and a tenant next door whose own trigger is not later for it.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use learnt_compose::client::Client;
use learnt_compose::testing::PASSWORD;
use learnt_control_plane::features::{operators, triggers};
use learnt_kernel::email::EmailAddress;
use learnt_kernel::tenant::TenantId;
use learnt_kernel::trigger::{Action, Content, Event};
use serde_json::json;
use sqlx::{Connection, PgConnection};

use super::product::{LoadTenant, Product, published_course};
use super::rules::{PEOPLE, many_people};
use super::table::{Row, median};

/// What takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(600);
/// How often the neighbour's trigger is woken, alone and beside the many.
const TURNS: usize = 10;
const OPERATOR: &str = "load@learnt.test";

/// A tenant with many people, and one next door.
pub async fn figures(product: &Product, tenant: &LoadTenant, neighbour: &LoadTenant) -> Result<Vec<Row>> {
    let (admin, next) = (product.join(tenant).await?, product.join(neighbour).await?);
    let mut at_many = PgConnection::connect(&product.login(&tenant.id).await?).await?;
    let mut at_next = PgConnection::connect(&product.login(&neighbour.id).await?).await?;
    for (born, connection) in [(tenant, &mut at_many), (neighbour, &mut at_next)] {
        arrange(product, born, connection).await?;
    }
    let course = published_course(&admin, "For everyone").await?;
    many_people(product, tenant).await?;
    let alone = next_door(&next, &mut at_next).await?;

    let began = Instant::now();
    let rule = json!({"type": "course", "documentId": course, "rule": {"everyone": []}});
    admin.post("/api/permissions", rule).await?.ok()?;
    let (took, beside) = tokio::join!(all_done(&mut at_many, PEOPLE + 1, began), async {
        // Not before the first of them ran.
        all_done(&mut at_many_again(product, tenant).await?, 1, began).await?;
        next_door(&next, &mut at_next).await
    });
    let (took, beside) = (took?, beside?);
    let late = (beside - alone).max(0.0);
    Ok(vec![
        Row::at_most(
            "trigger, an event of 100,000 people",
            took,
            "s",
            60.0,
            "by the clock, from the rule that assigns the course to the last run that notifies".to_owned(),
        ),
        Row::at_most(
            "trigger, later next door meanwhile",
            late,
            "s",
            1.0,
            format!("{beside:.2} s from a person's event to the run, {alone:.2} s alone; the middle one of {TURNS}"),
        ),
    ])
}

async fn at_many_again(product: &Product, tenant: &LoadTenant) -> Result<PgConnection> {
    Ok(PgConnection::connect(&product.login(&tenant.id).await?).await?)
}

/// Whoever is assigned a course is told.
async fn arrange(product: &Product, tenant: &LoadTenant, connection: &mut PgConnection) -> Result<()> {
    let operator = EmailAddress::parse(OPERATOR)?;
    operators::ensure(&product.control, &operator, "Load", PASSWORD, b"12345678901234567890").await?;
    let team: String = sqlx::query_scalar("select team_id from user_teams limit 1")
        .fetch_one(connection)
        .await?;
    let content = Content {
        team_id: team,
        title: "Tell them".to_owned(),
        event: Event::CourseAssigned,
        documents: Vec::new(),
        rule: BTreeMap::from([("everyone".to_owned(), vec!["everyone".to_owned()])]),
        actions: vec![Action::Notify {
            title: "A new course for you".to_owned(),
            text: "“{about}” is waiting for you.".to_owned(),
        }],
        delay_seconds: 0,
        per_hour: None,
        per_person: None,
    };
    triggers::arrange(&product.control, &operator, &TenantId::parse(&tenant.id)?, content).await
}

/// Seconds until so many runs are done; none may have failed.
async fn all_done(connection: &mut PgConnection, many: i64, began: Instant) -> Result<f64> {
    loop {
        let (done, wrong): (i64, i64) = sqlx::query_as(
            "select count(*) filter (where state = 'done'), count(*) filter (where state in ('failed', 'skipped', 'stopped')) \
             from trigger_runs",
        )
        .fetch_one(&mut *connection)
        .await?;
        ensure!(wrong == 0, "{wrong} runs did not do what they should");
        if done >= many {
            return Ok(began.elapsed().as_secs_f64());
        }
        ensure!(began.elapsed() < PATIENCE, "{done} of {many} runs are done");
        tokio::time::sleep(Duration::from_millis(if many > 1_000 { 250 } else { 10 })).await;
    }
}

/// Seconds from a course that is assigned next door to the run about it.
async fn next_door(admin: &Client, connection: &mut PgConnection) -> Result<f64> {
    let mut times = Vec::with_capacity(TURNS);
    let before: i64 = sqlx::query_scalar("select count(*) from trigger_runs")
        .fetch_one(&mut *connection)
        .await?;
    for turn in 0..TURNS {
        let course = published_course(admin, &format!("Course {turn}")).await?;
        let rule = json!({"type": "course", "documentId": course, "rule": {"everyone": []}});
        let began = Instant::now();
        admin.post("/api/permissions", rule).await?.ok()?;
        let many = before + i64::try_from(turn)? + 1;
        times.push(all_done(connection, many, began).await?);
    }
    Ok(median(&times))
}
