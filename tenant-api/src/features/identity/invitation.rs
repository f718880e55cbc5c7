//! Accepting an invitation: the address is proved by the link, the first password set by the tenant's rules.
use std::sync::Arc;

use learnt_kernel::caller::Caller;
use learnt_kernel::ids::Secret;
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::TeamId;
use uuid::Uuid;

use super::commands;
use super::model::Refusal;
use crate::app::App;
use crate::db::accounts::{Identified, Link, Purpose};
use crate::db::directory::Team;
use crate::edge::Here;

/// Who was invited to which team.
pub struct Invited {
    /// The person.
    pub person: Identified,
    /// The team.
    pub team: Arc<Team>,
}

/// What accepting led to.
pub enum Outcome {
    /// Straight in.
    LetIn(Uuid),
    /// The person has a password of their own and signs in with it.
    Confirmed,
}

/// What an invitation is about. Guessing codes is limited, and hopeless.
pub async fn look(app: &App, here: &Here, caller: &Caller, code: &str) -> Result<Invited> {
    let now = app.clock.now();
    let attempt = app.attempts.at_code(&caller.place(), now).map_err(Problem::too_many)?;
    let hash = Secret::from_text(code).hash();
    let found = app.identity.link(&link(here, &hash), now).await?;
    let (user_id, team) = found.ok_or(Refusal::InvalidCode)?;
    let person = app
        .identity
        .identified(user_id)
        .await?
        .filter(|person| !person.disabled)
        .ok_or(Refusal::InvalidCode)?;
    let team = TeamId::parse(&team)
        .ok()
        .and_then(|id| app.directory.now().team(&id))
        .ok_or(Refusal::InvalidCode)?
        .1;
    attempt.was_right();
    Ok(Invited { person, team })
}

fn link<'a>(here: &'a Here, hash: &'a [u8]) -> Link<'a> {
    Link {
        hash,
        purpose: Purpose::Invitation,
        tenant: &here.tenant.id,
    }
}

/// Uses an invitation, once. The link alone never lets in a person who has a password: they sign in with it.
pub async fn accept(app: &App, here: &Here, caller: &Caller, code: &str, password: Option<String>) -> Result<Outcome> {
    let Invited { person, .. } = look(app, here, caller, code).await?;
    let hash = Secret::from_text(code).hash();
    let now = app.clock.now();
    if person.has_password {
        let knows_it = password.is_some();
        if let Some(password) = password {
            let account = app.identity.account(person.user_id).await?;
            commands::check_password(app, here, caller, "", password, account.as_ref()).await?;
        }
        app.identity
            .accept_invitation(&link(here, &hash), None, now)
            .await?
            .ok_or(Refusal::InvalidCode)?;
        return Ok(if knows_it {
            Outcome::LetIn(person.user_id)
        } else {
            Outcome::Confirmed
        });
    }
    let password = password.unwrap_or_default();
    let own = [
        person.first_name.as_str(),
        person.last_name.as_str(),
        person.email.as_deref().unwrap_or_default(),
    ];
    let errors = here.tenant.options.password_rules.check(&password, &own);
    if !errors.is_empty() {
        return Err(Problem::unprocessable(errors));
    }
    let first = app.hasher.hash(password).await?;
    let accepted = app
        .identity
        .accept_invitation(&link(here, &hash), Some(&first), now)
        .await?
        .ok_or(Refusal::InvalidCode)?;
    if !accepted.password_set {
        return Ok(Outcome::Confirmed);
    }
    Ok(Outcome::LetIn(accepted.user_id))
}
