//! Submitting: once however often that is pressed, and again where a marker wants to see it done again.

use learnt_queries::queries::forms as sql;
use serde_json::Map;

use super::authority::{Scope, Sees};
use super::domain_events::{FormReopened, FormSubmitted};
use super::drafts::{open, sized};
use super::held::{ExpectedRevision, SeenRow, hold};
use super::history::{Moved, moved, publish, submitted};
use super::model::answers;
use super::model::content::{Content, Kind};
use super::model::logic::Answers;
use super::model::naming;
use super::model::score::score;
use super::model::states::{FormStatus, Status};
use super::{given, telling};
use crate::features::pathways;
use crate::prelude::*;

/// Submits a draft, and answers what has become of it. The same press twice is one; whoever pressed in another tab is told.
pub async fn submit(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    seen: ExpectedRevision,
    given: &Answers,
) -> Result<SeenRow> {
    let held = hold(change, at, seen.id).await?;
    if held.sees == Sees::Own && held.status != Status::InProgress && held.row.submitted_on == Some(seen.revision) {
        return Ok(held);
    }
    held.is_draft_of()?;
    held.expect(change, seen.revision)?;
    open(
        &held.settings,
        FormStatus::parse(&held.row.form_status).is_live(),
        change.now(),
    )?;
    sized(given)?;
    let mut wrong = answers::check(&held.content, given);
    let before = held.row.answers.as_object().cloned().unwrap_or_default();
    let answers = answers::settled(&held.content, given, &before);
    wrong.extend(absent_files(change, seen.id, &held.content, &answers).await?);
    if !wrong.is_empty() {
        return Err(Problem::unprocessable(wrong));
    }
    let person = held.row.user_id.ok_or_else(Problem::not_found)?;
    // Doing again what a marker asked for is no further try.
    sql::hold_attempts()
        .bind(
            change.tx(),
            &held.row.form_id,
            &person,
            &i32::from(before_reopened(&held)),
        )
        .await
        .sql()?;
    let points = score(&held.content, &held.settings.rubric, &answers, &Map::new());
    let status = Status::submitted(Kind::parse(&held.row.kind), &held.settings, points);
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
                id: seen.id,
            },
        )
        .await
        .sql()?;
    submitted(change, at, (seen.id, &held), status).await?;
    passed(change, &held, status).await?;
    let points = points.map(|points| (points.reached, points.most));
    given::follow(change, (held.row.form_id, person), status, points).await?;
    if matches!(status, Status::MarkingRequired | Status::ApprovalRequired) {
        telling::waiting(change, at, &held, seen.id).await?;
    }
    publish(
        change,
        at,
        FormSubmitted { form: held.row.form_id }.into(),
        &held,
        seen.id,
    )
    .await?;
    let row = sql::Submission {
        answers,
        status: status.into_str().to_owned(),
        score: points.map(|(reached, _)| reached),
        max_score: points.map(|(_, most)| most),
        submitted_on: Some(held.row.revision),
        revision: held.row.revision + 1,
        submitted_at: Some(change.now()),
        changed_at: change.now(),
        ..held.row
    };
    Ok(SeenRow { row, status, ..held })
}

/// Whoever it is about has passed it, if this is where it stands now: pathways may lead over it.
pub async fn passed(change: &mut Change<'_>, held: &SeenRow, status: Status) -> Result<()> {
    let Some(person) = held.row.user_id.filter(|_| status.is_passed()) else {
        return Ok(());
    };
    pathways::done(change, "form", held.row.form_id, &[person]).await
}

/// Whether a marker has not yet asked for it again.
fn before_reopened(held: &SeenRow) -> bool {
    held.row.marks.as_object().is_none_or(Map::is_empty)
        && held.row.comment.is_empty()
        && held.row.comments.as_object().is_none_or(Map::is_empty)
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
    let kept = sql::form_files().bind(change.tx(), &id).all().await.sql()?;
    let is_kept = |field: &str, file: Uuid| kept.iter().any(|row| row.file_id == file && row.field == field);
    let sentence = "This file no longer exists. Please upload it again.";
    let absent = named.iter().filter(|(field, file)| !is_kept(field, *file));
    Ok(absent
        .map(|(field, _)| FieldError::new(format!("answers.{field}"), "no_such_file", sentence))
        .collect())
}

/// Begins again what a marker wants to see done again; the answers that were marked stay in the history.
pub async fn reopen(change: &mut Change<'_>, at: &Scope<'_>, id: Uuid) -> Result<()> {
    let held = hold(change, at, id).await?;
    if held.sees != Sees::Own {
        return Err(Problem::not_found());
    }
    match held.status {
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
    let answers = Some(held.row.answers.clone());
    moved(
        change,
        at,
        &Moved {
            id,
            held: &held,
            to: Status::InProgress,
            comment: "",
            answers,
        },
    )
    .await?;
    publish(change, at, FormReopened { form: held.row.form_id }.into(), &held, id).await
}
