//! When an activity opens: with the course, after others, or with time; and which activities could never open.

use crate::prelude::*;

use std::collections::HashSet;

use chrono::TimeDelta;

/// When an activity opens to its learner.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = ActivityOpens)]
pub enum Opens {
    /// As soon as the course does.
    #[default]
    Always,
    /// When the activity before it is completed.
    AfterPrevious,
    /// When all of these are completed.
    AfterActivities {
        /// Activities of the same course.
        activities: Vec<Uuid>,
    },
    /// So many times 24 hours after the course was assigned.
    AfterDays {
        /// 1 to 3,650.
        days: u16,
    },
    /// At a moment.
    OnDate {
        /// From then on.
        at: DateTime<Utc>,
    },
}

const MAX_DAYS: u16 = 3_650;
const MAX_ACTIVITIES: usize = 50;

impl Opens {
    /// Reads what is stored; nothing: with the course.
    pub fn read(stored: Option<&Value>) -> Opens {
        stored
            .and_then(|stored| Opens::deserialize(stored).ok())
            .unwrap_or_default()
    }

    /// As it is stored.
    pub fn to_json(&self) -> Option<Value> {
        (*self != Opens::Always).then(|| json!(self))
    }

    /// Whether the rule of this activity makes sense by itself; the sentence says why not.
    pub fn check(&self, activity: Uuid) -> Result<(), String> {
        match self {
            Opens::AfterDays { days } if !(1..=MAX_DAYS).contains(days) => Err("Enter 1 to 3,650 days.".into()),
            Opens::AfterActivities { activities } if activities.is_empty() => {
                Err("Choose at least one activity that must be completed first.".into())
            }
            Opens::AfterActivities { activities } if activities.len() > MAX_ACTIVITIES => Err(format!(
                "An activity can depend on at most {MAX_ACTIVITIES} others. Please choose fewer."
            )),
            Opens::AfterActivities { activities } if activities.contains(&activity) => {
                Err("An activity cannot depend on itself.".into())
            }
            _ => Ok(()),
        }
    }

    /// From when on it is open for somebody who was assigned the course then; nothing: time does not count.
    pub fn from(&self, assigned: DateTime<Utc>) -> Option<DateTime<Utc>> {
        match self {
            Opens::AfterDays { days } => Some(assigned + TimeDelta::days(i64::from(*days))),
            Opens::OnDate { at } => Some(*at),
            _ => None,
        }
    }
}

/// An activity in the order of its course, as far as opening is concerned.
#[derive(Debug, Clone)]
pub struct Opening {
    /// The activity.
    pub id: Uuid,
    /// Whether the course needs it.
    pub required: bool,
    /// Its rule.
    pub opens: Opens,
}

/// Why an activity can never open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NeverOpens {
    /// It waits for an activity that is not in the course.
    Missing,
    /// It waits for itself, in a circle or behind one.
    Circle,
    /// The course closes before.
    TooLate,
}

impl NeverOpens {
    /// What to tell its author.
    pub fn sentence(self) -> &'static str {
        match self {
            NeverOpens::Missing => "This depends on an activity that is no longer in the course.",
            NeverOpens::Circle => "This can never open: it depends on activities that can only be completed after it.",
            NeverOpens::TooLate => "This can never open: the course closes before this date.",
        }
    }
}

/// The activities that can never open, in the order of the course. In a sequential course each waits for what counts before it, too.
pub fn never_opening(order: &[Opening], sequential: bool, closes: Option<DateTime<Utc>>) -> Vec<(Uuid, NeverOpens)> {
    let known: HashSet<Uuid> = order.iter().map(|one| one.id).collect();
    let all_count = order.iter().all(|one| !one.required);
    let waits = |index: usize| -> Vec<Uuid> {
        let one = &order[index];
        let mut waits = match &one.opens {
            Opens::AfterActivities { activities } => activities.clone(),
            Opens::AfterPrevious => order[..index].last().map(|before| before.id).into_iter().collect(),
            _ => Vec::new(),
        };
        if sequential {
            let counted = order[..index].iter().filter(|before| before.required || all_count);
            waits.extend(counted.map(|before| before.id));
        }
        waits
    };
    let is_late = |one: &Opening| matches!((&one.opens, closes), (Opens::OnDate { at }, Some(end)) if *at >= end);
    let waits: Vec<Vec<Uuid>> = (0..order.len()).map(waits).collect();
    let mut open = HashSet::new();
    loop {
        let before = open.len();
        for (one, waits) in order.iter().zip(&waits) {
            if !is_late(one) && waits.iter().all(|id| open.contains(id)) {
                open.insert(one.id);
            }
        }
        if open.len() == before {
            break;
        }
    }
    let why = |(one, waits): (&Opening, &Vec<Uuid>)| {
        let why = match () {
            () if open.contains(&one.id) => return None,
            () if is_late(one) => NeverOpens::TooLate,
            () if waits.iter().any(|id| !known.contains(id)) => NeverOpens::Missing,
            () => NeverOpens::Circle,
        };
        Some((one.id, why))
    };
    order.iter().zip(&waits).filter_map(why).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(n: u128) -> Uuid {
        Uuid::from_u128(n)
    }

    fn course(rules: Vec<Opens>) -> Vec<Opening> {
        let opening = |(opens, n): (Opens, u128)| Opening {
            id: id(n),
            required: true,
            opens,
        };
        rules.into_iter().zip(1..).map(opening).collect()
    }

    fn after(activities: &[u128]) -> Opens {
        Opens::AfterActivities {
            activities: activities.iter().map(|n| id(*n)).collect(),
        }
    }

    #[test]
    fn a_rule_reads_as_the_contract_spells_it_and_nothing_is_stored_of_the_usual_one() {
        let rule: Opens = serde_json::from_value(json!({ "kind": "afterDays", "days": 3 })).expect("readable");
        assert_eq!(rule, Opens::AfterDays { days: 3 });
        assert_eq!(Opens::read(rule.to_json().as_ref()), rule);
        assert_eq!((Opens::Always.to_json(), Opens::read(None)), (None, Opens::Always));
        assert!(serde_json::from_value::<Opens>(json!({ "kind": "afterDays", "hours": 3 })).is_err());
    }

    #[test]
    fn a_rule_has_its_bounds() {
        for (rule, fine) in [
            (Opens::AfterDays { days: 0 }, false),
            (Opens::AfterDays { days: 1 }, true),
            (Opens::AfterDays { days: 3_651 }, false),
            (after(&[]), false),
            (after(&[1]), false),
            (after(&[2]), true),
            (Opens::AfterPrevious, true),
        ] {
            assert_eq!(rule.check(id(1)).is_ok(), fine, "{rule:?}");
        }
    }

    #[test]
    fn circles_missing_ones_and_dates_after_the_end_never_open() {
        assert_eq!(
            never_opening(
                &course(vec![Opens::Always, Opens::AfterPrevious, after(&[1, 2])]),
                false,
                None
            ),
            []
        );
        // The first has nothing before it.
        assert_eq!(never_opening(&course(vec![Opens::AfterPrevious]), true, None), []);
        let circle = course(vec![
            after(&[3]),
            Opens::AfterPrevious,
            Opens::AfterPrevious,
            Opens::Always,
        ]);
        let all = [1, 2, 3].map(|n| (id(n), NeverOpens::Circle));
        assert_eq!(never_opening(&circle, false, None), all);
        let gone = course(vec![Opens::Always, after(&[9]), Opens::AfterPrevious]);
        assert_eq!(
            never_opening(&gone, false, None),
            [(id(2), NeverOpens::Missing), (id(3), NeverOpens::Circle)]
        );
        let at = DateTime::UNIX_EPOCH;
        let late = course(vec![Opens::OnDate { at }]);
        assert_eq!(never_opening(&late, false, Some(at)), [(id(1), NeverOpens::TooLate)]);
        assert_eq!(never_opening(&late, false, Some(at + TimeDelta::seconds(1))), []);
    }

    #[test]
    fn in_a_sequential_course_nothing_waits_for_what_comes_later() {
        let ahead = course(vec![after(&[2]), Opens::Always]);
        assert_eq!(never_opening(&ahead, false, None), []);
        assert_eq!(never_opening(&ahead, true, None).len(), 2);
        let mut spared = ahead;
        spared[0].required = false;
        assert_eq!(
            never_opening(&spared, true, None),
            [],
            "what is optional holds nobody up"
        );
    }
}
