//! team lookups: somebody who does not know their team's address has it mailed to them, at a host that no team has.
//!
//! Invariants: the answer on the screen is the same whoever asks, and nothing is looked up before it is given; what the address
//! belongs to is mailed to it and to nobody else, by the platform in its own name; an address gets one mail in some minutes; whom the
//! platform disabled, and teams that nobody comes in to, are left out.
use crate::prelude::*;

use std::sync::Arc;

use tokio::sync::Notify;

mod api;
mod commands;
mod emails;
mod model;
pub mod worker;

/// Notified when somebody asked for their teams: the worker need not poll.
#[derive(Clone, Default)]
pub struct LookupSignal(Arc<Notify>);

fn lookup_signal(app: &App) -> &Notify {
    &app.extensions
        .get::<LookupSignal>()
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
