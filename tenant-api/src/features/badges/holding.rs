//! Giving a badge to people, and withdrawing it.

use learnt_queries::queries::badges as sql;

use super::commands::{Scope, lock};
use super::domain_events::{BadgeEarned, BadgeGiven, BadgeWithdrawn};
use super::model::{self, Refusal, Status};
use super::notifications::{self, BadgeEarnedNotice};
use crate::prelude::*;

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
    let (tx, now) = (change.tx(), change.now());
    let members = sql::active_members().bind(tx, &at.team, &people).all().await.sql()?;
    if members.len() != people.len() {
        return Err(Refusal::NotMembers.into());
    }
    let ids: Vec<Uuid> = people.iter().map(|_| new_id()).collect();
    let rows = sql::give()
        .params(
            tx,
            &sql::GiveParams {
                note: note.as_deref(),
                now,
                by: at.by,
                ids,
                people: &people,
                badge_id: badge,
                team_id: at.team,
            },
        )
        .all()
        .await
        .sql()?;
    let earned: Vec<BadgeEarnedNotice> = rows
        .into_iter()
        .map(|row| BadgeEarnedNotice {
            id: row.id,
            user_id: row.user_id,
        })
        .collect();
    publish_given(change, at, badge, &locked.title, &earned).await?;
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
    let (tx, now) = (change.tx(), change.now());
    let members = sql::active_members().bind(tx, &at.team, &people).all().await.sql()?;
    let ids: Vec<Uuid> = members.iter().map(|_| new_id()).collect();
    let rows = sql::give()
        .params(
            tx,
            &sql::GiveParams {
                note: None::<&str>,
                now,
                by: at.by,
                ids,
                people: &members,
                badge_id: badge,
                team_id: at.team,
            },
        )
        .all()
        .await
        .sql()?;
    let earned: Vec<BadgeEarnedNotice> = rows
        .into_iter()
        .map(|row| BadgeEarnedNotice {
            id: row.id,
            user_id: row.user_id,
        })
        .collect();
    publish_given(change, at, badge, &locked.title, &earned).await?;
    let barred = people.iter().filter(|person| !members.contains(person)).copied();
    Ok((earned.iter().map(|one| one.user_id).collect(), barred.collect()))
}

/// Everybody who earned it hears of it, on their open screens at once; admins see how many hold it now.
async fn publish_given(
    change: &mut Change<'_>,
    at: Scope<'_>,
    badge: Uuid,
    title: &str,
    earned: &[BadgeEarnedNotice],
) -> Result<()> {
    if earned.is_empty() {
        return Ok(());
    }
    let trace = |one: &BadgeEarnedNotice| AuditEntry::new("badge.given", one.user_id.to_string()).with("badge", title);
    let given = DomainEvent::of(badge.to_string(), BadgeGiven {}).topic(at.topic());
    let mut events = vec![given.with_audit_rows(earned.iter().map(trace).collect())];
    events.extend(earned.iter().map(|one| {
        DomainEvent::of(one.id.to_string(), BadgeEarned {})
            .topic(format!("me:{}", one.user_id))
            .with_audit_rows(Vec::new())
    }));
    change.publish_all(events).await?;
    notifications::notify(change, at.team, title, earned).await
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
