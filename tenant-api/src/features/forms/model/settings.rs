//! How a form is given, limited and looked at.

use crate::prelude::*;

/// Who looks at what was submitted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = FormApprover)]
pub enum Approver {
    /// Nobody.
    #[default]
    None,
    /// The managers of its person.
    Manager,
    Admin,
    /// These people.
    Named,
}

/// How well something was done, and what that is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = FormRubricLevel)]
pub struct Level {
    /// Stays the same when the label changes.
    pub id: String,
    /// As markers and people read it.
    pub label: String,
    /// What it is worth.
    #[serde(default)]
    pub points: f64,
}

/// Something that a marker judges all of a submission by.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = FormRubricCriterion)]
pub struct Criterion {
    /// Stays the same over all versions.
    pub id: String,
    /// What is looked at.
    pub title: String,
    /// The best level first, or last: as its author likes.
    pub levels: Vec<Level>,
}

impl Criterion {
    /// The most that it is worth.
    pub fn most(&self) -> f64 {
        self.levels.iter().map(|level| level.points).fold(0.0, f64::max)
    }

    /// What a level is worth; nothing: there is no such level.
    pub fn worth(&self, level: &str) -> Option<f64> {
        self.levels.iter().find(|one| one.id == level).map(|one| one.points)
    }
}

/// How a form is given, limited and looked at.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(as = FormSettings)]
pub struct Settings {
    /// How often a person may submit it; 0: as often as they like.
    pub attempts: i32,
    /// The percentage of points that is enough.
    pub pass_score: Option<i32>,
    /// Nothing says who answered what.
    pub anonymous: bool,
    /// Who looks at what was submitted.
    pub approver: Approver,
    /// Whom the approver `named` means.
    pub approvers: Vec<Uuid>,
    /// Two people mark it, neither knowing what the other one says.
    pub second_marker: bool,
    /// What markers judge all of it by.
    pub rubric: Vec<Criterion>,
    /// Until when it should be submitted.
    pub due_at: Option<DateTime<Utc>>,
    /// Nobody begins before.
    pub opens_at: Option<DateTime<Utc>>,
    /// Nobody submits after.
    pub closes_at: Option<DateTime<Utc>>,
    /// Everybody in the team finds it among their forms.
    pub open_to_team: bool,
    /// One question at a time instead of one page.
    pub one_at_a_time: bool,
    /// What is said when it was submitted.
    pub thanks: String,
}
