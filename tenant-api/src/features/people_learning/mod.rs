//! The learning of people, as their managers and admins see it: who of a team is where, one person's learning whole, and what is done
//! about it: reminding, assigning, other dates, marking as completed, beginning anew.
//!
//! Words: *my team* is whoever names a manager among their managers; a *reminder* is sent by a hand, to one person about one
//! document. Invariants: a manager sees and touches their own people alone, and nobody of them is themselves; a reminder is sent once
//! a day for a person and a document, however many press at once; what a manager assigned has the source `manager`, and only that is
//! theirs to take back; every action leaves a row in the audit log at the person it was done to.

mod api;
mod authority;
mod commands;
pub mod domain_events;
mod holders;
mod matrix;
mod notifications;
mod person;
mod reminders;
mod settling;
mod team;

use crate::features::notifications::DueReminder;
use crate::prelude::*;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "learning.assigned",
        "learning.extended",
        "learning.reminded",
        "learning.taken",
    ],
    callbacks: &[&notifications::KINDS, &DueReminder(notifications::remind_managers)],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Manager, routes!(api::team::people)))
        .routes(gate(Gate::Manager, routes!(api::team::figures)))
        .routes(gate(Gate::Manager, routes!(api::team::courses)))
        .routes(gate(Gate::Manager, routes!(api::team::matrix)))
        .routes(gate(Gate::Admin, routes!(api::holders::of_form)))
        .routes(gate(Gate::SignedIn, routes!(api::person::summary)))
        .routes(gate(Gate::SignedIn, routes!(api::person::learning)))
        .routes(gate(Gate::SignedIn, routes!(api::person::course)))
        .routes(gate(Gate::SignedIn, routes!(api::person::certificates)))
        .routes(gate(Gate::SignedIn, routes!(api::person::badges)))
        .routes(gate(Gate::SignedIn, routes!(api::person::rewards)))
        .routes(gate(Gate::SignedIn, routes!(api::person::timeline)))
        .routes(gate(Gate::Admin, routes!(api::person::audit_log)))
        .routes(gate(Gate::SignedIn, routes!(api::actions::assignables)))
        .routes(gate(Gate::SignedIn, routes!(api::actions::remind)))
        .routes(gate(Gate::Admin, routes!(api::actions::remind_learners)))
        .routes(gate(Gate::SignedIn, routes!(api::actions::extend)))
        .routes(gate(Gate::Admin, routes!(api::actions::settle)))
        .routes(gate(Gate::SignedIn, routes!(api::actions::assign)))
        .routes(gate(Gate::SignedIn, routes!(api::actions::take)))
}
