//! Demo data: who is there on a fresh installation, put in through the product's own doors.

mod badges;
mod blogs;
mod content;
mod courses;
mod events;
mod homepages;
mod learners;
mod licences;
mod names;
mod people;
mod places;
mod resources;
mod seed;
mod tenants;
mod triggers;

pub use places::places;
pub use seed::seed;

/// The password of everybody in the demo.
pub const PASSWORD: &str = "demo-demo-1";

/// The demo's operator.
pub const OPERATOR: &str = "root@learnt.test";
