//! Badges over HTTP: made and given by the team's admins, looked at by whoever holds them.
pub mod holders;
pub mod picture;

use axum::extract::State;
use axum::http::StatusCode;
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::commands::{self, Edit, Scope};
use super::list::{self, BadgeQuery};
use super::model::{Content, Status};
use super::read::{self, Badge};
use crate::app::App;
use crate::db::{Change, TenantClient};
use crate::edge::{Actor, Json, Path, Query};

fn at(actor: &Actor) -> Scope<'_> {
    Scope {
        team: actor.here.team.id.as_str(),
        by: actor.user_id,
    }
}

async fn shown(app: &App, actor: &Actor, client: &TenantClient, id: Uuid) -> Result<Json<Badge>> {
    Ok(Json(read::one(app, &actor.here, client, id).await?))
}

/// The badges of the team
#[utoipa::path(get, path = "/api/badges", operation_id = "badges_list", tag = "badges", params(BadgeQuery, PageQuery),
    responses((status = 200, body = Page<Badge>)))]
pub async fn list(
    State(app): State<App>,
    actor: Actor,
    Query(query): Query<BadgeQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<Badge>>> {
    let client = app.client(&actor.here).await?;
    Ok(Json(list::page(&app, &actor.here, &client, (&query, page)).await?))
}

/// One badge
#[utoipa::path(get, path = "/api/badges/{id}", operation_id = "badges_read", tag = "badges", params(("id" = Uuid, Path)),
    responses((status = 200, body = Badge), (status = 404, body = Problem)))]
pub async fn read(State(app): State<App>, actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Badge>> {
    let client = app.client(&actor.here).await?;
    shown(&app, &actor, &client, id).await
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
pub async fn create(
    State(app): State<App>,
    actor: Actor,
    Json(body): Json<NewBadge>,
) -> Result<(StatusCode, Json<Badge>)> {
    let content = Content::check(&body.title, &body.description)?;
    let mut client = app.client(&actor.here).await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::create(&mut change, at(&actor), &content).await?;
    change.commit(&app).await?;
    Ok((StatusCode::CREATED, shown(&app, &actor, &client, id).await?))
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

/// Change a badge, archive it or bring it back
#[utoipa::path(patch, path = "/api/badges/{id}", operation_id = "badges_edit", tag = "badges", params(("id" = Uuid, Path)), request_body = EditBadge,
    responses((status = 200, body = Badge), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn edit(
    State(app): State<App>,
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<EditBadge>,
) -> Result<Json<Badge>> {
    let edit = Edit {
        title: body.title,
        description: body.description,
        status: body.status,
    };
    let mut client = app.client(&actor.here).await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::edit(&mut change, at(&actor), id, body.revision, edit).await?;
    change.commit(&app).await?;
    shown(&app, &actor, &client, id).await
}
