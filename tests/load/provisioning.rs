//! Tenants being born: without a stock against the raw DDL, from stock until the first answer, and how large an empty one is.

use std::time::Instant;

use anyhow::{Context, Result};
use learnt_control_plane::builder;
use learnt_kernel::tenant::SchemaName;
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::product::{LoadTenant, Product};
use super::table::{Row, median};
use super::{Plan, cpu};

/// How many are built without a stock, and raw.
const WITHOUT_STOCK: usize = 10;
/// How many schemas are built ahead at a time.
const STOCK: usize = 50;

/// All tenants of the plan; the active ones first.
pub struct ProvisionedTenants {
    pub tenants: Vec<LoadTenant>,
    pub rows: Vec<Row>,
}

/// Builds some without a stock, each beside the same DDL by hand. No other program runs meanwhile: what is used is theirs.
pub async fn without_stock(product: &Product) -> Result<ProvisionedTenants> {
    let (mut raw, mut built, mut walls, mut tenants) = (0.0, 0.0, Vec::new(), Vec::new());
    let trees = [std::process::id(), product.postmaster];
    for _ in 0..WITHOUT_STOCK {
        let before = cpu::used(&trees);
        raw_ddl(product).await?;
        let between = cpu::used(&trees);
        let began = Instant::now();
        tenants.push(product.order().await?);
        walls.push(began.elapsed().as_secs_f64() * 1000.0);
        built += (cpu::used(&trees) - between).as_secs_f64();
        raw += (between - before).as_secs_f64();
    }
    let each = 1000.0 / WITHOUT_STOCK as f64;
    let row = Row::at_most(
        "tenant ready, without stock",
        built / raw,
        "×",
        1.5,
        format!(
            "{:.0} ms CPU against {:.0} ms of the same tables by hand, {WITHOUT_STOCK} of each in turn; p50 {:.0} ms",
            built * each,
            raw * each,
            median(&walls)
        ),
    );
    Ok(ProvisionedTenants {
        tenants,
        rows: vec![row],
    })
}

/// All migrations as one text in a schema of nobody.
async fn raw_ddl(product: &Product) -> Result<()> {
    let schema = SchemaName::random();
    let mut sql = format!("create schema {schema}; set search_path = {schema}, extensions;");
    for migration in learnt_migrations::tenant::migrations() {
        sql.push_str(migration.sql);
        sql.push_str("\n;\n");
    }
    let mut connection = PgConnection::connect(&product.superuser).await?;
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

/// The rest of the plan's tenants from stock, with the tenant API running, and the size of one of them.
pub async fn from_stock(product: &Product, plan: Plan, births: &mut ProvisionedTenants) -> Result<()> {
    let wanted = plan.active + plan.quiet;
    let (mut walls, mut empty) = (Vec::new(), None);
    while births.tenants.len() < wanted {
        if walls.len().is_multiple_of(STOCK) {
            let stock = (wanted - births.tenants.len()).min(STOCK);
            builder::refill(product.control.provisioner(), stock as u64).await?;
        }
        let began = Instant::now();
        let tenant = product.order().await?;
        product.first_answer(&tenant).await?;
        walls.push(began.elapsed().as_secs_f64() * 1000.0);
        if empty.is_none() {
            empty = Some(size(product, &tenant.id).await?);
        }
        births.tenants.push(tenant);
    }
    let (bytes, relations) = empty.context("no tenant was built from stock")?;
    births.rows.push(Row::at_most(
        "tenant ready, from stock",
        median(&walls),
        "ms",
        35.0,
        format!("p50 of {}, from the order to the first answer on its host", walls.len()),
    ));
    births.rows.push(Row::at_most(
        "empty tenant",
        bytes as f64 / 1024.0 / 1024.0,
        "MB",
        2.0,
        "tables, indexes, sequences, TOAST and maps on disk, one admin in it".to_owned(),
    ));
    births.rows.push(Row::at_most(
        "empty tenant, relations",
        relations as f64,
        "",
        350.0,
        "the same, counted".to_owned(),
    ));
    Ok(())
}

/// Bytes and relations of a tenant that holds only its first admin.
async fn size(product: &Product, tenant: &str) -> Result<(i64, i64)> {
    let schema = product.schema(tenant).await?;
    let mut connection = PgConnection::connect(&product.superuser).await?;
    let row = sqlx::query_as(
        "with own as (select oid, reltoastrelid from pg_class where relnamespace = $1::regnamespace),
         every as (select oid from own
           union select reltoastrelid from own where reltoastrelid <> 0
           union select indexrelid from pg_index where indrelid in (select reltoastrelid from own))
         select coalesce(sum((select sum(pg_relation_size(oid, fork)) from unnest(array['main', 'fsm', 'vm', 'init']) fork)), 0)::int8, count(*)
         from every",
    )
    .bind(schema)
    .fetch_one(&mut connection)
    .await?;
    Ok(row)
}
