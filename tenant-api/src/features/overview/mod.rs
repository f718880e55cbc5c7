//! Overview: where a team stands, for its admins: who is late, who never came, what was completed, what expires, and what a new team
//! has still to set up.
//!
//! Invariants: it counts people of the team at whose address it is read, as lists of an admin do; nothing is kept, so that it is never
//! behind; who left or is inactive does not count.

mod api;
mod read;

use crate::prelude::*;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(gate(Gate::Admin, routes!(api::overview)))
}
