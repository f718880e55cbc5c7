//! Support chat: Another company's script, in a frame that has no origin.
//!
//! Invariants: the script runs in no page of ours, only in the document of [`api::frame`], whose policy makes it a stranger to
//! this host: no cookie, no storage, no call to the API, no way up into the page around it. It loads from its own origin only.
//! Without the tenant's wish, or without an address, there is no such document.

use crate::prelude::*;

mod api;
mod model;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(gate(Gate::Anyone, routes!(api::frame)))
}
