//! The door: tickets that are shown, a code that stands in the room, people who come at another date, and what all are notified of.

use chrono_tz::Tz;
use learnt_kernel::ids::random_label;
use learnt_queries::queries::events as sql;

use super::audience;
use super::commands::EditScope;
use super::ledger::{self, SeatMove};
use super::model::{Refusal, Registration, State, Status, Transition};
use super::notifications::{self, EventNotice, EventPerson, NotifiedEvent};
use super::seats::{self, BulkTransition};
use crate::prelude::*;

/// Characters of the code in a room.
const ROOM_CODE: usize = 6;
const LONGEST_MESSAGE: usize = 2_000;

pub(super) fn day(at: DateTime<Utc>, zone: &str) -> String {
    let zone: Tz = zone.parse().unwrap_or(Tz::UTC);
    at.with_timezone(&zone).format("%d/%m/%Y at %H:%M").to_string()
}

/// Lets in whoever shows this ticket. Answers who that is, and what they are called.
pub async fn check_in(change: &mut Change<'_>, at: EditScope<'_>, event: Uuid, ticket: &str) -> Result<(Uuid, String)> {
    let ticket = ticket.trim().to_lowercase();
    let locked = ledger::lock(change, at.team, event).await?;
    let found = sql::holder_of_ticket()
        .bind(change.tx(), &ticket, &at.team)
        .opt()
        .await
        .sql()?;
    let Some(found) = found else {
        let sentence = "Nobody at this event has this ticket.";
        return Err(Problem::field("ticket", "unknown_ticket", sentence));
    };
    if found.event_id != locked.id {
        let when = day(found.starts_at, &found.time_zone);
        let sentence = format!("This ticket is for another event: “{}” on {when}.", found.title);
        return Err(Problem::field("ticket", "ticket_of_another_event", sentence));
    }
    let work = BulkTransition {
        event,
        transition: Transition::Attended,
        users: &[found.user_id],
        note: "",
        by: at.by,
    };
    seats::apply_transition(change, at.team, &work).await?;
    let name = sql::name_of()
        .bind(change.tx(), &found.user_id, &at.team)
        .opt()
        .await
        .sql()?;
    Ok((found.user_id, name.unwrap_or_default()))
}

/// A new code for the room, or none any more.
pub async fn room_code(
    change: &mut Change<'_>,
    at: EditScope<'_>,
    event: Uuid,
    wanted: bool,
) -> Result<Option<String>> {
    let locked = ledger::lock(change, at.team, event).await?;
    if locked.seats.status != Status::Published {
        return Err(Refusal::NotPublished.into());
    }
    let code = wanted.then(|| random_label(ROOM_CODE));
    sql::set_room_code()
        .bind(change.tx(), &code, &event, &at.team)
        .await
        .sql()?;
    let action = if wanted { "event.code_made" } else { "event.code_ended" };
    change
        .record(AuditEntry::new(action, event.to_string()).named(&locked.row.title))
        .await?;
    Ok(code)
}

/// The code that is shown in the room now, if there is one.
pub async fn current_room_code(client: &TenantClient, team: &str, event: Uuid) -> Result<Option<String>> {
    sql::room_code()
        .bind(&**client, &event, &team)
        .opt()
        .await
        .or_not_found()
}

/// Somebody types the code that stands in the room: they are there.
pub async fn check_in_by_code(change: &mut Change<'_>, team: &str, event: Uuid, user: Uuid, code: &str) -> Result<()> {
    let mut locked = ledger::lock(change, team, event).await?;
    audience::expect_open(change.tx(), &locked.row.audience, event, user).await?;
    let from = ledger::registration_of(change, &locked, user).await?;
    let room_code = sql::room_code().bind(change.tx(), &event, &team).one().await.sql()?;
    let typed: String = code.chars().filter(|letter| letter.is_alphanumeric()).collect();
    if room_code.is_none_or(|room_code| room_code != typed.to_lowercase()) {
        let sentence = "This is not the current room code.";
        return Err(Problem::field("code", "wrong_code", sentence));
    }
    if change.now() >= locked.row.ends_at {
        return Err(Refusal::Over.into());
    }
    let to = locked.seats.desk(Transition::Attended, from, change.now())?;
    let step = SeatMove {
        user,
        from,
        to,
        reason: "checked-in-by-code",
        note: "",
        by: Some(user),
    };
    ledger::write(change, &mut locked, step).await?;
    seats::record(change, &locked.row.title, user, to).await?;
    ledger::publish(change, locked).await
}

/// People come at another date: all of them or none. Their seats here are free for those who wait.
pub async fn move_to(
    change: &mut Change<'_>,
    at: EditScope<'_>,
    (from, to): (Uuid, Uuid),
    users: &[Uuid],
) -> Result<()> {
    if from == to {
        ledger::lock(change, at.team, from).await?;
        let sentence = "Choose a different date.";
        return Err(Problem::field("eventId", "same", sentence));
    }
    // Nobody leaves the team meanwhile and keeps the seat that they are given there.
    let members = seats::expect_members(change, at.team, users).await?;
    // Always in one order, so that two who move people towards each other do not wait for ever.
    let (mut source, mut target) = if from < to {
        let source = ledger::lock(change, at.team, from).await?;
        (source, ledger::lock(change, at.team, to).await?)
    } else {
        let target = ledger::lock(change, at.team, to).await?;
        (ledger::lock(change, at.team, from).await?, target)
    };
    let registrations = ledger::registrations_of(change, from, users).await?;
    let others = ledger::registrations_of(change, to, users).await?;
    let (mut here, mut there) = (source.seats.clone(), target.seats.clone());
    let (mut leaving, mut coming, mut rows) = (Vec::new(), Vec::new(), Vec::new());
    for user in users {
        let registration = registrations.get(user).copied();
        let leaves = here.desk(Transition::Remove, registration, change.now())?;
        here.moved(registration, leaves);
        let other = others.get(user).copied();
        let comes = there.desk(Transition::Add, other, change.now())?;
        there.moved(other, comes);
        let moved = |from: Option<Registration>, to: Registration| SeatMove {
            user: *user,
            from,
            to,
            reason: "moved",
            note: "",
            by: Some(at.by),
        };
        leaving.push(moved(registration, leaves));
        coming.push(moved(other, comes));
        let whose = (*user, seats::name_in(&members, user));
        rows.push(seats::entry(&source.row.title, whose, leaves));
        rows.push(seats::entry(&target.row.title, whose, comes));
    }
    ledger::write_all(change, &mut source, &leaving).await?;
    ledger::write_all(change, &mut target, &coming).await?;
    change.record_all(&rows).await?;
    ledger::promote(change, &mut source).await?;
    ledger::publish(change, source).await?;
    ledger::publish(change, target).await
}

/// To whom a message goes.
pub enum Recipients<'a> {
    /// Everybody in one of these states.
    In(&'a [State]),
    /// These people, as far as they are registered.
    People(&'a [Uuid]),
}

/// Tells people of an event something. Answers how many.
pub async fn message(
    change: &mut Change<'_>,
    at: EditScope<'_>,
    event: Uuid,
    to: Recipients<'_>,
    text: &str,
) -> Result<usize> {
    let text = text.trim();
    if !(1..=LONGEST_MESSAGE).contains(&text.chars().count()) {
        let sentence = "Enter a message of at most 2,000 characters.";
        return Err(Problem::field("text", "required", sentence));
    }
    let locked = ledger::lock(change, at.team, event).await?;
    if locked.seats.status == Status::Draft {
        return Err(Refusal::NotPublished.into());
    }
    let (states, users): (Vec<&str>, &[Uuid]) = match to {
        Recipients::In(states) => (states.iter().map(|state| state.into_str()).collect(), &[]),
        Recipients::People(users) => (Vec::new(), users),
    };
    let found = sql::message_recipients()
        .bind(change.tx(), &event, &states, &users)
        .all()
        .await
        .sql()?;
    if found.is_empty() {
        return Err(Problem::field("to", "nobody", "Nobody is registered."));
    }
    let id = new_id();
    let people: Vec<EventPerson> = found
        .iter()
        .map(|user| EventPerson {
            user_id: *user,
            key: format!("event:{event}:{user}:message:{id}"),
            until: None,
        })
        .collect();
    let of = NotifiedEvent {
        id: event,
        team: at.team,
        title: &locked.row.title,
        starts_at: locked.row.starts_at,
        text,
        to_trainers: false,
    };
    notifications::notify(change, EventNotice::Message, &of, &people).await?;
    let row = AuditEntry::new("event.message_sent", event.to_string()).named(&locked.row.title);
    change.record(row).await?;
    Ok(people.len())
}
