//! The link to another password.
use learnt_kernel::email;
use learnt_kernel::password::PasswordRules;

use super::{Code, Email};
use crate::db::tx::Principal;
use crate::features::accounts::model::RESET_SENT;
use crate::features::accounts::reset;
use crate::features::identity::{AuthenticatedUser, Entered, SignInStep, enter, forget_sessions, principal_of};
use crate::prelude::*;

/// What the person reads.
#[derive(Serialize, ToSchema)]
#[schema(as = ResetRequested)]
pub struct Requested {
    message: String,
}

/// Have a link mailed by which another password is chosen
#[utoipa::path(post, path = "/api/auth/password-reset", operation_id = "accounts_request_reset", tag = "accounts", request_body = Email,
    responses((status = 200, body = Requested), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn request(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(form): Json<Email>,
) -> Result<Json<Requested>> {
    mail_link(&app, &context, &caller, &form.email).await?;
    Ok(Json(Requested {
        message: RESET_SENT.to_owned(),
    }))
}

/// Has a link mailed.
pub(super) async fn mail_link(app: &App, context: &TenantContext, caller: &Caller, typed: &str) -> Result<()> {
    let email = reset::prepare(app, context, caller, typed).await?;
    let mut client = app.client(context).await?;
    let mut change = Change::by(&mut client, Principal::default()).await?;
    reset::request(&mut change, context, &email).await?;
    change.commit(app).await
}

/// Whose password is about to be chosen.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Resetting {
    /// The address to sign in with.
    #[serde(serialize_with = "email::write_shown")]
    email: Option<String>,
    /// What the new password must satisfy.
    password_rules: PasswordRules,
    team_display_name: String,
}

/// See whose password a link is for
#[utoipa::path(post, path = "/api/auth/password-reset/look", operation_id = "accounts_look_at_reset", tag = "accounts", request_body = Code,
    responses((status = 200, body = Resetting), (status = 400, body = Problem, description = "invalid_code"), (status = 429, body = Problem)))]
pub async fn look(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(form): Json<Code>,
) -> Result<Json<Resetting>> {
    let person = reset::find_reset(&app, &context, &caller, &form.code).await?;
    Ok(Json(Resetting {
        email: person.email,
        password_rules: context.tenant.options.password_rules.clone(),
        team_display_name: context.team.display_name.clone(),
    }))
}

/// The new password.
#[derive(Deserialize, ToSchema)]
#[schema(as = PasswordReset)]
pub struct ResetForm {
    /// As it stands in the link.
    code: String,
    /// The new password.
    password: String,
}

/// Choose another password with a mailed link
#[utoipa::path(post, path = "/api/auth/password-reset/confirm", operation_id = "accounts_reset_password", tag = "accounts", request_body = ResetForm,
    responses((status = 200, body = Entered), (status = 400, body = Problem, description = "invalid_code"), (status = 401, body = Problem, description = "challenge_expired"), (status = 403, body = Problem, description = "account_disabled"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn confirm(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(form): Json<ResetForm>,
) -> Result<SignInStep> {
    let person = reset::find_reset(&app, &context, &caller, &form.code).await?;
    let reset = reset::Reset {
        person: &person,
        code: &form.code,
        hash: reset::hash(&app, &context, &person, form.password).await?,
    };
    let user_id = person.user_id;
    let mut client = app.client(&context).await?;
    let mut change = Change::by(&mut client, principal_of(&context, user_id)).await?;
    let mut accounts = app.identity.accounts().await?;
    let account = accounts.begin().await?;
    let security_stamp = reset::apply(&mut change, &account, &context, &reset).await?;
    change.commit(&app).await?;
    account.commit().await?;
    drop(client);
    forget_sessions(&app, &context.tenant.id, user_id).await;
    app.attempts.clear_failures(&user_id.to_string(), &caller.client_key());
    enter(
        &app,
        &context,
        &caller,
        &AuthenticatedUser::by("reset", user_id, false, security_stamp),
    )
    .await
}
