//! Moves of registrations: each is written with the counts and the ledger while the event's row is held, and told.

use std::collections::{BTreeMap, HashMap};

use futures_util::future::{join, join4};
use learnt_kernel::ids::random_label;
use learnt_queries::queries::events as sql;

use super::domain_events::RegistrationMoved;
use super::model::{Promotion, Seats, Standing, State, Status};
use super::{attendance, jobs};
use crate::features::notifications::{self, EventNews};
use crate::features::triggers;
use crate::prelude::*;

/// Characters of a ticket: about 80 random bits.
const TICKET: usize = 16;

/// So many people's open pages are told of their move by name.
const TOLD_BY_NAME: usize = 64;

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
    /// Some trigger waits for registrations that move.
    is_awaited: bool,
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
    /// Who did it; none: it followed by itself.
    pub by: Option<Uuid>,
}

/// Holds the row of an event of the team.
pub async fn hold(change: &Change<'_>, team: &str, id: Uuid) -> Result<LockedRow> {
    let (tx, lock) = (change.tx(), sql::lock_event());
    let (row, is_awaited) = join(
        lock.bind(tx, &id, &team).opt(),
        triggers::wait_for::<RegistrationMoved>(tx),
    )
    .await;
    locked(team, row.sql()?, is_awaited?)
}

fn locked(team: &str, row: Option<sql::LockEvent>, is_awaited: bool) -> Result<LockedRow> {
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
        is_awaited,
        news: Vec::new(),
        moved: Vec::new(),
        attended: Vec::new(),
    })
}

/// Those of some people who are members, who are held; then the event, which is held; then where they stand with it. The three are on
/// their way at once, and the database does them in this order: a busy event is held for two round trips less.
pub async fn hold_for(
    change: &Change<'_>,
    team: &str,
    (id, users): (Uuid, &[Uuid]),
) -> Result<(Vec<Uuid>, LockedRow, HashMap<Uuid, Standing>)> {
    let tx = change.tx();
    // Only what is prepared leaves in the order in which it is asked for.
    let members = sql::hold_members().prepare(tx).await.sql()?;
    let event = sql::lock_event().prepare(tx).await.sql()?;
    let places = sql::standings().prepare(tx).await.sql()?;
    let (members, row, found, is_awaited) = join4(
        members.bind(tx, &team, &users).all(),
        event.bind(tx, &id, &team).opt(),
        places.bind(tx, &id, &users).all(),
        triggers::wait_for::<RegistrationMoved>(tx),
    )
    .await;
    let found = found.sql()?.into_iter().map(place).collect();
    Ok((members.sql()?, locked(team, row.sql()?, is_awaited?)?, found))
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

/// Where some people stand with an event that is held; who was never registered is left out.
pub async fn standings(change: &Change<'_>, event: Uuid, users: &[Uuid]) -> Result<HashMap<Uuid, Standing>> {
    let found = sql::standings().bind(change.tx(), &event, &users).all().await.sql()?;
    Ok(found.into_iter().map(place).collect())
}

fn place(row: sql::Standings) -> (Uuid, Standing) {
    let standing = Standing {
        state: State::parse(&row.state),
        offered_until: row.offered_until,
    };
    (row.user_id, standing)
}

fn step(is: bool, was: bool) -> i32 {
    i32::from(is) - i32::from(was)
}

/// A move as the statement reads it.
#[derive(Serialize)]
struct Step<'m> {
    n: usize,
    id: Uuid,
    user_id: Uuid,
    from_state: Option<&'static str>,
    to_state: &'static str,
    /// Only who comes to the line from elsewhere gets a place at its end.
    joins: bool,
    offered_until: Option<DateTime<Utc>>,
    ticket: String,
    reason: &'m str,
    note: &'m str,
    made_by: Option<Uuid>,
}

/// Writes a move.
pub async fn write(change: &Change<'_>, held: &mut LockedRow, step: Move<'_>) -> Result<()> {
    write_all(change, held, &[step]).await
}

/// Writes moves in their order, each of another person, with one statement.
pub async fn write_all(change: &Change<'_>, held: &mut LockedRow, moves: &[Move<'_>]) -> Result<()> {
    if moves.is_empty() {
        return Ok(());
    }
    let (mut seats, mut queue) = (0, 0);
    let mut steps = Vec::with_capacity(moves.len());
    for (of, n) in moves.iter().zip(1..) {
        seats += step(of.to.holds_seat(), of.from.is_some_and(Standing::holds_seat));
        queue += step(of.to.queues(), of.from.is_some_and(Standing::queues));
        steps.push(Step {
            n,
            id: new_id(),
            user_id: of.user,
            from_state: of.from.map(|from| from.state.into_str()),
            to_state: of.to.state.into_str(),
            joins: of.to.state == State::Waiting && of.from.is_none_or(|from| from.state != State::Waiting),
            offered_until: of.to.offered_until,
            ticket: random_label(TICKET),
            reason: of.reason,
            note: of.note,
            made_by: of.by,
        });
    }
    let count = i32::try_from(moves.len()).map_err(|error| Problem::internal(&error))?;
    let steps = serde_json::to_value(steps).map_err(|error| Problem::internal(&error))?;
    let tx = change.tx();
    let store = sql::store_moves().prepare(tx).await.sql()?;
    let written = store
        .params(
            tx,
            &sql::StoreMovesParams {
                seats,
                queue,
                count,
                event_id: held.id,
                steps,
                now: change.now(),
            },
        )
        .all()
        .await
        .sql()?;
    let numbers: HashMap<Uuid, i32> = written.into_iter().map(|row| (row.user_id, row.number)).collect();
    held.seats.taken += seats;
    held.seats.waiting += queue;
    let mut offered: BTreeMap<DateTime<Utc>, Vec<(Uuid, i32)>> = BTreeMap::new();
    for Move { user, from, to, by, .. } in moves {
        let number = *numbers.get(user).ok_or_else(Problem::not_found)?;
        held.moved.push(*user);
        if to.state == State::Attended {
            held.attended.push(*user);
        }
        if let Some(until) = to.offered_until {
            offered.entry(until).or_default().push((*user, number));
        }
        if let Some(kind) = heard(*from, *to, *by == Some(*user)) {
            let key = format!("event:{}:{user}:{number}", held.id);
            held.news.push((kind, *user, key, to.offered_until));
        }
    }
    for (until, offers) in offered {
        jobs::plan_expiries(change, (held.id, &held.team), &offers, until).await?;
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
    let given = held.seats.clone().give(change.now());
    if given.is_empty() {
        return Ok(());
    }
    let most = i64::try_from(given.len()).unwrap_or(i64::MAX);
    let users = sql::first_waiting()
        .bind(change.tx(), &held.id, &most)
        .all()
        .await
        .sql()?;
    let moves: Vec<Move> = users
        .into_iter()
        .zip(given)
        .map(|(user, to)| Move {
            user,
            from: Some(Standing::of(State::Waiting)),
            to,
            reason: if to.state == State::Waiting {
                "offered"
            } else {
                "promoted"
            },
            note: "",
            by: None,
        })
        .collect();
    write_all(change, held, &moves).await
}

/// Tells those who were moved, and whoever looks at the event.
pub async fn publish(change: &mut Change<'_>, held: LockedRow) -> Result<()> {
    if held.moved.is_empty() {
        return Ok(());
    }
    for kind in EventNews::ALL.iter().copied() {
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
    attendance::publish(change, &held.team, held.id, &held.attended).await?;
    let mut event = DomainEvent::of(held.id.to_string(), RegistrationMoved {})
        .topic(format!("events:{}", held.team))
        .traced(Vec::new());
    if !held.is_awaited {
        // Nobody but triggers reacts to it.
        event = event.without_reaction();
    }
    if held.moved.len() <= TOLD_BY_NAME {
        event.topics.extend(held.moved.iter().map(|user| format!("me:{user}")));
    }
    change.publish(event).await
}
