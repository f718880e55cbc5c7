//! The calendar over HTTP.

use crate::prelude::*;

use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

use super::entries::{self, Entry, Kind, Range};
use super::feeds::{self, Feed, NewFeed};

/// From when to when.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CalendarRange {
    /// What ends after this moment.
    from: DateTime<Utc>,
    /// And begins before this one, at most 400 days later.
    to: DateTime<Utc>,
}

/// What I have between two moments.
#[derive(Serialize, ToSchema)]
pub struct CalendarEntries {
    /// In order.
    items: Vec<Entry>,
}

/// What I have between two moments: seats at events, courses that end, reminders of my notes
#[utoipa::path(get, path = "/api/me/calendar", tag = "calendar", params(CalendarRange),
    responses((status = 200, body = CalendarEntries), (status = 422, body = Problem)))]
pub async fn calendar_mine(
    actor: Actor,
    Query(CalendarRange { from, to }): Query<CalendarRange>,
) -> Result<Json<CalendarEntries>> {
    let range = Range::of(from, to)?;
    // Nobody reads notes in another's name.
    let kinds = Kind::ALL
        .into_iter()
        .filter(|kind| *kind != Kind::Reminder || !actor.impersonates());
    let kinds: Vec<&str> = kinds.map(|kind| kind.into_str()).collect();
    let client = actor.client().await?;
    let whose = (actor.user_id, actor.context.team.id.as_str(), actor.app.clock.now());
    let items = entries::between(&client, whose, &kinds, range).await?;
    Ok(Json(CalendarEntries { items }))
}

/// The addresses under which other programs read my calendar
#[utoipa::path(get, path = "/api/me/calendar/feeds", tag = "calendar",
    responses((status = 200, body = Vec<Feed>), (status = 403, body = Problem, description = "impersonating")))]
pub async fn calendar_feeds(actor: Actor) -> Result<Json<Vec<Feed>>> {
    actor.in_own_name()?;
    let client = actor.client().await?;
    Ok(Json(feeds::own(&client, &actor).await?))
}

/// A new address.
#[derive(Deserialize, ToSchema)]
pub struct CalendarSubscription {
    /// 1 to 100 characters.
    name: String,
    /// At least one.
    kinds: Vec<Kind>,
}

/// Make an address under which another program reads my calendar; it is shown this once
#[utoipa::path(post, path = "/api/me/calendar/feeds", tag = "calendar", request_body = CalendarSubscription,
    responses((status = 201, body = NewFeed), (status = 403, body = Problem, description = "impersonating"),
        (status = 409, body = Problem, description = "too_many_feeds"), (status = 422, body = Problem)))]
pub async fn calendar_subscribe(
    actor: Actor,
    Json(body): Json<CalendarSubscription>,
) -> Result<(StatusCode, Json<NewFeed>)> {
    actor.in_own_name()?;
    let mut client = actor.client().await?;
    let change = Change::begin(&mut client, &actor).await?;
    let feed = feeds::begin(&actor.app, &change, &actor, &body.name, &body.kinds).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, Json(feed)))
}

/// Revoke an address: it answers nobody any more
#[utoipa::path(delete, path = "/api/me/calendar/feeds/{id}", tag = "calendar", params(("id" = Uuid, Path)),
    responses((status = 204), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem)))]
pub async fn calendar_revoke(actor: Actor, Path(id): Path<Uuid>) -> Result<StatusCode> {
    actor.in_own_name()?;
    let mut client = actor.client().await?;
    let change = Change::begin(&mut client, &actor).await?;
    feeds::revoke(&change, &actor, id).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A calendar, for whoever knows its address
#[utoipa::path(get, path = "/api/calendar/feeds/{secret}/calendar.ics", tag = "calendar", params(("secret" = String, Path)),
    responses((status = 200, content_type = "text/calendar", body = String), (status = 304), (status = 404, body = Problem)))]
pub async fn calendar_feed(
    State(app): State<App>,
    context: TenantContext,
    headers: HeaderMap,
    Path(secret): Path<String>,
) -> Result<Response> {
    let etags = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    let known = |tag: &str| {
        let mut tags = etags.unwrap_or_default().split(',');
        tags.any(|one| one.trim().trim_start_matches("W/") == tag)
    };
    let (tag, file) = feeds::read(&app, &context, &secret, known).await?;
    let response_headers = [
        (header::CONTENT_TYPE, "text/calendar; charset=utf-8".to_owned()),
        (header::CACHE_CONTROL, "private, no-cache".to_owned()),
        (header::ETAG, tag),
    ];
    Ok(match file {
        Some(file) => (response_headers, file).into_response(),
        None => (StatusCode::NOT_MODIFIED, response_headers).into_response(),
    })
}
