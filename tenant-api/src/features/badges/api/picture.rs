//! Giving a badge a picture, and taking it away.
use axum::extract::State;
use axum::extract::multipart::{Multipart, MultipartRejection};
use learnt_kernel::problem::{Problem, Result};
use utoipa::ToSchema;
use uuid::Uuid;

use super::{at, shown};
use crate::app::App;
use crate::db::Change;
use crate::edge::{Actor, Json, Path};
use crate::features::badges::commands;
use crate::features::badges::read::Badge;
use crate::features::files::{self, Stored};

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
    State(app): State<App>,
    actor: Actor,
    Path(id): Path<Uuid>,
    form: std::result::Result<Multipart, MultipartRejection>,
) -> Result<Json<Badge>> {
    // Whether there is such a badge is asked before the bytes are taken in: what is refused leaves nothing behind.
    let client = app.client(&actor.here).await?;
    shown(&app, &actor, &client, id).await?;
    drop(client);
    let painter = format!("{}/{}", actor.here.tenant.id, actor.user_id);
    app.attempts
        .at_picture(&painter, app.clock.now())
        .map_err(Problem::too_many)?;
    let stored = files::receive_face(&app, &actor.here, form).await?;
    set(&app, &actor, id, Some(&stored)).await
}

/// Take the picture of a badge away
#[utoipa::path(delete, path = "/api/badges/{id}/picture", operation_id = "badges_drop_picture", tag = "badges", params(("id" = Uuid, Path)),
    responses((status = 200, body = Badge), (status = 404, body = Problem)))]
pub async fn drop_picture(State(app): State<App>, actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Badge>> {
    set(&app, &actor, id, None).await
}

async fn set(app: &App, actor: &Actor, id: Uuid, picture: Option<&Stored>) -> Result<Json<Badge>> {
    let mut client = app.client(&actor.here).await?;
    let mut change = Change::begin(&mut client, actor).await?;
    commands::picture(&mut change, at(actor), id, picture).await?;
    change.commit(app).await?;
    shown(app, actor, &client, id).await
}
