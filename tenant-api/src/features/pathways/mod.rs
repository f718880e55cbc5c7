//! Pathways: courses, resources, events and forms on one way (domain section 6).
//!
//! Words: an *item* is what lies on a pathway; a *record* (`user_learning_pathways`) says how far somebody is on one; an item is *done*
//! when they completed it or were let off it (a *waiver*). Invariants: whoever has a pathway is given its courses and resources
//! by the source `pathway`; in a sequenced one an item is locked, on the server, while a required one before it is not done; what is
//! hidden is passed over; a pathway is completed once, in the transaction that completes its last item, and never taken back;
//! published content is frozen, and a new version is everybody's at once; by when it is to be completed follows from what gives it, as of
//! courses.
//!
//! Door: [`Pathways`] is the type of documents; [`completed`], [`on_started`] and [`on_visibility_changed`] hear of what lies on pathways, and so
//! does [`done`] of what is no assignment; [`expect_open`] refuses what is locked, [`is_open`] asks.

mod api;
mod assignable;
mod commands;
mod content;
pub mod domain_events;
mod due;
mod lifecycle;
mod list;
mod model;
#[cfg(test)]
mod model_tests;
mod notifications;
mod progress;
mod read;
mod waivers;

pub use progress::{done, expect_open, is_open};

use crate::features::assignments::{self, DocumentType};
use crate::features::notifications::DueReminder;
use crate::prelude::*;
use assignable::Pathways;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "pathway.archived",
        "pathway.changed",
        "pathway.completed",
        "pathway.created",
        "pathway.item_required",
        "pathway.item_waived",
        "pathway.published",
        "pathway.restored",
        "pathway.unpublished",
    ],
    callbacks: &[
        &assignments::AssignableType(&Pathways),
        &assignments::OnCompleted {
            order: assignments::HandlerOrder::Of(DocumentType::Pathway),
            handler: progress::completed,
        },
        &assignments::OnBegun {
            order: assignments::HandlerOrder::Of(DocumentType::Pathway),
            handler: progress::on_started,
        },
        &assignments::OnVisibilityChanged(progress::on_visibility_changed),
        &notifications::KINDS,
        &DueReminder(notifications::remind),
    ],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::own::list)))
        .routes(gate(Gate::SignedIn, routes!(api::own::categories)))
        .routes(gate(Gate::SignedIn, routes!(api::own::read)))
        .routes(gate(Gate::Admin, routes!(api::list, api::create)))
        .routes(gate(Gate::Admin, routes!(api::tags)))
        .routes(gate(Gate::Admin, routes!(api::materials)))
        .routes(gate(Gate::Admin, routes!(api::archive_all)))
        .routes(gate(Gate::Admin, routes!(api::read, api::save)))
        .routes(gate(Gate::Admin, routes!(api::change_status)))
        .routes(gate(Gate::Admin, routes!(api::set_teams)))
        .routes(gate(Gate::Admin, routes!(api::duplicate)))
        .routes(gate(Gate::Admin, routes!(api::learners::learners)))
        .routes(gate(Gate::Admin, routes!(api::learners::export)))
        .routes(gate(Gate::Admin, routes!(api::learners::progress)))
        .routes(gate(Gate::Admin, routes!(api::learners::job)))
        .routes(gate(Gate::Admin, routes!(api::learners::learner)))
        .routes(gate(
            Gate::Admin,
            routes!(api::learners::waive, api::learners::withdraw_waiver),
        ))
}
