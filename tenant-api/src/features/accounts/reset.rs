//! A forgotten password: a link to the account's own address, which works once and for half an hour.
use learnt_kernel::ids::Secret;

use super::domain_events::{OfAddress, PasswordForgotten, PasswordReset};
use super::model::{self, Refusal};
use crate::db::account_changes::{AccountsChange, Known};
use crate::db::accounts::{Identified, Link, Linked, Purpose};
use crate::features::identity;
use crate::prelude::*;

/// Looks at a request for a link. Where the tenant hides who has an account, nobody is looked for: a request for somebody
/// costs what a request for nobody costs. Answers the address.
pub async fn prepare(app: &App, here: &Here, caller: &Caller, typed: &str) -> Result<String> {
    let email = model::email(typed)?;
    app.attempts
        .at_lookup(&email, &caller.place(), app.clock.now())
        .map_err(Problem::too_many)?;
    if !here.tenant.options.hide_account_existence {
        let person = app.identity.identified_by_address(&email).await?;
        person.filter(|person| !person.disabled).ok_or(Refusal::NoAccount)?;
    }
    Ok(email)
}

/// Has a link mailed, if the address has an account.
pub async fn request(change: &mut Change<'_>, here: &Here, email: &str) -> Result<()> {
    let team = here.team.id.as_str();
    let forgotten = PasswordForgotten(OfAddress::at(team, email, here.language));
    change.publish(DomainEvent::of(team, forgotten)).await
}

fn link<'a>(here: &'a Here, hash: &'a [u8]) -> Link<'a> {
    Link {
        hash,
        purpose: Purpose::PasswordReset,
        tenant: &here.tenant.id,
    }
}

/// Whose a link is. It goes with the address that it was mailed to.
pub async fn look(app: &App, here: &Here, caller: &Caller, code: &str) -> Result<Identified> {
    let now = app.clock.now();
    let attempt = app.attempts.at_code(&caller.place(), now).map_err(Problem::too_many)?;
    let hash = Secret::from_text(code).hash();
    let found = app.identity.link(&link(here, &hash), now).await?;
    let Linked { user_id, address, .. } = found.ok_or_else(identity::invalid_code)?;
    let person = app
        .identity
        .identified(user_id)
        .await?
        .filter(|person| !person.disabled && person.email == address)
        .ok_or_else(identity::invalid_code)?;
    attempt.was_right();
    Ok(person)
}

/// What a link is to be used for.
pub struct Reset<'a> {
    /// Whose it is.
    pub person: &'a Identified,
    /// As it stands in the link.
    pub code: &'a str,
    /// The new password's hash.
    pub hash: String,
}

/// Looks at a new password, and hashes it.
pub async fn hash(app: &App, here: &Here, person: &Identified, password: String) -> Result<String> {
    let names = identity::names_of(app, here, person).await?;
    model::check_password(&here.tenant.options.password_rules, "password", &password, &names)?;
    Ok(app.hasher.hash(password).await?)
}

/// Uses a link: the new password counts everywhere, the address is proved, and everybody who was in is out. Answers the new
/// number of the person's ways in.
pub async fn apply(
    change: &mut Change<'_>,
    account: &AccountsChange<'_>,
    here: &Here,
    reset: &Reset<'_>,
) -> Result<i32> {
    let (now, user_id) = (change.now(), reset.person.user_id);
    let secret = Secret::from_text(reset.code).hash();
    let used = account.use_link(&link(here, &secret), now).await?;
    let email = used.and_then(|used| used.address).ok_or_else(identity::invalid_code)?;
    let proved = match account.address(user_id).await? {
        Some((address, proved)) if address == email => proved,
        _ => return Err(identity::invalid_code()),
    };
    if !proved {
        account.drop_other_ways_in(user_id).await?;
    }
    let version = account.bump_security_stamp(user_id).await?;
    account.set_password(user_id, &reset.hash, Known::ByMail, now).await?;
    account.verify(user_id, &email, now).await?;
    if let Some(language) = here.language {
        account.first_language(user_id, language).await?;
    }
    account.forget_links(user_id, now).await?;
    identity::end_sessions_everywhere(change, user_id, None, "password reset", version).await?;
    let event = DomainEvent::of(user_id.to_string(), PasswordReset {});
    change.publish(event).await?;
    Ok(version)
}
