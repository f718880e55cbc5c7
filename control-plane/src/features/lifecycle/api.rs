//! The console's routes about what becomes of a tenant.
use axum::extract::State;
use http::StatusCode;
use learnt_kernel::caller::Caller;
use learnt_kernel::ids::new_id;
use learnt_kernel::input::{Json, Path, Query};
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::Label;
use serde_json::json;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::model::{ErasureInput, ErasureView, Move, PlanInput, Why};
use crate::app::App;
use crate::edge::gate::{Gate, gate};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, audit_event};
use crate::features::members::{schema_of, unavailable};
use crate::features::tenants::PLANS;
use crate::registry::{ErasureOrder, Tenant};

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Support, routes!(suspend)))
        .routes(gate(Gate::Support, routes!(resume)))
        .routes(gate(Gate::Administrator, routes!(archive)))
        .routes(gate(Gate::Administrator, routes!(restore)))
        .routes(gate(Gate::Administrator, routes!(order_erasure, cancel_erasure)))
        .routes(gate(Gate::Operator, routes!(erasures)))
        .routes(gate(Gate::Billing, routes!(change_plan)))
}

/// Suspends a tenant: everybody is signed out within seconds, and nobody gets in. Nothing is lost.
#[utoipa::path(post, path = "/api/tenants/{id}/suspend", operation_id = "tenants_suspend", tag = "lifecycle", params(("id" = String, Path, description = "The tenant")), request_body = Why,
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "wrong_state"), (status = 422, body = Problem)))]
async fn suspend(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(why): Json<Why>,
) -> Result<StatusCode> {
    make(&app, (&operator, &caller), &id, Move::Suspend, Some(why.read()?)).await
}

/// Lets people of a suspended tenant sign in again.
#[utoipa::path(post, path = "/api/tenants/{id}/resume", operation_id = "tenants_resume", tag = "lifecycle", params(("id" = String, Path, description = "The tenant")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "wrong_state"), (status = 503, body = Problem, description = "database_unavailable")))]
async fn resume(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode> {
    // Whoever was signed in when its database did not answer is signed out at the latest now.
    let tenant = app.registry.tenant(&id).await?;
    if tenant.status == "suspended" {
        let ended = end_sessions(&app, &tenant).await;
        ended.map_err(|error| unavailable(&tenant, &error))?;
    }
    make(&app, (&operator, &caller), &id, Move::Resume, None).await
}

/// Archives a tenant: its hosts answer no more, everything is kept.
#[utoipa::path(post, path = "/api/tenants/{id}/archive", operation_id = "tenants_archive", tag = "lifecycle", params(("id" = String, Path, description = "The tenant")), request_body = Why,
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "wrong_state, platform_own"), (status = 422, body = Problem)))]
async fn archive(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(why): Json<Why>,
) -> Result<StatusCode> {
    make(&app, (&operator, &caller), &id, Move::Archive, Some(why.read()?)).await
}

/// Takes a tenant out of the archive. It stays suspended until it is resumed.
#[utoipa::path(post, path = "/api/tenants/{id}/restore", operation_id = "tenants_restore", tag = "lifecycle", params(("id" = String, Path, description = "The tenant")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "wrong_state")))]
async fn restore(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode> {
    let done = make(&app, (&operator, &caller), &id, Move::Restore, None).await?;
    // Its schema may have missed migrations.
    app.provisioner.schema_stock.notify_one();
    Ok(done)
}

async fn make(app: &App, by: (&Operator, &Caller), id: &str, what: Move, reason: Option<String>) -> Result<StatusCode> {
    let tenant = app.registry.tenant(id).await?;
    if what == Move::Archive {
        not_ours(&tenant)?;
    }
    let to = what.to(&tenant);
    let about = Note {
        action: what.action(),
        subject: &tenant.id,
        name: Some(&tenant.name),
        details: json!({ "reason": reason, "from": tenant.status, "to": to }),
    };
    let (registry, now) = (&app.registry, app.clock.now());
    let audit_event = audit_event(by.0, by.1, about);
    let states = (what.from(), to);
    if !registry
        .move_tenant(id, states, reason.as_deref(), audit_event, now)
        .await?
    {
        return Err(what.refused(&registry.tenant(id).await?.status));
    }
    // The directory refuses everybody from now on; sessions are ended so that none goes on after it is resumed.
    if what.closes()
        && let Err(error) = end_sessions(app, &tenant).await
    {
        tracing::warn!(tenant = tenant.id, %error, "sessions could not be ended; nobody gets in, and they are ended before the tenant is resumed");
    }
    Ok(StatusCode::NO_CONTENT)
}

async fn end_sessions(app: &App, tenant: &Tenant) -> std::result::Result<(), crate::builder::BuildError> {
    let Some((schema, cluster)) = schema_of(tenant).filter(|_| tenant.ready_at.is_some()) else {
        return Ok(());
    };
    let tenant_database = app.provisioner.tenant_database(&cluster)?;
    tenant_database
        .end_sessions(&schema, "suspended", app.clock.now())
        .await?;
    Ok(())
}

/// What unknown hosts show must not go away.
fn not_ours(tenant: &Tenant) -> Result<()> {
    if Label::parse(&tenant.id).is_ok_and(|label| label.is_reserved()) {
        return Err(Problem::conflict(
            "platform_own",
            "This is the platform's own tenant. It cannot be archived or erased.",
        ));
    }
    Ok(())
}

/// Orders that an archived tenant is erased after a time of grace: its rows, roles, schema and files, and the identities of
/// people who belong to no other tenant. What remains is a certificate.
#[utoipa::path(post, path = "/api/tenants/{id}/erasure", operation_id = "tenants_order_erasure", tag = "lifecycle", params(("id" = String, Path, description = "The tenant")), request_body = ErasureInput,
    responses((status = 202, body = ErasureView), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "wrong_state, platform_own"), (status = 422, body = Problem)))]
async fn order_erasure(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<ErasureInput>,
) -> Result<(StatusCode, Json<ErasureView>)> {
    let tenant = app.registry.tenant(&id).await?;
    not_ours(&tenant)?;
    let now = app.clock.now();
    let (reason, due_at) = body.read(&tenant, now)?;
    let about = Note {
        action: "tenant.erasure_ordered",
        subject: &tenant.id,
        name: Some(&tenant.name),
        details: json!({ "reason": reason, "dueAt": due_at }),
    };
    let audit_event = audit_event(&operator, &caller, about);
    let order = ErasureOrder {
        id: new_id(),
        reason,
        by: (operator.id, operator.name),
        due_at,
    };
    if !app
        .registry
        .order_erasure(&id, &["archived"], order, audit_event, now)
        .await?
    {
        let state = app.registry.tenant(&id).await?.status;
        return Err(Problem::conflict(
            "wrong_state",
            format!("Only an archived tenant without a scheduled erasure can be erased; this one is {state}."),
        ));
    }
    app.provisioner.erasures.notify_one();
    let order = app.registry.open_erasure(&id).await?.ok_or_else(Problem::not_found)?;
    Ok((StatusCode::ACCEPTED, Json(order.into())))
}

/// Calls an order to erase a tenant off, while it has not begun.
#[utoipa::path(delete, path = "/api/tenants/{id}/erasure", operation_id = "tenants_cancel_erasure", tag = "lifecycle", params(("id" = String, Path, description = "The tenant")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "begun")))]
async fn cancel_erasure(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode> {
    let tenant = app.registry.tenant(&id).await?;
    let about = Note {
        action: "tenant.erasure_cancelled",
        subject: &tenant.id,
        name: Some(&tenant.name),
        details: json!({}),
    };
    let audit_event = audit_event(&operator, &caller, about);
    if !app.registry.cancel_erasure(&id, audit_event, app.clock.now()).await? {
        return Err(Problem::conflict(
            "begun",
            "There is no erasure that can still be cancelled.",
        ));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Lists orders to erase tenants, newest first; the finished ones are the certificates.
#[utoipa::path(get, path = "/api/erasures", operation_id = "erasures_list", tag = "lifecycle", params(PageQuery),
    responses((status = 200, body = Page<ErasureView>), (status = 401, body = Problem)))]
async fn erasures(State(app): State<App>, Query(page): Query<PageQuery>) -> Result<Json<Page<ErasureView>>> {
    let (rows, total) = app.registry.erasures(page.limit(), page.offset()).await?;
    let rows = rows.into_iter().map(ErasureView::from).collect();
    Ok(Json(Page::new(rows, total, page)))
}

/// Puts a tenant on another plan. Licences are counted by it from the present month on.
#[utoipa::path(put, path = "/api/tenants/{id}/plan", operation_id = "tenants_change_plan", tag = "lifecycle", params(("id" = String, Path, description = "The tenant")), request_body = PlanInput,
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
async fn change_plan(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<PlanInput>,
) -> Result<StatusCode> {
    let tenant = app.registry.tenant(&id).await?;
    if !PLANS.iter().any(|plan| plan.id == body.plan) {
        return Err(Problem::field("plan", "unknown", "Choose one of the plans."));
    }
    if body.plan == tenant.plan && body.from == tenant.plan {
        return Ok(StatusCode::NO_CONTENT);
    }
    let about = Note {
        action: "tenant.plan_changed",
        subject: &tenant.id,
        name: Some(&tenant.name),
        details: json!({ "from": body.from, "to": body.plan }),
    };
    let audit_event = audit_event(&operator, &caller, about);
    let plans = (body.from.as_str(), body.plan.as_str());
    if !app
        .registry
        .change_plan(&id, plans, audit_event, app.clock.now())
        .await?
    {
        return Err(crate::registry::RegistryError::Stale.into());
    }
    Ok(StatusCode::NO_CONTENT)
}
