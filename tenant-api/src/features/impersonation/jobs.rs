//! What impersonation has on the calendar: each one's end.
use learnt_queries::queries::impersonation as sql;

use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::schedule::DueJob;

/// The calendar's word for it.
pub const END: &str = "impersonation.end";

/// What it is planned as.
pub fn key(id: Uuid) -> String {
    format!("{END}/{id}")
}

/// Its time is up. Its session does not open anything any more by then; this writes it down.
pub fn end<'a>(_: &'a App, change: &'a mut Change<'_>, due: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let id = due.key.rsplit('/').next().and_then(|id| id.parse::<Uuid>().ok());
        let Some(id) = id else { return Ok(()) };
        let row = sql::by_id().bind(change.tx(), &id).opt().await.sql()?;
        match row {
            Some(row) => super::commands::time_is_up(change, &row).await,
            None => Ok(()),
        }
    })
}
