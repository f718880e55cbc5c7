//! Who of a tenant is a demo account, and the operator's word that somebody is one, or no longer.
use axum::extract::State;
use chrono::{DateTime, Utc};
use learnt_kernel::caller::Caller;
use learnt_kernel::ids::new_id;
use learnt_kernel::input::{Json, Path};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::request;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::app::App;
use crate::builder::{DemoAccount, DemoMark};
use crate::edge::gate::{Gate, gate};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, note};
use crate::features::members::{AboutMember, Refusal, at, prove, schema_location, unavailable};

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Operator, routes!(list)))
        .routes(gate(Gate::Support, routes!(mark)))
        .routes(gate(Gate::Support, routes!(unmark)))
}

/// Somebody whom no bill counts.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct DemoAccountLine {
    team_id: String,
    user_id: Uuid,
    /// First and last name; empty when they are in no team any more.
    name: String,
    /// Their address in the team.
    email: Option<String>,
    reason: String,
    /// The operator who said so.
    marked_by: String,
    marked_at: DateTime<Utc>,
}

impl From<DemoAccount> for DemoAccountLine {
    fn from(found: DemoAccount) -> Self {
        Self {
            team_id: found.team_id,
            user_id: found.user_id,
            name: found.name,
            email: found.email,
            reason: found.reason,
            marked_by: found.marked_by,
            marked_at: found.marked_at,
        }
    }
}

/// Whom the operator's word was about.
#[derive(Serialize, ToSchema)]
struct DemoWord {
    /// First and last name.
    name: String,
    /// They were so already; nothing was done.
    already: bool,
}

/// The demo accounts of a tenant
#[utoipa::path(get, path = "/api/tenants/{id}/demo-accounts", operation_id = "demo_accounts_list", tag = "demo_accounts", params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, body = Vec<DemoAccountLine>), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 503, body = Problem, description = "database_unavailable")))]
async fn list(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Vec<DemoAccountLine>>> {
    let tenant = app.registry.tenant(&id).await?;
    let (schema, cluster) = schema_location(&tenant).ok_or(Refusal::NotReady)?;
    let found = app.provisioner.tenant_database(&cluster)?.demo_accounts(&schema).await;
    let found = found.map_err(|error| unavailable(&tenant, &error))?;
    Ok(Json(found.into_iter().map(DemoAccountLine::from).collect()))
}

/// Marks a member of a team as a demo account: from then on no bill counts them
#[utoipa::path(post, path = "/api/tenants/{id}/demo-accounts", operation_id = "demo_accounts_mark", tag = "demo_accounts", params(("id" = String, Path, description = "The tenant")), request_body = AboutMember,
    responses((status = 200, body = DemoWord), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn mark(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<AboutMember>,
) -> Result<Json<DemoWord>> {
    set_demo(&app, (&operator, &caller), &id, &body, true).await
}

/// Makes a demo account count again
#[utoipa::path(post, path = "/api/tenants/{id}/demo-accounts/unmark", operation_id = "demo_accounts_unmark", tag = "demo_accounts", params(("id" = String, Path, description = "The tenant")), request_body = AboutMember,
    responses((status = 200, body = DemoWord), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn unmark(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<AboutMember>,
) -> Result<Json<DemoWord>> {
    set_demo(&app, (&operator, &caller), &id, &body, false).await
}

/// Both words, in one way: the code, the operators' log, the tenant.
async fn set_demo(
    app: &App,
    by: (&Operator, &Caller),
    tenant: &str,
    body: &AboutMember,
    on: bool,
) -> Result<Json<DemoWord>> {
    let at = at(app, tenant, &body.team_id).await?;
    let target = body.validate()?;
    prove(app, by.0, by.1, body).await?;
    let about = Note {
        action: if on {
            "demo_account.marked"
        } else {
            "demo_account.unmarked"
        },
        subject: &at.tenant.id,
        name: Some(&at.tenant.name),
        details: json!({"team": at.team.id, "email": target.email.as_str(), "reason": target.reason}),
    };
    note(app, by.0, by.1, about).await?;
    let mark = DemoMark {
        team: &at.team.id,
        email: target.email.as_str(),
        on,
        reason: &target.reason,
        by: json!({
            "id": by.0.id, "name": by.0.name, "log": new_id(), "requestId": request::current_id(),
            "ip": by.1.address.map(|address| address.to_string()),
        }),
        now: app.clock.now(),
    };
    let done = app
        .provisioner
        .tenant_database(&at.cluster)?
        .mark_demo_account(&at.schema, &mark);
    let done = done.await.map_err(|error| unavailable(&at.tenant, &error))?;
    let (name, already) = done.ok_or(Refusal::NoPerson)?;
    Ok(Json(DemoWord { name, already }))
}
