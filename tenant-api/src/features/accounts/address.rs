//! The address that somebody signs in with: proved by a mail, changed by one, and brought back by another.
use learnt_kernel::ids::Secret;

use super::domain_events::{EmailChanged, EmailRecovered, EmailVerified};
use super::emails;
use super::model::{self, RESET_LIFE, Refusal};
use crate::db::account_changes::AccountsChange;
use crate::db::accounts::{Link, NewLink, Purpose, UserIdentity};
use crate::features::{identity, people};
use crate::prelude::*;
use crate::work::mail_queue::{QueuedEmail, forget_emails, post};

/// A link that somebody opened, and whose it is.
pub struct OpenedLink {
    /// As it is kept.
    hash: Vec<u8>,
    purpose: Purpose,
    pub person: UserIdentity,
    /// The address that it proves or brings back.
    pub address: String,
    /// The security stamp that it was asked for under, if it ends with that.
    security_stamp: Option<i32>,
}

/// Looks at a link. Guessing codes is limited, and hopeless.
pub async fn find_link(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    purpose: Purpose,
    code: &str,
) -> Result<OpenedLink> {
    let now = app.clock.now();
    let attempt = app
        .attempts
        .at_code(&caller.client_key(), now)
        .map_err(Problem::too_many)?;
    let hash = Secret::from_text(code).hash();
    let link = Link {
        hash: &hash,
        purpose,
        tenant: &context.tenant.id,
    };
    let found = app
        .identity
        .link(&link, now)
        .await?
        .ok_or_else(identity::invalid_code)?;
    let address = found.address.clone().ok_or_else(identity::invalid_code)?;
    let person = app.identity.find_identity(found.user_id).await?;
    let person = person
        .filter(|person| !person.disabled)
        .ok_or_else(identity::invalid_code)?;
    attempt.succeeded();
    Ok(OpenedLink {
        hash,
        purpose,
        person,
        address,
        security_stamp: found.security_stamp,
    })
}

impl OpenedLink {
    fn link<'a>(&'a self, change: &'a Change<'_>) -> Link<'a> {
        Link {
            hash: &self.hash,
            purpose: self.purpose,
            tenant: &change.tenant().id,
        }
    }
}

async fn used(change: &Change<'_>, account: &AccountsChange<'_>, opened: &OpenedLink) -> Result<()> {
    let used = account.use_link(&opened.link(change), change.now()).await?;
    used.map(drop).ok_or_else(identity::invalid_code)
}

/// Proves the person's address, or makes the proved one theirs. A former address that was proved is told, and how to get
/// back; one that was not is nobody's we know.
pub async fn verify(
    change: &mut Change<'_>,
    account: &AccountsChange<'_>,
    context: &TenantContext,
    opened: &OpenedLink,
) -> Result<()> {
    used(change, account, opened).await?;
    let (user_id, now) = (opened.person.user_id, change.now());
    let former = account.address(user_id).await?;
    if former.as_ref().is_some_and(|(address, _)| *address == opened.address) {
        account.verify(user_id, &opened.address, now).await?;
        return publish(change, EmailVerified {}, user_id).await;
    }
    if let Some(security_stamp) = opened.security_stamp
        && account.lock_security_stamp(user_id).await? != security_stamp
    {
        // Whoever asked for it was shown out since.
        return Err(identity::invalid_code());
    }
    // Whoever else has this person invited the address that nobody proved, not the one who now leaves it.
    let unproved = former.as_ref().is_some_and(|(_, proved)| !proved);
    if unproved && account.belongs_to_other_tenant(user_id, &context.tenant.id).await? {
        return Err(identity::invalid_code());
    }
    if !account.move_address(user_id, &opened.address, now).await? {
        return Err(Refusal::EmailTaken.into());
    }
    account.forget_links(user_id, now).await?;
    let before = former.as_ref().map(|(address, _)| address.as_str());
    people::follow_address(change, user_id, before, &opened.address).await?;
    if let Some((address, true)) = former {
        post(
            change,
            &context.team,
            emails::recover(&context.team, &opened.person, address),
        )
        .await?;
    }
    publish(change, EmailChanged {}, user_id).await
}

/// Brings a former address back: everybody is out, the password opens nothing, and the answer is a link to another one.
pub async fn recover(change: &mut Change<'_>, account: &AccountsChange<'_>, opened: &OpenedLink) -> Result<()> {
    used(change, account, opened).await?;
    let (user_id, now) = (opened.person.user_id, change.now());
    people::follow_address(change, user_id, opened.person.email.as_deref(), &opened.address).await?;
    if !account.move_address(user_id, &opened.address, now).await? {
        return Err(Refusal::EmailTaken.into());
    }
    account.drop_password(user_id).await?;
    let security_stamp = account.bump_security_stamp(user_id).await?;
    account.undo_since(user_id, &opened.link(change), now).await?;
    account.forget_links(user_id, now).await?;
    forget_emails(change, user_id, Purpose::RecoverEmail).await?;
    identity::end_sessions_everywhere(change, user_id, None, "address recovered", security_stamp).await?;
    publish(change, EmailRecovered {}, user_id).await
}

async fn publish(change: &mut Change<'_>, what: impl Into<EventBody>, user_id: Uuid) -> Result<()> {
    let event = DomainEvent::of(user_id.to_string(), what);
    change.publish(event).await
}

/// The code by which whoever has the address back chooses another password.
pub async fn reset_code(app: &App, context: &TenantContext, opened: &OpenedLink) -> Result<String> {
    let (code, now) = (Secret::random(), app.clock.now());
    let new = NewLink {
        link: Link {
            hash: &code.hash(),
            purpose: Purpose::PasswordReset,
            tenant: &context.tenant.id,
        },
        user_id: opened.person.user_id,
        team: &context.team.id,
        address: Some(&opened.address),
        security_stamp: None,
        until: now + RESET_LIFE,
    };
    app.identity.add_link(new, now).await?;
    Ok(code.as_str().to_owned())
}

/// The mail to the address that somebody wants to have from now on. It is theirs only once it is proved.
pub async fn change_to(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    (user_id, security_stamp): (Uuid, i32),
    typed: &str,
) -> Result<QueuedEmail> {
    let (email, now) = (model::email(typed)?, app.clock.now());
    let person = app
        .identity
        .find_identity(user_id)
        .await?
        .ok_or_else(Problem::not_found)?;
    if person.email.as_deref() == Some(email.as_str()) {
        return Err(Refusal::SameEmail.into());
    }
    let lookup = app.attempts.at_lookup(&email, &caller.client_key(), now);
    lookup.map_err(Problem::too_many)?;
    own_mail(app, user_id)?;
    let hidden = context.tenant.options.hide_account_existence;
    if !hidden && app.identity.find_identity_by_address(&email).await?.is_some() {
        return Err(Refusal::EmailTaken.into());
    }
    let person = person.with_fallback_language(context.language);
    Ok(emails::verify(&context.team, &person, email, Some(security_stamp)))
}

/// The mail to an address that a provider named for somebody new: it is theirs once they have read it.
pub async fn ask_to_confirm(
    app: &App,
    change: &Change<'_>,
    context: &TenantContext,
    user_id: Uuid,
    address: &str,
) -> Result<()> {
    let person = app
        .identity
        .find_identity(user_id)
        .await?
        .ok_or_else(Problem::not_found)?;
    let security_stamp = Some(person.security_stamp);
    let person = person.with_fallback_language(context.language);
    let email = emails::verify(&context.team, &person, address.to_owned(), security_stamp);
    post(change, &context.team, email).await
}

/// Another mail that proves the person's present address.
pub async fn verify_again(app: &App, context: &TenantContext, user_id: Uuid) -> Result<QueuedEmail> {
    let person = app
        .identity
        .find_identity(user_id)
        .await?
        .ok_or_else(Problem::not_found)?;
    let email = person.email.clone().ok_or(Refusal::NoEmail)?;
    if person.is_verified {
        return Err(Refusal::Proved.into());
    }
    own_mail(app, user_id)?;
    let person = person.with_fallback_language(context.language);
    Ok(emails::verify(&context.team, &person, email, None))
}

/// Not too many mails to one person's request, whoever asks.
pub(super) fn own_mail(app: &App, user_id: Uuid) -> Result<()> {
    let allowed = app.attempts.at_own_mail(&user_id.to_string(), app.clock.now());
    allowed.map_err(Problem::too_many)
}
