//! Events for calendars: one as a file, and what mails tell the calendars of those who read them (RFC 5546).

use std::collections::{HashMap, HashSet};

use chrono_tz::Tz;
use learnt_queries::queries::events as sql;

use super::audience;
use super::model::{State, Status};
use crate::feature::HookFuture;
use crate::features::notifications;
use crate::ical::{self, Entry, EntryTime, Invitation, Method};
use crate::prelude::*;
use crate::work::mail_queue::CalendarPart;

fn zone(name: &str) -> Tz {
    name.parse().unwrap_or(Tz::UTC)
}

fn text(online_url: &str, page: &str) -> String {
    let lines = [online_url, page].into_iter().filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// An event that one has to do with, as a file.
pub async fn file(app: &App, client: &TenantClient, actor: &Actor, id: Uuid) -> Result<String> {
    let team = actor.context.team.id.as_str();
    let row = sql::one_event()
        .bind(&**client, &id, &team)
        .opt()
        .await
        .or_not_found()?;
    let mine = sql::registration()
        .bind(&**client, &id, &actor.user_id)
        .opt()
        .await
        .sql()?;
    audience::expect_open(&**client, &row.audience, id, actor.user_id).await?;
    let status = Status::parse(&row.status);
    if status == Status::Draft || (status == Status::Archived && mine.is_none()) {
        return Err(Problem::not_found());
    }
    let state = mine.map(|mine| State::parse(&mine.state));
    let joins = matches!(state, Some(State::Attending | State::Attended)) || row.trainers.contains(&actor.user_id);
    let page = format!("{}/apps/myevent/{id}", app.team_origin(&actor.context.team));
    let online_url = if joins { row.online_url } else { String::new() };
    let entry = Entry {
        uid: id.to_string(),
        sequence: row.revision + row.moves,
        stamp: row.changed_at,
        title: row.title,
        time: EntryTime::Span {
            starts: row.starts_at,
            ends: row.ends_at,
            zone: zone(&row.time_zone),
        },
        location: if row.address.is_empty() {
            online_url.clone()
        } else {
            row.address
        },
        text: text(&online_url, &page),
        url: page,
        status: match (status, joins) {
            (Status::Cancelled, _) => ical::Status::Cancelled,
            (_, true) => ical::Status::Confirmed,
            (_, false) => ical::Status::Tentative,
        },
        invitation: None,
    };
    Ok(ical::calendar(None, Method::Publish, &[entry]))
}

/// What is told to calendars of some events, read once for all mails of a turn.
pub struct Invitations {
    events: HashMap<Uuid, sql::InvitedEvents>,
    seats: HashSet<(Uuid, Uuid)>,
}

/// Reads what these people are to know of these events, for their mails.
pub fn invitations<'a>(
    change: &'a Change<'_>,
    events: &'a [Uuid],
    users: &'a [Uuid],
) -> HookFuture<'a, Box<dyn notifications::Invitations>> {
    Box::pin(async move {
        let read: Box<dyn notifications::Invitations> = Box::new(read(change.tx(), events, users).await?);
        Ok(read)
    })
}

async fn read(tx: &impl GenericClient, events: &[Uuid], users: &[Uuid]) -> Result<Invitations> {
    if events.is_empty() {
        return Ok(Invitations {
            events: HashMap::new(),
            seats: HashSet::new(),
        });
    }
    let rows = sql::invited_events().bind(tx, &events).all().await.sql()?;
    let seats = sql::seats_at_events().bind(tx, &events, &users).all().await.sql()?;
    Ok(Invitations {
        events: rows.into_iter().map(|row| (row.id, row)).collect(),
        seats: seats.into_iter().map(|row| (row.event_id, row.user_id)).collect(),
    })
}

/// What goes into a mail.
pub struct CalendarAttachment {
    /// Whether they come.
    pub method: Method,
    pub file: String,
}

impl notifications::Invitations for Invitations {
    fn part(
        &self,
        event_and_user: (Uuid, Uuid),
        was_cancelled: bool,
        between: Invitation,
        origin: &str,
        now: DateTime<Utc>,
    ) -> Option<CalendarPart> {
        let entries = self.of(event_and_user, was_cancelled, between, origin, now)?;
        Some(CalendarPart {
            method: entries.method.into_str().to_owned(),
            file: entries.file,
        })
    }
}

impl Invitations {
    /// For somebody who is mailed of an event: as it is now, whether they come, by their seat or because they run it, or not. Nothing: it
    /// is not there, or they are only told that it changed without coming.
    pub fn of(
        &self,
        (event, user): (Uuid, Uuid),
        was_cancelled: bool,
        between: Invitation,
        origin: &str,
        now: DateTime<Utc>,
    ) -> Option<CalendarAttachment> {
        let row = self.events.get(&event)?;
        let comes = self.seats.contains(&(event, user)) || (row.is_published && row.trainers.contains(&user));
        let method = match (comes, was_cancelled) {
            (true, _) => Method::Request,
            (false, true) => Method::Cancel,
            (false, false) => return None,
        };
        let page = format!("{origin}/apps/myevent/{event}");
        let online_url = if comes { row.online_url.as_str() } else { "" };
        let entry = Entry {
            uid: event.to_string(),
            sequence: row.sequence,
            stamp: now,
            title: row.title.clone(),
            time: EntryTime::Span {
                starts: row.starts_at,
                ends: row.ends_at,
                zone: zone(&row.time_zone),
            },
            location: if row.address.is_empty() {
                online_url.to_owned()
            } else {
                row.address.clone()
            },
            text: text(online_url, &page),
            url: page,
            status: if comes {
                ical::Status::Confirmed
            } else {
                ical::Status::Cancelled
            },
            invitation: Some(between),
        };
        Some(CalendarAttachment {
            method,
            file: ical::calendar(None, method, &[entry]),
        })
    }
}

#[cfg(test)]
mod tests;
