//! Who may do what: whoever hands something in sees their own; managers mark their people's, admins all of the team's.

use crate::features::people::facet;
use crate::prelude::*;

/// Where, and who.
pub struct Scope<'a> {
    pub team: &'a str,
    /// The person.
    pub by: Uuid,
    /// Marks all of the team's.
    pub is_admin: bool,
    /// Has people of their own.
    pub is_manager: bool,
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

    /// Refuses whoever marks nobody.
    pub fn marks(self) -> Result<Self> {
        if self.is_admin || self.is_manager {
            return Ok(self);
        }
        Err(Problem::forbidden("role", "Only managers and admins can do this."))
    }

    /// The facet of whoever is managed by them.
    pub fn managed(&self) -> String {
        facet("managers", &self.by.to_string())
    }

    /// Whether they may mark what this person handed in; nobody marks their own.
    pub fn may_mark(&self, person: Uuid, managers: &[Uuid]) -> bool {
        person != self.by && (self.is_admin || (self.is_manager && managers.contains(&self.by)))
    }
}
