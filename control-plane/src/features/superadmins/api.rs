//! Who is a superadmin of a tenant, and the operator's word that somebody is one, or no longer.
use axum::extract::State;
use learnt_kernel::caller::Caller;
use learnt_kernel::ids::new_id;
use learnt_kernel::input::{Json, Path};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::TenantId;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::app::App;
use crate::builder::{Appointment, Superadmin};
use crate::edge::gate::{Gate, gate};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, note};
use crate::features::members::{
    AboutMember, MemberScope, MemberTarget, Refusal, at, prove, schema_location, unavailable,
};

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Operator, routes!(list)))
        .routes(gate(Gate::Administrator, routes!(appoint)))
        .routes(gate(Gate::Administrator, routes!(withdraw)))
}

/// A superadmin of one of a tenant's teams.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct SuperadminLine {
    team_id: String,
    user_id: Uuid,
    /// First and last name.
    name: String,
    /// Their address in the team.
    email: Option<String>,
    /// Whether they can sign in at the moment.
    usable: bool,
}

impl From<Superadmin> for SuperadminLine {
    fn from(found: Superadmin) -> Self {
        let Superadmin {
            team_id,
            user_id,
            name,
            email,
            usable,
        } = found;
        Self {
            team_id,
            user_id,
            name,
            email,
            usable,
        }
    }
}

/// Whom the operator's word is about. It takes effect within moments.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Word {
    /// First and last name.
    name: String,
    /// They were so already; nothing is done.
    already: bool,
}

/// The superadmins of a tenant
#[utoipa::path(get, path = "/api/tenants/{id}/superadmins", operation_id = "superadmins_list", tag = "superadmins", params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, body = Vec<SuperadminLine>), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 503, body = Problem, description = "database_unavailable")))]
async fn list(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Vec<SuperadminLine>>> {
    let tenant = app.registry.tenant_file(&id).await?.tenant;
    let (schema, cluster) = schema_location(&tenant).ok_or(Refusal::NotReady)?;
    let found = app.provisioner.tenant_database(&cluster)?.superadmins(&schema).await;
    let found = found.map_err(|error| unavailable(&tenant, &error))?;
    Ok(Json(found.into_iter().map(SuperadminLine::from).collect()))
}

/// Appoints a member of a team its superadmin
#[utoipa::path(post, path = "/api/tenants/{id}/superadmins", operation_id = "superadmins_appoint", tag = "superadmins", params(("id" = String, Path, description = "The tenant")), request_body = AboutMember,
    responses((status = 200, body = Word), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn appoint(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<AboutMember>,
) -> Result<Json<Word>> {
    set_superadmin(&app, (&operator, &caller), &id, &body, RequestedStatus::Appointed).await
}

/// Makes a superadmin what they were besides
#[utoipa::path(post, path = "/api/tenants/{id}/superadmins/withdraw", operation_id = "superadmins_withdraw", tag = "superadmins", params(("id" = String, Path, description = "The tenant")), request_body = AboutMember,
    responses((status = 200, body = Word), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn withdraw(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<AboutMember>,
) -> Result<Json<Word>> {
    set_superadmin(&app, (&operator, &caller), &id, &body, RequestedStatus::Withdrawn).await
}

/// What an operator says of somebody.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RequestedStatus {
    Appointed,
    Withdrawn,
}

impl RequestedStatus {
    /// As the operators' log names it.
    fn action(self) -> &'static str {
        match self {
            Self::Appointed => "superadmin.appointed",
            Self::Withdrawn => "superadmin.withdrawn",
        }
    }
}

/// Both words, in one way: the code, the operators' log, the tenant.
async fn set_superadmin(
    app: &App,
    (operator, caller): (&Operator, &Caller),
    tenant: &str,
    body: &AboutMember,
    wanted: RequestedStatus,
) -> Result<Json<Word>> {
    let at = at(app, tenant, &body.team_id).await?;
    let target = body.validate()?;
    prove(app, operator, caller, body).await?;
    let about = Note {
        action: wanted.action(),
        subject: &at.tenant.id,
        name: Some(&at.tenant.name),
        details: json!({"team": at.team.id, "email": target.email.as_str(), "reason": target.reason}),
    };
    note(app, operator, caller, about).await?;
    write(app, operator, &at, &target, wanted).await.map(Json)
}

async fn write(
    app: &App,
    operator: &Operator,
    at: &MemberScope,
    target: &MemberTarget,
    wanted: RequestedStatus,
) -> Result<Word> {
    let tenant_database = app.provisioner.tenant_database(&at.cluster)?;
    let on = wanted == RequestedStatus::Appointed;
    let appointment = Appointment {
        team: &at.team.id,
        email: target.email.as_str(),
        on,
        operator: (operator.id, &operator.name),
        reason: &target.reason,
        event_id: new_id(),
        now: app.clock.now(),
    };
    let done = tenant_database.appoint_superadmin(&at.schema, &appointment).await;
    let done = done.map_err(|error| unavailable(&at.tenant, &error))?;
    let done = done.ok_or(Refusal::NoPerson)?;
    if on && !done.usable && !done.already {
        return Err(Refusal::CannotSignIn(done.name).into());
    }
    if let Ok(id) = TenantId::parse(&at.tenant.id) {
        tenant_database.announce_event(&id).await;
    }
    Ok(Word {
        name: done.name,
        already: done.already,
    })
}
