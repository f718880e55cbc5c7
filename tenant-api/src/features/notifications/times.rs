//! Local times: the minute of a day, quiet hours, and when a mail may leave.
use crate::prelude::*;

use chrono::{Datelike, Days, Duration, NaiveDateTime, NaiveTime, TimeZone, Timelike};
use chrono_tz::Tz;

use super::model::MailWay;
use super::wording::{CATALOGUE, Reader};

/// A minute of the local day, written `HH:MM`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Minute(i16);

impl Minute {
    /// As it is kept.
    pub fn of(minutes: i16) -> Self {
        Self(minutes.clamp(0, 1439))
    }

    /// As it is kept.
    pub fn to_minutes(self) -> i16 {
        self.0
    }

    fn time(self) -> NaiveTime {
        let seconds = u32::from(self.0.unsigned_abs()) * 60;
        NaiveTime::from_num_seconds_from_midnight_opt(seconds, 0).unwrap_or(NaiveTime::MIN)
    }
}

impl TryFrom<String> for Minute {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let read = || {
            let digits = |part: &str| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
            let (hours, minutes) = text.split_once(':').filter(|(h, m)| digits(h) && digits(m))?;
            let (hours, minutes): (i16, i16) = (hours.parse().ok()?, minutes.parse().ok()?);
            ((0..24).contains(&hours) && (0..60).contains(&minutes)).then_some(Self(hours * 60 + minutes))
        };
        read().ok_or_else(|| format!("“{text}” is not a time such as 08:30"))
    }
}

impl From<Minute> for String {
    fn from(minute: Minute) -> Self {
        format!("{:02}:{:02}", minute.0 / 60, minute.0 % 60)
    }
}

/// Hours in which nothing is mailed; they may go over midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Quiet {
    /// They begin, `HH:MM`.
    #[schema(value_type = String)]
    pub from: Minute,
    /// They end, `HH:MM`.
    #[schema(value_type = String)]
    pub until: Minute,
}

impl Quiet {
    /// As they are kept.
    pub fn of(from: Option<i16>, until: Option<i16>) -> Option<Self> {
        let (from, until) = (Minute::of(from?), Minute::of(until?));
        Some(Self { from, until })
    }

    fn holds(self, time: NaiveTime) -> bool {
        let (from, until) = (self.from.time(), self.until.time());
        if from <= until {
            from <= time && time < until
        } else {
            from <= time || time < until
        }
    }
}

/// A person's times.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// Where they live.
    pub zone: Tz,
    /// When nothing is mailed.
    pub quiet: Option<Quiet>,
    /// When the digest comes.
    pub digest_at: Minute,
}

impl Times {
    /// When a mail about something that happens now may leave; nothing for none.
    pub fn mail_time(&self, way: MailWay, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        match way {
            MailWay::None => None,
            MailWay::Each => Some(self.after_quiet(now)),
            MailWay::Digest => Some(self.after_quiet(self.next(self.digest_at, now))),
        }
    }

    fn after_quiet(&self, at: DateTime<Utc>) -> DateTime<Utc> {
        match self.quiet {
            Some(quiet) if quiet.holds(at.with_timezone(&self.zone).time()) => self.next(quiet.until, at),
            _ => at,
        }
    }

    /// The next time that it is so late there.
    fn next(&self, minute: Minute, after: DateTime<Utc>) -> DateTime<Utc> {
        let today = after.with_timezone(&self.zone).date_naive();
        let on = |days: u64| Some(self.at(today.checked_add_days(Days::new(days))?.and_time(minute.time())));
        let found = (0..3).filter_map(on).find(|at| *at > after);
        found.unwrap_or(after + Duration::days(1))
    }

    /// A local time that a change of clocks leaves out is an hour later; one that comes twice is the first.
    fn at(&self, local: NaiveDateTime) -> DateTime<Utc> {
        let found = self.zone.from_local_datetime(&local).earliest();
        let found = found.or_else(|| self.zone.from_local_datetime(&(local + Duration::hours(1))).earliest());
        found.map_or_else(|| local.and_utc(), |at| at.to_utc())
    }
}

/// A moment as a mail writes it: `27 November 2026, 17:00`.
pub fn format_time(at: DateTime<Utc>, reader: Reader) -> String {
    let local = at.with_timezone(&reader.zone);
    // Whole days: they begin with their first second, and what is due on one is so until its last.
    if [0, 86_399].contains(&local.time().num_seconds_from_midnight()) {
        return day(&local, reader);
    }
    minute(&local, reader)
}

/// A moment that somebody has to be there at, with the zone whose clocks say it: `2 July 2027, 03:00 (Asia/Tokyo)`.
pub fn format_with_zone(at: DateTime<Utc>, reader: Reader) -> String {
    let local = minute(&at.with_timezone(&reader.zone), reader);
    format!("{local} ({})", reader.zone.name().replace('_', " "))
}

fn day(local: &DateTime<Tz>, reader: Reader) -> String {
    let month = CATALOGUE
        .of(reader.language)
        .format(&format!("date.month.{}", local.month()), &[]);
    format!("{} {month} {}", local.day(), local.year())
}

fn minute(local: &DateTime<Tz>, reader: Reader) -> String {
    let separator = CATALOGUE.of(reader.language).format("date.separator", &[]);
    format!("{}{separator}{}", day(local, reader), local.format("%H:%M"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    fn minute(text: &str) -> Minute {
        Minute::try_from(text.to_owned()).unwrap()
    }

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    fn berlin(quiet: Option<(&str, &str)>, digest: &str) -> Times {
        Times {
            zone: chrono_tz::Europe::Berlin,
            quiet: quiet.map(|(from, until)| Quiet {
                from: minute(from),
                until: minute(until),
            }),
            digest_at: minute(digest),
        }
    }

    #[test]
    fn a_minute_is_written_as_a_clock_shows_it() {
        assert_eq!(
            (minute("08:30").to_minutes(), String::from(Minute::of(1439))),
            (510, "23:59".into())
        );
        for odd in ["8:30", "24:00", "08:60", "08-30", "+8:30", ""] {
            assert!(Minute::try_from(odd.to_owned()).is_err(), "{odd}");
        }
    }

    #[test]
    fn each_leaves_at_once_and_inside_quiet_hours_at_their_end() {
        let times = berlin(Some(("22:00", "07:00")), "08:00");
        let noon = at("2026-11-22T11:00:00Z");
        assert_eq!(times.mail_time(MailWay::Each, noon), Some(noon));
        let seven = Some(at("2026-11-23T06:00:00Z"));
        assert_eq!(
            times.mail_time(MailWay::Each, at("2026-11-22T21:30:00Z")),
            seven,
            "before midnight"
        );
        assert_eq!(
            times.mail_time(MailWay::Each, at("2026-11-23T05:59:00Z")),
            seven,
            "and after it"
        );
        assert_eq!(
            times.mail_time(MailWay::Each, at("2026-11-23T06:00:00Z")),
            seven,
            "the end is outside"
        );
        let day = berlin(Some(("09:00", "17:00")), "08:00");
        assert_eq!(day.mail_time(MailWay::Each, noon), Some(at("2026-11-22T16:00:00Z")));
    }

    #[test]
    fn the_digest_comes_at_the_persons_hour_or_when_it_is_not_quiet_any_more() {
        let times = berlin(None, "08:00");
        let tomorrow = Some(at("2026-11-23T07:00:00Z"));
        assert_eq!(times.mail_time(MailWay::Digest, at("2026-11-22T11:00:00Z")), tomorrow);
        assert_eq!(times.mail_time(MailWay::Digest, at("2026-11-23T06:59:59Z")), tomorrow);
        let night = berlin(Some(("22:00", "07:00")), "06:00");
        assert_eq!(
            night.mail_time(MailWay::Digest, at("2026-11-22T11:00:00Z")),
            Some(at("2026-11-23T06:00:00Z"))
        );
        assert_eq!(times.mail_time(MailWay::None, at("2026-11-22T11:00:00Z")), None);
    }

    #[test]
    fn clocks_that_change_leave_no_hole() {
        // On 29 March 2026 Berlin's clocks go from two to three.
        let times = berlin(None, "02:30");
        assert_eq!(
            times.mail_time(MailWay::Digest, at("2026-03-28T20:00:00Z")),
            Some(at("2026-03-29T01:30:00Z"))
        );
    }

    #[test]
    fn a_date_is_written_as_it_is_there() {
        let berlin = |language| Reader {
            zone: chrono_tz::Europe::Berlin,
            language,
        };
        let english = berlin(Language::English);
        assert_eq!(
            format_time(at("2026-11-27T16:00:00Z"), english),
            "27 November 2026, 17:00"
        );
        assert_eq!(format_time(at("2026-11-26T23:00:00Z"), english), "27 November 2026");
        let arabic = berlin(Language::Arabic);
        assert_eq!(format_time(at("2026-05-01T08:05:00Z"), arabic), "1 مايو 2026، 10:05");
    }
}
