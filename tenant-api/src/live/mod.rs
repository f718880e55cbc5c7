//! What changed, never the data: browsers hear a topic, an id and a number, and fetch through the ordinary route.
pub mod herald;
pub mod hub;
pub mod socket;

pub use herald::{Herald, Words};
pub use hub::Hub;
