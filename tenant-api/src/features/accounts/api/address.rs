//! The address that somebody signs in with.
use learnt_kernel::email::shown;

use super::Code;
use crate::db::accounts::Purpose;
use crate::edge::Person;
use crate::features::accounts::address;
use crate::features::identity::{forget_sessions, principal_of, prove_account};
use crate::prelude::*;
use crate::work::mail_queue::post;

/// Have the mail sent again that proves one's address
#[utoipa::path(post, path = "/api/me/verify-email", operation_id = "accounts_verify_again", tag = "accounts",
    responses((status = 202), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating"), (status = 409, body = Problem, description = "already_verified, no_email"), (status = 429, body = Problem)))]
pub async fn verify_again(actor: Actor) -> Result<StatusCode> {
    actor.in_own_name()?;
    let email = address::verify_again(&actor.app, &actor.context, actor.user_id).await?;
    let mut client = actor.client().await?;
    let change = Change::begin(&mut client, &actor).await?;
    post(&change, &actor.context.team, email).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::ACCEPTED)
}

/// A link, and whose browser it was opened in.
#[derive(Deserialize, ToSchema)]
pub struct OwnAddress {
    /// As it stands in the link.
    code: String,
    /// The account's password, where its person is not signed in.
    #[serde(default)]
    password: Option<String>,
}

/// An address that is proved now.
#[derive(Serialize, ToSchema)]
pub struct VerifiedEmail {
    /// The address to sign in with.
    email: String,
}

/// Prove an address with a mailed link, signed in or with the account's password
#[utoipa::path(post, path = "/api/auth/verify-email", operation_id = "accounts_verify_email", tag = "accounts", request_body = OwnAddress,
    responses((status = 200, body = VerifiedEmail), (status = 400, body = Problem, description = "invalid_code"), (status = 403, body = Problem, description = "prove_yourself"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn verify(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    person: Option<Person>,
    Json(form): Json<OwnAddress>,
) -> Result<Json<VerifiedEmail>> {
    let opened = address::find_link(&app, &context, &caller, Purpose::VerifyEmail, &form.code).await?;
    let by = (person.as_ref(), form.password);
    prove_account(&app, &context, &caller, opened.person.user_id, by).await?;
    let mut client = app.client(&context).await?;
    let mut change = Change::by(&mut client, principal_of(&context, opened.person.user_id)).await?;
    let mut accounts = app.identity.accounts().await?;
    let account = accounts.begin().await?;
    address::verify(&mut change, &account, &context, &opened).await?;
    // The former address hears of a change that did not come about sooner than not at all.
    change.commit(&app).await?;
    account.commit().await?;
    Ok(Json(VerifiedEmail {
        email: shown(&opened.address),
    }))
}

/// An address that is back.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecoveredEmail {
    /// The address to sign in with.
    email: String,
    /// For choosing another password, as a mailed link would bring it.
    reset_code: String,
}

/// Restore a former address with a mailed link
#[utoipa::path(post, path = "/api/auth/recover-email", operation_id = "accounts_recover_email", tag = "accounts", request_body = Code,
    responses((status = 200, body = RecoveredEmail), (status = 400, body = Problem, description = "invalid_code"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn recover(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(form): Json<Code>,
) -> Result<Json<RecoveredEmail>> {
    let opened = address::find_link(&app, &context, &caller, Purpose::RecoverEmail, &form.code).await?;
    let user_id = opened.person.user_id;
    let mut client = app.client(&context).await?;
    let mut change = Change::by(&mut client, principal_of(&context, user_id)).await?;
    let mut accounts = app.identity.accounts().await?;
    let account = accounts.begin().await?;
    address::recover(&mut change, &account, &opened).await?;
    change.commit(&app).await?;
    account.commit().await?;
    drop(client);
    forget_sessions(&app, &context.tenant.id, user_id).await;
    let reset_code = address::reset_code(&app, &context, &opened).await?;
    Ok(Json(RecoveredEmail {
        email: shown(&opened.address),
        reset_code,
    }))
}
