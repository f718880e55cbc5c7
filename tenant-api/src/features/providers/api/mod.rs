//! The doors of providers.
pub mod exchange;
pub mod linked;
pub mod prove;
pub mod settings;
pub mod sign_in;
