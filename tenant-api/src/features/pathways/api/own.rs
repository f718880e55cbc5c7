//! My Learning Pathways: what I was given, and where I am.

use crate::prelude::*;

use learnt_queries::queries::pathways as sql;

use super::super::model::Progress;
use super::super::read::{self, MyPathway, OpenPathway};
use super::pattern;
use crate::features::assignments::DueFilter;

/// Which of my pathways.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct MyPathwaysQuery {
    /// Part of title, description, category or tags.
    pub search: Option<String>,
    /// So far and no further.
    #[param(inline)]
    pub status: Option<Progress>,
    /// Exactly this category.
    pub category: Option<String>,
    /// By when I am to complete them.
    #[param(inline)]
    pub due: Option<DueFilter>,
    /// `title`, `createdAt`, `category`, `progress` or `dueAt` (upwards alone), with a minus downwards; `title` if nothing is said.
    pub sort: Option<String>,
}

/// The pathways that I was given
#[utoipa::path(get, path = "/api/me/pathways", operation_id = "pathways_mine", tag = "pathways", params(MyPathwaysQuery, PageQuery),
    responses((status = 200, body = Page<MyPathway>)))]
pub async fn list(
    actor: Actor,
    Query(query): Query<MyPathwaysQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<MyPathway>>> {
    let client = actor.client().await?;
    let (user, search) = (actor.user_id, pattern(query.search.as_deref()));
    let status = query.status.map(|progress| progress.into_str());
    let category = query.category.as_deref().filter(|name| !name.is_empty());
    let sort = query.sort.as_deref().unwrap_or("title");
    let (due_after, due_until) = DueFilter::span(query.due, actor.app.clock.now());
    let of = async |limit: i64, offset: i64| {
        sql::mine()
            .params(
                &*client,
                &sql::MineParams {
                    user_id: user,
                    search: search.as_deref(),
                    status,
                    category,
                    due_until,
                    due_after,
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
    let items = rows
        .into_iter()
        .map(|row| read::my_row(&actor.app, &actor.context, row));
    Ok(Json(Page::new(items.collect(), total, page)))
}

/// The categories of the pathways that I was given
#[utoipa::path(get, path = "/api/me/pathways/categories", operation_id = "pathways_my_categories", tag = "pathways",
    responses((status = 200, body = Vec<String>)))]
pub async fn categories(actor: Actor) -> Result<Json<Vec<String>>> {
    let client = actor.client().await?;
    Ok(Json(sql::my_tags().bind(&*client, &actor.user_id).all().await.sql()?))
}

/// One of my pathways, with what lies on it
#[utoipa::path(get, path = "/api/me/pathways/{id}", operation_id = "pathways_my_pathway", tag = "pathways", params(("id" = Uuid, Path)),
    responses((status = 200, body = OpenPathway), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<OpenPathway>> {
    let client = actor.client().await?;
    Ok(Json(
        read::mine(&actor.app, &actor.context, &client, actor.user_id, id).await?,
    ))
}
