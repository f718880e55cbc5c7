//! People who are taken off an event because a rule names them: looked at first, and then all of them in one transaction under the event's
//! lock, with a line of its ledger for each. What they leave free goes to those who wait.

use std::collections::HashMap;

use learnt_queries::queries::events as sql;

use super::commands::EditScope;
use super::ledger::{self, SeatMove};
use super::model::{Registration, Seats, State, Transition};
use super::seats;
use crate::features::assignments::DocumentType;
use crate::features::permissions;
use crate::prelude::*;

/// So many are shown of those whom a rule names.
const SHOWN: usize = 50;

/// Whom an admin wants to take off.
pub struct RemovalRequest<'a> {
    /// From which event.
    pub event: Uuid,
    /// Category → values, as it was written.
    pub rule: &'a Value,
    /// What was written about it, for the ledger.
    pub note: &'a str,
}

/// Somebody at the event whom the rule names.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RemovalPerson {
    user_id: Uuid,
    /// First and last name; nothing: they have left.
    name: Option<String>,
    state: State,
    /// They stay: it is noted whether they were there.
    stays: bool,
}

/// What removing people by a rule would come to now.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RemovalPreview {
    /// Whom the rule names, at the event or not.
    matching: usize,
    /// Who would give up a seat.
    seated: usize,
    /// Who would leave the wait list.
    waiting: usize,
    /// Who would stay, since it is noted whether they were there.
    staying: usize,
    /// How many of those who wait would get a seat, or an offer of one.
    promoted: usize,
    /// The first fifty at the event, by their names.
    people: Vec<RemovalPerson>,
}

/// What removing people by a rule came to.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventRemoval {
    /// Who gave up a seat.
    seated: usize,
    /// Who left the wait list.
    waiting: usize,
    /// Who stays, since it is noted whether they were there.
    staying: usize,
}

/// Those at the event whom the rule names, in the order of their names.
struct MatchedAttendees {
    matching: usize,
    /// Who goes: from where to where.
    leave: Vec<(Uuid, Registration, Registration)>,
    /// Whose attendance is noted.
    stay: Vec<(Uuid, Registration)>,
}

impl MatchedAttendees {
    fn seated(&self) -> usize {
        self.leave
            .iter()
            .filter(|(_, from, _)| from.state != State::Waiting)
            .count()
    }

    fn waiting(&self) -> usize {
        self.leave.len() - self.seated()
    }
}

async fn matching_users(change: &Change<'_>, at: EditScope<'_>, unwanted: &RemovalRequest<'_>) -> Result<Vec<Uuid>> {
    let there = sql::one_event()
        .bind(change.tx(), &unwanted.event, &at.team)
        .opt()
        .await
        .sql()?;
    there.ok_or_else(Problem::not_found)?;
    let document = (DocumentType::Event, unwanted.event);
    permissions::named_people(change, (at.team, at.by), document, unwanted.rule).await
}

/// Read under the lock of the event.
async fn found(change: &Change<'_>, event: Uuid, seats: &Seats, users: &[Uuid]) -> Result<MatchedAttendees> {
    let registrations = ledger::registrations_of(change, event, users).await?;
    let mut found = MatchedAttendees {
        matching: users.len(),
        leave: Vec::new(),
        stay: Vec::new(),
    };
    for user in users {
        let Some(from) = registrations.get(user).copied().filter(|from| !from.is_over()) else {
            continue;
        };
        match seats.desk(Transition::Remove, Some(from), change.now()) {
            Ok(to) => found.leave.push((*user, from, to)),
            Err(_) => found.stay.push((*user, from)),
        }
    }
    Ok(found)
}

/// How many of those who wait get what is free once these have left.
fn promoted(seats: &Seats, found: &MatchedAttendees, now: DateTime<Utc>) -> usize {
    let mut seats = seats.clone();
    for (_, from, to) in &found.leave {
        seats.moved(Some(*from), *to);
    }
    seats.give(now).len()
}

/// What it would come to. The caller lets the transaction go: nothing of it is kept.
pub async fn preview(change: &Change<'_>, at: EditScope<'_>, unwanted: &RemovalRequest<'_>) -> Result<RemovalPreview> {
    let users = matching_users(change, at, unwanted).await?;
    let locked = ledger::lock(change, at.team, unwanted.event).await?;
    let found = found(change, locked.id, &locked.seats, &users).await?;
    let leave = found.leave.iter().map(|(user, from, _)| (*user, (*from, false)));
    let stay = found.stay.iter().map(|(user, from)| (*user, (*from, true)));
    let concerned: HashMap<Uuid, (Registration, bool)> = leave.chain(stay).collect();
    let shown: Vec<Uuid> = users
        .into_iter()
        .filter(|user| concerned.contains_key(user))
        .take(SHOWN)
        .collect();
    let names = sql::trainer_names()
        .bind(change.tx(), &shown, &at.team)
        .all()
        .await
        .sql()?;
    let mut names: HashMap<Uuid, String> = names.into_iter().map(|row| (row.user_id, row.name)).collect();
    let person = |user: &Uuid| {
        let (from, stays) = concerned.get(user)?;
        Some(RemovalPerson {
            user_id: *user,
            name: names.remove(user),
            state: from.state,
            stays: *stays,
        })
    };
    Ok(RemovalPreview {
        matching: found.matching,
        seated: found.seated(),
        waiting: found.waiting(),
        staying: found.stay.len(),
        promoted: promoted(&locked.seats, &found, change.now()),
        people: shown.iter().filter_map(person).collect(),
    })
}

/// Takes off whom a rule names, all at once; those who wait get what is free.
pub async fn remove(change: &mut Change<'_>, at: EditScope<'_>, unwanted: &RemovalRequest<'_>) -> Result<EventRemoval> {
    let users = matching_users(change, at, unwanted).await?;
    let mut locked = ledger::lock(change, at.team, unwanted.event).await?;
    let found = found(change, locked.id, &locked.seats, &users).await?;
    if found.leave.is_empty() {
        let sentence = "This rule matches nobody who can be removed from this event.";
        return Err(Problem::field("rule", "nobody_there", sentence));
    }
    let moves: Vec<SeatMove> = found
        .leave
        .iter()
        .map(|(user, from, to)| SeatMove {
            user: *user,
            from: Some(*from),
            to: *to,
            reason: "removed-by-rule",
            note: unwanted.note,
            by: Some(at.by),
        })
        .collect();
    ledger::write_all(change, &mut locked, &moves).await?;
    let title = locked.row.title.as_str();
    let whole = AuditEntry::new("event.people_removed", locked.id.to_string())
        .named(title)
        .with("people", moves.len());
    let each = found
        .leave
        .iter()
        .map(|(user, _, to)| seats::entry(title, (*user, None), *to));
    let rows: Vec<AuditEntry> = std::iter::once(whole).chain(each).collect();
    change.record_all(&rows).await?;
    ledger::promote(change, &mut locked).await?;
    ledger::publish(change, locked).await?;
    Ok(EventRemoval {
        seated: found.seated(),
        waiting: found.waiting(),
        staying: found.stay.len(),
    })
}
