//! The control plane against real Postgres, as stories.

mod audit;
mod choosing;
mod directory;
mod earlier;
mod fleet;
mod house;
mod internal;
mod licences;
mod lifecycle;
mod navigation;
mod ordering;
mod provisioning;
mod query;
mod ready;
mod roles;
mod setting_up;
mod signing_in;
mod stock;
mod writing_down;
