//! Events as activities of courses: who attends one has done what the course asks for, in the transaction of the check-in. Taking
//! the check-in back does not take the completion back: what followed from it (a certificate, the next course) is there by then.

use chrono::{DateTime, Utc};
use learnt_kernel::problem::Result;
use learnt_queries::queries::events as sql;
use uuid::Uuid;

use crate::db::{Change, Sql};
use crate::features::learning::{self, ActivityResult, Subject};

const ATTENDED: ActivityResult = ActivityResult {
    submitted: false,
    waiting: false,
    competent: false,
    percent: None,
    attended: true,
};

/// Tells the courses of these people that they attended.
pub async fn follow(change: &mut Change<'_>, event: Uuid, attended: &[Uuid]) -> Result<()> {
    learning::record_result(change, attended, Subject::Event(event), &ATTENDED).await
}

/// Whether a person attended one of these events, of those that began since.
pub async fn result(
    change: &Change<'_>,
    user: Uuid,
    events: &[Uuid],
    since: Option<DateTime<Utc>>,
) -> Result<ActivityResult> {
    let attended = sql::attended_one()
        .bind(change.tx(), &user, &events, &since)
        .one()
        .await
        .sql()?;
    Ok(if attended { ATTENDED } else { ActivityResult::default() })
}

/// Which of these events there are, and whether people can register for them.
pub async fn are_open(change: &Change<'_>, ids: &[Uuid]) -> Result<Vec<(Uuid, bool)>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = sql::are_open().bind(change.tx(), &ids).all().await.sql()?;
    Ok(rows.into_iter().map(|row| (row.id, row.is_published)).collect())
}
