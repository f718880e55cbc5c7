//! Building: for admins, and for managers who build their own.

use super::super::authority::Scope;
use super::super::commands::{self, Draft};
use super::super::list::{self, FormFilters, FormRow};
use super::super::list_queries::FormQuery;
use super::super::model::content::Kind;
use super::super::model::states::FormMove;
use super::super::read::{self, Form, PublishedForm};
use crate::features::assignments::{self, AssignmentJob, DocumentType};
use crate::prelude::*;

/// The forms that I build, or may look at
#[utoipa::path(get, path = "/api/forms", operation_id = "forms_list", tag = "forms", params(FormQuery, PageQuery),
    responses((status = 200, body = Page<FormRow>), (status = 403, body = Problem, description = "role")))]
pub async fn list(
    actor: Actor,
    Query(query): Query<FormQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<FormRow>>> {
    let at = Scope::of(&actor).require_any()?;
    let client = actor.client().await?;
    Ok(Json(list::forms(&client, &at, &query, page).await?))
}

/// The categories and tags of these forms
#[utoipa::path(get, path = "/api/forms/filters", operation_id = "forms_filters", tag = "forms",
    responses((status = 200, body = FormFilters), (status = 403, body = Problem, description = "role")))]
pub async fn filters(actor: Actor) -> Result<Json<FormFilters>> {
    let at = Scope::of(&actor).require_any()?;
    let client = actor.client().await?;
    Ok(Json(list::filters(&client, &at).await?))
}

/// A form with its draft
#[utoipa::path(get, path = "/api/forms/{id}", operation_id = "forms_read", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 200, body = Form), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Form>> {
    let at = Scope::of(&actor).require_any()?;
    let client = actor.client().await?;
    Ok(Json(read::form(&client, &at, id).await?))
}

/// A form to build.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewForm {
    /// 1 to 200 characters.
    title: String,
    #[serde(default)]
    kind: Kind,
    /// The template that it begins with, which says of which kind it is.
    form_template_id: Option<Uuid>,
}

/// Begin a form
#[utoipa::path(post, path = "/api/forms", operation_id = "forms_create", tag = "forms", request_body = NewForm,
    responses((status = 201, body = Form), (status = 403, body = Problem, description = "role"), (status = 422, body = Problem)))]
pub async fn create(actor: Actor, Json(body): Json<NewForm>) -> Result<(StatusCode, Json<Form>)> {
    let at = Scope::of(&actor).require_any()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = match body.form_template_id {
        Some(template) => commands::create_like(&mut change, &at, &body.title, template).await?,
        None => commands::create(&mut change, &at, &body.title, body.kind).await?,
    };
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, Json(read::form(&client, &at, id).await?)))
}

/// All that was written.
#[derive(Deserialize, ToSchema)]
pub struct SaveForm {
    /// The one it was written on.
    revision: i32,
    #[serde(flatten)]
    draft: Draft,
}

/// Save a form; what is published stays as it was published
#[utoipa::path(put, path = "/api/forms/{id}", operation_id = "forms_save", tag = "forms", params(("id" = Uuid, Path)), request_body = SaveForm,
    responses((status = 200, body = Form), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem),
    (status = 409, body = Problem, description = "changed_meanwhile, form_archived"), (status = 422, body = Problem)))]
pub async fn save(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<SaveForm>) -> Result<Json<Form>> {
    let at = Scope::of(&actor).require_any()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::save(&mut change, &at, (id, body.revision), body.draft).await?;
    change.commit(&actor.app).await?;
    Ok(Json(read::form(&client, &at, id).await?))
}

/// What is to become of a form.
#[derive(Deserialize, ToSchema)]
pub struct MoveForm {
    /// The one that was looked at.
    revision: i32,
    step: FormMove,
}

/// Publish a form, take it back, archive it or restore it
#[utoipa::path(post, path = "/api/forms/{id}/status", operation_id = "forms_status", tag = "forms", params(("id" = Uuid, Path)), request_body = MoveForm,
    responses((status = 200, body = Form), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem),
    (status = 409, body = Problem, description = "changed_meanwhile, no_such_move"), (status = 422, body = Problem)))]
pub async fn status(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<MoveForm>) -> Result<Json<Form>> {
    let at = Scope::of(&actor).require_any()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::step(&mut change, &at, (id, Some(body.revision)), body.step).await?;
    change.commit(&actor.app).await?;
    Ok(Json(read::form(&client, &at, id).await?))
}

/// Begin a form with the questions of another one
#[utoipa::path(post, path = "/api/forms/{id}/duplicate", operation_id = "forms_duplicate", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 201, body = Form), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn duplicate(actor: Actor, Path(id): Path<Uuid>) -> Result<(StatusCode, Json<Form>)> {
    let at = Scope::of(&actor).require_any()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::duplicate(&mut change, &at, id).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, Json(read::form(&client, &at, id).await?)))
}

/// Which version.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct VersionQuery {
    /// Its number; none: the one that people answer.
    pub number: Option<i32>,
}

/// What a version asks, as it was published
#[utoipa::path(get, path = "/api/forms/{id}/version", operation_id = "forms_version", tag = "forms", params(("id" = Uuid, Path), VersionQuery),
    responses((status = 200, body = PublishedForm), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn version(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<VersionQuery>,
) -> Result<Json<PublishedForm>> {
    let at = Scope::of(&actor).require_any()?;
    let client = actor.client().await?;
    Ok(Json(read::version(&client, &at, id, query.number).await?))
}

/// The latest change of a form's rules that was a job: how far it is and what it came to
#[utoipa::path(get, path = "/api/forms/{id}/assignment-job", operation_id = "forms_job", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 200, body = Option<AssignmentJob>), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn job(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Option<AssignmentJob>>> {
    let at = Scope::of(&actor).require_any()?;
    let client = actor.client().await?;
    read::check_may_build(&client, &at, id).await?;
    Ok(Json(assignments::latest_job(&*client, DocumentType::Form, id).await?))
}
