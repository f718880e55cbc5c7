//! The console's routes by which operators look after one another.
mod own;

use axum::extract::State;
use http::StatusCode;
use learnt_kernel::caller::Caller;
use learnt_kernel::input::{Json, Path};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::totp;
use serde_json::json;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::model::{AdmissionView, OperatorInput, OperatorSessionView, OperatorView, ProofInput, Refusal, RoleInput};
use super::{admit_as, end_acting};
use crate::app::App;
use crate::edge::gate::{Gate, gate};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, audit_event};
use crate::features::sign_in::{WRONG_CODE, check_code};
use crate::registry::RoleChange;

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .merge(own::routes())
        .routes(gate(Gate::Operator, routes!(list)))
        .routes(gate(Gate::Administrator, routes!(invite)))
        .routes(gate(Gate::Administrator, routes!(change_role)))
        .routes(gate(Gate::Administrator, routes!(disable)))
        .routes(gate(Gate::Administrator, routes!(sessions)))
        .routes(gate(Gate::Administrator, routes!(end_session)))
}

/// Lists everybody who runs the platform, those who may not sign in any more last.
#[utoipa::path(get, path = "/api/operators", operation_id = "operators_list", tag = "operators",
    responses((status = 200, body = Vec<OperatorView>), (status = 401, body = Problem)))]
async fn list(State(app): State<App>, operator: Operator) -> Result<Json<Vec<OperatorView>>> {
    let rows = app.registry.operators(app.clock.now()).await?;
    let view = |row| OperatorView::new(row, operator.id);
    Ok(Json(rows.into_iter().map(view).collect::<Result<_>>()?))
}

/// Whether it is really the operator who asks: a code of their app, used up by it.
async fn prove(app: &App, operator: &Operator, caller: &Caller, code: &str) -> Result<()> {
    let account = app.registry.operator(operator.id).await?;
    let account = account.ok_or_else(Problem::signed_out)?;
    if !check_code(app, caller, &account, code).await? {
        return Err(Problem::field("code", "wrong_code", WRONG_CODE));
    }
    Ok(())
}

/// Enters an operator, and answers once what they need to sign in. One who was disabled may sign in again, with what is new.
#[utoipa::path(post, path = "/api/operators", operation_id = "operators_invite", tag = "operators", request_body = OperatorInput,
    responses((status = 201, body = AdmissionView), (status = 401, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn invite(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Json(body): Json<OperatorInput>,
) -> Result<(StatusCode, Json<AdmissionView>)> {
    let (email, name) = body.read()?;
    if app.registry.operator_by_email(email.as_str()).await?.is_some() {
        return Err(Refusal::Already.into());
    }
    prove(&app, &operator, &caller, &body.code).await?;
    let by = |id: Uuid| {
        let about = Note {
            action: "operator.admitted",
            subject: &id.to_string(),
            name: Some(&name),
            details: json!({ "email": email.as_str(), "role": body.role }),
        };
        audit_event(&operator, &caller, about)
    };
    let admission = admit_as(&app, (email.clone(), &name, body.role), (None, true), by).await;
    let admission = admission.map_err(|error| Problem::internal_text(&error.to_string()))?;
    let admission = admission.ok_or(Refusal::Already)?;
    Ok((
        StatusCode::CREATED,
        Json(AdmissionView {
            id: admission.id,
            email: email.to_string(),
            totp_uri: totp::uri(&admission.totp_secret, "Learnt", email.as_str()),
            totp_secret: totp::base32(&admission.totp_secret),
            password: admission.password,
        }),
    ))
}

/// Makes an operator something else: they are signed out, and out of whatever tenant they act in if they may do so no more.
#[utoipa::path(put, path = "/api/operators/{operator}/role", operation_id = "operators_change_role", tag = "operators",
    params(("operator" = Uuid, Path, description = "Who")), request_body = RoleInput,
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "gone_meanwhile, last_administrator"), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn change_role(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(other): Path<Uuid>,
    Json(body): Json<RoleInput>,
) -> Result<StatusCode> {
    let account = app.registry.operator(other).await?.ok_or_else(Problem::not_found)?;
    prove(&app, &operator, &caller, &body.code).await?;
    let about = Note {
        action: "operator.role_changed",
        subject: &other.to_string(),
        name: Some(&account.name),
        details: json!({ "email": account.email, "from": account.role, "to": body.role }),
    };
    let audit_event = audit_event(&operator, &caller, about);
    let change = (other, body.role.into_str());
    match app
        .registry
        .change_operator_role(change, operator.id, audit_event, app.clock.now())
        .await?
    {
        RoleChange::Done if !Gate::Support.admits(body.role) => end_acting(&app, other).await,
        RoleChange::Done | RoleChange::Same => {}
        RoleChange::Last => return Err(Refusal::LastAdministrator.into()),
        RoleChange::Gone => return Err(Refusal::GoneMeanwhile.into()),
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Lets an operator sign in no more: they are out of the console at once, and out of whatever tenant they act in within seconds.
#[utoipa::path(post, path = "/api/operators/{operator}/disable", operation_id = "operators_disable", tag = "operators",
    params(("operator" = Uuid, Path, description = "Who")), request_body = ProofInput,
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "yourself, already_disabled"), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn disable(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(other): Path<Uuid>,
    Json(proof): Json<ProofInput>,
) -> Result<StatusCode> {
    if other == operator.id {
        return Err(Refusal::Yourself.into());
    }
    let account = app.registry.any_operator(other).await?.ok_or_else(Problem::not_found)?;
    prove(&app, &operator, &caller, &proof.code).await?;
    let about = Note {
        action: "operator.disabled",
        subject: &other.to_string(),
        name: Some(&account.name),
        details: json!({ "email": account.email }),
    };
    let audit_event = audit_event(&operator, &caller, about);
    if !app
        .registry
        .disable_other(other, operator.id, audit_event, app.clock.now())
        .await?
    {
        return Err(Refusal::AlreadyDisabled.into());
    }
    end_acting(&app, other).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Lists the sessions of an operator that go on, the newest first.
#[utoipa::path(get, path = "/api/operators/{operator}/sessions", operation_id = "operators_sessions", tag = "operators",
    params(("operator" = Uuid, Path, description = "Who")),
    responses((status = 200, body = Vec<OperatorSessionView>), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn sessions(
    State(app): State<App>,
    operator: Operator,
    Path(other): Path<Uuid>,
) -> Result<Json<Vec<OperatorSessionView>>> {
    app.registry.any_operator(other).await?.ok_or_else(Problem::not_found)?;
    let rows = app.registry.sessions_of(other, app.clock.now()).await?;
    let view = |row| OperatorSessionView::new(row, operator.session);
    Ok(Json(rows.into_iter().map(view).collect()))
}

/// Ends a session of an operator: its browser is signed out with its next request.
#[utoipa::path(delete, path = "/api/operators/{operator}/sessions/{session}", operation_id = "operators_end_session", tag = "operators",
    params(("operator" = Uuid, Path, description = "Who"), ("session" = Uuid, Path, description = "Which")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn end_session(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((other, session)): Path<(Uuid, Uuid)>,
) -> Result<StatusCode> {
    end(&app, (&operator, &caller), other, session).await
}

/// Ends a session of somebody, who may be the one who asks.
async fn end(app: &App, (operator, caller): (&Operator, &Caller), other: Uuid, session: Uuid) -> Result<StatusCode> {
    let now = app.clock.now();
    let account = app.registry.any_operator(other).await?.ok_or_else(Problem::not_found)?;
    let open = app.registry.sessions_of(other, now).await?;
    if !open.iter().any(|one| one.id == session) {
        return Err(Problem::not_found());
    }
    let about = Note {
        action: "operator.session_ended",
        subject: &other.to_string(),
        name: Some(&account.name),
        details: json!({ "session": session }),
    };
    let audit_event = audit_event(operator, caller, about);
    app.registry.end_session(session, audit_event, now).await?;
    Ok(StatusCode::NO_CONTENT)
}
