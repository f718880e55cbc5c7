//! Notes: what a person writes down for themselves, with labels, a checklist, a picture and a reminder (domain section 11).
//!
//! Invariants: a note is its person's alone: nobody else reads any of it, whatever their role, and nobody does in their name;
//! nothing of it stands in the audit log, in a domain event or in a mail; an edit names the revision it was made on and is refused,
//! with nothing written, when another one was quicker – unless it says the same; a tick of a checklist changes its line alone, whatever
//! revision was looked at; a reminder is told of once; where a note was begun beside an activity never changes, and its titles are shown
//! to whoever has that course alone.
//!
//! A person's own calendar is handed what their notes are called.
mod api;
mod commands;
pub mod domain_events;
pub mod jobs;
mod labels;
mod list;
mod model;
mod notifications;
mod view;

use crate::features::calendar::CallsNotes;
use crate::prelude::*;

use axum::extract::DefaultBodyLimit;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    daily_jobs: &[(jobs::PURGE, jobs::purge)],
    planned_jobs: &[(jobs::REMIND, jobs::remind)],
    callbacks: &[&CallsNotes(display_title), &notifications::KINDS],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    // The limit of pictures holds while the bytes stream in.
    let pictures = OpenApiRouter::new()
        .routes(gate(
            Gate::SignedIn,
            routes!(api::image::put_image, api::image::drop_image),
        ))
        .layer(DefaultBodyLimit::disable());
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::list)))
        .routes(gate(Gate::SignedIn, routes!(api::labels::list, api::labels::create)))
        .routes(gate(Gate::SignedIn, routes!(api::labels::rename, api::labels::delete)))
        .routes(gate(Gate::SignedIn, routes!(api::read, api::save, api::delete)))
        .routes(gate(Gate::SignedIn, routes!(api::tick)))
        .routes(gate(Gate::SignedIn, routes!(api::restore)))
        .routes(gate(Gate::SignedIn, routes!(api::erase)))
        .routes(gate(Gate::SignedIn, routes!(api::panel::data)))
        .merge(pictures)
}

/// What a note is called, out of its columns: its title, or else its first line.
fn display_title(title: &str, description: &str, checklist: Value) -> Result<String> {
    Ok(model::name(title, description, &view::checklist(checklist)?))
}
