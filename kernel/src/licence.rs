//! What a plan counts and includes, and which month it is: the same in the service that counts and in the one that bills.
use chrono::{DateTime, Datelike, NaiveDate, TimeZone, Utc};

/// What makes a person count in a month.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "camelCase")]
pub enum Metric {
    /// They signed in, or went on with a session.
    SignedIn,
    /// They worked on something that is to be learnt.
    LearningActive,
}

impl Metric {
    /// As it is stored and sent.
    pub fn into_str(self) -> &'static str {
        self.into()
    }
}

/// The terms of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// What counts.
    pub metric: Metric,
    /// How many people are included; none: any number.
    pub included: Option<i32>,
}

/// The terms of a plan, by its id.
pub fn terms(plan: &str) -> Terms {
    let (metric, included) = match plan {
        "starter" => (Metric::SignedIn, Some(50)),
        "enterprise" => (Metric::LearningActive, None),
        _ => (Metric::SignedIn, Some(1000)),
    };
    Terms { metric, included }
}

/// The first day of the month that it is in a zone.
pub fn month_of<Zone: TimeZone>(at: DateTime<Utc>, zone: &Zone) -> NaiveDate {
    first_of(at.with_timezone(zone).date_naive())
}

/// The first day of a day's month.
pub fn first_of(day: NaiveDate) -> NaiveDate {
    day - chrono::Days::new(u64::from(day.day0()))
}

/// Reads a month as it stands in an address: `2026-11`.
pub fn parse_month(text: &str) -> Option<NaiveDate> {
    let (year, month) = text.split_once('-')?;
    let is_number = |text: &str, length| text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(year, 4) || !is_number(month, 2) {
        return None;
    }
    NaiveDate::from_ymd_opt(year.parse().ok()?, month.parse().ok()?, 1)
}

/// A month as it stands in an address.
pub fn month_text(month: NaiveDate) -> String {
    month.format("%Y-%m").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::FixedOffset;

    #[test]
    fn the_month_is_the_zones_own() {
        let at = DateTime::parse_from_rfc3339("2026-10-31T23:30:00Z").unwrap().to_utc();
        let text = |hours: i32| month_text(month_of(at, &FixedOffset::east_opt(hours * 3600).unwrap()));
        assert_eq!((text(0).as_str(), text(1).as_str()), ("2026-10", "2026-11"));
    }

    #[test]
    fn months_are_read_as_they_are_written() {
        assert_eq!(parse_month("2026-02").map(month_text).as_deref(), Some("2026-02"));
        for odd in ["2026-13", "2026-2", "26-02", "2026-02-01", "+026-02", ""] {
            assert_eq!(parse_month(odd), None, "{odd}");
        }
    }
}
