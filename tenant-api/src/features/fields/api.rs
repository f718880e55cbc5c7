//! A team's fields over HTTP: described by admins, shown in forms.

pub mod profile;

use crate::prelude::*;

use super::commands::{self, Scope};
use super::form::Form;
use super::read::{self, FieldDetail, FieldRow, ShownField};

fn at(actor: &Actor) -> Scope<'_> {
    Scope {
        team: actor.context.team.id.as_str(),
        by: actor.user_id,
    }
}

fn is_admin(actor: &Actor) -> bool {
    actor.rank >= Role::Admin.rank()
}

/// All fields that were described, also those that were put away
#[utoipa::path(get, path = "/api/settings/fields", tag = "fields", responses((status = 200, body = Vec<FieldRow>)))]
pub async fn fields_list(actor: Actor) -> Result<Json<Vec<FieldRow>>> {
    let client = actor.client().await?;
    let all = read::all(&*client, at(&actor).team).await?;
    Ok(Json(all.into_iter().map(FieldRow::from).collect()))
}

/// A field to describe.
#[derive(Deserialize, ToSchema)]
pub struct NewField {
    /// Under which memberships keep its values: `loc1` to `custom6`, or one of its own. Never changed.
    key: String,
    #[serde(flatten)]
    form: Form,
}

/// Describe a field
#[utoipa::path(post, path = "/api/settings/fields", tag = "fields", request_body = NewField,
    responses((status = 201, body = FieldDetail), (status = 422, body = Problem)))]
pub async fn field_create(actor: Actor, Json(body): Json<NewField>) -> Result<(StatusCode, Json<FieldDetail>)> {
    let at = at(&actor);
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::create(&mut change, &at, body.key.trim(), body.form).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, Json(read::get(&*client, at.team, id).await?)))
}

/// A field with all that it offers
#[utoipa::path(get, path = "/api/settings/fields/{id}", tag = "fields", params(("id" = Uuid, Path)),
    responses((status = 200, body = FieldDetail), (status = 404, body = Problem)))]
pub async fn field_read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<FieldDetail>> {
    let client = actor.client().await?;
    Ok(Json(read::get(&*client, at(&actor).team, id).await?))
}

/// A field as it is to be.
#[derive(Deserialize, ToSchema)]
pub struct FieldChange {
    /// The one that was looked at.
    revision: i32,
    #[serde(flatten)]
    form: Form,
}

/// Describe a field anew
#[utoipa::path(put, path = "/api/settings/fields/{id}", tag = "fields", params(("id" = Uuid, Path)), request_body = FieldChange,
    responses((status = 200, body = FieldDetail), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn field_edit(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<FieldChange>,
) -> Result<Json<FieldDetail>> {
    let at = at(&actor);
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::edit(&mut change, &at, id, body.revision, body.form).await?;
    change.commit(&actor.app).await?;
    Ok(Json(read::get(&*client, at.team, id).await?))
}

/// Whether a field is in use.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FieldStatus {
    /// The one that was looked at.
    revision: i32,
    /// In no form; its values are kept.
    is_archived: bool,
}

/// Archive a field, or restore it
#[utoipa::path(post, path = "/api/settings/fields/{id}/status", tag = "fields", params(("id" = Uuid, Path)), request_body = FieldStatus,
    responses((status = 200, body = FieldDetail), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn field_status(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<FieldStatus>,
) -> Result<Json<FieldDetail>> {
    let at = at(&actor);
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::archive(&mut change, &at, id, body.revision, body.is_archived).await?;
    change.commit(&actor.app).await?;
    Ok(Json(read::get(&*client, at.team, id).await?))
}

/// An order of fields.
#[derive(Deserialize, ToSchema)]
pub struct FieldOrder {
    /// Fields of the team, the first first; those that are left out follow.
    #[serde(rename = "fieldIds")]
    ids: Vec<Uuid>,
}

/// Put the fields in an order
#[utoipa::path(put, path = "/api/settings/fields/order", tag = "fields", request_body = FieldOrder,
    responses((status = 204), (status = 422, body = Problem)))]
pub async fn fields_order(actor: Actor, Json(body): Json<FieldOrder>) -> Result<StatusCode> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::order(&mut change, &at(&actor), &body.ids).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The fields of people's forms: all for admins, and for anybody else those that people see of themselves
#[utoipa::path(get, path = "/api/fields", tag = "fields", responses((status = 200, body = Vec<ShownField>)))]
pub async fn fields_shown(actor: Actor) -> Result<Json<Vec<ShownField>>> {
    let client = actor.client().await?;
    Ok(Json(
        read::shown_fields(&*client, at(&actor).team, is_admin(&actor)).await?,
    ))
}

/// Of which field, and what was typed.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FieldInput {
    /// The field's key.
    key: String,
    /// Part of an option.
    #[serde(default)]
    search: String,
}

/// What a field offers for what was typed, the first twenty
#[utoipa::path(get, path = "/api/fields/options", tag = "fields", params(FieldInput),
    responses((status = 200, body = Vec<String>), (status = 404, body = Problem)))]
pub async fn field_options(actor: Actor, Query(typed): Query<FieldInput>) -> Result<Json<Vec<String>>> {
    let client = actor.client().await?;
    let (team, is_admin) = (at(&actor).team, is_admin(&actor));
    Ok(Json(
        read::suggestions(&*client, team, &typed.key, is_admin, &typed.search).await?,
    ))
}
