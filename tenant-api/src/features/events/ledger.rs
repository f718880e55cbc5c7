//! Moves of registrations: each is written with the counts and the ledger while the event's row is held, and told.

use chrono::{DateTime, Utc};
use futures_util::future::join3;
use learnt_kernel::ids::{new_id, random_label};
use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::events as sql;
use uuid::Uuid;

use super::domain_events::RegistrationMoved;
use super::model::{Promotion, Seats, Standing, State, Status};
use super::{attendance, jobs};
use crate::db::{Change, Sql};
use crate::domain_events::DomainEvent;
use crate::features::notifications::{self, EventNews};

/// Characters of a ticket: about 80 random bits.
const TICKET: usize = 16;

/// An event whose row is held until the transaction ends.
pub struct LockedRow {
    /// Which one.
    pub id: Uuid,
    /// Whose.
    pub team: String,
    /// What decides about seats; kept up with what is written.
    pub seats: Seats,
    /// As it was read.
    pub row: sql::LockEvent,
    /// Who is told of what when all is done.
    news: Vec<(EventNews, Uuid, String, Option<DateTime<Utc>>)>,
    moved: Vec<Uuid>,
    attended: Vec<Uuid>,
}

/// A move of one person.
pub struct Move<'a> {
    /// Whose.
    pub user: Uuid,
    /// Where they stood; none: they were never registered.
    pub from: Option<Standing>,
    /// Where they stand from now on.
    pub to: Standing,
    /// The ledger's word for why.
    pub reason: &'a str,
    /// What somebody wrote about it.
    pub note: &'a str,
    /// Whose hand; none: it followed by itself.
    pub by: Option<Uuid>,
}

/// Holds the row of an event of the team.
pub async fn hold(change: &Change<'_>, team: &str, id: Uuid) -> Result<LockedRow> {
    let row = sql::lock_event().bind(change.tx(), &id, &team).opt().await.sql()?;
    locked(team, row)
}

fn locked(team: &str, row: Option<sql::LockEvent>) -> Result<LockedRow> {
    let row = row.ok_or_else(Problem::not_found)?;
    let seats = Seats {
        status: Status::parse(&row.status),
        starts_at: row.starts_at,
        capacity: row.capacity,
        waitlist_capacity: row.waitlist_capacity,
        approval: row.approval,
        register_until: row.register_until,
        cancel_until: row.cancel_until,
        promotion: Promotion::parse(&row.promotion),
        offer_hours: row.offer_hours,
        taken: row.taken,
        waiting: row.waiting,
    };
    Ok(LockedRow {
        id: row.id,
        team: team.to_owned(),
        seats,
        row,
        news: Vec::new(),
        moved: Vec::new(),
        attended: Vec::new(),
    })
}

/// Whether somebody is a member, who is held; then the event, which is held; then where they stand with it. The three are on their way
/// at once, and the database does them in this order: a busy event is held for two round trips less.
pub async fn hold_for(
    change: &Change<'_>,
    team: &str,
    (id, user): (Uuid, Uuid),
) -> Result<(bool, LockedRow, Option<Standing>)> {
    let (tx, users) = (change.tx(), [user]);
    let users = users.as_slice();
    // Only what is prepared leaves in the order in which it is asked for.
    let members = sql::hold_members().prepare(tx).await.sql()?;
    let event = sql::lock_event().prepare(tx).await.sql()?;
    let place = sql::standing().prepare(tx).await.sql()?;
    let (members, row, found) = join3(
        members.bind(tx, &team, &users).all(),
        event.bind(tx, &id, &team).opt(),
        place.bind(tx, &id, &user).opt(),
    )
    .await;
    let is_member = members.sql()?.contains(&user);
    Ok((is_member, locked(team, row.sql()?)?, found.sql()?.map(stands)))
}

fn stands(row: sql::Standing) -> Standing {
    Standing {
        state: State::parse(&row.state),
        offered_until: row.offered_until,
    }
}

/// Where somebody stands with an event that is held.
pub async fn standing(change: &Change<'_>, held: &LockedRow, user: Uuid) -> Result<Option<Standing>> {
    let found = sql::standing().bind(change.tx(), &held.id, &user).opt().await.sql()?;
    Ok(found.map(stands))
}

fn step(is: bool, was: bool) -> i32 {
    i32::from(is) - i32::from(was)
}

/// Writes a move.
pub async fn write(change: &Change<'_>, held: &mut LockedRow, step_of: Move<'_>) -> Result<()> {
    let Move {
        user,
        from,
        to,
        reason,
        note,
        by,
    } = step_of;
    let seats = step(to.holds_seat(), from.is_some_and(Standing::holds_seat));
    let queue = step(to.queues(), from.is_some_and(Standing::queues));
    // Only who comes to the line from elsewhere gets a place at its end.
    let joins = to.state == State::Waiting && from.is_none_or(|from| from.state != State::Waiting);
    let ticket = random_label(TICKET);
    let from_state = from.map(|from| from.state.as_str());
    let number = sql::store_move()
        .bind(
            change.tx(),
            &seats,
            &queue,
            &held.id,
            &new_id(),
            &user,
            &to.state.as_str(),
            &joins,
            &to.offered_until,
            &ticket,
            &change.now(),
            &from_state,
            &reason,
            &note,
            &by,
        )
        .one()
        .await
        .sql()?;
    held.seats.taken += seats;
    held.seats.waiting += queue;
    held.moved.push(user);
    if to.state == State::Attended {
        held.attended.push(user);
    }
    if let Some(until) = to.offered_until {
        jobs::plan_expiry(change, held.id, &held.team, user, number, until).await?;
    }
    if let Some(kind) = heard(from, to, by == Some(user)) {
        let key = format!("event:{}:{user}:{number}", held.id);
        held.news.push((kind, user, key, to.offered_until));
    }
    Ok(())
}

/// What a person is told of their move.
fn heard(from: Option<Standing>, to: Standing, by_themselves: bool) -> Option<EventNews> {
    match to.state {
        State::Attending if from.is_none_or(|from| !matches!(from.state, State::Attended | State::NotAttended)) => {
            Some(EventNews::Seat)
        }
        State::Waiting if to.offered_until.is_some() => Some(EventNews::Offered),
        // Whoever gives a seat back is told too: the mail takes the event off their own calendar.
        State::Cancelled => Some(EventNews::Cancelled),
        State::WaitingCancelled if !by_themselves => Some(EventNews::Cancelled),
        _ => None,
    }
}

/// Gives what is free to those who wait, in their order.
pub async fn promote(change: &Change<'_>, held: &mut LockedRow) -> Result<()> {
    while let Some(to) = held.seats.next(change.now()) {
        let Some(user) = sql::first_waiting().bind(change.tx(), &held.id).opt().await.sql()? else {
            return Ok(());
        };
        let reason = if to.state == State::Waiting {
            "offered"
        } else {
            "promoted"
        };
        let from = Some(Standing::of(State::Waiting));
        write(
            change,
            held,
            Move {
                user,
                from,
                to,
                reason,
                note: "",
                by: None,
            },
        )
        .await?;
    }
    Ok(())
}

/// Tells those who were moved, and whoever looks at the event.
pub async fn tell(change: &mut Change<'_>, held: LockedRow) -> Result<()> {
    if held.moved.is_empty() {
        return Ok(());
    }
    for kind in EventNews::ALL {
        let of_kind = held.news.iter().filter(|(of, ..)| *of == kind);
        let people: Vec<notifications::EventPerson> = of_kind
            .map(|(_, user, key, until)| notifications::EventPerson {
                user_id: *user,
                key: key.clone(),
                until: *until,
            })
            .collect();
        let of = notifications::OfEvent {
            id: held.id,
            team: &held.team,
            title: &held.row.title,
            starts_at: held.row.starts_at,
            text: "",
        };
        notifications::tell_of_event(change, kind, &of, &people).await?;
    }
    attendance::tell(change, &held.team, held.id, &held.attended).await?;
    let mut event = DomainEvent::of(held.id.to_string(), RegistrationMoved {})
        .topic(format!("events:{}", held.team))
        .traced(Vec::new());
    if let [user] = held.moved.as_slice() {
        event = event.topic(format!("me:{user}"));
    }
    change.publish(event).await
}
