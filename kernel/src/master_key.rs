//! The one secret from which all others are derived.

use std::fmt;
use std::num::NonZeroU32;

use aws_lc_rs::{
    aead::{AES_256_GCM, Aad, Nonce, RandomizedNonceKey},
    digest, hkdf, hmac, pbkdf2,
};
use base64::{
    Engine,
    engine::general_purpose::{STANDARD, STANDARD_NO_PAD, URL_SAFE, URL_SAFE_NO_PAD},
};

use crate::ids::random_bytes;

/// A text is no master key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MasterKeyError {
    /// Neither hexadecimal nor base64.
    #[error("it is neither hexadecimal nor base64")]
    Encoding,
    /// Fewer than 256 bits.
    #[error("it holds fewer than 32 bytes")]
    TooShort,
}

/// At least 256 secret bits. Never shown.
#[derive(Clone)]
pub struct MasterKey(Vec<u8>);

const NONCE: usize = 12;

/// How often a role's password is hashed when somebody logs in. Many rounds protect words that can be guessed; this is 256
/// random bits, and each of the thousands of rounds that are usual would be paid for with every connection.
const ROUNDS: NonZeroU32 = NonZeroU32::MIN;

impl MasterKey {
    /// A new key.
    pub fn random() -> Self {
        Self(random_bytes::<32>().to_vec())
    }

    /// Reads hexadecimal or base64 text.
    pub fn parse(text: &str) -> Result<Self, MasterKeyError> {
        let text = text.trim();
        let bytes = hex::decode(text)
            .ok()
            .or_else(|| {
                [STANDARD, STANDARD_NO_PAD, URL_SAFE, URL_SAFE_NO_PAD]
                    .iter()
                    .find_map(|engine| engine.decode(text).ok())
            })
            .ok_or(MasterKeyError::Encoding)?;
        if bytes.len() < 32 {
            Err(MasterKeyError::TooShort)
        } else {
            Ok(Self(bytes))
        }
    }

    /// The key as text, for the file that keeps it.
    pub fn to_text(&self) -> String {
        URL_SAFE_NO_PAD.encode(&self.0)
    }

    /// 32 bytes for one purpose; knowing them tells nothing about the key or another purpose.
    pub fn derive(&self, purpose: &str) -> [u8; 32] {
        struct Length;
        impl hkdf::KeyType for Length {
            fn len(&self) -> usize {
                32
            }
        }
        let mut bytes = [0_u8; 32];
        hkdf::Salt::new(hkdf::HKDF_SHA256, b"learnt")
            .extract(&self.0)
            .expand(&[purpose.as_bytes()], Length)
            .and_then(|output| output.fill(&mut bytes))
            .expect("32 bytes are within HKDF's limit");
        bytes
    }

    /// The password of a database role. A new version of the tenant's key gives a new password.
    pub fn role_password(&self, role: &str, key_version: i32) -> String {
        URL_SAFE_NO_PAD.encode(self.derive(&format!("role-password/{role}/{key_version}")))
    }

    /// What Postgres keeps to check that password (RFC 5802, as `pg_authid` holds it): the password itself never reaches the
    /// server, nor its log.
    pub fn role_verifier(&self, role: &str, key_version: i32) -> String {
        let (password, salt) = (self.role_password(role, key_version), random_bytes::<16>());
        let mut salted = [0_u8; 32];
        pbkdf2::derive(
            pbkdf2::PBKDF2_HMAC_SHA256,
            ROUNDS,
            &salt,
            password.as_bytes(),
            &mut salted,
        );
        let key = hmac::Key::new(hmac::HMAC_SHA256, &salted);
        let client = hmac::sign(&key, b"Client Key");
        let [stored, server] = [
            digest::digest(&digest::SHA256, client.as_ref()).as_ref().to_vec(),
            hmac::sign(&key, b"Server Key").as_ref().to_vec(),
        ]
        .map(|bytes| STANDARD.encode(bytes));
        format!("SCRAM-SHA-256${ROUNDS}:{}${stored}:{server}", STANDARD.encode(salt))
    }

    /// A keyed checksum for one purpose.
    pub fn mac(&self, purpose: &str, bytes: &[u8]) -> [u8; 32] {
        let key = hmac::Key::new(hmac::HMAC_SHA256, &self.derive(&format!("mac/{purpose}")));
        let mut mac = [0_u8; 32];
        mac.copy_from_slice(hmac::sign(&key, bytes).as_ref());
        mac
    }

    /// Whether a keyed checksum is the right one, in constant time.
    pub fn mac_is(&self, purpose: &str, bytes: &[u8], mac: &[u8]) -> bool {
        let key = hmac::Key::new(hmac::HMAC_SHA256, &self.derive(&format!("mac/{purpose}")));
        hmac::verify(&key, bytes, mac).is_ok()
    }

    fn sealing_key(&self) -> RandomizedNonceKey {
        RandomizedNonceKey::new(&AES_256_GCM, &self.derive("seal")).expect("the key has the cipher's length")
    }

    /// Encrypts (AES-256-GCM with a random nonce in front).
    pub fn seal(&self, clear: &[u8]) -> Vec<u8> {
        let mut bytes = clear.to_vec();
        let nonce = self
            .sealing_key()
            .seal_in_place_append_tag(Aad::empty(), &mut bytes)
            .expect("sealing a short text in memory works");
        [nonce.as_ref().as_slice(), &bytes].concat()
    }

    /// Decrypts; `None` if the bytes were changed or sealed with another key.
    pub fn open(&self, sealed: &[u8]) -> Option<Vec<u8>> {
        let (nonce, rest) = sealed.split_at_checked(NONCE)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
        let mut bytes = rest.to_vec();
        let clear = self.sealing_key().open_in_place(nonce, Aad::empty(), &mut bytes).ok()?;
        Some(clear.to_vec())
    }
}

impl fmt::Debug for MasterKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("MasterKey(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_hex_or_base64() {
        let hex = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
        let from_hex = MasterKey::parse(hex).unwrap();
        let from_text = MasterKey::parse(&from_hex.to_text()).unwrap();
        assert_eq!(from_hex.derive("x"), from_text.derive("x"));
        assert_eq!(MasterKey::parse(&hex[..62]).unwrap_err(), MasterKeyError::TooShort);
        assert_eq!(MasterKey::parse("not a key!").unwrap_err(), MasterKeyError::Encoding);
    }

    #[test]
    fn the_key_hides_itself() {
        assert_eq!(format!("{:?}", MasterKey::random()), "MasterKey(…)");
    }

    #[test]
    fn passwords_differ_by_role_version_and_key() {
        let key = MasterKey::random();
        let password = key.role_password("t_a_app", 1);
        assert_eq!(password, key.role_password("t_a_app", 1));
        assert_ne!(password, key.role_password("t_a_app", 2));
        assert_ne!(password, key.role_password("t_a_ro", 1));
        assert_ne!(password, MasterKey::random().role_password("t_a_app", 1));
    }

    #[test]
    fn what_was_sealed_opens_and_what_was_changed_does_not() {
        let key = MasterKey::random();
        let mut sealed = key.seal(b"totp secret");
        assert_eq!(key.open(&sealed).as_deref(), Some(b"totp secret".as_slice()));
        assert_ne!(sealed, key.seal(b"totp secret"));
        assert_eq!(MasterKey::random().open(&sealed), None);
        *sealed.last_mut().unwrap() ^= 1;
        assert_eq!(key.open(&sealed), None);
        assert_eq!(key.open(b"short"), None);
    }

    #[test]
    fn a_mac_is_for_one_purpose() {
        let key = MasterKey::random();
        let mac = key.mac("notify", b"acme");
        assert!(key.mac_is("notify", b"acme", &mac));
        assert!(!key.mac_is("files", b"acme", &mac));
        assert!(!key.mac_is("notify", b"munro", &mac));
    }
}
