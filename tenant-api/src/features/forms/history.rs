//! What happened to a submission: each move in its own history, and told to whom it concerns.

use crate::prelude::*;

use learnt_queries::queries::forms as sql;

use super::authority::Scope;
use super::locking::VisibleSubmission;
use super::model::states::Status;

/// A move that was made.
pub struct RecordedMove<'a> {
    pub id: Uuid,
    /// As it was before.
    pub submission: &'a VisibleSubmission,
    /// Where it is now.
    pub to: Status,
    /// What was said with it.
    pub comment: &'a str,
    /// The answers it was said about.
    pub answers: Option<Value>,
}

/// Writes a move of somebody's into the history.
pub async fn record_move(change: &Change<'_>, at: &Scope<'_>, step: &RecordedMove<'_>) -> Result<()> {
    sql::insert_move()
        .params(
            change.tx(),
            &sql::InsertMoveParams {
                id: new_id(),
                submission_id: step.id,
                attempt: step.submission.row.attempt,
                from_status: step.submission.status.into_str(),
                to_status: step.to.into_str(),
                comment: step.comment,
                answers: step.answers.as_ref(),
                by_id: Some(at.by),
                now: change.now(),
            },
        )
        .await
        .sql()
        .map(drop)
}

/// Writes into the history that it was submitted, and what followed from that by itself.
pub async fn record_submission(
    change: &Change<'_>,
    at: &Scope<'_>,
    (id, submission): (Uuid, &VisibleSubmission),
    to: Status,
) -> Result<()> {
    sql::insert_submitted_moves()
        .params(
            change.tx(),
            &sql::InsertSubmittedMovesParams {
                submitted: new_id(),
                submission_id: id,
                attempt: submission.row.attempt,
                from_status: submission.status.into_str(),
                by: at.by,
                now: change.now(),
                follows: new_id(),
                to_status: to.into_str(),
            },
        )
        .await
        .sql()
        .map(drop)
}

/// Tells its person, and the screens of those who mark.
pub async fn publish(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    what: EventBody,
    submission: &VisibleSubmission,
    id: Uuid,
) -> Result<()> {
    let row = AuditEntry::new(what.kind(), id.to_string()).named(submission.row.title.as_str());
    let event = DomainEvent::of(id.to_string(), what).topic(format!("forms:{}", at.team));
    let event = match submission.row.user_id {
        Some(person) => event.topic(format!("me:{person}")),
        None => event,
    };
    change.publish(event.logged(row)).await
}
