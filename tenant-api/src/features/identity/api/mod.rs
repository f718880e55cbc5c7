//! The doors of identity.
pub mod entry;
pub mod handover;
pub mod invitation;
pub mod legacy;
pub mod me;
pub mod organisation;
pub mod sessions;
pub mod sign_in;
