//! Badges: what an admin makes and gives to people of their team by hand, for something well done.
//!
//! Words: a *badge* is given to a *holder*, in *cycles*: what was withdrawn and is given anew is the next one.
//! Invariants: nobody holds a badge twice at a time, however many give it at once; only active members of the team are given
//! one, and only one that is not archived; it is withdrawn by an admin alone, with a reason, once; whoever earns one is told
//! in the same transaction; every edit names the revision it was made on.
//!
//! Doors: [`award`], for triggers; [`held`], for the page of a person.

mod api;
mod commands;
pub mod domain_events;
mod holders;
mod holding;
mod list;
mod mail_picture;
mod model;
mod notifications;
mod own;
mod read;

use crate::prelude::*;
use crate::registry::{Topic, TopicScope};

use axum::extract::DefaultBodyLimit;

pub use commands::Scope;
pub use holding::award;
pub use own::{EarnedBadge, page as held};

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "badge.archived",
        "badge.changed",
        "badge.created",
        "badge.given",
        "badge.restored",
        "badge.withdrawn",
    ],
    topics: &[Topic::new("badges", TopicScope::Team, &[Gate::Admin])],
    callbacks: &[&notifications::KINDS, &mail_picture::PICTURES],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    // The limit of pictures holds while the bytes stream in.
    let pictures = OpenApiRouter::new()
        .routes(gate(
            Gate::Admin,
            routes!(api::picture::put_picture, api::picture::drop_picture),
        ))
        .layer(DefaultBodyLimit::disable());
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::holders::mine)))
        .routes(gate(Gate::Admin, routes!(api::list, api::create)))
        .routes(gate(Gate::Admin, routes!(api::read, api::edit)))
        .routes(gate(Gate::Admin, routes!(api::holders::list, api::holders::give)))
        .routes(gate(Gate::Admin, routes!(api::holders::withdraw)))
        .merge(pictures)
}
