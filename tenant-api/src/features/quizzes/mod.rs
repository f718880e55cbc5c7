//! Quizzes: attempts at the questions of an activity.
//!
//! Words: a *paper* is what one attempt asks, drawn when it begins and kept as it was; a *grade* says how much of an answer is right,
//! from 0 to 1. Invariants: what is right leaves the house only with an attempt that may be reviewed; only the server's clock counts,
//! and what was saved when the time is over is what is submitted; an attempt is submitted once however often that is pressed; what
//! it means to the course follows in the same transaction.
//!
//! The bank holds the organisation's questions; a quiz gets copies of them, so that what was published stays as it was.
//!
//! Door: [`result`], for learning, which asks again when the activity is opened; [`jobs`] submits what nobody did in time.

mod api;
mod commands;
pub mod domain_events;
pub mod jobs;
mod read;

use crate::features::courses::Kind;
use crate::features::learning::ActivityResultSource;
use crate::prelude::*;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "question.added",
        "question.changed",
        "question.removed",
        "quiz.submitted",
    ],
    planned_jobs: &[(jobs::TIME_OVER, jobs::time_over)],
    callbacks: &[&ActivityResultSource {
        kind: Kind::Quiz,
        result: read::activity_result,
    }],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::quiz, api::begin)))
        .routes(gate(Gate::SignedIn, routes!(api::attempt, api::save)))
        .routes(gate(Gate::SignedIn, routes!(api::submit)))
        .routes(gate(Gate::Admin, routes!(api::statistics)))
        .routes(gate(Gate::Admin, routes!(api::bank::list, api::bank::add)))
        .routes(gate(Gate::Admin, routes!(api::bank::tags)))
        .routes(gate(Gate::Admin, routes!(api::bank::change, api::bank::remove)))
}
