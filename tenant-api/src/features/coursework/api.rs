//! Coursework over HTTP: handing in for learners, marking for managers and admins.

use axum::extract::multipart::{Multipart, MultipartRejection};

use super::authority::Scope;
use super::commands::{self, Marking};
use super::read::{self, Coursework, CourseworkRow, QueueQuery};
use crate::features::{files, licences};
use crate::prelude::*;

async fn load_view(actor: &Actor, client: &TenantClient, id: Uuid) -> Result<Json<Coursework>> {
    Ok(Json(
        read::get(&actor.app, &actor.context, client, &Scope::of(actor), id).await?,
    ))
}

/// Begin what an activity of a course asks for, or go on where I stopped
#[utoipa::path(post, path = "/api/me/courses/{id}/activities/{activityId}/coursework", operation_id = "coursework_begin", tag = "coursework",
    params(("id" = Uuid, Path), ("activityId" = Uuid, Path)),
    responses((status = 200, body = Coursework), (status = 404, body = Problem), (status = 409, body = Problem, description = "activity_locked, course_closed, pathway_locked")))]
pub async fn begin(actor: Actor, Path((id, activity)): Path<(Uuid, Uuid)>) -> Result<Json<Coursework>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::begin(&mut change, &Scope::of(&actor), id, activity).await?;
    licences::learnt(&actor.app, &change, &actor).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// What I handed in, or what I mark
#[utoipa::path(get, path = "/api/coursework/{id}", operation_id = "coursework_read", tag = "coursework", params(("id" = Uuid, Path)),
    responses((status = 200, body = Coursework), (status = 404, body = Problem)))]
pub async fn one(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Coursework>> {
    let client = actor.client().await?;
    load_view(&actor, &client, id).await
}

/// What was written beside the files.
#[derive(Deserialize, ToSchema)]
pub struct SaveCoursework {
    /// The one it was written on.
    revision: i32,
    /// At most 5,000 characters.
    note: String,
}

/// Save a draft
#[utoipa::path(put, path = "/api/coursework/{id}", operation_id = "coursework_save", tag = "coursework", params(("id" = Uuid, Path)), request_body = SaveCoursework,
    responses((status = 200, body = Coursework), (status = 404, body = Problem), (status = 409, body = Problem, description = "already_submitted, changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn save(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<SaveCoursework>) -> Result<Json<Coursework>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::save(&mut change, &Scope::of(&actor), id, body.revision, &body.note).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// Submit it; the same press twice is one
#[utoipa::path(post, path = "/api/coursework/{id}/submit", operation_id = "coursework_submit", tag = "coursework", params(("id" = Uuid, Path)), request_body = SaveCoursework,
    responses((status = 200, body = Coursework), (status = 404, body = Problem), (status = 409, body = Problem, description = "already_submitted, changed_meanwhile, activity_locked, course_closed, pathway_locked"), (status = 422, body = Problem)))]
pub async fn submit(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<SaveCoursework>) -> Result<Json<Coursework>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::submit(&mut change, &Scope::of(&actor), id, body.revision, &body.note).await?;
    licences::learnt(&actor.app, &change, &actor).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// Begin again: where a marker asked for it, or while attempts are left
#[utoipa::path(post, path = "/api/coursework/{id}/reopen", operation_id = "coursework_reopen", tag = "coursework", params(("id" = Uuid, Path)),
    responses((status = 200, body = Coursework), (status = 404, body = Problem), (status = 409, body = Problem, description = "no_such_move, no_attempts_left, activity_locked, course_closed, pathway_locked")))]
pub async fn reopen(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Coursework>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::reopen(&mut change, &Scope::of(&actor), id).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// The form of an upload: the kind first, then the file.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes the form; it is read as a stream")]
pub struct CourseworkUpload {
    /// `image`, `video`, `document` or `office`.
    kind: String,
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    file: String,
}

/// Upload a file to hand in
#[utoipa::path(post, path = "/api/coursework/{id}/files", operation_id = "coursework_upload", tag = "coursework",
    params(("id" = Uuid, Path)), request_body(content = CourseworkUpload, content_type = "multipart/form-data"),
    responses((status = 200, body = Coursework), (status = 400, body = Problem, description = "interrupted, invalid_form"), (status = 404, body = Problem), (status = 409, body = Problem, description = "already_submitted"), (status = 422, body = Problem), (status = 429, body = Problem, description = "too_many_pictures")))]
pub async fn upload(
    actor: Actor,
    Path(id): Path<Uuid>,
    form: std::result::Result<Multipart, MultipartRejection>,
) -> Result<Json<Coursework>> {
    let scope = Scope::of(&actor);
    {
        // Whoever may not is told before the file is taken in.
        let client = actor.client().await?;
        read::get(&actor.app, &actor.context, &client, &scope, id).await?;
    }
    let (stored, name) = files::receive_upload(&actor.app, &actor.context, form).await?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::save_file(&mut change, &scope, id, (&stored, &name)).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// Take a file out again
#[utoipa::path(delete, path = "/api/coursework/{id}/files/{fileId}", operation_id = "coursework_drop_file", tag = "coursework",
    params(("id" = Uuid, Path), ("fileId" = Uuid, Path)),
    responses((status = 200, body = Coursework), (status = 404, body = Problem), (status = 409, body = Problem, description = "already_submitted")))]
pub async fn drop_file(actor: Actor, Path((id, file)): Path<(Uuid, Uuid)>) -> Result<Json<Coursework>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::drop_file(&mut change, &Scope::of(&actor), id, file).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// What waits for a marker: all of the team's for admins, their people's for managers
#[utoipa::path(get, path = "/api/coursework", operation_id = "coursework_queue", tag = "coursework", params(QueueQuery, PageQuery),
    responses((status = 200, body = Page<CourseworkRow>), (status = 403, body = Problem, description = "role")))]
pub async fn queue(
    actor: Actor,
    Query(query): Query<QueueQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<CourseworkRow>>> {
    let scope = Scope::of(&actor).marks()?;
    let client = actor.client().await?;
    Ok(Json(read::queue(&client, &scope, &query, page).await?))
}

/// Decide on what was handed in
#[utoipa::path(post, path = "/api/coursework/{id}/mark", operation_id = "coursework_mark", tag = "coursework", params(("id" = Uuid, Path)), request_body = Marking,
    responses((status = 200, body = Coursework), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile, no_such_move"), (status = 422, body = Problem)))]
pub async fn mark(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<Marking>) -> Result<Json<Coursework>> {
    let scope = Scope::of(&actor).marks()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::mark(&mut change, &scope, id, body).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}
