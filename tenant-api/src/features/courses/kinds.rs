//! The kinds of activity, and when one counts as completed.

use crate::prelude::*;

/// What kind of activity it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = ActivityKind)]
pub enum Kind {
    /// Rich text.
    Page,
    /// An uploaded video.
    Video,
    /// An uploaded PDF.
    Document,
    /// An address elsewhere.
    Link,
    /// Things to tick.
    Checklist,
    /// A form to submit.
    Form,
    /// A session to attend, on one of its dates.
    Event,
    /// Something to hand in, which is marked.
    Assignment,
    /// Questions to answer.
    Quiz,
}

impl Kind {
    /// Another feature says what became of it, not the player's reports.
    pub fn is_decided_elsewhere(self) -> bool {
        matches!(self, Kind::Form | Kind::Event | Kind::Assignment | Kind::Quiz)
    }

    /// The rule a new activity of this kind begins with.
    pub fn usual_completion(self) -> Completion {
        match self {
            Kind::Page | Kind::Document => Completion::Read,
            Kind::Link => Completion::Viewed,
            Kind::Video => Completion::Watched { percent: 90 },
            Kind::Checklist => Completion::Ticked,
            Kind::Form => Completion::Submitted,
            Kind::Event => Completion::Attended,
            Kind::Assignment => Completion::Competent,
            Kind::Quiz => Completion::Score { percent: 80 },
        }
    }
}

/// When an activity counts as completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Completion {
    /// It was opened.
    Viewed,
    /// Its end was reached, the learner went on from there, and since it was opened there was time to read it.
    Read,
    /// This long was spent on it.
    TimeSpent {
        /// Seconds, at most a day.
        seconds: u32,
    },
    /// This share of the video was watched.
    Watched {
        /// 1 to 100.
        percent: u8,
    },
    /// Every required item is ticked; without items, the activity itself is.
    Ticked,
    Submitted,
    /// What was submitted is good enough.
    Competent,
    /// Enough points were reached.
    Score {
        /// 1 to 100 of a hundred.
        percent: u8,
    },
    /// Its person was there.
    Attended,
}

impl Completion {
    /// Whether the rule makes sense for the kind; the sentence says why not.
    pub fn check(self, kind: Kind) -> Result<(), String> {
        let fits = match self {
            Completion::Viewed => matches!(kind, Kind::Page | Kind::Video | Kind::Document | Kind::Link),
            Completion::Read => matches!(kind, Kind::Page | Kind::Document),
            Completion::TimeSpent { .. } => matches!(kind, Kind::Page | Kind::Video | Kind::Document),
            Completion::Watched { .. } => kind == Kind::Video,
            Completion::Ticked => !kind.is_decided_elsewhere(),
            Completion::Submitted => matches!(kind, Kind::Form | Kind::Assignment | Kind::Quiz),
            Completion::Competent => matches!(kind, Kind::Form | Kind::Assignment),
            Completion::Score { .. } => matches!(kind, Kind::Form | Kind::Quiz),
            Completion::Attended => kind == Kind::Event,
        };
        if !fits {
            return Err(format!(
                "An activity of the kind '{}' cannot be completed in this way.",
                kind.into_str()
            ));
        }
        match self {
            Completion::TimeSpent { seconds } if !(1..=86_400).contains(&seconds) => {
                Err("Enter a time between 1 second and 24 hours.".into())
            }
            Completion::Watched { percent } if !(1..=100).contains(&percent) => {
                Err("Enter a percentage from 1 to 100.".into())
            }
            Completion::Score { percent } if !(1..=100).contains(&percent) => {
                Err("Enter a pass score from 1 to 100.".into())
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn rules_fit_only_their_kinds() {
        for kind in <Kind as strum::VariantArray>::VARIANTS.iter().copied() {
            assert_eq!(
                Completion::Watched { percent: 50 }.check(kind).is_ok(),
                kind == Kind::Video
            );
            assert_eq!(Completion::Ticked.check(kind).is_ok(), !kind.is_decided_elsewhere());
            assert_eq!(
                Completion::Submitted.check(kind).is_ok(),
                kind.is_decided_elsewhere() && kind != Kind::Event
            );
            assert_eq!(Completion::Attended.check(kind).is_ok(), kind == Kind::Event);
            assert_eq!(
                Completion::TimeSpent { seconds: 60 }.check(kind).is_ok(),
                matches!(kind, Kind::Page | Kind::Video | Kind::Document)
            );
            assert_eq!(
                Completion::Viewed.check(kind).is_ok(),
                kind != Kind::Checklist && !kind.is_decided_elsewhere()
            );
            assert_eq!(
                Completion::Read.check(kind).is_ok(),
                matches!(kind, Kind::Page | Kind::Document)
            );
        }
        assert!(Completion::TimeSpent { seconds: 0 }.check(Kind::Page).is_err());
        assert!(Completion::TimeSpent { seconds: 86_401 }.check(Kind::Page).is_err());
        assert!(Completion::Watched { percent: 0 }.check(Kind::Video).is_err());
        assert!(Completion::Watched { percent: 101 }.check(Kind::Video).is_err());
    }

    #[test]
    fn a_rule_reads_as_the_contract_spells_it() {
        let rule: Completion = serde_json::from_value(json!({ "kind": "timeSpent", "seconds": 60 })).expect("readable");
        assert_eq!(rule, Completion::TimeSpent { seconds: 60 });
        assert_eq!(
            serde_json::to_value(Completion::Watched { percent: 80 }).expect("json"),
            json!({ "kind": "watched", "percent": 80 })
        );
        assert!(serde_json::from_value::<Completion>(json!({ "kind": "statement" })).is_err());
    }
}
