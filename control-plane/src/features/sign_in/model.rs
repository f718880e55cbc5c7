//! The three texts that a browser carries: the challenge between the two factors, and the refresh secret in its cookie.
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Duration, Utc};
use learnt_kernel::ids::{Secret, random_bytes};
use learnt_kernel::token::MasterKey;
use uuid::Uuid;

/// The cookie's name.
pub const COOKIE: &str = "__Host-learnt-console";
/// How long the second factor may take.
pub const CHALLENGE: Duration = Duration::minutes(5);
/// How long a session lasts.
pub const SESSION: Duration = Duration::hours(12);
/// How long a replaced secret gets its answer once more: that answer may have been lost on the way.
pub const FORGIVING: Duration = Duration::seconds(10);

/// Says that this operator has given the right password. Sealed: nobody but us can read or make it.
pub fn challenge(master: &MasterKey, operator: Uuid, now: DateTime<Utc>) -> String {
    let mut clear = b"console-challenge".to_vec();
    clear.extend(operator.as_bytes());
    clear.extend((now + CHALLENGE).timestamp().to_be_bytes());
    URL_SAFE_NO_PAD.encode(master.seal(&clear))
}

/// Whose challenge this is, while it lasts.
pub fn read_challenge(master: &MasterKey, text: &str, now: DateTime<Utc>) -> Option<Uuid> {
    let clear = master.open(&URL_SAFE_NO_PAD.decode(text).ok()?)?;
    let (operator, until) = clear
        .strip_prefix(b"console-challenge".as_slice())?
        .split_at_checked(16)?;
    let until = i64::from_be_bytes(until.try_into().ok()?);
    (until > now.timestamp())
        .then(|| Uuid::from_slice(operator).ok())
        .flatten()
}

/// A refresh secret: the session's id, so that a copy of an old one is recognised, and 256 bits.
#[derive(Clone, PartialEq, Eq)]
pub struct Refresh {
    /// The session.
    pub session: Uuid,
    secret: [u8; 32],
}

impl Refresh {
    /// The first secret of a session.
    pub fn first(session: Uuid) -> Self {
        Self {
            session,
            secret: random_bytes(),
        }
    }

    /// The secret that follows: derived, so that the same question gets the same answer, and only we can know it.
    pub fn next(&self, master: &MasterKey) -> Self {
        let mut bytes = self.session.as_bytes().to_vec();
        bytes.extend(self.secret);
        Self {
            session: self.session,
            secret: master.mac("console-refresh", &bytes),
        }
    }

    /// What the database keeps.
    pub fn hash(&self) -> Vec<u8> {
        Secret::from_text(URL_SAFE_NO_PAD.encode(self.secret)).hash()
    }

    /// The cookie's value.
    pub fn to_text(&self) -> String {
        let mut bytes = self.session.as_bytes().to_vec();
        bytes.extend(self.secret);
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// Reads a cookie's value.
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        let (session, secret) = bytes.split_at_checked(16)?;
        Some(Self {
            session: Uuid::from_slice(session).ok()?,
            secret: secret.try_into().ok()?,
        })
    }
}

/// The value of our cookie in a `Cookie` header.
pub fn cookie(header: &str) -> Option<&str> {
    header
        .split(';')
        .find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

/// A `Set-Cookie` header that keeps the secret for so many seconds; none takes it away.
pub fn set_cookie(value: &str, seconds: i64) -> String {
    format!(
        "{COOKIE}={value}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age={}",
        seconds.max(0)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use learnt_kernel::ids::new_id;

    #[test]
    fn a_challenge_is_read_back_while_it_lasts() {
        let (master, now, operator) = (
            MasterKey::random(),
            DateTime::from_timestamp(1_800_000_000, 0).unwrap(),
            new_id(),
        );
        let text = challenge(&master, operator, now);
        assert_eq!(
            read_challenge(&master, &text, now + Duration::seconds(299)),
            Some(operator)
        );
        assert_eq!(read_challenge(&master, &text, now + CHALLENGE), None);
        assert_eq!(read_challenge(&MasterKey::random(), &text, now), None);
        // Something else that we have sealed is no challenge.
        assert_eq!(
            read_challenge(&master, &URL_SAFE_NO_PAD.encode(master.seal(&[0; 41])), now),
            None
        );
        assert_eq!(read_challenge(&master, "", now), None);
    }

    #[test]
    fn the_next_secret_is_the_same_for_the_same_question() {
        let master = MasterKey::random();
        let first = Refresh::first(new_id());
        assert!(first.next(&master) == first.next(&master));
        assert!(first.next(&master).hash() != first.hash());
        assert!(first.next(&MasterKey::random()) != first.next(&master));
        assert!(Refresh::parse(&first.to_text()).unwrap() == first);
        assert!(Refresh::parse("x").is_none() && Refresh::parse("").is_none());
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        assert_eq!(cookie("a=b; __Host-learnt-console=xyz; c=d"), Some("xyz"));
        assert_eq!(cookie("__Host-learnt-console2=xyz"), None);
        assert!(set_cookie("v", 9).contains("HttpOnly; SameSite=Strict; Max-Age=9"));
    }
}
