//! What quizzes have on the calendar: attempts whose time is over.

use super::commands;
use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::schedule::{self, DueJob};

/// The calendar's word for an attempt whose time is over.
pub const TIME_OVER: &str = "quizzes.time_over";

/// One that was submitted in time stays on the calendar and finds nothing to do.
pub(super) async fn plan_time_over(change: &Change<'_>, attempt: Uuid, at: DateTime<Utc>) -> Result<()> {
    schedule::plan_once(change, &format!("quiz-attempt/{attempt}"), TIME_OVER, at).await
}

/// The time of an attempt is over.
pub fn time_over<'a>(_: &'a App, change: &'a mut Change<'_>, due: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let id = due.key.split_once('/').and_then(|(_, id)| id.parse::<Uuid>().ok());
        match id {
            Some(id) => commands::time_over(change, id).await,
            None => Ok(()),
        }
    })
}
