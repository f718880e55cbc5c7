//! Permissions: who is given what (domain section 5). A rule is AND across categories and OR inside a list.
//!
//! Invariants: who matches is said in one place, the view `permission_people`, for applying, previews and answers to
//! "why"; what follows from a change of a rule is given and taken in the same transaction; a preview keeps nothing; a
//! change of an outdated revision writes nothing; of one document no two rules in force name the same people.
//!
//! Doors: [`named_people`], for whoever does something once with those whom a rule names; [`Audience`], for what is for some people without
//! giving them a document; [`copy_rules`], for a document that begins as another one is.

mod api;
mod categories;
mod commands;
pub mod domain_events;
mod elsewhere;
mod model;
mod read;

pub use commands::{Edit as EditedRule, RuleInput as WantedRule, create, edit};
pub use model::Rule;
pub use read::{names, of_rule as names_of, rule as read_rule};

use crate::prelude::*;
pub use elsewhere::{Audience, change_audience, copy_rules, create_audience, named_people, read_audience};
use model::Refusal;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &["permission.changed", "permission.created"],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Admin, routes!(api::list, api::create)))
        .routes(gate(Gate::Admin, routes!(api::export::export)))
        .routes(gate(Gate::Admin, routes!(api::preview)))
        .routes(gate(Gate::Admin, routes!(api::why::all_categories)))
        .routes(gate(Gate::Admin, routes!(api::why::values)))
        .routes(gate(Gate::Admin, routes!(api::why::why)))
        .routes(gate(Gate::Admin, routes!(api::look::conflicts)))
        .routes(gate(Gate::Admin, routes!(api::look::history)))
        .routes(gate(Gate::Admin, routes!(api::edit)))
        .routes(gate(Gate::Admin, routes!(api::change_status)))
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let Refusal::SameRule { .. } = refusal;
        Problem::field("rule", "same_rule", refusal.to_string())
    }
}
