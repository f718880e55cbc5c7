//! The exchange of specification section 7 under its own name, and the custom sign-in token that it answers.
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use chrono::Duration;
use learnt_kernel::browser::bearer;

use super::super::flow::CallbackParams;
use super::super::model;
use super::sign_in::{prove, resolve_account};
use crate::db::tx::Principal;
use crate::features::identity::challenges::{self, Kind};
use crate::features::identity::{self, AuthenticatedUser, Entered};
use crate::prelude::*;

/// A custom token works this long, and once.
const TOKEN_LIFE: Duration = Duration::seconds(60);

/// What came back from the provider. `oktaOrgUrl` and `claims`, which the specification sends along, are taken and not
/// looked at: which provider it is, and who somebody is there, is not the browser's to say.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Exchange {
    /// As it stands in the address.
    #[serde(default)]
    state: String,
    /// As it stands in the address.
    #[serde(default)]
    code: String,
    /// As it stands in the address, if the provider names itself there.
    #[serde(default)]
    iss: Option<String>,
}

/// A custom sign-in token.
#[derive(Serialize, ToSchema)]
pub struct Exchanged {
    /// As the specification wraps it.
    data: CustomToken,
}

/// Works once, for a minute, at this host.
#[derive(Serialize, Deserialize, ToSchema)]
pub struct CustomToken {
    token: String,
}

/// What a custom token stands for.
#[derive(Serialize, Deserialize)]
struct TokenClaims {
    method: String,
    persist: bool,
    created: Option<String>,
    /// Under its old name: a program from before the renaming may be asked for the session.
    #[serde(default, rename = "ways_version", alias = "security_stamp")]
    security_stamp: i32,
}

/// Exchange what a provider sent back for a custom sign-in token. The bearer is the `flow` of the tab that went there
#[utoipa::path(post, path = "/api/auth/sso/{path}/token", operation_id = "provider_exchange", tag = "providers", params(("path" = String, Path, description = "One of the team's providers")), request_body = Exchange,
    responses((status = 200, body = Exchanged), (status = 400, body = Problem, description = "invalid_code, provider_failed"), (status = 403, body = Problem, description = "account_disabled"), (status = 404, body = Problem), (status = 409, body = Problem, description = "account_exists"), (status = 429, body = Problem)))]
pub async fn exchange(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Path(path): Path<String>,
    headers: HeaderMap,
    Json(form): Json<Exchange>,
) -> Result<Json<Exchanged>> {
    model::find(&context.team, &path).ok_or_else(Problem::not_found)?;
    let flow = bearer(&headers).filter(|_| !form.state.is_empty() && !form.code.is_empty());
    let back = CallbackParams {
        state: &form.state,
        flow: flow.ok_or_else(identity::invalid_code)?,
        iss: form.iss.as_deref(),
        code: &form.code,
    };
    let (flow, provider, proved) = prove(&app, &context, &caller, &back).await?;
    if provider.id != path || flow.tester.is_some() || flow.prover.is_some() {
        return Err(identity::invalid_code());
    }
    let ((user_id, security_stamp), entered) = resolve_account(&app, &context, &provider, &proved).await?;
    let claims = TokenClaims {
        method: provider.method(),
        persist: flow.persist,
        created: entered.first_name,
        security_stamp,
    };
    let claims = serde_json::to_value(claims).unwrap_or_default();
    let mut client = app.client(&context).await?;
    let change = Change::by(&mut client, Principal::default()).await?;
    let token = challenges::put(&change, &context, Kind::Provider, Some(user_id), &claims, TOKEN_LIFE).await?;
    change.commit(&app).await?;
    let token = token.as_str().to_owned();
    Ok(Json(Exchanged {
        data: CustomToken { token },
    }))
}

/// Sign in with a custom token
#[utoipa::path(post, path = "/api/auth/custom-token", operation_id = "custom_token", tag = "providers", request_body = CustomToken,
    responses((status = 200, body = Entered), (status = 400, body = Problem, description = "invalid_code"), (status = 401, body = Problem, description = "challenge_expired"), (status = 403, body = Problem, description = "account_disabled, password_first"), (status = 429, body = Problem)))]
pub async fn custom_token(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(form): Json<CustomToken>,
) -> Result<Response> {
    let attempt = app
        .attempts
        .at_code(&caller.client_key(), app.clock.now())
        .map_err(Problem::too_many)?;
    let mut client = app.client(&context).await?;
    let change = Change::by(&mut client, Principal::default()).await?;
    let taken = challenges::claim(&change, &context, Kind::Provider, &form.token).await?;
    change.commit(&app).await?;
    drop(client);
    let claims_of =
        taken.and_then(|taken| Some((taken.user_id?, serde_json::from_value::<TokenClaims>(taken.state).ok()?)));
    let (user_id, claims) = claims_of.ok_or_else(identity::invalid_code)?;
    attempt.succeeded();
    let entered = claims.created.as_deref().map(Entered::created).unwrap_or_default();
    let arrival = AuthenticatedUser::by(&claims.method, user_id, claims.persist, claims.security_stamp);
    let entry = identity::enter(&app, &context, &caller, &arrival).await?;
    Ok(entry.saying(entered).into_response())
}
