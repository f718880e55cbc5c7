//! notifications: what a person is to know, in the product and by mail (domain section 10).
//!
//! Words: a *kind* says what happened; a *channel* is the product or a mail; a *way* of mailing is none, each or the digest.
//! Invariants: one event is one notification for a person, however often it is told and whatever they are; what a tenant does
//! not allow reaches nobody; nothing leaves by mail inside a person's quiet hours; what was read in the product is not mailed;
//! nobody reads in another's name.
//!
//! Each feature declares its kinds beside itself ([`NotificationKind`]) and hands them in ([`NotificationKinds`]); it hands in as well who
//! tells of dates ([`DueReminder`]), what calendars are told ([`Calendars`]) and which pictures mails show ([`MailPictures`]). Doors: [`send`]; [`store`], for whoever publishes more with it.

mod api;
pub mod domain_events;
mod due;
mod emails;
mod invitations;
pub mod jobs;
mod kinds;
mod list;
mod model;
mod pictures;
pub mod reactions;
mod settings;
#[cfg(test)]
pub mod testing;
mod times;
mod wording;
mod write;

use crate::prelude::*;

pub use due::{DueReminder, DueSpan};
pub use invitations::{Calendars, Invitations};
pub use kinds::{CalendarUpdate, NotificationKind, NotificationKinds, WaitingMail};
pub use model::MailWay;
pub use pictures::MailPictures;
pub(crate) use pictures::mail_pictures;
pub use wording::{NotificationText, Wording, plain};
pub use write::{NewNotification, send, store};

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &["notification_preferences.chosen", "notification_settings.changed"],
    daily_jobs: &[(jobs::PURGE, jobs::purge)],
    planned_jobs: &[(jobs::DUE, jobs::due), (jobs::MAIL, jobs::mail)],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::list)))
        .routes(gate(Gate::SignedIn, routes!(api::count)))
        .routes(gate(Gate::SignedIn, routes!(api::read_all)))
        .routes(gate(Gate::SignedIn, routes!(api::unread_all)))
        .routes(gate(Gate::SignedIn, routes!(api::read)))
        .routes(gate(Gate::SignedIn, routes!(api::unread)))
        .routes(gate(
            Gate::SignedIn,
            routes!(api::choices::preferences, api::choices::choose),
        ))
        .routes(gate(
            Gate::Superadmin,
            routes!(api::choices::settings, api::choices::change_settings),
        ))
}
