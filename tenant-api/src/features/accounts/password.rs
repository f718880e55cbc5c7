//! Choosing another password while one knows the present one, or is signed in.

use super::model::{self, Refusal};
use crate::db::accounts::Account;
use crate::features::identity::{self, NewPassword, Proof};
use crate::prelude::*;

/// Looks at a new password of somebody who types the present one; their account, and the new one's hash. It has to be another
/// one.
pub async fn replace_present(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    (username, present): (&str, String),
    new: String,
) -> Result<(Account, String)> {
    let same = present == new;
    let account = identity::by_password(app, context, caller, username, present).await?;
    if same {
        return Err(Refusal::SamePassword.into());
    }
    let hash = hashed(app, context, account.user_id, new).await?;
    Ok((account, hash))
}

/// Looks at a new password of somebody whose session proves who they are.
pub async fn validate_new(
    app: &App,
    context: &TenantContext,
    user_id: Uuid,
    new: String,
    proof: &Proof,
) -> Result<NewPassword> {
    Ok(NewPassword {
        user_id,
        hash: hashed(app, context, user_id, new).await?,
        by_word: proof.is_by_provider(),
        security_stamp: proof.security_stamp,
    })
}

async fn hashed(app: &App, context: &TenantContext, user_id: Uuid, new: String) -> Result<String> {
    let person = app
        .identity
        .find_identity(user_id)
        .await?
        .ok_or_else(Problem::not_found)?;
    let names = identity::names_of(app, context, &person).await?;
    model::check_password(&context.tenant.options.password_rules, "newPassword", &new, &names)?;
    Ok(app.hasher.hash(new).await?)
}
