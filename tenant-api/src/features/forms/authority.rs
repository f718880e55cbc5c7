//! Who may do what: admins build and mark all of their team's forms; managers build their own and mark their people; everybody
//! answers, and sees what is theirs.

use super::model::settings::{Approver, Settings};
use super::model::states::Status;
use crate::features::people::facet;
use crate::prelude::*;

/// Where, and who.
pub struct Scope<'a> {
    pub team: &'a str,
    /// The person.
    pub by: Uuid,
    /// Looks after all of the team's forms.
    pub is_admin: bool,
    /// Has people of their own.
    pub is_manager: bool,
}

/// Whose a submission is, as far as that decides who sees it.
pub struct Owners<'a> {
    /// Whom it is about.
    pub user: Option<Uuid>,
    /// Who wrote it about them.
    pub observer: Option<Uuid>,
    /// Whom they list.
    pub managers: &'a [Uuid],
    /// Who is marking it.
    pub assigned: Option<Uuid>,
}

/// What somebody is to a submission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubmissionAccess {
    /// Answers it, or has answered it.
    Own,
    /// May mark it.
    Marks,
    /// Looks at it only.
    Looks,
}

impl<'a> Scope<'a> {
    /// Whoever asks.
    pub fn of(actor: &'a Actor) -> Self {
        Self {
            team: actor.context.team.id.as_str(),
            by: actor.user_id,
            is_admin: actor.rank >= Role::Admin.rank(),
            is_manager: Gate::Manager.admits(&actor.roles),
        }
    }

    /// Refuses whoever neither builds nor marks.
    pub fn require_any(self) -> Result<Self> {
        if self.is_admin || self.is_manager {
            return Ok(self);
        }
        Err(Problem::forbidden("role", "Only managers and admins can do this."))
    }

    /// Refuses whoever may not change a form; of another's it is not said that it is there.
    pub fn may_build(&self, owner: Uuid) -> Result<()> {
        if self.is_admin || (self.is_manager && owner == self.by) {
            return Ok(());
        }
        Err(Problem::not_found())
    }

    /// The facet of whoever is managed by them.
    pub fn managed(&self) -> String {
        facet("managers", &self.by.to_string())
    }

    /// What they are to a submission that stands there; a draft is there for whoever writes it, and for nobody else.
    pub fn meets(&self, owners: &Owners<'_>, settings: &Settings, status: Status) -> Result<SubmissionAccess> {
        let sees = self.access_to(owners, settings).ok_or_else(Problem::not_found)?;
        if status == Status::InProgress && sees != SubmissionAccess::Own {
            return Err(Problem::not_found());
        }
        Ok(sees)
    }

    fn access_to(&self, owners: &Owners<'_>, settings: &Settings) -> Option<SubmissionAccess> {
        // Nobody looks at a single anonymous submission: the analytics show them together.
        let user = owners.user?;
        if owners.observer.unwrap_or(user) == self.by {
            return Some(SubmissionAccess::Own);
        }
        if user == self.by {
            return Some(SubmissionAccess::Looks);
        }
        let is_named = settings.approver == Approver::Named && settings.approvers.contains(&self.by);
        let is_theirs = self.is_manager && owners.managers.contains(&self.by);
        // What a colleague handed over is theirs to mark, as long as they are somebody who marks.
        let is_handed = owners.assigned == Some(self.by) && (self.is_manager || is_named);
        let marks = self.is_admin || is_named || is_handed || (is_theirs && settings.approver == Approver::Manager);
        match (marks, is_theirs) {
            (true, _) => Some(SubmissionAccess::Marks),
            (_, true) => Some(SubmissionAccess::Looks),
            _ => None,
        }
    }
}
