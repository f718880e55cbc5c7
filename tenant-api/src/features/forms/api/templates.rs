//! The organisation's own templates, over HTTP.

use crate::prelude::*;

use super::super::authority::Scope;
use super::super::templates::{self, FormTemplate};

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
    actor: Actor,
    Query(query): Query<TemplateQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<FormTemplate>>> {
    let at = Scope::of(&actor).require_any()?;
    let client = actor.client().await?;
    Ok(Json(templates::list(&client, &at, &query.search, page).await?))
}

/// What a template is called.
#[derive(Deserialize, ToSchema)]
pub struct SaveFormTemplate {
    /// 1 to 120 characters.
    name: String,
}

/// Save the draft of a form as a template
#[utoipa::path(post, path = "/api/forms/{id}/template", operation_id = "form_templates_create", tag = "forms", params(("id" = Uuid, Path)), request_body = SaveFormTemplate,
    responses((status = 201, body = FormTemplate), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn keep(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<SaveFormTemplate>,
) -> Result<(StatusCode, Json<FormTemplate>)> {
    let at = Scope::of(&actor).require_any()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let template = templates::save_as_template(&mut change, &at, id, &body.name).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, Json(template)))
}

/// Delete a template; forms that began with it stay as they are
#[utoipa::path(delete, path = "/api/form-templates/{id}", operation_id = "form_templates_delete", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 204), (status = 403, body = Problem, description = "role, not_yours"), (status = 404, body = Problem)))]
pub async fn delete(actor: Actor, Path(id): Path<Uuid>) -> Result<StatusCode> {
    let at = Scope::of(&actor).require_any()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    templates::delete(&mut change, &at, id).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}
