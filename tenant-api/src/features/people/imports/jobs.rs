//! What imports have on their calendar: files that nobody ran and lines that are long through are forgotten.
use chrono::Duration;
use learnt_queries::queries::people as sql;

use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::schedule::{self, DueJob};

/// The calendar's word for it.
pub const PURGE: &str = "people.purge";

/// How long a file waits for being run.
const WAITING: Duration = Duration::days(1);

/// How long it can be read what became of each line.
const RETENTION: Duration = Duration::days(30);

/// Forgets what is over, and comes again tomorrow.
pub fn purge<'a>(_: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move { forget(change).await })
}

async fn forget(change: &Change<'_>) -> Result<()> {
    let (tx, now) = (change.tx(), change.now());
    sql::purge_waiting_jobs().bind(tx, &(now - WAITING)).await.sql()?;
    sql::purge_rows().bind(tx, &(now - RETENTION)).await.sql()?;
    schedule::plan(change, PURGE, PURGE, now + Duration::days(1)).await
}
