//! By when something that was assigned is to be completed: what an author says, and what of it can be kept.

use chrono::{Duration, NaiveDate};

use crate::features::fields;
use crate::prelude::*;

/// The most days that may lie between an assignment, or a date of the person, and the due date.
const MOST_DAYS: i32 = 3_650;

/// What is due within this time is due soon.
pub const SOON: Duration = Duration::days(7);

/// Which documents of people, by when they are due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DueFilter)]
pub enum DueFilter {
    /// Not completed, and were to be.
    Overdue,
    /// To be completed within a week.
    Soon,
}

impl DueFilter {
    /// Due after one moment and until another.
    pub fn span(filter: Option<Self>, now: DateTime<Utc>) -> (Option<DateTime<Utc>>, Option<DateTime<Utc>>) {
        match filter {
            None => (None, None),
            Some(Self::Overdue) => (None, Some(now)),
            Some(Self::Soon) => (Some(now), Some(now + SOON)),
        }
    }
}

/// By when. Dates are whole days in the organisation's time zone; something is due until the last second of its day.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum DueRule {
    /// Whenever.
    #[default]
    None,
    /// On one day, the same for everybody.
    On {
        /// The day.
        date: NaiveDate,
    },
    /// So many days after it was assigned.
    After {
        /// 0: on the same day.
        days: i32,
    },
    /// So many days after a date of the person. Whoever has no such date has no due date.
    Field {
        /// The key of a date field of the team.
        field: String,
        /// Negative: before it.
        days: i32,
    },
}

impl DueRule {
    /// Reads a stored rule; what cannot be read says nothing.
    pub fn stored(value: &Value) -> Self {
        serde_json::from_value(value.clone()).unwrap_or_default()
    }

    /// As it is stored.
    pub fn to_json(&self) -> Value {
        serde_json::json!(self)
    }

    /// What is wrong with it, whatever fields there are.
    fn fault(&self) -> Option<(&'static str, &'static str)> {
        match self {
            Self::None => None,
            Self::On { date } => {
                let years = 2000..=2199;
                (!years.contains(&chrono::Datelike::year(date)))
                    .then_some(("out_of_range", "Choose a date between the years 2000 and 2199."))
            }
            Self::After { days } => (!(0..=MOST_DAYS).contains(days))
                .then_some(("out_of_range", "Choose a number of days from 0 to 3,650.")),
            Self::Field { days, .. } => (!(-MOST_DAYS..=MOST_DAYS).contains(days))
                .then_some(("out_of_range", "Choose a number of days from -3,650 to 3,650.")),
        }
    }

    /// Refuses what cannot be kept. A date field has to be one that the team has; `before` may go on naming one that it had.
    pub async fn check(&self, client: &impl GenericClient, team: &str, before: Option<&Self>) -> Result<()> {
        if let Some((code, sentence)) = self.fault() {
            return Err(Problem::field("due", code, sentence));
        }
        let Self::Field { field, .. } = self else {
            return Ok(());
        };
        let named_before = matches!(before, Some(Self::Field { field: other, .. }) if other == field);
        let all = fields::definitions(client, team).await?;
        let is_there = all
            .iter()
            .any(|one| one.key == *field && one.kind == fields::Kind::Date && !one.is_archived);
        if is_there || named_before {
            return Ok(());
        }
        Err(Problem::unprocessable(vec![FieldError::new(
            "due",
            "unknown_field",
            format!("The date field “{field}” does not exist. Choose another one."),
        )]))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_rule_reads_as_the_contract_spells_it() {
        for (written, rule) in [
            (json!({"kind": "none"}), DueRule::None),
            (json!({"kind": "after", "days": 14}), DueRule::After { days: 14 }),
            (
                json!({"kind": "on", "date": "2026-12-01"}),
                DueRule::On {
                    date: NaiveDate::from_ymd_opt(2026, 12, 1).expect("a day"),
                },
            ),
            (
                json!({"kind": "field", "field": "hireDate", "days": 30}),
                DueRule::Field {
                    field: "hireDate".into(),
                    days: 30,
                },
            ),
        ] {
            assert_eq!(DueRule::stored(&written), rule);
            assert_eq!(rule.to_json(), written);
        }
        assert!(serde_json::from_value::<DueRule>(json!({"kind": "after", "days": 1, "hours": 2})).is_err());
        assert_eq!(DueRule::stored(&json!({"kind": "moon"})), DueRule::None);
    }

    #[test]
    fn days_and_years_have_bounds() {
        assert_eq!(DueRule::After { days: 0 }.fault(), None);
        assert!(DueRule::After { days: -1 }.fault().is_some());
        assert!(DueRule::After { days: 3_651 }.fault().is_some());
        let before = |days| DueRule::Field {
            field: "hireDate".into(),
            days,
        };
        assert_eq!(before(-30).fault(), None);
        assert!(before(-3_651).fault().is_some());
        let long_ago = NaiveDate::from_ymd_opt(1999, 12, 31).expect("a day");
        assert!(DueRule::On { date: long_ago }.fault().is_some());
    }
}
