//! Migrating every tenant: one migration is taken back everywhere, then the fleet comes up again, then once more with nothing
//! to do.

use std::time::Instant;

use anyhow::{Context, Result, ensure};
use learnt_control_plane::builder::{self, FleetReport};
use learnt_migrations::Migration;
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::product::Product;
use super::table::Row;

/// Both figures.
pub async fn fleet(product: &Product) -> Result<Vec<Row>> {
    let (migration, back) = learnt_migrations::tenant::migrations()
        .iter()
        .rev()
        .find_map(|migration| Some((migration, taken_back(migration)?)))
        .context("no migration can be taken back")?;
    let mut control = PgConnection::connect(&product.databases.urls.control).await?;
    let schemas: Vec<String> =
        sqlx::query_scalar("select schema_name from control.tenants where schema_name is not null")
            .fetch_all(&mut control)
            .await?;
    let mut admin = PgConnection::connect(&product.superuser).await?;
    for schema in &schemas {
        let sql = format!(
            "set search_path = {schema}, extensions; {back} delete from {schema}._migrations where version = {}",
            migration.version
        );
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut admin).await?;
    }
    sqlx::query("update control.tenants set migration_digest = null")
        .execute(&mut control)
        .await?;
    let (report, seconds) = run(product).await?;
    ensure!(
        report.migrated as usize == schemas.len(),
        "the fleet did not come up: {report:?}"
    );
    let (report, nothing) = run(product).await?;
    ensure!(report.migrated == 0, "there was nothing to migrate: {report:?}");
    let tenants = schemas.len();
    Ok(vec![
        Row::at_most(
            "migrate 10,000 tenants",
            seconds * 10_000.0 / tenants as f64,
            "s",
            30.0,
            format!("{tenants} tenants, {} anew, scaled to 10,000", migration.name),
        ),
        Row::at_most(
            "migrate 1,000 tenants, nothing to do",
            nothing,
            "s",
            1.0,
            format!("{tenants} tenants"),
        ),
    ])
}

async fn run(product: &Product) -> Result<(FleetReport, f64)> {
    let began = Instant::now();
    let report = builder::migrate(product.control.provisioner()).await?;
    Ok((report, began.elapsed().as_secs_f64()))
}

/// What undoes a migration that only makes functions; nothing for another one.
fn taken_back(migration: &Migration) -> Option<String> {
    let mut back = String::new();
    let mut inside = false;
    for line in migration
        .sql
        .lines()
        .filter(|line| !line.trim_start().starts_with("--"))
    {
        if let Some(rest) = line.strip_prefix("create function ") {
            let name = rest.split('(').next()?;
            back.push_str(&format!("drop function {name}; "));
            inside = true;
        } else if !inside && !line.trim().is_empty() {
            return None;
        }
        if line.trim_end() == "$$;" {
            inside = false;
        }
    }
    (!back.is_empty()).then_some(back)
}
