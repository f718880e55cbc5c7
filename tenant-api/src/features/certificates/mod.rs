//! Certificates: what says that somebody completed a course, for anybody who is shown it.
//!
//! Words: a certificate is *issued* with a completion, in the team where it happened; it *expires* by itself; an admin *withdraws* it,
//! with a reason, and *restores* it; with a corrected name it is *re-issued* under another number and code, and the old ones are
//! *replaced*; a *template* says what it looks like, a *design* in versions, of which it keeps the one it was issued with; its *number* is for reading, its *code* is what lets anybody check it.
//! Invariants: one for each person, course and cycle, however often or raced a completion is told; it is written in the transaction
//! that completes the course, and only if the version that was completed gives one; what stands on it changes only when it is re-issued,
//! and what was replaced is kept; its paper is drawn here, and is the same bytes each time; whoever
//! does not know a code finds nobody's certificate; one that is withdrawn is still found by its code, and says so.
//!
//! Doors: [`held`], for the page of a person. It hears of completions, and tells courses whether a template can be chosen.

mod api;
mod commands;
mod credential;
mod design;
pub mod domain_events;
mod issuing;
mod list;
mod model;
mod own;
mod pdf;
mod read;
mod sheet;
mod standard;
mod template_list;
mod templates;

use crate::features::assignments::{HandlerOrder, OnCompleted};
use crate::features::courses::TemplateIsPublished;
use crate::prelude::*;
use crate::registry::{Topic, TopicScope};

pub use own::{OwnCertificate, OwnQuery, page as held};

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "certificate.issued",
        "certificate.reissued",
        "certificate.restored",
        "certificate.withdrawn",
        "certificate_template.archived",
        "certificate_template.changed",
        "certificate_template.created",
        "certificate_template.published",
        "certificate_template.restored",
    ],
    topics: &[Topic::new("certificates", TopicScope::Team, &[Gate::Admin])],
    callbacks: &[
        &OnCompleted {
            order: HandlerOrder::Certificate,
            handler: issuing::completed,
        },
        &TemplateIsPublished(|change, id| Box::pin(templates::is_published(change, id))),
    ],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Anyone, routes!(api::check)))
        .routes(gate(Gate::SignedIn, routes!(api::mine)))
        .routes(gate(Gate::Admin, routes!(api::list)))
        .routes(gate(Gate::Admin, routes!(api::withdraw)))
        .routes(gate(Gate::Admin, routes!(api::restore)))
        .routes(gate(Gate::Admin, routes!(api::reissue)))
        .routes(gate(Gate::SignedIn, routes!(api::documents::pdf)))
        .routes(gate(Gate::Anyone, routes!(api::documents::credential)))
        .routes(gate(Gate::Anyone, routes!(api::documents::status)))
        .routes(gate(Gate::Anyone, routes!(api::documents::issuer)))
        .routes(gate(Gate::Anyone, routes!(api::documents::key)))
        .routes(gate(Gate::Admin, routes!(api::templates::list)))
        .routes(gate(Gate::Admin, routes!(api::templates::create)))
        .routes(gate(Gate::Admin, routes!(api::templates::read)))
        .routes(gate(Gate::Admin, routes!(api::templates::save)))
        .routes(gate(Gate::Admin, routes!(api::templates::publish)))
        .routes(gate(Gate::Admin, routes!(api::templates::archive)))
        .routes(gate(Gate::Admin, routes!(api::templates::restore)))
        .routes(gate(Gate::Admin, routes!(api::templates::preview)))
        .routes(gate(Gate::Admin, routes!(api::templates::longest)))
}
