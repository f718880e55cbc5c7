//! Uploads to a submission: its person's as long as it is a draft, its markers' as long as it waits for them.

use learnt_queries::queries::forms as sql;

use super::authority::{Scope, Sees};
use super::held::{SeenRow, hold};
use super::model::states::Status;
use crate::features::files::{self, Stored};
use crate::prelude::*;

/// Refuses a question that takes no file of whoever asks now. What is for markers only they fill in, while it waits for them.
pub fn takes_files(held: &SeenRow, field: &str) -> Result<()> {
    let known = held.content.field(field).filter(|field| field.kind.is_upload());
    let is_markers = known.is_some_and(|field| field.marker_only);
    if is_markers && held.sees == Sees::Marks {
        return match held.status {
            Status::MarkingRequired | Status::ApprovalRequired => Ok(()),
            _ => Err(Problem::conflict(
                "already_decided",
                "This submission has already been decided. Please reload the page.",
            )),
        };
    }
    held.is_draft_of()?;
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
pub async fn keep_file(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    id: Uuid,
    field: &str,
    (stored, name): (&Stored, &str),
) -> Result<Uuid> {
    let held = hold(change, at, id).await?;
    takes_files(&held, field)?;
    let file = files::keep_form(change, stored, name, at.by).await?;
    sql::insert_form_file()
        .bind(change.tx(), &file, &id, &field)
        .await
        .sql()?;
    change
        .record(Entry::new("file.uploaded", file.to_string()).named(name))
        .await?;
    Ok(file)
}
