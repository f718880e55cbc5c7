//! Somebody comes into a team by an admin: looked at, found or made, and given a membership.
use learnt_queries::queries::people as sql;

use super::authority::{Authority, Refusal, check_roles};
use super::domain_events::{PersonCreated, PersonInvited};
use super::model::Membership;
use super::store::record;
use super::uniqueness::{check_free, share_username, take_username};
use crate::db::newcomers::{FirstPassword, NewUser};
use crate::prelude::*;

/// Somebody whom an admin adds.
pub struct NewPerson {
    /// What is known; the checked profile and roles.
    pub member: Membership,
    /// A first password, for a person without an address.
    pub first_password: Option<FirstPassword>,
    /// Whether an invitation is to be mailed.
    pub invite: bool,
}

/// Whether a new person may be added at all, before anything is made.
pub async fn may_add(change: &Change<'_>, by: Authority, member: &Membership) -> Result<()> {
    check_roles(by, &Membership::new(Uuid::nil(), &member.team_id), &member.roles)?;
    check_free(change, member).await?;
    if let Some(name) = &member.profile.username {
        let taken = sql::usernames_taken()
            .bind(change.tx(), &[name.as_str()].as_slice(), &[].as_slice())
            .all()
            .await
            .sql()?;
        // With an address it may be the person's own, from another team; that shows once the person is known.
        if member.profile.email.is_none() && !taken.is_empty() {
            return Err(Refusal::UsernameTaken(name.clone()).into());
        }
    }
    Ok(())
}

/// Finds or makes the identity behind a new person. Outside the tenant's transaction: it is in another database, and
/// an identity without a membership harms nobody.
pub async fn identify(app: &App, change: &Change<'_>, new: &mut NewPerson) -> Result<()> {
    let profile = &new.member.profile;
    let newcomer = NewUser {
        id: new_id(),
        email: profile.email.clone(),
        first_name: profile.first_name.clone(),
        last_name: profile.last_name.clone(),
        phone: profile.phone.clone(),
    };
    let tenant = &change.tenant().id;
    let ids = app.identity.admit(tenant, &[newcomer], change.now()).await?;
    let user_id = ids.first().copied().ok_or_else(Problem::not_found)?;
    if let Some(first) = &new.first_password {
        app.identity
            .first_password(tenant, user_id, first, change.now())
            .await?;
    }
    new.member.user_id = user_id;
    new.member.id = format!("{user_id}_{}", new.member.team_id);
    Ok(())
}

/// Makes the membership. Of two admins who add the same person at once, the second is told.
pub async fn create(change: &mut Change<'_>, by: Authority, mut new: NewPerson) -> Result<Uuid> {
    let member = &mut new.member;
    share_username(change, member).await?;
    member.invited_at = new.invite.then_some(change.now());
    let records = Value::Array(vec![record(member, Some(by.user_id), change.now())]);
    let made = sql::insert_members().bind(change.tx(), &records).opt().await.sql()?;
    if made.is_none() {
        check_free(change, member).await?;
        return Err(already_member(member).into());
    }
    take_username(change, member).await?;
    let user_id = member.user_id;
    let team_id = member.team_id.clone();
    let what: EventBody = if new.invite {
        PersonInvited { user_id, team_id }.into()
    } else {
        let (user_id, team_id) = (Some(user_id), Some(team_id));
        let user_ids = Vec::new();
        PersonCreated {
            user_id,
            team_id,
            user_ids,
        }
        .into()
    };
    let event = DomainEvent::of(member.id.clone(), what).topic("people");
    change.publish(event).await?;
    super::publish_changed(change, &[user_id]).await?;
    Ok(user_id)
}

/// Told to whoever adds somebody who is there.
pub(super) fn already_member(member: &Membership) -> Refusal {
    Refusal::AlreadyMember(member.profile.email.clone().unwrap_or_else(|| member.profile.name()))
}
