//! The domain events of this feature: what happens here, and what they say.
use chrono::NaiveDate;

use crate::features::assignments::DueRule;
use crate::features::courses::refresher::Refresher;
use crate::prelude::*;

/// Which round of a course, and whose.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RoundPayload {
    pub user_id: Uuid,
    pub course_id: Uuid,
    pub user_course_id: Uuid,
}

/// Which activity of a round.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ActivityPayload {
    pub user_id: Uuid,
    pub course_id: Uuid,
    pub user_course_id: Uuid,
    pub activity_id: Uuid,
}

crate::domain_events! {
    /// People have a course, or have it no longer. Few who have it are named; of many the course says who they are.
    "assignments.changed", Nothing => AssignmentsChanged {
        course_id: Uuid,
        added: usize,
        removed: usize,
        opened: Option<Vec<Uuid>>,
    }

    /// People have a new round of a course. Few are named.
    "assignments.restarted", Nothing => AssignmentsRestarted { course_id: Uuid, opened: Option<Vec<Uuid>> }

    /// Of those under way a new version of a course asks nothing more: they have completed it.
    "assignments.moved", Nothing => AssignmentsMoved { course_id: Uuid }

    /// A course is shown to its learners again.
    "assignments.shown", Nothing => AssignmentsShown { course_id: Uuid }

    /// A course is hidden from its learners.
    "assignments.hidden", Nothing => AssignmentsHidden { course_id: Uuid }

    /// People have until another date.
    "assignments.dated", Nothing => AssignmentsDated { course_id: Uuid, date: Option<NaiveDate>, people: usize }

    /// A course is to be completed, or begins again, by another rule.
    "course.dated" => CourseDated {
        course_id: Uuid,
        #[serde(skip_serializing_if = "Option::is_none")]
        due: Option<DueRule>,
        #[serde(skip_serializing_if = "Option::is_none")]
        refresher: Option<Refresher>,
    }

    /// Somebody did something in a course for the first time.
    "course.started", InAnothersName => CourseStarted(ActivityPayload)

    /// Somebody is at another activity.
    "activity.opened", InAnothersName => ActivityOpened(ActivityPayload)

    /// Somebody completed an activity.
    "activity.completed", InAnothersName => ActivityCompleted(ActivityPayload)

    /// Somebody else decided on an activity.
    "activity.decided" => ActivityDecided(ActivityPayload)

    /// Somebody completed a course, if by an activity, with this one.
    "course.completed", InAnothersName => CourseCompleted {
        user_id: Uuid,
        course_id: Uuid,
        user_course_id: Uuid,
        #[serde(skip_serializing_if = "Option::is_none")]
        activity_id: Option<Uuid>,
    }

    /// An admin closed a round, and the next one began.
    "learning.reset" => LearningReset(RoundPayload)
}

impl CourseCompleted {
    /// By this activity, the last one.
    pub fn by(of: ActivityPayload) -> Self {
        Self {
            activity_id: Some(of.activity_id),
            ..Self::of(RoundPayload {
                user_id: of.user_id,
                course_id: of.course_id,
                user_course_id: of.user_course_id,
            })
        }
    }

    /// By what somebody else did.
    pub fn of(round: RoundPayload) -> Self {
        Self {
            user_id: round.user_id,
            course_id: round.course_id,
            user_course_id: round.user_course_id,
            activity_id: None,
        }
    }
}
