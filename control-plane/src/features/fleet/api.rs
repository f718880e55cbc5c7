//! The console's routes about the fleet, and about reactions that were given up.
use std::collections::HashMap;
use std::time::Duration;

use axum::extract::State;
use futures_util::future::join_all;
use http::StatusCode;
use learnt_kernel::caller::Caller;
use learnt_kernel::input::{Json, Path};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::TenantId;
use serde_json::json;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::model::{ClusterView, DeadLetter, FleetView, Overview, StateCount, TroubledTenant, every_day, outliers};
use crate::app::App;
use crate::builder::{DAYS, Load, day_in};
use crate::edge::gate::{Gate, gate};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, note};
use crate::features::members::{schema_of, unavailable};

/// A database that takes longer does not answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// Tenants that need somebody to look at them: nobody reads more at once.
const MOST_TROUBLED: i64 = 50;
/// Reactions that are shown at once.
const MOST_DEAD_LETTERS: i32 = 100;

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Operator, routes!(show)))
        .routes(gate(Gate::Operator, routes!(overview)))
        .routes(gate(Gate::Operator, routes!(dead_letters)))
        .routes(gate(Gate::Support, routes!(retry_dead_letter)))
}

/// Shows all tenants together, as they were last counted, and the databases that hold them as they are now.
#[utoipa::path(get, path = "/api/fleet", operation_id = "fleet_show", tag = "fleet",
    responses((status = 200, body = FleetView), (status = 401, body = Problem)))]
async fn show(State(app): State<App>) -> Result<Json<FleetView>> {
    let registry = &app.registry;
    let today = day_in("Etc/UTC", app.clock.now());
    let sums = registry.fleet_sums().await?;
    let sum = |of: fn(&crate::registry::FleetSums) -> i64| sums.as_ref().map_or(0, of);
    let days = registry.fleet_days(today - chrono::Duration::days(DAYS - 1)).await?;
    let latest = learnt_migrations::tenant::latest_version();
    let troubled = registry.unhealthy_tenants(latest, MOST_TROUBLED).await?;
    Ok(Json(FleetView {
        tenants: registry
            .tenants_by_state()
            .await?
            .into_iter()
            .map(StateCount::from)
            .collect(),
        domains: registry
            .domains_by_state()
            .await?
            .into_iter()
            .map(StateCount::from)
            .collect(),
        people: sum(|sums| sums.people),
        recent: sum(|sums| sums.recent),
        waiting: sum(|sums| sums.waiting),
        dead: sum(|sums| sums.dead),
        counted_at: sums.as_ref().and_then(|sums| sums.counted_at),
        days: every_day(today, DAYS, &days),
        answers: outliers(
            &registry
                .answers_by_tenant(app.clock.now() - chrono::Duration::hours(24))
                .await?,
        ),
        clusters: clusters(&app).await?,
        troubled_in_all: troubled.first().map_or(0, |row| row.every),
        troubled: troubled.into_iter().map(TroubledTenant::from).collect(),
    }))
}

/// The databases, all asked at once.
async fn clusters(app: &App) -> Result<Vec<ClusterView>> {
    let lookups = app.provisioner.grounds.values().map(|tenant_database| async move {
        let load = tokio::time::timeout(PATIENCE, tenant_database.load()).await;
        (
            tenant_database.id().to_owned(),
            load.ok().and_then(std::result::Result::ok),
        )
    });
    let loads: HashMap<String, Option<Load>> = join_all(lookups).await.into_iter().collect();
    let view = |row: crate::registry::ClusterRow| {
        let load = loads.get(&row.id).copied().flatten();
        ClusterView {
            answers: load.is_some(),
            connections: load.map(|load| load.connections),
            most_connections: load.map(|load| load.most_connections),
            bytes: load.map(|load| load.bytes),
            id: row.id,
            tenants: row.tenants,
            max_tenants: row.max_tenants,
            accepts_new: row.accepts_new,
            stock: row.stock,
            people: row.people,
        }
    };
    Ok(app.registry.clusters().await?.into_iter().map(view).collect())
}

/// Shows how a tenant is now, as its own schema counts it.
#[utoipa::path(get, path = "/api/tenants/{id}/overview", operation_id = "tenants_overview", tag = "fleet", params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, body = Overview), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 503, body = Problem, description = "database_unavailable")))]
async fn overview(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Overview>> {
    let tenant = app.registry.tenant(&id).await?;
    let location = schema_of(&tenant).filter(|_| tenant.ready_at.is_some() && tenant.status != "erasing");
    let (schema, cluster) =
        location.ok_or_else(|| Problem::conflict("not_ready", "This tenant has no people to count."))?;
    let (tenant_database, now) = (app.provisioner.tenant_database(&cluster)?, app.clock.now());
    let today = day_in(&tenant.time_zone, now);
    let first = today - chrono::Duration::days(DAYS - 1);
    let figures = tenant_database
        .figures(&schema, now)
        .await
        .map_err(|error| unavailable(&tenant, &error))?;
    let days = tenant_database.active_days(&schema, first, &tenant.time_zone).await;
    let days = days.map_err(|error| unavailable(&tenant, &error))?;
    Ok(Json(Overview::new(figures, today, DAYS, &days)))
}

/// Lists the reactions of a tenant that were given up, the newest first, 100 at most.
#[utoipa::path(get, path = "/api/tenants/{id}/dead-letters", operation_id = "dead_letters_list", tag = "fleet", params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, body = Vec<DeadLetter>), (status = 401, body = Problem), (status = 404, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn dead_letters(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Vec<DeadLetter>>> {
    let tenant = app.registry.tenant(&id).await?;
    let Some((schema, cluster)) = schema_of(&tenant).filter(|_| tenant.ready_at.is_some()) else {
        return Ok(Json(Vec::new()));
    };
    let letters = app
        .provisioner
        .tenant_database(&cluster)?
        .dead_events(&schema, MOST_DEAD_LETTERS)
        .await;
    let letters = letters.map_err(|error| unavailable(&tenant, &error))?;
    Ok(Json(letters.into_iter().map(DeadLetter::from).collect()))
}

/// Lets a reaction that was given up be tried again, as often as the first time.
#[utoipa::path(post, path = "/api/tenants/{id}/dead-letters/{letter}/retry", operation_id = "dead_letters_retry", tag = "fleet",
    params(("id" = String, Path, description = "The tenant"), ("letter" = Uuid, Path, description = "The fact")),
    responses((status = 202), (status = 401, body = Problem), (status = 404, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn retry_dead_letter(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, letter)): Path<(String, Uuid)>,
) -> Result<StatusCode> {
    let tenant = app.registry.tenant(&id).await?;
    let location = schema_of(&tenant).filter(|_| tenant.ready_at.is_some());
    let (schema, cluster) = location.ok_or_else(Problem::not_found)?;
    let tenant_database = app.provisioner.tenant_database(&cluster)?;
    let again = tenant_database.retry_dead_event(&schema, letter, app.clock.now()).await;
    let again = again.map_err(|error| unavailable(&tenant, &error))?;
    if !*again {
        return Err(Problem::not_found());
    }
    let about = Note {
        action: "dead_letter.retried",
        subject: &tenant.id,
        name: Some(&tenant.name),
        details: json!({ "fact": letter }),
    };
    note(&app, &operator, &caller, about).await?;
    again.commit().await.map_err(|error| unavailable(&tenant, &error))?;
    if let Ok(id) = TenantId::parse(&tenant.id) {
        tenant_database.announce_event(&id).await;
    }
    Ok(StatusCode::ACCEPTED)
}
