//! A second factor: six digits that change every thirty seconds (RFC 6238).

use chrono::{DateTime, Utc};
use subtle::ConstantTimeEq;
use totp_rs::{Builder, Secret, Totp};

use crate::ids::random_bytes;

const STEP: i64 = 30;

/// A new secret of 160 bits.
pub fn new_secret() -> Vec<u8> {
    random_bytes::<20>().to_vec()
}

fn generator(secret: &[u8], issuer: &str, account: &str) -> Totp {
    // Both names are only shown by authenticator apps; a colon would split them.
    Builder::new()
        .with_secret(Secret::from(secret.to_vec()))
        .with_issuer(Some(issuer.replace(':', " ")))
        .with_account_name(account.replace(':', " "))
        .build_noncompliant()
}

fn step_at(now: DateTime<Utc>) -> i64 {
    now.timestamp().max(0) / STEP
}

fn code_of_step(secret: &[u8], step: i64) -> String {
    generator(secret, "", "")
        .generate(u64::try_from(step * STEP).unwrap_or_default())
        .to_string()
}

/// The code that is valid at `now`.
pub fn code(secret: &[u8], now: DateTime<Utc>) -> String {
    code_of_step(secret, step_at(now))
}

/// The step whose code was given: the present one or a neighbour, later than the last accepted one. A code works once.
pub fn accept(secret: &[u8], given: &str, now: DateTime<Utc>, last_step: i64) -> Option<i64> {
    let given: String = given.chars().filter(|c| !c.is_whitespace()).collect();
    let present = step_at(now);
    // All neighbours are compared, whichever fits: the time tells nothing.
    [present - 1, present, present + 1]
        .into_iter()
        .filter(|step| bool::from(code_of_step(secret, *step).as_bytes().ct_eq(given.as_bytes())))
        .find(|step| *step > last_step)
}

/// The secret as authenticator apps take it.
pub fn base32(secret: &[u8]) -> String {
    Secret::from(secret.to_vec()).to_base32()
}

/// The address that an authenticator app reads, and shows as an account at an issuer.
pub fn uri(secret: &[u8], issuer: &str, account: &str) -> String {
    generator(secret, issuer, account).to_url().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::Duration;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    #[test]
    fn codes_are_those_of_the_rfc() {
        // RFC 6238, appendix B, SHA-1, last six digits.
        let secret = b"12345678901234567890";
        assert_eq!(code(secret, at(59)), "287082");
        assert_eq!(code(secret, at(1_111_111_109)), "081804");
        assert_eq!(code(secret, at(2_000_000_000)), "279037");
    }

    #[test]
    fn a_code_works_once_and_near_its_time() {
        let secret = new_secret();
        let now = at(1_800_000_000);
        let code = code(&secret, now);
        let step = accept(&secret, &code, now, 0).unwrap();
        assert_eq!(accept(&secret, &code, now, step), None);
        assert_eq!(
            accept(
                &secret,
                &format!(" {} {}", &code[..3], &code[3..]),
                now + Duration::seconds(30),
                0
            ),
            Some(step)
        );
        assert_eq!(accept(&secret, &code, now + Duration::seconds(90), 0), None);
        assert_eq!(accept(&secret, "", now, 0), None);
        assert_eq!(accept(&new_secret(), "000000", now, i64::MAX), None);
    }

    #[test]
    fn the_uri_names_issuer_and_account() {
        let named = uri(&new_secret(), "Learnt", "root@learnt.test");
        assert!(
            named.starts_with("otpauth://totp/Learnt:root%40learnt.test?secret="),
            "{named}"
        );
        let odd = uri(&new_secret(), "Acme: Leeds", "lena");
        assert!(odd.starts_with("otpauth://totp/Acme%20%20Leeds:lena?secret="), "{odd}");
    }
}
