//! What work itself has on its calendar: domain events that are long done and mails that are long sent are forgotten.
use chrono::Duration;
use learnt_kernel::problem::Result;
use learnt_queries::queries::work as sql;

use crate::app::App;
use crate::db::{Change, Sql};
use crate::registry::JobFuture;
use crate::work::schedule::{self, DueJob};

/// The scheduler's word for it.
pub const PURGE: &str = "work.purge";

/// How long a domain event stays that nothing waits for any more.
const EVENT_RETENTION: Duration = Duration::days(30);

/// How long it can be read that a mail was sent.
const MAILS: Duration = Duration::days(90);

/// Deleted with one statement.
const PORTION: i64 = 10_000;

/// Forgets what is over, and comes again tomorrow.
pub fn purge<'a>(_: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move { forget(change).await })
}

async fn forget(change: &Change<'_>) -> Result<()> {
    let (tx, now) = (change.tx(), change.now());
    loop {
        let gone = sql::purge_facts()
            .bind(tx, &(now - EVENT_RETENTION), &PORTION)
            .await
            .sql()?;
        if gone < PORTION.unsigned_abs() {
            break;
        }
    }
    sql::purge_mails().bind(tx, &(now - MAILS)).await.sql()?;
    schedule::plan(change, PURGE, PURGE, now + Duration::days(1)).await
}
