//! What each operator does for themselves: their passkeys, and where they are signed in.
use axum::extract::State;
use http::StatusCode;
use learnt_kernel::caller::Caller;
use learnt_kernel::input::{Json, Path};
use learnt_kernel::passkeys::read_id;
use learnt_kernel::problem::{Problem, Result};
use serde_json::{Value, json};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::super::model::{NewPasskey, OperatorPasskeyView, OperatorSessionView, ProofInput, Refusal};
use super::{end, prove};
use crate::app::App;
use crate::edge::gate::{Gate, gate};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, audit_event};
use crate::features::sign_in::{PasskeyRequest, ask_new_passkey, made_passkey};
use crate::registry::{AuditEvent, OperatorPasskey, PasskeyAdded};

/// Nobody needs more.
const MOST_PASSKEYS: i64 = 20;

/// Routes for each operator.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Operator, routes!(passkeys, add_passkey)))
        .routes(gate(Gate::Operator, routes!(ask_passkey)))
        .routes(gate(Gate::Operator, routes!(remove_passkey)))
        .routes(gate(Gate::Operator, routes!(own_sessions)))
        .routes(gate(Gate::Operator, routes!(end_own_session)))
}

/// Lists one's own passkeys, the oldest first.
#[utoipa::path(get, path = "/api/account/passkeys", operation_id = "own_passkeys", tag = "operators",
    responses((status = 200, body = Vec<OperatorPasskeyView>), (status = 401, body = Problem)))]
async fn passkeys(State(app): State<App>, operator: Operator) -> Result<Json<Vec<OperatorPasskeyView>>> {
    let rows = app.registry.operator_passkeys(operator.id).await?;
    Ok(Json(rows.into_iter().map(OperatorPasskeyView::from).collect()))
}

/// Asks an authenticator for a new passkey: whoever finds the browser open cannot.
#[utoipa::path(post, path = "/api/account/passkeys/options", operation_id = "own_passkeys_ask", tag = "operators", request_body = ProofInput,
    responses((status = 200, body = PasskeyRequest), (status = 401, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn ask_passkey(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Json(proof): Json<ProofInput>,
) -> Result<Json<PasskeyRequest>> {
    prove(&app, &operator, &caller, &proof.code).await?;
    Ok(Json(ask_new_passkey(&app, &operator).await?))
}

/// Keeps a passkey that was made: one signs in with it from now on, instead of a code.
#[utoipa::path(post, path = "/api/account/passkeys", operation_id = "own_passkeys_add", tag = "operators", request_body = NewPasskey,
    responses((status = 201, body = OperatorPasskeyView), (status = 401, body = Problem), (status = 409, body = Problem, description = "passkey_known, too_many_passkeys"), (status = 422, body = Problem)))]
async fn add_passkey(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Json(new): Json<NewPasskey>,
) -> Result<(StatusCode, Json<OperatorPasskeyView>)> {
    let name = new.name()?.to_owned();
    let made = made_passkey(&app, operator.id, &new.request, new.credential).await?;
    let made = made.ok_or(Refusal::WrongPasskey)?;
    let passkey = OperatorPasskey {
        id: made.id,
        name,
        passkey: made.passkey,
        created_at: app.clock.now(),
        last_used_at: None,
    };
    let view = OperatorPasskeyView::from(passkey.clone());
    let audit_event = about(
        &operator,
        &caller,
        "operator.passkey_added",
        json!({ "passkey": view.name }),
    );
    match app
        .registry
        .add_operator_passkey(operator.id, passkey, MOST_PASSKEYS, audit_event)
        .await?
    {
        PasskeyAdded::Yes => Ok((StatusCode::CREATED, Json(view))),
        PasskeyAdded::Known => Err(Refusal::PasskeyKnown.into()),
        PasskeyAdded::TooMany => Err(Refusal::TooManyPasskeys.into()),
    }
}

/// Removes one of one's own passkeys. The authenticator app stays.
#[utoipa::path(post, path = "/api/account/passkeys/{passkey}/remove", operation_id = "own_passkeys_remove", tag = "operators",
    params(("passkey" = String, Path, description = "Which")), request_body = ProofInput,
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn remove_passkey(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(passkey): Path<String>,
    Json(proof): Json<ProofInput>,
) -> Result<StatusCode> {
    let id = read_id(&passkey).ok_or_else(Problem::not_found)?;
    let passkeys = app.registry.operator_passkeys(operator.id).await?;
    let passkeys = passkeys.into_iter().find(|one| one.id == id);
    let passkeys = passkeys.ok_or_else(Problem::not_found)?;
    prove(&app, &operator, &caller, &proof.code).await?;
    let details = json!({ "passkey": passkeys.name });
    let audit_event = about(&operator, &caller, "operator.passkey_removed", details);
    let now = app.clock.now();
    if !app
        .registry
        .remove_operator_passkey(operator.id, id, audit_event, now)
        .await?
    {
        return Err(Problem::not_found());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Lists where one is signed in oneself, the newest first.
#[utoipa::path(get, path = "/api/account/sessions", operation_id = "own_sessions", tag = "operators",
    responses((status = 200, body = Vec<OperatorSessionView>), (status = 401, body = Problem)))]
async fn own_sessions(State(app): State<App>, operator: Operator) -> Result<Json<Vec<OperatorSessionView>>> {
    let rows = app.registry.sessions_of(operator.id, app.clock.now()).await?;
    let view = |row| OperatorSessionView::new(row, operator.session);
    Ok(Json(rows.into_iter().map(view).collect()))
}

/// Ends one of one's own sessions: its browser is signed out with its next request.
#[utoipa::path(delete, path = "/api/account/sessions/{session}", operation_id = "own_sessions_end", tag = "operators",
    params(("session" = Uuid, Path, description = "Which")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn end_own_session(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(session): Path<Uuid>,
) -> Result<StatusCode> {
    end(&app, (&operator, &caller), operator.id, session).await
}

fn about(operator: &Operator, caller: &Caller, action: &'static str, details: Value) -> AuditEvent {
    let note = Note {
        action,
        subject: &operator.id.to_string(),
        name: Some(&operator.name),
        details,
    };
    audit_event(operator, caller, note)
}
