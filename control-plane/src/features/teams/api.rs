//! The console's routes by which operators look after a tenant's teams, and the internal ones by which a tenant's admin changes
//! a team's look and the ways to sign in to it.
use axum::Router;
use axum::extract::State;
use axum::routing::patch;
use http::StatusCode;
use learnt_kernel::caller::Caller;
use learnt_kernel::input::{Json, Path};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::{TeamId, TenantId};
use serde::Serialize;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::change::ChangeInput;
use super::order::{Refusal, TeamInput, TeamStatusInput};
use super::{look, navigation, sign_in};
use crate::app::App;
use crate::builder::{BuildError, providers};
use crate::edge::gate::{Gate, gate};
use crate::edge::internal_key::ActingFor;
use crate::edge::operator::Operator;
use crate::features::audit::{Note, audit_event};
use crate::features::domains;
use crate::registry::{AuditEvent, RegistryError, Team, Tenant};

/// A team after a change.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TeamLook {
    id: String,
    tenant_id: String,
    display_name: String,
    support_email: Option<String>,
    terms_and_conditions_url: Option<String>,
    theme: Value,
    revision: i32,
}

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Support, routes!(add)))
        .routes(gate(Gate::Support, routes!(change)))
        .routes(gate(Gate::Support, routes!(change_status)))
        .routes(gate(Gate::Support, routes!(seat)))
        .routes(gate(Gate::Support, routes!(make_default)))
}

/// What was added.
#[derive(Serialize, ToSchema)]
struct TeamAdded {
    /// The team's id.
    id: String,
}

fn team_audit_event(by: (&Operator, &Caller), tenant: &Tenant, action: &'static str, details: Value) -> AuditEvent {
    let about = Note {
        action,
        subject: &tenant.id,
        name: Some(&tenant.name),
        details,
    };
    audit_event(by.0, by.1, about)
}

/// Adds a team to a tenant that is ready. The tenant's first admin looks after it until others join.
#[utoipa::path(post, path = "/api/tenants/{id}/teams", operation_id = "teams_add", tag = "teams", params(("id" = String, Path, description = "The tenant")), request_body = TeamInput,
    responses((status = 201, body = TeamAdded), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem)))]
async fn add(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<TeamInput>,
) -> Result<(StatusCode, Json<TeamAdded>)> {
    let tenant = app.registry.tenant(&id).await?;
    if tenant.status != "ready" {
        return Err(Refusal::NotReady.into());
    }
    let order = body.read(&app.config.platform_roots)?;
    let details = json!({"team": order.label, "name": order.display_name});
    let audit_event = Some(team_audit_event((&operator, &caller), &tenant, "team.added", details));
    let providers = providers();
    let entered = app
        .registry
        .enter_team(&id, &order, &providers, audit_event, app.clock.now());
    entered.await.map_err(|error| match error {
        RegistryError::LabelTaken => Problem::unprocessable(vec![domains::Refusal::Taken.at("label")]),
        other => other.into(),
    })?;
    let team = TeamId::from(order.label);
    let tenant = TenantId::parse(&id).map_err(|_| Problem::not_found())?;
    let seated = app.provisioner.seat_first_admin(&tenant, &team).await;
    seated.map_err(|error| not_seated(&team, &error))?;
    Ok((StatusCode::CREATED, Json(TeamAdded { id: team.to_string() })))
}

/// The team is there, and nobody in it: to be tried again by itself.
fn not_seated(team: &TeamId, error: &BuildError) -> Problem {
    tracing::warn!(%team, %error, "the first admin of a further team could not be added");
    Problem::unavailable(
        "not_seated",
        "The team was created, but its first admin could not be added. Try again from the team's menu.",
    )
}

/// Adds the tenant's first admin to a team, where that did not succeed when the team was added. Whoever is in it stays.
#[utoipa::path(post, path = "/api/tenants/{id}/teams/{team}/first-admin", operation_id = "teams_seat", tag = "teams",
    params(("id" = String, Path, description = "The tenant"), ("team" = String, Path, description = "The team")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 503, body = Problem, description = "not_seated")))]
async fn seat(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, team)): Path<(String, String)>,
) -> Result<StatusCode> {
    let (tenant, team_row) = team_of(&app, &id, &team).await?;
    if tenant.status != "ready" {
        return Err(Refusal::NotReady.into());
    }
    let team = TeamId::parse(&team_row.id).map_err(|_| Problem::not_found())?;
    let owner = TenantId::parse(&id).map_err(|_| Problem::not_found())?;
    let audit_event = team_audit_event(
        (&operator, &caller),
        &tenant,
        "team.seated",
        json!({"team": team_row.id}),
    );
    app.registry.record(audit_event, app.clock.now()).await?;
    let seated = app.provisioner.seat_first_admin(&owner, &team).await;
    seated.map_err(|error| not_seated(&team, &error))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Changes a team's name, look, tags of newcomers and the ways to sign in that it offers.
#[utoipa::path(put, path = "/api/tenants/{id}/teams/{team}", operation_id = "teams_change", tag = "teams",
    params(("id" = String, Path, description = "The tenant"), ("team" = String, Path, description = "The team")), request_body = ChangeInput,
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
async fn change(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, team)): Path<(String, String)>,
    Json(body): Json<ChangeInput>,
) -> Result<StatusCode> {
    let change = body.read()?;
    let (tenant, team_row) = team_of(&app, &id, &team).await?;
    let details = json!({"team": team, "before": {
        "name": team_row.display_name, "tags": team_row.registration_tags, "theme": team_row.theme,
    }});
    let audit_event = team_audit_event((&operator, &caller), &tenant, "team.changed", details);
    let key = (id.as_str(), team.as_str());
    app.registry
        .save_team(key, &change, audit_event, app.clock.now())
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Opens, closes or archives a team. Of a closed or archived one the host answers nobody; nothing is lost.
#[utoipa::path(put, path = "/api/tenants/{id}/teams/{team}/status", operation_id = "teams_change_status", tag = "teams",
    params(("id" = String, Path, description = "The tenant"), ("team" = String, Path, description = "The team")), request_body = TeamStatusInput,
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "is_default, already"), (status = 422, body = Problem)))]
async fn change_status(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, team)): Path<(String, String)>,
    Json(body): Json<TeamStatusInput>,
) -> Result<StatusCode> {
    let status = body.read()?;
    let (tenant, team_row) = team_of(&app, &id, &team).await?;
    let details = json!({"team": team, "from": team_row.status, "to": status});
    let audit_event = team_audit_event((&operator, &caller), &tenant, "team.status_changed", details);
    if !app
        .registry
        .move_team((id.as_str(), team.as_str()), status, audit_event, app.clock.now())
        .await?
    {
        let (_, now) = team_of(&app, &id, &team).await?;
        let why = if now.status == status {
            Refusal::Already
        } else {
            Refusal::IsDefault
        };
        return Err(why.into());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a team its tenant's default.
#[utoipa::path(post, path = "/api/tenants/{id}/teams/{team}/default", operation_id = "teams_make_default", tag = "teams",
    params(("id" = String, Path, description = "The tenant"), ("team" = String, Path, description = "The team")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_active")))]
async fn make_default(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, team)): Path<(String, String)>,
) -> Result<StatusCode> {
    let (tenant, _) = team_of(&app, &id, &team).await?;
    let details = json!({"team": team});
    let audit_event = team_audit_event((&operator, &caller), &tenant, "team.made_default", details);
    if !app
        .registry
        .make_default((id.as_str(), team.as_str()), audit_event, app.clock.now())
        .await?
    {
        return Err(Refusal::NotActive.into());
    }
    Ok(StatusCode::NO_CONTENT)
}

async fn team_of(app: &App, tenant: &str, team: &str) -> Result<(Tenant, Team)> {
    let file = app.registry.tenant_file(tenant).await?;
    let mut teams = file.teams.into_iter().map(|(team, _)| team);
    let found = teams.find(|one| one.id == team).ok_or_else(Problem::not_found)?;
    Ok((file.tenant, found))
}

/// Routes of the internal listener.
pub fn internal_routes() -> Router<App> {
    Router::new()
        .route("/internal/teams/{id}/theme", patch(change_theme))
        .route("/internal/teams/{id}/sign-in", patch(change_sign_in))
        .route("/internal/teams/{id}/navigation", patch(change_navigation))
}

async fn change_theme(
    State(app): State<App>,
    Path(id): Path<String>,
    owner: ActingFor,
    Json(body): Json<Map<String, Value>>,
) -> Result<Json<TeamLook>> {
    let change = look::read(&body).map_err(Problem::unprocessable)?;
    let team = app.registry.change_team(&id, owner.as_str(), &change).await?;
    Ok(Json(TeamLook {
        id: team.id,
        tenant_id: team.tenant_id,
        display_name: team.display_name,
        support_email: team.support_email,
        terms_and_conditions_url: team.terms_url,
        theme: team.theme,
        revision: team.revision,
    }))
}

/// The ways to sign in after a change, with both revisions that it may have moved.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SignIn {
    providers: Value,
    settings: Value,
    team_revision: i32,
    tenant_revision: i32,
}

async fn change_sign_in(
    State(app): State<App>,
    Path(id): Path<String>,
    owner: ActingFor,
    Json(body): Json<Map<String, Value>>,
) -> Result<Json<SignIn>> {
    let change = sign_in::read(&body).map_err(Problem::unprocessable)?;
    let changed = app.registry.change_sign_in(&id, owner.as_str(), &change).await?;
    Ok(Json(SignIn {
        providers: changed.providers,
        settings: changed.settings,
        team_revision: changed.team_revision,
        tenant_revision: changed.tenant_revision,
    }))
}

/// A team's navigation after a change.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Navigation {
    side_navigation: Value,
    sample_areas: bool,
    revision: i32,
}

async fn change_navigation(
    State(app): State<App>,
    Path(id): Path<String>,
    owner: ActingFor,
    Json(body): Json<Map<String, Value>>,
) -> Result<Json<Navigation>> {
    let change = navigation::read(&body).map_err(Problem::unprocessable)?;
    let team = app.registry.change_navigation(&id, owner.as_str(), &change).await?;
    Ok(Json(Navigation {
        side_navigation: team.side_navigation,
        sample_areas: team.sample_areas,
        revision: team.revision,
    }))
}
