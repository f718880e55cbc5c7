//! A forgotten password: a link to the account's own address, which works once and for half an hour.
use learnt_kernel::ids::Secret;

use super::domain_events::{AddressPayload, PasswordForgotten, PasswordReset};
use super::model::{self, Refusal};
use crate::db::account_changes::{AccountsChange, PasswordProof};
use crate::db::accounts::{ActiveLink, Link, Purpose, UserIdentity};
use crate::features::identity;
use crate::prelude::*;

/// Looks at a request for a link. Where the tenant hides who has an account, nobody is looked for: a request for somebody
/// costs what a request for nobody costs. Answers the address.
pub async fn prepare(app: &App, context: &TenantContext, caller: &Caller, typed: &str) -> Result<String> {
    let email = model::email(typed)?;
    app.attempts
        .at_lookup(&email, &caller.client_key(), app.clock.now())
        .map_err(Problem::too_many)?;
    if !context.tenant.options.hide_account_existence {
        let person = app.identity.find_identity_by_address(&email).await?;
        person.filter(|person| !person.disabled).ok_or(Refusal::NoAccount)?;
    }
    Ok(email)
}

/// Has a link mailed, if the address has an account.
pub async fn request(change: &mut Change<'_>, context: &TenantContext, email: &str) -> Result<()> {
    let team = context.team.id.as_str();
    let forgotten = PasswordForgotten(AddressPayload::at(team, email, context.language));
    change.publish(DomainEvent::of(team, forgotten)).await
}

fn link<'a>(context: &'a TenantContext, hash: &'a [u8]) -> Link<'a> {
    Link {
        hash,
        purpose: Purpose::PasswordReset,
        tenant: &context.tenant.id,
    }
}

/// Whose a link is. It goes with the address that it was mailed to.
pub async fn find_reset(app: &App, context: &TenantContext, caller: &Caller, code: &str) -> Result<UserIdentity> {
    let now = app.clock.now();
    let attempt = app
        .attempts
        .at_code(&caller.client_key(), now)
        .map_err(Problem::too_many)?;
    let hash = Secret::from_text(code).hash();
    let found = app.identity.link(&link(context, &hash), now).await?;
    let ActiveLink { user_id, address, .. } = found.ok_or_else(identity::invalid_code)?;
    let person = app
        .identity
        .find_identity(user_id)
        .await?
        .filter(|person| !person.disabled && person.email == address)
        .ok_or_else(identity::invalid_code)?;
    attempt.succeeded();
    Ok(person)
}

/// What a link is to be used for.
pub struct Reset<'a> {
    pub person: &'a UserIdentity,
    /// As it stands in the link.
    pub code: &'a str,
    /// The new password's hash.
    pub hash: String,
}

/// Looks at a new password, and hashes it.
pub async fn hash(app: &App, context: &TenantContext, person: &UserIdentity, password: String) -> Result<String> {
    let names = identity::names_of(app, context, person).await?;
    model::check_password(&context.tenant.options.password_rules, "password", &password, &names)?;
    Ok(app.hasher.hash(password).await?)
}

/// Uses a link: the new password counts everywhere, the address is proved, and everybody who was in is out. Answers the new
/// security stamp.
pub async fn apply(
    change: &mut Change<'_>,
    account: &AccountsChange<'_>,
    context: &TenantContext,
    reset: &Reset<'_>,
) -> Result<i32> {
    let (now, user_id) = (change.now(), reset.person.user_id);
    let secret = Secret::from_text(reset.code).hash();
    let used = account.use_link(&link(context, &secret), now).await?;
    let email = used.and_then(|used| used.address).ok_or_else(identity::invalid_code)?;
    let proved = match account.address(user_id).await? {
        Some((address, proved)) if address == email => proved,
        _ => return Err(identity::invalid_code()),
    };
    if !proved {
        account.drop_other_sign_in_methods(user_id).await?;
    }
    let security_stamp = account.bump_security_stamp(user_id).await?;
    account
        .set_password(user_id, &reset.hash, PasswordProof::ByMail, now)
        .await?;
    account.verify(user_id, &email, now).await?;
    if let Some(language) = context.language {
        account.first_language(user_id, language).await?;
    }
    account.forget_links(user_id, now).await?;
    identity::end_sessions_everywhere(change, user_id, None, "password reset", security_stamp).await?;
    let event = DomainEvent::of(user_id.to_string(), PasswordReset {});
    change.publish(event).await?;
    Ok(security_stamp)
}
