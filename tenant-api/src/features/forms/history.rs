//! What happened to a submission: each move in its own history, and told to whom it concerns.

use crate::prelude::*;

use learnt_queries::queries::forms as sql;

use super::authority::Scope;
use super::held::SeenRow;
use super::model::states::Status;

/// A move that was made.
pub struct Moved<'a> {
    /// Which one.
    pub id: Uuid,
    /// As it was before.
    pub held: &'a SeenRow,
    /// Where it is now.
    pub to: Status,
    /// What was said with it.
    pub comment: &'a str,
    /// The answers it was said about.
    pub answers: Option<Value>,
}

/// Writes a move of somebody's into the history.
pub async fn moved(change: &Change<'_>, at: &Scope<'_>, step: &Moved<'_>) -> Result<()> {
    sql::insert_move()
        .params(
            change.tx(),
            &sql::InsertMoveParams {
                id: new_id(),
                submission_id: step.id,
                attempt: step.held.row.attempt,
                from_status: step.held.status.into_str(),
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
pub async fn submitted(change: &Change<'_>, at: &Scope<'_>, (id, held): (Uuid, &SeenRow), to: Status) -> Result<()> {
    sql::insert_submitted_moves()
        .params(
            change.tx(),
            &sql::InsertSubmittedMovesParams {
                submitted: new_id(),
                submission_id: id,
                attempt: held.row.attempt,
                from_status: held.status.into_str(),
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
pub async fn publish(change: &mut Change<'_>, at: &Scope<'_>, what: EventBody, held: &SeenRow, id: Uuid) -> Result<()> {
    let row = Entry::new(what.kind(), id.to_string()).named(held.row.title.as_str());
    let event = DomainEvent::of(id.to_string(), what).topic(format!("forms:{}", at.team));
    let event = match held.row.user_id {
        Some(person) => event.topic(format!("me:{person}")),
        None => event,
    };
    change.publish(event.logged(row)).await
}
