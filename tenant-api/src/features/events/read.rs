//! One event, as people and as its editors see it.

use futures_util::future::{join, join3};
use learnt_queries::queries::events as sql;

use super::assets::{self, Asset};
use super::audience;
use super::commands::content_of;
use super::content::Content;
use super::model::{Registration, State, Status};
use super::planning::{self, Trainer};
use crate::features::files;
use crate::prelude::*;
use crate::richtext;

/// Another event of mine at the same time.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EventConflict)]
pub struct Conflict {
    id: Uuid,
    title: String,
    starts_at: DateTime<Utc>,
    ends_at: DateTime<Utc>,
}

/// My registration.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OwnRegistration)]
pub struct Mine {
    /// Where I stand.
    state: State,
    /// Counted from one, of who waits.
    place: Option<i64>,
    /// Until when a seat is kept for me.
    offered_until: Option<DateTime<Utc>>,
    /// What my ticket says, of who has a seat.
    ticket: Option<String>,
}

/// An event.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Event {
    id: Uuid,
    status: Status,
    title: String,
    /// Its text as a node tree.
    #[schema(value_type = Object)]
    description: Value,
    /// One word to find it by.
    category: String,
    /// More words to find it by.
    tags: Vec<String>,
    /// Where it is.
    address: String,
    /// Whether it is on the net.
    is_online: bool,
    /// Where on the net: for who has a seat, and for who runs it.
    online_url: Option<String>,
    starts_at: DateTime<Utc>,
    ends_at: DateTime<Utc>,
    time_zone: String,
    /// Nothing: as many as come.
    capacity: Option<i32>,
    /// Seats that are held.
    taken: i32,
    /// Nothing: as many as want.
    waitlist_capacity: Option<i32>,
    waiting: i32,
    /// Whether somebody approves each registration.
    approval: bool,
    /// Until when people register.
    register_until: Option<DateTime<Utc>>,
    /// Until when people give their seat back.
    cancel_until: Option<DateTime<Utc>>,
    /// Why it was cancelled.
    cancel_reason: String,
    /// Who runs it.
    trainers: Vec<Trainer>,
    /// Whether I run it.
    runs: bool,
    /// The rooms in which it takes place.
    rooms: Vec<String>,
    /// Address of its picture.
    image_url: Option<String>,
    /// My registration.
    mine: Option<Mine>,
    /// My other events at the same time.
    conflicts: Vec<Conflict>,
}

/// A course in which an event is a live session.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventCourse {
    id: Uuid,
    title: String,
}

/// An event for its editors.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ManagedEvent {
    id: Uuid,
    status: Status,
    /// The next edit must name this one.
    revision: i32,
    /// Seats that are held.
    taken: i32,
    waiting: i32,
    starts_at: DateTime<Utc>,
    ends_at: DateTime<Utc>,
    /// Why it was cancelled.
    cancel_reason: String,
    /// Who runs it.
    trainers: Vec<Trainer>,
    /// Rooms and equipment that it takes up.
    assets: Vec<Asset>,
    /// Courses in which it is a live session: whoever attended it has done that.
    courses: Vec<EventCourse>,
    /// Address of its picture.
    image_url: Option<String>,
    /// All that is written of it.
    content: Content,
}

async fn row(client: &TenantClient, team: &str, id: Uuid) -> Result<sql::OneEvent> {
    sql::one_event().bind(&**client, &id, &team).opt().await.or_not_found()
}

/// For its editors.
pub async fn managed(
    (app, context): (&App, &TenantContext),
    client: &TenantClient,
    team: &str,
    id: Uuid,
) -> Result<ManagedEvent> {
    let of = sql::courses_of_event();
    let (row, courses) = join(row(client, team, id), of.bind(&**client, &id).all()).await;
    let (row, courses) = (row?, courses.sql()?.into_iter());
    Ok(ManagedEvent {
        id: row.id,
        status: Status::parse(&row.status),
        revision: row.revision,
        taken: row.taken,
        waiting: row.waiting,
        starts_at: row.starts_at,
        ends_at: row.ends_at,
        cancel_reason: row.cancel_reason.clone(),
        trainers: planning::trainers(client, team, &row.trainers).await?,
        assets: assets::find_many(client, &row.assets).await?,
        courses: courses
            .map(|course| EventCourse {
                id: course.id,
                title: course.title,
            })
            .collect(),
        image_url: row.image.map(|image| files::url(app, &context.tenant, image)),
        content: content_of(row),
    })
}

/// For people: what is not published is not there, unless they were registered for it. Who runs it and where costs a round trip more
/// where there is something to look up.
pub async fn get(
    (app, context): (&App, &TenantContext),
    client: &TenantClient,
    team: &str,
    id: Uuid,
    user: Uuid,
) -> Result<Event> {
    let (find, overlapping) = (sql::registration(), sql::conflicts());
    let (row, found, conflicts) = join3(
        row(client, team, id),
        find.bind(&**client, &id, &user).opt(),
        overlapping.bind(&**client, &id, &user, &team).all(),
    )
    .await;
    let (row, found, conflicts) = (row?, found.sql()?, conflicts.sql()?);
    audience::expect_open(&**client, &row.audience, id, user).await?;
    let status = Status::parse(&row.status);
    if status == Status::Draft || (status == Status::Archived && found.is_none()) {
        return Err(Problem::not_found());
    }
    let mut mine = None;
    let mut has_seat = false;
    if let Some(found) = found {
        let registration = Registration {
            state: State::parse(&found.state),
            offered_until: found.offered_until,
        };
        has_seat = matches!(registration.state, State::Attending | State::Attended);
        let queue_position = match registration.state {
            State::Waiting => Some(
                sql::queue_position()
                    .bind(&**client, &id, &found.place)
                    .one()
                    .await
                    .sql()?,
            ),
            _ => None,
        };
        let ticket = has_seat.then_some(found.ticket);
        mine = Some(Mine {
            state: registration.state,
            place: queue_position,
            offered_until: registration.offered_until,
            ticket,
        });
    }
    let (rooms, trainers) = join(
        assets::find_many(client, &row.assets),
        planning::trainers(client, team, &row.trainers),
    )
    .await;
    let rooms = rooms?.into_iter();
    let runs = row.trainers.contains(&user);
    let joins = has_seat || runs;
    Ok(Event {
        trainers: trainers?,
        runs,
        rooms: rooms.filter(Asset::is_room).map(|room| room.name).collect(),
        image_url: row.image.map(|image| files::url(app, &context.tenant, image)),
        id: row.id,
        status,
        title: row.title,
        description: richtext::with_urls(&row.description, &|_| None::<String>),
        category: row.category,
        tags: row.tags,
        address: row.address,
        is_online: !row.online_url.is_empty(),
        online_url: (joins && !row.online_url.is_empty()).then_some(row.online_url),
        starts_at: row.starts_at,
        ends_at: row.ends_at,
        time_zone: row.time_zone,
        capacity: row.capacity,
        taken: row.taken,
        waitlist_capacity: row.waitlist_capacity,
        waiting: row.waiting,
        approval: row.approval,
        register_until: row.register_until,
        cancel_until: row.cancel_until,
        cancel_reason: row.cancel_reason,
        mine,
        conflicts: conflicts
            .into_iter()
            .map(|row| Conflict {
                id: row.id,
                title: row.title,
                starts_at: row.starts_at,
                ends_at: row.ends_at,
            })
            .collect(),
    })
}
