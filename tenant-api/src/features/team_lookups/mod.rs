//! team lookups: somebody who does not know their team's address has it mailed to them, at a host that no team has.
//!
//! Invariants: the answer on the screen is the same whoever asks, and nothing is looked up before it is given; what the address
//! belongs to is mailed to it and to nobody else, by the platform in its own name; an address gets one mail in some minutes; whom the
//! platform disabled, and teams that nobody comes in to, are left out.
use crate::prelude::*;

use std::sync::Arc;

use tokio::sync::Notify;

pub mod answering;
mod api;
mod commands;
mod emails;
mod model;

/// Rung when somebody asked: whoever answers need not look for it.
#[derive(Clone, Default)]
pub struct Bell(Arc<Notify>);

fn bell(app: &App) -> &Notify {
    &app.kept
        .get::<Bell>()
        .expect("what features keep is put there at the start")
        .0
}

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(gate(Gate::Anyone, routes!(api::ask)))
}
