//! What the blog has on the calendar: what is published for a date to come.

use learnt_queries::queries::blogs as sql;

use super::domain_events::BlogAppeared;
use super::model::Status;
use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::schedule::{self, DueJob};

/// The calendar's word for an entry or a product whose date comes.
pub const APPEAR: &str = "blogs.appear";

/// It is on the calendar under its id and its date. One that was moved or taken back stays there and finds nothing to do.
pub(super) async fn plan(change: &Change<'_>, id: Uuid, status: Status, date: Option<DateTime<Utc>>) -> Result<()> {
    match date {
        Some(at) if status == Status::Published && at > change.now() => {
            let key = format!("blog/{id}/{}", at.timestamp());
            schedule::plan_once(change, &key, APPEAR, at).await
        }
        _ => Ok(()),
    }
}

fn planned(key: &str) -> Option<(Uuid, DateTime<Utc>)> {
    let (id, at) = key.strip_prefix("blog/")?.split_once('/')?;
    Some((id.parse().ok()?, DateTime::from_timestamp(at.parse().ok()?, 0)?))
}

/// Its date has come: open pages hear that there is something new.
pub fn publish_scheduled<'a>(_: &'a App, change: &'a mut Change<'_>, due: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let Some((id, at)) = planned(&due.key) else {
            return Ok(());
        };
        let found = sql::is_published_at().bind(change.tx(), &id, &at).opt().await.sql()?;
        let Some(team) = found else { return Ok(()) };
        let event = DomainEvent::of(id.to_string(), BlogAppeared {});
        change
            .publish(event.topic(format!("blogs:{team}")).with_audit_rows(Vec::new()))
            .await
    })
}
