//! audit: reading what was done, by whom and in whose name. Rows come from [`crate::audit`], with what was done.
//!
//! Invariants: nothing here writes but how long the log is kept, and nothing deletes but what is older; a superadmin reads the
//! whole tenant's log, an admin what concerns their team, everybody else what they did themselves and what
//! was done in their name or to their membership.
//!
//! Door: [`about`], for the page of a person.
mod api;
pub mod jobs;
mod list;

pub use list::{AuditRow, about};

use crate::prelude::*;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &["audit.purged", "audit_settings.changed"],
    daily_jobs: &[(jobs::PURGE, jobs::purge)],
    ..Feature::EMPTY
};

fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Admin, routes!(api::list)))
        .routes(gate(Gate::Admin, routes!(api::actions)))
        .routes(gate(Gate::Admin, routes!(api::export)))
        .routes(gate(Gate::Admin, routes!(api::one)))
        .routes(gate(Gate::SignedIn, routes!(api::mine)))
        .routes(gate(Gate::Superadmin, routes!(api::settings, api::change_settings)))
}
