//! Certificates: what says that somebody completed a course, for anybody who is shown it.
//!
//! Words: a certificate is *issued* with a completion, in the team where it happened; it *expires* by itself; an admin *withdraws* it,
//! with a reason, and *restores* it; its *number* is for reading, its *code* is what lets anybody check it.
//! Invariants: one for each person, course and cycle, however often or raced a completion is told; it is written in the transaction
//! that completes the course, and only if the version that was completed gives one; what stands on it never changes; whoever
//! does not know a code finds nobody's certificate; one that is withdrawn is still found by its code, and says so.
//!
//! Doors: [`completed`], which hears of completions; [`held`], for the page of a person.

mod api;
mod commands;
mod issuing;
mod list;
mod model;
mod own;
mod read;

use learnt_kernel::role::Gate;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::edge::gate;

pub use issuing::completed;
pub use own::{OwnCertificate, OwnQuery, page as held};

/// The routes of this feature.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Anyone, routes!(api::check)))
        .routes(gate(Gate::SignedIn, routes!(api::mine)))
        .routes(gate(Gate::Admin, routes!(api::list)))
        .routes(gate(Gate::Admin, routes!(api::withdraw)))
        .routes(gate(Gate::Admin, routes!(api::restore)))
}
