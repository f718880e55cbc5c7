//! The console's routes about tenants.
use std::collections::HashMap;

use axum::Router;
use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::routing::{patch, post};
use futures_util::{Stream, StreamExt};
use http::StatusCode;
use learnt_kernel::caller::Caller;
use learnt_kernel::input::{Json, Path, Query};
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::{SchemaName, TenantId};
use serde::Serialize;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::choices::{ChoicesChange, Chosen};
use super::filter::TenantFilter;
use super::model::{Progress, StepView, TenantLine, TenantView};
use super::plans::{PLANS, Plan, Platform};
use super::{TenantOrder, settings, stream};
use crate::app::App;
use crate::builder::{Census, Summary};
use crate::edge::gate::{Gate, gate};
use crate::edge::internal_key::ActingFor;
use crate::edge::operator::Operator;
use crate::features::audit::{Note, audit_event};
use crate::features::domains::Refusal;
use crate::features::fleet;
use crate::registry::{Listing, RegistryError, Tenant, TenantRow};

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Operator, routes!(list)))
        .routes(gate(Gate::Support, routes!(create)))
        .routes(gate(Gate::Operator, routes!(show)))
        .routes(gate(Gate::Operator, routes!(steps)))
        .routes(gate(Gate::Operator, routes!(stream_steps)))
        .routes(gate(Gate::Support, routes!(retry)))
        .routes(gate(Gate::Operator, routes!(chosen)))
        .routes(gate(Gate::Support, routes!(choose)))
        .routes(gate(Gate::Operator, routes!(plans)))
        .routes(gate(Gate::Operator, routes!(platform)))
}

/// Lists tenants.
#[utoipa::path(get, path = "/api/tenants", tag = "tenants", params(PageQuery, TenantFilter),
    responses((status = 200, body = Page<TenantLine>), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn list(
    State(app): State<App>,
    Query(page): Query<PageQuery>,
    Query(filter): Query<TenantFilter>,
) -> Result<Json<Page<TenantLine>>> {
    let (order, descending) = filter.order()?;
    let mut listing = Listing {
        search: filter
            .search
            .as_deref()
            .map(str::trim)
            .filter(|query| !query.is_empty())
            .map(str::to_owned),
        status: TenantFilter::several(&filter.status),
        plan: TenantFilter::several(&filter.plan),
        cluster: TenantFilter::several(&filter.cluster),
        health: TenantFilter::several(&filter.health),
        latest: learnt_migrations::tenant::latest_version(),
        order,
        descending,
        limit: page.limit().unsigned_abs(),
        offset: page.offset().unsigned_abs(),
    };
    let rows = app.registry.list_tenants(&listing).await?;
    let mut total = rows.first().map_or(0, |row| row.total);
    if rows.is_empty() && listing.offset > 0 {
        // Beyond the last page no row carries the total.
        (listing.offset, listing.limit) = (0, 1);
        total = app
            .registry
            .list_tenants(&listing)
            .await?
            .first()
            .map_or(0, |row| row.total);
    }
    let people = people(&app, &rows).await;
    let mut days = fleet::days(&app, &rows).await?;
    let census = |row: &TenantRow| people.get(row.schema_name.as_deref()?);
    let lines = rows
        .into_iter()
        .map(|row| TenantLine::new(census(&row), days.remove(&row.id).unwrap_or_default(), row, &app.config))
        .collect();
    Ok(Json(Page::new(lines, total, page)))
}

/// How many people each of these tenants has, by its schema. Where a database or a schema does not answer, what was last counted is shown.
async fn people(app: &App, rows: &[TenantRow]) -> HashMap<String, Census> {
    let mut by_cluster: HashMap<&str, Vec<SchemaName>> = HashMap::new();
    // One statement counts them all: a schema that a migration has not reached could break it for the others.
    for row in rows
        .iter()
        .filter(|row| row.ready_at.is_some() && row.migration_error.is_none())
    {
        if let (Some(cluster), Some(Ok(schema))) = (&row.cluster_id, row.schema_name.as_deref().map(SchemaName::parse))
        {
            by_cluster.entry(cluster).or_default().push(schema);
        }
    }
    let mut people = HashMap::new();
    for (cluster, schemas) in by_cluster {
        let Ok(tenant_database) = app.provisioner.tenant_database(cluster) else {
            continue;
        };
        match tenant_database.census(&schemas).await {
            Ok(counted) => people.extend(counted),
            Err(error) => tracing::warn!(cluster, %error, "the people of a cluster's tenants cannot be counted"),
        }
    }
    people
}

/// What was accepted.
#[derive(Debug, Serialize, ToSchema)]
pub struct Accepted {
    /// The tenant's id.
    id: String,
}

/// Orders a tenant. It is built in the background; its steps tell how far it is.
#[utoipa::path(post, path = "/api/tenants", tag = "tenants", request_body = TenantOrder,
    responses((status = 202, body = Accepted), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn create(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Json(order): Json<TenantOrder>,
) -> Result<(StatusCode, Json<Accepted>)> {
    let order = order
        .checked(&app.config.platform_roots, &app.config.reserved_hosts)
        .map_err(Problem::unprocessable)?;
    let about = Note {
        action: "tenant.ordered",
        subject: order.team.label.as_str(),
        name: Some(&order.name),
        details: json!({ "plan": order.plan }),
    };
    let audit_event = audit_event(&operator, &caller, about);
    let id = app
        .provisioner
        .enter_for(&order, audit_event)
        .await
        .map_err(|error| match error {
            crate::builder::BuildError::Register(RegistryError::LabelTaken) => {
                Problem::unprocessable(vec![Refusal::Taken.at("team.label")])
            }
            crate::builder::BuildError::Register(RegistryError::DomainTaken) => {
                Problem::unprocessable(vec![Refusal::InUse.at("domain")])
            }
            other => other.into(),
        })?;
    Ok((StatusCode::ACCEPTED, Json(Accepted { id: id.to_string() })))
}

/// Shows one tenant.
#[utoipa::path(get, path = "/api/tenants/{id}", tag = "tenants", params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, body = TenantView), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<TenantView>> {
    let file = app.registry.tenant_file(&id).await?;
    let summary = summary(&app, &file.tenant).await;
    let erasure = app.registry.open_erasure(&id).await?.map(Into::into);
    Ok(Json(TenantView::new(file, summary, erasure, &app.config)))
}

/// A tenant's database that does not answer must not hide what the register knows.
async fn summary(app: &App, tenant: &Tenant) -> Option<Summary> {
    let schema = SchemaName::parse(tenant.schema_name.as_deref().filter(|_| tenant.ready_at.is_some())?).ok()?;
    let tenant_database = app.provisioner.tenant_database(tenant.cluster_id.as_deref()?).ok()?;
    match tenant_database.summary(&schema).await {
        Ok(summary) => Some(summary),
        Err(error) => {
            tracing::warn!(tenant = tenant.id, error = %error, "the tenant's summary cannot be read");
            None
        }
    }
}

/// Lists the steps of a tenant's building.
#[utoipa::path(get, path = "/api/tenants/{id}/steps", tag = "tenants", params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, body = Vec<StepView>), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn steps(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Vec<StepView>>> {
    Ok(Json(stream::now(&app.registry, &id).await?.steps))
}

/// Streams the steps of a tenant's building: one event `progress` at once and one after each change, until the
/// tenant is ready or has failed.
#[utoipa::path(get, path = "/api/tenants/{id}/steps/stream", tag = "tenants", params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, content_type = "text/event-stream", body = Progress), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn stream_steps(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = std::result::Result<Event, axum::Error>>>> {
    app.registry.tenant(&id).await?;
    let events = stream::progress(app, id).map(|progress| Event::default().event("progress").json_data(progress));
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// Puts a tenant whose building failed back to work, from the step that failed.
#[utoipa::path(post, path = "/api/tenants/{id}/retry", tag = "tenants", params(("id" = String, Path, description = "The tenant")),
    responses((status = 202, body = Accepted), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_failed")))]
async fn retry(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Accepted>)> {
    let tenant = app.registry.tenant(&id).await?;
    let id = TenantId::parse(&tenant.id).map_err(|_| Problem::not_found())?;
    let about = Note {
        action: "tenant.retried",
        subject: id.as_str(),
        name: Some(&tenant.name),
        details: json!({}),
    };
    let audit_event = audit_event(&operator, &caller, about);
    if !app.registry.retry(id.as_str(), audit_event, app.clock.now()).await? {
        return Err(Problem::conflict(
            "not_failed",
            format!("Only a failed tenant can be retried; this one is {}.", tenant.status),
        ));
    }
    app.provisioner.orders.notify_one();
    Ok((StatusCode::ACCEPTED, Json(Accepted { id: id.to_string() })))
}

/// Shows the settings of a tenant that operators choose.
#[utoipa::path(get, path = "/api/tenants/{id}/settings", tag = "tenants", params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, body = Chosen), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn chosen(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Chosen>> {
    let tenant = app.registry.tenant(&id).await?;
    Ok(Json(Chosen::new(&tenant.settings, tenant.revision)))
}

/// Changes the settings of a tenant that operators choose. Its open pages show it within moments.
#[utoipa::path(patch, path = "/api/tenants/{id}/settings", tag = "tenants", params(("id" = String, Path, description = "The tenant")), request_body = ChoicesChange,
    responses((status = 200, body = Chosen), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
async fn choose(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<ChoicesChange>,
) -> Result<Json<Chosen>> {
    let tenant = app.registry.tenant(&id).await?;
    if tenant.revision != body.revision {
        return Err(RegistryError::Stale.into());
    }
    let Some(decided) = body.decide(&tenant.settings).map_err(Problem::unprocessable)? else {
        return Ok(Json(Chosen::new(&tenant.settings, tenant.revision)));
    };
    let about = Note {
        action: "tenant.settings_changed",
        subject: &tenant.id,
        name: Some(&tenant.name),
        details: decided.log_details,
    };
    let audit_event = Some((audit_event(&operator, &caller, about), app.clock.now()));
    // Decided on what was read: whoever changed it since is found by the revision.
    let registry = &app.registry;
    let (settings, revision) = registry
        .change_settings(&id, &decided.change, Some(body.revision), audit_event)
        .await?;
    Ok(Json(Chosen::new(&settings, revision)))
}

/// Lists the plans.
#[utoipa::path(get, path = "/api/plans", tag = "tenants", responses((status = 200, body = Vec<Plan>), (status = 401, body = Problem)))]
async fn plans() -> Json<Vec<Plan>> {
    Json(PLANS.to_vec())
}

/// Names the platform's domains.
#[utoipa::path(get, path = "/api/platform", tag = "tenants", responses((status = 200, body = Platform), (status = 401, body = Problem)))]
async fn platform(State(app): State<App>) -> Json<Platform> {
    let config = &app.config;
    Json(Platform {
        roots: config.platform_roots.as_slice().to_vec(),
        scheme: config.public.scheme.clone(),
        port: config.public.port,
        clusters: config.clusters.keys().cloned().collect(),
        latest_version: learnt_migrations::tenant::latest_version(),
    })
}

/// Routes of the internal listener: a tenant's admin changes settings through the tenant API, which also tells that the
/// tenant's own login is refused.
pub fn internal_routes() -> Router<App> {
    Router::new()
        .route("/internal/tenants/{id}/settings", patch(change_settings))
        .route("/internal/tenants/{id}/roles", post(restore_roles))
}

/// Sets the tenant's roles as they were made. Safe to repeat.
async fn restore_roles(State(app): State<App>, Path(id): Path<String>, tenant: ActingFor) -> Result<StatusCode> {
    tenant.is(&id)?;
    let id = TenantId::parse(&id).map_err(|_| Problem::not_found())?;
    app.provisioner.restore_roles(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Settings after a change.
#[derive(Serialize)]
struct Settings {
    settings: Value,
    revision: i32,
}

async fn change_settings(
    State(app): State<App>,
    Path(id): Path<String>,
    tenant: ActingFor,
    Json(body): Json<Map<String, Value>>,
) -> Result<Json<Settings>> {
    tenant.is(&id)?;
    let change = settings::read(&body).map_err(Problem::unprocessable)?;
    let revision = body
        .get("revision")
        .and_then(Value::as_i64)
        .and_then(|number| i32::try_from(number).ok());
    let (settings, revision) = app.registry.change_settings(&id, &change, revision, None).await?;
    Ok(Json(Settings { settings, revision }))
}
