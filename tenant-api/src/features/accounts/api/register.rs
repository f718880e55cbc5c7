//! Registering oneself.

use super::Email;
use crate::db::tx::Principal;
use crate::features::accounts::model::{Form, Refusal};
use crate::features::accounts::register::{self, PreparedRegistration};
use crate::features::identity::{AuthenticatedUser, Entered, SignInStep, enter, principal_of};
use crate::prelude::*;

/// The registration form.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[derive(Default)]
pub struct Registration {
    first_name: String,
    last_name: String,
    /// The address to sign in with; blank: one is made.
    email: String,
    phone: String,
    /// By the tenant's rules.
    password: String,
}

/// Register oneself
///
/// Where the organisation tells nobody who has an account, the answer is the same whether the address is free or not: a mail.
#[utoipa::path(post, path = "/api/auth/register", operation_id = "accounts_register", tag = "accounts", request_body = Registration,
    responses((status = 200, body = Entered), (status = 403, body = Problem, description = "account_disabled, registration_closed"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn register(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(form): Json<Registration>,
) -> Result<SignInStep> {
    let form = Form {
        first_name: &form.first_name,
        last_name: &form.last_name,
        email: &form.email,
        phone: &form.phone,
        password: &form.password,
    };
    let ready = register::prepare(&app, &context, &caller, &form).await?;
    let made = match make(&app, &context, &ready).await? {
        None if register::clear_left_behind(&app, &context, &ready).await? => make(&app, &context, &ready).await?,
        made => made,
    };
    if ready.is_hidden() {
        if made.is_none() && register::may_notify_owner(&app, &caller, &ready) {
            notify_owner(&app, &context, &ready).await?;
        }
        return Ok(SignInStep::Mailed);
    }
    let user_id = made.ok_or(Refusal::EmailTaken)?;
    ready.refund_attempt();
    enter(
        &app,
        &context,
        &caller,
        &AuthenticatedUser::by("registration", user_id, false, 0),
    )
    .await
}

async fn notify_owner(app: &App, context: &TenantContext, ready: &PreparedRegistration<'_>) -> Result<()> {
    let mut client = app.client(context).await?;
    let mut change = Change::by(&mut client, Principal::default()).await?;
    register::notify_owner(&mut change, context, ready).await?;
    change.commit(app).await
}

/// The identity first, then the membership: an identity alone is taken back, a membership of nobody could not be.
async fn make(app: &App, context: &TenantContext, ready: &PreparedRegistration<'_>) -> Result<Option<Uuid>> {
    let id = new_id();
    let mut client = app.client(context).await?;
    let mut change = Change::by(&mut client, principal_of(context, id)).await?;
    let mut accounts = app.identity.accounts().await?;
    let (account, made) = (accounts.begin().await?, change.now());
    if !register::make(&mut change, &account, context, id, ready).await? {
        return Ok(None);
    }
    account.commit().await?;
    if let Err(problem) = change.commit(app).await {
        register::undo(app, context, id, made).await;
        return Err(problem);
    }
    Ok(Some(id))
}

/// Ask whether an address is still free
#[utoipa::path(post, path = "/api/auth/email-check", operation_id = "accounts_check_address", tag = "accounts", request_body = Email,
    responses((status = 204), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn check_address(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(form): Json<Email>,
) -> Result<StatusCode> {
    register::check_address(&app, &context, &caller, &form.email).await?;
    Ok(StatusCode::NO_CONTENT)
}
