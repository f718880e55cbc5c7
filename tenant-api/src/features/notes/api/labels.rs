//! One's own labels over HTTP.

use crate::features::notes::labels::{self, Label};
use crate::prelude::*;

/// My labels, by name
#[utoipa::path(get, path = "/api/notes/labels", operation_id = "notes_labels", tag = "notes",
    responses((status = 200, body = Vec<Label>), (status = 403, body = Problem, description = "impersonating")))]
pub async fn list(actor: Actor) -> Result<Json<Vec<Label>>> {
    actor.in_own_name()?;
    let client = actor.client().await?;
    Ok(Json(labels::all(&*client, actor.user_id).await?))
}

/// What a label is called.
#[derive(Deserialize, ToSchema)]
#[schema(as = NoteLabelName)]
pub struct Named {
    /// At most 60 characters, and not as another one.
    name: String,
}

/// Make a label
#[utoipa::path(post, path = "/api/notes/labels", operation_id = "notes_create_label", tag = "notes", request_body = Named,
    responses((status = 201, body = Label), (status = 403, body = Problem, description = "impersonating"), (status = 422, body = Problem)))]
pub async fn create(actor: Actor, Json(named): Json<Named>) -> Result<(StatusCode, Json<Label>)> {
    actor.in_own_name()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let label = labels::create(&mut change, actor.user_id, &named.name).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, Json(label)))
}

/// Call a label something else
#[utoipa::path(patch, path = "/api/notes/labels/{id}", operation_id = "notes_rename_label", tag = "notes", params(("id" = Uuid, Path)), request_body = Named,
    responses((status = 204), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn rename(actor: Actor, Path(id): Path<Uuid>, Json(named): Json<Named>) -> Result<StatusCode> {
    actor.in_own_name()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    labels::rename(&mut change, actor.user_id, id, &named.name).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Take a label away; the notes that had it stay
#[utoipa::path(delete, path = "/api/notes/labels/{id}", operation_id = "notes_delete_label", tag = "notes", params(("id" = Uuid, Path)),
    responses((status = 204), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem)))]
pub async fn delete(actor: Actor, Path(id): Path<Uuid>) -> Result<StatusCode> {
    actor.in_own_name()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    labels::delete(&mut change, actor.user_id, id).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}
