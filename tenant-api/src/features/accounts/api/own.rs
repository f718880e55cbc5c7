//! One's own password and address, for whoever is signed in and proves once more that it is them.

use crate::edge::Person;
use crate::features::accounts::{address, password};
use crate::features::identity::{Given, forget_sessions, prove, take_password};
use crate::prelude::*;
use crate::work::mail_queue::post;

/// The form of somebody who is signed in.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnPassword {
    #[serde(flatten)]
    given: Given,
    /// The one from now on.
    new_password: String,
}

/// Choose another password for oneself; all other sessions end
#[utoipa::path(post, path = "/api/me/password", operation_id = "accounts_own_password", tag = "accounts", request_body = OwnPassword,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating, prove_yourself"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn password(
    caller: Caller,
    person: Person,
    actor: Actor,
    Json(form): Json<OwnPassword>,
) -> Result<StatusCode> {
    let proof = prove(&actor.app, &person, &caller, form.given).await?;
    let chosen = password::validate_new(&actor.app, &person.context, person.user_id, form.new_password, &proof).await?;
    let mut client = actor.app.client(&person.context).await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let mut accounts = actor.app.identity.accounts().await?;
    let account = accounts.begin().await?;
    if !take_password(&mut change, &account, &chosen, Some(person.session_id)).await? {
        return Err(Problem::signed_out());
    }
    // The tenant's part first: a session that ended for nothing harms less than one that goes on with an old password.
    change.commit(&actor.app).await?;
    account.commit().await?;
    drop(client);
    forget_sessions(&actor.app, &person.context.tenant.id, person.user_id).await;
    Ok(StatusCode::NO_CONTENT)
}

/// The address that somebody wants to sign in with from now on.
#[derive(Deserialize, ToSchema)]
pub struct NewEmail {
    /// As it was typed.
    email: String,
    #[serde(flatten)]
    given: Given,
}

/// Have a mail sent to the address that one wants to sign in with from now on
#[utoipa::path(post, path = "/api/me/email", operation_id = "accounts_change_email", tag = "accounts", request_body = NewEmail,
    responses((status = 202), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating, prove_yourself"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn email(caller: Caller, person: Person, actor: Actor, Json(form): Json<NewEmail>) -> Result<StatusCode> {
    let proof = prove(&actor.app, &person, &caller, form.given).await?;
    let who = (person.user_id, proof.security_stamp);
    let email = address::change_to(&actor.app, &person.context, &caller, who, &form.email).await?;
    let mut client = actor.app.client(&person.context).await?;
    let change = Change::begin(&mut client, &actor).await?;
    post(&change, &person.context.team, email).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::ACCEPTED)
}
