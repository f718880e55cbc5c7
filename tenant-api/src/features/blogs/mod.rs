//! Blogs: what admins write for everybody in their team: entries of its blog, and products with pictures, a price and a way
//! to get them.
//!
//! Invariants: what is not published, or not yet, is there for admins alone; what is published never lacks what its readers
//! need; every edit names the revision it was made on and is refused, with nothing written, when somebody was quicker; a
//! text holds only what [`crate::richtext`] knows, and its pictures are uploads of this tenant; when a date comes, open
//! pages hear of it.
//!
//! Door: [`newest`] for a homepage.

mod api;
mod commands;
mod content;
pub mod domain_events;
pub mod jobs;
mod list;
mod model;
mod newest;
mod read;

use crate::prelude::*;
use crate::registry::{Topic, TopicScope};

pub use newest::{BlogTeaser, NewestQuery, newest};

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "blog.archived",
        "blog.changed",
        "blog.created",
        "blog.published",
        "blog.restored",
        "blog.unpublished",
    ],
    topics: &[Topic::new("blogs", TopicScope::Team, &[])],
    planned_jobs: &[(jobs::APPEAR, jobs::publish_scheduled)],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::blogs_list)))
        .routes(gate(Gate::SignedIn, routes!(api::blogs_filters)))
        .routes(gate(Gate::SignedIn, routes!(api::blogs_read)))
        .routes(gate(Gate::Admin, routes!(api::blogs_create)))
        .routes(gate(Gate::Admin, routes!(api::blogs_save)))
        .routes(gate(Gate::Admin, routes!(api::blogs_status)))
}
