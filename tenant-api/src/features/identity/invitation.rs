//! Accepting an invitation: the address is proved by the link, the first password set by the tenant's rules.
use std::sync::Arc;

use learnt_kernel::ids::Secret;
use learnt_kernel::tenant::TeamId;

use super::commands;
use super::model::Refusal;
use super::names::names_of;
use crate::db::account_changes::AccountsChange;
use crate::db::accounts::{ActiveLink, Link, Purpose, UserIdentity};
use crate::db::directory::Team;
use crate::prelude::*;

/// Who was invited to which team.
pub struct InvitedPerson {
    pub person: UserIdentity,
    pub team: Arc<Team>,
}

/// What accepting led to.
pub enum Outcome {
    /// Straight in, with this security stamp.
    LetIn(i32),
    /// The person has a password of their own and signs in with it.
    Confirmed,
}

/// What an invitation is about. Guessing codes is limited, and hopeless.
pub async fn find_invitation(app: &App, context: &TenantContext, caller: &Caller, code: &str) -> Result<InvitedPerson> {
    let now = app.clock.now();
    let attempt = app
        .attempts
        .at_code(&caller.client_key(), now)
        .map_err(Problem::too_many)?;
    let hash = Secret::from_text(code).hash();
    let found = app.identity.link(&link(context, &hash), now).await?;
    let ActiveLink {
        user_id,
        team_id,
        address,
        ..
    } = found.ok_or(Refusal::InvalidCode)?;
    let person = app
        .identity
        .find_identity(user_id)
        .await?
        // It proves the address that it was mailed to, and no other.
        .filter(|person| !person.disabled && (address.is_none() || address == person.email))
        .ok_or(Refusal::InvalidCode)?;
    let team = TeamId::parse(&team_id)
        .ok()
        .and_then(|id| app.directory.now().team(&id))
        .ok_or(Refusal::InvalidCode)?
        .1;
    attempt.succeeded();
    Ok(InvitedPerson { person, team })
}

fn link<'a>(context: &'a TenantContext, hash: &'a [u8]) -> Link<'a> {
    Link {
        hash,
        purpose: Purpose::Invitation,
        tenant: &context.tenant.id,
    }
}

/// An invitation that is about to be used.
pub struct Acceptance {
    /// Who was invited.
    pub person: UserIdentity,
    code: Vec<u8>,
    /// The first password's hash, for somebody who has none.
    first_password_hash: Option<String>,
    knows_password: bool,
}

/// Looks at what is to be done with an invitation. The link alone never lets in a person who has a password: they sign in
/// with it. A password that somebody chose for the address before anybody proved it is none.
pub async fn prepare(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    code: &str,
    password: Option<String>,
) -> Result<Acceptance> {
    let InvitedPerson { person, .. } = find_invitation(app, context, caller, code).await?;
    let knows_password = person.has_password && password.is_some();
    let first = match (person.has_password, password) {
        (true, None) => None,
        (true, Some(password)) => {
            let account = app.identity.account(person.user_id, &context.tenant.id).await?;
            commands::check_password(app, context, caller, "", password, account.as_ref()).await?;
            None
        }
        (false, password) => Some(first_password(app, context, &person, password.unwrap_or_default()).await?),
    };
    Ok(Acceptance {
        person,
        code: Secret::from_text(code).hash(),
        first_password_hash: first,
        knows_password,
    })
}

async fn first_password(app: &App, context: &TenantContext, person: &UserIdentity, password: String) -> Result<String> {
    let names = names_of(app, context, person).await?;
    let errors = context.tenant.options.password_rules.check(&password, &names);
    if !errors.is_empty() {
        return Err(Problem::unprocessable(errors));
    }
    Ok(app.hasher.hash(password).await?)
}

/// Uses an invitation, once: the address is proved, and the first password kept if there is none. Whatever opened the
/// account before that is gone.
pub async fn accept(
    change: &mut Change<'_>,
    account: &AccountsChange<'_>,
    context: &TenantContext,
    acceptance: &Acceptance,
) -> Result<Outcome> {
    let (person, now) = (&acceptance.person, change.now());
    let user_id = person.user_id;
    let used = account.use_link(&link(context, &acceptance.code), now).await?;
    used.ok_or(Refusal::InvalidCode)?;
    let proved = account.address(user_id).await?.is_some_and(|(_, proved)| proved);
    let set = match &acceptance.first_password_hash {
        Some(first) => account.first_password(user_id, first, now).await?,
        None => false,
    };
    // Between the look and the click somebody registered with the address: nothing of theirs is confirmed by this link.
    if account.counts_in_one_tenant(user_id).await? {
        return Err(Refusal::InvalidCode.into());
    }
    if let Some(email) = &person.email {
        account.verify(user_id, email, now).await?;
    }
    if let Some(language) = context.language {
        account.first_language(user_id, language).await?;
    }
    if !proved {
        account.drop_other_sign_in_methods(user_id).await?;
    }
    let is_bumped = set || !proved;
    let security_stamp = if is_bumped {
        // Whoever had the account before may have asked for a link to an address of their own.
        account.forget_links(user_id, now).await?;
        account.bump_security_stamp(user_id).await?
    } else {
        account.lock_security_stamp(user_id).await?
    };
    if security_stamp - i32::from(is_bumped) != person.security_stamp {
        // The password that was given a moment ago is none any more.
        return Err(Refusal::InvalidCode.into());
    }
    if set {
        super::end_sessions_everywhere(change, user_id, None, "first password", security_stamp).await?;
    }
    Ok(if set || acceptance.knows_password {
        Outcome::LetIn(security_stamp)
    } else {
        Outcome::Confirmed
    })
}
