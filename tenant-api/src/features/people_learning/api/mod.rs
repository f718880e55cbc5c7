//! My team, a person's learning, and what is done about it, over HTTP.

pub mod deeds;
pub mod person;
pub mod team;
