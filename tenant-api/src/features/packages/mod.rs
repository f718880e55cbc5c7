//! Learning packages: courses, resources and pathways that are given together (domain section 6).
//!
//! Words: an *item* is what stands in a package; a *record* (`user_packages`) says how far somebody is with one. Invariants: whoever has
//! a package is given its items by the source `package`, retroactively; what is hidden waits and is still to be done; a package is
//! completed once, in the transaction that completes its last item, and never taken back; published content is frozen, and a new
//! version is everybody's at once; what somebody did stays when the package is taken from them, and so do the items where it says so.
//!
//! Door: [`Packages`] is the type of documents; [`completed`] and [`on_started`] hear of what stands in packages.

mod api;
mod assignable;
mod commands;
mod content;
pub mod domain_events;
mod lifecycle;
mod list;
mod model;
mod own;
mod progress;
mod read;

use crate::features::assignments::{self, DocumentType};
use crate::prelude::*;
use assignable::Packages;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "package.archived",
        "package.changed",
        "package.completed",
        "package.created",
        "package.published",
        "package.restored",
        "package.unpublished",
    ],
    callbacks: &[
        &assignments::AssignableType(&Packages),
        &assignments::OnCompleted {
            order: assignments::HandlerOrder::Of(DocumentType::Package),
            handler: progress::completed,
        },
        &assignments::OnBegun {
            order: assignments::HandlerOrder::Of(DocumentType::Package),
            handler: progress::on_started,
        },
    ],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::own::list)))
        .routes(gate(Gate::SignedIn, routes!(api::own::read)))
        .routes(gate(Gate::Admin, routes!(api::list, api::create)))
        .routes(gate(Gate::Admin, routes!(api::tags)))
        .routes(gate(Gate::Admin, routes!(api::items)))
        .routes(gate(Gate::Admin, routes!(api::archive_all)))
        .routes(gate(Gate::Admin, routes!(api::read, api::save)))
        .routes(gate(Gate::Admin, routes!(api::change_status)))
        .routes(gate(Gate::Admin, routes!(api::set_teams)))
        .routes(gate(Gate::Admin, routes!(api::duplicate)))
        .routes(gate(Gate::Admin, routes!(api::people::learners)))
        .routes(gate(Gate::Admin, routes!(api::people::progress)))
        .routes(gate(Gate::Admin, routes!(api::people::job)))
}
