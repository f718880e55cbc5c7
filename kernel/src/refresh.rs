//! Staying signed in: refresh tokens that change at each use, what to do with one that comes, and the answer that signs in.

use axum::{
    Json,
    http::header::SET_COOKIE,
    response::{IntoResponse, Response},
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use chrono::Duration;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{browser::RefreshCookie, ids::Secret, master_key::MasterKey, token::LIFETIME};

/// The token before the valid one is taken this long, as long as nobody came with the valid one: an answer was lost, or two tabs
/// asked at once.
pub const FORGIVING: Duration = Duration::seconds(60);
/// A token younger than this is not replaced again.
pub const YOUNG: Duration = Duration::seconds(10);

const PURPOSE: &str = "refresh-token";

/// What a refresh token says: which session, and how many were given out before it. Its seal is a MAC, so that a token
/// that was replaced long ago is still known as one of ours, and two requests with the same token get the same next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefreshToken {
    pub session: Uuid,
    /// 0 for the first one.
    pub number: u32,
}

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

    /// As it travels.
    pub fn write(self, key: &MasterKey) -> String {
        let body = self.body();
        URL_SAFE_NO_PAD.encode([body.as_slice(), &key.mac(PURPOSE, &body)].concat())
    }

    /// Reads one of ours; anything else is none.
    pub fn read(text: &str, key: &MasterKey) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        let (session, rest) = bytes.split_first_chunk::<16>()?;
        let (number, seal) = rest.split_first_chunk::<4>()?;
        let token = Self {
            session: Uuid::from_bytes(*session),
            number: u32::from_be_bytes(*number),
        };
        key.mac_is(PURPOSE, &token.body(), seal).then_some(token)
    }

    /// What the database keeps of it.
    pub fn hash(self, key: &MasterKey) -> Vec<u8> {
        Secret::from_text(self.write(key)).hash()
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
    /// It was replaced longer ago, the one that replaced it was used already, or it is none of this session's last two: somebody
    /// has a copy.
    Reuse,
}

impl Answer {
    /// The token to give out; a copy gets none.
    pub fn gives(self, presented: RefreshToken) -> Option<RefreshToken> {
        match self {
            Self::Keep => Some(presented),
            Self::Rotate | Self::Repeat => Some(presented.next()),
            Self::Reuse => None,
        }
    }
}

/// Decides by whether the token is the valid one or the one before it, whether the valid one came back already, and how long ago
/// it was given out.
pub fn answer(is_current: bool, is_previous: bool, current_used: bool, since_rotation: Duration) -> Answer {
    match (is_current, is_previous) {
        (true, _) if since_rotation < YOUNG => Answer::Keep,
        (true, _) => Answer::Rotate,
        (_, true) if since_rotation <= FORGIVING && !current_used => Answer::Repeat,
        _ => Answer::Reuse,
    }
}

/// A token for the page's memory; the refresh token comes beside it as a cookie.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Tokens {
    /// Goes into the `Authorization` header.
    access_token: String,
    /// Its life in seconds.
    expires_in: i64,
}

/// What signing in or refreshing gives.
pub struct SignedIn {
    /// The access token.
    pub access: String,
    /// Which cookie takes the refresh token.
    pub cookie: RefreshCookie,
    /// The refresh token, as it travels.
    pub refresh: String,
    /// The cookie's life in seconds; none: until the browser is closed.
    pub max_age: Option<i64>,
}

impl IntoResponse for SignedIn {
    fn into_response(self) -> Response {
        let tokens = Tokens {
            access_token: self.access,
            expires_in: LIFETIME.num_seconds(),
        };
        let cookie = self.cookie.keep(&self.refresh, self.max_age);
        ([(SET_COOKIE, cookie)], Json(tokens)).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_back_and_a_changed_one_is_not() {
        let key = MasterKey::random();
        let token = RefreshToken::first(Uuid::from_u128(5)).next();
        let text = token.write(&key);
        assert_eq!(RefreshToken::read(&text, &key), Some(token));
        for position in 0..text.len() {
            let mut changed: Vec<char> = text.chars().collect();
            changed[position] = if changed[position] == 'A' { 'B' } else { 'A' };
            let changed: String = changed.into_iter().collect();
            assert_ne!(RefreshToken::read(&changed, &key), Some(token), "{position}");
        }
        assert_eq!(RefreshToken::read("", &key), None);
        assert_eq!(RefreshToken::read(&text[..20], &key), None);
        assert_eq!(RefreshToken::read(&text, &MasterKey::random()), None);
    }

    #[test]
    fn the_same_token_is_followed_by_the_same_next_one() {
        let (key, token) = (MasterKey::random(), RefreshToken::first(Uuid::from_u128(5)));
        assert_eq!(token.next().write(&key), token.next().write(&key));
        assert_ne!(token.next().hash(&key), token.hash(&key));
    }

    #[test]
    fn a_replay_that_comes_late_or_after_its_successor_is_a_reuse() {
        let (moment, late) = (Duration::seconds(3), FORGIVING + Duration::seconds(1));
        for used in [false, true] {
            assert_eq!(answer(true, false, used, late), Answer::Rotate);
            assert_eq!(answer(true, false, used, moment), Answer::Keep);
            assert_eq!(answer(false, true, used, late), Answer::Reuse);
            assert_eq!(answer(false, false, used, moment), Answer::Reuse);
        }
        assert_eq!(answer(false, true, false, moment), Answer::Repeat);
        assert_eq!(answer(false, true, true, moment), Answer::Reuse);
    }
}
