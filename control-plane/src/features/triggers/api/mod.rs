//! The console's routes about triggers.
mod changes;
mod choosing;
mod runs;

use axum::extract::State;
use chrono::Duration;
use learnt_kernel::caller::Caller;
use learnt_kernel::filters::{contains, non_empty};
use learnt_kernel::ids::new_id;
use learnt_kernel::input::{Json, Path, Query};
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::request;
use learnt_kernel::tenant::{SchemaName, TenantId};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::view::{TriggerLine, TriggerView};
use crate::app::App;
use crate::builder::{BuildError, TenantDatabase, TriggerFilter};
use crate::edge::gate::{Gate, gate};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, note};
use crate::features::members::{Refusal as NotThere, schema_of, unavailable};
use crate::registry::Tenant;

/// Routes for operators.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Operator, routes!(list)))
        .routes(gate(Gate::Support, routes!(changes::create)))
        .routes(gate(Gate::Support, routes!(choosing::dry_run)))
        .routes(gate(Gate::Operator, routes!(choosing::choices)))
        .routes(gate(Gate::Operator, routes!(choosing::categories)))
        .routes(gate(Gate::Operator, routes!(choosing::values)))
        .routes(gate(Gate::Operator, routes!(show)))
        .routes(gate(Gate::Support, routes!(changes::save)))
        .routes(gate(Gate::Support, routes!(changes::switch)))
        .routes(gate(Gate::Support, routes!(changes::secret)))
        .routes(gate(Gate::Support, routes!(changes::rotate_secret)))
        .routes(gate(Gate::Operator, routes!(runs::list)))
        .routes(gate(Gate::Operator, routes!(runs::show)))
        .routes(gate(Gate::Support, routes!(runs::again)))
        .routes(gate(Gate::Support, routes!(runs::redeliver)))
}

/// A tenant, with the schema in which its triggers are.
pub(super) struct TriggerTenant<'a> {
    pub tenant: Tenant,
    pub schema: SchemaName,
    pub tenant_database: &'a TenantDatabase,
}

impl TriggerTenant<'_> {
    /// What the tenant's database refused.
    pub(super) fn away(&self) -> impl FnOnce(BuildError) -> Problem {
        let tenant = self.tenant.clone();
        move |error| unavailable(&tenant, &error)
    }

    /// The tenant API hears that there is something to do.
    pub(super) async fn announce(&self) {
        if let Ok(id) = TenantId::parse(&self.tenant.id) {
            self.tenant_database.announce_event(&id).await;
        }
    }
}

pub(super) async fn trigger_tenant<'a>(app: &'a App, id: &str) -> Result<TriggerTenant<'a>> {
    let tenant = app.registry.tenant(id).await?;
    // Of a suspended tenant too: what waits there can be looked at, and switched off.
    let is_open = tenant.ready_at.is_some() && matches!(tenant.status.as_str(), "ready" | "suspended");
    let (schema, cluster) = schema_of(&tenant).filter(|_| is_open).ok_or(NotThere::NotReady)?;
    let tenant_database = app.provisioner.tenant_database(&cluster)?;
    Ok(TriggerTenant {
        tenant,
        schema,
        tenant_database,
    })
}

/// The principal, as the tenant's stored functions write it into its log.
pub(super) fn principal_json(operator: &Operator, caller: &Caller) -> Value {
    json!({
        "id": operator.id, "name": operator.name, "log": new_id(), "requestId": request::current_id(),
        "ip": caller.address.map(|address| address.to_string()),
    })
}

/// The same in the operators' log.
pub(super) async fn record(
    app: &App,
    by: (&Operator, &Caller),
    at: &TriggerTenant<'_>,
    action: &'static str,
    details: Value,
) -> Result<()> {
    let about = Note {
        action,
        subject: &at.tenant.id,
        name: Some(&at.tenant.name),
        details,
    };
    note(app, by.0, by.1, about).await
}

/// Which triggers are asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct Filter {
    /// Part of the title.
    search: Option<String>,
    /// `on`, `off` or `failing`.
    state: Option<String>,
    /// `title`, `-title`, `-runs` or `-updatedAt`.
    sort: Option<String>,
}

/// A tenant's triggers
#[utoipa::path(get, path = "/api/tenants/{id}/triggers", operation_id = "triggers_list", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), Filter, PageQuery),
    responses((status = 200, body = Page<TriggerLine>), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn list(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(filter): Query<Filter>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<TriggerLine>>> {
    let state = non_empty(filter.state.as_deref());
    if state.is_some_and(|state| !["on", "off", "failing"].contains(&state)) {
        return Err(Problem::field("state", "unknown", "Choose on, off or failing."));
    }
    let sort = filter.sort.as_deref().unwrap_or("-updatedAt");
    if !["title", "-title", "-runs", "-updatedAt"].contains(&sort) {
        return Err(Problem::field("sort", "unknown", "Sort by title, -runs or -updatedAt."));
    }
    let at = trigger_tenant(&app, &id).await?;
    let trigger_filter = TriggerFilter {
        search: non_empty(filter.search.as_deref()).map(contains),
        state,
        sort,
        limit: page.limit(),
        offset: page.offset(),
    };
    let since = app.clock.now() - Duration::days(1);
    let rows = at
        .tenant_database
        .triggers(&at.schema, &trigger_filter, since)
        .await
        .map_err(at.away())?;
    let total = rows.first().map_or(0, |row| row.total);
    Ok(Json(Page::new(
        rows.into_iter().map(TriggerLine::from).collect(),
        total,
        page,
    )))
}

pub(super) async fn found(at: &TriggerTenant<'_>, trigger: Uuid) -> Result<TriggerView> {
    let shown = at
        .tenant_database
        .trigger(&at.schema, trigger)
        .await
        .map_err(at.away())?;
    let shown = shown.ok_or_else(Problem::not_found)?;
    serde_json::from_value(shown).map_err(|error| Problem::internal(&error))
}

/// One trigger
#[utoipa::path(get, path = "/api/tenants/{id}/triggers/{trigger}", operation_id = "triggers_show", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), ("trigger" = Uuid, Path)),
    responses((status = 200, body = TriggerView), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 503, body = Problem, description = "database_unavailable")))]
async fn show(State(app): State<App>, Path((id, trigger)): Path<(String, Uuid)>) -> Result<Json<TriggerView>> {
    let at = trigger_tenant(&app, &id).await?;
    found(&at, trigger).await.map(Json)
}
