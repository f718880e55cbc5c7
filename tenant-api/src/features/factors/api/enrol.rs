//! The first second factor of whoever has to have one: an authenticator app or a passkey, set up before they are in.

use super::super::model::{Method, Refusal};
use super::super::{passkeys, step, totp};
use super::passkeys::name;
use super::sign_in::Step;
use super::{added, pass, pending_step, publish};
use crate::db::tx::Principal;
use crate::features::identity::challenges::Kind;
use crate::features::identity::{Entered, SignInStep};
use crate::prelude::*;

/// Begin with the authenticator app that one's role needs
#[utoipa::path(post, path = "/api/auth/second-factor/enrol", operation_id = "second_factor_enrol", tag = "factors", request_body = Step,
    responses((status = 200, body = totp::Setup), (status = 401, body = Problem, description = "challenge_expired"), (status = 409, body = Problem, description = "totp_on")))]
pub async fn begin_app(
    State(app): State<App>,
    context: TenantContext,
    Json(step): Json<Step>,
) -> Result<Json<totp::Setup>> {
    let waiting = pending_step(&app, &context, Kind::Enrol, &step.challenge).await?;
    Ok(Json(totp::begin(&app, &context, waiting.user_id).await?))
}

/// The first code of the app.
#[derive(Deserialize, ToSchema)]
pub struct FirstCode {
    /// As the first step gave it.
    challenge: String,
    /// Six digits.
    code: String,
}

/// Show that the app works, and go in
#[utoipa::path(post, path = "/api/auth/second-factor/enrol/confirm", operation_id = "second_factor_confirm", tag = "factors", request_body = FirstCode,
    responses((status = 200, body = Entered), (status = 401, body = Problem, description = "challenge_expired, wrong_code"), (status = 403, body = Problem, description = "account_disabled"), (status = 429, body = Problem)))]
pub async fn confirm_app(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(form): Json<FirstCode>,
) -> Result<SignInStep> {
    let waiting = pending_step(&app, &context, Kind::Enrol, &form.challenge).await?;
    let attempt = step::attempt(&app, &caller, waiting.user_id)?;
    let codes = totp::confirm(&app, waiting.user_id, &form.code, true).await?;
    let codes = codes.ok_or(Refusal::Wrong(Method::Totp))?;
    attempt.succeeded();
    publish(&app, &context, waiting.user_id, added(Method::Totp)).await?;
    let entry = pass(&app, &context, &caller, (Kind::Enrol, &form.challenge), Method::Totp).await?;
    Ok(entry.saying(Entered::enrolled(codes)))
}

/// What an authenticator is asked for a first passkey.
#[derive(Serialize, ToSchema)]
pub struct FirstPasskeyOptions {
    /// For `PublicKeyCredential.parseCreationOptionsFromJSON`.
    #[schema(value_type = Object)]
    options: Value,
}

/// Begin with a passkey as the factor that one's role needs
#[utoipa::path(post, path = "/api/auth/second-factor/enrol/passkey", operation_id = "second_factor_enrol_passkey", tag = "factors", request_body = Step,
    responses((status = 200, body = FirstPasskeyOptions), (status = 401, body = Problem, description = "challenge_expired"), (status = 409, body = Problem, description = "no_passkeys_here")))]
pub async fn begin_passkey(
    State(app): State<App>,
    context: TenantContext,
    Json(step): Json<Step>,
) -> Result<Json<FirstPasskeyOptions>> {
    let mut client = app.client(&context).await?;
    let change = Change::by(&mut client, Principal::default()).await?;
    let options = passkeys::begin_first(&app, &change, &context, &step.challenge).await?;
    change.commit(&app).await?;
    Ok(Json(FirstPasskeyOptions { options }))
}

/// What the authenticator made.
#[derive(Deserialize, ToSchema)]
pub struct FirstPasskey {
    /// As the first step gave it.
    challenge: String,
    /// What to call it.
    name: String,
    /// `credential.toJSON()`.
    #[schema(value_type = Object)]
    passkey: Value,
}

/// Save a first passkey, and sign in
#[utoipa::path(post, path = "/api/auth/second-factor/enrol/passkey/confirm", operation_id = "second_factor_confirm_passkey", tag = "factors", request_body = FirstPasskey,
    responses((status = 200, body = Entered), (status = 401, body = Problem, description = "challenge_expired, wrong_code"), (status = 403, body = Problem, description = "account_disabled"), (status = 409, body = Problem, description = "no_passkeys_here, passkey_known"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn confirm_passkey(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(form): Json<FirstPasskey>,
) -> Result<SignInStep> {
    let name = name(&form.name)?;
    let waiting = pending_step(&app, &context, Kind::Enrol, &form.challenge).await?;
    let attempt = step::attempt(&app, &caller, waiting.user_id)?;
    let codes = passkeys::confirm_first(&app, &context, &waiting, &name, form.passkey).await?;
    let codes = codes.ok_or(Refusal::Wrong(Method::Passkey))?;
    attempt.succeeded();
    publish(&app, &context, waiting.user_id, added(Method::Passkey)).await?;
    let entry = pass(&app, &context, &caller, (Kind::Enrol, &form.challenge), Method::Passkey).await?;
    Ok(entry.saying(Entered::enrolled(codes)))
}
