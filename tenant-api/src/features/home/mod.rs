//! Home: the page of widgets that a team's people land on. An admin arranges a draft; publishing freezes it into a version.
//!
//! Invariants: a published version is never written again; every edit names the revision it was made on and is refused,
//! with nothing written, when somebody was quicker; only what [`model`] knows is stored, and its pictures are uploads of
//! this tenant; what a person sees of their learning is asked for when they look; what they hid stays hidden by the widget's
//! id, whatever is published, unless an admin made it mandatory.

mod api;
mod commands;
pub mod domain_events;
mod model;
mod props;
mod read;

use crate::prelude::*;
use crate::registry::{Topic, TopicScope};

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &["home.changed", "home.published", "home.restored"],
    topics: &[Topic::new("home", TopicScope::Team, &[])],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::home_page)))
        .routes(gate(Gate::SignedIn, routes!(api::hide_widget)))
        .routes(gate(Gate::Admin, routes!(api::home_draft, api::save_home)))
        .routes(gate(Gate::Admin, routes!(api::publish_home)))
        .routes(gate(Gate::Admin, routes!(api::home_versions)))
        .routes(gate(Gate::Admin, routes!(api::home_version)))
        .routes(gate(Gate::Admin, routes!(api::restore_home)))
}
