//! The challenge between the two factors, and how long things last.
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Duration, Utc};
use learnt_kernel::token::MasterKey;
use uuid::Uuid;

/// How long the second factor may take.
pub const CHALLENGE: Duration = Duration::minutes(5);
/// How long a session lasts.
pub const SESSION: Duration = Duration::hours(12);

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
}
