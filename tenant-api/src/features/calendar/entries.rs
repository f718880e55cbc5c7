//! What a person has between two moments, as their screen gets it and as a calendar.

use std::collections::HashMap;

use chrono::Duration;
use futures_util::future::try_join;
use learnt_queries::queries::calendar as sql;
use sha2::{Digest, Sha256};

use super::moments;
use crate::feature::callback;
use crate::i18n::{Catalogue, Texts};
use crate::ical;
use crate::language::Language;
use crate::prelude::*;

/// So many at once: more than a year of the busiest.
const MOST: i64 = 2_000;
/// So long a time at once.
const LONGEST: Duration = Duration::days(400);

/// What a note is called, out of its title, its text and its checklist: notes hand it in (`hands` of their `FEATURE`).
pub struct CallsNotes(pub fn(&str, &str, Value) -> Result<String>);

fn display_title(title: &str, text: &str, checklist: Value) -> Result<String> {
    (callback::<CallsNotes>().0)(title, text, checklist)
}

/// What other programs read of an entry, besides its title.
static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// What something in a calendar is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = CalendarKind)]
pub enum Kind {
    /// A seat at an event.
    Event,
    /// A course that ends, a form or a pathway that is due.
    Due,
    /// A course that begins again.
    Refresher,
    /// A reminder of a note.
    Reminder,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Event, Self::Due, Self::Refresher, Self::Reminder];

    /// Which one a stored word means; what is not known reminds of something and asks for nothing.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Reminder)
    }
}

/// What somebody is to complete by a day, or once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = CalendarDocument)]
pub enum Document {
    Course,
    Form,
    Pathway,
}

/// Something in a calendar.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CalendarEntry)]
pub struct Entry {
    kind: Kind,
    /// What is due or begins again; nothing: it is an event or a reminder.
    document: Option<Document>,
    /// Of the event, of my assignment of a course, of the form, of the pathway, of the note.
    id: Uuid,
    title: String,
    /// When it begins, or is.
    #[serde(serialize_with = "moments::moment")]
    starts_at: DateTime<Utc>,
    /// When it ends; nothing: it is a moment.
    #[serde(serialize_with = "moments::optional")]
    ends_at: Option<DateTime<Utc>>,
    /// The zone of an event's times.
    time_zone: Option<String>,
    /// Where I stand with the event or the course.
    state: Option<String>,
    /// Attended, completed, or told of.
    is_done: bool,
    /// Where an event is.
    address: String,
    /// Whether an event is on the net.
    is_online: bool,
    /// Whether I run the event, with a seat of my own or without.
    runs: bool,
    #[serde(skip)]
    online_url: String,
    #[serde(skip)]
    sequence: i32,
    #[serde(skip)]
    changed_at: DateTime<Utc>,
}

/// From when to when.
#[derive(Clone, Copy)]
pub struct Range {
    /// What ends later.
    pub after: DateTime<Utc>,
    /// What begins earlier.
    pub before: DateTime<Utc>,
}

impl Range {
    /// Checks what somebody asks for.
    pub fn of(from: DateTime<Utc>, to: DateTime<Utc>) -> Result<Self> {
        if to <= from {
            return Err(Problem::field("to", "before_start", "The end must be after the start."));
        }
        if to - from > LONGEST {
            return Err(Problem::field("to", "too_long", "Request at most 400 days at once."));
        }
        Ok(Self {
            after: from,
            before: to,
        })
    }
}

/// In order; events and where the person stands with them in two statements that are on their way at once. Without events nothing is asked
/// of seats.
pub async fn between(
    client: &TenantClient,
    (user, team, now): (Uuid, &str, DateTime<Utc>),
    kinds: &[&str],
    range: Range,
) -> Result<Vec<Entry>> {
    let client = &**client;
    let params = sql::CalendarEntriesParams {
        kinds,
        user_id: user,
        before: range.before,
        after: range.after,
        team_id: team,
        now,
        most: MOST,
    };
    let (rows, seats) = if kinds.contains(&Kind::Event.into_str()) {
        let (entries, seats) = try_join(
            sql::calendar_entries().prepare(client),
            sql::calendar_seats().prepare(client),
        )
        .await
        .sql()?;
        try_join(
            entries.params(client, &params).all(),
            seats.bind(client, &user, &range.before, &range.after).all(),
        )
        .await
    } else {
        let rows = sql::calendar_entries().params(client, &params).all().await;
        rows.map(|rows| (rows, Vec::new()))
    }
    .sql()?;
    let seats: HashMap<Uuid, sql::CalendarSeats> = seats.into_iter().map(|seat| (seat.event_id, seat)).collect();
    let mut found = Vec::with_capacity(rows.len());
    for row in rows {
        found.extend(entry(row, &seats)?);
    }
    Ok(found)
}

/// Nothing: the seat was given back between the two statements, by somebody who does not run the event.
fn entry(row: sql::CalendarEntries, seats: &HashMap<Uuid, sql::CalendarSeats>) -> Result<Option<Entry>> {
    let kind = Kind::parse(&row.kind);
    let seat = match kind {
        Kind::Event => match seats.get(&row.id) {
            None if !row.runs => return Ok(None),
            seat => seat,
        },
        _ => None,
    };
    let title = match row.checklist {
        Some(checklist) => display_title(&row.title, &row.description, checklist)?,
        None => row.title,
    };
    let state = seat.map_or(row.state, |seat| Some(seat.state.clone()));
    let joins = row.runs || seat.is_some_and(|seat| matches!(seat.state.as_str(), "attending" | "attended"));
    Ok(Some(Entry {
        kind,
        document: row.document.and_then(|word| word.parse().ok()),
        id: row.id,
        title,
        starts_at: row.starts_at,
        ends_at: row.ends_at,
        time_zone: row.time_zone,
        is_done: row.is_done || state.as_deref() == Some("attended"),
        state,
        address: row.address,
        is_online: row.is_online,
        runs: row.runs,
        online_url: if joins { row.online_url } else { String::new() },
        sequence: row.sequence,
        changed_at: seat.map_or(row.changed_at, |seat| seat.changed_at.max(row.changed_at)),
    }))
}

/// Raised whenever entries are written in another form: what other programs keep is read anew then.
const FORM: u8 = 2;

/// For whom a calendar is written.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// What the calendar is called.
    pub name: &'a str,
    /// Where its pages are.
    pub origin: &'a str,
    /// What it is worded in.
    pub language: Language,
}

/// Changes with whatever other programs would read anew.
pub fn tag(reader: Reader<'_>, entries: &[Entry]) -> String {
    let mut hash = Sha256::new();
    hash.update([FORM]);
    for text in [reader.name, reader.origin, reader.language.into_str()] {
        hash.update(text);
        hash.update([0]);
    }
    for entry in entries {
        let state = entry.state.as_deref().unwrap_or_default();
        for text in [
            entry.kind.into_str(),
            entry.document.map_or("", |document| document.into_str()),
            &entry.title,
            state,
            &entry.address,
            &entry.online_url,
        ] {
            hash.update(text);
            hash.update([0]);
        }
        hash.update(entry.time_zone.as_deref().unwrap_or_default());
        hash.update([u8::from(entry.is_done), u8::from(entry.runs)]);
        hash.update(entry.id);
        let ends = entry.ends_at.map_or(0, |at| at.timestamp());
        for number in [
            i64::from(entry.sequence),
            entry.starts_at.timestamp(),
            ends,
            entry.changed_at.timestamp_micros(),
        ] {
            hash.update(number.to_be_bytes());
        }
    }
    hex::encode(&hash.finalize()[..16])
}

/// As other programs read it; what is completed and a reminder that was told are left out.
pub fn to_ics(reader: Reader<'_>, entries: Vec<Entry>) -> String {
    let open = entries
        .into_iter()
        .filter(|entry| entry.kind == Kind::Event || !entry.is_done);
    let texts = CATALOGUE.of(reader.language);
    let entries: Vec<ical::Entry> = open.map(|entry| to_ical(reader.origin, texts, entry)).collect();
    ical::calendar(Some(reader.name), ical::Method::Publish, &entries)
}

/// The page of something, and what it is called there and in a calendar.
fn page(entry: &Entry) -> (&'static str, Option<&'static str>) {
    match (entry.kind, entry.document) {
        (Kind::Event, _) => ("/apps/myevent/", None),
        (Kind::Due, Some(Document::Form)) => ("/apps/form/", Some("due.form")),
        (Kind::Due, Some(Document::Pathway)) => ("/apps/pathways/", Some("due.pathway")),
        (Kind::Due, _) => ("/apps/course/", Some("due.course")),
        (Kind::Refresher, _) => ("/apps/course/", Some("refresher")),
        (Kind::Reminder, _) => ("/apps/notes/", Some("reminder")),
    }
}

fn to_ical(origin: &str, texts: Texts<'_>, entry: Entry) -> ical::Entry {
    let (path, key) = page(&entry);
    let title = match key {
        Some(key) => texts.format(key, &[("title", &entry.title)]),
        None => entry.title,
    };
    let url = format!("{origin}{path}{}", entry.id);
    let zone = entry.time_zone.as_deref().and_then(|zone| zone.parse().ok());
    let text = [entry.online_url.as_str(), &url]
        .into_iter()
        .filter(|line| !line.is_empty());
    let is_sure = entry.runs || matches!(entry.state.as_deref(), Some("attending" | "attended" | "not attended"));
    ical::Entry {
        // A course may have two days.
        uid: match entry.kind {
            Kind::Refresher => format!("{}-again", entry.id),
            _ => entry.id.to_string(),
        },
        sequence: entry.sequence,
        stamp: entry.changed_at,
        title,
        time: match entry.ends_at {
            Some(ends) => ical::EntryTime::Span {
                starts: entry.starts_at,
                ends,
                zone: zone.unwrap_or(chrono_tz::Tz::UTC),
            },
            None => ical::EntryTime::At(entry.starts_at),
        },
        location: if entry.address.is_empty() {
            entry.online_url.clone()
        } else {
            entry.address
        },
        text: text.collect::<Vec<_>>().join("\n"),
        url,
        status: if entry.kind == Kind::Event && !is_sure {
            ical::Status::Tentative
        } else {
            ical::Status::Confirmed
        },
        invitation: None,
    }
}
