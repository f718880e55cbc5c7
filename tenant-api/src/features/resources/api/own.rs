//! My Resources: what I was given, and that I opened it.

use learnt_queries::queries::resources as sql;

use super::pattern;
use crate::features::licences;
use crate::features::resources::commands;
use crate::features::resources::model::FileType;
use crate::features::resources::read::{self, MyResource, OpenResource};
use crate::prelude::*;

/// Which of my resources.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct MyResourcesQuery {
    /// Part of title, description, category or tags.
    pub search: Option<String>,
    /// Exactly this category.
    pub category: Option<String>,
    #[serde(rename = "type")]
    #[param(inline)]
    pub file_type: Option<FileType>,
    /// Those that I have opened, or those that I have not; none: both.
    pub opened: Option<bool>,
    /// `title`, `createdAt`, `category` or `type`, with a minus downwards; `title` if nothing is said.
    pub sort: Option<String>,
}

/// The resources that I was given
#[utoipa::path(get, path = "/api/me/resources", operation_id = "resources_mine", tag = "resources", params(MyResourcesQuery, PageQuery),
    responses((status = 200, body = Page<MyResource>)))]
pub async fn list(
    actor: Actor,
    Query(query): Query<MyResourcesQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<MyResource>>> {
    let client = actor.client().await?;
    let search = pattern(query.search.as_deref());
    let category = query.category.as_deref().filter(|name| !name.is_empty());
    let file_type = query.file_type.map(|kind| kind.into_str());
    let sort = query.sort.as_deref().unwrap_or("title");
    let of = async |limit: i64, offset: i64| {
        sql::mine()
            .params(
                &*client,
                &sql::MineParams {
                    user_id: actor.user_id,
                    search: search.as_deref(),
                    category,
                    file_type,
                    opened: query.opened,
                    sort,
                    per_page: limit,
                    skip: offset,
                },
            )
            .all()
            .await
            .sql()
    };
    let rows = of(page.limit(), page.offset()).await?;
    let total = match rows.first() {
        Some(row) => row.total,
        None if page.page() > 1 => of(1, 0).await?.first().map_or(0, |row| row.total),
        None => 0,
    };
    let items: Vec<MyResource> = rows.into_iter().map(read::my_row).collect::<Result<_>>()?;
    Ok(Json(Page::new(items, total, page)))
}

/// The categories of the resources that I was given
#[utoipa::path(get, path = "/api/me/resources/categories", operation_id = "resources_my_categories", tag = "resources",
    responses((status = 200, body = Vec<String>)))]
pub async fn categories(actor: Actor) -> Result<Json<Vec<String>>> {
    let client = actor.client().await?;
    Ok(Json(sql::my_tags().bind(&*client, &actor.user_id).all().await.sql()?))
}

/// One of my resources, with its file
#[utoipa::path(get, path = "/api/me/resources/{id}", operation_id = "resources_my_resource", tag = "resources", params(("id" = Uuid, Path)),
    responses((status = 200, body = OpenResource), (status = 404, body = Problem), (status = 409, body = Problem, description = "pathway_locked")))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<OpenResource>> {
    let client = actor.client().await?;
    Ok(Json(
        read::mine(&actor.app, &actor.context, &client, actor.user_id, id).await?,
    ))
}

/// What I did with it.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = ResourceOpened)]
pub struct OpenedBody {
    /// I took it away, too.
    pub downloaded: bool,
}

/// Note that I opened one of my resources
#[utoipa::path(post, path = "/api/me/resources/{id}/opened", operation_id = "resources_opened", tag = "resources", params(("id" = Uuid, Path)),
    request_body = OpenedBody, responses((status = 200, body = OpenResource), (status = 404, body = Problem), (status = 409, body = Problem, description = "pathway_locked")))]
pub async fn opened(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<OpenedBody>) -> Result<Json<OpenResource>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::record_opening(&mut change, actor.user_id, id, body.downloaded).await?;
    licences::learnt(&actor.app, &change, &actor).await?;
    change.commit(&actor.app).await?;
    Ok(Json(
        read::mine(&actor.app, &actor.context, &client, actor.user_id, id).await?,
    ))
}
