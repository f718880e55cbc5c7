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
