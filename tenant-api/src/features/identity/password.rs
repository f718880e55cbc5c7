//! A password that somebody chose becomes theirs.
use super::end_sessions_everywhere;
use crate::db::account_changes::{AccountsChange, PasswordProof};
use crate::features::accounts::domain_events::PasswordChanged;
use crate::prelude::*;

/// A password that may be taken.
pub struct NewPassword {
    pub user_id: Uuid,
    pub hash: String,
    /// By a session that a provider vouched for.
    pub by_word: bool,
    /// The person's security stamp when they proved who they are.
    pub security_stamp: i32,
}

impl NewPassword {
    /// By somebody on their way in, who has proved meanwhile who they are.
    pub fn during_sign_in(user_id: Uuid, hash: String, security_stamp: i32) -> Self {
        Self {
            user_id,
            hash,
            by_word: false,
            security_stamp,
        }
    }
}

/// From now on it is this one; whoever came in by the one before is out, but for the session that stays. False, and all of it
/// to be rolled back, where somebody else changed what opens the account since this one's person proved who they are.
pub async fn take_password(
    change: &mut Change<'_>,
    account: &AccountsChange<'_>,
    chosen: &NewPassword,
    keep: Option<Uuid>,
) -> Result<bool> {
    let (user_id, now) = (chosen.user_id, change.now());
    let security_stamp = account.bump_security_stamp(user_id).await?;
    if security_stamp != chosen.security_stamp + 1 {
        return Ok(false);
    }
    let tenant = change.tenant().id.clone();
    let known = if chosen.by_word {
        PasswordProof::ByWord(&tenant)
    } else {
        PasswordProof::Here(&tenant)
    };
    account.set_password(user_id, &chosen.hash, known, now).await?;
    account.forget_links(user_id, now).await?;
    end_sessions_everywhere(change, user_id, keep, "password changed", security_stamp).await?;
    let event = DomainEvent::of(user_id.to_string(), PasswordChanged {});
    change.publish(event).await?;
    Ok(true)
}
