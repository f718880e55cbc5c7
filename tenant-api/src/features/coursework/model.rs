//! The ways of what is handed in: written, submitted, marked, and done again where a marker asks for it (domain section 7).

use crate::prelude::*;

/// Where a submission stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "camelCase", const_into_str)]
#[schema(as = CourseworkStatus)]
pub enum Status {
    /// Being written.
    #[serde(rename = "inprogress")]
    #[strum(serialize = "inprogress")]
    InProgress,
    /// Somebody has to mark it.
    MarkingRequired,
    /// Good enough.
    Competent,
    /// Not good enough.
    NotCompetent,
    /// To be done again.
    PendingResubmission,
}

impl Status {
    /// Which one a stored word means; the table's check lets no other in.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::InProgress)
    }

    fn invalid_transition(self, to: Self) -> Problem {
        let sentence = format!(
            "A submission that is {} cannot become {}.",
            self.into_str(),
            to.into_str()
        );
        Problem::conflict("no_such_move", sentence)
    }

    /// Whether a marker may decide this; any other move is refused with both states named.
    pub fn check_decision(self, outcome: Self) -> Result<(), Problem> {
        let allowed = [Self::Competent, Self::NotCompetent, Self::PendingResubmission];
        if self == Self::MarkingRequired && allowed.contains(&outcome) {
            return Ok(());
        }
        Err(self.invalid_transition(outcome))
    }

    /// Whether its person may begin again: where a marker asked for it always, else while tries are left (0: always).
    pub fn check_reopen(self, attempt: i32, most: i32) -> Result<(), Problem> {
        match self {
            Self::PendingResubmission => Ok(()),
            Self::NotCompetent if most == 0 || attempt < most => Ok(()),
            Self::NotCompetent => Err(Problem::conflict(
                "no_attempts_left",
                "You have no attempts left. Contact the course's admin.",
            )),
            other => Err(other.invalid_transition(Self::InProgress)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_submitted_is_marked() {
        let all = <Status as strum::VariantArray>::VARIANTS;
        for from in all.iter().copied() {
            assert_eq!(Status::parse(from.into_str()), from);
            for to in all.iter().copied() {
                let allowed =
                    from == Status::MarkingRequired && !matches!(to, Status::InProgress | Status::MarkingRequired);
                assert_eq!(from.check_decision(to).is_ok(), allowed, "{from:?} {to:?}");
            }
        }
    }

    #[test]
    fn a_marker_who_asks_for_it_again_gives_another_try() {
        assert!(Status::PendingResubmission.check_reopen(3, 1).is_ok());
        assert!(Status::NotCompetent.check_reopen(1, 2).is_ok());
        assert!(Status::NotCompetent.check_reopen(9, 0).is_ok());
        assert_eq!(
            Status::NotCompetent.check_reopen(2, 2).unwrap_err().code(),
            "no_attempts_left"
        );
        assert_eq!(Status::Competent.check_reopen(1, 0).unwrap_err().code(), "no_such_move");
    }
}
