//! My team, a person's learning, and what is done about it, over HTTP.

pub mod actions;
pub mod holders;
pub mod person;
pub mod team;
