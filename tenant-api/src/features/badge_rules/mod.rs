//! Badge rules: for what a badge is awarded without an admin's hand, and to whom (domain section 9).
//!
//! Words: a rule counts what its *trigger* says, of the things that its *refs* name; it is for its *audience*, a rule of the permissions'
//! own table, so that one view says who matches. Invariants: only a whole rule is active, and it stays whole; it names nothing that its
//! team does not look after; a change of an outdated revision writes nothing; nothing that it awarded is taken back by it; it awards in the
//! transaction that completes what it counts, once, however many complete it at once.

mod api;
mod awarding;
mod commands;
pub mod domain_events;
mod evaluation;
mod list;
mod model;
mod read;
mod retroactive;

use crate::prelude::*;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "badge_rule.activated",
        "badge_rule.archived",
        "badge_rule.changed",
        "badge_rule.created",
    ],
    planned_jobs: &[
        (retroactive::BEGIN, retroactive::wait),
        (retroactive::RUN, retroactive::run),
    ],
    callbacks: &[
        &awarding::ON_COMPLETED,
        &awarding::ON_ACHIEVED,
        &awarding::ON_EARNED,
        &awarding::ON_AWARDED,
        &awarding::BY_HAND,
    ],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Admin, routes!(api::list, api::create)))
        .routes(gate(Gate::Admin, routes!(api::references)))
        .routes(gate(Gate::Admin, routes!(api::read, api::save)))
        .routes(gate(Gate::Admin, routes!(api::set_status)))
        .routes(gate(Gate::Admin, routes!(api::preview)))
}
