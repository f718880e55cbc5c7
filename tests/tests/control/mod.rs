//! The control plane against real Postgres, as stories.

mod audit;
mod choosing;
mod directory;
mod domains;
mod earlier;
mod erased_bills;
mod figures;
mod fleet;
mod internal;
mod licences;
mod lifecycle;
mod name_server;
mod navigation;
mod operating;
mod ordering;
mod platform;
mod provisioning;
mod query;
mod ready;
mod roles;
mod setting_up;
mod signing_in;
mod stock;
mod teams;
mod unstorable;
mod writing_down;
