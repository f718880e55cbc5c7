//! Stories of the running services, and the walls around them. All are one program and share one running product, each in
//! tenants of its own and from an address of its own, so that nothing one does shows in what another counts.

#![allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]

mod accounts;
mod activities;
mod adapters;
mod audit;
mod badge_rules;
mod badges;
mod blogs;
mod brand;
mod certificates;
mod chat_contacts;
#[cfg(feature = "containers")]
mod containers;
mod control;
mod courses_editing;
mod courses_life;
mod events;
mod factors;
mod fields;
mod files_named;
mod files_uploads;
mod first_story;
mod forms;
mod functions;
mod home_page;
mod identity;
mod impersonation;
mod learning;
mod licences;
mod migrations;
mod notes;
mod notifications;
mod optional_learning;
mod overview;
mod packages;
mod pathways;
mod people;
mod people_learning;
mod permissions;
mod platform;
mod providers;
mod resources;
mod rewards;
mod sessions;
mod team_lookups;
mod triggers;
mod walls_outsiders;
mod walls_schemas;
mod walls_tidy;

/// Features with a part of the walls of their own.
const WALLS: &[walls_outsiders::fixtures::FeatureFixtures] =
    &[resources::WALLS, packages::WALLS, pathways::WALLS, badge_rules::WALLS];
