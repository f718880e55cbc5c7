//! Submitting: once however often that is pressed, and again where a marker wants to see it done again.

use learnt_queries::queries::forms as sql;
use serde_json::Map;

use super::authority::{Scope, SubmissionAccess};
use super::domain_events::{FormReopened, FormSubmitted};
use super::drafts::{open, sized};
use super::history::{RecordedMove, publish, record_move, record_submission};
use super::locking::{ExpectedRevision, VisibleSubmission, lock};
use super::model::answers;
use super::model::content::{Content, Kind};
use super::model::logic::Answers;
use super::model::naming;
use super::model::score::score;
use super::model::states::{FormStatus, Status};
use super::{given, notices};
use crate::features::pathways;
use crate::prelude::*;

/// Submits a draft, and answers what has become of it. The same press twice is one; whoever pressed in another tab is told.
pub async fn submit(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    expected: ExpectedRevision,
    given: &Answers,
) -> Result<VisibleSubmission> {
    let submission = lock(change, at, expected.id).await?;
    if submission.sees == SubmissionAccess::Own
        && submission.status != Status::InProgress
        && submission.row.submitted_on == Some(expected.revision)
    {
        return Ok(submission);
    }
    submission.is_draft_of()?;
    submission.expect(change, expected.revision)?;
    open(
        &submission.settings,
        FormStatus::parse(&submission.row.form_status).is_live(),
        change.now(),
    )?;
    sized(given)?;
    let mut wrong = answers::check(&submission.content, given);
    let before = submission.row.answers.as_object().cloned().unwrap_or_default();
    let answers = answers::normalized(&submission.content, given, &before);
    wrong.extend(absent_files(change, expected.id, &submission.content, &answers).await?);
    if !wrong.is_empty() {
        return Err(Problem::unprocessable(wrong));
    }
    let person = submission.row.user_id.ok_or_else(Problem::not_found)?;
    // Doing again what a marker asked for is no further try.
    sql::ensure_attempts()
        .bind(
            change.tx(),
            &submission.row.form_id,
            &person,
            &i32::from(before_reopened(&submission)),
        )
        .await
        .sql()?;
    let points = score(&submission.content, &submission.settings.rubric, &answers, &Map::new());
    let status = Status::submitted(Kind::parse(&submission.row.kind), &submission.settings, points);
    let answers = Value::Object(answers);
    sql::store_submitted()
        .params(
            change.tx(),
            &sql::StoreSubmittedParams {
                answers: &answers,
                status: status.into_str(),
                score: points.map(|points| points.reached),
                max_score: points.map(|points| points.most),
                now: change.now(),
                by: at.by,
                id: expected.id,
            },
        )
        .await
        .sql()?;
    record_submission(change, at, (expected.id, &submission), status).await?;
    report_passed(change, &submission, status).await?;
    let points = points.map(|points| (points.reached, points.most));
    given::follow(change, (submission.row.form_id, person), status, points).await?;
    if matches!(status, Status::MarkingRequired | Status::ApprovalRequired) {
        notices::notify_markers(change, at, &submission, expected.id).await?;
    }
    publish(
        change,
        at,
        FormSubmitted {
            form: submission.row.form_id,
        }
        .into(),
        &submission,
        expected.id,
    )
    .await?;
    let row = sql::Submission {
        answers,
        status: status.into_str().to_owned(),
        score: points.map(|(reached, _)| reached),
        max_score: points.map(|(_, most)| most),
        submitted_on: Some(submission.row.revision),
        revision: submission.row.revision + 1,
        submitted_at: Some(change.now()),
        changed_at: change.now(),
        ..submission.row
    };
    Ok(VisibleSubmission {
        row,
        status,
        ..submission
    })
}

/// Whoever it is about has passed it, if this is where it stands now: pathways may lead over it.
pub async fn report_passed(change: &mut Change<'_>, submission: &VisibleSubmission, status: Status) -> Result<()> {
    let Some(person) = submission.row.user_id.filter(|_| status.is_passed()) else {
        return Ok(());
    };
    pathways::done(change, "form", submission.row.form_id, &[person]).await
}

/// Whether a marker has not yet asked for it again.
fn before_reopened(submission: &VisibleSubmission) -> bool {
    submission.row.marks.as_object().is_none_or(Map::is_empty)
        && submission.row.comment.is_empty()
        && submission.row.comments.as_object().is_none_or(Map::is_empty)
}

/// The uploads that answers name and that are not there.
pub async fn absent_files(
    change: &Change<'_>,
    id: Uuid,
    content: &Content,
    answers: &Answers,
) -> Result<Vec<FieldError>> {
    let named = naming::files(content, answers);
    if named.is_empty() {
        return Ok(Vec::new());
    }
    let files = sql::form_files().bind(change.tx(), &id).all().await.sql()?;
    let is_kept = |field: &str, file: Uuid| files.iter().any(|row| row.file_id == file && row.field == field);
    let sentence = "This file no longer exists. Please upload it again.";
    let absent = named.iter().filter(|(field, file)| !is_kept(field, *file));
    Ok(absent
        .map(|(field, _)| FieldError::new(format!("answers.{field}"), "no_such_file", sentence))
        .collect())
}

/// Begins again what a marker wants to see done again; the answers that were marked stay in the history.
pub async fn reopen(change: &mut Change<'_>, at: &Scope<'_>, id: Uuid) -> Result<()> {
    let submission = lock(change, at, id).await?;
    if submission.sees != SubmissionAccess::Own {
        return Err(Problem::not_found());
    }
    match submission.status {
        Status::InProgress => return Ok(()),
        Status::PendingResubmission => {}
        other => {
            let sentence = format!("A submission that is {} cannot become inprogress.", other.into_str());
            return Err(Problem::conflict("no_such_move", sentence));
        }
    }
    sql::reopen()
        .bind(change.tx(), &change.now(), &at.by, &id)
        .await
        .sql()?;
    let answers = Some(submission.row.answers.clone());
    record_move(
        change,
        at,
        &RecordedMove {
            id,
            submission: &submission,
            to: Status::InProgress,
            comment: "",
            answers,
        },
    )
    .await?;
    publish(
        change,
        at,
        FormReopened {
            form: submission.row.form_id,
        }
        .into(),
        &submission,
        id,
    )
    .await
}
