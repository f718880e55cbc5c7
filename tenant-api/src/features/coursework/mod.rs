//! Coursework: what learners hand in for an activity of a course, and what markers decide about it.
//!
//! Words: a *submission* is one round's answer to one activity, tried once or several times; a *marker* is a manager of its person, or
//! an admin. Invariants: it is submitted once however often that is pressed; of two tabs or two markers one wins and the other is told;
//! each move stands in its history; files open for its person and their markers alone; nobody marks their own; what a decision
//! means to the course follows in the same transaction.
//!
//! Door: [`result`], for learning, which asks again when the activity is opened.

mod api;
mod authority;
mod commands;
pub mod domain_events;
mod model;
mod notifications;
mod read;

use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use learnt_kernel::server;

use crate::features::courses::Kind;
use crate::features::files;
use crate::features::learning::ActivityResultSource;
use crate::prelude::*;
use crate::registry::{Topic, TopicScope};

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &["coursework.marked", "coursework.reopened", "coursework.submitted"],
    topics: &[Topic::new(
        "coursework",
        TopicScope::Team,
        &[Gate::Admin, Gate::Manager],
    )],
    callbacks: &[
        &ActivityResultSource {
            kind: Kind::Assignment,
            result: read::activity_result,
        },
        &notifications::KINDS,
    ],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    let upload = OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::upload)))
        .layer(DefaultBodyLimit::max(files::MOST_BYTES_OF_A_FORM))
        .layer(from_fn(server::allow_slow));
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::begin)))
        .routes(gate(Gate::SignedIn, routes!(api::queue)))
        .routes(gate(Gate::SignedIn, routes!(api::one, api::save)))
        .routes(gate(Gate::SignedIn, routes!(api::submit)))
        .routes(gate(Gate::SignedIn, routes!(api::reopen)))
        .routes(gate(Gate::SignedIn, routes!(api::drop_file)))
        .routes(gate(Gate::SignedIn, routes!(api::mark)))
        .merge(upload)
}
