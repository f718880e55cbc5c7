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

    fn no_way(self, to: Self) -> Problem {
        let sentence = format!(
            "A submission that is {} cannot become {}.",
            self.into_str(),
            to.into_str()
        );
        Problem::conflict("no_such_move", sentence)
    }

    /// Whether a marker may decide this; any other move is refused with both states named.
    pub fn decided(self, outcome: Self) -> Result<(), Problem> {
        let allowed = [Self::Competent, Self::NotCompetent, Self::PendingResubmission];
        if self == Self::MarkingRequired && allowed.contains(&outcome) {
            return Ok(());
        }
        Err(self.no_way(outcome))
    }

    /// Whether its person may begin again: where a marker asked for it always, else while tries are left (0: always).
    pub fn reopened(self, attempt: i32, most: i32) -> Result<(), Problem> {
        match self {
            Self::PendingResubmission => Ok(()),
            Self::NotCompetent if most == 0 || attempt < most => Ok(()),
            Self::NotCompetent => Err(Problem::conflict(
                "no_attempts_left",
                "You have no attempts left. Contact the course's admin.",
            )),
            other => Err(other.no_way(Self::InProgress)),
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
                assert_eq!(from.decided(to).is_ok(), allowed, "{from:?} {to:?}");
            }
        }
    }

    #[test]
    fn a_marker_who_asks_for_it_again_gives_another_try() {
        assert!(Status::PendingResubmission.reopened(3, 1).is_ok());
        assert!(Status::NotCompetent.reopened(1, 2).is_ok());
        assert!(Status::NotCompetent.reopened(9, 0).is_ok());
        assert_eq!(
            Status::NotCompetent.reopened(2, 2).unwrap_err().code(),
            "no_attempts_left"
        );
        assert_eq!(Status::Competent.reopened(1, 0).unwrap_err().code(), "no_such_move");
    }
}
