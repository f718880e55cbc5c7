//! The doors of identity.
pub mod entry;
pub mod invitation;
pub mod me;
pub mod moving;
pub mod sign_in;
