//! Signing in, staying signed in, signing out.
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use learnt_kernel::browser::RefreshCookie;
use learnt_kernel::refresh::{SignedIn, Tokens};

use super::super::commands::{self, Refreshed};
use super::super::entry::AuthenticatedUser;
use super::super::model::check_form;
use super::super::refresh;
use super::entry::{Entered, SignInStep, enter};
use crate::db::accounts::Account;
use crate::db::tx::Principal;
use crate::edge::tenant_context::SameOriginRequest;
use crate::features::analytics;
use crate::features::presence;
use crate::prelude::*;

/// The login form.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Login {
    /// Username, address or additional address.
    username: String,
    password: String,
    /// Whether the session survives the browser's restart.
    #[serde(default)]
    persist: bool,
    /// Ticked where the tenant shows personal terms.
    #[serde(default)]
    accept_terms: bool,
    /// What a provider's answer left for whoever has the address: with the right password it is linked.
    #[serde(default)]
    link: Option<String>,
}

/// Sign in
#[utoipa::path(post, path = "/api/auth/login", tag = "identity", request_body = Login,
    responses((status = 200, body = Entered), (status = 401, body = Problem, description = "challenge_expired, wrong_credentials"), (status = 403, body = Problem, description = "account_disabled, password_change_required"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn login(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(form): Json<Login>,
) -> Result<SignInStep> {
    let terms = context.tenant.options.show_personal_terms_conditions;
    check_form(&form.username, &form.password, terms, form.accept_terms)?;
    let entered = with_password(&app, &context, &caller, form).await;
    if let Err(problem) = &entered {
        note_failure(&app, &context, problem).await;
    }
    entered
}

async fn with_password(app: &App, context: &TenantContext, caller: &Caller, form: Login) -> Result<SignInStep> {
    let account = find_account(app, context, caller, &form.username, form.password).await?;
    let arrival = AuthenticatedUser::by("password", account.user_id, form.persist, account.security_stamp)
        .with_factors(account.factors)
        .linking(form.link);
    enter(app, context, caller, &arrival).await
}

/// Noted is what was tried; what was turned away before is not, so that a flood writes nothing.
async fn note_failure(app: &App, context: &TenantContext, problem: &Problem) {
    if matches!(problem.status(), StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN)
        && let Err(error) = analytics::sign_in_failed(app, context, problem.code()).await
    {
        tracing::warn!(code = error.code(), "a failed sign-in cannot be noted");
    }
}

/// Who signs in with what was typed. That an account is closed to somebody who guesses is written down.
async fn find_account(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    typed: &str,
    password: String,
) -> Result<Account> {
    let unknown = match commands::identify(app, context, caller, typed, password).await {
        Ok(account) => return Ok(account),
        Err(unknown) => unknown,
    };
    if let Some(user_id) = commands::should_log(app, context, &unknown) {
        let mut client = app.client(context).await?;
        let change = Change::by(&mut client, Principal::at(context, None)).await?;
        commands::note_blocked(&change, user_id).await?;
        change.commit(app).await?;
    }
    Err(unknown.problem)
}

/// Get a new access token with the refresh cookie
#[utoipa::path(post, path = "/api/auth/refresh", tag = "identity", params(("x-learnt" = String, Header, description = "1")),
    responses((status = 200, body = Tokens), (status = 401, body = Problem, description = "signed_out"), (status = 403, body = Problem, description = "account_disabled, wrong_origin")))]
pub async fn refresh(State(app): State<App>, context: TenantContext, page: SameOriginRequest) -> Response {
    match go_on(&app, &context, page).await {
        Ok(signed_in) => signed_in.into_response(),
        // Only a session that is over takes the cookie along; a database that is away must not sign anybody out.
        Err(problem) if problem.status() == 401 => {
            ([(SET_COOKIE, RefreshCookie::Team.forget())], problem).into_response()
        }
        Err(problem) => problem.into_response(),
    }
}

async fn go_on(app: &App, context: &TenantContext, page: SameOriginRequest) -> Result<SignedIn> {
    let token = page.refresh.ok_or_else(Problem::signed_out)?;
    let mut client = app.client(context).await?;
    if let Some(signed_in) = refresh::refresh_fast(app, &client, context, token).await? {
        return Ok(signed_in);
    }
    let mut change = Change::by(&mut client, Principal::at(context, None)).await?;
    let refreshed = refresh::refresh(app, &mut change, context, token).await?;
    change.commit(app).await?;
    match refreshed {
        Refreshed::On(signed_in) => Ok(signed_in),
        Refreshed::Ended { session, copied } => {
            app.sessions.forget(&context.tenant.id, session).await;
            if copied {
                tracing::warn!(%session, "a refresh token that was replaced came back: its session is ended");
            }
            Err(Problem::signed_out())
        }
    }
}

/// Sign out
#[utoipa::path(post, path = "/api/auth/logout", tag = "identity", params(("x-learnt" = String, Header, description = "1")),
    responses((status = 204), (status = 403, body = Problem, description = "wrong_origin")))]
pub async fn logout(State(app): State<App>, context: TenantContext, page: SameOriginRequest) -> Result<Response> {
    if let Some(token) = page.refresh {
        let mut client = app.client(&context).await?;
        let mut change = Change::by(&mut client, Principal::at(&context, None)).await?;
        let people = commands::sign_out(&mut change, token.session).await?;
        presence::mark_offline(&change, &people).await?;
        change.commit(&app).await?;
        app.sessions.forget(&context.tenant.id, token.session).await;
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, RefreshCookie::Team.forget())]).into_response())
}
