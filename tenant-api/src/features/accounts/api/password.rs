//! Another password, for whoever knows the present one.

use crate::features::accounts::password;
use crate::features::identity::{AuthenticatedUser, Entered, SignInStep, enter};
use crate::prelude::*;

/// The form of somebody who is not signed in.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasswordChange {
    /// Username, address or additional address.
    username: String,
    /// The present password.
    password: String,
    /// The one from now on.
    new_password: String,
    /// Whether the session survives the browser's restart.
    #[serde(default)]
    persist: bool,
}

/// Choose another password, knowing the present one
#[utoipa::path(post, path = "/api/auth/change-password", operation_id = "accounts_change_password", tag = "accounts", request_body = PasswordChange,
    responses((status = 200, body = Entered), (status = 401, body = Problem, description = "challenge_expired, wrong_credentials"), (status = 403, body = Problem, description = "account_disabled"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn change(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(form): Json<PasswordChange>,
) -> Result<SignInStep> {
    let present = (form.username.as_str(), form.password);
    let (account, hash) = password::replace_present(&app, &context, &caller, present, form.new_password).await?;
    // Whoever has a second factor gives it first: the new password waits for it, sealed.
    let sealed = app.config.master_key.seal(hash.as_bytes());
    let arrival = AuthenticatedUser::by("password", account.user_id, form.persist, account.security_stamp)
        .with_factors(account.factors)
        .choosing(Some(sealed));
    enter(&app, &context, &caller, &arrival).await
}
