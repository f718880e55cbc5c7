//! A submission, as somebody may see it, and held until the transaction ends where it is changed: two tabs and two markers come one after the
//! other.

use crate::prelude::*;

use learnt_queries::queries::forms as sql;

use super::authority::{Owners, Scope, SubmissionAccess};
use super::commands::{read, read_text};
use super::model::content::Content;
use super::model::settings::Settings;
use super::model::states::Status;

/// What was seen of a submission when it was changed.
#[derive(Clone, Copy)]
pub struct ExpectedRevision {
    pub id: Uuid,
    pub revision: i32,
}

/// A submission that somebody may see.
pub struct VisibleSubmission {
    pub row: sql::Submission,
    pub status: Status,
    /// What its version asks.
    pub content: Content,
    /// How its version is given.
    pub settings: Settings,
    /// What whoever asks is to it.
    pub sees: SubmissionAccess,
}

/// Holds a submission that is there for them, until the transaction ends.
pub async fn lock(change: &Change<'_>, at: &Scope<'_>, id: Uuid) -> Result<VisibleSubmission> {
    let row = sql::lock_submission()
        .bind(change.tx(), &id, &at.team)
        .opt()
        .await
        .sql()?;
    visible(at, row.ok_or_else(Problem::not_found)?)
}

/// A submission, if it is there for them.
pub fn visible(at: &Scope<'_>, row: sql::Submission) -> Result<VisibleSubmission> {
    let settings: Settings = read(&row.settings)?;
    let owners = Owners {
        user: row.user_id,
        observer: row.observer_id,
        managers: &row.managers,
        assigned: row.assigned_to,
    };
    let status = Status::parse(&row.status);
    let sees = at.meets(&owners, &settings, status)?;
    Ok(VisibleSubmission {
        content: read_text(&row.content)?,
        status,
        settings,
        sees,
        row,
    })
}

impl VisibleSubmission {
    /// Refuses whoever does not know the latest revision.
    pub fn expect(&self, change: &Change<'_>, revision: i32) -> Result<()> {
        let changed = revision::changed_by(change, self.row.changed_by_name.as_deref(), self.row.changed_at);
        revision::expect(self.row.revision, revision, changed)
    }

    /// Refuses whoever does not answer it, and what is submitted already.
    pub fn is_draft_of(&self) -> Result<()> {
        if self.sees != SubmissionAccess::Own {
            return Err(Problem::not_found());
        }
        if self.status == Status::InProgress {
            return Ok(());
        }
        Err(Problem::conflict(
            "already_submitted",
            "This has already been submitted. Nothing was changed.",
        ))
    }
}
