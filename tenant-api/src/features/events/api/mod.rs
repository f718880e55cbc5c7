//! Events over HTTP, for everybody in the team.

pub mod additions;
pub mod desk;
pub mod files;
pub mod more;
pub mod planning;
pub mod removals;
pub mod seat_requests;

use crate::prelude::*;

use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::check_in;
use super::invite;
use super::list::{self, EventQuery, EventRow, Scope};
use super::read::{self, Event};
use super::team::{self, TeamAtEvent, TeamEventsQuery};
use learnt_queries::queries::events as sql;
use seat_requests::SeatRequest;

async fn load_view(app: &App, client: &TenantClient, actor: &Actor, id: Uuid) -> Result<Json<Event>> {
    let team = actor.context.team.id.as_str();
    Ok(Json(
        read::get((app, &actor.context), client, team, id, actor.user_id).await?,
    ))
}

async fn listed(actor: &Actor, scope: Scope, query: (&EventQuery, PageQuery)) -> Result<Json<Page<EventRow>>> {
    let client = actor.client().await?;
    let who = (actor.context.team.id.as_str(), actor.user_id, actor.app.clock.now());
    Ok(Json(
        list::page((&actor.app, &actor.context), &client, who, scope, query).await?,
    ))
}

/// What is published and not over, the next first; of very many, the total counts a thousand that follow the page
#[utoipa::path(get, path = "/api/events", tag = "events", params(EventQuery, PageQuery), responses((status = 200, body = Page<EventRow>)))]
pub async fn events_explore(
    actor: Actor,
    Query(query): Query<EventQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<EventRow>>> {
    listed(&actor, Scope::Explore, (&query, page)).await
}

/// What I am or was registered for
#[utoipa::path(get, path = "/api/events/mine", tag = "events", params(EventQuery, PageQuery), responses((status = 200, body = Page<EventRow>)))]
pub async fn events_mine(
    actor: Actor,
    Query(query): Query<EventQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<EventRow>>> {
    listed(&actor, Scope::Mine, (&query, page)).await
}

/// What I run as its trainer: published or cancelled, to come or over
#[utoipa::path(get, path = "/api/events/led", tag = "events", params(EventQuery, PageQuery), responses((status = 200, body = Page<EventRow>)))]
pub async fn events_led(
    actor: Actor,
    Query(query): Query<EventQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<EventRow>>> {
    listed(&actor, Scope::Led, (&query, page)).await
}

/// What is next for me: events at which I have or want a seat, and those that I run, each once and in the order in which they begin
#[utoipa::path(get, path = "/api/events/upcoming", tag = "events", params(PageQuery), responses((status = 200, body = Page<EventRow>)))]
pub async fn events_upcoming(actor: Actor, Query(page): Query<PageQuery>) -> Result<Json<Page<EventRow>>> {
    listed(&actor, Scope::Next, (&EventQuery::default(), page)).await
}

/// Where my people are: their seats at events, and what they wait for
#[utoipa::path(get, path = "/api/my-team/events", operation_id = "events_of_team", tag = "events", params(TeamEventsQuery, PageQuery),
    responses((status = 200, body = Page<TeamAtEvent>), (status = 403, body = Problem)))]
pub async fn events_of_team(
    actor: Actor,
    Query(query): Query<TeamEventsQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<TeamAtEvent>>> {
    let client = actor.client().await?;
    Ok(Json(
        team::page(&client, &actor, actor.app.clock.now(), (&query, page)).await?,
    ))
}

/// Something that events have in common.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventFacet {
    name: String,
    /// So many have it.
    events: i64,
}

/// What lists can be narrowed down by.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct EventFilters {
    /// In order.
    categories: Vec<EventFacet>,
    /// In order.
    tags: Vec<EventFacet>,
    /// Addresses, the fifty most used of them, in order.
    places: Vec<EventFacet>,
}

/// Whose categories, tags and places.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct FilterScope {
    /// Those of drafts and of what is over too, for admins.
    all: bool,
}

/// The categories, tags and places of events, each with how many have it
#[utoipa::path(get, path = "/api/events/filters", tag = "events", params(FilterScope), responses((status = 200, body = EventFilters)))]
pub async fn events_filters(actor: Actor, Query(whose): Query<FilterScope>) -> Result<Json<EventFilters>> {
    let client = actor.client().await?;
    let drafts = whose.all && actor.rank >= learnt_kernel::role::Role::Admin.rank();
    let (team, now) = (actor.context.team.id.as_str(), actor.app.clock.now());
    let found = sql::event_filters()
        .bind(&*client, &team, &drafts, &now, &actor.user_id)
        .all()
        .await
        .sql()?;
    let mut filters = EventFilters::default();
    for row in found {
        let kind = match row.kind.as_str() {
            "category" => &mut filters.categories,
            "tag" => &mut filters.tags,
            _ => &mut filters.places,
        };
        kind.push(EventFacet {
            name: row.name,
            events: row.events,
        });
    }
    Ok(Json(filters))
}

/// One event, and where I stand with it
#[utoipa::path(get, path = "/api/events/{id}", tag = "events", params(("id" = Uuid, Path)),
    responses((status = 200, body = Event), (status = 404, body = Problem)))]
pub async fn events_read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Event>> {
    let client = actor.client().await?;
    load_view(&actor.app, &client, &actor, id).await
}

/// One event as a file for my own calendar
#[utoipa::path(get, path = "/api/events/{id}/calendar.ics", tag = "events", params(("id" = Uuid, Path)),
    responses((status = 200, content_type = "text/calendar", body = String), (status = 404, body = Problem)))]
pub async fn events_calendar(actor: Actor, Path(id): Path<Uuid>) -> Result<Response> {
    let client = actor.client().await?;
    let file = invite::file(&actor.app, &client, &actor, id).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/calendar; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"event.ics\""),
    ];
    Ok((headers, file).into_response())
}

async fn request(actor: &Actor, id: Uuid, request: SeatRequest) -> Result<Json<Event>> {
    seat_requests::fulfil(actor, id, request).await?;
    let client = actor.client().await?;
    load_view(&actor.app, &client, actor, id).await
}

/// Register: a seat if one is free, or else the end of the wait list; done twice it is done once
#[utoipa::path(post, path = "/api/events/{id}/register", tag = "events", params(("id" = Uuid, Path)),
    responses((status = 200, body = Event), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "not_published, event_cancelled, event_started, registration_closed, event_full, wait_list_full")))]
pub async fn events_register(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Event>> {
    request(&actor, id, SeatRequest::Register).await
}

/// Give my seat, or my place on the wait list, back
#[utoipa::path(post, path = "/api/events/{id}/cancel", tag = "events", params(("id" = Uuid, Path)),
    responses((status = 200, body = Event), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "not_registered, event_started, cancellation_closed, attendance_noted")))]
pub async fn events_cancel(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Event>> {
    request(&actor, id, SeatRequest::Cancel).await
}

/// Take the seat that is kept for me
#[utoipa::path(post, path = "/api/events/{id}/accept", tag = "events", params(("id" = Uuid, Path)),
    responses((status = 200, body = Event), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "no_offer, offer_expired, event_started, event_cancelled, not_published")))]
pub async fn events_accept(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Event>> {
    request(&actor, id, SeatRequest::Accept).await
}

/// What is shown in the room.
#[derive(Deserialize, ToSchema)]
pub struct TypedCode {
    /// Case and spaces do not matter.
    code: String,
}

/// Say that I am there, by the code that is shown in the room
#[utoipa::path(post, path = "/api/events/{id}/arrive", tag = "events", params(("id" = Uuid, Path)), request_body = TypedCode,
    responses((status = 200, body = Event), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "already_checked_in, too_early, event_over, no_seat, not_registered, not_published"),
        (status = 422, body = Problem)))]
pub async fn events_arrive(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<TypedCode>) -> Result<Json<Event>> {
    actor.in_own_name()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let team = actor.context.team.id.as_str();
    check_in::check_in_by_code(&mut change, team, id, actor.user_id, &body.code).await?;
    change.commit(&actor.app).await?;
    load_view(&actor.app, &client, &actor, id).await
}
