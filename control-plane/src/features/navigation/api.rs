//! The console's routes about navigation.
use axum::extract::State;
use http::StatusCode;
use learnt_kernel::caller::Caller;
use learnt_kernel::ids::new_id;
use learnt_kernel::input::{Json, Path};
use learnt_kernel::problem::{Problem, Result};
use serde_json::{Value, json};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::model::{
    NavigationTemplate, SaveNavigation, SaveTemplate, TeamNavigation, TenantNavigation, product, stored,
};
use crate::app::App;
use crate::edge::gate::{Gate, gate};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, audit_event};
use crate::registry::{Template, TemplateSaved};

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Operator, routes!(templates)))
        .routes(gate(Gate::Support, routes!(create)))
        .routes(gate(Gate::Support, routes!(change, delete)))
        .routes(gate(Gate::Operator, routes!(tenant)))
        .routes(gate(Gate::Support, routes!(settle)))
}

/// The templates, by name.
#[utoipa::path(get, path = "/api/navigation/templates", operation_id = "navigation_templates", tag = "navigation",
    responses((status = 200, body = Vec<NavigationTemplate>), (status = 401, body = Problem)))]
async fn templates(State(app): State<App>) -> Result<Json<Vec<NavigationTemplate>>> {
    let templates = app.registry.navigation_templates().await?;
    Ok(Json(templates.into_iter().map(NavigationTemplate::from).collect()))
}

impl From<Template> for NavigationTemplate {
    fn from(row: Template) -> Self {
        Self {
            id: row.id,
            name: row.name,
            navigation: row.entries,
            revision: row.revision,
            tenants: row.tenants,
            changed_by: row.changed_by,
            changed_at: row.changed_at,
        }
    }
}

/// Makes a template.
#[utoipa::path(post, path = "/api/navigation/templates", operation_id = "navigation_create", tag = "navigation", request_body = SaveTemplate,
    responses((status = 201, body = Uuid), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn create(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Json(body): Json<SaveTemplate>,
) -> Result<(StatusCode, Json<Uuid>)> {
    let id = new_id();
    save(&app, (&operator, &caller), id, (&body, None)).await?;
    Ok((StatusCode::CREATED, Json(id)))
}

/// Changes a template. The teams of all tenants that begin with it show it within moments.
#[utoipa::path(put, path = "/api/navigation/templates/{id}", operation_id = "navigation_change", tag = "navigation", request_body = SaveTemplate,
    params(("id" = Uuid, Path, description = "The template")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
async fn change(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<Uuid>,
    Json(body): Json<SaveTemplate>,
) -> Result<StatusCode> {
    let revision = body.revision.unwrap_or_default();
    save(&app, (&operator, &caller), id, (&body, Some(revision))).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn save(
    app: &App,
    (operator, caller): (&Operator, &Caller),
    id: Uuid,
    (body, revision): (&SaveTemplate, Option<i32>),
) -> Result<()> {
    let (name, entries) = body.read()?;
    let subject = id.to_string();
    let about = Note {
        action: "navigation.template_saved",
        subject: &subject,
        name: Some(name),
        details: json!({}),
    };
    let audit_event = audit_event(operator, caller, about);
    let row = (id, name, entries);
    match app
        .registry
        .save_template(row, revision, audit_event, app.clock.now())
        .await?
    {
        TemplateSaved::Done => Ok(()),
        TemplateSaved::NameTaken => Err(Problem::field("name", "taken", "Another template has this name.")),
    }
}

/// Deletes a template that no tenant begins with.
#[utoipa::path(delete, path = "/api/navigation/templates/{id}", operation_id = "navigation_delete", tag = "navigation",
    params(("id" = Uuid, Path, description = "The template")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "in_use")))]
async fn delete(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<Uuid>,
) -> Result<StatusCode> {
    let subject = id.to_string();
    let about = Note {
        action: "navigation.template_deleted",
        subject: &subject,
        name: None,
        details: json!({}),
    };
    let audit_event = audit_event(&operator, &caller, about);
    if !app.registry.delete_template(id, audit_event, app.clock.now()).await? {
        let sentence = "Tenants use this template. Choose another one for them first.";
        return Err(Problem::conflict("in_use", sentence));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// What is settled for a tenant's navigation, and what its teams made of it.
#[utoipa::path(get, path = "/api/tenants/{id}/navigation", operation_id = "navigation_tenant", tag = "navigation",
    params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, body = TenantNavigation), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn tenant(State(app): State<App>, Path(id): Path<String>) -> Result<Json<TenantNavigation>> {
    let file = app.registry.tenant_file(&id).await?;
    let (template, unavailable) = stored(&file.tenant.settings);
    let teams = file.teams.into_iter().map(|(team, _)| TeamNavigation {
        navigation: own(&team.side_navigation),
        id: team.id,
        name: team.display_name,
    });
    Ok(Json(TenantNavigation {
        template,
        unavailable,
        revision: file.tenant.revision,
        teams: teams.collect(),
    }))
}

fn own(side_navigation: &Value) -> Vec<Value> {
    side_navigation[0]["children"].as_array().cloned().unwrap_or_default()
}

/// Settles with which template a tenant's teams begin, and which entries it does not have. Its open pages show it within moments.
#[utoipa::path(put, path = "/api/tenants/{id}/navigation", operation_id = "navigation_settle", tag = "navigation", request_body = SaveNavigation,
    params(("id" = String, Path, description = "The tenant")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
async fn settle(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<SaveNavigation>,
) -> Result<StatusCode> {
    let tenant = app.registry.tenant(&id).await?;
    let template = match body.template {
        Some(template) => Some(
            app.registry
                .navigation_template(template)
                .await?
                .ok_or_else(no_template)?,
        ),
        None => None,
    };
    let entries = template.map(|template| template.entries);
    let of_template = entries
        .as_ref()
        .and_then(Value::as_array)
        .map(Vec::as_slice)
        .unwrap_or_default();
    let change = body.read(&[product().as_slice(), of_template])?;
    let about = Note {
        action: "tenant.navigation_changed",
        subject: &tenant.id,
        name: Some(&tenant.name),
        details: json!({ "template": body.template, "unavailable": change["unavailable"] }),
    };
    let audit_event = audit_event(&operator, &caller, about);
    let to = (body.template, change);
    let done = app
        .registry
        .settle_navigation(&id, to, body.revision, audit_event, app.clock.now())
        .await?;
    if done {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(no_template())
    }
}

fn no_template() -> Problem {
    Problem::field("template", "unknown", "This template no longer exists.")
}
