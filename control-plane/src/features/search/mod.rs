//! search: one question for tenants, teams, own domains and people, from anywhere in the console. People are found by their
//! whole address alone: nobody leafs through them.
mod api;

pub use api::routes;
