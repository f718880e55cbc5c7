//! The door: who is calling, from where, how often, and how refusals are worded.
pub mod headers;
pub mod internal_key;
pub mod operator;
pub mod origin;
pub mod problem;
pub mod rate;
