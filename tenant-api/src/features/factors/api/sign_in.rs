//! The second step of signing in.

use super::super::passkeys;
use super::super::step::{self, Answer};
use super::{pass, pending_step};
use crate::db::tx::Principal;
use crate::features::identity::challenges::Kind;
use crate::features::identity::{Entered, SignInStep};
use crate::prelude::*;

/// What answers the second step: one of the three.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SecondFactor {
    /// As the first step gave it.
    challenge: String,
    /// Six digits.
    code: Option<String>,
    /// One of the codes that were given out once.
    recovery_code: Option<String>,
    /// `credential.toJSON()` of what the browser got.
    #[schema(value_type = Option<Object>)]
    passkey: Option<Value>,
}

impl SecondFactor {
    fn answer(self) -> Result<Answer> {
        let text = |text: Option<String>| text.filter(|text| !text.trim().is_empty());
        text(self.code)
            .map(Answer::Code)
            .or(text(self.recovery_code).map(Answer::Recovery))
            .or(self.passkey.map(Answer::Passkey))
            .ok_or_else(|| Problem::field("code", "required", "Enter the code from your app."))
    }
}

/// Give the second factor
#[utoipa::path(post, path = "/api/auth/second-factor", operation_id = "second_factor", tag = "factors", request_body = SecondFactor,
    responses((status = 200, body = Entered), (status = 401, body = Problem, description = "challenge_expired, wrong_code"), (status = 403, body = Problem, description = "account_disabled"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn second_factor(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(form): Json<SecondFactor>,
) -> Result<SignInStep> {
    let challenge = form.challenge.clone();
    let answer = form.answer()?;
    let waiting = pending_step(&app, &context, Kind::SecondFactor, &challenge).await?;
    let method = step::check(&app, &context, &caller, &waiting, answer).await?;
    pass(&app, &context, &caller, (Kind::SecondFactor, &challenge), method).await
}

/// A second step under way.
#[derive(Deserialize, ToSchema)]
pub struct Step {
    /// As the first step gave it.
    pub(super) challenge: String,
}

/// What an authenticator is asked.
#[derive(Serialize, ToSchema)]
pub struct PasskeyOptions {
    /// For `PublicKeyCredential.parseRequestOptionsFromJSON`.
    #[schema(value_type = Object)]
    options: Value,
}

/// Ask for a passkey as the second factor
#[utoipa::path(post, path = "/api/auth/second-factor/passkey", operation_id = "second_factor_passkey", tag = "factors", request_body = Step,
    responses((status = 200, body = PasskeyOptions), (status = 401, body = Problem, description = "challenge_expired"), (status = 409, body = Problem, description = "no_passkeys_here")))]
pub async fn passkey(
    State(app): State<App>,
    context: TenantContext,
    Json(step): Json<Step>,
) -> Result<Json<PasskeyOptions>> {
    let mut client = app.client(&context).await?;
    let change = Change::by(&mut client, Principal::default()).await?;
    let options = passkeys::ask(&app, &change, &context, &step.challenge).await?;
    change.commit(&app).await?;
    Ok(Json(PasskeyOptions { options }))
}
