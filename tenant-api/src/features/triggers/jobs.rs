//! What triggers have on the calendar: runs whose time has come, of one trigger and event, a portion at a time.
use std::collections::{HashMap, HashSet};

use chrono::Duration;
use learnt_queries::queries::triggers as sql;

use super::actions::{self, ActingTrigger, Run};
use crate::domain_events::Cause;
use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::schedule::{self, DueJob};

/// The calendar's word for runs.
pub const RUN: &str = "triggers.run";
/// The calendar's word for forgetting.
pub const PURGE: &str = "triggers.purge";

/// For so many people a trigger acts in one transaction.
const PORTION: i64 = 200;
/// After so long a suspended tenant's runs are looked at again.
const SUSPENDED: Duration = Duration::minutes(1);
/// How long a run can be looked at.
const RETENTION: Duration = Duration::days(180);
/// Deleted with one statement.
const DELETED: i64 = 10_000;

/// The runs of a trigger about an event are due by then.
pub(super) async fn plan(change: &Change<'_>, event: Uuid, trigger: Uuid, due: DateTime<Utc>) -> Result<()> {
    schedule::plan_by(change, &format!("trigger/{event}/{trigger}"), RUN, due).await
}

fn planned(key: &str) -> Option<(Uuid, Uuid)> {
    let (event, trigger) = key.strip_prefix("trigger/")?.split_once('/')?;
    Some((event.parse().ok()?, trigger.parse().ok()?))
}

/// Does the next portion, and comes again for the rest.
pub fn run<'a>(app: &'a App, change: &'a mut Change<'_>, due: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let Some((event, trigger)) = planned(&due.key) else {
            return Ok(());
        };
        // Nothing is done in a suspended tenant, and nothing is lost: it waits.
        if change.tenant().suspended {
            return plan(change, event, trigger, change.now() + SUSPENDED).await;
        }
        let locked_trigger = sql::lock_trigger().bind(change.tx(), &trigger).opt().await.sql()?;
        let Some(locked_trigger) = locked_trigger else {
            return Ok(());
        };
        portion(app, change, (event, trigger), &locked_trigger).await?;
        let next = sql::next_run().bind(change.tx(), &event, &trigger).one().await.sql()?;
        match next {
            Some(at) => plan(change, event, trigger, at.max(change.now())).await,
            None => Ok(()),
        }
    })
}

async fn portion(
    app: &App,
    change: &mut Change<'_>,
    (event, trigger): (Uuid, Uuid),
    locked_trigger: &sql::LockTrigger,
) -> Result<()> {
    let runs = sql::due_runs()
        .bind(change.tx(), &event, &trigger, &change.now(), &PORTION)
        .all()
        .await
        .sql()?;
    // Of one person's replays one at a time.
    let mut seen = HashSet::new();
    let mut runs: Vec<Run> = runs
        .into_iter()
        .map(Run::from)
        .filter(|run| seen.insert(run.user_id))
        .collect();
    if runs.is_empty() {
        return Ok(());
    }
    if !locked_trigger.is_on {
        let why = "The trigger was switched off before this run started.";
        return end(change, &runs, "skipped", ("switched_off", why)).await;
    }
    if !app
        .identity
        .operator_stands(locked_trigger.author_id)
        .await
        .map_err(Problem::from)?
    {
        let why = format!(
            "{}, who last saved this trigger, can no longer sign in to the console. It runs again once another operator has saved it.",
            locked_trigger.author_name
        );
        return end(change, &runs, "failed", ("author_gone", &why)).await;
    }
    within_person(change, trigger, locked_trigger, &mut runs).await?;
    within_hour(change, trigger, locked_trigger, &mut runs).await?;
    act(change, trigger, locked_trigger, &runs).await
}

/// What is more than a person's limit is skipped.
async fn within_person(
    change: &Change<'_>,
    trigger: Uuid,
    locked_trigger: &sql::LockTrigger,
    runs: &mut Vec<Run>,
) -> Result<()> {
    let Some(most) = locked_trigger.per_person else {
        return Ok(());
    };
    let users: Vec<Uuid> = runs.iter().map(|run| run.user_id).collect();
    let before = sql::ran_for().bind(change.tx(), &trigger, &users).all().await.sql()?;
    let before: HashMap<Uuid, i64> = before.into_iter().map(|row| (row.user_id, row.runs)).collect();
    let is_free = |run: &Run| before.get(&run.user_id).copied().unwrap_or_default() < i64::from(most);
    let (free, over): (Vec<Run>, Vec<Run>) = std::mem::take(runs).into_iter().partition(is_free);
    *runs = free;
    let why = format!("The trigger has already run {most} times for this person, its limit.");
    end(change, &over, "skipped", ("per_person", &why)).await
}

/// What is more than an hour's limit waits until the hour is over.
async fn within_hour(
    change: &Change<'_>,
    trigger: Uuid,
    locked_trigger: &sql::LockTrigger,
    runs: &mut Vec<Run>,
) -> Result<()> {
    let Some(most) = locked_trigger.per_hour else {
        return Ok(());
    };
    let since = change.now() - Duration::hours(1);
    let lately = sql::ran_lately()
        .bind(change.tx(), &trigger, &since)
        .one()
        .await
        .sql()?;
    let free = usize::try_from(i64::from(most) - lately.runs).unwrap_or_default();
    if free >= runs.len() {
        return Ok(());
    }
    let over = runs.split_off(free);
    let over: Vec<Uuid> = over.into_iter().map(|run| run.id).collect();
    let later = lately.first.unwrap_or(change.now()) + Duration::hours(1);
    sql::put_off_runs()
        .bind(change.tx(), &later, &over)
        .await
        .sql()
        .map(drop)
}

/// All of it or nothing; what the rules refuse is in the log with its sentence, and what is a fault is tried again.
async fn act(change: &mut Change<'_>, trigger: Uuid, locked_trigger: &sql::LockTrigger, runs: &[Run]) -> Result<()> {
    let Some(first) = runs.first() else { return Ok(()) };
    let mark = change.mark().await?;
    let cause = Cause {
        depth: first.depth + 1,
        trigger: Some(trigger),
    };
    change.caused_by(cause, &locked_trigger.title);
    let actions = ActingTrigger::new(trigger, locked_trigger);
    let outcome = match actions {
        Ok(actions) => actions::act(change, &actions, runs).await,
        Err(problem) => Err(problem),
    };
    match outcome {
        Ok(outputs) => {
            let rows: Vec<Value> = outputs
                .into_iter()
                .map(|(id, output)| json!({"id": id, "output": output}))
                .collect();
            sql::finish_runs()
                .bind(change.tx(), &change.now(), &Value::Array(rows))
                .await
                .sql()
                .map(drop)
        }
        Err(problem) if problem.status().is_client_error() => {
            change.rollback_to(mark).await?;
            let sentence = problem
                .errors()
                .first()
                .map_or_else(|| problem.detail(), |error| error.message.as_str());
            end(change, runs, "failed", (problem.code(), sentence)).await
        }
        Err(problem) => Err(problem),
    }
}

async fn end(change: &Change<'_>, runs: &[Run], state: &str, (code, why): (&str, &str)) -> Result<()> {
    if runs.is_empty() {
        return Ok(());
    }
    let ids: Vec<Uuid> = runs.iter().map(|run| run.id).collect();
    sql::end_runs()
        .params(
            change.tx(),
            &sql::EndRunsParams {
                state,
                error_code: Some(code),
                error: Some(why),
                now: change.now(),
                ids,
            },
        )
        .await
        .sql()
        .map(drop)
}

/// Forgets runs that are long over, and comes again tomorrow.
pub fn purge<'a>(_: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let before = change.now() - RETENTION;
        loop {
            let gone = sql::purge_runs().bind(change.tx(), &before, &DELETED).await.sql()?;
            if gone < DELETED.unsigned_abs() {
                break;
            }
        }
        schedule::plan(change, PURGE, PURGE, change.now() + Duration::days(1)).await
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_calendar_names_event_and_trigger() {
        let (event, trigger) = (Uuid::from_u128(1), Uuid::from_u128(2));
        assert_eq!(planned(&format!("trigger/{event}/{trigger}")), Some((event, trigger)));
        assert_eq!(planned("trigger/x/y"), None);
    }
}
