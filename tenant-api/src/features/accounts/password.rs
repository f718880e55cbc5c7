//! Choosing another password while one knows the present one, or is signed in.

use super::domain_events::PasswordChanged;
use super::model::{self, Refusal};
use crate::db::account_changes::{AccountsChange, Known};
use crate::db::accounts::Account;
use crate::features::identity::{self, Proof};
use crate::prelude::*;

/// A password that may be taken.
pub struct Chosen {
    user_id: Uuid,
    hash: String,
    /// By a session that a provider vouched for.
    by_word: bool,
    /// The number of the person's ways in when they proved who they are.
    ways_version: i32,
}

impl Chosen {
    /// By somebody on their way in, who has proved meanwhile who they are.
    pub fn on_the_way(user_id: Uuid, hash: String, ways_version: i32) -> Self {
        Self {
            user_id,
            hash,
            by_word: false,
            ways_version,
        }
    }
}

/// Looks at a new password of somebody who types the present one; their account, and the new one's hash. It has to be another
/// one.
pub async fn instead_of(
    app: &App,
    here: &Here,
    caller: &Caller,
    (username, present): (&str, String),
    new: String,
) -> Result<(Account, String)> {
    let same = present == new;
    let account = identity::by_password(app, here, caller, username, present).await?;
    if same {
        return Err(Refusal::SamePassword.into());
    }
    let hash = hashed(app, here, account.user_id, new).await?;
    Ok((account, hash))
}

/// Looks at a new password of somebody whose session proves who they are.
pub async fn chosen(app: &App, here: &Here, user_id: Uuid, new: String, proof: &Proof) -> Result<Chosen> {
    Ok(Chosen {
        user_id,
        hash: hashed(app, here, user_id, new).await?,
        by_word: proof.is_anothers_word(),
        ways_version: proof.ways_version,
    })
}

async fn hashed(app: &App, here: &Here, user_id: Uuid, new: String) -> Result<String> {
    let person = app.identity.identified(user_id).await?.ok_or_else(Problem::not_found)?;
    let names = identity::names_of(app, here, &person).await?;
    model::check_password(&here.tenant.options.password_rules, "newPassword", &new, &names)?;
    Ok(app.hasher.hash(new).await?)
}

/// From now on it is this one; whoever came in by the one before is out, but for the session that stays. False, and all of it
/// to be rolled back, where somebody else changed what opens the account since this one's person proved who they are.
pub async fn take(
    change: &mut Change<'_>,
    account: &AccountsChange<'_>,
    chosen: &Chosen,
    keep: Option<Uuid>,
) -> Result<bool> {
    let (user_id, now) = (chosen.user_id, change.now());
    let version = account.bump_security_stamp(user_id).await?;
    if version != chosen.ways_version + 1 {
        return Ok(false);
    }
    let tenant = change.tenant().id.clone();
    let known = if chosen.by_word {
        Known::ByWord(&tenant)
    } else {
        Known::Here(&tenant)
    };
    account.set_password(user_id, &chosen.hash, known, now).await?;
    account.forget_links(user_id, now).await?;
    identity::end_sessions_everywhere(change, user_id, keep, "password changed", version).await?;
    let event = DomainEvent::of(user_id.to_string(), PasswordChanged {});
    change.publish(event).await?;
    Ok(true)
}
