//! Fields: which fields a team's people have beyond the fixed ones, and what may stand in them.
//!
//! Words: a *definition* is what an admin says of a field; its values stand on memberships. `loc1` to `custom6` are there
//! without one and hold lists of texts; other keys without one do too, as files of people once brought them.
//!
//! Invariants: a key is never changed and has one spelling; what people have stays when options go, types change or a field
//! is put away; values are read by [`Rules`] alone, whoever writes them; a change of an outdated revision writes nothing.
//! What people see and change of the fields that everybody has, on their own page, the tenant's superadmins settle.
//!
//! Doors: [`rules`] and [`RequestedValues`], for whoever writes values; [`definitions`], for whoever shows them or asks for them;
//! [`ProfileRules`], for one's own page; [`facet`], for whoever matches people by rules.

mod api;
mod commands;
pub mod domain_events;
mod form;
mod key;
mod model;
mod profile;
mod read;
mod rules;

use crate::prelude::*;
use crate::registry::{Topic, TopicScope};

pub use key::{facet, is_own_key};
pub use model::{Audience, Definition, Kind};
pub use profile::{Access, ProfileField, ProfileRule, ProfileRules};
pub use read::{definitions, lock_definitions, lock_profile_rules, profile_rules, rules, suggestions};
pub use rules::{Refused, RequestedValues, Rules, normalize};

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "field.archived",
        "field.changed",
        "field.created",
        "field.restored",
        "fields.ordered",
        "profile_rules.changed",
    ],
    topics: &[Topic::new("fields", TopicScope::Team, &[])],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::fields_shown)))
        .routes(gate(Gate::SignedIn, routes!(api::field_options)))
        .routes(gate(Gate::Admin, routes!(api::fields_list, api::field_create)))
        .routes(gate(Gate::Admin, routes!(api::field_read, api::field_edit)))
        .routes(gate(Gate::Admin, routes!(api::field_status)))
        .routes(gate(Gate::Admin, routes!(api::fields_order)))
        .routes(gate(
            Gate::Superadmin,
            routes!(api::profile::settings, api::profile::change_settings),
        ))
}
