//! Before something about signing in is changed: whoever sits here has just proved who they are, or does so now.
use chrono::Duration;
use learnt_kernel::caller::Caller;
use learnt_kernel::problem::{Problem, Result};
use uuid::Uuid;

use super::teams::{self, Proof};
use super::{commands, sessions};
use crate::app::App;
use crate::db::accounts::Account;
use crate::edge::{Here, Person};

/// So long a proof is good for.
const FRESH: Duration = Duration::minutes(10);
const WRONG: &str = "The password is not right.";
const AGAIN: &str = "Please prove that it is you: enter your password, or sign in again.";

/// Lets go on whose session proved itself a moment ago, or who gives the right password; answers what the session began by.
/// Nobody does this in another person's name.
pub async fn prove(app: &App, person: &Person, caller: &Caller, password: Option<String>) -> Result<Proof> {
    person.in_own_name()?;
    let proof = teams::proof(app, person).await?;
    let is_fresh = app.clock.now() - proof.proved_at <= FRESH;
    if is_fresh && !proof.is_anothers_word() {
        return Ok(proof);
    }
    let account = app.identity.account(person.user_id, &person.here.tenant.id).await?;
    if is_fresh && is_word_enough_of(app, &person.here, person.user_id, account.as_ref()).await? {
        return Ok(proof);
    }
    by_password(app, &person.here, caller, password, account.as_ref()).await?;
    sessions::proved(app, person, None).await?;
    Ok(proof)
}

/// Lets go on who gives the account's password.
async fn by_password(
    app: &App,
    here: &Here,
    caller: &Caller,
    password: Option<String>,
    account: Option<&Account>,
) -> Result<()> {
    let password = password
        .filter(|password| !password.is_empty())
        .ok_or_else(|| Problem::forbidden("prove_yourself", AGAIN))?;
    let right = commands::check_password(app, here, caller, "", password, account).await;
    // Inside, 401 says that the session is over: a page would renew its token and ask once more.
    right.map_err(|refused| match refused.status().as_u16() {
        401 => Problem::field("password", "incorrect", WRONG),
        _ => refused,
    })
}

/// Lets go on who shows that an account is theirs before its address is confirmed: by its session in this very browser, or by
/// its password. Whoever merely has the address may have been registered with it by somebody else.
pub async fn prove_account(
    app: &App,
    here: &Here,
    caller: &Caller,
    user_id: Uuid,
    (person, password): (Option<&Person>, Option<String>),
) -> Result<()> {
    if person.is_some_and(|person| person.user_id == user_id && person.in_own_name().is_ok()) {
        return Ok(());
    }
    let account = app.identity.account_to_prove(user_id, &here.tenant.id).await?;
    by_password(app, here, caller, password, account.as_ref()).await
}

/// Whether the word of a provider of this tenant may change what opens somebody's account. A provider is a tenant's, and an
/// account is the person's, in all their tenants: whoever runs the provider can be anybody there. Its word is enough where there
/// is nothing else, neither a password nor another tenant.
pub async fn is_word_enough(app: &App, here: &Here, user_id: Uuid) -> Result<bool> {
    let account = app.identity.account(user_id, &here.tenant.id).await?;
    is_word_enough_of(app, here, user_id, account.as_ref()).await
}

async fn is_word_enough_of(app: &App, here: &Here, user_id: Uuid, account: Option<&Account>) -> Result<bool> {
    if account.is_none_or(|account| account.password_hash.is_some()) {
        return Ok(false);
    }
    let tenants = app.identity.tenants_of(user_id).await?;
    Ok(tenants.iter().all(|tenant| tenant == here.tenant.id.as_str()))
}
