//! Uploads of a draft.

use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::forms as sql;
use uuid::Uuid;

use super::authority::Scope;
use super::held::hold;
use super::model::content::Content;
use crate::audit::Entry;
use crate::db::{Change, Sql};
use crate::features::files::{self, Stored};

/// Refuses a question that takes no file.
pub fn takes_files(content: &Content, field: &str) -> Result<()> {
    let known = content.field(field);
    if known.is_some_and(|field| field.kind.is_upload() && !field.marker_only) {
        return Ok(());
    }
    Err(Problem::field("field", "unknown", "This question takes no file."))
}

/// Gives an upload to a field of a draft.
pub async fn keep_file(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    id: Uuid,
    field: &str,
    (stored, name): (&Stored, &str),
) -> Result<Uuid> {
    let held = hold(change, at, id).await?;
    held.is_draft_of()?;
    takes_files(&held.content, field)?;
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
