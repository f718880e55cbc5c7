//! The doors of providers.
pub mod exchange;
pub mod settings;
pub mod sign_in;
