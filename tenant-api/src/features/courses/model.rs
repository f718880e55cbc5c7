//! The life of a course: its states, and the moves between them.

use crate::prelude::*;

use super::refusal::Refusal;

/// The publish status of a course (specification section 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = CourseStatus)]
pub enum Status {
    /// Learners see the live version, nothing is waiting.
    Published,
    /// Learners see the live version while a newer draft is being written.
    PublishedWithDraft,
    /// Was live, is hidden now, nothing was written since.
    Unpublished,
    /// Was live, is hidden now, and was edited since.
    DraftWithChanges,
    /// Never published.
    Draft,
    /// Put away.
    Archived,
}

impl Status {
    /// Every status, in the specification's order of priority.
    pub const ALL: &'static [Self] = <Self as strum::VariantArray>::VARIANTS;

    /// Whether learners see the live version.
    pub fn is_live(self) -> bool {
        matches!(self, Status::Published | Status::PublishedWithDraft)
    }
}

/// What an admin does to a course.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Transition {
    /// Any change of title, sections, activities…
    Edit,
    /// Freezes the draft and makes it the live version.
    Publish,
    /// Hides it from learners.
    Unpublish,
    /// Puts it away.
    Archive,
    /// Takes it out again.
    Restore,
}

/// The whole table of moves: where a transition leads from a state, or the refusal that names both states.
pub fn after(from: Status, transition: Transition) -> Result<Status, Refusal> {
    use Status::*;
    let to = match (transition, from) {
        (Transition::Edit, Draft) => Ok(Draft),
        (Transition::Edit, Published | PublishedWithDraft) => Ok(PublishedWithDraft),
        (Transition::Edit, Unpublished | DraftWithChanges) => Ok(DraftWithChanges),
        (Transition::Edit, Archived) => Err(DraftWithChanges),
        (Transition::Publish, Draft | PublishedWithDraft | Unpublished | DraftWithChanges) => Ok(Published),
        (Transition::Publish, Published | Archived) => Err(Published),
        (Transition::Unpublish, Published | PublishedWithDraft) => Ok(Unpublished),
        (Transition::Unpublish, _) => Err(Unpublished),
        (Transition::Archive, Archived) => Err(Archived),
        (Transition::Archive, _) => Ok(Archived),
        (Transition::Restore, Archived) => Ok(Unpublished),
        (Transition::Restore, _) => Err(Unpublished),
    };
    to.map_err(|to| Refusal::Move { from, to })
}

/// What the screen may offer for a course in this state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CourseCan)]
pub struct Can {
    /// Title, content, order may be changed.
    pub edit: bool,
    /// There is something to publish.
    pub publish: bool,
    /// It is live and can be hidden.
    pub unpublish: bool,
    /// It can be put away.
    pub archive: bool,
    /// It is put away and can be taken out.
    pub restore: bool,
}

impl Can {
    /// For whoever only reads it.
    pub fn none() -> Can {
        Can {
            edit: false,
            publish: false,
            unpublish: false,
            archive: false,
            restore: false,
        }
    }

    /// Read off the table of moves, so that screen and server never differ.
    pub fn of(status: Status) -> Can {
        let may = |transition| after(status, transition).is_ok();
        Can {
            edit: may(Transition::Edit),
            publish: may(Transition::Publish),
            unpublish: may(Transition::Unpublish),
            archive: may(Transition::Archive),
            restore: may(Transition::Restore),
        }
    }
}

#[cfg(test)]
mod tests {
    use learnt_kernel::problem::Problem;

    use super::*;

    #[test]
    fn every_move_of_the_table_and_no_other() {
        use Status::*;
        let allowed = [
            (Transition::Edit, Draft, Draft),
            (Transition::Edit, Published, PublishedWithDraft),
            (Transition::Edit, PublishedWithDraft, PublishedWithDraft),
            (Transition::Edit, Unpublished, DraftWithChanges),
            (Transition::Edit, DraftWithChanges, DraftWithChanges),
            (Transition::Publish, Draft, Published),
            (Transition::Publish, PublishedWithDraft, Published),
            (Transition::Publish, Unpublished, Published),
            (Transition::Publish, DraftWithChanges, Published),
            (Transition::Unpublish, Published, Unpublished),
            (Transition::Unpublish, PublishedWithDraft, Unpublished),
            (Transition::Archive, Draft, Archived),
            (Transition::Archive, Published, Archived),
            (Transition::Archive, PublishedWithDraft, Archived),
            (Transition::Archive, Unpublished, Archived),
            (Transition::Archive, DraftWithChanges, Archived),
            (Transition::Restore, Archived, Unpublished),
        ];
        for transition in [
            Transition::Edit,
            Transition::Publish,
            Transition::Unpublish,
            Transition::Archive,
            Transition::Restore,
        ] {
            for from in Status::ALL.iter().copied() {
                let expected = allowed
                    .iter()
                    .find(|(d, f, _)| *d == transition && *f == from)
                    .map(|(_, _, to)| *to);
                match after(from, transition) {
                    Ok(to) => assert_eq!(Some(to), expected, "{transition:?} from {from:?}"),
                    Err(Refusal::Move { from: named, .. }) => {
                        assert_eq!(named, from);
                        assert_eq!(expected, None, "{transition:?} from {from:?} must be allowed");
                    }
                    Err(other) => panic!("{other:?}"),
                }
            }
        }
    }

    #[test]
    fn a_refused_move_names_both_states() {
        let Err(refusal) = after(Status::Archived, Transition::Publish) else {
            panic!("must be refused")
        };
        let problem = serde_json::to_value(Problem::from(refusal)).expect("serialisable");
        let detail = problem["detail"].as_str().expect("detail");
        assert!(
            detail.contains("'archived'") && detail.contains("'published'"),
            "{detail}"
        );
        assert_eq!(problem["code"], "wrong_state");
    }

    #[test]
    fn what_may_be_done_follows_the_table() {
        let live = Can::of(Status::Published);
        assert!(live.edit && !live.publish && live.unpublish && live.archive && !live.restore);
        let away = Can::of(Status::Archived);
        assert!(!away.edit && !away.publish && !away.unpublish && !away.archive && away.restore);
    }
}
