//! What edits and publishing do with the versions of a course.

use crate::prelude::*;

use super::model::{Status, Transition, after};
use super::refusal::{Refusal, Unfinished};

/// What becomes of the people who started an older version when a new one is published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum LearnersMode {
    /// They finish the version they started.
    #[default]
    Keep,
    /// They go on in the new version; completed activities that still exist stay completed.
    Move,
    /// They begin the new version from the start.
    Restart,
}

/// What is known of a course while its row is locked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssignmentState {
    /// The course.
    pub id: Uuid,
    pub status: Status,
    /// What learners get.
    pub live_version: Option<i32>,
    /// What admins write.
    pub draft_version: i32,
    /// The draft is the published version itself: the next edit must copy it first.
    pub draft_frozen: bool,
    /// Counts every edit.
    pub revision: i32,
}

/// What an edit has to do before it writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EditPlan {
    /// The state afterwards.
    pub status: Status,
    /// The version to write to.
    pub version: i32,
    /// Copy this version into `version` first.
    pub copy_from: Option<i32>,
}

/// An edit: refused when the course is put away, otherwise told which version to write.
pub fn plan_edit(course: &AssignmentState) -> Result<EditPlan, Refusal> {
    let status = after(course.status, Transition::Edit)?;
    if course.draft_frozen {
        let version = course.draft_version + 1;
        return Ok(EditPlan {
            status,
            version,
            copy_from: Some(course.draft_version),
        });
    }
    Ok(EditPlan {
        status,
        version: course.draft_version,
        copy_from: None,
    })
}

/// What publishing has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PublishPlan {
    /// The version that is live afterwards.
    pub version: i32,
    /// It is a new version: freeze it, and tell the learners' side.
    pub freeze: bool,
}

/// Publishing: only from a state that allows it, never an empty course, never a half-written activity.
pub fn plan_publish(
    course: &AssignmentState,
    activities: usize,
    unfinished: Vec<Unfinished>,
) -> Result<PublishPlan, Refusal> {
    after(course.status, Transition::Publish)?;
    if activities == 0 {
        return Err(Refusal::Empty);
    }
    if !unfinished.is_empty() {
        return Err(Refusal::Unfinished(unfinished));
    }
    Ok(PublishPlan {
        version: course.draft_version,
        freeze: !course.draft_frozen,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn course(status: Status, live: Option<i32>, draft: i32, frozen: bool) -> AssignmentState {
        AssignmentState {
            id: Uuid::nil(),
            status,
            live_version: live,
            draft_version: draft,
            draft_frozen: frozen,
            revision: 1,
        }
    }

    #[test]
    fn the_first_edit_after_publishing_copies_and_the_next_does_not() {
        let first = plan_edit(&course(Status::Published, Some(3), 3, true)).expect("allowed");
        assert_eq!(
            first,
            EditPlan {
                status: Status::PublishedWithDraft,
                version: 4,
                copy_from: Some(3)
            }
        );
        let next = plan_edit(&course(Status::PublishedWithDraft, Some(3), 4, false)).expect("allowed");
        assert_eq!(
            next,
            EditPlan {
                status: Status::PublishedWithDraft,
                version: 4,
                copy_from: None
            }
        );
        assert!(plan_edit(&course(Status::Archived, Some(3), 3, true)).is_err());
    }

    #[test]
    fn publishing_freezes_a_new_version_once() {
        let fresh = plan_publish(&course(Status::Draft, None, 1, false), 2, vec![]).expect("allowed");
        assert_eq!(
            fresh,
            PublishPlan {
                version: 1,
                freeze: true
            }
        );
        let again = plan_publish(&course(Status::Unpublished, Some(1), 1, true), 2, vec![]).expect("allowed");
        assert_eq!(
            again,
            PublishPlan {
                version: 1,
                freeze: false
            }
        );
    }

    #[test]
    fn an_empty_or_half_written_course_is_not_published() {
        let draft = course(Status::Draft, None, 1, false);
        assert_eq!(plan_publish(&draft, 0, vec![]), Err(Refusal::Empty));
        let gap = Unfinished {
            activity: Uuid::nil(),
            sentence: "Upload a video.".into(),
        };
        assert_eq!(
            plan_publish(&draft, 1, vec![gap.clone()]),
            Err(Refusal::Unfinished(vec![gap]))
        );
        // The state is looked at first: a published course is told that, not that it is empty.
        assert!(matches!(
            plan_publish(&course(Status::Published, Some(1), 1, true), 0, vec![]),
            Err(Refusal::Move { .. })
        ));
    }
}
