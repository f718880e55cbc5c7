//! Uploads of a draft.

use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::forms as sql;
use uuid::Uuid;

use super::authority::Scope;
use super::submitting::hold;
use crate::audit::Entry;
use crate::db::{Change, Sql};
use crate::features::files::{self, Stored};

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
    let known = held
        .content
        .field(field)
        .filter(|field| field.kind.is_upload() && !field.marker_only);
    if known.is_none() {
        return Err(Problem::field("field", "unknown", "This question takes no file."));
    }
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
