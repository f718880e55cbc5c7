//! One edit of a draft: what it says.

use serde_json::Value;
use uuid::Uuid;

use super::details::DetailsPatch;
use super::kinds::{Completion, Kind};
use super::opens::Opens;
use super::outline::SectionOrder;

/// A new activity; with an id when a deleted one is brought back.
#[derive(Debug, Clone)]
pub struct NewActivity {
    /// The deleted one's id.
    pub id: Option<Uuid>,
    /// Where it goes.
    pub section: Uuid,
    /// At which place; none: at the end.
    pub position: Option<usize>,
    pub kind: Kind,
    pub title: String,
    /// What differs from a fresh one.
    pub patch: ActivityPatch,
}

/// What of an activity changes; what is not named stays.
#[derive(Debug, Clone, Default)]
pub struct ActivityPatch {
    pub title: Option<String>,
    /// Needed to complete the course.
    pub required: Option<bool>,
    /// When it counts as completed.
    pub completion: Option<Completion>,
    /// By kind.
    pub content: Option<Value>,
    /// How long it takes, in minutes; an inner none: nobody said.
    pub minutes: Option<Option<i16>>,
    pub opens: Option<Opens>,
}

/// One edit.
#[derive(Debug, Clone)]
pub enum Edit {
    /// Title, handle, description, …
    Details(Box<DetailsPatch>),
    /// A new section; with an id when a deleted one is brought back.
    AddSection {
        /// The deleted one's id.
        id: Option<Uuid>,
        title: String,
        /// At which place; none: at the end.
        position: Option<usize>,
    },
    /// Another title for a section.
    RenameSection {
        /// The section.
        id: Uuid,
        title: String,
    },
    /// Removes a section and what is in it.
    RemoveSection(Uuid),
    /// A new activity.
    AddActivity(Box<NewActivity>),
    ChangeActivity(Uuid, Box<ActivityPatch>),
    RemoveActivity(Uuid),
    /// The whole order anew.
    Order(Vec<SectionOrder>),
}

impl Edit {
    /// Its word in the audit log.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Details(_) => "details",
            Self::AddSection { .. } => "section added",
            Self::RenameSection { .. } => "section renamed",
            Self::RemoveSection(_) => "section removed",
            Self::AddActivity(_) => "activity added",
            Self::ChangeActivity(..) => "activity changed",
            Self::RemoveActivity(_) => "activity removed",
            Self::Order(_) => "order",
        }
    }
}
