//! Putting up and taking down the picture of a person, by themselves or by an admin.
use axum::extract::multipart::{Multipart, MultipartRejection};

use super::{authority, member, team};
use crate::features::files::{self, VerifiedUpload};
use crate::features::people::avatar;
use crate::prelude::*;

/// A form with a picture: PNG, JPEG, WebP or GIF, at most 10 MB and 40 megapixels. The square in its middle is kept.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes the form; it is read as a stream")]
pub struct PictureForm {
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    file: String,
}

/// The picture of a person.
#[derive(Serialize, ToSchema)]
pub struct Pictured {
    /// Where it is, for some hours; nothing: there is none.
    pub avatar: Option<String>,
}

type Form = std::result::Result<Multipart, MultipartRejection>;

/// Puts up my picture.
#[utoipa::path(put, path = "/api/me/avatar", operation_id = "people_put_own_avatar", tag = "people", request_body(content = PictureForm, content_type = "multipart/form-data"), responses((status = 200, body = Pictured), (status = 400, body = Problem, description = "interrupted, invalid_form"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn put_own(actor: Actor, form: Form) -> Result<Json<Pictured>> {
    put(&actor, actor.user_id, form).await
}

/// Takes my picture down.
#[utoipa::path(delete, path = "/api/me/avatar", operation_id = "people_drop_own_avatar", tag = "people", responses((status = 200, body = Pictured)))]
pub async fn drop_own(actor: Actor) -> Result<Json<Pictured>> {
    set(&actor, actor.user_id, None).await
}

/// Puts up the picture of a person.
#[utoipa::path(put, path = "/api/people/{id}/avatar", operation_id = "people_put_avatar", tag = "people", params(("id" = Uuid, Path, description = "The user's id")), request_body(content = PictureForm, content_type = "multipart/form-data"), responses((status = 200, body = Pictured), (status = 400, body = Problem, description = "interrupted, invalid_form"), (status = 403, body = Problem, description = "person_above"), (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn put_of(actor: Actor, Path(id): Path<Uuid>, form: Form) -> Result<Json<Pictured>> {
    put(&actor, id, form).await
}

/// Takes the picture of a person down.
#[utoipa::path(delete, path = "/api/people/{id}/avatar", operation_id = "people_drop_avatar", tag = "people", params(("id" = Uuid, Path, description = "The user's id")), responses((status = 200, body = Pictured), (status = 403, body = Problem, description = "person_above"), (status = 404, body = Problem)))]
pub async fn drop_of(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Pictured>> {
    set(&actor, id, None).await
}

/// Whether it may be done is asked before the bytes are taken in: what is refused leaves nothing behind.
async fn put(actor: &Actor, id: Uuid, form: Form) -> Result<Json<Pictured>> {
    let client = actor.client().await?;
    let person = member(&client, actor, id).await?;
    drop(client);
    avatar::may_change(authority(actor), &person)?;
    let painter = format!("{}/{}", actor.context.tenant.id, actor.user_id);
    actor
        .app
        .attempts
        .at_picture(&painter, actor.app.clock.now())
        .map_err(Problem::too_many)?;
    let stored = files::receive_square_picture(&actor.app, &actor.context, form).await?;
    set(actor, id, Some(&stored)).await
}

async fn set(actor: &Actor, id: Uuid, picture: Option<&VerifiedUpload>) -> Result<Json<Pictured>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, actor).await?;
    let file = avatar::put(&mut change, authority(actor), team(actor), id, picture).await?;
    change.commit(&actor.app).await?;
    Ok(Json(Pictured {
        avatar: file.map(|file| files::url(&actor.app, &actor.context.tenant, file)),
    }))
}
