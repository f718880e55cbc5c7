//! Rules of signing in: what may be typed, and how long a session lasts.
use crate::features::sessions;
use crate::prelude::*;

use chrono::Duration;
use learnt_kernel::session_config::SessionConfig;
use learnt_kernel::token::LIFETIME;

/// Shown against the password, whatever of the two was wrong.
pub const INCORRECT: &str = "username or password is incorrect";
/// Too many wrong passwords.
pub const BLOCKED: &str = "Your account has been blocked due to too many login attempts. To unblock your account, please follow the \
password reset process by clicking on the \"Forgot Password?\" button";
/// A first password that an admin gave.
pub const MUST_CHANGE: &str = "Choose your own password to continue.";
/// Whoever took too long, or was overtaken.
const BEGIN_ANEW: &str = "This took too long. Please sign in again.";
const TERMS: &str = "You must accept the terms and conditions";
const SHORTEST: usize = 4;

/// Why somebody is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Unknown name, wrong password, or no password yet.
    Incorrect,
    /// Disabled, or no membership that can be used.
    NoUsableTeam,
    /// The password was given by somebody else and is right only for choosing another one.
    MustChange,
    /// Too many wrong passwords; seconds until the next try.
    Blocked(u64),
    /// A mailed or handed-over code that does not work.
    InvalidCode,
    /// The session is over.
    SignedOut,
    /// What opens the account was changed while somebody was on their way in by what it was before.
    SecurityStampChanged,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Incorrect => {
                Problem::unauthorized("wrong_credentials", INCORRECT).with_field("password", "incorrect", INCORRECT)
            }
            Refusal::NoUsableTeam => sessions::no_team(),
            Refusal::MustChange => Problem::forbidden("password_change_required", MUST_CHANGE),
            Refusal::Blocked(seconds) => Problem::too_many(seconds).with_field("password", "blocked", BLOCKED),
            Refusal::InvalidCode => sessions::invalid_code(),
            Refusal::SignedOut => Problem::signed_out(),
            Refusal::SecurityStampChanged => Problem::unauthorized("challenge_expired", BEGIN_ANEW),
        }
    }
}

/// What the login form may hold (specification, section 5).
pub fn check_form(username: &str, password: &str, terms_shown: bool, terms_accepted: bool) -> Result<(), Problem> {
    let mut errors = Vec::new();
    let short = format!("Min character length is {SHORTEST}");
    if username.trim().chars().count() < SHORTEST {
        errors.push(FieldError::new("username", "too_short", &short));
    }
    if password.chars().count() < SHORTEST {
        errors.push(FieldError::new("password", "too_short", &short));
    }
    if terms_shown && !terms_accepted {
        errors.push(FieldError::new("acceptTerms", "required", TERMS));
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(Problem::unprocessable(errors))
    }
}

/// A session goes on this long after its last refresh: with "stay signed in", and without.
const PERSISTENT: Duration = Duration::days(30);
const UNTIL_CLOSED: Duration = Duration::hours(12);
/// No session lives longer than this, however often it is refreshed.
const LONGEST: Duration = Duration::days(90);
/// A code of a handover or a socket works this long.
pub const CODE_LIFE: Duration = Duration::seconds(60);
/// An invitation works this long.
pub const INVITATION_LIFE: Duration = Duration::days(7);

/// A tenant that looks at idleness ends a session that was idle for two of its periods: after the first one the page asks, after
/// the second one it signs out. Here never sooner than a page that is used comes by anyway to renew its token.
pub fn longest_idle(config: &SessionConfig) -> Option<Duration> {
    let period = match config.unit.as_str() {
        "seconds" => Duration::seconds(1),
        "minutes" => Duration::minutes(1),
        "days" => Duration::days(1),
        _ => Duration::hours(1),
    } * i32::try_from(config.expire_session_after)
        .unwrap_or(i32::MAX)
        .min(10_000);
    config
        .check_user_inactivity
        .then(|| (period * 2).max(LIFETIME + Duration::minutes(1)))
}

/// When a session ends by itself, if nothing more happens.
pub fn expiry(persist: bool, created: DateTime<Utc>, now: DateTime<Utc>) -> DateTime<Utc> {
    let idle = if persist { PERSISTENT } else { UNTIL_CLOSED };
    (now + idle).min(created + LONGEST)
}

/// A session that began since then may be made longer by any [`expiry`] without reaching its very end.
pub fn young_enough(now: DateTime<Utc>) -> DateTime<Utc> {
    now - (LONGEST - PERSISTENT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_young_session_is_made_longer_as_if_it_had_no_end() {
        let now = DateTime::UNIX_EPOCH + Duration::days(1000);
        for persist in [true, false] {
            assert_eq!(expiry(persist, young_enough(now), now), expiry(persist, now, now));
        }
    }

    #[test]
    fn no_session_outlives_ninety_days() {
        let start = DateTime::UNIX_EPOCH;
        assert_eq!(expiry(true, start, start), start + Duration::days(30));
        assert_eq!(expiry(false, start, start), start + Duration::hours(12));
        assert_eq!(
            expiry(true, start, start + Duration::days(80)),
            start + Duration::days(90)
        );
    }

    #[test]
    fn idleness_ends_a_session_after_two_periods() {
        let idle = |unit: &str, after, looked_at| {
            longest_idle(&SessionConfig {
                expire_session_after: after,
                unit: unit.into(),
                check_user_inactivity: looked_at,
                persist_user_session: true,
            })
        };
        assert_eq!(idle("minutes", 30, true), Some(Duration::hours(1)));
        assert_eq!(idle("hours", 2, true), Some(Duration::hours(4)));
        assert_eq!(
            idle("seconds", 10, true),
            Some(Duration::minutes(6)),
            "a page that is used is not ended"
        );
        assert_eq!(idle("hours", u32::MAX, true), Some(Duration::hours(20_000)));
        assert_eq!(idle("minutes", 30, false), None);
    }

    #[test]
    fn the_form_says_what_is_missing_in_the_specifications_words() {
        let problem = check_form(" abc ", "123", true, false).unwrap_err();
        let messages: Vec<_> = problem
            .errors()
            .iter()
            .map(|error| (error.field.as_str(), error.message.as_str()))
            .collect();
        assert_eq!(
            messages,
            [
                ("username", "Min character length is 4"),
                ("password", "Min character length is 4"),
                ("acceptTerms", "You must accept the terms and conditions")
            ]
        );
        assert!(check_form("lena", "demo", false, false).is_ok());
    }
}
