//! What analytics has on its calendar: events of half a year ago are forgotten.
use chrono::Duration;
use learnt_queries::queries::analytics as sql;

use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::schedule::{self, DueJob};

/// The calendar's word for it.
pub const PURGE: &str = "analytics.purge";

/// How long an event stays.
const RETENTION: Duration = Duration::days(180);

/// Deleted with one statement.
const PORTION: i64 = 10_000;

/// Forgets what is old, and comes again tomorrow.
pub fn purge<'a>(_: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move { forget(change).await })
}

async fn forget(change: &Change<'_>) -> Result<()> {
    let before = change.now() - RETENTION;
    while sql::purge().bind(change.tx(), &before, &PORTION).await.sql()? == PORTION.unsigned_abs() {}
    schedule::plan(change, PURGE, PURGE, change.now() + Duration::days(1)).await
}
