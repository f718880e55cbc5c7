//! Blogs and products over HTTP: read by everybody in the team, written by its admins.

use crate::prelude::*;

use super::commands::{self, ExpectedRevision, Scope};
use super::content::Content;
use super::list::{self, BlogFilters, BlogRow, ListQuery};
use super::model::{Kind, Status};
use super::read::{self, Blog, Reader};

fn at(actor: &Actor) -> Scope<'_> {
    Scope {
        team: actor.context.team.id.as_str(),
        by: actor.user_id,
    }
}

async fn load_view(actor: &Actor, client: &TenantClient, id: Uuid) -> Result<Json<Blog>> {
    let reader = Reader::of(&actor.app, actor);
    Ok(Json(read::get(&actor.app, &actor.context, client, id, &reader).await?))
}

/// What is to become of one.
enum Edit {
    Save(Box<Content>),
    SetStatus(Status),
}

async fn change(actor: &Actor, expected: ExpectedRevision, edit: Edit) -> Result<Json<Blog>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, actor).await?;
    match edit {
        Edit::Save(content) => commands::save(&mut change, &at(actor), expected, *content).await?,
        Edit::SetStatus(status) => commands::set_status(&mut change, &at(actor), expected, status).await?,
    }
    change.commit(&actor.app).await?;
    load_view(actor, &client, expected.id).await
}

/// The blog, or the products
#[utoipa::path(get, path = "/api/blogs", tag = "blogs", params(ListQuery, PageQuery), responses((status = 200, body = Page<BlogRow>)))]
pub async fn blogs_list(
    actor: Actor,
    Query(query): Query<ListQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<BlogRow>>> {
    let client = actor.client().await?;
    let reader = Reader::of(&actor.app, &actor);
    Ok(Json(
        list::page(&actor.app, &actor.context, &client, &reader, (&query, page)).await?,
    ))
}

/// Which ones.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct KindQuery {
    /// `blog` if nothing is said.
    #[param(inline)]
    kind: Kind,
}

/// The categories and tags of those that I may read
#[utoipa::path(get, path = "/api/blogs/filters", tag = "blogs", params(KindQuery), responses((status = 200, body = BlogFilters)))]
pub async fn blogs_filters(actor: Actor, Query(which): Query<KindQuery>) -> Result<Json<BlogFilters>> {
    let client = actor.client().await?;
    let reader = Reader::of(&actor.app, &actor);
    Ok(Json(
        list::filters(&client, at(&actor).team, which.kind, &reader).await?,
    ))
}

/// One of them whole; of what I may not read it is not said whether it is there
#[utoipa::path(get, path = "/api/blogs/{id}", tag = "blogs", params(("id" = Uuid, Path)),
    responses((status = 200, body = Blog), (status = 404, body = Problem)))]
pub async fn blogs_read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Blog>> {
    let client = actor.client().await?;
    load_view(&actor, &client, id).await
}

/// Something to write.
#[derive(Deserialize, ToSchema)]
pub struct NewBlog {
    #[serde(default)]
    kind: Kind,
    /// 1 to 200 characters.
    title: String,
}

/// Begin a draft
#[utoipa::path(post, path = "/api/blogs", tag = "blogs", request_body = NewBlog,
    responses((status = 201, body = Blog), (status = 422, body = Problem)))]
pub async fn blogs_create(actor: Actor, Json(body): Json<NewBlog>) -> Result<(StatusCode, Json<Blog>)> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::create(&mut change, &at(&actor), body.kind, &body.title).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, load_view(&actor, &client, id).await?))
}

/// All that was written.
#[derive(Deserialize, ToSchema)]
pub struct SaveBlog {
    /// The one it was written on.
    revision: i32,
    #[serde(flatten)]
    content: Content,
}

/// Save what was written; of what is published people read it at once
#[utoipa::path(put, path = "/api/blogs/{id}", tag = "blogs", params(("id" = Uuid, Path)), request_body = SaveBlog,
    responses((status = 200, body = Blog), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn blogs_save(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(SaveBlog { revision, content }): Json<SaveBlog>,
) -> Result<Json<Blog>> {
    change(&actor, ExpectedRevision { id, revision }, Edit::Save(Box::new(content))).await
}

/// Its new status.
#[derive(Deserialize, ToSchema)]
pub struct SetBlogStatus {
    /// The one that was looked at.
    revision: i32,
    status: Status,
}

/// Publish it, unpublish it, archive it or restore it
#[utoipa::path(post, path = "/api/blogs/{id}/status", tag = "blogs", params(("id" = Uuid, Path)), request_body = SetBlogStatus,
    responses((status = 200, body = Blog), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn blogs_status(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(SetBlogStatus { revision, status }): Json<SetBlogStatus>,
) -> Result<Json<Blog>> {
    change(&actor, ExpectedRevision { id, revision }, Edit::SetStatus(status)).await
}
