//! Giving a badge to people, and withdrawing it.

use learnt_queries::queries::badges as sql;

use super::commands::{Scope, lock, topic};
use super::domain_events::{BadgeEarned, BadgeGiven, BadgeWithdrawn};
use super::model::{self, Refusal, Status};
use super::notifications::{self, BadgeEarnedNotice};
use crate::feature::{HookFuture, callbacks};
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// Does what follows from a badge that these people were given by hand or by a trigger, in the transaction in which they were.
pub struct OnAwarded(pub for<'a, 'c> fn(&'a mut Change<'c>, Uuid, &'a [Uuid]) -> HandlerFuture<'a>);

/// Says to whom of these people admins may not award a badge by hand.
pub struct OutsideAudience(pub for<'a, 'c> fn(&'a Change<'c>, Uuid, &'a [Uuid]) -> HookFuture<'a, Vec<Uuid>>);

/// What became of it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GivenBadge {
    /// So many hold it now who did not before.
    given: usize,
    already_held: usize,
}

/// Gives a badge to people: to all of them or to none; whoever holds it already goes on holding it.
pub async fn give(
    change: &mut Change<'_>,
    at: Scope<'_>,
    badge: Uuid,
    people: Vec<Uuid>,
    note: Option<&str>,
) -> Result<GivenBadge> {
    let (people, note) = (model::people(people)?, model::note(note)?);
    let locked = lock(change, at, badge).await?;
    if Status::parse(&locked.status) == Status::Archived {
        return Err(Refusal::Archived.into());
    }
    let members = sql::active_members()
        .bind(change.tx(), &at.team, &people)
        .all()
        .await
        .sql()?;
    if members.len() != people.len() {
        return Err(Refusal::NotMembers.into());
    }
    for one in callbacks::<OutsideAudience>() {
        if !(one.0)(change, badge, &people).await?.is_empty() {
            return Err(Refusal::NotInAudience.into());
        }
    }
    let earned = award_by_hand(change, at, (badge, &locked.title), &people, note.as_deref()).await?;
    Ok(GivenBadge {
        given: earned.len(),
        already_held: people.len() - earned.len(),
    })
}

/// Gives a badge to those of these people who are active members, for whoever awards it without an admin's hand. Answers who has
/// it now and had it not, and who may not be given it.
pub async fn award(
    change: &mut Change<'_>,
    at: Scope<'_>,
    badge: Uuid,
    people: &[Uuid],
) -> Result<(Vec<Uuid>, Vec<Uuid>)> {
    let locked = lock(change, at, badge).await?;
    if Status::parse(&locked.status) == Status::Archived {
        return Err(Refusal::Archived.into());
    }
    let members = sql::active_members()
        .bind(change.tx(), &at.team, &people)
        .all()
        .await
        .sql()?;
    let earned = award_by_hand(change, at, (badge, &locked.title), &members, None).await?;
    let barred = people.iter().filter(|person| !members.contains(person)).copied();
    Ok((earned, barred.collect()))
}

/// Whoever does not hold it is given it, with all that follows. Answers who was.
async fn award_by_hand(
    change: &mut Change<'_>,
    at: Scope<'_>,
    (badge, title): (Uuid, &str),
    people: &[Uuid],
    note: Option<&str>,
) -> Result<Vec<Uuid>> {
    let ids: Vec<Uuid> = people.iter().map(|_| new_id()).collect();
    let rows = sql::give()
        .params(
            change.tx(),
            &sql::GiveParams {
                note,
                now: change.now(),
                by: at.by,
                ids,
                people,
                badge_id: badge,
                team_id: at.team,
            },
        )
        .all()
        .await
        .sql()?;
    let notice = |row: &sql::Give| BadgeEarnedNotice {
        id: row.id,
        user_id: row.user_id,
        team: at.team,
        title,
    };
    let earned: Vec<BadgeEarnedNotice<'_>> = rows.iter().map(notice).collect();
    if earned.is_empty() {
        return Ok(Vec::new());
    }
    let users: Vec<Uuid> = earned.iter().map(|one| one.user_id).collect();
    let trace = |one: &Uuid| AuditEntry::new("badge.given", one.to_string()).with("badge", title);
    let mut events = vec![given_event(at.team, badge, &users).with_audit_rows(users.iter().map(trace).collect())];
    events.extend(earned.iter().map(earned_event));
    change.publish_all(events).await?;
    notifications::notify(change, &earned).await?;
    for one in callbacks::<OnAwarded>() {
        (one.0)(change, badge, &users).await?;
    }
    Ok(users)
}

/// Admins see how many hold it now.
pub(super) fn given_event(team: &str, badge: Uuid, users: &[Uuid]) -> DomainEvent {
    let users = users.to_vec();
    DomainEvent::of(badge.to_string(), BadgeGiven { users }).topic(topic(team))
}

/// Whoever earned it hears of it on their open screens at once.
pub(super) fn earned_event(one: &BadgeEarnedNotice<'_>) -> DomainEvent {
    DomainEvent::of(one.id.to_string(), BadgeEarned {})
        .topic(format!("me:{}", one.user_id))
        .with_audit_rows(Vec::new())
}

/// Takes a badge back from a person, once.
pub async fn withdraw(change: &mut Change<'_>, at: Scope<'_>, badge: Uuid, holder: Uuid, reason: &str) -> Result<()> {
    let reason = model::reason(reason)?;
    let locked = lock(change, at, badge).await?;
    let found = sql::lock_holder()
        .bind(change.tx(), &holder, &badge, &at.team)
        .opt()
        .await
        .or_not_found()?;
    if found.withdrawn {
        return Err(Refusal::Withdrawn.into());
    }
    sql::withdraw()
        .params(
            change.tx(),
            &sql::WithdrawParams {
                now: change.now(),
                by: at.by,
                reason,
                id: holder,
                badge_id: badge,
                team_id: at.team,
            },
        )
        .await
        .sql()?;
    let row = AuditEntry::new("badge.withdrawn", found.user_id.to_string()).with("badge", locked.title);
    let event = DomainEvent::of(holder.to_string(), BadgeWithdrawn {})
        .topic(at.topic())
        .topic(format!("me:{}", found.user_id));
    change.publish(event.logged(row)).await
}
