//! The routes of signing in, going on, and signing out.
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use http::header::{COOKIE as COOKIE_HEADER, SET_COOKIE, USER_AGENT};
use http::{HeaderMap, StatusCode};
use learnt_kernel::email::EmailAddress;
use learnt_kernel::ids::new_id;
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::token::{AccessClaims, CONSOLE_AUDIENCE, LIFETIME};
use learnt_kernel::totp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::model::{self, Refresh};
use crate::app::App;
use crate::edge::operator::Operator;
use crate::edge::origin::{Caller, own_page};
use crate::registry::{Rotation, SessionStart};

/// Routes for everybody.
pub fn open_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(password))
        .routes(routes!(second_factor))
        .routes(routes!(refresh))
        .routes(routes!(sign_out))
}

/// Routes for operators.
pub fn closed_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(me))
}

/// The first factor.
#[derive(Deserialize, ToSchema)]
pub struct PasswordInput {
    /// The operator's address.
    email: String,
    /// The password.
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
}

/// The second factor.
#[derive(Deserialize, ToSchema)]
pub struct CodeInput {
    /// What the first factor answered.
    challenge: String,
    /// Six digits.
    code: String,
}

/// What requests carry as a bearer.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Access {
    /// The token.
    access_token: String,
    /// For how many seconds it is valid.
    expires_in: i64,
}

/// Who is signed in.
#[derive(Serialize, ToSchema)]
pub struct Me {
    /// The operator.
    id: Uuid,
    /// What people read.
    name: String,
    /// The address.
    email: String,
}

const WRONG_PASSWORD: &str = "username or password is incorrect";
const WRONG_CODE: &str = "This code is not right, or it was used already. Enter the next one that your app shows.";
const BLOCKED: &str = "Your account has been blocked due to too many login attempts. To unblock your account, please follow the password reset process by clicking on the \"Forgot Password?\" button";

fn blocked() -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "account_blocked", BLOCKED)
}

/// Checks e-mail and password. The answer is a challenge for the second factor.
#[utoipa::path(post, path = "/api/session", tag = "session", request_body = PasswordInput,
    responses((status = 200, body = Challenge), (status = 401, body = Problem), (status = 429, body = Problem)))]
async fn password(
    State(app): State<App>,
    Caller(address): Caller,
    body: std::result::Result<Json<PasswordInput>, JsonRejection>,
) -> Result<Json<Challenge>> {
    let Json(input) = body?;
    app.rate.attempt(address)?;
    let now = app.clock.now();
    let account = input.email.trim().to_lowercase();
    if !app.rate.open(&account, address, now) {
        return Err(blocked());
    }
    let operator = match EmailAddress::parse(&account) {
        Ok(email) => app.registry.operator_by_email(email.as_str()).await?,
        Err(_) => None,
    };
    // An unknown address costs one verification too: neither the answer nor its time tells.
    let right = app
        .hasher
        .verify(
            input.password,
            operator.as_ref().map(|operator| operator.password_hash.clone()),
        )
        .await?;
    let Some(operator) = operator.filter(|_| right) else {
        app.rate.failed(&account, address, now);
        return Err(Problem::unauthorized("wrong_password", WRONG_PASSWORD).with_field(
            "password",
            "wrong_password",
            WRONG_PASSWORD,
        ));
    };
    app.rate.succeeded(&account, address);
    let challenge = model::challenge(&app.config.master_key, operator.id, now);
    Ok(Json(Challenge {
        challenge,
        expires_in: model::CHALLENGE.num_seconds(),
    }))
}

/// Checks the six digits and opens a session.
#[utoipa::path(post, path = "/api/session/totp", tag = "session", request_body = CodeInput,
    responses((status = 200, body = Access), (status = 401, body = Problem), (status = 429, body = Problem)))]
async fn second_factor(
    State(app): State<App>,
    Caller(address): Caller,
    headers: HeaderMap,
    body: std::result::Result<Json<CodeInput>, JsonRejection>,
) -> Result<(HeaderMap, Json<Access>)> {
    let Json(input) = body?;
    app.rate.attempt(address)?;
    let now = app.clock.now();
    let expired = || {
        Problem::unauthorized(
            "challenge_expired",
            "This took too long. Please enter your password again.",
        )
    };
    let id = model::read_challenge(&app.config.master_key, &input.challenge, now).ok_or_else(expired)?;
    let counter = format!("totp:{id}");
    if !app.rate.open(&counter, address, now) {
        return Err(blocked());
    }
    if !code_is_right(&app, id, &input.code).await? {
        app.rate.failed(&counter, address, now);
        return Err(Problem::unauthorized("wrong_code", WRONG_CODE).with_field("code", "wrong_code", WRONG_CODE));
    }
    app.rate.succeeded(&counter, address);
    let refresh = Refresh::first(new_id());
    let start = SessionStart {
        id: refresh.session,
        operator: id,
        refresh_hash: refresh.hash(),
        expires_at: now + model::SESSION,
        user_agent: headers
            .get(USER_AGENT)
            .and_then(|value| value.to_str().ok())
            .map(|text| text.chars().take(300).collect()),
        ip: Some(address.to_string()),
    };
    app.registry.open_session(start, now).await?;
    Ok((
        with_cookie(&refresh.to_text(), model::SESSION.num_seconds()),
        access(&app, id, refresh.session),
    ))
}

async fn code_is_right(app: &App, id: Uuid, code: &str) -> Result<bool> {
    let Some(operator) = app.registry.operator(id).await? else {
        return Ok(false);
    };
    let Some(secret) = app.config.master_key.open(&operator.totp_secret) else {
        return Err(Problem::internal_text(
            "an operator's second factor cannot be opened: was LEARNT_MASTER_KEY changed?",
        ));
    };
    match totp::accept(&secret, code, app.clock.now(), operator.totp_last_step) {
        Some(step) => Ok(app.registry.use_totp_step(id, step).await?),
        None => Ok(false),
    }
}

/// Goes on with a session: a new access token, and a new secret in the cookie.
#[utoipa::path(post, path = "/api/session/refresh", tag = "session",
    responses((status = 200, body = Access), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn refresh(State(app): State<App>, headers: HeaderMap) -> Result<(HeaderMap, Json<Access>)> {
    own_page(&headers, &app.config.console_host)?;
    let refused = || Problem::unauthorized("not_signed_in", "Please sign in.");
    let presented = presented(&headers).ok_or_else(refused)?;
    let next = presented.next(&app.config.master_key);
    let now = app.clock.now();
    let rotation = app
        .registry
        .rotate_session(presented.session, &presented.hash(), next.hash(), model::FORGIVING, now)
        .await?;
    let (operator, expires_at) = match rotation {
        Rotation::Rotated { operator, expires_at } | Rotation::Repeated { operator, expires_at } => {
            (operator, expires_at)
        }
        Rotation::Reused => {
            tracing::warn!(session = %presented.session, "an old refresh secret was presented: the session is over");
            return Err(refused());
        }
        Rotation::Gone => return Err(refused()),
    };
    if app.registry.operator(operator).await?.is_none() {
        return Err(refused());
    }
    Ok((
        with_cookie(&next.to_text(), (expires_at - now).num_seconds()),
        access(&app, operator, presented.session),
    ))
}

/// Ends the session.
#[utoipa::path(post, path = "/api/session/logout", tag = "session", responses((status = 204), (status = 403, body = Problem)))]
async fn sign_out(State(app): State<App>, headers: HeaderMap) -> Result<(StatusCode, HeaderMap)> {
    own_page(&headers, &app.config.console_host)?;
    if let Some(presented) = presented(&headers) {
        app.registry
            .end_session(presented.session, &presented.hash(), app.clock.now())
            .await?;
    }
    Ok((StatusCode::NO_CONTENT, with_cookie("", 0)))
}

/// Says who is signed in.
#[utoipa::path(get, path = "/api/me", tag = "session", responses((status = 200, body = Me), (status = 401, body = Problem)))]
async fn me(operator: Operator) -> Json<Me> {
    Json(Me {
        id: operator.id,
        name: operator.name,
        email: operator.email,
    })
}

fn presented(headers: &HeaderMap) -> Option<Refresh> {
    let values = headers.get_all(COOKIE_HEADER).iter();
    values
        .filter_map(|value| value.to_str().ok())
        .find_map(model::cookie)
        .and_then(Refresh::parse)
}

fn with_cookie(value: &str, seconds: i64) -> HeaderMap {
    let cookie = model::set_cookie(value, seconds)
        .parse()
        .expect("base64 is a header value");
    HeaderMap::from_iter([(SET_COOKIE, cookie)])
}

fn access(app: &App, operator: Uuid, session: Uuid) -> Json<Access> {
    let claims = AccessClaims::new(CONSOLE_AUDIENCE, operator, session, 0, app.clock.now());
    Json(Access {
        access_token: app.keys.sign(&claims),
        expires_in: LIFETIME.num_seconds(),
    })
}
