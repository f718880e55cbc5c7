//! What a certificate is worth at a moment, how long it is, and by which code it is found.

use crate::prelude::*;

use chrono::{Months, NaiveDate};
use chrono_tz::Tz;
use learnt_kernel::clock::start_of_day;
use learnt_kernel::ids::random_bytes;

const LONGEST_REASON: usize = 500;
const LONGEST_NAME: usize = 200;
/// Crockford's 32: digits and letters without those that are taken for one another.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// So many of them are 100 bits: nobody comes upon one by trying.
const LENGTH: usize = 20;

/// What it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = CertificateState)]
pub enum State {
    /// It holds.
    Valid,
    /// It was for some time, which is over.
    Expired,
    /// An admin took it back.
    Withdrawn,
    /// It was issued anew, under another number and code.
    Replaced,
}

impl State {
    /// At this moment.
    pub fn at(now: DateTime<Utc>, expires_at: Option<DateTime<Utc>>, withdrawn_at: Option<DateTime<Utc>>) -> Self {
        match (withdrawn_at, expires_at) {
            (Some(_), _) => Self::Withdrawn,
            (None, Some(end)) if end <= now => Self::Expired,
            (None, _) => Self::Valid,
        }
    }
}

/// How long one holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The last day on which it does.
    pub valid_until: NaiveDate,
    /// When that day ends.
    pub expires_at: DateTime<Utc>,
}

/// How long one holds that is issued on a day: to the end of the same day of a later month, by the calendar of the tenant; nothing:
/// for good.
pub fn term(today: NaiveDate, months: Option<i32>, zone: Tz) -> Option<Term> {
    let months = Months::new(u32::try_from(months?).ok()?);
    let valid_until = today.checked_add_months(months)?;
    let expires_at = start_of_day(valid_until.succ_opt()?, &zone)?;
    Some(Term {
        valid_until,
        expires_at,
    })
}

/// A code that nobody has.
pub fn new_code() -> String {
    random_bytes::<LENGTH>()
        .iter()
        .map(|byte| char::from(ALPHABET[usize::from(byte % 32)]))
        .collect()
}

/// A code as somebody typed it from paper; what cannot be one is none.
pub fn read_code(typed: &str) -> Option<String> {
    let letters = typed.chars().filter(|letter| !matches!(letter, '-' | ' '));
    let code: String = letters
        .take(LENGTH + 1)
        .map(|letter| match letter.to_ascii_uppercase() {
            'I' | 'L' => '1',
            'O' => '0',
            letter => letter,
        })
        .collect();
    let is_one = code.len() == LENGTH && code.bytes().all(|byte| ALPHABET.contains(&byte));
    is_one.then_some(code)
}

/// The name that a certificate is issued anew with.
pub fn name(given: &str) -> Result<String, Problem> {
    let name = given.trim();
    match name.chars().count() {
        0 => Err(Problem::field("name", "required", "Enter the name.")),
        1..=LONGEST_NAME if !name.chars().any(char::is_control) => Ok(name.to_owned()),
        _ => {
            let sentence = format!("Use at most {LONGEST_NAME} characters on one line.");
            Err(Problem::field("name", "too_long", sentence))
        }
    }
}

/// A course's title, to try a design with.
pub fn course(given: &str) -> Result<String, Problem> {
    let course = given.trim();
    match course.chars().count() {
        1..=LONGEST_NAME => Ok(course.to_owned()),
        0 => Err(Problem::field("course", "required", "Enter a title.")),
        _ => {
            let sentence = format!("Use at most {LONGEST_NAME} characters.");
            Err(Problem::field("course", "too_long", sentence))
        }
    }
}

/// What the search box looks in, beside the number.
pub fn search(person: &str, title: &str) -> String {
    format!("{person} {title}").to_lowercase()
}

/// Why one is withdrawn.
pub fn reason(given: &str) -> Result<String, Problem> {
    let reason = given.trim();
    match reason.chars().count() {
        0 => Err(Problem::field("reason", "required", "Enter a reason.")),
        1..=LONGEST_REASON => Ok(reason.to_owned()),
        _ => {
            let sentence = format!("Use at most {LONGEST_REASON} characters.");
            Err(Problem::field("reason", "too_long", sentence))
        }
    }
}

/// What refuses a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Somebody else did so before.
    #[error("It has already been withdrawn.")]
    Withdrawn,
    /// Somebody else did so before, or nobody withdrew it.
    #[error("This certificate is not withdrawn.")]
    NotWithdrawn,
    /// The name is the one that stands on it.
    #[error("This name is already on the certificate.")]
    SameName,
    /// The course does not let people keep it as a file.
    #[error("This certificate cannot be downloaded. Its page can be shown and shared instead.")]
    NoDownload,
    /// It is published as it is.
    #[error("There are no changes to publish.")]
    NothingChanged,
    /// It is put away.
    #[error("This template is archived. Restore it to change it.")]
    Archived,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let code = match refusal {
            Refusal::Withdrawn => "already_withdrawn",
            Refusal::NotWithdrawn => "not_withdrawn",
            Refusal::SameName => {
                return Problem::field("name", "same_name", refusal.to_string());
            }
            Refusal::NoDownload => "no_download",
            Refusal::NothingChanged => "nothing_changed",
            Refusal::Archived => "template_archived",
        };
        Problem::conflict(code, refusal.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    #[test]
    fn withdrawn_comes_before_expired_and_expired_with_the_moment() {
        let (now, later) = (moment("2026-05-01T00:00:00Z"), moment("2026-05-01T00:00:01Z"));
        assert_eq!(State::at(now, None, None), State::Valid);
        assert_eq!(State::at(now, Some(later), None), State::Valid);
        assert_eq!(State::at(now, Some(now), None), State::Expired);
        assert_eq!(State::at(later, Some(now), Some(now)), State::Withdrawn);
    }

    #[test]
    fn one_holds_to_the_end_of_its_last_day_by_the_calendar_of_the_tenant() {
        let zone = chrono_tz::Europe::Berlin;
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let of = |today: &str, months| {
            let term = term(day(today), Some(months), zone).unwrap();
            (term.valid_until, term.expires_at)
        };
        assert_eq!(term(day("2026-01-31"), None, zone), None);
        assert_eq!(
            of("2026-01-31", 1),
            (day("2026-02-28"), moment("2026-02-28T23:00:00Z")),
            "the last of a shorter month"
        );
        assert_eq!(of("2026-01-31", 6), (day("2026-07-31"), moment("2026-07-31T22:00:00Z")));
        assert_eq!(
            of("2026-11-30", 120),
            (day("2036-11-30"), moment("2036-11-30T23:00:00Z"))
        );
        let beirut = term(day("2026-02-28"), Some(1), chrono_tz::Asia::Beirut).unwrap();
        assert_eq!(
            beirut.expires_at,
            moment("2026-03-28T22:00:00Z"),
            "the clocks are put forward there at the midnight that ends it"
        );
    }

    #[test]
    fn a_code_is_read_however_it_was_typed() {
        let code = new_code();
        assert_eq!(code.len(), 20);
        assert_ne!(code, new_code());
        assert_eq!(read_code(&code), Some(code.clone()));
        let typed = format!("{}-{} {}", &code[..5], &code[5..10], &code[10..]).to_lowercase();
        assert_eq!(read_code(&typed), Some(code));
        assert_eq!(
            read_code("iIlL1-oO00-abcdefghjkm"),
            Some("111110000ABCDEFGHJKM".to_owned())
        );
        for none in [
            "",
            "abc",
            "U0000000000000000000",
            "000000000000000000000",
            "ü0000000000000000000",
        ] {
            assert_eq!(read_code(none), None, "{none}");
        }
    }

    #[test]
    fn a_reason_is_something_and_not_too_much() {
        assert_eq!(reason(" A mistake ").unwrap(), "A mistake");
        assert!(reason("  ").is_err());
        assert!(reason(&"x".repeat(501)).is_err());
    }
}
