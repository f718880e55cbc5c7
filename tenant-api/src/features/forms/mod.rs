//! Forms: what is asked, who answered what, and what became of it (domain section 7).
//!
//! Words: a *form* has a draft and frozen *versions*; a *submission* answers one version; a *marker* decides on it.
//! Invariants: a submission keeps the version it answered; it is submitted once however often that is pressed; of two tabs or
//! two markers one wins and the other is told; each move stands in its history; an anonymous answer names nobody, and fewer
//! than five are shown to nobody; a file opens for its person and their markers alone; what a submission comes to is told to the
//! courses that ask for the form in the same transaction; of two markers neither reads the other before both have said what they
//! think; anonymous answers are counted five at a time; what is decided by hand no mended key changes; kept figures are what a count of all submissions would be.
//!
//! [`Forms`] is the type of documents that rules give; courses and learning are handed what they ask of forms that they name.

mod analytics;
mod anonymous;
mod api;
mod authority;
mod commands;
pub mod counting;
pub mod domain_events;
mod drafts;
mod form_language;
mod given;
mod history;
mod list;
mod list_queries;
mod locking;
mod marking;
mod marking_desk;
mod model;
pub mod notices;
mod notifications;
mod open;
mod paper;
mod people_filter;
mod read;
mod rescoring;
mod resuming;
mod sheets;
mod submission;
mod submission_filter;
mod submitting;
mod templates;
mod uploads;

use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use learnt_kernel::server;

pub use counting::{COUNT, count_due};
pub use open::Questions;

use crate::features::courses::{Kind, OpenStatesHook};
use crate::features::learning::ActivityResultSource;
use crate::features::notifications::DueReminder;
use crate::features::{assignments, files};
use crate::prelude::*;
use crate::registry::{Topic, TopicScope};
use given::Forms;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "form.answered",
        "form.archived",
        "form.changed",
        "form.created",
        "form.marked",
        "form.marker_assigned",
        "form.opinion_given",
        "form.published",
        "form.reopened",
        "form.rescored",
        "form.restored",
        "form.returned",
        "form.submitted",
        "form.unpublished",
        "form_template.created",
        "form_template.deleted",
    ],
    topics: &[Topic::new("forms", TopicScope::Team, &[Gate::Admin, Gate::Manager])],
    planned_jobs: &[(COUNT, count_due)],
    callbacks: &[
        &assignments::AssignableType(&Forms),
        &OpenStatesHook {
            kind: Kind::Form,
            of: given::are_open,
        },
        &ActivityResultSource {
            kind: Kind::Form,
            result: given::activity_result,
        },
        &notifications::KINDS,
        &DueReminder(notices::remind),
    ],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    let upload = OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::answering::upload)))
        .layer(DefaultBodyLimit::max(files::MOST_BYTES_OF_A_FORM))
        .layer(from_fn(server::allow_slow));
    let pieces = OpenApiRouter::new()
        .routes(gate(
            Gate::SignedIn,
            routes!(api::uploading::read, api::uploading::send),
        ))
        .layer(from_fn(server::allow_slow));
    OpenApiRouter::new()
        .routes(gate(
            Gate::SignedIn,
            routes!(api::building::list, api::building::create),
        ))
        .routes(gate(Gate::SignedIn, routes!(api::building::filters)))
        .routes(gate(Gate::SignedIn, routes!(api::building::read, api::building::save)))
        .routes(gate(Gate::SignedIn, routes!(api::building::status)))
        .routes(gate(Gate::SignedIn, routes!(api::building::duplicate)))
        .routes(gate(Gate::SignedIn, routes!(api::building::version)))
        .routes(gate(Gate::SignedIn, routes!(api::building::job)))
        .routes(gate(
            Gate::SignedIn,
            routes!(api::figures::rescoring, api::figures::rescore),
        ))
        .routes(gate(Gate::SignedIn, routes!(api::figures::people)))
        .routes(gate(Gate::SignedIn, routes!(api::export::workbook)))
        .routes(gate(Gate::SignedIn, routes!(api::export::files)))
        .routes(gate(Gate::SignedIn, routes!(api::marking::queue)))
        .routes(gate(Gate::SignedIn, routes!(api::marking::markers)))
        .routes(gate(Gate::SignedIn, routes!(api::marking::observable)))
        .routes(gate(Gate::SignedIn, routes!(api::marking::people)))
        .routes(gate(Gate::SignedIn, routes!(api::marking::decide)))
        .routes(gate(Gate::SignedIn, routes!(api::marking::assign)))
        .routes(gate(Gate::SignedIn, routes!(api::figures::figures)))
        .routes(gate(Gate::SignedIn, routes!(api::export::export)))
        .routes(gate(Gate::SignedIn, routes!(api::answering::mine)))
        .routes(gate(Gate::SignedIn, routes!(api::answering::open)))
        .routes(gate(Gate::SignedIn, routes!(api::answering::start)))
        .routes(gate(Gate::SignedIn, routes!(api::answering::submit_anonymously)))
        .routes(gate(Gate::SignedIn, routes!(api::answering::results)))
        .routes(gate(
            Gate::SignedIn,
            routes!(api::answering::submission, api::answering::save),
        ))
        .routes(gate(Gate::SignedIn, routes!(api::answering::submit)))
        .routes(gate(Gate::SignedIn, routes!(api::answering::reopen)))
        .routes(gate(Gate::SignedIn, routes!(api::marking::mark)))
        .routes(gate(Gate::SignedIn, routes!(api::answering::paper)))
        .routes(gate(Gate::SignedIn, routes!(api::uploading::begin)))
        .routes(gate(Gate::SignedIn, routes!(api::templates::list)))
        .routes(gate(Gate::SignedIn, routes!(api::templates::keep)))
        .routes(gate(Gate::SignedIn, routes!(api::templates::delete)))
        .merge(pieces)
        .merge(upload)
}
