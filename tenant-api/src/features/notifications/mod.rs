//! notifications: what a person is to know, in the product and by mail (domain section 10).
//!
//! Words: a *kind* says what happened; a *channel* is the product or a mail; a *way* of mailing is none, each or the digest.
//! Invariants: one event is one notification for a person, however often it is told and whatever they are; what a tenant does
//! not allow reaches nobody; nothing leaves by mail inside a person's quiet hours; what was read in the product is not mailed;
//! nobody reads in another's name.
//!
//! Doors: [`remind_of_note`], for reminders of notes; [`tell_of_badge`], for badges, which are given to few at once;
//! [`tell_of_event`], for seats; [`tell_of_marking`], for what was handed in; [`tell_of_form`], for what was submitted;
//! [`tell_of_reminders`], for who is reminded by somebody; [`tell_message`], for what a trigger says.
//!
//! The others are written after the commit, in reactions to the domain events of learning and by the calendar: giving a course to a hundred
//! thousand people does not wait for it.

mod api;
pub mod domain_events;
mod emails;
pub mod forms;
mod invitations;
pub mod jobs;
mod list;
mod model;
mod pathways;
pub mod reactions;
mod settings;
mod times;
mod wording;
mod write;

use crate::prelude::*;

pub use forms::{FormNotice, FormPerson, NotifiedSubmission, publish as tell_of_form};
pub use invitations::{Calendars, Invitations};

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

/// A note whose moment has come.
pub struct Reminder {
    /// Whose.
    pub user_id: Uuid,
    /// Which.
    pub note: Uuid,
    /// What it is called; nobody but its person reads that.
    pub name: String,
    /// The moment.
    pub at: DateTime<Utc>,
}

/// Reminds a person of a note of theirs, once for each moment.
pub async fn remind_of_note(change: &mut Change<'_>, of: Reminder) -> Result<()> {
    let event = write::Event {
        user_id: of.user_id,
        key: format!("note:{}:{}", of.note, of.at.timestamp()),
        team: None,
        about: of.note,
        params: json!({"note": of.name, "noteId": of.note, "at": of.at}),
    };
    write::write(change, model::Kind::NoteReminder, &[event]).await
}

/// That somebody was given a badge.
pub struct BadgeEarnedNotice {
    /// The gift.
    pub id: Uuid,
    /// Whom.
    pub user_id: Uuid,
}

/// Tells people of a badge that they were given in a team, once for each gift.
pub async fn tell_of_badge(
    change: &mut Change<'_>,
    team: &str,
    title: &str,
    earned: &[BadgeEarnedNotice],
) -> Result<()> {
    let event = |one: &BadgeEarnedNotice| write::Event {
        user_id: one.user_id,
        key: format!("badge:{}", one.id),
        team: Some(team.to_owned()),
        about: one.id,
        params: json!({"badge": title}),
    };
    let events: Vec<_> = earned.iter().map(event).collect();
    write::write(change, model::Kind::BadgeEarned, &events).await
}

/// That something which was handed in is marked.
pub struct CourseworkMarked<'a> {
    /// Whose it is.
    pub user_id: Uuid,
    /// The round of the course it belongs to.
    pub user_course: Uuid,
    /// Told again under this name, it is the same.
    pub key: String,
    /// Where it was marked.
    pub team: &'a str,
    /// What the activity is called.
    pub title: &'a str,
    /// What was decided.
    pub outcome: &'a str,
}

/// Tells a person what became of what they handed in.
pub async fn tell_of_marking(change: &mut Change<'_>, of: &CourseworkMarked<'_>) -> Result<()> {
    let event = write::Event {
        user_id: of.user_id,
        key: of.key.clone(),
        team: Some(of.team.to_owned()),
        about: of.user_course,
        params: json!({"assignment": of.title, "outcome": of.outcome}),
    };
    write::write(change, model::Kind::CourseworkMarked, &[event]).await
}

/// That somebody is reminded, by a hand, of what they have not completed.
pub struct ManualReminder {
    /// Whom.
    pub user_id: Uuid,
    /// Their record of it.
    pub record: Uuid,
    /// Told again under this name, it is the same.
    pub key: String,
    /// What it is called.
    pub title: String,
    /// Who reminds them.
    pub by: String,
    /// By when it is to be completed.
    pub due_at: Option<DateTime<Utc>>,
    /// Where they go on with it.
    pub link: String,
}

/// Reminds people of a team of what they have not completed.
pub async fn tell_of_reminders(change: &mut Change<'_>, team: &str, reminded: &[ManualReminder]) -> Result<()> {
    let event = |one: &ManualReminder| write::Event {
        user_id: one.user_id,
        key: one.key.clone(),
        team: Some(team.to_owned()),
        about: one.record,
        params: json!({"title": one.title, "by": one.by, "dueAt": one.due_at, "link": one.link}),
    };
    let events: Vec<_> = reminded.iter().map(event).collect();
    write::write(change, model::Kind::LearningReminder, &events).await
}

/// What is told of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum EventNotice {
    /// A seat is theirs.
    Seat,
    /// A seat is kept for them.
    Offered,
    /// The event, or their registration, is cancelled.
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

    fn kind(self) -> model::Kind {
        match self {
            Self::Seat => model::Kind::EventSeat,
            Self::Offered => model::Kind::EventOffered,
            Self::Cancelled => model::Kind::EventCancelled,
            Self::Changed => model::Kind::EventChanged,
            Self::Message => model::Kind::EventMessage,
            Self::Reminder => model::Kind::EventReminder,
        }
    }
}

/// The event that is told of.
pub struct NotifiedEvent<'a> {
    /// Which.
    pub id: Uuid,
    /// Whose.
    pub team: &'a str,
    /// What it is called.
    pub title: &'a str,
    /// When it begins.
    pub starts_at: DateTime<Utc>,
    /// Of a message: what it says.
    pub text: &'a str,
}

/// Who is told.
pub struct EventPerson {
    /// Whom.
    pub user_id: Uuid,
    /// Told again under this name, it is the same.
    pub key: String,
    /// Until when an offer holds.
    pub until: Option<DateTime<Utc>>,
}

/// Tells people what became of their seats, or of the event.
pub async fn tell_of_event(
    change: &mut Change<'_>,
    news: EventNotice,
    of: &NotifiedEvent<'_>,
    people: &[EventPerson],
) -> Result<()> {
    let event = |one: &EventPerson| write::Event {
        user_id: one.user_id,
        key: one.key.clone(),
        team: Some(of.team.to_owned()),
        about: of.id,
        params: match news {
            EventNotice::Message => json!({"event": of.title, "startsAt": of.starts_at, "message": of.text}),
            _ => json!({"event": of.title, "startsAt": of.starts_at, "until": one.until}),
        },
    };
    let events: Vec<_> = people.iter().map(event).collect();
    write::write(change, news.kind(), &events).await
}

/// Something that a trigger says to somebody.
pub struct Message {
    /// Whom.
    pub user_id: Uuid,
    /// What it comes from: told again, it is the same.
    pub from: Uuid,
    /// One line.
    pub title: String,
    /// A sentence or two.
    pub text: String,
    /// A page of the team's own host.
    pub link: String,
}

/// Tells people of a team something in words that somebody wrote.
pub async fn tell_message(change: &mut Change<'_>, team: &str, messages: &[Message]) -> Result<()> {
    let event = |one: &Message| write::Event {
        user_id: one.user_id,
        key: format!("message:{}", one.from),
        team: Some(team.to_owned()),
        about: one.from,
        params: json!({"title": one.title, "text": one.text, "link": one.link}),
    };
    let events: Vec<_> = messages.iter().map(event).collect();
    write::write(change, model::Kind::Message, &events).await
}
