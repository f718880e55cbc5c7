//! Badges: what an admin makes and gives to people of their team by hand, or rules award, for something well done.
//!
//! Words: a *badge* is given to a *holder*, in *cycles*: what was withdrawn and is given anew is the next one, and so is what a rule
//! awards for another round of a course.
//! Invariants: nobody holds a cycle of a badge twice, however many give it at once, and nobody two cycles but by a rule that
//! awards each round; only active members of the team are given
//! one, and only one that is not archived; it is withdrawn by an admin alone, with a reason, once; whoever earns one is told
//! in the same transaction; every edit names the revision it was made on.
//!
//! Doors: [`award`], for triggers; [`award_by_rules`], [`OnAwarded`] and [`OutsideAudience`], for rules; [`held`], for the page of a person.

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
mod ruled;

use crate::prelude::*;
use crate::registry::{Topic, TopicScope};

use axum::extract::DefaultBodyLimit;

pub use commands::Scope;
pub use holding::{OnAwarded, OutsideAudience, award};
pub use model::Status;
pub use own::{EarnedBadge, page as held};
pub use ruled::{RuleAward, award_by_rules};

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
