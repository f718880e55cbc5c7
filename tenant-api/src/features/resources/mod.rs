//! Resources: files that people are given by rules, to look at and to take away (domain section 6).
//!
//! Invariants: a resource is published only with a file; replacing the file adds a version and loses none; people see the latest;
//! it is completed once, when its person first opens it; every edit names the revision it was made on; only
//! admins of a team that looks after a resource change it.

mod api;
mod assignable;
mod commands;
pub mod domain_events;
mod list;
mod model;
mod read;

use crate::features::assignments;
use crate::prelude::*;
use assignable::Resources;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "resource.archived",
        "resource.changed",
        "resource.created",
        "resource.downloaded",
        "resource.opened",
        "resource.published",
        "resource.restored",
        "resource.unpublished",
    ],
    callbacks: &[&assignments::AssignableType(&Resources)],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::own::list)))
        .routes(gate(Gate::SignedIn, routes!(api::own::categories)))
        .routes(gate(Gate::SignedIn, routes!(api::own::read)))
        .routes(gate(Gate::SignedIn, routes!(api::own::opened)))
        .routes(gate(Gate::Admin, routes!(api::list, api::create)))
        .routes(gate(Gate::Admin, routes!(api::tags)))
        .routes(gate(Gate::Admin, routes!(api::read, api::edit)))
        .routes(gate(Gate::Admin, routes!(api::add_version)))
        .routes(gate(Gate::Admin, routes!(api::change_status)))
        .routes(gate(Gate::Admin, routes!(api::set_teams)))
        .routes(gate(Gate::Admin, routes!(api::learners)))
        .routes(gate(Gate::Admin, routes!(api::job)))
}
