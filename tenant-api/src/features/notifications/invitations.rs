//! What mails tell the calendars of those who read them: a feature above registers it (`callbacks` of its `FEATURE`).
use crate::feature::{HookFuture, callback};
use crate::ical::{Invitation, Participant};
use crate::prelude::*;
use crate::work::mail_queue::CalendarPart;

/// What is told to calendars of some events, read once for all mails of a turn.
pub trait Invitations: Send + Sync {
    /// For somebody who is mailed of an event: as it is now. Nothing: there is nothing to tell a calendar.
    fn part(
        &self,
        event_and_user: (Uuid, Uuid),
        was_cancelled: bool,
        between: Invitation,
        origin: &str,
        now: DateTime<Utc>,
    ) -> Option<CalendarPart>;
}

/// What these people are to know of these events.
pub type InvitationReader =
    for<'a, 'c> fn(&'a Change<'c>, &'a [Uuid], &'a [Uuid]) -> HookFuture<'a, Box<dyn Invitations>>;

/// Whoever reads it.
pub struct Calendars(pub InvitationReader);

/// Reads what these people are to know of these events.
pub async fn read(change: &Change<'_>, events: &[Uuid], users: &[Uuid]) -> Result<Box<dyn Invitations>> {
    (callback::<Calendars>().0)(change, events, users).await
}

pub fn between(sender: (String, String), (name, email): (&str, &str)) -> Invitation {
    Invitation {
        organizer: Participant {
            name: sender.0,
            email: sender.1,
        },
        attendee: Participant {
            name: name.to_owned(),
            email: email.to_owned(),
        },
    }
}
