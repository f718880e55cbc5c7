//! What identity has on its calendar: sessions and codes that are long over are forgotten.
use chrono::Duration;
use learnt_queries::queries::identity as sql;

use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::schedule::DueJob;

/// The calendar's word for it.
pub const PURGE: &str = "identity.purge";

/// How long an ended session stays, so that a person can be told about it.
const RETENTION: Duration = Duration::days(30);

/// Forgets what is over, and comes again tomorrow.
pub fn purge<'a>(_: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move { forget(change).await })
}

async fn forget(change: &Change<'_>) -> Result<()> {
    let (tx, now) = (change.tx(), change.now());
    let hour_ago = now - Duration::hours(1);
    sql::purge_codes().bind(tx, &hour_ago).await.sql()?;
    sql::purge_challenges().bind(tx, &hour_ago).await.sql()?;
    sql::purge_sessions().bind(tx, &(now - RETENTION)).await.sql()?;
    crate::work::schedule::plan(change, PURGE, PURGE, now + Duration::days(1)).await
}
