//! Events: sessions that people find, book and come to, with wait lists.
//!
//! Words: a *seat* is held by who attends, who is pending, and by who was offered one; the *line* is who waits without an offer.
//! Invariants: every move of a registration holds the event's row and is a line of its ledger; never are more seats held than
//! there were when they were given; nobody comes before somebody who stands in the line, but by an admin's hand; after the start
//! nobody is promoted; fewer seats evict nobody; who leaves the team frees the seat in the same transaction; where it is on the
//! net is told to those who have a seat, and to those who run it.
//!
//! Who may come: everybody in the team, or whom rules name ([`Events`] is what rules give); to others such an event is not there. Rooms
//! and equipment are taken by published events, under locks of their rows; two take one at once only where somebody says so.
//!
//! Whom a rule names once is added by portions, each under the event's lock, behind those who wait; whom a rule takes off goes at once, and
//! what is free then goes to those who wait.
//!
//! Who runs an event as its trainer works at its door: sees who comes, lets people in, and notes who was there. They need no seat of
//! their own to know where it is on the net, and hear of what becomes of it.
//!
//! What others ask of events is handed to them: what follows for people who leave, what mails tell calendars, what courses and learning ask of
//! events that they name.

mod additions;
mod api;
mod assets;
mod attendance;
mod audience;
mod check_in;
mod commands;
mod content;
pub mod domain_events;
mod invite;
pub mod jobs;
mod ledger;
mod list;
mod model;
#[cfg(test)]
mod model_tests;
mod notifications;
mod people;
mod planning;
mod read;
mod refusal;
pub mod reminders;
mod removals;
mod seats;
mod series;
mod series_commands;
mod sign_in;
mod team;
mod trainers;
mod workbook;

use crate::features::assignments;
use crate::features::courses::{Kind, OpenStatesHook};
use crate::features::learning::ActivityResultSource;
use crate::features::notifications::Calendars;
use crate::features::people::OnLeft;
use crate::prelude::*;
use crate::registry::{Topic, TopicScope};
use audience::Events;

pub use additions::{given_up as addition_given_up, step as addition_step};
pub use api::seat_requests::SharedQueues as SeatRequests;
pub use attendance::on_attended;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "event.archived",
        "event.cancelled",
        "event.changed",
        "event.code_ended",
        "event.code_made",
        "event.created",
        "event.message_sent",
        "event.people_added",
        "event.people_removed",
        "event.published",
        "event.restored",
        "event_asset.archived",
        "event_asset.changed",
        "event_asset.created",
        "event_asset.restored",
        "event_settings.changed",
        "registration.moved",
    ],
    topics: &[Topic::new("events", TopicScope::Team, &[])],
    daily_jobs: &[(jobs::REPAIR, jobs::repair)],
    planned_jobs: &[(jobs::EXPIRE, jobs::expire), (reminders::REMIND, reminders::remind)],
    callbacks: &[
        &assignments::AssignableType(&Events),
        &OpenStatesHook {
            kind: Kind::Event,
            of: attendance::are_open,
        },
        &ActivityResultSource {
            kind: Kind::Event,
            result: attendance::activity_result,
        },
        &Calendars(invite::invitations),
        &notifications::KINDS,
        &OnLeft(seats::release_seats),
    ],
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::events_explore)))
        .routes(gate(Gate::SignedIn, routes!(api::events_mine)))
        .routes(gate(Gate::SignedIn, routes!(api::events_led)))
        .routes(gate(Gate::SignedIn, routes!(api::events_upcoming)))
        .routes(gate(Gate::Manager, routes!(api::events_of_team)))
        .routes(gate(Gate::SignedIn, routes!(api::events_filters)))
        .routes(gate(Gate::SignedIn, routes!(api::events_read)))
        .routes(gate(Gate::SignedIn, routes!(api::events_calendar)))
        .routes(gate(Gate::SignedIn, routes!(api::events_register)))
        .routes(gate(Gate::SignedIn, routes!(api::events_cancel)))
        .routes(gate(Gate::SignedIn, routes!(api::events_accept)))
        .routes(gate(Gate::SignedIn, routes!(api::events_arrive)))
        .routes(gate(
            Gate::Admin,
            routes!(
                api::more::events_series,
                api::more::events_repeat,
                api::more::events_save_series
            ),
        ))
        .routes(gate(Gate::Admin, routes!(api::more::events_series_status)))
        .routes(gate(Gate::Admin, routes!(api::more::events_change_rule)))
        .routes(gate(
            Gate::SignedIn,
            routes!(api::more::events_room_code, api::more::events_set_room_code),
        ))
        .routes(gate(Gate::Admin, routes!(api::more::events_move)))
        .routes(gate(Gate::Admin, routes!(api::more::events_message)))
        .routes(gate(
            Gate::Admin,
            routes!(api::planning::assets_list, api::planning::assets_create),
        ))
        .routes(gate(Gate::Admin, routes!(api::planning::assets_save)))
        .routes(gate(Gate::Admin, routes!(api::planning::assets_archive)))
        .routes(gate(
            Gate::Admin,
            routes!(api::planning::settings, api::planning::change_settings),
        ))
        .routes(gate(Gate::Admin, routes!(api::planning::clashes)))
        .routes(gate(Gate::Admin, routes!(api::planning::trainers)))
        .routes(gate(Gate::Admin, routes!(api::desk::events_managed)))
        .routes(gate(Gate::Admin, routes!(api::desk::events_managed_one)))
        .routes(gate(Gate::Admin, routes!(api::desk::events_create)))
        .routes(gate(Gate::Admin, routes!(api::desk::events_save)))
        .routes(gate(Gate::Admin, routes!(api::desk::events_status)))
        .routes(gate(Gate::Admin, routes!(api::desk::events_duplicate)))
        .routes(gate(Gate::SignedIn, routes!(api::desk::events_attendees)))
        .routes(gate(Gate::SignedIn, routes!(api::desk::events_desk)))
        .routes(gate(Gate::SignedIn, routes!(api::desk::events_check_in)))
        .routes(gate(Gate::Admin, routes!(api::desk::events_ledger)))
        .routes(gate(Gate::Admin, routes!(api::files::events_sheet)))
        .routes(gate(Gate::Admin, routes!(api::files::events_workbook)))
        .routes(gate(Gate::SignedIn, routes!(api::files::events_sign_in_sheet)))
        .routes(gate(
            Gate::Admin,
            routes!(api::additions::events_addition, api::additions::events_add_by_rule),
        ))
        .routes(gate(Gate::Admin, routes!(api::additions::events_preview_addition)))
        .routes(gate(Gate::Admin, routes!(api::removals::events_remove_by_rule)))
        .routes(gate(Gate::Admin, routes!(api::removals::events_preview_removal)))
}
