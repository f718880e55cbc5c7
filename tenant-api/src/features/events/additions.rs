//! People who are registered because a rule names them: looked at first, and then registered as anybody is, under the event's lock and
//! with a line of its ledger for each. Some hundreds at once; more of them by portions, each in a transaction of its own that asks for
//! the next one.

use std::collections::{BTreeMap, HashMap};

use learnt_queries::queries::events as sql;

use super::commands::EditScope;
use super::domain_events::{EventAdditionsStep, EventPeopleAdded};
use super::ledger::{self, SeatMove};
use super::model::{Refusal, Registration, Seats, Status};
use super::seats;
use crate::domain_events::Received;
use crate::features::assignments::DocumentType;
use crate::features::permissions;
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// So many people in one transaction.
const PORTION: usize = 200;
/// So many are shown of those whom a rule names.
const SHOWN: usize = 50;
/// The code of whoever left the team meanwhile.
const NOT_A_MEMBER: &str = "not_a_member";

/// Whom an admin wants to add.
pub struct AdditionRequest<'a> {
    pub event: Uuid,
    /// Category → values, as it was written.
    pub rule: &'a Value,
    /// Who finds no seat goes to the wait list.
    pub may_wait: bool,
    /// What was written about it, for the ledger.
    pub note: &'a str,
}

/// What somebody whom a rule names would get.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AdditionOutcome)]
pub enum Outcome {
    Seat,
    /// A place on the wait list.
    WaitList,
    /// They are registered already.
    Registered,
    /// Neither.
    Refused,
}

/// Somebody whom a rule names.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdditionPerson {
    user_id: Uuid,
    /// First and last name; nothing: they have left.
    name: Option<String>,
    /// What they would get.
    outcome: Outcome,
    /// Why they are refused.
    code: Option<&'static str>,
}

/// What adding people by a rule would come to now.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdditionPreview {
    /// Whom the rule names.
    matching: usize,
    /// Who would have a seat.
    seated: usize,
    /// Who would wait.
    waiting: usize,
    /// Who is registered already.
    known: usize,
    /// Who would be refused, by the reason.
    refused: BTreeMap<&'static str, usize>,
    /// The first fifty, by their names.
    people: Vec<AdditionPerson>,
}

async fn matching_users(change: &Change<'_>, at: EditScope<'_>, wanted: &AdditionRequest<'_>) -> Result<Vec<Uuid>> {
    let row = sql::one_event()
        .bind(change.tx(), &wanted.event, &at.team)
        .opt()
        .await
        .or_not_found()?;
    Status::parse(&row.status).open(row.starts_at, change.now())?;
    let document = (DocumentType::Event, wanted.event);
    permissions::named_people(change, (at.team, at.by), document, wanted.rule).await
}

fn outcome(
    seats: &mut Seats,
    current: Option<Registration>,
    may_wait: bool,
    now: DateTime<Utc>,
) -> (Outcome, Option<Refusal>) {
    match seats.add_by_rule(current, may_wait, now) {
        Ok(None) => (Outcome::Registered, None),
        Ok(Some(to)) => {
            seats.count(to);
            let outcome = if to.queues() { Outcome::WaitList } else { Outcome::Seat };
            (outcome, None)
        }
        Err(refusal) => (Outcome::Refused, Some(refusal)),
    }
}

/// What it would come to. The caller lets the transaction go: nothing of it is kept.
pub async fn preview(change: &Change<'_>, at: EditScope<'_>, wanted: &AdditionRequest<'_>) -> Result<AdditionPreview> {
    let users = matching_users(change, at, wanted).await?;
    let mut seats = ledger::lock(change, at.team, wanted.event).await?.seats;
    let registrations = ledger::registrations_of(change, wanted.event, &users).await?;
    let first = &users[..users.len().min(SHOWN)];
    let names = sql::trainer_names()
        .bind(change.tx(), &first, &at.team)
        .all()
        .await
        .sql()?;
    let mut names: HashMap<Uuid, String> = names.into_iter().map(|row| (row.user_id, row.name)).collect();
    let mut preview = AdditionPreview {
        matching: users.len(),
        ..AdditionPreview::default()
    };
    for user in users {
        let (outcome, refusal) = outcome(
            &mut seats,
            registrations.get(&user).copied(),
            wanted.may_wait,
            change.now(),
        );
        let code = refusal.map(Refusal::code);
        match outcome {
            Outcome::Seat => preview.seated += 1,
            Outcome::WaitList => preview.waiting += 1,
            Outcome::Registered => preview.known += 1,
            Outcome::Refused => *preview.refused.entry(code.unwrap_or_default()).or_default() += 1,
        }
        if preview.people.len() < SHOWN {
            preview.people.push(AdditionPerson {
                user_id: user,
                name: names.remove(&user),
                outcome,
                code,
            });
        }
    }
    Ok(preview)
}

/// Adds whom a rule names, at once or by portions.
pub async fn add(change: &mut Change<'_>, at: EditScope<'_>, wanted: &AdditionRequest<'_>) -> Result<()> {
    let users = matching_users(change, at, wanted).await?;
    if users.is_empty() {
        let sentence = "This rule matches nobody in the team.";
        return Err(Problem::field("rule", "nobody", sentence));
    }
    let (id, total) = (new_id(), number(users.len()));
    sql::create_addition()
        .params(
            change.tx(),
            &sql::CreateAdditionParams {
                id,
                event_id: wanted.event,
                may_wait: wanted.may_wait,
                note: wanted.note,
                total,
                by: at.by,
                now: change.now(),
            },
        )
        .await
        .sql()?;
    let row = AuditEntry::new("event.people_added", wanted.event.to_string()).with("people", total);
    change.record(row).await?;
    if users.len() > PORTION {
        let size = i64::try_from(PORTION).unwrap_or(i64::MAX);
        sql::store_addition_portions()
            .bind(change.tx(), &id, &size, &users)
            .await
            .sql()?;
        return next(change, id).await;
    }
    let addition = Addition {
        id,
        event: wanted.event,
        team: at.team,
        may_wait: wanted.may_wait,
        note: wanted.note,
        by: at.by,
    };
    portion(change, &addition, &users).await
}

fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

async fn next(change: &mut Change<'_>, id: Uuid) -> Result<()> {
    let event = DomainEvent::of(id.to_string(), EventAdditionsStep {});
    change.publish(event.with_audit_rows(Vec::new())).await
}

/// What is the same for all portions of an addition.
struct Addition<'a> {
    id: Uuid,
    event: Uuid,
    team: &'a str,
    may_wait: bool,
    note: &'a str,
    by: Uuid,
}

/// `event_additions.step`: the next portion.
pub fn step<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a Received<EventAdditionsStep>) -> HandlerFuture<'a> {
    Box::pin(async move {
        let id = event.about()?;
        let Some(row) = sql::next_addition_portion().bind(change.tx(), &id).opt().await.sql()? else {
            return Ok(());
        };
        // Asked for first, so that it does not wait behind the notifications of this portion.
        if row.is_followed {
            next(change, id).await?;
        }
        let addition = Addition {
            id,
            event: row.event_id,
            team: &row.team_id,
            may_wait: row.may_wait,
            note: &row.note,
            by: row.added_by,
        };
        portion(change, &addition, &row.users).await?;
        sql::drop_addition_portion()
            .bind(change.tx(), &id, &row.number)
            .await
            .sql()?;
        Ok(())
    })
}

/// A step failed for the last time: whoever is left was not added, and the list of refusals says so.
pub fn given_up<'a>(
    _: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<EventAdditionsStep>,
) -> HandlerFuture<'a> {
    Box::pin(async move {
        let stopped = sql::stop_addition()
            .bind(change.tx(), &event.about()?, &change.now())
            .opt()
            .await
            .sql()?;
        match stopped {
            Some(row) => progressed(change, row.event_id, &row.team_id).await,
            None => Ok(()),
        }
    })
}

#[derive(Default)]
struct Tally {
    seated: i32,
    waiting: i32,
    already_added: i32,
    refused: Vec<Uuid>,
    codes: Vec<&'static str>,
}

impl Tally {
    fn count(&mut self, to: Registration) {
        if to.queues() {
            self.waiting += 1;
        } else {
            self.seated += 1;
        }
    }

    fn refuse(&mut self, user: Uuid, code: &'static str) {
        self.refused.push(user);
        self.codes.push(code);
    }
}

async fn portion(change: &mut Change<'_>, of: &Addition<'_>, users: &[Uuid]) -> Result<()> {
    let members = seats::lock_members(change, of.team, users).await?;
    let mut locked = ledger::lock(change, of.team, of.event).await?;
    let registrations = ledger::registrations_of(change, of.event, users).await?;
    let mut deciding = locked.seats.clone();
    let (mut tally, mut moves, mut rows) = (Tally::default(), Vec::new(), Vec::new());
    for user in users {
        let Some(name) = seats::name_in(&members, user) else {
            tally.refuse(*user, NOT_A_MEMBER);
            continue;
        };
        let from = registrations.get(user).copied();
        let to = match deciding.add_by_rule(from, of.may_wait, change.now()) {
            Ok(Some(to)) => to,
            Ok(None) => {
                tally.already_added += 1;
                continue;
            }
            Err(refusal) => {
                tally.refuse(*user, refusal.code());
                continue;
            }
        };
        deciding.moved(from, to);
        tally.count(to);
        rows.push(seats::entry(&locked.row.title, (*user, Some(name)), to));
        moves.push(SeatMove {
            user: *user,
            from,
            to,
            reason: "added-by-rule",
            note: of.note,
            by: Some(of.by),
        });
    }
    ledger::write_all(change, &mut locked, &moves).await?;
    change.record_all(&rows).await?;
    ledger::publish(change, locked).await?;
    sql::refuse_additions()
        .bind(change.tx(), &of.id, &tally.refused, &tally.codes)
        .await
        .sql()?;
    sql::addition_progressed()
        .params(
            change.tx(),
            &sql::AdditionProgressedParams {
                people: number(users.len()),
                seated: tally.seated,
                waiting: tally.waiting,
                known: tally.already_added,
                refused: number(tally.refused.len()),
                now: change.now(),
                id: of.id,
            },
        )
        .await
        .sql()?;
    progressed(change, of.event, of.team).await
}

/// Whoever looks at the event hears that it went on.
async fn progressed(change: &mut Change<'_>, event: Uuid, team: &str) -> Result<()> {
    let event = DomainEvent::of(event.to_string(), EventPeopleAdded {});
    let event = event.topic(format!("events:{team}")).with_audit_rows(Vec::new());
    change.publish(event).await
}

/// Somebody who was not added.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefusedAddition {
    user_id: Uuid,
    /// First and last name; nothing: they have left.
    name: Option<String>,
    /// Why not.
    code: String,
}

/// People who are added by a rule: how far it is, and what it came to.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventAddition {
    id: Uuid,
    /// Whom the rule named.
    total: i32,
    /// Of how many it is known what became of them.
    done: i32,
    /// Who has a seat.
    seated: i32,
    waiting: i32,
    /// Who was registered already.
    known: i32,
    refused: i32,
    /// The first fifty of those, by their names.
    refusals: Vec<RefusedAddition>,
    started_at: DateTime<Utc>,
    /// When it was through; nothing: it goes on.
    finished_at: Option<DateTime<Utc>>,
}

/// The latest of an event.
pub async fn latest(client: &TenantClient, team: &str, event: Uuid) -> Result<Option<EventAddition>> {
    let found = sql::one_event().bind(&**client, &event, &team).opt().await.sql()?;
    found.ok_or_else(Problem::not_found)?;
    let Some(row) = sql::latest_addition().bind(&**client, &event).opt().await.sql()? else {
        return Ok(None);
    };
    let refusals = if row.refused > 0 {
        sql::addition_refusals()
            .bind(&**client, &team, &row.id)
            .all()
            .await
            .sql()?
    } else {
        Vec::new()
    };
    Ok(Some(EventAddition {
        id: row.id,
        total: row.total,
        done: row.done,
        seated: row.seated,
        waiting: row.waiting,
        known: row.known,
        refused: row.refused,
        refusals: refusals
            .into_iter()
            .map(|row| RefusedAddition {
                user_id: row.user_id,
                name: row.name,
                code: row.code,
            })
            .collect(),
        started_at: row.started_at,
        finished_at: row.finished_at,
    }))
}
