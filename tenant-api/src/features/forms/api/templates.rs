//! The organisation's own templates, over HTTP.

use axum::extract::State;
use axum::http::StatusCode;
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use super::super::authority::Scope;
use super::super::templates::{self, FormTemplate};
use crate::app::App;
use crate::db::Change;
use crate::edge::{Actor, Json, Path, Query};

/// What the list is narrowed down by.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct TemplateQuery {
    /// Words of the name.
    search: String,
}

/// The organisation's own templates, by name
#[utoipa::path(get, path = "/api/form-templates", operation_id = "form_templates_list", tag = "forms", params(TemplateQuery, PageQuery),
    responses((status = 200, body = Page<FormTemplate>), (status = 403, body = Problem, description = "role")))]
pub async fn list(
    State(app): State<App>,
    actor: Actor,
    Query(query): Query<TemplateQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<FormTemplate>>> {
    let at = Scope::of(&actor).works()?;
    let client = app.client(&actor.here).await?;
    Ok(Json(templates::list(&client, &at, &query.search, page).await?))
}

/// What a template is called.
#[derive(Deserialize, ToSchema)]
pub struct KeepFormTemplate {
    /// 1 to 120 characters.
    name: String,
}

/// Save the draft of a form as a template
#[utoipa::path(post, path = "/api/forms/{id}/template", operation_id = "form_templates_create", tag = "forms", params(("id" = Uuid, Path)), request_body = KeepFormTemplate,
    responses((status = 201, body = FormTemplate), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn keep(
    State(app): State<App>,
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<KeepFormTemplate>,
) -> Result<(StatusCode, Json<FormTemplate>)> {
    let at = Scope::of(&actor).works()?;
    let mut client = app.client(&actor.here).await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let kept = templates::keep(&mut change, &at, id, &body.name).await?;
    change.commit(&app).await?;
    Ok((StatusCode::CREATED, Json(kept)))
}

/// Delete a template; forms that began with it stay as they are
#[utoipa::path(delete, path = "/api/form-templates/{id}", operation_id = "form_templates_delete", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 204), (status = 403, body = Problem, description = "role, not_yours"), (status = 404, body = Problem)))]
pub async fn delete(State(app): State<App>, actor: Actor, Path(id): Path<Uuid>) -> Result<StatusCode> {
    let at = Scope::of(&actor).works()?;
    let mut client = app.client(&actor.here).await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    templates::delete(&mut change, &at, id).await?;
    change.commit(&app).await?;
    Ok(StatusCode::NO_CONTENT)
}
