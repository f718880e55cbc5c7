//! Triggers: what operators let happen by itself when something happens to people (domain section 12).
//!
//! Words: an *event* wakes a trigger; a *run* is what it does about one event for one person; a *delivery* is a webhook on its way;
//! *depth* is how many triggers led to an event.
//! Invariants: a trigger, an event and a person have one run, written with the tick of the domain event and done in one transaction with
//! what it does, however often the domain event is published; an event to which too many triggers led wakes none; a trigger does nothing
//! whose author may not do it at that moment; what a run does for many people is done in portions, and others come in between.
//!
//! The console makes and changes triggers through stored functions of the schema. Here they run; their webhooks are sent by `webhooks.rs`.

mod actions;
pub mod jobs;
mod lanes;
mod model;
mod notifications;
pub mod reactions;
mod wake;
pub mod webhooks;

use learnt_queries::queries::triggers as sql;

use crate::domain_events::Event;
use crate::prelude::*;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    audit_actions: &[
        "trigger.archived",
        "trigger.changed",
        "trigger.created",
        "trigger.disabled",
        "trigger.enabled",
        "trigger.redelivered",
        "trigger.replayed",
        "trigger.retried",
        "trigger.secret_rotated",
        "trigger.stopped",
    ],
    daily_jobs: &[(jobs::PURGE, jobs::purge)],
    planned_jobs: &[(jobs::RUN, jobs::run)],
    callbacks: &[&notifications::KINDS],
    ..Feature::EMPTY
};

/// Whether some trigger waits for domain events of this kind. Whoever publishes one that only triggers react to may ask, and let nobody
/// react where none does.
pub async fn wait_for<E: Event>(client: &impl GenericClient) -> Result<bool> {
    let events: Vec<&str> = wake::events(E::KIND).iter().map(|event| event.into_str()).collect();
    sql::are_watched().bind(client, &events).one().await.sql()
}
