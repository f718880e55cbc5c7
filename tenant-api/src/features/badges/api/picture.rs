//! Giving a badge a picture, and taking it away.
use axum::extract::multipart::{Multipart, MultipartRejection};

use super::{at, load_view};
use crate::features::badges::commands;
use crate::features::badges::read::Badge;
use crate::features::files::{self, VerifiedUpload};
use crate::prelude::*;

/// A form with a picture: PNG, JPEG, WebP or GIF, at most 10 MB and 40 megapixels. The square in its middle is kept.
#[derive(ToSchema)]
#[schema(as = BadgePictureForm)]
#[expect(dead_code, reason = "describes the form; it is read as a stream")]
pub struct PictureForm {
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    file: String,
}

/// Give a badge a picture
#[utoipa::path(put, path = "/api/badges/{id}/picture", operation_id = "badges_put_picture", tag = "badges", params(("id" = Uuid, Path)),
    request_body(content = PictureForm, content_type = "multipart/form-data"),
    responses((status = 200, body = Badge), (status = 400, body = Problem, description = "interrupted, invalid_form"),
        (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn put_picture(
    actor: Actor,
    Path(id): Path<Uuid>,
    form: std::result::Result<Multipart, MultipartRejection>,
) -> Result<Json<Badge>> {
    // Whether there is such a badge is asked before the bytes are taken in: what is refused leaves nothing behind.
    let client = actor.client().await?;
    load_view(&actor, &client, id).await?;
    drop(client);
    let painter = format!("{}/{}", actor.context.tenant.id, actor.user_id);
    actor
        .app
        .attempts
        .at_picture(&painter, actor.app.clock.now())
        .map_err(Problem::too_many)?;
    let stored = files::receive_square_picture(&actor.app, &actor.context, form).await?;
    set(&actor, id, Some(&stored)).await
}

/// Take the picture of a badge away
#[utoipa::path(delete, path = "/api/badges/{id}/picture", operation_id = "badges_drop_picture", tag = "badges", params(("id" = Uuid, Path)),
    responses((status = 200, body = Badge), (status = 404, body = Problem)))]
pub async fn drop_picture(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Badge>> {
    set(&actor, id, None).await
}

async fn set(actor: &Actor, id: Uuid, picture: Option<&VerifiedUpload>) -> Result<Json<Badge>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, actor).await?;
    commands::picture(&mut change, at(actor), id, picture).await?;
    change.commit(&actor.app).await?;
    load_view(actor, &client, id).await
}
