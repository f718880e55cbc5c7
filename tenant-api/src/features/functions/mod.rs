//! The specification's callable functions about permissions, courses, documents and memberships (section 7), under their own names
//! and payloads: doors to the commands that the product's own screens use, with the same gates and refusals.
//!
//! Words: an *answer* holds `data`; a *failure* is a problem that also has the `message` and `details` which the specification's caller
//! shows. Invariants: a call does all that it says or nothing; `token` is the request's own, which the bearer header carries; another
//! tenant's id names nothing.

mod api;
mod model;
mod permissions;

use crate::prelude::*;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Admin, routes!(api::handle_user_items_update)))
        .routes(gate(Gate::Admin, routes!(api::handle_user_courses_update)))
        .routes(gate(Gate::Admin, routes!(api::set_user_permissions)))
        .routes(gate(Gate::Admin, routes!(api::change_status_of_all)))
        .routes(gate(Gate::Admin, routes!(api::documents::publish_course)))
        .routes(gate(Gate::Admin, routes!(api::documents::unpublish_user_courses)))
        .routes(gate(Gate::Admin, routes!(api::documents::update_document_status)))
        .routes(gate(Gate::Admin, routes!(api::documents::handle_user_teams_status)))
}
