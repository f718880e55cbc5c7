//! Dates of a series: a rule of RFC 5545 by the clocks of the place, and what becomes of them in nights in which clocks change.

use crate::prelude::*;

use chrono::{Duration, LocalResult, NaiveDateTime, Offset, TimeZone};
use chrono_tz::Tz;
use rrule::RRuleSet;

/// A series has at most so many dates, each an event with seats of its own.
pub const MOST_DATES: u16 = 200;
const LONGEST_RULE: usize = 300;
/// How a date is written, as its event is.
pub const LOCAL: &str = "%Y-%m-%dT%H:%M";

fn refuse(code: &str, sentence: impl Into<String>) -> Problem {
    Problem::field("rule", code, sentence)
}

/// The parts of a rule that say when in a day, which the event itself says.
const HOURS: [&str; 3] = ["BYHOUR=", "BYMINUTE=", "BYSECOND="];
const DAYS: [&str; 4] = ["FREQ=DAILY", "FREQ=WEEKLY", "FREQ=MONTHLY", "FREQ=YEARLY"];

/// The dates that a rule gives from a first one on, in order, without exceptions; the first is always among them.
pub fn dates(rule: &str, first: NaiveDateTime, exceptions: &[NaiveDateTime]) -> Result<Vec<NaiveDateTime>, Problem> {
    let unknown = || refuse("invalid", "This recurrence is not valid.");
    let known = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit() || "=;,+-".contains(letter);
    if rule.len() > LONGEST_RULE || !rule.chars().all(known) {
        return Err(unknown());
    }
    let parts: Vec<&str> = rule.split(';').collect();
    if !parts.iter().any(|part| DAYS.contains(part))
        || parts.iter().any(|part| HOURS.iter().any(|by| part.starts_with(by)))
    {
        return Err(refuse("invalid", "Events can repeat daily, weekly, monthly or yearly."));
    }
    if !parts
        .iter()
        .any(|part| part.starts_with("COUNT=") || part.starts_with("UNTIL="))
    {
        return Err(refuse(
            "endless",
            "Choose when the series ends: after a number of dates, or on a date.",
        ));
    }
    // Clocks are followed as if they were never changed; the zone comes in when each date becomes a moment.
    let text = format!("DTSTART:{}Z\nRRULE:{rule}", first.format("%Y%m%dT%H%M%S"));
    let set: RRuleSet = text.parse().map_err(|_| unknown())?;
    let found = set.all(MOST_DATES + 1);
    if found.dates.len() > usize::from(MOST_DATES) {
        return Err(refuse(
            "too_many",
            "A series can have at most 200 dates. Choose an earlier end.",
        ));
    }
    let all: Vec<NaiveDateTime> = found.dates.iter().map(|date| date.naive_utc()).collect();
    if all.first() != Some(&first) {
        return Err(refuse(
            "not_first",
            "The event's own date does not match this rule. Change the date or the rule.",
        ));
    }
    Ok(all
        .into_iter()
        .filter(|date| *date == first || !exceptions.contains(date))
        .collect())
}

/// The moment at which clocks show this: of two, when they go back, the first; one that they leave out when they go forward is as
/// long after the hour before as it says (RFC 5545, 3.3.5).
pub fn moment(local: NaiveDateTime, zone: Tz) -> DateTime<Utc> {
    match zone.from_local_datetime(&local) {
        LocalResult::Single(at) | LocalResult::Ambiguous(at, _) => at.to_utc(),
        LocalResult::None => {
            let before = zone.offset_from_utc_datetime(&(local - Duration::days(1)));
            DateTime::from_naive_utc_and_offset(local - before.fix(), Utc)
        }
    }
}

/// Which of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = SeriesScope)]
pub enum Scope {
    /// Only this date.
    One,
    /// This date and those after it.
    Following,
    /// All that are not over.
    All,
}

/// A text as a date.
pub fn read(text: &str) -> Result<NaiveDateTime, Problem> {
    NaiveDateTime::parse_from_str(text, LOCAL)
        .map_err(|_| Problem::field("exceptions", "invalid", "Enter a date and time."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// The app reads the same file and must come to the same dates (`web/src/features/events/series.test.ts`).
    const RULES: &str = include_str!("series_rules.json");

    fn at(text: &str) -> NaiveDateTime {
        read(text).unwrap()
    }

    fn code(rule: &str) -> String {
        let refused = dates(rule, at("2027-01-04T09:00"), &[]).unwrap_err();
        refused.errors()[0].code.clone()
    }

    #[test]
    fn a_rule_gives_the_dates_that_the_app_shows() {
        let rules: Vec<Value> = serde_json::from_str(RULES).unwrap();
        assert!(rules.len() >= 34);
        for one in rules {
            let text = |name: &str| one[name].as_str().unwrap().to_owned();
            let texts = |name: &str| {
                let found = one[name].as_array().into_iter().flatten();
                found.filter_map(Value::as_str).map(str::to_owned).collect::<Vec<_>>()
            };
            let exceptions: Vec<NaiveDateTime> = texts("exceptions").iter().map(|date| at(date)).collect();
            let found = dates(&text("rule"), at(&text("first")), &exceptions).unwrap();
            let found: Vec<String> = found.iter().map(|date| date.format(LOCAL).to_string()).collect();
            assert_eq!(found, texts("dates"), "{}", text("rule"));
        }
    }

    #[test]
    fn a_series_ends_and_is_not_longer_than_it_may_be() {
        assert_eq!(code("FREQ=DAILY"), "endless");
        assert_eq!(code("FREQ=DAILY;COUNT=10000"), "too_many");
        assert_eq!(code("FREQ=DAILY;COUNT=201"), "too_many");
        assert_eq!(
            dates("FREQ=DAILY;COUNT=200", at("2027-01-04T09:00"), &[])
                .unwrap()
                .len(),
            200
        );
        for odd in [
            "FREQ=SECONDLY;COUNT=5",
            "FREQ=DAILY;BYHOUR=9;COUNT=5",
            "FREQ=DAILY;COUNT=5\nEXRULE:X",
            "COUNT=5",
            "FREQ=DAILY;COUNT=X",
            "",
        ] {
            assert_eq!(code(odd), "invalid", "{odd}");
        }
        assert_eq!(code("FREQ=WEEKLY;BYDAY=TU;COUNT=3"), "not_first");
    }

    #[test]
    fn exceptions_are_left_out_but_for_the_first() {
        let first = at("2027-01-04T09:00");
        let without = [at("2027-01-11T09:00"), first];
        let found = dates("FREQ=WEEKLY;COUNT=3", first, &without).unwrap();
        assert_eq!(found, [first, at("2027-01-18T09:00")]);
    }

    #[test]
    fn a_date_in_a_night_in_which_clocks_change_is_a_moment_all_the_same() {
        let berlin = Tz::Europe__Berlin;
        let utc = |text: &str| moment(at(text), berlin).to_rfc3339();
        assert_eq!(utc("2027-03-27T02:30"), "2027-03-27T01:30:00+00:00");
        assert_eq!(utc("2027-03-28T02:30"), "2027-03-28T01:30:00+00:00", "shown as 3:30");
        assert_eq!(utc("2027-03-29T02:30"), "2027-03-29T00:30:00+00:00");
        assert_eq!(utc("2027-10-31T02:30"), "2027-10-31T00:30:00+00:00", "the first of two");
    }
}
