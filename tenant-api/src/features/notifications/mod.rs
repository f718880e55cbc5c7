//! notifications: what a person is to know, in the product and by mail (domain section 10).
//!
//! Words: a *kind* says what happened; a *channel* is the product or a mail; a *way* of mailing is none, each or the digest.
//! Invariants: one event is one notification for a person, however often it is told and whatever they are; what a tenant does
//! not allow reaches nobody; nothing leaves by mail inside a person's quiet hours; what was read in the product is not mailed;
//! nobody reads in another's name.
//!
//! They are written after the commit, in reactions to the facts of learning and by the calendar: giving a course to a hundred
//! thousand people does not wait for it.

mod api;
pub mod jobs;
mod letters;
mod list;
mod model;
pub mod reactions;
mod settings;
mod times;
mod wording;
mod write;

use learnt_kernel::role::Gate;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::edge::gate;

/// The routes of this feature.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::list)))
        .routes(gate(Gate::SignedIn, routes!(api::count)))
        .routes(gate(Gate::SignedIn, routes!(api::read_all)))
        .routes(gate(Gate::SignedIn, routes!(api::unread_all)))
        .routes(gate(Gate::SignedIn, routes!(api::read)))
        .routes(gate(Gate::SignedIn, routes!(api::unread)))
        .routes(gate(
            Gate::SignedIn,
            routes!(api::choices::preferences, api::choices::choose),
        ))
        .routes(gate(
            Gate::Superadmin,
            routes!(api::choices::settings, api::choices::change_settings),
        ))
}
