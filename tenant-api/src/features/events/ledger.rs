//! Moves of registrations: each is written with the counts and the ledger while the event's row is held, and told.

use std::collections::{BTreeMap, HashMap};

use futures_util::future::{join, join4};
use learnt_kernel::ids::random_label;
use learnt_queries::queries::events as sql;

use super::domain_events::RegistrationMoved;
use super::model::{Promotion, Registration, Seats, State, Status};
use super::notifications::{self, EventNotice};
use super::seats::Members;
use super::{attendance, jobs};
use crate::features::triggers;
use crate::prelude::*;

/// Characters of a ticket: about 80 random bits.
const TICKET: usize = 16;

/// Up to so many people's open pages get a topic of their own about their move.
const PERSONAL_TOPIC_LIMIT: usize = 64;

/// An event whose row is held until the transaction ends.
pub struct LockedRow {
    pub id: Uuid,
    pub team: String,
    /// What decides about seats; kept up with what is written.
    pub seats: Seats,
    /// As it was read.
    pub row: sql::LockEvent,
    /// Why it is cancelled, in the transaction in which that is done: whoever loses their seat is notified.
    pub cancel_reason: String,
    /// Some trigger waits for registrations that move.
    is_awaited: bool,
    /// Who is notified of what when all is done.
    notices: Vec<(EventNotice, Uuid, String, Option<DateTime<Utc>>)>,
    moved: Vec<Uuid>,
    attended: Vec<Uuid>,
}

impl LockedRow {
    /// Those of some people who were not moved here: whoever was is notified of that.
    pub fn without_moved(&self, users: &[Uuid]) -> Vec<Uuid> {
        let others = users.iter().filter(|user| !self.moved.contains(user));
        others.copied().collect()
    }
}

/// A move of one person.
pub struct SeatMove<'a> {
    pub user: Uuid,
    /// Where they stood; none: they were never registered.
    pub from: Option<Registration>,
    /// Where they stand from now on.
    pub to: Registration,
    /// The ledger's word for why.
    pub reason: &'a str,
    /// What somebody wrote about it.
    pub note: &'a str,
    /// Who did it; none: it followed by itself.
    pub by: Option<Uuid>,
}

/// Holds the row of an event of the team.
pub async fn lock(change: &Change<'_>, team: &str, id: Uuid) -> Result<LockedRow> {
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
        cancel_reason: String::new(),
        is_awaited,
        notices: Vec::new(),
        moved: Vec::new(),
        attended: Vec::new(),
    })
}

/// Those of some people who are members, who are held; then the event, which is held; then where they stand with it. The three are on
/// their way at once, and the database does them in this order: a busy event is held for two round trips less.
pub async fn lock_registrations(
    change: &Change<'_>,
    team: &str,
    (id, users): (Uuid, &[Uuid]),
) -> Result<(Members, LockedRow, HashMap<Uuid, Registration>)> {
    let tx = change.tx();
    // Only what is prepared leaves in the order in which it is asked for.
    let members = sql::lock_members().prepare(tx).await.sql()?;
    let event = sql::lock_event().prepare(tx).await.sql()?;
    let registrations = sql::registrations().prepare(tx).await.sql()?;
    let (members, row, found, is_awaited) = join4(
        members.bind(tx, &team, &users).all(),
        event.bind(tx, &id, &team).opt(),
        registrations.bind(tx, &id, &users).all(),
        triggers::wait_for::<RegistrationMoved>(tx),
    )
    .await;
    let found = found.sql()?.into_iter().map(user_registration).collect();
    let members = members.sql()?.into_iter().map(|row| (row.user_id, row.name));
    Ok((members.collect(), locked(team, row.sql()?, is_awaited?)?, found))
}

fn registration(row: sql::Registration) -> Registration {
    Registration {
        state: State::parse(&row.state),
        offered_until: row.offered_until,
    }
}

/// Where somebody stands with an event that is held.
pub async fn registration_of(
    change: &Change<'_>,
    locked_event: &LockedRow,
    user: Uuid,
) -> Result<Option<Registration>> {
    let found = sql::registration()
        .bind(change.tx(), &locked_event.id, &user)
        .opt()
        .await
        .sql()?;
    Ok(found.map(registration))
}

/// The registrations of some people at an event that is held; who was never registered is left out.
pub async fn registrations_of(change: &Change<'_>, event: Uuid, users: &[Uuid]) -> Result<HashMap<Uuid, Registration>> {
    let found = sql::registrations()
        .bind(change.tx(), &event, &users)
        .all()
        .await
        .sql()?;
    Ok(found.into_iter().map(user_registration).collect())
}

fn user_registration(row: sql::Registrations) -> (Uuid, Registration) {
    let registration = Registration {
        state: State::parse(&row.state),
        offered_until: row.offered_until,
    };
    (row.user_id, registration)
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
pub async fn write(change: &Change<'_>, locked_event: &mut LockedRow, step: SeatMove<'_>) -> Result<()> {
    write_all(change, locked_event, &[step]).await
}

/// Writes moves in their order, each of another person, with one statement.
pub async fn write_all(change: &Change<'_>, locked_event: &mut LockedRow, moves: &[SeatMove<'_>]) -> Result<()> {
    if moves.is_empty() {
        return Ok(());
    }
    let (mut seats, mut queue) = (0, 0);
    let mut steps = Vec::with_capacity(moves.len());
    for (of, n) in moves.iter().zip(1..) {
        seats += step(of.to.holds_seat(), of.from.is_some_and(Registration::holds_seat));
        queue += step(of.to.queues(), of.from.is_some_and(Registration::queues));
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
                event_id: locked_event.id,
                steps,
                now: change.now(),
            },
        )
        .all()
        .await
        .sql()?;
    let numbers: HashMap<Uuid, i32> = written.into_iter().map(|row| (row.user_id, row.number)).collect();
    locked_event.seats.taken += seats;
    locked_event.seats.waiting += queue;
    let mut offered: BTreeMap<DateTime<Utc>, Vec<(Uuid, i32)>> = BTreeMap::new();
    for SeatMove { user, from, to, by, .. } in moves {
        let number = *numbers.get(user).ok_or_else(Problem::not_found)?;
        locked_event.moved.push(*user);
        if to.state == State::Attended {
            locked_event.attended.push(*user);
        }
        if let Some(until) = to.offered_until {
            offered.entry(until).or_default().push((*user, number));
        }
        if let Some(kind) = notice_for(*from, *to, *by == Some(*user)) {
            let key = format!("event:{}:{user}:{number}", locked_event.id);
            locked_event.notices.push((kind, *user, key, to.offered_until));
        }
    }
    for (until, offers) in offered {
        jobs::plan_expiries(change, (locked_event.id, &locked_event.team), &offers, until).await?;
    }
    Ok(())
}

/// The notice that a person gets of their move.
fn notice_for(from: Option<Registration>, to: Registration, by_themselves: bool) -> Option<EventNotice> {
    match to.state {
        State::Attending if from.is_none_or(|from| !matches!(from.state, State::Attended | State::NotAttended)) => {
            Some(EventNotice::Seat)
        }
        State::Waiting if to.offered_until.is_some() => Some(EventNotice::Offered),
        // Whoever gives a seat back is told too: the mail takes the event off their own calendar.
        State::Cancelled => Some(EventNotice::Cancelled),
        State::WaitingCancelled if !by_themselves => Some(EventNotice::Cancelled),
        _ => None,
    }
}

/// Gives what is free to those who wait, in their order.
pub async fn promote(change: &Change<'_>, locked_event: &mut LockedRow) -> Result<()> {
    let given = locked_event.seats.clone().give(change.now());
    if given.is_empty() {
        return Ok(());
    }
    let most = i64::try_from(given.len()).unwrap_or(i64::MAX);
    let users = sql::first_waiting()
        .bind(change.tx(), &locked_event.id, &most)
        .all()
        .await
        .sql()?;
    let moves: Vec<SeatMove> = users
        .into_iter()
        .zip(given)
        .map(|(user, to)| SeatMove {
            user,
            from: Some(Registration::of(State::Waiting)),
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
    write_all(change, locked_event, &moves).await
}

/// Notifies those who were moved, and whoever looks at the event.
pub async fn publish(change: &mut Change<'_>, locked_event: LockedRow) -> Result<()> {
    if locked_event.moved.is_empty() {
        return Ok(());
    }
    // All of it is published with one statement: the event is held until then.
    let mut events = Vec::new();
    for kind in EventNotice::ALL.iter().copied() {
        let of_kind = locked_event.notices.iter().filter(|(of, ..)| *of == kind);
        let people: Vec<notifications::EventPerson> = of_kind
            .map(|(_, user, key, until)| notifications::EventPerson {
                user_id: *user,
                key: key.clone(),
                until: *until,
            })
            .collect();
        let of = notifications::NotifiedEvent {
            id: locked_event.id,
            team: &locked_event.team,
            title: &locked_event.row.title,
            starts_at: locked_event.row.starts_at,
            text: &locked_event.cancel_reason,
            to_trainers: false,
        };
        events.extend(notifications::store_notifications(change, kind, &of, &people).await?);
    }
    events.extend(attendance::attended_event(
        &locked_event.team,
        locked_event.id,
        &locked_event.attended,
    ));
    let mut event = DomainEvent::of(locked_event.id.to_string(), RegistrationMoved {})
        .topic(format!("events:{}", locked_event.team))
        .with_audit_rows(Vec::new());
    if !locked_event.is_awaited {
        // Nobody but triggers reacts to it.
        event = event.without_reaction();
    }
    if locked_event.moved.len() <= PERSONAL_TOPIC_LIMIT {
        event
            .topics
            .extend(locked_event.moved.iter().map(|user| format!("me:{user}")));
    }
    events.push(event);
    change.publish_all(events).await
}
