//! What the log has on the calendar: rows that are older than it is kept.
use chrono::Duration;
use learnt_queries::queries::audit as sql;

use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::schedule::{self, DueJob};

/// The calendar's word for it.
pub const PURGE: &str = "audit.purge";

/// Deleted with one statement.
const PORTION: i32 = 5_000;
/// Where there is more, it comes again after this long.
const PAUSE: Duration = Duration::minutes(1);

/// Deletes what is older than the tenant keeps it, and comes again tomorrow.
pub fn purge<'a>(_: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let gone = sql::purge().bind(change.tx(), &new_id(), &PORTION).one().await.sql()?;
        let next = if gone < i64::from(PORTION) {
            Duration::days(1)
        } else {
            PAUSE
        };
        schedule::plan(change, PURGE, PURGE, change.now() + next).await
    })
}
