//! The doors of providers.
pub mod settings;
