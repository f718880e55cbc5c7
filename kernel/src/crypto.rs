//! One crypto provider for the whole process: two in one graph panic at first use.

use std::sync::Once;

static INSTALL: Once = Once::new();

/// Makes aws-lc-rs the provider of rustls. Safe to call again.
pub fn install() {
    INSTALL.call_once(|| {
        // An error means that somebody installed one before us, which is as good.
        let _ = rustls::crypto::aws_lc_rs::default_provider().install_default();
    });
}

/// A MAC with a key of somebody else's choosing: what other companies ask for. Our own are made by the master key.
pub fn hmac_sha256(key: &[u8], message: &[u8]) -> Vec<u8> {
    let key = aws_lc_rs::hmac::Key::new(aws_lc_rs::hmac::HMAC_SHA256, key);
    aws_lc_rs::hmac::sign(&key, message).as_ref().to_vec()
}
