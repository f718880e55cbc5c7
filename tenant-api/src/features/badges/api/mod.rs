//! Badges over HTTP: made and given by the team's admins, looked at by whoever holds them.
pub mod holders;
pub mod picture;

use crate::prelude::*;

use super::commands::{self, Edit, Scope};
use super::list::{self, BadgeQuery};
use super::model::{Content, Status};
use super::read::{self, Badge};

fn at(actor: &Actor) -> Scope<'_> {
    Scope {
        team: actor.context.team.id.as_str(),
        by: actor.user_id,
    }
}

async fn load_view(actor: &Actor, client: &TenantClient, id: Uuid) -> Result<Json<Badge>> {
    Ok(Json(read::get(actor, client, id).await?))
}

/// The badges of the team
#[utoipa::path(get, path = "/api/badges", operation_id = "badges_list", tag = "badges", params(BadgeQuery, PageQuery),
    responses((status = 200, body = Page<Badge>)))]
pub async fn list(
    actor: Actor,
    Query(query): Query<BadgeQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<Badge>>> {
    let client = actor.client().await?;
    Ok(Json(list::page(&actor, &client, (&query, page)).await?))
}

/// One badge
#[utoipa::path(get, path = "/api/badges/{id}", operation_id = "badges_read", tag = "badges", params(("id" = Uuid, Path)),
    responses((status = 200, body = Badge), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Badge>> {
    let client = actor.client().await?;
    load_view(&actor, &client, id).await
}

/// A badge to be.
#[derive(Deserialize, ToSchema)]
pub struct NewBadge {
    /// 1 to 120 characters.
    title: String,
    /// What it is for, in at most 500 characters.
    #[serde(default)]
    description: String,
}

/// Make a badge
#[utoipa::path(post, path = "/api/badges", operation_id = "badges_create", tag = "badges", request_body = NewBadge,
    responses((status = 201, body = Badge), (status = 422, body = Problem)))]
pub async fn create(actor: Actor, Json(body): Json<NewBadge>) -> Result<(StatusCode, Json<Badge>)> {
    let content = Content::check(&body.title, &body.description)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::create(&mut change, at(&actor), &content).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, load_view(&actor, &client, id).await?))
}

/// What is to be different; what is absent stays.
#[derive(Deserialize, ToSchema)]
pub struct EditBadge {
    /// The one that was looked at.
    revision: i32,
    /// 1 to 120 characters.
    title: Option<String>,
    /// At most 500 characters.
    description: Option<String>,
    /// Put it away, or bring it back.
    status: Option<Status>,
}

/// Change a badge, archive it or restore it
#[utoipa::path(patch, path = "/api/badges/{id}", operation_id = "badges_edit", tag = "badges", params(("id" = Uuid, Path)), request_body = EditBadge,
    responses((status = 200, body = Badge), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn edit(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<EditBadge>) -> Result<Json<Badge>> {
    let edit = Edit {
        title: body.title,
        description: body.description,
        status: body.status,
    };
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::edit(&mut change, at(&actor), id, body.revision, edit).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}
