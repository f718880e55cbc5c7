//! Chat: whom one may turn to (specification, section 7).
//!
//! A *contact* of somebody is another person of the team they are in: who manages them, whom they manage, and its admins; to
//! admins everybody. Invariants: nobody sees a person who is not their contact; who has the product open is told to admins only,
//! and so is a telephone number; whoever cannot sign in to the team is nobody's contact.
mod api;
mod list;

use crate::prelude::*;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(gate(Gate::SignedIn, routes!(api::contacts)))
}
