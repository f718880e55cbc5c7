//! Putting a picture into a note, and taking it out.
use axum::extract::multipart::{Multipart, MultipartRejection};
use learnt_queries::queries::notes as sql;

use super::{load_view, own};
use crate::features::files::{self, VerifiedUpload};
use crate::features::notes::commands;
use crate::features::notes::view::Note;
use crate::prelude::*;

/// A form with a picture: PNG, JPEG, WebP or GIF, at most 10 MB and 40 megapixels.
#[derive(ToSchema)]
#[schema(as = NotePictureForm)]
#[expect(dead_code, reason = "describes the form; it is read as a stream")]
pub struct PictureForm {
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    file: String,
}

/// Put a picture into a note
#[utoipa::path(put, path = "/api/notes/{id}/image", operation_id = "notes_put_image", tag = "notes", params(("id" = Uuid, Path)),
    request_body(content = PictureForm, content_type = "multipart/form-data"),
    responses((status = 200, body = Note), (status = 400, body = Problem, description = "interrupted, invalid_form"),
        (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn put_image(
    actor: Actor,
    Path(id): Path<Uuid>,
    form: std::result::Result<Multipart, MultipartRejection>,
) -> Result<Json<Note>> {
    // Whether there is such a note is asked before the bytes are taken in: what is refused leaves nothing behind.
    let note = own(&actor, id)?;
    let client = actor.client().await?;
    let found = sql::one_note()
        .bind(&*client, &note.id, &note.user_id)
        .opt()
        .await
        .sql()?;
    drop(client);
    found.ok_or_else(Problem::not_found)?;
    let painter = format!("{}/{}", actor.context.tenant.id, actor.user_id);
    actor
        .app
        .attempts
        .at_picture(&painter, actor.app.clock.now())
        .map_err(Problem::too_many)?;
    let stored = files::receive_picture(&actor.app, &actor.context, form).await?;
    set(&actor, id, Some(&stored)).await
}

/// Take the picture out of a note
#[utoipa::path(delete, path = "/api/notes/{id}/image", operation_id = "notes_drop_image", tag = "notes", params(("id" = Uuid, Path)),
    responses((status = 200, body = Note), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem)))]
pub async fn drop_image(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Note>> {
    set(&actor, id, None).await
}

async fn set(actor: &Actor, id: Uuid, picture: Option<&VerifiedUpload>) -> Result<Json<Note>> {
    let own = own(actor, id)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, actor).await?;
    commands::picture(&mut change, own, picture).await?;
    change.commit(&actor.app).await?;
    load_view(actor, &client, own).await
}
