//! The control plane against real Postgres, as stories.
#![allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]

mod audit;
mod choosing;
mod fleet;
mod house;
mod internal;
mod ordering;
mod provisioning;
mod setting_up;
mod signing_in;
