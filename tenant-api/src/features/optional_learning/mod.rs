//! Optional learning: the catalogue of what rules let a person take without being assigned, of every type (domain section 6).
//!
//! Invariants: a rule with the optional flag offers and gives nothing by itself; whoever takes something has it optionally, by the
//! source `self`, until they leave it, whatever becomes of the rule; what somebody has by a duty is not in their catalogue; what was
//! done before somebody left is found again.

mod api;

use crate::prelude::*;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::list)))
        .routes(gate(Gate::SignedIn, routes!(api::facets)))
        .routes(gate(Gate::SignedIn, routes!(api::enrol)))
        .routes(gate(Gate::SignedIn, routes!(api::leave)))
}
