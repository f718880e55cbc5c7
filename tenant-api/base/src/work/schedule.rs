//! Work with a date: rows that are claimed, done and dropped in one transaction.
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use futures_util::FutureExt;
use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::work as sql;

use crate::app::App;
use crate::db::directory::Tenant;
use crate::db::tx::Principal;
use crate::db::{Change, Sql};
pub use crate::registry::DueJob;

/// Plans work; the same key again moves it to the new date.
pub async fn plan(change: &Change<'_>, key: &str, kind: &str, due_at: DateTime<Utc>) -> Result<()> {
    sql::plan_work().bind(change.tx(), &key, &kind, &due_at).await.sql()?;
    change.job_scheduled();
    Ok(())
}

/// Plans work unless the key is planned already.
pub async fn plan_once(change: &Change<'_>, key: &str, kind: &str, due_at: DateTime<Utc>) -> Result<()> {
    sql::plan_work_once()
        .bind(change.tx(), &key, &kind, &due_at)
        .await
        .sql()?;
    change.job_scheduled();
    Ok(())
}

/// The same of many keys for one date, in one statement; none for none.
pub async fn plan_all_once(change: &Change<'_>, keys: &[String], kind: &str, due_at: DateTime<Utc>) -> Result<()> {
    if keys.is_empty() {
        return Ok(());
    }
    sql::plan_all_once()
        .bind(change.tx(), &kind, &due_at, &keys)
        .await
        .sql()?;
    change.job_scheduled();
    Ok(())
}

/// Plans work for this date at the latest: a key that is planned for an earlier one stays there. Whoever does work passes over what is
/// held here, and must look again once that has ended.
pub async fn plan_by(change: &Change<'_>, key: &str, kind: &str, due_at: DateTime<Utc>) -> Result<()> {
    sql::plan_work_by()
        .bind(change.tx(), &key, &due_at, &kind)
        .await
        .sql()?;
    change.job_scheduled();
    Ok(())
}

/// Takes work off the scheduler. Work that is being done at this moment finds out by itself that it is not needed: it may wait
/// for a row that this change has locked.
pub async fn drop(change: &Change<'_>, key: &str) -> Result<()> {
    let dropped = sql::drop_unclaimed_work().bind(change.tx(), &key).await;
    dropped.sql().map(std::mem::drop)
}

/// Does what is due for a tenant, so many at most. Returns how many that were; what somebody else has in hand is theirs.
pub async fn drain(app: &App, tenant: &Arc<Tenant>, most: usize) -> Result<usize> {
    drain_until(app, tenant, most, Instant::now() + Duration::from_secs(3600)).await
}

/// The same, and nothing more is begun after this moment.
pub(super) async fn drain_until(app: &App, tenant: &Arc<Tenant>, most: usize, until: Instant) -> Result<usize> {
    let mut met = 0;
    while met < most
        && Instant::now() < until
        && let Some(due) = next(app, tenant).await?
    {
        match AssertUnwindSafe(work(app, tenant, &due)).catch_unwind().await {
            Ok(Ok(false)) => break,
            Ok(Ok(true)) => {}
            Ok(Err(problem)) => failed(app, tenant, &due, &problem.to_string()).await?,
            Err(_) => failed(app, tenant, &due, "the job panicked").await?,
        }
        met += 1;
    }
    Ok(met)
}

async fn next(app: &App, tenant: &Arc<Tenant>) -> Result<Option<DueJob>> {
    let client = app.client_of(tenant).await?;
    let (now, jobs) = (app.clock.now(), app.registry.jobs());
    let row = sql::next_work().bind(&*client, &now, &jobs).opt().await.sql()?;
    Ok(row.map(|row| DueJob {
        key: row.key,
        kind: row.kind,
        due_at: row.due_at,
    }))
}

/// The row is locked and dropped with the work itself; the job may plan the same key again. Answers whether it was free.
async fn work(app: &App, tenant: &Arc<Tenant>, due: &DueJob) -> Result<bool> {
    let mut client = app.client_of(tenant).await?;
    let mut change = Change::by(&mut client, Principal::default()).await?;
    let claimed = sql::claim_work()
        .bind(change.tx(), &due.key, &due.due_at)
        .opt()
        .await
        .sql()?;
    if claimed.is_none() {
        return Ok(false);
    }
    sql::drop_work().bind(change.tx(), &due.key).await.sql()?;
    let job = app.registry.job(&due.kind);
    let job = job.ok_or_else(|| Problem::internal_text(&format!("no job is called {}", due.kind)))?;
    job(app, &mut change, due).await?;
    change.commit(app).await?;
    Ok(true)
}

async fn failed(app: &App, tenant: &Arc<Tenant>, due: &DueJob, error: &str) -> Result<()> {
    let mut client = app.client_of(tenant).await?;
    let change = Change::by(&mut client, Principal::default()).await?;
    let Some(attempts) = sql::claim_work()
        .bind(change.tx(), &due.key, &due.due_at)
        .opt()
        .await
        .sql()?
    else {
        return Ok(());
    };
    metrics::counter!("learnt_work_failed_total").increment(1);
    if attempts == 0 {
        tracing::warn!(tenant = %tenant.id, key = due.key, error, "scheduled work failed and is tried again");
    } else {
        tracing::debug!(tenant = %tenant.id, key = due.key, attempts, error, "scheduled work failed again");
    }
    let later = change.now() + back_off(app.config.pace.back_off, attempts + 1);
    sql::work_failed()
        .bind(change.tx(), &error, &later, &due.key)
        .await
        .sql()?;
    change.commit(app).await
}

/// Doubles from try to try, an hour at most.
pub fn back_off(first: Duration, attempts: i32) -> Duration {
    let doubled = first.saturating_mul(1 << attempts.clamp(1, 16).saturating_sub(1));
    doubled.min(Duration::from_secs(3600))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_doubles_up_to_an_hour() {
        let first = Duration::from_secs(5);
        assert_eq!(back_off(first, 1), Duration::from_secs(5));
        assert_eq!(back_off(first, 3), Duration::from_secs(20));
        assert_eq!(back_off(first, 40), Duration::from_secs(3600));
    }
}
