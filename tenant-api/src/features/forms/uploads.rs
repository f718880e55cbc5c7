//! Uploads to a submission: its person's as long as it is a draft, its markers' as long as it waits for them.

use learnt_queries::queries::forms as sql;

use super::authority::{Scope, SubmissionAccess};
use super::locking::{VisibleSubmission, lock};
use super::model::states::Status;
use crate::features::files::{self, VerifiedUpload};
use crate::prelude::*;

/// Refuses a question that takes no file of whoever asks now. What is for markers only they fill in, while it waits for them.
pub fn takes_files(submission: &VisibleSubmission, field: &str) -> Result<()> {
    let known = submission.content.field(field).filter(|field| field.kind.is_upload());
    let is_markers = known.is_some_and(|field| field.marker_only);
    if is_markers && submission.sees == SubmissionAccess::Marks {
        return match submission.status {
            Status::MarkingRequired | Status::ApprovalRequired => Ok(()),
            _ => Err(Problem::conflict(
                "already_decided",
                "This submission has already been decided. Please reload the page.",
            )),
        };
    }
    submission.is_draft_of()?;
    if known.is_some() && !is_markers {
        return Ok(());
    }
    Err(Problem::field(
        "field",
        "unknown",
        "This question does not accept files.",
    ))
}

/// Gives an upload to a field of a submission.
pub async fn save_file(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    id: Uuid,
    field: &str,
    (stored, name): (&VerifiedUpload, &str),
) -> Result<Uuid> {
    let submission = lock(change, at, id).await?;
    takes_files(&submission, field)?;
    let file = files::save_form_file(change, stored, name, at.by).await?;
    sql::insert_form_file()
        .bind(change.tx(), &file, &id, &field)
        .await
        .sql()?;
    change
        .record(AuditEntry::new("file.uploaded", file.to_string()).named(name))
        .await?;
    Ok(file)
}
