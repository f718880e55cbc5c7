//! Rules of signing in: what may be typed, how long a session lasts, and what a refresh token says.
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Duration, Utc};
use learnt_kernel::problem::{FieldError, Problem};
use uuid::Uuid;

/// Shown against the password, whatever of the two was wrong.
pub const INCORRECT: &str = "username or password is incorrect";
/// No team is left that the person could use.
pub const NO_USABLE_TEAM: &str = "Your account is disabled or deleted.";
/// Too many wrong passwords.
pub const BLOCKED: &str = "Your account has been blocked due to too many login attempts. To unblock your account, please follow the \
password reset process by clicking on the \"Forgot Password?\" button";
/// A code that does not work (any more).
pub const INVALID_CODE: &str = "The token you provided is not valid.";
const TERMS: &str = "You must accept the terms and conditions";
const SHORTEST: usize = 4;

/// Why somebody is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Unknown name, wrong password, or no password yet.
    Incorrect,
    /// Disabled, or no membership that can be used.
    NoUsableTeam,
    /// Too many wrong passwords; seconds until the next try.
    Blocked(u64),
    /// A mailed or handed-over code that does not work.
    InvalidCode,
    /// The session is over.
    SignedOut,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Incorrect => {
                Problem::unauthorized("wrong_credentials", INCORRECT).with_field("password", "incorrect", INCORRECT)
            }
            Refusal::NoUsableTeam => Problem::forbidden("account_disabled", NO_USABLE_TEAM).with_field(
                "username",
                "disabled",
                NO_USABLE_TEAM,
            ),
            Refusal::Blocked(seconds) => Problem::too_many(seconds).with_field("password", "blocked", BLOCKED),
            Refusal::InvalidCode => Problem::bad_request("invalid_code", INVALID_CODE),
            Refusal::SignedOut => Problem::unauthorized("signed_out", "Please sign in."),
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

/// Whether a person with this status may come in.
pub fn usable(status: &str) -> bool {
    !matches!(status, "inactive" | "terminated" | "archived")
}

/// A session goes on this long after its last refresh: with "stay signed in", and without.
const PERSISTENT: Duration = Duration::days(30);
const UNTIL_CLOSED: Duration = Duration::hours(12);
/// No session lives longer than this, however often it is refreshed.
const LONGEST: Duration = Duration::days(90);
/// The token before the valid one is taken this long: an answer was lost, or two tabs asked at once.
pub const FORGIVING: Duration = Duration::seconds(60);
/// A token younger than this is not replaced again.
pub const YOUNG: Duration = Duration::seconds(10);

/// A code of a handover or a socket works this long.
pub const CODE_LIFE: Duration = Duration::seconds(60);
/// An invitation works this long.
pub const INVITATION_LIFE: Duration = Duration::days(7);

/// When a session ends by itself, if nothing more happens.
pub fn expiry(persist: bool, created: DateTime<Utc>, now: DateTime<Utc>) -> DateTime<Utc> {
    let idle = if persist { PERSISTENT } else { UNTIL_CLOSED };
    (now + idle).min(created + LONGEST)
}

/// What a refresh token says: which session, and how many were given out before it. Its seal is a MAC, so that a token
/// that was replaced long ago is still known as one of ours, and two requests with the same token get the same next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefreshToken {
    /// The session.
    pub session: Uuid,
    /// 0 for the first one.
    pub number: u32,
}

const SEAL: usize = 32;

impl RefreshToken {
    /// The first one of a session.
    pub fn first(session: Uuid) -> Self {
        Self { session, number: 0 }
    }

    /// The one after this.
    pub fn next(self) -> Self {
        Self {
            number: self.number.wrapping_add(1),
            ..self
        }
    }

    fn body(self) -> Vec<u8> {
        [self.session.as_bytes().as_slice(), &self.number.to_be_bytes()].concat()
    }

    /// As it travels; `seal` is the keyed checksum of refresh tokens.
    pub fn write(self, seal: impl Fn(&[u8]) -> [u8; SEAL]) -> String {
        let body = self.body();
        URL_SAFE_NO_PAD.encode([body.as_slice(), &seal(&body)].concat())
    }

    /// Reads one of ours; anything else is none. Constant in time where it matters.
    pub fn read(text: &str, seal: impl Fn(&[u8]) -> [u8; SEAL]) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        let (session, rest) = bytes.split_first_chunk::<16>()?;
        let (number, given) = rest.split_first_chunk::<4>()?;
        let token = Self {
            session: Uuid::from_bytes(*session),
            number: u32::from_be_bytes(*number),
        };
        let expected = seal(&token.body());
        let same = given.len() == SEAL && given.iter().zip(expected).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0;
        same.then_some(token)
    }
}

/// What to do with a refresh token that is one of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is the valid one: give out the next.
    Rotate,
    /// It is the valid one and was given out a moment ago: give it out again.
    Keep,
    /// It was replaced a moment ago: give out the one that replaced it.
    Repeat,
    /// It was replaced longer ago, or is none of this session's last two: somebody has a copy.
    Reuse,
}

/// Decides by whether the token is the valid one or the one before it, and how long ago that changed.
pub fn answer(is_current: bool, is_previous: bool, since_rotation: Duration) -> Answer {
    match (is_current, is_previous) {
        (true, _) if since_rotation < YOUNG => Answer::Keep,
        (true, _) => Answer::Rotate,
        (_, true) if since_rotation <= FORGIVING => Answer::Repeat,
        _ => Answer::Reuse,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seal(bytes: &[u8]) -> [u8; 32] {
        let mut seal = [7; 32];
        for (at, byte) in bytes.iter().enumerate() {
            seal[at % 32] ^= byte.wrapping_mul(31);
        }
        seal
    }

    #[test]
    fn a_token_is_read_back_and_a_changed_one_is_not() {
        let token = RefreshToken::first(Uuid::from_u128(5)).next();
        let text = token.write(seal);
        assert_eq!(RefreshToken::read(&text, seal), Some(token));
        for position in 0..text.len() {
            let mut changed: Vec<char> = text.chars().collect();
            changed[position] = if changed[position] == 'A' { 'B' } else { 'A' };
            let changed: String = changed.into_iter().collect();
            assert_ne!(RefreshToken::read(&changed, seal), Some(token), "{position}");
        }
        assert_eq!(RefreshToken::read("", seal), None);
        assert_eq!(RefreshToken::read(&text[..20], seal), None);
    }

    #[test]
    fn only_a_late_replay_is_a_reuse() {
        let (moment, late) = (Duration::seconds(3), FORGIVING + Duration::seconds(1));
        assert_eq!(answer(true, false, late), Answer::Rotate);
        assert_eq!(answer(true, false, moment), Answer::Keep);
        assert_eq!(answer(false, true, moment), Answer::Repeat);
        assert_eq!(answer(false, true, late), Answer::Reuse);
        assert_eq!(answer(false, false, moment), Answer::Reuse);
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
    fn the_form_says_what_is_missing_in_the_specifications_words() {
        let problem = check_form(" abc ", "123", true, false).unwrap_err();
        let said: Vec<_> = problem
            .errors()
            .iter()
            .map(|error| (error.field.as_str(), error.message.as_str()))
            .collect();
        assert_eq!(
            said,
            [
                ("username", "Min character length is 4"),
                ("password", "Min character length is 4"),
                ("acceptTerms", "You must accept the terms and conditions")
            ]
        );
        assert!(check_form("lena", "demo", false, false).is_ok());
    }
}
