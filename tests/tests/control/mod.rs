//! The control plane against real Postgres, as stories.

mod audit;
mod choosing;
mod fleet;
mod house;
mod internal;
mod ordering;
mod provisioning;
mod setting_up;
mod signing_in;
