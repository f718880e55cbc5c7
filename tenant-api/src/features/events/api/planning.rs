//! Rooms and equipment, what events begin with, and what is taken already, over HTTP.

use crate::prelude::*;

use super::super::assets::{self, Asset, AssetContent, AssetKind, AssetQuery};
use super::super::content::span;
use super::super::planning::{self, Clash, Trainer};
use super::super::reminders::{self, EventSettings};
use learnt_queries::queries::events as sql;

/// The rooms and the equipment of the organisation, by name
#[utoipa::path(get, path = "/api/event-assets", tag = "events", params(AssetQuery, PageQuery), responses((status = 200, body = Page<Asset>)))]
pub async fn assets_list(
    actor: Actor,
    Query(query): Query<AssetQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<Asset>>> {
    let client = actor.client().await?;
    Ok(Json(assets::page(&client, &query, page).await?))
}

/// A room or a piece of equipment that is added.
#[derive(Deserialize, ToSchema)]
pub struct CreateEventAsset {
    kind: AssetKind,
    #[serde(flatten)]
    content: AssetContent,
}

/// Which one was added.
#[derive(Serialize, ToSchema)]
pub struct CreatedEventAsset {
    id: Uuid,
}

/// Add a room or a piece of equipment
#[utoipa::path(post, path = "/api/event-assets", tag = "events", request_body = CreateEventAsset,
    responses((status = 201, body = CreatedEventAsset), (status = 422, body = Problem)))]
pub async fn assets_create(
    actor: Actor,
    Json(body): Json<CreateEventAsset>,
) -> Result<(StatusCode, Json<CreatedEventAsset>)> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = assets::create(&mut change, actor.user_id, body.kind, body.content).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, Json(CreatedEventAsset { id })))
}

/// All that is written of one.
#[derive(Deserialize, ToSchema)]
pub struct SaveEventAsset {
    /// The one it was written on.
    revision: i32,
    #[serde(flatten)]
    content: AssetContent,
}

/// Change a room or a piece of equipment
#[utoipa::path(put, path = "/api/event-assets/{id}", tag = "events", params(("id" = Uuid, Path)), request_body = SaveEventAsset,
    responses((status = 204), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn assets_save(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<SaveEventAsset>) -> Result<StatusCode> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    assets::save(&mut change, actor.user_id, (id, body.revision), body.content).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether it is chosen any more.
#[derive(Deserialize, ToSchema)]
pub struct ArchiveEventAsset {
    /// The one that was looked at.
    revision: i32,
    archived: bool,
}

/// Archive a room or a piece of equipment, or restore it; events that name it go on doing so
#[utoipa::path(post, path = "/api/event-assets/{id}/archived", tag = "events", params(("id" = Uuid, Path)), request_body = ArchiveEventAsset,
    responses((status = 204), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn assets_archive(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<ArchiveEventAsset>,
) -> Result<StatusCode> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    assets::archive(&mut change, actor.user_id, (id, body.revision), body.archived).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What events begin with
#[utoipa::path(get, path = "/api/event-settings", tag = "events", responses((status = 200, body = EventSettings)))]
pub async fn settings(actor: Actor) -> Result<Json<EventSettings>> {
    let client = actor.client().await?;
    Ok(Json(reminders::settings(&client).await?))
}

/// What events are to begin with.
#[derive(Deserialize, ToSchema)]
pub struct SaveEventSettings {
    /// The one it was written on.
    revision: i32,
    /// So many minutes before the start people are reminded: at most five, from 5 to 43200.
    reminders: Vec<i32>,
}

/// Change what events begin with; it holds for all that say nothing themselves
#[utoipa::path(put, path = "/api/event-settings", tag = "events", request_body = SaveEventSettings,
    responses((status = 200, body = EventSettings), (status = 409, body = Problem, description = "changed_meanwhile"),
        (status = 422, body = Problem)))]
pub async fn change_settings(actor: Actor, Json(body): Json<SaveEventSettings>) -> Result<Json<EventSettings>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    reminders::save_defaults(&mut change, actor.user_id, body.revision, body.reminders).await?;
    change.commit(&actor.app).await?;
    Ok(Json(reminders::settings(&client).await?))
}

/// What an event would take up.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WouldTake {
    /// The event itself, if it is there.
    event_id: Option<Uuid>,
    /// As the clocks at the place show it.
    starts: String,
    /// As the clocks at the place show it.
    ends: String,
    /// The zone of these times.
    time_zone: String,
    /// At most 20.
    #[serde(default)]
    trainers: Vec<Uuid>,
    /// At most 20.
    #[serde(default)]
    assets: Vec<Uuid>,
}

/// What is taken at that time already, as far as published events go; times that cannot be read take up nothing
#[utoipa::path(post, path = "/api/events/clashes", tag = "events", request_body = WouldTake,
    responses((status = 200, body = Vec<Clash>), (status = 422, body = Problem)))]
pub async fn clashes(actor: Actor, Json(mut body): Json<WouldTake>) -> Result<Json<Vec<Clash>>> {
    let Some(span) = span(&body.starts, &body.ends, &body.time_zone) else {
        return Ok(Json(Vec::new()));
    };
    body.trainers.truncate(20);
    body.assets.truncate(20);
    let client = actor.client().await?;
    let but: Vec<Uuid> = body.event_id.into_iter().collect();
    let named = (body.assets.as_slice(), body.trainers.as_slice());
    let team = actor.context.team.id.as_str();
    Ok(Json(planning::clashes(&*client, team, named, span, &but).await?))
}

/// Who runs events here
#[utoipa::path(get, path = "/api/events/trainers", tag = "events", responses((status = 200, body = Vec<Trainer>)))]
pub async fn trainers(actor: Actor) -> Result<Json<Vec<Trainer>>> {
    let client = actor.client().await?;
    let team = actor.context.team.id.as_str();
    let rows = sql::trainers_here().bind(&*client, &team).all().await.sql()?;
    let named = rows.into_iter().map(|row| Trainer {
        id: row.user_id,
        name: row.name,
    });
    Ok(Json(named.collect()))
}
