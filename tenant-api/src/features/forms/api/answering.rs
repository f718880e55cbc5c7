//! Answering: for everybody in the team.

use axum::extract::multipart::{Multipart, MultipartRejection};
use axum::response::Response;
use chrono::SubsecRound;

use super::super::anonymous;
use super::super::authority::Scope;
use super::super::drafts;
use super::super::form_language::Tongue;
use super::super::list::{self, MyForm, SubmissionRow};
use super::super::list_queries::{MyFormQuery, ResultQuery};
use super::super::locking::ExpectedRevision;
use super::super::model::logic::Answers;
use super::super::open::{self, OpenForm};
use super::super::paper;
use super::super::submission::{self, FormSubmission};
use super::super::submitting;
use super::super::uploads;
use crate::edge::pdf::answered;
use crate::features::files::{self, FileView};
use crate::prelude::*;

async fn load_view(actor: &Actor, client: &TenantClient, id: Uuid) -> Result<Json<FormSubmission>> {
    Ok(Json(
        submission::submission(&actor.app, &actor.context, client, &Scope::of(actor), id).await?,
    ))
}

/// The forms that I may answer
#[utoipa::path(get, path = "/api/me/forms", operation_id = "my_forms", tag = "forms", params(MyFormQuery, PageQuery), responses((status = 200, body = Page<MyForm>)))]
pub async fn mine(
    actor: Actor,
    Query(query): Query<MyFormQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<MyForm>>> {
    let client = actor.client().await?;
    Ok(Json(list::mine(&client, &Scope::of(&actor), &query, page).await?))
}

/// A form to answer
#[utoipa::path(get, path = "/api/me/forms/{id}", operation_id = "my_form", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 200, body = OpenForm), (status = 404, body = Problem)))]
pub async fn open(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<OpenForm>> {
    let client = actor.client().await?;
    Ok(Json(
        open::open_form(&actor.app, &client, &Scope::of(&actor), id).await?,
    ))
}

/// What I submitted, and what I wrote about others
#[utoipa::path(get, path = "/api/me/form-submissions", operation_id = "my_form_submissions", tag = "forms", params(ResultQuery, PageQuery),
    responses((status = 200, body = Page<SubmissionRow>)))]
pub async fn results(
    actor: Actor,
    Query(query): Query<ResultQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<SubmissionRow>>> {
    let client = actor.client().await?;
    Ok(Json(list::results(&client, &Scope::of(&actor), &query, page).await?))
}

/// A submission to begin.
#[derive(Deserialize, ToSchema)]
pub struct StartForm {
    /// Whom an observation is about.
    about: Option<Uuid>,
}

/// Begin to answer a form, or go on where I stopped
#[utoipa::path(post, path = "/api/me/forms/{id}/submissions", operation_id = "forms_start", tag = "forms", params(("id" = Uuid, Path)), request_body = StartForm,
    responses((status = 200, body = FormSubmission), (status = 404, body = Problem), (status = 409, body = Problem, description = "anonymous, form_closed, no_attempts_left"), (status = 422, body = Problem)))]
pub async fn start(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<StartForm>) -> Result<Json<FormSubmission>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = drafts::start(&mut change, &Scope::of(&actor), id, body.about).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// Answers that nobody is joined to.
#[derive(Deserialize, ToSchema)]
pub struct AnonymousAnswers {
    /// A random id: what is sent again under it counts once.
    id: Uuid,
    #[schema(value_type = Object)]
    answers: Answers,
}

/// Submit an anonymous form
#[utoipa::path(post, path = "/api/me/forms/{id}/anonymous", operation_id = "forms_submit_anonymously", tag = "forms", params(("id" = Uuid, Path)), request_body = AnonymousAnswers,
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem, description = "form_closed, no_attempts_left, not_anonymous"), (status = 422, body = Problem)))]
pub async fn submit_anonymously(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<AnonymousAnswers>,
) -> Result<StatusCode> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    anonymous::submit_anonymously(&mut change, &Scope::of(&actor), id, body.id, &body.answers).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A submission of mine, or of somebody whom I mark
#[utoipa::path(get, path = "/api/form-submissions/{id}", operation_id = "form_submission", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 200, body = FormSubmission), (status = 404, body = Problem)))]
pub async fn submission(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<FormSubmission>> {
    let client = actor.client().await?;
    load_view(&actor, &client, id).await
}

/// How a submission is printed.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PaperQuery {
    /// The language of what it says besides its own words.
    #[serde(default)]
    #[param(inline)]
    language: Tongue,
}

/// A submission as a PDF, for its person, whoever marks it and admins
#[utoipa::path(get, path = "/api/form-submissions/{id}/pdf", operation_id = "form_submission_pdf", tag = "forms", params(("id" = Uuid, Path), PaperQuery),
    responses((status = 200, content_type = "application/pdf", description = "The PDF"), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_submitted")))]
pub async fn paper(actor: Actor, Path(id): Path<Uuid>, Query(query): Query<PaperQuery>) -> Result<Response> {
    let client = actor.client().await?;
    let key = (id, query.language);
    let printed = paper::paper(&actor.app, &actor.context, &client, &Scope::of(&actor), key).await?;
    Ok(answered(printed.drawn, &printed.name))
}

/// What was answered so far.
#[derive(Deserialize, ToSchema)]
pub struct SaveAnswers {
    /// The one it was written on.
    revision: i32,
    #[schema(value_type = Object)]
    answers: Answers,
}

/// Save a draft; nothing has to be complete
#[utoipa::path(put, path = "/api/form-submissions/{id}", operation_id = "form_submission_save", tag = "forms", params(("id" = Uuid, Path)), request_body = SaveAnswers,
    responses((status = 200, body = drafts::SavedDraft), (status = 404, body = Problem), (status = 409, body = Problem, description = "already_submitted, changed_meanwhile"), (status = 413, body = Problem)))]
pub async fn save(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<SaveAnswers>,
) -> Result<Json<drafts::SavedDraft>> {
    let expected = ExpectedRevision {
        id,
        revision: body.revision,
    };
    let (mut client, at) = (actor.client().await?, Scope::of(&actor));
    // It comes every few letters, so most are kept with one statement.
    let now = actor.app.clock.now().trunc_subsecs(6);
    if let Some(saved) = drafts::save_answers(&client, &at, (expected, now), &body.answers).await? {
        return Ok(Json(saved));
    }
    let mut change = Change::begin(&mut client, &actor).await?;
    let saved = drafts::save(&mut change, &at, expected, &body.answers).await?;
    change.commit(&actor.app).await?;
    Ok(Json(saved))
}

/// Submit it; the same press twice is one
#[utoipa::path(post, path = "/api/form-submissions/{id}/submit", operation_id = "form_submission_submit", tag = "forms", params(("id" = Uuid, Path)), request_body = SaveAnswers,
    responses((status = 200, body = FormSubmission), (status = 404, body = Problem), (status = 409, body = Problem, description = "already_submitted, changed_meanwhile, form_closed"), (status = 422, body = Problem)))]
pub async fn submit(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<SaveAnswers>) -> Result<Json<FormSubmission>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let expected = ExpectedRevision {
        id,
        revision: body.revision,
    };
    let at = Scope::of(&actor);
    let submitted = submitting::submit(&mut change, &at, expected, &body.answers).await?;
    change.commit(&actor.app).await?;
    submission::load_view(&actor.app, &actor.context, &client, &at, submitted)
        .await
        .map(Json)
}

/// Begin again what a marker wants to see done again
#[utoipa::path(post, path = "/api/form-submissions/{id}/reopen", operation_id = "form_submission_reopen", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 200, body = FormSubmission), (status = 404, body = Problem), (status = 409, body = Problem, description = "no_such_move")))]
pub async fn reopen(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<FormSubmission>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    submitting::reopen(&mut change, &Scope::of(&actor), id).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// The form of an upload: the kind first, then the file.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes the form; it is read as a stream")]
pub struct AnswerUpload {
    /// `image`, `video` or `document`.
    kind: String,
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    file: String,
}

/// Which question a file answers.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Question {
    /// The id of the field.
    #[serde(default)]
    #[param(required = true)]
    field: String,
}

/// Upload a file for a question
#[utoipa::path(post, path = "/api/form-submissions/{id}/files", operation_id = "form_submission_upload", tag = "forms",
    params(("id" = Uuid, Path), Question), request_body(content = AnswerUpload, content_type = "multipart/form-data"),
    responses((status = 200, body = FileView), (status = 400, body = Problem, description = "interrupted, invalid_form"), (status = 404, body = Problem), (status = 409, body = Problem, description = "already_decided, already_submitted"), (status = 422, body = Problem), (status = 429, body = Problem, description = "too_many_pictures")))]
pub async fn upload(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(question): Query<Question>,
    form: std::result::Result<Multipart, MultipartRejection>,
) -> Result<Json<FileView>> {
    let at = Scope::of(&actor);
    {
        // Whoever may not is told before the file is taken in.
        let client = actor.client().await?;
        submission::submission(&actor.app, &actor.context, &client, &at, id).await?;
    }
    let (stored, name) = files::receive_upload(&actor.app, &actor.context, form).await?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let file = uploads::save_file(&mut change, &at, id, &question.field, (&stored, &name)).await?;
    change.commit(&actor.app).await?;
    let mut found = files::views(&actor.app, &actor.context, &client, &[file]).await?;
    found.remove(&file).map(Json).ok_or_else(Problem::not_found)
}
