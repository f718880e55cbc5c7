//! What of triggers needs no database: the words of their texts, the pauses between tries, and what a receiver's answer means.
use crate::prelude::*;

use chrono::Duration;
use learnt_kernel::trigger::{DocumentKind, Event};

/// A webhook is tried for so long.
pub const LONGEST: Duration = Duration::days(1);

/// The pauses after each try, in seconds, as the format recommends them; the last one comes again.
const PAUSES: [i64; 8] = [5, 60, 300, 1_800, 7_200, 18_000, 18_000, 21_600];

/// How a webhook was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// With a status, and perhaps with the seconds after which to come again.
    Status(u16, Option<i64>),
    /// Not at all.
    Away,
    /// The address may not be called.
    Forbidden,
}

/// What becomes of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeliveryOutcome {
    /// It arrived.
    Delivered,
    /// Its receiver wants none any more.
    Gone,
    /// It may not be sent.
    Refused,
    /// It is tried again at this moment.
    Again(DateTime<Utc>),
    /// It was tried for long enough.
    Failed,
}

/// What follows from an answer to the so-manyth try of what is tried since `began`. `jitter`: a number from 0 to 1.
pub fn next(answer: &Answer, attempts: i32, began: DateTime<Utc>, now: DateTime<Utc>, jitter: f64) -> DeliveryOutcome {
    let retry_after = match answer {
        Answer::Status(200..=299, _) => return DeliveryOutcome::Delivered,
        Answer::Status(410, _) => return DeliveryOutcome::Gone,
        Answer::Forbidden => return DeliveryOutcome::Refused,
        // Later than it is tried at all is never, however much later.
        Answer::Status(_, after) => after.unwrap_or_default().min(LONGEST.num_seconds() + 1),
        Answer::Away => 0,
    };
    let index = usize::try_from(attempts.max(1) - 1).unwrap_or_default();
    let pause = PAUSES[index.min(PAUSES.len() - 1)] as f64;
    // Up to a fifth longer or shorter, so that what failed together does not come back together.
    let pause = (pause * (0.8 + 0.4 * jitter)) as i64;
    let at = now + Duration::seconds(pause.max(retry_after));
    if at > began + LONGEST {
        DeliveryOutcome::Failed
    } else {
        DeliveryOutcome::Again(at)
    }
}

/// Reads `Retry-After`: seconds, or a date.
pub fn retry_after(text: &str, now: DateTime<Utc>) -> Option<i64> {
    let text = text.trim();
    let seconds = text.parse::<i64>().ok();
    let date = || {
        DateTime::parse_from_rfc2822(text)
            .ok()
            .map(|at| (at.to_utc() - now).num_seconds())
    };
    seconds.or_else(date).map(|seconds| seconds.max(0))
}

/// Whom a text speaks to, and of what.
pub struct Reader<'a> {
    pub first_name: &'a str,
    pub last_name: &'a str,
    /// What the event was about.
    pub about: &'a str,
}

/// Puts a person's words in the places of a text; what stands in them is not looked at again.
pub fn fill(text: &str, reader: &Reader<'_>) -> String {
    let mut parts = text.split('{');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let known = [
            ("firstName}", reader.first_name),
            ("lastName}", reader.last_name),
            ("about}", reader.about),
        ];
        match known
            .iter()
            .find_map(|(name, word)| Some((part.strip_prefix(name)?, word)))
        {
            Some((rest, word)) => {
                filled.push_str(word);
                filled.push_str(rest);
            }
            None => {
                filled.push('{');
                filled.push_str(part);
            }
        }
    }
    filled
}

/// The page that a message about an event leads to.
pub fn page(event: Event, document: Option<Uuid>) -> String {
    match (event.about(), document) {
        (Some(DocumentKind::Course), Some(id)) => format!("/apps/course/{id}"),
        (Some(DocumentKind::Event), Some(id)) => format!("/apps/myevent/{id}"),
        (Some(DocumentKind::Badge), _) => "/pages/profile".to_owned(),
        _ => "/".to_owned(),
    }
}

/// An event as webhooks name it: `course.completed`.
pub fn dotted(event: &str) -> String {
    let mut dotted = String::with_capacity(event.len() + 1);
    for letter in event.chars() {
        if letter.is_ascii_uppercase() {
            dotted.push('.');
        }
        dotted.push(letter.to_ascii_lowercase());
    }
    dotted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + Duration::seconds(seconds)
    }

    #[test]
    fn a_receiver_that_is_away_is_asked_for_a_day_with_growing_pauses() {
        let (began, mut now, mut attempts) = (at(0), at(0), 0);
        loop {
            attempts += 1;
            match next(&Answer::Status(503, None), attempts, began, now, 0.5) {
                DeliveryOutcome::Again(later) => now = later,
                DeliveryOutcome::Failed => break,
                other => panic!("{other:?}"),
            }
        }
        assert!(now <= at(86_400) && now > at(14 * 3_600), "{now}");
        assert!((8..=9).contains(&attempts), "{attempts}");
        let (early, late) = (
            next(&Answer::Away, 3, began, began, 0.0),
            next(&Answer::Away, 3, began, began, 1.0),
        );
        assert_eq!(
            (early, late),
            (DeliveryOutcome::Again(at(240)), DeliveryOutcome::Again(at(360)))
        );
    }

    #[test]
    fn what_the_receiver_says_is_followed() {
        let next = |answer: Answer| next(&answer, 1, at(0), at(0), 0.5);
        assert_eq!(next(Answer::Status(204, None)), DeliveryOutcome::Delivered);
        assert_eq!(next(Answer::Status(410, None)), DeliveryOutcome::Gone);
        assert_eq!(next(Answer::Forbidden), DeliveryOutcome::Refused);
        assert_eq!(next(Answer::Status(429, Some(120))), DeliveryOutcome::Again(at(120)));
        assert_eq!(next(Answer::Status(301, None)), DeliveryOutcome::Again(at(5)));
        assert_eq!(
            next(Answer::Status(503, Some(90_000))),
            DeliveryOutcome::Failed,
            "not within a day"
        );
        for endless in [i64::MAX, i64::MAX / 1_000, 9_000_000_000_000] {
            assert_eq!(
                next(Answer::Status(503, Some(endless))),
                DeliveryOutcome::Failed,
                "{endless}"
            );
        }
    }

    #[test]
    fn a_date_to_come_again_is_read_either_way() {
        assert_eq!(retry_after(" 120 ", at(0)), Some(120));
        assert_eq!(retry_after("Thu, 01 Jan 1970 00:02:00 GMT", at(0)), Some(120));
        assert_eq!(retry_after("Thu, 01 Jan 1970 00:02:00 GMT", at(500)), Some(0));
        assert_eq!(retry_after("soon", at(0)), None);
    }

    #[test]
    fn texts_are_filled_once_and_braces_of_people_stay() {
        let reader = Reader {
            first_name: "{about}",
            last_name: "Berg",
            about: "Fire",
        };
        assert_eq!(
            fill("Hello {firstName} {lastName}, {about} {x} {", &reader),
            "Hello {about} Berg, Fire {x} {"
        );
    }

    #[test]
    fn events_are_named_with_dots_outside() {
        assert_eq!(dotted("courseCompleted"), "course.completed");
        assert_eq!(dotted("statusChanged"), "status.changed");
    }
}
