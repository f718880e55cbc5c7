//! The v1 endpoint: identify, page and track.
use crate::prelude::*;

use learnt_queries::queries::analytics as sql;
use serde_json::Map;

/// Longer names and larger properties are none that a screen makes.
const LONGEST_NAME: usize = 200;
const LARGEST: usize = 4 * 1024;

/// Who it is, in the screens' own words.
#[derive(Deserialize, ToSchema)]
pub struct Identify {
    /// What is known of the person; who they are is told by the session.
    #[serde(default)]
    #[schema(value_type = Object)]
    traits: Map<String, Value>,
}

/// A screen that was looked at.
#[derive(Deserialize, ToSchema)]
pub struct PageView {
    /// The screen's name or path.
    name: String,
    /// More about it.
    #[serde(default)]
    #[schema(value_type = Object)]
    properties: Map<String, Value>,
}

/// Something that was done.
#[derive(Deserialize, ToSchema)]
pub struct Track {
    event: String,
    /// More about it.
    #[serde(default)]
    #[schema(value_type = Object)]
    properties: Map<String, Value>,
}

/// Say who looks
#[utoipa::path(post, path = "/api/v1/identify", tag = "analytics", request_body = Identify,
    responses((status = 204), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn identify(actor: Actor, Json(body): Json<Identify>) -> Result<StatusCode> {
    note(&actor, "identify", ("event", "identify"), body.traits).await
}

/// Say which screen is looked at
#[utoipa::path(post, path = "/api/v1/page", tag = "analytics", request_body = PageView,
    responses((status = 204), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn page(actor: Actor, Json(body): Json<PageView>) -> Result<StatusCode> {
    note(&actor, "page", ("name", &body.name), body.properties).await
}

/// Say what was done
#[utoipa::path(post, path = "/api/v1/track", tag = "analytics", request_body = Track,
    responses((status = 204), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn track(actor: Actor, Json(body): Json<Track>) -> Result<StatusCode> {
    note(&actor, "track", ("event", &body.event), body.properties).await
}

async fn note(
    actor: &Actor,
    kind: &str,
    (field, name): (&str, &str),
    properties: Map<String, Value>,
) -> Result<StatusCode> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(Problem::field(
            field,
            "invalid",
            "Enter a name of at most 200 characters.",
        ));
    }
    let properties = Value::Object(properties);
    if properties.to_string().len() > LARGEST {
        return Err(Problem::field(
            "properties",
            "too_large",
            "This is too large for an event.",
        ));
    }
    let now = actor.app.clock.now();
    actor
        .app
        .attempts
        .at_event(&actor.real_id.to_string(), now)
        .map_err(Problem::too_many)?;
    let client = actor.client().await?;
    let team = actor.context.team.id.as_str();
    sql::note()
        .params(
            &*client,
            &sql::NoteParams {
                id: new_id(),
                at: now,
                kind,
                name: &name,
                user_id: Some(actor.user_id),
                team_id: team,
                properties: &properties,
            },
        )
        .await
        .sql()?;
    Ok(StatusCode::NO_CONTENT)
}
