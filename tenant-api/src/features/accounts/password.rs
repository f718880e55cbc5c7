//! Choosing another password while one knows the present one, or is signed in.
use learnt_kernel::caller::Caller;
use learnt_kernel::problem::Result;
use serde_json::json;
use uuid::Uuid;

use super::model::{self, Refusal};
use crate::app::App;
use crate::db::Change;
use crate::db::account_changes::{AccountsChange, Known};
use crate::edge::Here;
use crate::facts::Fact;
use crate::features::identity;

/// A password that may be taken.
pub struct Chosen {
    /// Whose.
    pub user_id: Uuid,
    hash: String,
}

/// Looks at a new password of somebody who types the present one. It has to be another one.
pub async fn instead_of(
    app: &App,
    here: &Here,
    caller: &Caller,
    (username, present): (&str, String),
    new: String,
) -> Result<Chosen> {
    let same = present == new;
    let account = identity::by_password(app, here, caller, username, present).await?;
    if same {
        return Err(Refusal::SamePassword.into());
    }
    chosen(app, here, account.user_id, new).await
}

/// Looks at a new password of somebody who is known.
pub async fn chosen(app: &App, here: &Here, user_id: Uuid, new: String) -> Result<Chosen> {
    let person = app.identity.identified(user_id).await?;
    let person = person.ok_or_else(learnt_kernel::problem::Problem::not_found)?;
    let email = person.email.as_deref().unwrap_or_default();
    let names = [person.first_name.as_str(), person.last_name.as_str(), email];
    model::check_password(&here.tenant.options.password_rules, "newPassword", &new, names)?;
    let hash = app.hasher.hash(new).await?;
    Ok(Chosen { user_id, hash })
}

/// From now on it is this one; whoever came in by the one before is out, but for the session that stays.
pub async fn take(
    change: &mut Change<'_>,
    account: &AccountsChange<'_>,
    chosen: &Chosen,
    keep: Option<Uuid>,
) -> Result<()> {
    let (user_id, now) = (chosen.user_id, change.now());
    let tenant = change.tenant().id.clone();
    account
        .set_password(user_id, &chosen.hash, Known::Here(&tenant), now)
        .await?;
    account.forget_links(user_id, now).await?;
    identity::end_sessions_everywhere(change, user_id, keep, "password changed").await?;
    change
        .tell(Fact::new("password.changed", user_id.to_string(), json!({})))
        .await
}
