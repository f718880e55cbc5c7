//! The picture of a person: the same in all teams of the tenant, replaced and taken away by themselves or by an admin.
use learnt_queries::queries::people as sql;

use super::authority::{Authority, Refusal};
use super::commands::lock_member;
use super::domain_events::PersonPictured;
use super::model::Membership;
use crate::features::files::{self, VerifiedUpload};
use crate::prelude::*;

/// Whether this person may change that one's picture: everybody their own, admins those of people not above them.
pub fn may_change(by: Authority, member: &Membership) -> std::result::Result<(), Refusal> {
    if by.user_id != member.user_id && member.rank() > by.rank {
        return Err(Refusal::PersonAbove(member.profile.name()));
    }
    Ok(())
}

/// Gives a person a new picture, or none, and answers its file. The one before is thrown away.
pub async fn put(
    change: &mut Change<'_>,
    by: Authority,
    team: &str,
    user_id: Uuid,
    picture: Option<&VerifiedUpload>,
) -> Result<Option<Uuid>> {
    let (row, member) = lock_member(change, team, user_id).await?;
    may_change(by, &member)?;
    let before = row.avatar;
    if picture.is_none() && before.is_none() {
        return Ok(None);
    }
    let file = match picture {
        Some(stored) => Some(files::save_avatar(change, stored, by.user_id).await?),
        None => None,
    };
    let named = file.map(|id| id.to_string());
    sql::set_avatar().bind(change.tx(), &named, &user_id).await.sql()?;
    files::delete_avatar(change, before.as_deref()).await?;
    let event = DomainEvent::of(member.id, PersonPictured {});
    change
        .publish(event.topic("people").topic(format!("me:{user_id}")))
        .await?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use learnt_kernel::role::Role;

    #[test]
    fn everybody_changes_their_own_and_nobody_that_of_somebody_above() {
        let mut root = Membership::new(Uuid::from_u128(1), "acme");
        root.roles = vec![Role::Superadmin];
        let by = |id: u128, rank: u8| Authority {
            user_id: Uuid::from_u128(id),
            rank,
        };
        assert_eq!(may_change(by(1, 1), &root), Ok(()));
        assert_eq!(may_change(by(2, 4), &root), Ok(()));
        assert!(matches!(may_change(by(2, 3), &root), Err(Refusal::PersonAbove(_))));
    }
}
