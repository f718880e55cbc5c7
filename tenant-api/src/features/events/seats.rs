//! Booking, giving back, accepting, and what the desk does: hold the event, decide, write, promote, tell.

use futures_util::future::join;
use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::events as sql;
use uuid::Uuid;

use super::audience;
use super::ledger::{self, Move};
use super::model::{Standing, State, Transition};
use crate::audit::Entry;
use crate::db::{Change, Sql};

/// What somebody does about their own seat.
#[derive(Clone, Copy)]
pub enum Wish {
    /// Wants a seat.
    Register,
    /// Gives it, or the place in the line, back.
    Cancel,
    /// Takes the one that is kept.
    Accept,
}

/// Does what somebody wishes for themselves; wished twice it is done once.
pub async fn own(change: &mut Change<'_>, team: &str, id: Uuid, user: Uuid, wish: Wish) -> Result<()> {
    let (mut held, from) = if matches!(wish, Wish::Cancel) {
        let held = ledger::hold(change, team, id).await?;
        let from = ledger::standing(change, &held, user).await?;
        (held, from)
    } else {
        // Their membership before the event, as whoever lets them go does: neither waits for the other for ever.
        let (is_member, held, from) = ledger::hold_for(change, team, (id, user)).await?;
        if !is_member {
            return Err(Problem::not_found());
        }
        (held, from)
    };
    audience::expect_open(change.tx(), &held.row.audience, id, user).await?;
    let now = change.now();
    let to = match wish {
        Wish::Register => held.seats.register(from, now)?,
        Wish::Cancel => held.seats.cancel(from, now)?,
        Wish::Accept => Some(held.seats.accept(from, now)?),
    };
    let Some(to) = to else { return Ok(()) };
    let reason = match (wish, to.state) {
        (Wish::Register, State::Waiting) => "joined-wait-list",
        (Wish::Register, _) => "registered",
        (Wish::Cancel, State::WaitingCancelled) => "left-wait-list",
        (Wish::Cancel, _) => "cancelled",
        (Wish::Accept, _) => "accepted",
    };
    let (title, by) = (held.row.title.clone(), Some(user));
    let step = Move {
        user,
        from,
        to,
        reason,
        note: "",
        by,
    };
    // A line in the log costs no further round trip while the event is held.
    let (written, recorded) = join(ledger::write(change, &mut held, step), record(change, &title, user, to)).await;
    written.and(recorded)?;
    ledger::promote(change, &mut held).await?;
    ledger::tell(change, held).await
}

/// Refuses whoever is no member, and holds those who are until this transaction ends: nobody leaves a seat behind.
async fn expect_members(change: &Change<'_>, team: &str, users: &[Uuid]) -> Result<()> {
    let known = sql::hold_members().bind(change.tx(), &team, &users).all().await.sql()?;
    if users.iter().all(|user| known.contains(user)) {
        return Ok(());
    }
    Err(Problem::not_found())
}

/// Says in the audit log where somebody stands now.
pub async fn record(change: &Change<'_>, event: &str, user: Uuid, to: Standing) -> Result<()> {
    let entry = Entry::new("registration.moved", user.to_string())
        .with("event", event)
        .with("state", to.state.as_str());
    change.record(entry).await
}

/// What the desk does with some people of an event: with all of them, or with none.
pub struct DeskWork<'a> {
    /// Which event.
    pub event: Uuid,
    /// What.
    pub transition: Transition,
    /// With whom.
    pub users: &'a [Uuid],
    /// What was written about it.
    pub note: &'a str,
    /// Who does it.
    pub by: Uuid,
}

/// Does it.
pub async fn desk(change: &mut Change<'_>, team: &str, work: &DeskWork<'_>) -> Result<()> {
    if work.transition == Transition::Add {
        expect_members(change, team, work.users).await?;
    }
    let mut held = ledger::hold(change, team, work.event).await?;
    for user in work.users {
        let from = ledger::standing(change, &held, *user).await?;
        if from.is_none() && work.transition != Transition::Add {
            return Err(Problem::not_found());
        }
        let to = held.seats.desk(work.transition, from, change.now())?;
        let step = Move {
            user: *user,
            from,
            to,
            reason: work.transition.reason(),
            note: work.note,
            by: Some(work.by),
        };
        ledger::write(change, &mut held, step).await?;
        record(change, &held.row.title, *user, to).await?;
    }
    ledger::promote(change, &mut held).await?;
    ledger::tell(change, held).await
}

/// People leave the team: what they hold of events to come is free in the same transaction.
pub async fn left(change: &mut Change<'_>, team: &str, users: &[Uuid]) -> Result<()> {
    if users.is_empty() {
        return Ok(());
    }
    let rows = sql::left_behind()
        .bind(change.tx(), &team, &users, &change.now())
        .all()
        .await
        .sql()?;
    for rows in rows.chunk_by(|one, next| one.event_id == next.event_id) {
        let mut held = ledger::hold(change, team, rows[0].event_id).await?;
        for row in rows {
            let user = row.user_id;
            let from = ledger::standing(change, &held, user).await?;
            let to = match from.map(|from| from.state) {
                Some(State::Pending | State::Attending) => State::Cancelled,
                Some(State::Waiting) => State::WaitingCancelled,
                _ => continue,
            };
            let step = Move {
                user,
                from,
                to: Standing::of(to),
                reason: "left-team",
                note: "",
                by: None,
            };
            ledger::write(change, &mut held, step).await?;
        }
        ledger::promote(change, &mut held).await?;
        ledger::tell(change, held).await?;
    }
    Ok(())
}

/// An offer has not been taken in time: its person leaves the line, and the next one is asked.
pub async fn expire(change: &mut Change<'_>, team: &str, event: Uuid, user: Uuid) -> Result<()> {
    let mut held = ledger::hold(change, team, event).await?;
    let from = ledger::standing(change, &held, user).await?;
    let expired = from.is_some_and(|from| from.offered_until.is_some_and(|until| until <= change.now()));
    if !expired {
        return Ok(());
    }
    let step = Move {
        user,
        from,
        to: Standing::of(State::WaitingCancelled),
        reason: "offer-expired",
        note: "",
        by: None,
    };
    ledger::write(change, &mut held, step).await?;
    ledger::promote(change, &mut held).await?;
    ledger::tell(change, held).await
}
