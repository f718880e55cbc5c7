//! The notifications of events: what became of somebody's seat, or of the event.
use crate::features::notifications::{
    CalendarUpdate, NewNotification, NotificationKind, NotificationKinds, NotificationText, plain, store,
};
use crate::i18n::{Catalogue, Texts};
use crate::language::Language;
use crate::prelude::*;

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// What this feature hands in.
pub const KINDS: NotificationKinds = NotificationKinds {
    all: &[
        &EVENT_SEAT,
        &EVENT_OFFERED,
        &EVENT_CANCELLED,
        &EVENT_CHANGED,
        &EVENT_MESSAGE,
        &EVENT_REMINDER,
    ],
    over: None,
};

static EVENT_SEAT: NotificationKind = NotificationKind {
    text: |wording| {
        if wording.params["leads"] == true {
            wording.variant("leads")
        } else {
            plain(wording)
        }
    },
    calendar: Some(CalendarUpdate::Current),
    ..of_event("eventSeat", 80)
};

static EVENT_OFFERED: NotificationKind = NotificationKind {
    calendar: Some(CalendarUpdate::Current),
    ..of_event("eventOffered", 90)
};

static EVENT_CANCELLED: NotificationKind = NotificationKind {
    text: |wording| {
        if wording.params["reason"].is_string() {
            wording.variant("reason")
        } else if wording.params["leads"] == true {
            wording.variant("leads")
        } else {
            plain(wording)
        }
    },
    calendar: Some(CalendarUpdate::Cancelled),
    ..of_event("eventCancelled", 100)
};

static EVENT_CHANGED: NotificationKind = NotificationKind {
    calendar: Some(CalendarUpdate::Current),
    ..of_event("eventChanged", 110)
};

static EVENT_MESSAGE: NotificationKind = NotificationKind {
    // In the words of whoever wrote it.
    text: |wording| NotificationText {
        title: wording.own("title"),
        body: wording.param("message").to_owned(),
    },
    ..of_event("eventMessage", 120)
};

static EVENT_REMINDER: NotificationKind = of_event("eventReminder", 130);

const fn of_event(word: &'static str, position: u16) -> NotificationKind {
    NotificationKind {
        action: "action.event",
        link: |event| format!("/apps/myevent/{event}"),
        ..NotificationKind::new(word, position, texts)
    }
}

fn texts(language: Language) -> Texts<'static> {
    CATALOGUE.of(language)
}

/// What is told of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum EventNotice {
    /// A seat is theirs, or it is theirs to run.
    Seat,
    /// A seat is kept for them.
    Offered,
    /// The event, or their registration, is cancelled, or it is not theirs to run any more.
    Cancelled,
    /// It is at another time or place.
    Changed,
    /// Whoever looks after it has something to say.
    Message,
    /// It begins soon.
    Reminder,
}

impl EventNotice {
    /// All of them.
    pub const ALL: &'static [Self] = <Self as strum::VariantArray>::VARIANTS;

    fn kind(self) -> &'static NotificationKind {
        match self {
            Self::Seat => &EVENT_SEAT,
            Self::Offered => &EVENT_OFFERED,
            Self::Cancelled => &EVENT_CANCELLED,
            Self::Changed => &EVENT_CHANGED,
            Self::Message => &EVENT_MESSAGE,
            Self::Reminder => &EVENT_REMINDER,
        }
    }
}

/// The event that the notification is about.
pub struct NotifiedEvent<'a> {
    pub id: Uuid,
    pub team: &'a str,
    pub title: &'a str,
    pub starts_at: DateTime<Utc>,
    /// Of a message: what it says; of an event that is cancelled: why.
    pub text: &'a str,
    /// Whether it goes to those who run it, with or without a seat.
    pub to_trainers: bool,
}

/// Who is notified.
pub struct EventPerson {
    pub user_id: Uuid,
    /// Sent again under this key, it is the same.
    pub key: String,
    /// Until when an offer holds.
    pub until: Option<DateTime<Utc>>,
}

/// Notifies people of what became of their seats, or of the event.
pub async fn notify(
    change: &mut Change<'_>,
    notice: EventNotice,
    of: &NotifiedEvent<'_>,
    people: &[EventPerson],
) -> Result<()> {
    let events = store_notifications(change, notice, of, people).await?;
    change.publish_all(events).await
}

/// The same for whoever publishes more with it: answers what is still to be published.
pub async fn store_notifications(
    change: &Change<'_>,
    notice: EventNotice,
    of: &NotifiedEvent<'_>,
    people: &[EventPerson],
) -> Result<Vec<DomainEvent>> {
    let new_notification = |one: &EventPerson| NewNotification {
        user_id: one.user_id,
        key: one.key.clone(),
        team: Some(of.team.to_owned()),
        about: of.id,
        params: match notice {
            EventNotice::Message => json!({"event": of.title, "startsAt": of.starts_at, "message": of.text}),
            EventNotice::Cancelled if !of.text.is_empty() => {
                json!({"event": of.title, "startsAt": of.starts_at, "reason": of.text})
            }
            _ if of.to_trainers => json!({"event": of.title, "startsAt": of.starts_at, "leads": true}),
            _ => json!({"event": of.title, "startsAt": of.starts_at, "until": one.until}),
        },
    };
    let notices: Vec<_> = people.iter().map(new_notification).collect();
    store(change, notice.kind(), &notices).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::notifications::testing::{arabic, english, in_zone};

    #[test]
    fn an_event_at_midnight_has_a_time_and_the_clocks_that_say_it_are_named() {
        let params = json!({"event": "First aid", "startsAt": "2027-07-01T15:00:00Z"});
        assert_eq!(
            in_zone(&EVENT_SEAT, &params, chrono_tz::Asia::Tokyo).body,
            "You have a seat at “First aid” on 2 July 2027, 00:00 (Asia/Tokyo)."
        );
        assert_eq!(
            arabic(&EVENT_SEAT, &params).body,
            "لك مقعد في «First aid» في 1 يوليو 2027، 15:00 (UTC)."
        );
    }

    #[test]
    fn who_runs_an_event_and_who_loses_it_are_told_in_words_of_their_own() {
        let of = |more: Value| {
            let mut params = json!({"event": "First aid", "startsAt": "2027-07-01T15:00:00Z", "until": null});
            let known = params.as_object_mut().unwrap();
            known.extend(more.as_object().unwrap().clone());
            params
        };
        let leads = of(json!({"leads": true}));
        assert_eq!(english(&EVENT_SEAT, &leads).title, "You lead: First aid");
        assert_eq!(
            english(&EVENT_CANCELLED, &leads).body,
            "You no longer lead “First aid” on 1 July 2027, 15:00 (UTC)."
        );
        assert_eq!(
            english(&EVENT_CANCELLED, &of(json!({"reason": "The hall {{is}} closed."}))).body,
            "“First aid” on 1 July 2027, 15:00 (UTC) was cancelled. Reason: The hall {{is}} closed."
        );
        assert_eq!(
            english(&EVENT_CANCELLED, &of(json!({}))).body,
            "Your registration for “First aid” on 1 July 2027, 15:00 (UTC) was cancelled."
        );
    }

    #[test]
    fn what_an_organiser_wrote_stays_as_it_was_written() {
        let worded = english(
            &EVENT_MESSAGE,
            &json!({"event": "First aid", "message": "Bring {{water}}."}),
        );
        assert_eq!(
            (worded.title.as_str(), worded.body.as_str()),
            ("About First aid", "Bring {{water}}.")
        );
    }
}
