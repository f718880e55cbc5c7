//! The door: tickets that are shown, a code that stands in the room, people who come at another date, and what all are told.

use chrono_tz::Tz;
use learnt_kernel::ids::random_label;
use learnt_queries::queries::events as sql;

use super::audience;
use super::commands::EditScope;
use super::ledger::{self, LockedRow, Move};
use super::model::{Refusal, Standing, State, Status, Transition};
use super::seats::{self, DeskWork};
use crate::features::notifications::{self, EventNews, EventPerson, OfEvent};
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
    let held = ledger::hold(change, at.team, event).await?;
    let found = sql::holder_of_ticket()
        .bind(change.tx(), &ticket, &at.team)
        .opt()
        .await
        .sql()?;
    let Some(found) = found else {
        let sentence = "Nobody at this event has this ticket.";
        return Err(Problem::field("ticket", "unknown_ticket", sentence));
    };
    if found.event_id != held.id {
        let when = day(found.starts_at, &found.time_zone);
        let sentence = format!("This ticket is for another event: “{}” on {when}.", found.title);
        return Err(Problem::field("ticket", "ticket_of_another_event", sentence));
    }
    let work = DeskWork {
        event,
        transition: Transition::Attended,
        users: &[found.user_id],
        note: "",
        by: at.by,
    };
    seats::desk(change, at.team, &work).await?;
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
    let held = ledger::hold(change, at.team, event).await?;
    if held.seats.status != Status::Published {
        return Err(Refusal::NotPublished.into());
    }
    let code = wanted.then(|| random_label(ROOM_CODE));
    sql::set_room_code()
        .bind(change.tx(), &code, &event, &at.team)
        .await
        .sql()?;
    let word = if wanted { "event.code_made" } else { "event.code_ended" };
    change
        .record(Entry::new(word, event.to_string()).named(&held.row.title))
        .await?;
    Ok(code)
}

/// The code that is shown in the room now, if there is one.
pub async fn known_code(client: &TenantClient, team: &str, event: Uuid) -> Result<Option<String>> {
    sql::room_code().bind(&**client, &event, &team).opt().await.found()
}

/// Somebody types the code that stands in the room: they are there.
pub async fn arrive(change: &mut Change<'_>, team: &str, event: Uuid, user: Uuid, code: &str) -> Result<()> {
    let mut held = ledger::hold(change, team, event).await?;
    audience::expect_open(change.tx(), &held.row.audience, event, user).await?;
    let from = ledger::standing(change, &held, user).await?;
    let known = sql::room_code().bind(change.tx(), &event, &team).one().await.sql()?;
    let typed: String = code.chars().filter(|letter| letter.is_alphanumeric()).collect();
    if known.is_none_or(|known| known != typed.to_lowercase()) {
        let sentence = "This is not the current room code.";
        return Err(Problem::field("code", "wrong_code", sentence));
    }
    if change.now() >= held.row.ends_at {
        return Err(Refusal::Over.into());
    }
    let to = held.seats.desk(Transition::Attended, from, change.now())?;
    let step = Move {
        user,
        from,
        to,
        reason: "checked-in-by-code",
        note: "",
        by: Some(user),
    };
    ledger::write(change, &mut held, step).await?;
    seats::record(change, &held.row.title, user, to).await?;
    ledger::publish(change, held).await
}

async fn step(change: &Change<'_>, held: &mut LockedRow, of: Move<'_>) -> Result<()> {
    let (user, to) = (of.user, of.to);
    ledger::write(change, held, of).await?;
    seats::record(change, &held.row.title, user, to).await
}

/// People come at another date: all of them or none. Their seats here are free for those who wait.
pub async fn move_to(
    change: &mut Change<'_>,
    at: EditScope<'_>,
    (from, to): (Uuid, Uuid),
    users: &[Uuid],
) -> Result<()> {
    if from == to {
        ledger::hold(change, at.team, from).await?;
        let sentence = "Choose a different date.";
        return Err(Problem::field("eventId", "same", sentence));
    }
    // Always in one order, so that two who move people towards each other do not wait for ever.
    let (mut here, mut there) = if from < to {
        let here = ledger::hold(change, at.team, from).await?;
        (here, ledger::hold(change, at.team, to).await?)
    } else {
        let there = ledger::hold(change, at.team, to).await?;
        (ledger::hold(change, at.team, from).await?, there)
    };
    for user in users {
        let known = ledger::standing(change, &here, *user).await?;
        let leaves = here.seats.desk(Transition::Remove, known, change.now())?;
        let other = ledger::standing(change, &there, *user).await?;
        let comes = there.seats.desk(Transition::Add, other, change.now())?;
        let moved = |from: Option<Standing>, to: Standing| Move {
            user: *user,
            from,
            to,
            reason: "moved",
            note: "",
            by: Some(at.by),
        };
        step(change, &mut here, moved(known, leaves)).await?;
        step(change, &mut there, moved(other, comes)).await?;
    }
    ledger::promote(change, &mut here).await?;
    ledger::publish(change, here).await?;
    ledger::publish(change, there).await
}

/// To whom a message goes.
pub enum To<'a> {
    /// Everybody in one of these states.
    In(&'a [State]),
    /// These people, as far as they are registered.
    People(&'a [Uuid]),
}

/// Tells people of an event something. Answers how many.
pub async fn message(change: &mut Change<'_>, at: EditScope<'_>, event: Uuid, to: To<'_>, text: &str) -> Result<usize> {
    let text = text.trim();
    if !(1..=LONGEST_MESSAGE).contains(&text.chars().count()) {
        let sentence = "Enter a message of at most 2,000 characters.";
        return Err(Problem::field("text", "required", sentence));
    }
    let held = ledger::hold(change, at.team, event).await?;
    if held.seats.status == Status::Draft {
        return Err(Refusal::NotPublished.into());
    }
    let (states, users): (Vec<&str>, &[Uuid]) = match to {
        To::In(states) => (states.iter().map(|state| state.into_str()).collect(), &[]),
        To::People(users) => (Vec::new(), users),
    };
    let found = sql::addressed()
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
    let of = OfEvent {
        id: event,
        team: at.team,
        title: &held.row.title,
        starts_at: held.row.starts_at,
        text,
    };
    notifications::tell_of_event(change, EventNews::Message, &of, &people).await?;
    let row = Entry::new("event.message_sent", event.to_string()).named(&held.row.title);
    change.record(row).await?;
    Ok(people.len())
}
