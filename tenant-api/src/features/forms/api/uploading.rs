//! Uploads in pieces: begin, send the next piece, ask how far it is.

use axum::body::Body;

use super::super::authority::Scope;
use super::super::resuming::{self, ExpectedFile, Progress};
use crate::edge::form;
use crate::features::files::{self, FileView};
use crate::prelude::*;

/// A file that is to come.
#[derive(Deserialize, ToSchema)]
pub struct BeginFormUpload {
    /// The id of the question that it answers.
    field: String,
    /// `image`, `video`, `document` or `office`.
    kind: String,
    name: String,
    /// Bytes.
    size: i64,
}

/// How far an upload is.
#[derive(Serialize, ToSchema)]
pub struct FormUpload {
    id: Uuid,
    /// Bytes in all.
    size: i64,
    /// Bytes that are there: the next piece begins here.
    received: i64,
    /// What it has become, once all of it is there.
    file: Option<FileView>,
}

async fn load_view(actor: &Actor, client: &TenantClient, found: Progress) -> Result<Json<FormUpload>> {
    let ids: Vec<Uuid> = found.file_id.into_iter().collect();
    let mut files = files::views(&actor.app, &actor.context, client, &ids).await?;
    Ok(Json(FormUpload {
        id: found.id,
        size: found.size,
        received: found.received,
        file: found.file_id.and_then(|id| files.remove(&id)),
    }))
}

/// Begin to upload a file for a question, in pieces
#[utoipa::path(post, path = "/api/form-submissions/{id}/uploads", operation_id = "form_upload_begin", tag = "forms", params(("id" = Uuid, Path)), request_body = BeginFormUpload,
    responses((status = 200, body = FormUpload), (status = 400, body = Problem, description = "invalid_form"), (status = 404, body = Problem), (status = 409, body = Problem, description = "already_decided, already_submitted"), (status = 422, body = Problem)))]
pub async fn begin(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<BeginFormUpload>) -> Result<Json<FormUpload>> {
    let at = Scope::of(&actor);
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let coming = ExpectedFile {
        field: &body.field,
        kind: &body.kind,
        name: &body.name,
        size: body.size,
    };
    let upload = resuming::begin(&mut change, &at, id, &coming).await?;
    change.commit(&actor.app).await?;
    let found = resuming::progress(&client, &at, &actor.app, upload).await?;
    load_view(&actor, &client, found).await
}

/// How far an upload of mine is: the next piece begins there
#[utoipa::path(get, path = "/api/form-uploads/{id}", operation_id = "form_upload", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 200, body = FormUpload), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<FormUpload>> {
    let client = actor.client().await?;
    let found = resuming::progress(&client, &Scope::of(&actor), &actor.app, id).await?;
    load_view(&actor, &client, found).await
}

/// Where a piece begins.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Piece {
    /// Bytes before it.
    #[serde(default)]
    #[param(required = true)]
    offset: i64,
}

/// Send the next piece of an upload, at most 8 MB; the last one makes the file
#[utoipa::path(put, path = "/api/form-uploads/{id}", operation_id = "form_upload_piece", tag = "forms", params(("id" = Uuid, Path), Piece),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = FormUpload), (status = 400, body = Problem, description = "interrupted"), (status = 404, body = Problem), (status = 409, body = Problem, description = "already_decided, already_submitted, wrong_offset"), (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem, description = "too_many_pictures")))]
pub async fn send(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(piece): Query<Piece>,
    body: Body,
) -> Result<Json<FormUpload>> {
    let bytes = form::bare(body, resuming::MOST_BYTES).await.map_err(arrived)?;
    let (at, tenant) = (Scope::of(&actor), actor.context.tenant.id.clone());
    let mut client = actor.client().await?;
    if let Err(problem) = resuming::check(&client, &at, &actor.app, (id, piece.offset), &bytes).await {
        return refused(&actor, &mut client, id, problem).await;
    }
    let length = i64::try_from(bytes.len()).map_err(|error| Problem::internal(&error))?;
    let part = match length {
        0 => None,
        length => Some((files::store_part(&actor.app, &tenant, &bytes).await?, length)),
    };
    let mut change = Change::begin(&mut client, &actor).await?;
    if let Err(problem) = resuming::add(&mut change, &at, (id, piece.offset), part).await {
        let parts: Vec<Uuid> = part.into_iter().map(|(part, _)| part).collect();
        files::drop_parts(&actor.app, &tenant, &parts).await;
        return Err(problem);
    }
    change.commit(&actor.app).await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let done = match resuming::finish(&actor.app, &actor.context, &mut change, &at, id).await {
        Ok(done) => done,
        Err(problem) => {
            drop(change);
            return refused(&actor, &mut client, id, problem).await;
        }
    };
    change.commit(&actor.app).await?;
    files::drop_parts(&actor.app, &tenant, &done).await;
    let found = resuming::progress(&client, &at, &actor.app, id).await?;
    load_view(&actor, &client, found).await
}

/// Why a piece did not arrive.
fn arrived(broken: form::FormError) -> Problem {
    match broken {
        form::FormError::TooLarge => Problem::too_large("A part of an upload can be at most 8 MB."),
        form::FormError::Interrupted => Problem::bad_request(
            "interrupted",
            "The upload was interrupted. It continues from where it stopped.",
        ),
    }
}

/// What is no file for this question is not kept; whatever else went wrong may be tried again.
async fn refused(actor: &Actor, client: &mut TenantClient, id: Uuid, problem: Problem) -> Result<Json<FormUpload>> {
    if problem.status().as_u16() != 422 {
        return Err(problem);
    }
    let mut change = Change::begin(client, actor).await?;
    let parts = resuming::forget(&mut change, &Scope::of(actor), id).await?;
    change.commit(&actor.app).await?;
    files::drop_parts(&actor.app, &actor.context.tenant.id, &parts).await;
    Err(problem)
}
