//! The activities of a course in order: what counts of them, what is open, and what a locked one waits for.

use super::model::share;
use crate::features::courses::Opens;
use crate::prelude::*;

/// What a locked activity waits for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[schema(as = ActivityWaitsFor)]
pub enum WaitsFor {
    /// Everything that counts before it: the course is done in its order.
    Order,
    /// These activities, which are not completed yet.
    Activities {
        /// In the order of the rule.
        activities: Vec<Uuid>,
    },
    /// A moment.
    Date {
        /// It opens then.
        at: DateTime<Utc>,
    },
}

/// One activity in the order of the course, as far as progress and unlocking need it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The activity.
    pub id: Uuid,
    /// Whether the course needs it.
    pub required: bool,
    /// Whether this learner has done it.
    pub completed: bool,
    pub opens: Opens,
    /// When the course was assigned: its days are counted from then.
    pub assigned: DateTime<Utc>,
}

/// The activities of a course in order, with what one learner has done of them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Path(pub Vec<Step>);

impl Path {
    /// What counts: the required activities; in a course that requires none, all of them.
    pub(super) fn counts(&self, step: &Step) -> bool {
        step.required || self.0.iter().all(|other| !other.required)
    }

    /// floor(100 · completed required / required). A course without any activity is never complete.
    pub fn progress(&self) -> u8 {
        let counted: Vec<&Step> = self.0.iter().filter(|step| self.counts(step)).collect();
        match counted.len() {
            0 => 0,
            n => share(counted.iter().filter(|step| step.completed).count() as i64, n as i64),
        }
    }

    /// What an activity waits for. In a sequential course it opens when everything that counts before it is done; its own rule may
    /// ask for more. What is done stays open, and what is not in the course any more holds nobody up.
    pub fn waits_for(&self, sequential: bool, id: Uuid, now: DateTime<Utc>) -> Option<WaitsFor> {
        let index = self.0.iter().position(|step| step.id == id)?;
        self.waits_for_at(sequential, index, now)
    }

    /// The same of whichever stands there.
    pub(super) fn waits_for_at(&self, sequential: bool, index: usize, now: DateTime<Utc>) -> Option<WaitsFor> {
        let (before, step) = (self.0.get(..index)?, self.0.get(index)?);
        if step.completed {
            return None;
        }
        if sequential && before.iter().any(|step| self.counts(step) && !step.completed) {
            return Some(WaitsFor::Order);
        }
        let left: Vec<Uuid> = match &step.opens {
            Opens::AfterPrevious => before
                .last()
                .filter(|one| !one.completed)
                .map(|one| one.id)
                .into_iter()
                .collect(),
            Opens::AfterActivities { activities } => {
                let is_left = |id: &&Uuid| self.0.iter().any(|one| one.id == **id && !one.completed);
                activities.iter().filter(is_left).copied().collect()
            }
            _ => Vec::new(),
        };
        if !left.is_empty() {
            return Some(WaitsFor::Activities { activities: left });
        }
        let at = step.opens.from(step.assigned).filter(|at| *at > now)?;
        Some(WaitsFor::Date { at })
    }

    /// The same path with one activity done.
    pub fn with_completed(mut self, id: Uuid) -> Self {
        self.0
            .iter_mut()
            .filter(|step| step.id == id)
            .for_each(|step| step.completed = true);
        self
    }
}
