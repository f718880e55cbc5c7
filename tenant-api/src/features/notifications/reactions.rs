//! What notifications do about domain events of others: reminders begin with the first session, and what was mailed is noted.
use learnt_queries::queries::notifications as sql;

use super::jobs;
use crate::domain_events::Received;
use crate::features::identity::domain_events::SessionBegun;
use crate::prelude::*;
use crate::registry::HandlerFuture;
use crate::work::schedule;

/// `session.begun`: reminders are on the calendar as soon as anybody signs in.
pub fn schedule_reminders<'a>(
    _: &'a App,
    change: &'a mut Change<'_>,
    _: &'a Received<SessionBegun>,
) -> HandlerFuture<'a> {
    Box::pin(async move { schedule::plan_once(change, jobs::DUE, jobs::DUE, change.now()).await })
}

/// An email with notifications was sent.
pub fn mailed<'a>(change: &'a mut Change<'_>, mail: Uuid) -> HandlerFuture<'a> {
    Box::pin(async move {
        sql::mailed()
            .bind(change.tx(), &change.now(), &mail)
            .await
            .sql()
            .map(drop)
    })
}
