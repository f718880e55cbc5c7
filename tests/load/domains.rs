//! Looking up a host: the team's own domain among ten, and among ten thousand.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use learnt_kernel::ids::random_label;
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::client::{RequestTemplate, client, send};
use super::product::Product;
use super::requests::{Kind, SignedInUser};
use super::table::Row;

const FEW: usize = 10;
const MANY: usize = 10_000;
/// Turns that each gets, and requests in a turn.
const TURNS: usize = 3;
const REQUESTS: usize = 2_000;
/// The tenant API reads what changed within moments; what takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(60);

/// How much more a request over an own domain costs when there are many domains.
pub async fn figures(product: &Product, served: u32, visitor: &SignedInUser) -> Result<Vec<Row>> {
    let (base, stack) = (
        format!("http://127.0.0.1:{}", product.port),
        [served, product.postmaster],
    );
    let root = format!("{}.example.org", random_label(8));
    let few = measured(product, &base, &stack, visitor, (&root, 0, FEW)).await?;
    let many = measured(product, &base, &stack, visitor, (&root, FEW, MANY)).await?;
    let note = format!("{many:.3} ms CPU with {MANY} domains, {few:.3} with {FEW}; the tenant's public page data");
    Ok(vec![Row::at_most("domain look-up, many", many / few, "×", 1.1, note)])
}

/// Enters domains up to so many, waits until the last one answers, and asks for each in turn.
async fn measured(
    product: &Product,
    base: &str,
    stack: &[u32],
    visitor: &SignedInUser,
    (root, from, to): (&str, usize, usize),
) -> Result<f64> {
    enter(product, visitor, (root, from, to)).await?;
    let tenant = visitor.tenant.id.clone();
    let shot = {
        let root = root.to_owned();
        move |number: usize| RequestTemplate {
            host: format!("d{}.{root}", number % to),
            path: "/api/bootstrap".to_owned(),
            bearer: None,
            expect: tenant.clone(),
        }
    };
    let (http, began) = (client()?, Instant::now());
    while send(&http, base, &shot(to - 1)).await?.is_some() {
        ensure!(began.elapsed() < PATIENCE, "the last domain does not answer");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut kind = Kind::new(base, stack, shot);
    for _ in 0..TURNS {
        kind.turn(REQUESTS).await?;
    }
    Ok(kind.each())
}

/// Domains of the visitor's team that are live.
async fn enter(product: &Product, visitor: &SignedInUser, (root, from, to): (&str, usize, usize)) -> Result<()> {
    let mut control = PgConnection::connect(&product.databases.urls.control).await?;
    let tenant = &visitor.tenant.id;
    let team: Option<String> = sqlx::query_scalar("select id from control.teams where tenant_id = $1 limit 1")
        .bind(tenant)
        .fetch_optional(&mut control)
        .await?;
    let team = team.context("a tenant has a team")?;
    let sql = format!(
        "insert into control.team_domains (host, team_id, state, verified_at, live_at, vouched, next_check_at, created_at)
         select 'd' || n || '.{root}', '{team}', 'live', now(), now(), true, now() + interval '1 day', now()
         from generate_series({from}, {to} - 1) n"
    );
    sqlx::query(AssertSqlSafe(sql)).execute(&mut control).await?;
    sqlx::query("select control.directory_changed($1)")
        .bind(tenant)
        .execute(&mut control)
        .await?;
    sqlx::query("select pg_notify('learnt_directory', last_value::text) from control.directory_version")
        .execute(&mut control)
        .await?;
    control.close().await?;
    Ok(())
}
