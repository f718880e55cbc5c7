//! Rules over HTTP: lists, previews, changes.

pub mod export;
pub mod look;
pub mod why;

use serde::Deserializer;

use super::commands::{self, Edit, RuleChange, RuleInput};
use super::model::Rule;
use super::read;
use crate::features::assignments::{self, DocumentType, DueRule};
use crate::features::people::Named;
use crate::prelude::*;

/// In force or put away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PermissionStatus {
    /// In force.
    Active,
    /// Put away: gives nothing.
    Archived,
}

/// Which rules.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query)]
pub struct PermissionsQuery {
    pub document_id: Option<Uuid>,
    #[serde(rename = "type")]
    pub kind: Option<DocumentType>,
    /// In this state.
    pub status: Option<PermissionStatus>,
    /// That ask for this category: its id.
    pub category: Option<String>,
    /// Words of the rule's or the document's title.
    pub search: Option<String>,
    /// `title`, `createdAt` or `updatedAt`, with a minus downwards; `-updatedAt` if nothing is said.
    pub sort: Option<String>,
}

/// A rule: who is given what.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Permission {
    /// The rule.
    pub id: Uuid,
    /// What it gives.
    pub document_id: Uuid,
    pub document_title: String,
    /// Its state: only a published one is given.
    pub document_status: String,
    #[serde(rename = "type")]
    pub kind: DocumentType,
    /// The rule's own title.
    pub title: String,
    /// In force or put away.
    pub status: PermissionStatus,
    /// AND across categories, OR inside a list.
    #[schema(value_type = std::collections::HashMap<String, Vec<String>>)]
    pub rule: Rule,
    /// The names of the people in the rule who are in this team.
    pub names: Vec<Named>,
    /// This team looks after the document: its admins change the rule.
    pub can_change: bool,
    /// It offers: people may take what it gives, and nobody is given it.
    pub is_optional: bool,
    /// By when what it gives is to be completed; none: as the document says.
    pub due: Option<DueRule>,
    /// Counts every change; a change must name the latest.
    pub revision: i32,
    /// How many people hold the document by it now; of one that offers, how many took the document.
    pub people: i64,
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub updated_at: DateTime<Utc>,
}

fn team(actor: &Actor) -> &str {
    actor.context.team.id.as_str()
}

/// The rules.
#[utoipa::path(get, path = "/api/permissions", operation_id = "permissions_list", tag = "permissions", params(PermissionsQuery, PageQuery),
    responses((status = 200, body = Page<Permission>)))]
pub async fn list(
    actor: Actor,
    Query(query): Query<PermissionsQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<Permission>>> {
    let client = actor.client().await?;
    Ok(Json(read::list(&client, &actor, &query, page).await?))
}

/// A rule to be tried out.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreviewBody {
    /// What it gives.
    #[serde(rename = "type")]
    pub kind: DocumentType,
    pub document_id: Uuid,
    /// The rule that it would replace.
    pub permission_id: Option<Uuid>,
    /// Category → values. Left out: what it comes to when the rule that is named is archived.
    #[schema(value_type = Option<std::collections::HashMap<String, Vec<String>>>)]
    pub rule: Option<Value>,
    /// It would only offer: nobody is given anything by it.
    #[serde(default)]
    pub is_optional: bool,
}

/// Tries a rule out: how many people and who, before anything is saved.
#[utoipa::path(post, path = "/api/permissions/preview", operation_id = "permissions_preview", tag = "permissions", request_body = PreviewBody,
    responses((status = 200, body = read::Preview), (status = 422, body = Problem)))]
pub async fn preview(actor: Actor, Json(body): Json<PreviewBody>) -> Result<Json<read::Preview>> {
    let mut client = actor.client().await?;
    // Never committed: the rule is matched by the very statement that would apply it, and is gone afterwards.
    let change = Change::begin(&mut client, &actor).await?;
    assignments::find_document(&change, body.kind, body.document_id).await?;
    let draft = match (&body.rule, body.permission_id) {
        (Some(rule), replaces) => {
            let rule = read::rule(&change, team(&actor), rule, replaces).await?;
            Some(commands::draft(&change, actor.user_id, body.kind, body.document_id, &rule).await?)
        }
        (None, Some(_)) => None,
        (None, None) => return Err(Problem::field("rule", "required", "Choose at least one category.")),
    };
    let tried = read::RuleTrial {
        draft,
        replaces: body.permission_id,
        kind: body.kind,
        document: body.document_id,
        offers: body.is_optional,
    };
    Ok(Json(read::preview(&actor.app, &actor.context, &change, tried).await?))
}

/// A new rule.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CreateBody {
    /// What it gives.
    #[serde(rename = "type")]
    pub kind: DocumentType,
    pub document_id: Uuid,
    /// Its title; the document's if none is said.
    pub title: Option<String>,
    /// Category → values.
    #[schema(value_type = std::collections::HashMap<String, Vec<String>>)]
    pub rule: Value,
    /// It offers: people may take what it gives, and nobody is given it.
    #[serde(default)]
    pub is_optional: bool,
    /// By when it is to be completed; left out: as the document says.
    pub due: Option<DueRule>,
}

/// A rule after a change, and what the change came to.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Saved {
    /// The rule.
    pub permission: Permission,
    /// People who have the document now and had it not.
    pub added: usize,
    /// People who have it no longer.
    pub removed: usize,
    /// The change is for more people than a request holds and goes on as a job of the document: so many are looked at.
    pub in_progress: Option<usize>,
}

/// Makes a rule and gives what it says.
#[utoipa::path(post, path = "/api/permissions", operation_id = "permissions_create", tag = "permissions", request_body = CreateBody,
    responses((status = 201, body = Saved), (status = 403, body = Problem, description = "not_looked_after"), (status = 422, body = Problem)))]
pub async fn create(actor: Actor, Json(body): Json<CreateBody>) -> Result<(StatusCode, Json<Saved>)> {
    let title = title(body.title)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let wanted = RuleInput {
        kind: body.kind,
        document_id: body.document_id,
        title,
        rule: read::rule(&change, team(&actor), &body.rule, None).await?,
        is_optional: body.is_optional,
        due: body.due,
    };
    let changed = commands::create(&mut change, actor.user_id, wanted).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, Json(saved(&actor, changed).await?)))
}

/// A change of a rule; what is not named stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EditBody {
    /// The revision that it was made on.
    pub revision: i32,
    pub title: Option<String>,
    /// Category → values.
    #[schema(value_type = Option<std::collections::HashMap<String, Vec<String>>>)]
    pub rule: Option<Value>,
    /// It offers: people may take what it gives, and nobody is given it.
    pub is_optional: Option<bool>,
    /// By when it is to be completed; null: as the document says.
    #[serde(default, deserialize_with = "nullable")]
    #[schema(value_type = Option<DueRule>)]
    pub due: Option<Option<DueRule>>,
}

/// Tells a null from a field that is absent.
fn nullable<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    from: D,
) -> std::result::Result<Option<Option<T>>, D::Error> {
    Option::<T>::deserialize(from).map(Some)
}

/// Changes a rule; gives and takes what follows.
#[utoipa::path(patch, path = "/api/permissions/{id}", tag = "permissions", params(("id" = Uuid, Path)), request_body = EditBody,
    responses((status = 200, body = Saved), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn edit(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<EditBody>) -> Result<Json<Saved>> {
    let title = title(body.title)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let rule = match &body.rule {
        Some(rule) => Some(read::rule(&change, team(&actor), rule, Some(id)).await?),
        None => None,
    };
    let edit = Edit {
        title,
        rule,
        is_optional: body.is_optional,
        due: body.due,
        active: None,
    };
    let changed = commands::edit(&mut change, Some(actor.user_id), (id, Some(body.revision)), edit).await?;
    change.commit(&actor.app).await?;
    Ok(Json(saved(&actor, changed).await?))
}

/// In force or put away.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = PermissionStatusBody)]
pub struct StatusBody {
    /// The state to be in.
    pub status: PermissionStatus,
}

/// Puts a rule away or in force again; gives and takes what follows.
#[utoipa::path(post, path = "/api/permissions/{id}/status", tag = "permissions", params(("id" = Uuid, Path)),
    request_body = StatusBody, responses((status = 200, body = Saved), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn change_status(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<StatusBody>) -> Result<Json<Saved>> {
    let edit = Edit {
        active: Some(body.status == PermissionStatus::Active),
        ..Edit::default()
    };
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let changed = commands::edit(&mut change, Some(actor.user_id), (id, None), edit).await?;
    change.commit(&actor.app).await?;
    Ok(Json(saved(&actor, changed).await?))
}

async fn saved(actor: &Actor, changed: RuleChange) -> Result<Saved> {
    let client = actor.client().await?;
    let permission = read::get(&client, actor, changed.id).await?;
    Ok(Saved {
        permission,
        added: changed.applied.added,
        removed: changed.applied.removed,
        in_progress: changed.applied.in_progress,
    })
}

fn title(given: Option<String>) -> Result<Option<String>> {
    let title = given
        .map(|title| title.trim().to_owned())
        .filter(|title| !title.is_empty());
    if title.as_ref().is_some_and(|title| title.chars().count() > 200) {
        return Err(Problem::field("title", "too_long", "Use at most 200 characters."));
    }
    Ok(title)
}
