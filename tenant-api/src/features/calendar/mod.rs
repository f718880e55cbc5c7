//! Calendar: what a person has on which day, for their screen and for the calendars of other programs (domain section 8).
//!
//! Words: an *entry* is a seat at an event, a course that ends or begins again, a form or a pathway that is due, or a reminder of a note;
//! a *feed* is an address under which another program reads one's entries. Invariants: nobody sees another's entries, and reminders are seen by nobody who acts in
//! a person's name; an address is its secret, of which only a hash is kept; one that was revoked, or whose person has left the
//! team, answers as one that never was; a feed is worded in the language that its person chose.
//!
//! Door: [`next_events`], for the quick panel.

mod api;
mod entries;
mod feeds;
mod moments;

use crate::prelude::*;

use chrono::Duration;

pub use entries::{CallsNotes, Entry};

use entries::{Kind, Range};

/// A quick look goes so far ahead, and shows so many.
const SOON: Duration = Duration::days(60);
const NEXT: usize = 3;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &["calendar_feed.created", "calendar_feed.revoked"],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::calendar_mine)))
        .routes(gate(
            Gate::SignedIn,
            routes!(api::calendar_feeds, api::calendar_subscribe),
        ))
        .routes(gate(Gate::SignedIn, routes!(api::calendar_revoke)))
        .routes(gate(Gate::Anyone, routes!(api::calendar_feed)))
}

/// A person's events that are not over, the next first.
pub async fn next_events(client: &TenantClient, actor: &Actor, now: DateTime<Utc>) -> Result<Vec<Entry>> {
    let range = Range {
        after: now,
        before: now + SOON,
    };
    let whose = (actor.user_id, actor.context.team.id.as_str(), now);
    let mut events = entries::between(client, whose, &[Kind::Event.into_str()], range).await?;
    events.truncate(NEXT);
    Ok(events)
}
