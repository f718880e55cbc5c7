//! Events over HTTP, for admins: writing them, and who comes.

use crate::prelude::*;

use super::super::check_in;
use super::super::commands::{self, EditScope, ExpectedRevision};
use super::super::content::Content;
use super::super::list::{EventQuery, EventRow, Scope};
use super::super::model::{Status, Transition};
use super::super::people::{self, Attendee, AttendeeQuery, EventMove};
use super::super::planning::{self, Booking, Runs};
use super::super::read::{self, ManagedEvent};
use super::super::seats::{self, BulkTransition};
use super::listed;

/// So many people at once.
pub(super) const MOST_AT_ONCE: usize = 200;
pub(super) const LONGEST_NOTE: usize = 500;

pub(super) fn at(actor: &Actor) -> EditScope<'_> {
    EditScope {
        team: actor.context.team.id.as_str(),
        by: actor.user_id,
    }
}

pub(super) async fn load_view(app: &App, client: &TenantClient, actor: &Actor, id: Uuid) -> Result<Json<ManagedEvent>> {
    Ok(Json(
        read::managed((app, &actor.context), client, at(actor).team, id).await?,
    ))
}

pub(super) fn booking(anyway: bool) -> Booking<'static> {
    Booking {
        despite_conflicts: anyway,
        but: &[],
    }
}

/// All events of the team
#[utoipa::path(get, path = "/api/events/managed", tag = "events", params(EventQuery, PageQuery), responses((status = 200, body = Page<EventRow>)))]
pub async fn events_managed(
    actor: Actor,
    Query(query): Query<EventQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<EventRow>>> {
    listed(&actor, Scope::Managed, (&query, page)).await
}

/// One of them, as its editors see it
#[utoipa::path(get, path = "/api/events/{id}/managed", tag = "events", params(("id" = Uuid, Path)),
    responses((status = 200, body = ManagedEvent), (status = 404, body = Problem)))]
pub async fn events_managed_one(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<ManagedEvent>> {
    let client = actor.client().await?;
    load_view(&actor.app, &client, &actor, id).await
}

/// Begin a draft
#[utoipa::path(post, path = "/api/events", tag = "events", request_body = Content,
    responses((status = 201, body = ManagedEvent), (status = 422, body = Problem)))]
pub async fn events_create(actor: Actor, Json(content): Json<Content>) -> Result<(StatusCode, Json<ManagedEvent>)> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::create(&mut change, at(&actor), content).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, load_view(&actor.app, &client, &actor, id).await?))
}

/// All that is written of an event.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SaveEvent {
    /// The one it was written on.
    revision: i32,
    /// Even if a room or equipment is taken.
    #[serde(default)]
    book_anyway: bool,
    #[serde(flatten)]
    content: Content,
}

/// Save what was written; more seats go to those who wait, fewer evict nobody
#[utoipa::path(put, path = "/api/events/{id}", tag = "events", params(("id" = Uuid, Path)), request_body = SaveEvent,
    responses((status = 200, body = ManagedEvent), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, room_taken"), (status = 422, body = Problem)))]
pub async fn events_save(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<SaveEvent>,
) -> Result<Json<ManagedEvent>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let expected = ExpectedRevision {
        id,
        revision: body.revision,
    };
    commands::save(
        &mut change,
        at(&actor),
        expected,
        body.content,
        booking(body.book_anyway),
    )
    .await?;
    change.commit(&actor.app).await?;
    load_view(&actor.app, &client, &actor, id).await
}

/// Its new status.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetEventStatus {
    /// The one that was looked at.
    revision: i32,
    status: Status,
    /// Even if a room or equipment is taken, of one that is published.
    #[serde(default)]
    book_anyway: bool,
    /// Why, of one that is cancelled: at most 500 characters.
    #[serde(default)]
    reason: String,
}

/// Publish, cancel, archive it, or restore it as a draft
#[utoipa::path(post, path = "/api/events/{id}/status", tag = "events", params(("id" = Uuid, Path)), request_body = SetEventStatus,
    responses((status = 200, body = ManagedEvent), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, no_way_there, event_started, room_taken"), (status = 422, body = Problem)))]
pub async fn events_status(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<SetEventStatus>,
) -> Result<Json<ManagedEvent>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let expected = ExpectedRevision {
        id,
        revision: body.revision,
    };
    let to = (body.status, body.reason.as_str());
    commands::set_status(&mut change, at(&actor), expected, to, booking(body.book_anyway)).await?;
    change.commit(&actor.app).await?;
    load_view(&actor.app, &client, &actor, id).await
}

/// Begin a draft with all that is written of this one
#[utoipa::path(post, path = "/api/events/{id}/duplicate", tag = "events", params(("id" = Uuid, Path)),
    responses((status = 201, body = ManagedEvent), (status = 404, body = Problem)))]
pub async fn events_duplicate(actor: Actor, Path(id): Path<Uuid>) -> Result<(StatusCode, Json<ManagedEvent>)> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::duplicate(&mut change, at(&actor), id).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, load_view(&actor.app, &client, &actor, id).await?))
}

/// Who comes, or in a state; whoever runs the event is not told of addresses
#[utoipa::path(get, path = "/api/events/{id}/attendees", tag = "events", params(("id" = Uuid, Path), AttendeeQuery, PageQuery),
    responses((status = 200, body = Page<Attendee>), (status = 404, body = Problem)))]
pub async fn events_attendees(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<AttendeeQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<Attendee>>> {
    let client = actor.client().await?;
    let runs = planning::expect_runs(&client, &actor, id).await?;
    let of = (at(&actor).team, id);
    let found = people::page(&client, of, (&query, page)).await?;
    Ok(Json(match runs {
        Runs::AsAdmin => found,
        Runs::AsTrainer => found.map(Attendee::without_email),
    }))
}

/// What is done with whom.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AttendeeChange {
    transition: Transition,
    /// At most 200.
    user_ids: Vec<Uuid>,
    /// Why: at most 500 characters, for the ledger.
    #[serde(default)]
    note: String,
}

/// Add, remove, approve, refuse, promote, offer, or say who was there: for all of these people, or for none; whoever runs the event
/// says who was there
#[utoipa::path(post, path = "/api/events/{id}/attendees", tag = "events", params(("id" = Uuid, Path)), request_body = AttendeeChange,
    responses((status = 200, body = ManagedEvent), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "event_full, already_registered, not_registered, not_pending, not_waiting, attendance_noted, already_checked_in, not_published, event_cancelled, event_started, too_early, no_seat, nothing_to_undo"),
        (status = 422, body = Problem)))]
pub async fn events_desk(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(mut body): Json<AttendeeChange>,
) -> Result<Json<ManagedEvent>> {
    body.user_ids.sort_unstable();
    body.user_ids.dedup();
    if body.user_ids.len() > MOST_AT_ONCE || body.note.chars().count() > LONGEST_NOTE {
        return Err(Problem::field(
            "userIds",
            "too_many",
            "Choose at most 200 people at once, with at most 500 characters.",
        ));
    }
    let mut client = actor.client().await?;
    let runs = planning::expect_runs(&client, &actor, id).await?;
    if runs == Runs::AsTrainer && !body.transition.is_of_the_door() {
        return Err(Problem::forbidden("role", "Your role does not allow this."));
    }
    let mut change = Change::begin(&mut client, &actor).await?;
    let work = BulkTransition {
        event: id,
        transition: body.transition,
        users: &body.user_ids,
        note: body.note.trim(),
        by: actor.user_id,
    };
    seats::apply_transition(&mut change, at(&actor).team, &work).await?;
    change.commit(&actor.app).await?;
    load_view(&actor.app, &client, &actor, id).await
}

/// A ticket that is shown at the door.
#[derive(Deserialize, ToSchema)]
pub struct ShownTicket {
    ticket: String,
}

/// Who was let in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckedIn {
    user_id: Uuid,
    /// First and last name.
    name: String,
}

/// Let in whoever shows this ticket
#[utoipa::path(post, path = "/api/events/{id}/check-in", tag = "events", params(("id" = Uuid, Path)), request_body = ShownTicket,
    responses((status = 200, body = CheckedIn), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "already_checked_in, too_early, no_seat"), (status = 422, body = Problem)))]
pub async fn events_check_in(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<ShownTicket>,
) -> Result<Json<CheckedIn>> {
    let mut client = actor.client().await?;
    planning::expect_runs(&client, &actor, id).await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let (user_id, name) = check_in::check_in(&mut change, at(&actor), id, &body.ticket).await?;
    change.commit(&actor.app).await?;
    Ok(Json(CheckedIn { user_id, name }))
}

/// Where in the ledger.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct LedgerQuery {
    /// Lines before this one.
    before: Option<i32>,
}

/// The event's ledger, the newest first, a hundred lines at once
#[utoipa::path(get, path = "/api/events/{id}/ledger", tag = "events", params(("id" = Uuid, Path), LedgerQuery),
    responses((status = 200, body = Vec<EventMove>), (status = 404, body = Problem)))]
pub async fn events_ledger(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<LedgerQuery>,
) -> Result<Json<Vec<EventMove>>> {
    let client = actor.client().await?;
    Ok(Json(people::ledger(&client, at(&actor).team, id, query.before).await?))
}
