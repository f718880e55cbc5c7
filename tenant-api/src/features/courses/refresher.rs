//! Courses that begin again: when a person's round is over and the next one opens. Plain functions.

use crate::prelude::*;

use chrono::{Datelike, Days, Duration, NaiveDate, NaiveTime, TimeZone};
use chrono_tz::Tz;

/// When a course begins again for whoever has it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "mode", rename_all = "camelCase", deny_unknown_fields)]
pub enum Refresher {
    /// Never.
    #[default]
    None,
    /// Every so many days. The day on which it was given counts: given on March 1, 5 days are over on March 5, and then on March 10.
    Timeframe {
        /// 1 to 3,650.
        days: u32,
    },
    /// Every year on the same day.
    FixedDate {
        /// `MM-DD`; 29 February is 28 February in a common year.
        #[serde(rename = "monthDay")]
        #[schema(value_type = String)]
        month_day: MonthDay,
    },
}

/// A day of every year.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MonthDay {
    month: u32,
    day: u32,
}

impl MonthDay {
    /// It in that year.
    fn of(self, year: i32) -> Option<NaiveDate> {
        let day = NaiveDate::from_ymd_opt(year, self.month, self.day);
        day.or_else(|| NaiveDate::from_ymd_opt(year, self.month, self.day - 1))
    }
}

impl TryFrom<String> for MonthDay {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let read = || {
            let (month, day) = text.split_once('-').filter(|(m, d)| m.len() == 2 && d.len() == 2)?;
            let (month, day) = (month.parse().ok()?, day.parse().ok()?);
            // a leap year has every day
            NaiveDate::from_ymd_opt(2024, month, day).map(|_| Self { month, day })
        };
        read().ok_or_else(|| format!("“{text}” is not a day of the year such as 03-01."))
    }
}

impl From<MonthDay> for String {
    fn from(day: MonthDay) -> Self {
        format!("{:02}-{:02}", day.month, day.day)
    }
}

impl Refresher {
    /// Reads what is stored; what cannot be read begins nothing again.
    pub fn stored(mode: &str, days: Option<i32>, month_day: Option<String>) -> Self {
        match (mode, days, month_day.and_then(|text| MonthDay::try_from(text).ok())) {
            ("timeframe", Some(days), _) => Self::Timeframe {
                days: u32::try_from(days).unwrap_or(1).max(1),
            },
            ("fixedDate", _, Some(month_day)) => Self::FixedDate { month_day },
            _ => Self::None,
        }
    }

    /// As it is stored: mode, days, day of the year.
    pub fn to_columns(self) -> (&'static str, Option<i32>, Option<String>) {
        match self {
            Self::None => ("none", None, None),
            Self::Timeframe { days } => ("timeframe", i32::try_from(days).ok(), None),
            Self::FixedDate { month_day } => ("fixedDate", None, Some(month_day.into())),
        }
    }

    /// Whether it can be stored.
    pub fn is_valid(self) -> bool {
        !matches!(self, Self::Timeframe { days } if !(1..=3_650).contains(&days))
    }

    /// The first day after another on which a course begins again that was given on `given`.
    fn day_after(self, given: NaiveDate, after: NaiveDate) -> Option<NaiveDate> {
        match self {
            Self::None => None,
            Self::Timeframe { days } => {
                // D + k·n − 1 > after, with the smallest k from 1
                let n = i64::from(days.max(1));
                let gone = (after - given).num_days() + 1;
                let k = gone.max(0).div_euclid(n) + 1;
                given.checked_add_days(Days::new(u64::try_from(k * n - 1).ok()?))
            }
            Self::FixedDate { month_day } => (after.year()..=after.year() + 1)
                .filter_map(|year| month_day.of(year))
                .find(|day| *day > after),
        }
    }

    /// The next moment after `now` at which a course begins again that was given at `given`: the beginning of that day, there.
    pub fn next(self, given: DateTime<Utc>, now: DateTime<Utc>, zone: Tz) -> Option<DateTime<Utc>> {
        let local = |at: DateTime<Utc>| at.with_timezone(&zone).date_naive();
        self.day_after(local(given), local(now)).map(|day| beginning(day, zone))
    }

    /// The first days on which a course begins again that was given on `given`.
    pub fn days(self, given: NaiveDate, many: usize) -> Vec<NaiveDate> {
        let next = |before: &NaiveDate| self.day_after(given, *before);
        std::iter::successors(next(&(given - Duration::days(i64::from(self.may_be_at_once())))), next)
            .take(many)
            .collect()
    }

    /// Only one day long, the first round is over on the day on which it was given.
    fn may_be_at_once(self) -> bool {
        matches!(self, Self::Timeframe { days: 1 })
    }
}

/// The first moment of a day; where the clocks leave midnight out, the first one that there is.
fn beginning(day: NaiveDate, zone: Tz) -> DateTime<Utc> {
    let midnight = day.and_time(NaiveTime::MIN);
    (0..=4)
        .filter_map(|halves| {
            zone.from_local_datetime(&(midnight + Duration::minutes(30 * halves)))
                .earliest()
        })
        .next()
        .map_or_else(|| midnight.and_utc(), |at| at.to_utc())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::test_rng::TestRng;
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().expect("a day")
    }

    fn yearly(text: &str) -> Refresher {
        Refresher::FixedDate {
            month_day: MonthDay::try_from(text.to_owned()).expect("a day of a year"),
        }
    }

    fn every(days: u32) -> Refresher {
        Refresher::Timeframe { days }
    }

    const ZONES: [Tz; 9] = [
        chrono_tz::UTC,
        chrono_tz::Europe::Berlin,
        chrono_tz::America::New_York,
        chrono_tz::America::Sao_Paulo,
        chrono_tz::Africa::Cairo,
        chrono_tz::Asia::Beirut,
        chrono_tz::Australia::Lord_Howe,
        chrono_tz::Pacific::Kiritimati,
        chrono_tz::Pacific::Apia,
    ];

    #[test]
    fn the_day_on_which_it_was_given_counts() {
        assert_eq!(
            every(5).days(day("2026-03-01"), 3),
            [day("2026-03-05"), day("2026-03-10"), day("2026-03-15")]
        );
        assert_eq!(
            every(1).days(day("2026-03-01"), 2),
            [day("2026-03-01"), day("2026-03-02")]
        );
        assert_eq!(every(365).days(day("2024-02-29"), 1), [day("2025-02-27")]);
        assert!(Refresher::None.days(day("2026-03-01"), 3).is_empty());
    }

    #[test]
    fn the_last_of_february_is_there_every_year() {
        assert_eq!(
            yearly("02-29").days(day("2026-03-01"), 3),
            [day("2027-02-28"), day("2028-02-29"), day("2029-02-28")]
        );
        assert_eq!(yearly("03-01").days(day("2026-03-01"), 1), [day("2027-03-01")]);
        assert_eq!(yearly("12-31").days(day("2026-03-01"), 1), [day("2026-12-31")]);
        for odd in ["02-30", "13-01", "3-1", "0301", "00-10", ""] {
            assert!(MonthDay::try_from(odd.to_owned()).is_err(), "{odd}");
        }
    }

    #[test]
    fn it_is_written_as_the_contract_spells_it() {
        for (rule, written) in [
            (Refresher::None, json!({"mode": "none"})),
            (every(5), json!({"mode": "timeframe", "days": 5})),
            (yearly("02-29"), json!({"mode": "fixedDate", "monthDay": "02-29"})),
        ] {
            assert_eq!(json!(rule), written);
            assert_eq!(serde_json::from_value::<Refresher>(written).expect("readable"), rule);
            let (mode, days, month_day) = rule.to_columns();
            assert_eq!(Refresher::stored(mode, days, month_day), rule);
        }
        assert!(!every(0).is_valid() && !every(3_651).is_valid() && every(3_650).is_valid());
        assert_eq!(Refresher::stored("timeframe", None, None), Refresher::None);
    }

    /// Whatever the zone, the clocks and the calendar do: it is the beginning of a day there, it lies ahead, it is one of the days
    /// that the formula names, and no such day is left out on the way.
    #[test]
    fn every_round_ends_on_the_day_of_the_formula_and_none_is_left_out() {
        let mut test_rng = TestRng::new(7);
        for _ in 0..4_000 {
            let zone = ZONES[usize::try_from(test_rng.below(9)).expect("small")];
            let given = DateTime::from_timestamp(
                1_000_000_000 + i64::try_from(test_rng.below(1_500_000_000)).expect("small"),
                0,
            )
            .expect("a time");
            let later = i64::try_from(test_rng.below(2_000 * 86_400)).expect("small");
            let now = given + Duration::seconds(later);
            let n = 1 + u32::try_from(test_rng.below(400)).expect("small");
            let next = every(n).next(given, now, zone).expect("there is one");
            let local = next.with_timezone(&zone);
            let first = given.with_timezone(&zone).date_naive();
            let today = now.with_timezone(&zone).date_naive();
            assert!(next > now, "{zone} {given} {now} {n}");
            let since = (local.date_naive() - first).num_days() + 1;
            assert_eq!(since % i64::from(n), 0, "{zone} {given} {now} {n}");
            assert!((local.date_naive() - today).num_days() <= i64::from(n));
            let before = next - Duration::seconds(1);
            assert!(
                before.with_timezone(&zone).date_naive() < local.date_naive(),
                "the beginning of the day"
            );
            let month_day = MonthDay {
                month: first.month(),
                day: first.day(),
            };
            let year = Refresher::FixedDate { month_day }
                .next(given, now, zone)
                .expect("there is one");
            let day = year.with_timezone(&zone).date_naive();
            assert!(year > now && (day - today).num_days() <= 366);
            let is_leap_day = first.month() == 2 && first.day() == 29;
            assert_eq!(
                (day.month(), day.day()),
                (
                    first.month(),
                    if is_leap_day && !day.leap_year() {
                        28
                    } else {
                        first.day()
                    }
                )
            );
        }
    }

    /// Round after round, as the job does it: a day for each, in order, whatever the hour at which it runs.
    #[test]
    fn rounds_follow_each_other_over_turned_clocks() {
        for zone in ZONES {
            let given: DateTime<Utc> = "2026-03-01T11:00:00Z".parse().expect("a time");
            let mut now = given;
            for expected in every(5).days(given.with_timezone(&zone).date_naive(), 200) {
                now = every(5).next(given, now, zone).expect("there is one");
                assert_eq!(now.with_timezone(&zone).date_naive(), expected, "{zone}");
            }
        }
    }
}
