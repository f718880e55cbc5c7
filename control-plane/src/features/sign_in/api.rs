//! The routes of signing in, going on, and signing out.
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::header::SET_COOKIE;
use http::{HeaderMap, StatusCode};
use learnt_kernel::browser::{RefreshCookie, own_page};
use learnt_kernel::caller::Caller;
use learnt_kernel::email::EmailAddress;
use learnt_kernel::ids::new_id;
use learnt_kernel::input::Json;
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::refresh::{RefreshToken, SignedIn, Tokens};
use learnt_kernel::token::{AccessClaims, CONSOLE_AUDIENCE};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::factor::{self, WRONG_CODE};
use super::passkeys::PasskeyRequest;
use super::{model, passkeys};
use crate::app::App;
use crate::edge::gate::{Gate, OperatorRole, gate};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, audit_event};
use crate::registry::{self, AuditEvent, Rotation, SessionStart};

const COOKIE: RefreshCookie = RefreshCookie::Console;

/// Routes for everybody.
pub fn open_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Anyone, routes!(password)))
        .routes(gate(Gate::Anyone, routes!(second_factor)))
        .routes(gate(Gate::Anyone, routes!(passkey_options)))
        .routes(gate(Gate::Anyone, routes!(passkey)))
        .routes(gate(Gate::Anyone, routes!(refresh)))
        .routes(gate(Gate::Anyone, routes!(sign_out)))
}

/// Routes for operators.
pub fn closed_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(gate(Gate::Operator, routes!(me)))
}

/// The first factor.
#[derive(Deserialize, ToSchema)]
pub struct PasswordInput {
    /// The operator's address.
    email: String,
    password: String,
}

/// What the second factor answers to.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Challenge {
    /// To be sent with the code.
    challenge: String,
    /// For how many seconds it can be answered.
    expires_in: i64,
    /// Whether a passkey answers it, too.
    has_passkey: bool,
}

/// The second factor.
#[derive(Deserialize, ToSchema)]
pub struct CodeInput {
    /// What the first factor answered.
    challenge: String,
    /// Six digits.
    code: String,
}

/// Which first factor a passkey is to follow.
#[derive(Deserialize, ToSchema)]
pub struct PasskeyWanted {
    /// What the first factor answered.
    challenge: String,
}

/// A passkey as the second factor.
#[derive(Deserialize, ToSchema)]
pub struct PasskeyInput {
    /// What the first factor answered.
    challenge: String,
    /// What the options came with.
    request: String,
    /// `credential.toJSON()`.
    #[schema(value_type = Object)]
    credential: Value,
}

/// Who is signed in.
#[derive(Serialize, ToSchema)]
pub struct Me {
    /// The operator.
    id: Uuid,
    name: String,
    email: String,
    /// What they are here for.
    role: OperatorRole,
}

const WRONG_PASSWORD: &str = "username or password is incorrect";

/// Checks e-mail and password. The answer is a challenge for the second factor.
#[utoipa::path(post, path = "/api/session", tag = "session", request_body = PasswordInput,
    responses((status = 200, body = Challenge), (status = 401, body = Problem, description = "wrong_password"), (status = 429, body = Problem)))]
async fn password(State(app): State<App>, caller: Caller, Json(input): Json<PasswordInput>) -> Result<Json<Challenge>> {
    let now = app.clock.now();
    app.hasher.has_room()?;
    let address = EmailAddress::parse(&input.email);
    let account = address
        .as_ref()
        .map_or_else(|_| input.email.trim().to_lowercase(), EmailAddress::to_string);
    let operator = match address {
        Ok(email) => app.registry.operator_by_email(email.as_str()).await?,
        Err(_) => None,
    };
    let attempt = app
        .attempts
        .at_account(&account, &caller.client_key(), now)
        .map_err(Problem::too_many)?;
    // An unknown address costs one verification too: neither the answer nor its time tells.
    let hash = operator.as_ref().map(|operator| operator.password_hash.clone());
    let right = app.hasher.verify(input.password, hash).await?;
    let operator = operator.filter(|_| right).ok_or_else(|| {
        let refused = Problem::unauthorized("wrong_password", WRONG_PASSWORD);
        refused.with_field("password", "wrong_password", WRONG_PASSWORD)
    })?;
    attempt.succeeded();
    Ok(Json(Challenge {
        challenge: model::challenge(&app.config.master_key, operator.id, now),
        expires_in: model::CHALLENGE.num_seconds(),
        has_passkey: app.registry.has_passkey(operator.id).await?,
    }))
}

/// Checks the six digits and opens a session.
#[utoipa::path(post, path = "/api/session/totp", tag = "session", request_body = CodeInput,
    responses((status = 200, body = Tokens), (status = 401, body = Problem, description = "challenge_expired, wrong_code"), (status = 429, body = Problem)))]
async fn second_factor(State(app): State<App>, caller: Caller, Json(input): Json<CodeInput>) -> Result<SignedIn> {
    let operator = challenged(&app, &input.challenge).await?.ok_or_else(wrong_code)?;
    if !factor::check(&app, &caller, &operator, &input.code).await? {
        return Err(wrong_code());
    }
    open(&app, &caller, operator).await
}

/// Asks for one of the operator's passkeys.
#[utoipa::path(post, path = "/api/session/passkey/options", tag = "session", request_body = PasskeyWanted,
    responses((status = 200, body = PasskeyRequest), (status = 401, body = Problem, description = "challenge_expired, wrong_passkey")))]
async fn passkey_options(State(app): State<App>, Json(input): Json<PasskeyWanted>) -> Result<Json<PasskeyRequest>> {
    let operator = challenged(&app, &input.challenge).await?.ok_or_else(wrong_passkey)?;
    let challenge = passkeys::ask(&app, operator.id).await?;
    challenge.map(Json).ok_or_else(wrong_passkey)
}

/// Checks the passkey and opens a session.
#[utoipa::path(post, path = "/api/session/passkey", tag = "session", request_body = PasskeyInput,
    responses((status = 200, body = Tokens), (status = 401, body = Problem, description = "challenge_expired, wrong_passkey"), (status = 429, body = Problem)))]
async fn passkey(State(app): State<App>, caller: Caller, Json(input): Json<PasskeyInput>) -> Result<SignedIn> {
    let operator = challenged(&app, &input.challenge).await?.ok_or_else(wrong_passkey)?;
    if !passkeys::check(&app, &caller, operator.id, &input.request, input.credential).await? {
        return Err(wrong_passkey());
    }
    open(&app, &caller, operator).await
}

/// Who gave the right password lately, unless disabled since.
async fn challenged(app: &App, challenge: &str) -> Result<Option<registry::Operator>> {
    let id = model::read_challenge(&app.config.master_key, challenge, app.clock.now()).ok_or_else(|| {
        Problem::unauthorized(
            "challenge_expired",
            "This took too long. Please enter your password again.",
        )
    })?;
    Ok(app.registry.operator(id).await?)
}

/// Both factors are right: a session begins.
async fn open(app: &App, caller: &Caller, operator: registry::Operator) -> Result<SignedIn> {
    let (now, id) = (app.clock.now(), operator.id);
    let token = RefreshToken::first(new_id());
    let start = SessionStart {
        id: token.session,
        operator: id,
        refresh_hash: token.hash(&app.config.master_key),
        expires_at: now + model::SESSION,
        user_agent: caller.user_agent.clone(),
        ip: caller.address.map(|address| address.to_string()),
    };
    let audit_event = session_audit_event(operator, token.session, caller, "operator.signed_in")?;
    app.registry.open_session(start, audit_event, now).await?;
    Ok(signed_in(app, id, token, model::SESSION.num_seconds()))
}

fn wrong_passkey() -> Problem {
    Problem::unauthorized(
        "wrong_passkey",
        "This passkey was not accepted. Try again, or enter a code.",
    )
}

fn wrong_code() -> Problem {
    Problem::unauthorized("wrong_code", WRONG_CODE).with_field("code", "wrong_code", WRONG_CODE)
}

/// Goes on with a session: a new access token, and a new refresh token in the cookie.
#[utoipa::path(post, path = "/api/session/refresh", tag = "session",
    responses((status = 200, body = Tokens), (status = 401, body = Problem, description = "signed_out"), (status = 403, body = Problem, description = "wrong_origin")))]
async fn refresh(State(app): State<App>, headers: HeaderMap) -> Result<SignedIn> {
    own_page(&headers, &app.config.public, &app.config.console_host)?;
    let presented = presented(&app, &headers).ok_or_else(Problem::signed_out)?;
    let now = app.clock.now();
    match app
        .registry
        .rotate_session(presented, &app.config.master_key, now)
        .await?
    {
        Rotation::On {
            operator,
            token,
            expires_at,
        } => Ok(signed_in(&app, operator, token, (expires_at - now).num_seconds())),
        Rotation::Reused => {
            tracing::warn!(session = %presented.session, "an old refresh token was presented: the session is over");
            Err(Problem::signed_out())
        }
        Rotation::Gone => Err(Problem::signed_out()),
    }
}

/// Ends the session.
#[utoipa::path(post, path = "/api/session/logout", tag = "session", responses((status = 204), (status = 403, body = Problem, description = "wrong_origin")))]
async fn sign_out(State(app): State<App>, caller: Caller, headers: HeaderMap) -> Result<Response> {
    own_page(&headers, &app.config.public, &app.config.console_host)?;
    if let Some(token) = presented(&app, &headers) {
        let now = app.clock.now();
        if let Some(operator) = app.registry.session_operator(token.session, now).await? {
            let audit_event = session_audit_event(operator, token.session, &caller, "operator.signed_out")?;
            app.registry.end_session(token.session, audit_event, now).await?;
        }
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, COOKIE.forget())]).into_response())
}

fn session_audit_event(
    found: registry::Operator,
    session: Uuid,
    caller: &Caller,
    action: &'static str,
) -> Result<AuditEvent> {
    let id = found.id.to_string();
    let operator = Operator::new(found, session)?;
    let about = Note {
        action,
        subject: &id,
        name: Some(&operator.name),
        details: serde_json::json!({}),
    };
    Ok(audit_event(&operator, caller, about))
}

/// Says who is signed in.
#[utoipa::path(get, path = "/api/me", tag = "session", responses((status = 200, body = Me), (status = 401, body = Problem)))]
async fn me(operator: Operator) -> Json<Me> {
    Json(Me {
        id: operator.id,
        name: operator.name,
        email: operator.email,
        role: operator.role,
    })
}

fn presented(app: &App, headers: &HeaderMap) -> Option<RefreshToken> {
    RefreshToken::read(COOKIE.of(headers)?, &app.config.master_key)
}

fn signed_in(app: &App, operator: Uuid, token: RefreshToken, seconds: i64) -> SignedIn {
    let claims = AccessClaims::new(CONSOLE_AUDIENCE, operator, token.session, 0, app.clock.now());
    SignedIn {
        access: app.keys.sign(&claims),
        cookie: COOKIE,
        refresh: token.write(&app.config.master_key),
        max_age: Some(seconds),
    }
}
