//! Ids and secrets: where chance comes from.

use std::fmt;

use aws_lc_rs::digest;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use uuid::Uuid;

/// A new id; later ones sort behind earlier ones.
#[allow(clippy::disallowed_methods, reason = "the one place that makes ids")]
pub fn new_id() -> Uuid {
    Uuid::now_v7()
}

/// An id for what is told apart in logs and nowhere sorted: from the thread's own generator, which asks the system for a
/// seed and then for nothing, because each request needs one.
pub fn request_id() -> String {
    uuid::Builder::from_random_bytes(rand::random()).into_uuid().to_string()
}

/// Random bytes from the crypto provider.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0_u8; N];
    aws_lc_rs::rand::fill(&mut bytes).expect("the system's random source works");
    bytes
}

/// A random text of `length` characters out of a-z and 0-9, beginning with a letter.
pub fn random_label(length: usize) -> String {
    const ALPHABET: &[u8; 36] = b"abcdefghijklmnopqrstuvwxyz0123456789";
    let mut label = String::with_capacity(length);
    while label.len() < length {
        let choices = if label.is_empty() { 26 } else { 36 };
        // Bytes above the largest multiple are thrown away: every character is equally likely.
        let bound = 256 / choices * choices;
        for byte in random_bytes::<32>() {
            let byte = usize::from(byte);
            if byte < bound {
                label.push(char::from(ALPHABET[byte % choices]));
                break;
            }
        }
    }
    label
}

/// 256 random bits as text: what a mailed link or a refresh cookie carries. Only its hash is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new secret.
    pub fn random() -> Self {
        Self(URL_SAFE_NO_PAD.encode(random_bytes::<32>()))
    }

    /// A secret that somebody sent; any text is one, the hash decides.
    pub fn from_text(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The text that goes into the link or cookie.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// SHA-256 of the text: what the database keeps.
    pub fn hash(&self) -> Vec<u8> {
        digest::digest(&digest::SHA256, self.0.as_bytes()).as_ref().to_vec()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_sort_by_the_time_they_were_made() {
        let first = new_id();
        std::thread::sleep(std::time::Duration::from_millis(2));
        assert!(new_id() > first);
    }

    #[test]
    fn every_request_gets_an_id_of_its_own() {
        let ids: std::collections::HashSet<String> = (0..1_000).map(|_| request_id()).collect();
        assert_eq!(ids.len(), 1_000);
        assert!(ids.iter().all(|id| Uuid::parse_str(id).is_ok()));
    }

    #[test]
    fn labels_are_of_the_length_asked_for_and_begin_with_a_letter() {
        for length in [1, 6, 16] {
            let label = random_label(length);
            assert_eq!(label.len(), length);
            assert!(label.starts_with(|c: char| c.is_ascii_lowercase()));
            assert!(label.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()));
        }
        assert_ne!(random_label(16), random_label(16));
    }

    #[test]
    fn a_secret_hides_itself_and_hashes_its_text() {
        let secret = Secret::random();
        assert_eq!(secret.as_str().len(), 43);
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        assert_eq!(secret.hash(), Secret::from_text(secret.as_str()).hash());
        assert_ne!(secret.hash(), Secret::random().hash());
    }
}
