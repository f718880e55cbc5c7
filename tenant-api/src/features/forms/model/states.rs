//! The ways of a form and of a submission (domain sections 3 and 7).

use crate::prelude::*;

use super::content::Kind;
use super::score::Score;
use super::settings::{Approver, Settings};

/// Where a form stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = FormStatus)]
pub enum FormStatus {
    /// Never published.
    Draft,
    /// Answered as it is.
    Published,
    /// Answered as it was published; changed since.
    PublishedWithDraft,
    /// Taken back.
    Unpublished,
    /// Taken back, and changed since.
    DraftWithChanges,
    /// Put away.
    Archived,
}

/// What is done to a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = FormMove)]
pub enum FormMove {
    /// Freezes what is there as the next version.
    Publish,
    /// Takes it back.
    Unpublish,
    /// Puts it away.
    Archive,
    /// Brings it back.
    Restore,
}

impl FormStatus {
    /// Which one a stored word means; a form in a state that is not known is put away.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Archived)
    }

    /// People answer it.
    pub fn is_live(self) -> bool {
        matches!(self, Self::Published | Self::PublishedWithDraft)
    }

    /// Where an edit leads.
    pub fn after_edit(self) -> Result<Self, Problem> {
        match self {
            Self::Draft => Ok(Self::Draft),
            Self::Published | Self::PublishedWithDraft => Ok(Self::PublishedWithDraft),
            Self::Unpublished | Self::DraftWithChanges => Ok(Self::DraftWithChanges),
            Self::Archived => Err(Problem::conflict(
                "form_archived",
                "This form is archived. Restore it to change it.",
            )),
        }
    }

    /// Where something leads; any other way is refused with both states named.
    pub fn after(self, step: FormMove) -> Result<Self, Problem> {
        let to = match (self, step) {
            (Self::Archived, FormMove::Restore) => return Ok(Self::Unpublished),
            (from, FormMove::Publish) if from != Self::Archived && from != Self::Published => {
                return Ok(Self::Published);
            }
            (Self::Published, FormMove::Unpublish) => return Ok(Self::Unpublished),
            (Self::PublishedWithDraft, FormMove::Unpublish) => return Ok(Self::DraftWithChanges),
            (from, FormMove::Archive) if from != Self::Archived => return Ok(Self::Archived),
            (_, FormMove::Publish) => Self::Published,
            (_, FormMove::Archive) => Self::Archived,
            (_, FormMove::Unpublish | FormMove::Restore) => Self::Unpublished,
        };
        let sentence = format!("A form that is {} cannot become {}.", self.into_str(), to.into_str());
        Err(Problem::conflict("no_such_move", sentence))
    }
}

/// Where a submission stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "camelCase", const_into_str)]
#[schema(as = FormSubmissionStatus)]
pub enum Status {
    /// Being answered.
    #[serde(rename = "inprogress")]
    #[strum(serialize = "inprogress")]
    InProgress,
    /// Submitted; nobody has decided yet what follows.
    Pending,
    /// Submitted, and nothing is to be decided.
    Completed,
    /// Somebody has to mark it.
    MarkingRequired,
    /// Good enough.
    Competent,
    /// Not good enough.
    NotCompetent,
    /// To be done again.
    PendingResubmission,
    /// Somebody has to approve it.
    ApprovalRequired,
    /// Granted.
    Approved,
    /// Not granted.
    #[serde(rename = "not approved")]
    #[strum(serialize = "not approved")]
    NotApproved,
}

impl Status {
    /// Nothing is left to do or to decide, and it went well.
    pub fn is_passed(self) -> bool {
        matches!(self, Self::Completed | Self::Competent | Self::Approved)
    }

    /// Which one a stored word means; where the state is not known, nobody has decided.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Pending)
    }

    /// Where a submission goes by itself once it is submitted.
    pub fn submitted(kind: Kind, settings: &Settings, score: Option<Score>) -> Self {
        match (settings.approver, kind) {
            (Approver::None, _) => match (settings.pass_score, score) {
                (Some(pass), Some(score)) if score.passes(pass) => Self::Competent,
                (Some(_), Some(_)) => Self::NotCompetent,
                _ => Self::Completed,
            },
            (_, Kind::Request) => Self::ApprovalRequired,
            _ => Self::MarkingRequired,
        }
    }

    /// Whether somebody who looks at it may decide this; any other move is refused with both states named.
    pub fn check_decision(self, outcome: Self) -> Result<(), Problem> {
        let allowed: &[Self] = match self {
            Self::MarkingRequired => &[Self::Competent, Self::NotCompetent, Self::PendingResubmission],
            Self::ApprovalRequired => &[Self::Approved, Self::NotApproved],
            _ => &[],
        };
        if allowed.contains(&outcome) {
            return Ok(());
        }
        let sentence = format!(
            "A submission that is {} cannot become {}.",
            self.into_str(),
            outcome.into_str()
        );
        Err(Problem::conflict("no_such_move", sentence))
    }
}

/// How far a person is with a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = FormCompletion)]
pub enum Completion {
    /// Nothing was answered.
    NotStarted,
    /// Something was, or is to be done again.
    InProgress,
    /// It was submitted.
    Completed,
}

impl Completion {
    /// Which one such a word means; what is not known counts for nothing.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::NotStarted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_go_the_ways_of_all_content() {
        use FormStatus::{Archived, Draft, DraftWithChanges, Published, PublishedWithDraft, Unpublished};
        assert_eq!(Draft.after(FormMove::Publish), Ok(Published));
        assert_eq!(Published.after_edit(), Ok(PublishedWithDraft));
        assert_eq!(PublishedWithDraft.after(FormMove::Publish), Ok(Published));
        assert_eq!(Published.after(FormMove::Unpublish), Ok(Unpublished));
        assert_eq!(Unpublished.after_edit(), Ok(DraftWithChanges));
        assert_eq!(Archived.after(FormMove::Restore), Ok(Unpublished));
        for (from, step) in [
            (Draft, FormMove::Unpublish),
            (Archived, FormMove::Publish),
            (Published, FormMove::Publish),
        ] {
            assert_eq!(from.after(step).unwrap_err().code(), "no_such_move");
        }
        assert!(Archived.after_edit().is_err());
        let all = <FormStatus as strum::VariantArray>::VARIANTS;
        assert!(all.iter().all(|one| FormStatus::parse(one.into_str()) == *one));
    }

    #[test]
    fn submissions_go_the_ways_of_the_domain_and_no_other() {
        use Status::{
            ApprovalRequired, Approved, Competent, MarkingRequired, NotApproved, NotCompetent, PendingResubmission,
        };
        let ways = [
            (MarkingRequired, Competent),
            (MarkingRequired, NotCompetent),
            (MarkingRequired, PendingResubmission),
            (ApprovalRequired, Approved),
            (ApprovalRequired, NotApproved),
        ];
        let all = <Status as strum::VariantArray>::VARIANTS;
        for from in all.iter().copied() {
            for to in all.iter().copied() {
                assert_eq!(
                    from.check_decision(to).is_ok(),
                    ways.contains(&(from, to)),
                    "{from:?} {to:?}"
                );
            }
            assert_eq!(Status::parse(from.into_str()), from);
        }
    }

    #[test]
    fn what_nobody_looks_at_is_assessed_by_itself() {
        let score = |reached| {
            Some(Score {
                reached,
                most: 10.0,
                is_open: false,
            })
        };
        let mut settings = Settings {
            pass_score: Some(80),
            ..Settings::default()
        };
        assert_eq!(
            Status::submitted(Kind::Assessment, &settings, score(8.0)),
            Status::Competent
        );
        assert_eq!(
            Status::submitted(Kind::Assessment, &settings, score(7.9)),
            Status::NotCompetent
        );
        settings.approver = Approver::Manager;
        assert_eq!(
            Status::submitted(Kind::Assessment, &settings, score(8.0)),
            Status::MarkingRequired
        );
        assert_eq!(
            Status::submitted(Kind::Request, &settings, None),
            Status::ApprovalRequired
        );
        assert_eq!(
            Status::submitted(Kind::Survey, &Settings::default(), None),
            Status::Completed
        );
    }
}
