//! What leaves this service only sealed: bound to what it is for, so that it opens for nothing else.
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use learnt_kernel::token::MasterKey;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Seals a thing for one purpose and one place.
pub fn seal<T: Serialize>(key: &MasterKey, purpose: &str, binding: &str, value: &T) -> String {
    let clear = serde_json::to_vec(&(purpose, binding, value)).unwrap_or_default();
    URL_SAFE_NO_PAD.encode(key.seal(&clear))
}

/// Opens what was sealed for this purpose and this place; anything else is nothing.
pub fn open<T: DeserializeOwned>(key: &MasterKey, purpose: &str, binding: &str, sealed: &str) -> Option<T> {
    let bytes = URL_SAFE_NO_PAD.decode(sealed).ok()?;
    let (for_what, for_where, value): (String, String, T) = serde_json::from_slice(&key.open(&bytes)?).ok()?;
    (for_what == purpose && for_where == binding).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use learnt_kernel::sign_in::{LONGEST_SEALED, LONGEST_SECRET};

    #[test]
    fn the_longest_secret_is_not_too_long_when_it_is_sealed() {
        // Tenant, team, id, kind, an issuer and a client id, each as long as it may be.
        let binding = "x".repeat(63 + 63 + 40 + 9 + 500 + 300);
        for odd in ["\u{1}", "🔑"] {
            let sealed = seal(
                &MasterKey::random(),
                "provider-secret",
                &binding,
                &odd.repeat(LONGEST_SECRET),
            );
            assert!(sealed.len() <= LONGEST_SEALED, "{}", sealed.len());
        }
    }

    #[test]
    fn it_opens_for_what_and_where_it_was_sealed_only() {
        let key = MasterKey::random();
        let sealed = seal(&key, "secret", "acme", &"s3cret");
        assert!(!sealed.contains("s3cret"));
        assert_eq!(
            open::<String>(&key, "secret", "acme", &sealed).as_deref(),
            Some("s3cret")
        );
        assert_eq!(open::<String>(&key, "secret", "munro", &sealed), None);
        assert_eq!(open::<String>(&key, "flow", "acme", &sealed), None);
        assert_eq!(open::<String>(&MasterKey::random(), "secret", "acme", &sealed), None);
        assert_eq!(open::<String>(&key, "secret", "acme", "x"), None);
    }
}
