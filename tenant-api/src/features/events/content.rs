//! What may be written of an event, and its times in its own zone.

use chrono::{LocalResult, NaiveDateTime, TimeZone};
use chrono_tz::Tz;

use super::audience::Audience;
use super::model::{LONGEST, Promotion};
use super::reminders;
use crate::prelude::*;
use crate::richtext;

const LONGEST_TITLE: usize = 200;
const LONGEST_LINE: usize = 500;
const LONGEST_CATEGORY: usize = 100;
const MOST_TAGS: usize = 20;
const LONGEST_TAG: usize = 50;
const MOST_SEATS: i32 = 100_000;
const MOST_NAMED: usize = 20;

/// All that is written of one; times as the clocks at the place show them, such as `2027-03-28T09:30`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EventContent)]
pub struct Content {
    /// 1 to 200 characters.
    pub title: String,
    /// Its text as a node tree, without pictures.
    #[schema(value_type = Object)]
    pub description: Value,
    /// At most 100 characters.
    #[serde(default)]
    pub category: String,
    /// At most 20 of at most 50 characters.
    #[serde(default)]
    pub tags: Vec<String>,
    /// Where it is; at most 500 characters.
    #[serde(default)]
    pub address: String,
    /// Where it is on the net: only those who have a seat, and its trainers, are told.
    #[serde(default)]
    pub online_url: String,
    pub starts: String,
    pub ends: String,
    pub time_zone: String,
    /// How many seats there are; nothing: as many as come.
    pub capacity: Option<i32>,
    /// How many may wait; nothing: as many as want, 0: nobody.
    pub waitlist_capacity: Option<i32>,
    /// Whether somebody approves each registration.
    #[serde(default)]
    pub approval: bool,
    /// Until when people register; nothing: until it begins.
    pub register_until: Option<String>,
    /// Until when people give their seat back; nothing: until it begins.
    pub cancel_until: Option<String>,
    /// What becomes of a seat that is free while people wait.
    pub promotion: Promotion,
    /// How long an offer holds: 1 to 720 hours.
    #[serde(default = "a_day")]
    pub offer_hours: i32,
    /// Who runs it: at most 20 people of the team.
    #[serde(default)]
    pub trainers: Vec<Uuid>,
    /// Rooms and equipment that it takes up: at most 20.
    #[serde(default)]
    pub assets: Vec<Uuid>,
    /// Who sees it and registers.
    #[serde(default)]
    pub audience: Audience,
    /// An uploaded picture.
    pub image: Option<Uuid>,
    /// So many minutes before the start people are reminded; nothing: as the organisation says, none at all: not.
    pub reminders: Option<Vec<i32>>,
}

fn a_day() -> i32 {
    24
}

/// The times of an event as moments.
pub struct Times {
    pub starts_at: DateTime<Utc>,
    pub ends_at: DateTime<Utc>,
    /// Until when people register.
    pub register_until: Option<DateTime<Utc>>,
    /// Until when people give back.
    pub cancel_until: Option<DateTime<Utc>>,
}

/// What is kept.
pub struct ValidatedEvent {
    /// Trimmed and clean.
    pub content: Content,
    pub times: Times,
}

impl ValidatedEvent {
    /// What the search box looks in.
    pub fn search(&self) -> String {
        let of = &self.content;
        let text = richtext::plain(&of.description);
        let parts = [of.title.as_str(), &text, &of.address, &of.category, &of.tags.join(" ")];
        parts.join("\n").to_lowercase()
    }
}

/// A moment as the clocks of a zone show it.
pub fn local(at: DateTime<Utc>, zone: &str) -> String {
    let zone: Tz = zone.parse().unwrap_or(Tz::UTC);
    at.with_timezone(&zone).format("%Y-%m-%dT%H:%M").to_string()
}

/// The moment at which the clocks of a zone show this; of two, when they go back, the first.
fn moment(text: &str, zone: Tz) -> Result<DateTime<Utc>, &'static str> {
    let at = NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M")
        .or_else(|_| NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M:%S"))
        .map_err(|_| "Enter a date and time.")?;
    match zone.from_local_datetime(&at) {
        LocalResult::Single(at) | LocalResult::Ambiguous(at, _) => Ok(at.to_utc()),
        LocalResult::None => Err("This time does not exist: the clocks go forward that night."),
    }
}

/// Two times as the clocks of a zone show them, as moments; nothing: they are none, or in the wrong order.
pub fn span(starts: &str, ends: &str, zone: &str) -> Option<(DateTime<Utc>, DateTime<Utc>)> {
    let zone = zone.parse().ok()?;
    let (starts, ends) = (moment(starts, zone).ok()?, moment(ends, zone).ok()?);
    (starts < ends).then_some((starts, ends))
}

struct Checks(Vec<FieldError>);

impl Checks {
    fn wrong(&mut self, field: &str, code: &str, sentence: impl Into<String>) {
        self.0.push(FieldError::new(field, code, sentence));
    }

    fn line(&mut self, field: &str, given: &str, most: usize) -> String {
        let text = given.trim();
        if text.chars().count() > most {
            self.wrong(field, "too_long", format!("Use at most {most} characters."));
        }
        text.to_owned()
    }

    fn at(&mut self, field: &str, given: &str, zone: Tz) -> DateTime<Utc> {
        moment(given, zone).unwrap_or_else(|sentence| {
            self.wrong(field, "invalid", sentence);
            DateTime::UNIX_EPOCH
        })
    }

    fn until(&mut self, field: &str, given: Option<&str>, zone: Tz, ends_at: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let given = given.map(str::trim).filter(|text| !text.is_empty())?;
        let at = self.at(field, given, zone);
        if at > ends_at {
            self.wrong(field, "after_end", "This is after the end of the event.");
        }
        Some(at)
    }

    fn few(&mut self, field: &str, given: &[Uuid]) -> Vec<Uuid> {
        let mut few: Vec<Uuid> = Vec::new();
        for id in given {
            if !few.contains(id) {
                few.push(*id);
            }
        }
        if few.len() > MOST_NAMED {
            self.wrong(field, "too_many", "Choose at most 20.");
        }
        few
    }

    fn tags(&mut self, given: &[String]) -> Vec<String> {
        let mut tags: Vec<String> = Vec::new();
        for tag in given.iter().map(|tag| tag.trim()).filter(|tag| !tag.is_empty()) {
            if tag.chars().count() > LONGEST_TAG {
                self.wrong("tags", "too_long", "A tag can have at most 50 characters.");
            }
            if !tags.iter().any(|known| known.to_lowercase() == tag.to_lowercase()) {
                tags.push(tag.to_owned());
            }
        }
        if tags.len() > MOST_TAGS {
            self.wrong("tags", "too_many", "Use at most 20 tags.");
        }
        tags
    }
}

/// What is kept, or every field that is wrong.
pub fn check(given: Content) -> Result<ValidatedEvent, Problem> {
    let mut checks = Checks(Vec::new());
    let title = given.title.trim().to_owned();
    match title.chars().count() {
        0 => checks.wrong("title", "required", "Enter a title."),
        1..=LONGEST_TITLE => {}
        _ => checks.wrong("title", "too_long", "Use at most 200 characters."),
    }
    let description = richtext::sanitize(&given.description).unwrap_or_else(|sentence| {
        checks.wrong("description", "invalid", sentence);
        richtext::empty()
    });
    if !richtext::files(&description).is_empty() {
        checks.wrong("description", "pictures", "Event descriptions cannot contain pictures.");
    }
    let zone = given.time_zone.parse().unwrap_or_else(|_| {
        checks.wrong("timeZone", "unknown", "This time zone does not exist.");
        Tz::UTC
    });
    let starts_at = checks.at("starts", &given.starts, zone);
    let ends_at = checks.at("ends", &given.ends, zone);
    if ends_at <= starts_at && checks.0.iter().all(|error| error.field != "ends") {
        checks.wrong("ends", "before_start", "The end must be after the start.");
    }
    if ends_at - starts_at > LONGEST && checks.0.is_empty() {
        checks.wrong("ends", "too_many_days", "An event can last at most 366 days.");
    }
    let register_until = checks.until("registerUntil", given.register_until.as_deref(), zone, ends_at);
    let cancel_until = checks.until("cancelUntil", given.cancel_until.as_deref(), zone, ends_at);
    if given.capacity.is_some_and(|seats| !(1..=MOST_SEATS).contains(&seats)) {
        let sentence = "Enter 1 to 100,000 seats, or leave the field empty for no limit.";
        checks.wrong("capacity", "out_of_range", sentence);
    }
    if given
        .waitlist_capacity
        .is_some_and(|most| !(0..=MOST_SEATS).contains(&most))
    {
        checks.wrong(
            "waitlistCapacity",
            "out_of_range",
            "Enter a number from 0 to 100,000, or leave the field empty.",
        );
    }
    if !(1..=720).contains(&given.offer_hours) {
        checks.wrong("offerHours", "out_of_range", "Enter 1 to 720 hours.");
    }
    let online_url = checks.line("onlineUrl", &given.online_url, LONGEST_LINE);
    let is_web = online_url.starts_with("https://") || online_url.starts_with("http://");
    if !online_url.is_empty() && (!is_web || richtext::link(&online_url).is_err()) {
        checks.wrong("onlineUrl", "invalid", "Enter an address that starts with https://.");
    }
    let reminders = given.reminders.clone().map(reminders::checked).transpose();
    let reminders = reminders.unwrap_or_else(|sentence| {
        checks.wrong("reminders", "invalid", sentence);
        None
    });
    let content = Content {
        reminders,
        trainers: checks.few("trainers", &given.trainers),
        assets: checks.few("assets", &given.assets),
        title,
        description,
        category: checks.line("category", &given.category, LONGEST_CATEGORY),
        tags: checks.tags(&given.tags),
        address: checks.line("address", &given.address, LONGEST_LINE),
        online_url,
        ..given
    };
    let times = Times {
        starts_at,
        ends_at,
        register_until,
        cancel_until,
    };
    if checks.0.is_empty() {
        Ok(ValidatedEvent { content, times })
    } else {
        Err(Problem::unprocessable(checks.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BERLIN: Tz = chrono_tz::Europe::Berlin;

    #[test]
    fn a_time_is_read_by_the_clocks_of_its_place() {
        let at = |text: &str| moment(text, BERLIN).map(|at| at.to_rfc3339());
        assert_eq!(at("2027-01-10T09:30").as_deref(), Ok("2027-01-10T08:30:00+00:00"));
        assert_eq!(at("2027-07-10T09:30").as_deref(), Ok("2027-07-10T07:30:00+00:00"));
        assert!(at("2027-03-28T02:30").is_err(), "the clocks go forward");
        assert_eq!(
            at("2027-10-31T02:30").as_deref(),
            Ok("2027-10-31T00:30:00+00:00"),
            "the first of two"
        );
        assert_eq!(at("2028-02-29T12:00").as_deref(), Ok("2028-02-29T11:00:00+00:00"));
        assert!(at("2027-02-29T12:00").is_err());
    }

    #[test]
    fn an_event_ends_after_it_begins_and_within_a_year() {
        let wrong = |starts: &str, ends: &str| {
            let content = serde_json::json!({
                "title": "Night", "description": {"type": "doc", "content": [{"type": "paragraph"}]}, "starts": starts, "ends": ends,
                "timeZone": "Europe/Berlin", "promotion": "auto",
            });
            let problem = check(serde_json::from_value(content).unwrap()).err()?;
            let serialized = serde_json::to_value(&problem).unwrap();
            serialized["errors"][0]["code"].as_str().map(str::to_owned)
        };
        assert_eq!(wrong("2027-03-27T22:00", "2027-03-28T06:00"), None);
        assert_eq!(
            wrong("2028-02-28T09:00", "2029-02-28T09:00"),
            None,
            "366 days, one of them 29 February"
        );
        assert_eq!(
            wrong("2027-03-01T09:00", "2027-03-01T09:00").as_deref(),
            Some("before_start")
        );
        assert_eq!(
            wrong("2027-03-01T09:00", "2028-03-03T09:00").as_deref(),
            Some("too_many_days")
        );
    }

    #[test]
    fn what_is_kept_is_shown_as_it_was_typed() {
        let at = moment("2027-07-10T09:30", BERLIN).unwrap();
        assert_eq!(local(at, "Europe/Berlin"), "2027-07-10T09:30");
    }
}
