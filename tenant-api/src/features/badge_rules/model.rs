//! What a rule may say: what it counts, how much of it is needed, and when it may award.

use crate::prelude::*;

const LONGEST_TITLE: usize = 120;
const MOST_REFS: usize = 100;
const MOST_POINTS: i32 = 10_000_000;
const STREAKS: std::ops::RangeInclusive<i32> = 2..=365;
const LONGEST_SPAN: i32 = 3_650;

/// Whether it awards anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = BadgeRuleStatus)]
pub enum Status {
    /// Not yet; it may be incomplete.
    Draft,
    Active,
    /// Not any more; what it awarded is kept.
    Archived,
}

impl Status {
    /// Which one a stored word means; a rule in a state that is not known awards nothing.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Archived)
    }

    /// Whether it may become this one.
    pub fn may_become(self, next: Self) -> bool {
        next != Self::Draft || self == Self::Draft
    }
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "camelCase", const_into_str)]
#[schema(as = BadgeRuleTrigger)]
pub enum Trigger {
    Activity,
    Course,
    Bundle,
    Pathway,
    Form,
    Event,
    /// Points that were earned in all, redeemed or not.
    Points,
    /// Days in a row with something completed on each.
    Streak,
    /// Other badges.
    Badge,
    /// Nothing: admins award it, to whom its audience names.
    ByHand,
}

impl Trigger {
    /// Which one a stored word means; a rule of one that is not known awards nothing by itself.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::ByHand)
    }

    /// Whether it counts things that are named.
    pub fn has_refs(self) -> bool {
        !self.has_threshold() && self != Self::ByHand
    }

    /// Whether it counts up to a number.
    pub fn has_threshold(self) -> bool {
        matches!(self, Self::Points | Self::Streak)
    }

    /// Whether what it counts may have a score.
    pub fn has_scores(self) -> bool {
        matches!(self, Self::Activity | Self::Course | Self::Bundle | Self::Form)
    }

    /// Whether what it counts comes again in rounds.
    pub fn has_cycles(self) -> bool {
        matches!(self, Self::Course | Self::Bundle)
    }

    /// What is missing where nothing is named.
    fn nothing_chosen(self) -> &'static str {
        match self {
            Self::Activity => "Choose at least one activity.",
            Self::Bundle => "Choose at least one bundle.",
            Self::Pathway => "Choose at least one pathway.",
            Self::Form => "Choose at least one form.",
            Self::Event => "Choose at least one event.",
            Self::Badge => "Choose at least one badge.",
            Self::Course | Self::Points | Self::Streak | Self::ByHand => "Choose at least one course.",
        }
    }
}

/// How many of what is named are needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "camelCase", const_into_str)]
#[schema(as = BadgeRuleMatch)]
pub enum Match {
    All,
    Any,
    /// So many as `atLeast` says.
    AtLeast,
}

impl Match {
    /// Which one a stored word means; what is not known asks for all.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::All)
    }
}

/// What a rule says, as somebody wrote it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = BadgeRuleDraft)]
pub struct Draft {
    /// 1 to 120 characters.
    pub title: String,
    /// What it awards.
    pub badge_id: Uuid,
    pub trigger: Trigger,
    /// At most 100 activities, courses, bundles, pathways, forms, events or badges, as the trigger says; of other triggers none are kept.
    #[serde(default)]
    pub refs: Vec<Uuid>,
    #[serde(rename = "match")]
    pub matching: Match,
    /// From 1 to as many as are named; kept where `match` says so.
    pub at_least: Option<i32>,
    /// Points in all, up to 10,000,000, or 2 to 365 days in a row; kept for these triggers alone.
    pub threshold: Option<i32>,
    /// In percent: what was completed with less, or without a score, does not count. Kept for activities, courses, bundles and forms.
    pub min_score: Option<i32>,
    /// 1 to 3,650: what is needed was completed within so many days.
    pub within_days: Option<i32>,
    /// For whom it is: category → values.
    #[schema(value_type = std::collections::HashMap<String, Vec<String>>)]
    pub rule: Value,
    /// Once for each completed round; kept for courses and bundles.
    #[serde(default)]
    pub every_cycle: bool,
    /// Whoever fulfilled it before it was activated is awarded, too.
    #[serde(default)]
    pub retroactive: bool,
}

/// What a rule says, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    pub title: String,
    pub badge_id: Uuid,
    pub trigger: Trigger,
    /// Each once, in the order in which they were named.
    pub refs: Vec<Uuid>,
    pub matching: Match,
    pub at_least: Option<i32>,
    pub threshold: Option<i32>,
    pub min_score: Option<i32>,
    pub within_days: Option<i32>,
    pub every_cycle: bool,
    pub retroactive: bool,
}

impl Terms {
    /// What is kept of it, or every field that is wrong. What the trigger has no use for is left away. A whole rule may award; one
    /// that is not may be kept all the same as long as it is a draft.
    pub fn check(draft: &Draft, must_be_whole: bool) -> Result<Self, Vec<FieldError>> {
        let trigger = draft.trigger;
        let mut refs: Vec<Uuid> = Vec::new();
        if trigger.has_refs() {
            for id in &draft.refs {
                if !refs.contains(id) {
                    refs.push(*id);
                }
                if refs.len() > MOST_REFS {
                    break;
                }
            }
        }
        let counts = trigger.has_refs();
        let terms = Self {
            title: draft.title.trim().to_owned(),
            badge_id: draft.badge_id,
            trigger,
            refs,
            matching: if counts { draft.matching } else { Match::All },
            at_least: draft.at_least.filter(|_| counts && draft.matching == Match::AtLeast),
            threshold: draft.threshold.filter(|_| trigger.has_threshold()),
            min_score: draft.min_score.filter(|_| trigger.has_scores()),
            within_days: draft.within_days.filter(|_| counts),
            every_cycle: draft.every_cycle && trigger.has_cycles(),
            retroactive: draft.retroactive && trigger != Trigger::ByHand,
        };
        let mut wrong = terms.faults();
        if must_be_whole {
            wrong.extend(terms.gaps());
        }
        if wrong.is_empty() { Ok(terms) } else { Err(wrong) }
    }

    /// What may not even stand in a draft.
    fn faults(&self) -> Vec<FieldError> {
        let mut wrong = Vec::new();
        wrong.extend(title_fault(&self.title));
        if self.refs.len() > MOST_REFS {
            wrong.push(FieldError::new("refs", "too_many", "Choose at most 100."));
        } else if self.trigger == Trigger::Badge && self.refs.contains(&self.badge_id) {
            let sentence = "A badge does not count towards itself. Choose other badges.";
            wrong.push(FieldError::new("refs", "own_badge", sentence));
        }
        let named = if self.refs.is_empty() {
            MOST_REFS
        } else {
            self.refs.len()
        };
        let named = i32::try_from(named).unwrap_or(i32::MAX);
        wrong.extend(outside("atLeast", self.at_least, 1, named));
        match self.trigger {
            Trigger::Streak => wrong.extend(outside("threshold", self.threshold, *STREAKS.start(), *STREAKS.end())),
            _ => wrong.extend(outside("threshold", self.threshold, 1, MOST_POINTS)),
        }
        wrong.extend(outside("minScore", self.min_score, 0, 100));
        wrong.extend(outside("withinDays", self.within_days, 1, LONGEST_SPAN));
        wrong
    }

    /// What it lacks before it may award.
    fn gaps(&self) -> Vec<FieldError> {
        let mut lacking = Vec::new();
        if self.trigger.has_refs() && self.refs.is_empty() {
            lacking.push(FieldError::new("refs", "required", self.trigger.nothing_chosen()));
        }
        if self.matching == Match::AtLeast && self.at_least.is_none() {
            lacking.push(FieldError::new("atLeast", "required", "Enter how many are needed."));
        }
        if self.trigger.has_threshold() && self.threshold.is_none() {
            let sentence = match self.trigger {
                Trigger::Streak => "Enter a number of days.",
                _ => "Enter a number of points.",
            };
            lacking.push(FieldError::new("threshold", "required", sentence));
        }
        lacking
    }

    /// What the search box looks in.
    pub fn search(&self) -> String {
        self.title.to_lowercase()
    }
}

/// What is wrong with a title.
pub fn title_fault(title: &str) -> Option<FieldError> {
    match title.chars().count() {
        0 => Some(FieldError::new("title", "required", "Enter a title.")),
        1..=LONGEST_TITLE if !title.chars().any(char::is_control) => None,
        _ => {
            let sentence = "Use at most 120 characters on one line.";
            Some(FieldError::new("title", "too_long", sentence))
        }
    }
}

fn outside(field: &str, given: Option<i32>, least: i32, most: i32) -> Option<FieldError> {
    if (least..=most).contains(&given?) {
        return None;
    }
    let sentence = match most {
        MOST_POINTS => format!("Enter a number from {least} to 10,000,000."),
        LONGEST_SPAN => format!("Enter a number from {least} to 3,650."),
        _ if least == most => format!("Enter {least}."),
        _ => format!("Enter a number from {least} to {most}."),
    };
    Some(FieldError::new(field, "out_of_range", sentence))
}

/// What refuses a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Some of what it names is not there, or is another team's.
    #[error("Some of these do not exist, or another team manages them. Remove them.")]
    UnknownRefs,
    /// An archived badge is awarded by nobody.
    #[error("This badge is archived. Restore it, or choose another one.")]
    BadgeArchived,
    /// What awarded something once is a draft no more.
    #[error("A rule does not become a draft again. Archive it instead.")]
    NoDraftAgain,
    /// Nothing is counted there that could be chosen.
    #[error("Choose activity, course, bundle, pathway, form, event or badge.")]
    NothingToChoose,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let sentence = refusal.to_string();
        match refusal {
            Refusal::UnknownRefs => Problem::field("refs", "unknown", sentence),
            Refusal::BadgeArchived => Problem::field("badgeId", "badge_archived", sentence),
            Refusal::NoDraftAgain => Problem::field("status", "not_possible", sentence),
            Refusal::NothingToChoose => Problem::field("type", "invalid", sentence),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BADGE: Uuid = Uuid::from_u128(1);

    fn draft(trigger: Trigger) -> Draft {
        Draft {
            title: " First Aider ".to_owned(),
            badge_id: BADGE,
            trigger,
            refs: vec![Uuid::from_u128(3), Uuid::from_u128(2), Uuid::from_u128(3)],
            matching: Match::AtLeast,
            at_least: Some(2),
            threshold: Some(7),
            min_score: Some(80),
            within_days: Some(30),
            rule: json!({ "everyone": [] }),
            every_cycle: true,
            retroactive: true,
        }
    }

    fn faults(draft: &Draft, must_be_whole: bool) -> Vec<(String, String)> {
        let wrong = Terms::check(draft, must_be_whole).expect_err("a fault");
        wrong.into_iter().map(|error| (error.field, error.code)).collect()
    }

    fn at(field: &str, code: &str) -> (String, String) {
        (field.to_owned(), code.to_owned())
    }

    #[test]
    fn a_rule_keeps_what_its_trigger_has_use_for() {
        let course = Terms::check(&draft(Trigger::Course), true).expect("a rule");
        assert_eq!(course.title, "First Aider");
        assert_eq!(course.search(), "first aider");
        assert_eq!(course.refs, [Uuid::from_u128(3), Uuid::from_u128(2)]);
        assert_eq!((course.at_least, course.threshold), (Some(2), None));
        assert_eq!((course.min_score, course.within_days), (Some(80), Some(30)));
        assert!(course.every_cycle && course.retroactive);

        let form = Terms::check(&draft(Trigger::Form), true).expect("a rule");
        assert!(form.min_score.is_some() && !form.every_cycle);
        let event = Terms::check(&draft(Trigger::Event), true).expect("a rule");
        assert!(event.min_score.is_none() && event.within_days.is_some());

        let streak = Terms::check(&draft(Trigger::Streak), true).expect("a rule");
        assert_eq!((streak.refs.len(), streak.threshold), (0, Some(7)));
        assert_eq!((streak.matching, streak.at_least), (Match::All, None));
        assert_eq!((streak.min_score, streak.within_days), (None, None));

        let by_hand = Terms::check(&draft(Trigger::ByHand), true).expect("a rule");
        assert!(by_hand.refs.is_empty() && by_hand.threshold.is_none() && !by_hand.retroactive);
    }

    #[test]
    fn a_draft_may_lack_what_an_active_rule_needs() {
        let bare = |trigger| Draft {
            refs: Vec::new(),
            at_least: None,
            threshold: None,
            ..draft(trigger)
        };
        for trigger in [Trigger::Course, Trigger::Points, Trigger::Streak, Trigger::Badge] {
            assert!(Terms::check(&bare(trigger), false).is_ok(), "{trigger:?}");
        }
        assert_eq!(
            faults(&bare(Trigger::Course), true),
            [at("refs", "required"), at("atLeast", "required")]
        );
        assert_eq!(faults(&bare(Trigger::Points), true), [at("threshold", "required")]);
        assert_eq!(faults(&bare(Trigger::Streak), true), [at("threshold", "required")]);
        assert!(Terms::check(&bare(Trigger::ByHand), true).is_ok());
        let pathway = Terms::check(&bare(Trigger::Pathway), true).expect_err("nothing chosen");
        assert_eq!(pathway[0].message, "Choose at least one pathway.");
    }

    #[test]
    fn what_is_out_of_range_stands_in_no_draft() {
        let wrong = Draft {
            title: "two\nlines".to_owned(),
            at_least: Some(3),
            min_score: Some(101),
            within_days: Some(0),
            ..draft(Trigger::Course)
        };
        let expected = [
            at("title", "too_long"),
            at("atLeast", "out_of_range"),
            at("minScore", "out_of_range"),
            at("withinDays", "out_of_range"),
        ];
        assert_eq!(faults(&wrong, false), expected);
        for (trigger, threshold) in [
            (Trigger::Streak, 1),
            (Trigger::Streak, 366),
            (Trigger::Points, 0),
            (Trigger::Points, MOST_POINTS + 1),
        ] {
            let wrong = Draft {
                threshold: Some(threshold),
                ..draft(trigger)
            };
            assert_eq!(faults(&wrong, false), [at("threshold", "out_of_range")], "{threshold}");
        }
        let many = Draft {
            refs: (10..111).map(Uuid::from_u128).collect(),
            ..draft(Trigger::Course)
        };
        assert_eq!(faults(&many, false), [at("refs", "too_many")]);
    }

    #[test]
    fn a_badge_does_not_count_towards_itself() {
        let own = Draft {
            refs: vec![BADGE, Uuid::from_u128(2)],
            ..draft(Trigger::Badge)
        };
        assert_eq!(faults(&own, false), [at("refs", "own_badge")]);
        assert!(Terms::check(&draft(Trigger::Badge), true).is_ok());
    }

    #[test]
    fn words_are_read_as_they_are_stored_and_unknown_ones_award_nothing() {
        for trigger in [Trigger::Activity, Trigger::Streak, Trigger::ByHand] {
            assert_eq!(Trigger::parse(trigger.into_str()), trigger);
        }
        assert_eq!(Trigger::ByHand.into_str(), "byHand");
        assert_eq!(Match::AtLeast.into_str(), "atLeast");
        assert_eq!(Trigger::parse("licence"), Trigger::ByHand);
        assert_eq!(Match::parse("some"), Match::All);
        assert_eq!(Status::parse("asleep"), Status::Archived);
    }

    #[test]
    fn nothing_becomes_a_draft_again() {
        use Status::{Active, Archived, Draft};
        for (from, to) in [
            (Draft, Active),
            (Active, Archived),
            (Archived, Active),
            (Draft, Archived),
        ] {
            assert!(from.may_become(to), "{from:?} {to:?}");
        }
        assert!(!Active.may_become(Draft) && !Archived.may_become(Draft));
    }
}
