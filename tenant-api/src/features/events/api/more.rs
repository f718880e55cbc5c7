//! Series and the door over HTTP.

use crate::prelude::*;

use super::super::check_in::{self, Recipients};
use super::super::commands::ExpectedRevision;
use super::super::content::Content;
use super::super::model::{State as Registration, Status};
use super::super::planning;
use super::super::read::ManagedEvent;
use super::super::series::Scope;
use super::super::series_commands::{self, EventSeries};
use super::desk::{MOST_AT_ONCE, at, load_view};

/// How an event is repeated.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RepeatEvent {
    /// The one that was looked at.
    revision: i32,
    /// Without its name, such as `FREQ=WEEKLY;COUNT=10` (RFC 5545): by days, weeks, months or years, at most 200 dates.
    rule: String,
    /// Dates that are left out, as the clocks at the place show them.
    #[serde(default)]
    exceptions: Vec<String>,
    /// Even if a room or equipment is taken.
    #[serde(default)]
    book_anyway: bool,
}

/// The series that an event belongs to, if it does
#[derive(Serialize, ToSchema)]
pub struct SeriesOfEvent {
    series: Option<EventSeries>,
}

/// The series of an event
#[utoipa::path(get, path = "/api/events/{id}/series", tag = "events", params(("id" = Uuid, Path)),
    responses((status = 200, body = SeriesOfEvent), (status = 404, body = Problem)))]
pub async fn events_series(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<SeriesOfEvent>> {
    let client = actor.client().await?;
    load_view(&actor.app, &client, &actor, id).await?;
    let series = series_commands::of(&client, at(&actor).team, id).await?;
    Ok(Json(SeriesOfEvent { series }))
}

/// Repeat an event by a rule: one event for each other date
#[utoipa::path(post, path = "/api/events/{id}/series", tag = "events", params(("id" = Uuid, Path)), request_body = RepeatEvent,
    responses((status = 200, body = SeriesOfEvent), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, in_series, no_way_there, event_started, room_taken"), (status = 422, body = Problem)))]
pub async fn events_repeat(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<RepeatEvent>,
) -> Result<Json<SeriesOfEvent>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let expected = ExpectedRevision {
        id,
        revision: body.revision,
    };
    let by = (body.rule.trim(), body.exceptions.as_slice());
    series_commands::repeat(&mut change, at(&actor), expected, by, body.book_anyway).await?;
    change.commit(&actor.app).await?;
    let series = series_commands::of(&client, at(&actor).team, id).await?;
    Ok(Json(SeriesOfEvent { series }))
}

/// By what a series goes on.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangeSeriesRule {
    /// The one that was looked at.
    revision: i32,
    /// Without its name, such as `FREQ=WEEKLY;COUNT=10` (RFC 5545): by days, weeks, months or years, at most 200 dates.
    rule: String,
    /// Dates that are left out, as the clocks at the place show them.
    #[serde(default)]
    exceptions: Vec<String>,
    /// Why dates are cancelled that the new rule has not: at most 500 characters; needed where there are any.
    #[serde(default)]
    reason: String,
    /// Even if a room or equipment is taken.
    #[serde(default)]
    book_anyway: bool,
}

/// Have a series follow another rule from this date on: dates that it has too stay with their people, others are cancelled
#[utoipa::path(post, path = "/api/events/{id}/series/rule", tag = "events", params(("id" = Uuid, Path)), request_body = ChangeSeriesRule,
    responses((status = 200, body = SeriesOfEvent), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, no_series, no_way_there, event_started, room_taken"),
        (status = 422, body = Problem)))]
pub async fn events_change_rule(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<ChangeSeriesRule>,
) -> Result<Json<SeriesOfEvent>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let expected = ExpectedRevision {
        id,
        revision: body.revision,
    };
    let by = (body.rule.trim(), body.exceptions.as_slice());
    let how = (body.reason.as_str(), body.book_anyway);
    series_commands::change_rule(&mut change, at(&actor), expected, by, how).await?;
    change.commit(&actor.app).await?;
    let series = series_commands::of(&client, at(&actor).team, id).await?;
    Ok(Json(SeriesOfEvent { series }))
}

/// What is written of some dates of a series.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SaveSeries {
    scope: Scope,
    /// The one it was written on.
    revision: i32,
    /// Even if a room or equipment is taken.
    #[serde(default)]
    book_anyway: bool,
    #[serde(flatten)]
    content: Content,
}

/// Save what was written for this date, for it and those after it, or for all that are not over
#[utoipa::path(put, path = "/api/events/{id}/series", tag = "events", params(("id" = Uuid, Path)), request_body = SaveSeries,
    responses((status = 200, body = ManagedEvent), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, no_series, room_taken"), (status = 422, body = Problem)))]
pub async fn events_save_series(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<SaveSeries>,
) -> Result<Json<ManagedEvent>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let expected = ExpectedRevision {
        id,
        revision: body.revision,
    };
    series_commands::save(
        &mut change,
        at(&actor),
        expected,
        (body.scope, body.book_anyway),
        body.content,
    )
    .await?;
    change.commit(&actor.app).await?;
    load_view(&actor.app, &client, &actor, id).await
}

/// The new status of some dates of a series.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetSeriesStatus {
    scope: Scope,
    /// The one that was looked at.
    revision: i32,
    status: Status,
    /// Even if a room or equipment is taken, of what is published.
    #[serde(default)]
    book_anyway: bool,
    /// Why, of what is cancelled: at most 500 characters.
    #[serde(default)]
    reason: String,
}

/// Publish, cancel or archive this date, it and those after it, or all that are not over
#[utoipa::path(post, path = "/api/events/{id}/series/status", tag = "events", params(("id" = Uuid, Path)), request_body = SetSeriesStatus,
    responses((status = 200, body = ManagedEvent), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, no_way_there, event_started, no_series, room_taken"), (status = 422, body = Problem)))]
pub async fn events_series_status(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<SetSeriesStatus>,
) -> Result<Json<ManagedEvent>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let expected = ExpectedRevision {
        id,
        revision: body.revision,
    };
    let to = (body.status, body.reason.as_str());
    series_commands::set_status(&mut change, at(&actor), expected, (body.scope, body.book_anyway), to).await?;
    change.commit(&actor.app).await?;
    load_view(&actor.app, &client, &actor, id).await
}

/// Whether there is a code in the room.
#[derive(Deserialize, ToSchema)]
pub struct WantRoomCode {
    /// A new one, or none any more.
    on: bool,
}

/// The code to be shown in the room.
#[derive(Serialize, ToSchema)]
pub struct RoomCode {
    /// Nothing: there is none.
    code: Option<String>,
}

/// The code that is shown in the room
#[utoipa::path(get, path = "/api/events/{id}/room-code", tag = "events", params(("id" = Uuid, Path)),
    responses((status = 200, body = RoomCode), (status = 404, body = Problem)))]
pub async fn events_room_code(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<RoomCode>> {
    let client = actor.client().await?;
    planning::expect_runs(&client, &actor, id).await?;
    let code = check_in::current_room_code(&client, at(&actor).team, id).await?;
    Ok(Json(RoomCode { code }))
}

/// Make a new code for the room, or take it away; the one before does not open any more
#[utoipa::path(post, path = "/api/events/{id}/room-code", tag = "events", params(("id" = Uuid, Path)), request_body = WantRoomCode,
    responses((status = 200, body = RoomCode), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_published")))]
pub async fn events_set_room_code(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<WantRoomCode>,
) -> Result<Json<RoomCode>> {
    let mut client = actor.client().await?;
    planning::expect_runs(&client, &actor, id).await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let code = check_in::room_code(&mut change, at(&actor), id, body.on).await?;
    change.commit(&actor.app).await?;
    Ok(Json(RoomCode { code }))
}

/// Who comes at another date.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MoveAttendees {
    /// The other event.
    event_id: Uuid,
    /// At most 200.
    user_ids: Vec<Uuid>,
}

fn checked(mut users: Vec<Uuid>) -> Result<Vec<Uuid>> {
    users.sort_unstable();
    users.dedup();
    if (1..=MOST_AT_ONCE).contains(&users.len()) {
        return Ok(users);
    }
    Err(Problem::field("userIds", "too_many", "Choose 1 to 200 people at once."))
}

/// Move people to another date: all of them or none
#[utoipa::path(post, path = "/api/events/{id}/move", tag = "events", params(("id" = Uuid, Path)), request_body = MoveAttendees,
    responses((status = 200, body = ManagedEvent), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "event_full, already_registered, not_registered, attendance_noted, not_published, event_cancelled"),
        (status = 422, body = Problem)))]
pub async fn events_move(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<MoveAttendees>,
) -> Result<Json<ManagedEvent>> {
    let users = checked(body.user_ids)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    check_in::move_to(&mut change, at(&actor), (id, body.event_id), &users).await?;
    change.commit(&actor.app).await?;
    load_view(&actor.app, &client, &actor, id).await
}

/// A message to people of an event.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventMessage {
    /// 1 to 2000 characters.
    text: String,
    /// At most 200 of those who are registered; none: everybody in one of the states.
    #[serde(default)]
    user_ids: Vec<Uuid>,
    /// Whoever attends, where nothing is said.
    #[serde(default)]
    states: Vec<Registration>,
}

/// How many were notified.
#[derive(Serialize, ToSchema)]
pub struct EventMessageSent {
    people: usize,
}

/// Send people of an event a message: in the product, and by mail as they wish
#[utoipa::path(post, path = "/api/events/{id}/message", tag = "events", params(("id" = Uuid, Path)), request_body = EventMessage,
    responses((status = 202, body = EventMessageSent), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "not_published"), (status = 422, body = Problem)))]
pub async fn events_message(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<EventMessage>,
) -> Result<(StatusCode, Json<EventMessageSent>)> {
    let users = if body.user_ids.is_empty() {
        Vec::new()
    } else {
        checked(body.user_ids)?
    };
    let states = if body.states.is_empty() {
        vec![Registration::Attending]
    } else {
        body.states
    };
    let to = if users.is_empty() {
        Recipients::In(&states)
    } else {
        Recipients::People(&users)
    };
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let people = check_in::message(&mut change, at(&actor), id, to, &body.text).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::ACCEPTED, Json(EventMessageSent { people })))
}
