//! What the desk does, and what follows from leaving and from time: lock the event, decide, write, promote, publish.

use std::collections::HashMap;

use crate::prelude::*;
use crate::registry::HandlerFuture;

use learnt_queries::queries::events as sql;

use super::ledger::{self, SeatMove};
use super::model::{Registration, State, Transition};

/// Some people who are members, with what they are called.
pub type Members = HashMap<Uuid, String>;

/// Those of some people who are members; they are held until this transaction ends, and nobody leaves a seat behind. Before the event, as
/// whoever lets them go does: neither waits for the other for ever.
pub async fn lock_members(change: &Change<'_>, team: &str, users: &[Uuid]) -> Result<Members> {
    let rows = sql::lock_members().bind(change.tx(), &team, &users).all().await.sql()?;
    Ok(rows.into_iter().map(|row| (row.user_id, row.name)).collect())
}

/// The same, and refuses whoever is no member.
pub async fn expect_members(change: &Change<'_>, team: &str, users: &[Uuid]) -> Result<Members> {
    let members = lock_members(change, team, users).await?;
    if users.iter().all(|user| members.contains_key(user)) {
        return Ok(members);
    }
    Err(Problem::not_found())
}

/// Says in the audit log where somebody stands now.
pub async fn record(change: &Change<'_>, event: &str, user: Uuid, to: Registration) -> Result<()> {
    change.record(entry(event, (user, None), to)).await
}

/// What one of them is called.
pub fn name_in<'m>(members: &'m Members, user: &Uuid) -> Option<&'m str> {
    members.get(user).map(String::as_str)
}

/// The row of the audit log that says where somebody stands now. Where no name is given, the log looks for it, person by person.
pub fn entry(event: &str, (user, name): (Uuid, Option<&str>), to: Registration) -> AuditEntry {
    let row = AuditEntry::new("registration.moved", user.to_string())
        .with("event", event)
        .with("state", to.state.into_str());
    match name {
        Some(name) => row.named(name),
        None => row,
    }
}

/// What the desk does with some people of an event, each named once: with all of them, or with none.
pub struct BulkTransition<'a> {
    pub event: Uuid,
    pub transition: Transition,
    /// With whom.
    pub users: &'a [Uuid],
    /// What was written about it.
    pub note: &'a str,
    /// Who does it.
    pub by: Uuid,
}

/// Does it.
pub async fn apply_transition(change: &mut Change<'_>, team: &str, work: &BulkTransition<'_>) -> Result<()> {
    let members = match work.transition {
        Transition::Add => expect_members(change, team, work.users).await?,
        _ => Members::new(),
    };
    let mut locked = ledger::lock(change, team, work.event).await?;
    let registrations = ledger::registrations_of(change, locked.id, work.users).await?;
    let mut deciding = locked.seats.clone();
    let (mut moves, mut rows) = (Vec::new(), Vec::new());
    for user in work.users {
        let from = registrations.get(user).copied();
        if from.is_none() && work.transition != Transition::Add {
            return Err(Problem::not_found());
        }
        let to = deciding.desk(work.transition, from, change.now())?;
        deciding.moved(from, to);
        rows.push(entry(&locked.row.title, (*user, name_in(&members, user)), to));
        moves.push(SeatMove {
            user: *user,
            from,
            to,
            reason: work.transition.reason(),
            note: work.note,
            by: Some(work.by),
        });
    }
    ledger::write_all(change, &mut locked, &moves).await?;
    change.record_all(&rows).await?;
    ledger::promote(change, &mut locked).await?;
    ledger::publish(change, locked).await
}

/// People leave the team: what they hold of events to come is free in the same transaction.
pub fn release_seats<'a>(change: &'a mut Change<'_>, team: &'a str, users: &'a [Uuid]) -> HandlerFuture<'a> {
    Box::pin(free(change, team, users))
}

async fn free(change: &mut Change<'_>, team: &str, users: &[Uuid]) -> Result<()> {
    if users.is_empty() {
        return Ok(());
    }
    let rows = sql::future_registrations()
        .bind(change.tx(), &team, &users, &change.now())
        .all()
        .await
        .sql()?;
    for rows in rows.chunk_by(|one, next| one.event_id == next.event_id) {
        let mut locked = ledger::lock(change, team, rows[0].event_id).await?;
        let leaving: Vec<Uuid> = rows.iter().map(|row| row.user_id).collect();
        let registrations = ledger::registrations_of(change, locked.id, &leaving).await?;
        let moves = leaving.into_iter().filter_map(|user| {
            let from = registrations.get(&user).copied();
            let to = match from.map(|from| from.state) {
                Some(State::Pending | State::Attending) => State::Cancelled,
                Some(State::Waiting) => State::WaitingCancelled,
                _ => return None,
            };
            Some(SeatMove {
                user,
                from,
                to: Registration::of(to),
                reason: "left-team",
                note: "",
                by: None,
            })
        });
        ledger::write_all(change, &mut locked, &moves.collect::<Vec<_>>()).await?;
        ledger::promote(change, &mut locked).await?;
        ledger::publish(change, locked).await?;
    }
    Ok(())
}

/// An offer has not been taken in time: its person leaves the line, and the next one is asked.
pub async fn expire(change: &mut Change<'_>, team: &str, event: Uuid, user: Uuid) -> Result<()> {
    let mut locked = ledger::lock(change, team, event).await?;
    let from = ledger::registration_of(change, &locked, user).await?;
    let expired = from.is_some_and(|from| from.offered_until.is_some_and(|until| until <= change.now()));
    if !expired {
        return Ok(());
    }
    let step = SeatMove {
        user,
        from,
        to: Registration::of(State::WaitingCancelled),
        reason: "offer-expired",
        note: "",
        by: None,
    };
    ledger::write(change, &mut locked, step).await?;
    ledger::promote(change, &mut locked).await?;
    ledger::publish(change, locked).await
}
