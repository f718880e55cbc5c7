//! My packages: what I was given or took, and where I am with it.

use crate::prelude::*;

use learnt_queries::queries::packages as sql;

use super::super::model::Progress;
use super::super::own::{self, MyPackage, OpenPackage};
use super::pattern;

/// Which of my packages.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct MyPackagesQuery {
    /// Part of title, description, category or tags.
    pub search: Option<String>,
    /// So far and no further.
    #[param(inline)]
    pub status: Option<Progress>,
    /// `title` or `-title`, `-createdAt` or `-progress`; `title` if nothing is said.
    pub sort: Option<String>,
}

/// The packages that I have
#[utoipa::path(get, path = "/api/me/packages", operation_id = "packages_mine", tag = "packages", params(MyPackagesQuery, PageQuery),
    responses((status = 200, body = Page<MyPackage>)))]
pub async fn list(
    actor: Actor,
    Query(query): Query<MyPackagesQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<MyPackage>>> {
    let client = actor.client().await?;
    let (user, search) = (actor.user_id, pattern(query.search.as_deref()));
    let (status, sort) = (
        query.status.map(|progress| progress.into_str()),
        query.sort.as_deref().unwrap_or("title"),
    );
    let of = async |limit: i64, offset: i64| {
        sql::mine()
            .params(
                &*client,
                &sql::MineParams {
                    user_id: user,
                    search: search.as_deref(),
                    status,
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
    Ok(Json(Page::new(
        rows.into_iter().map(MyPackage::from).collect(),
        total,
        page,
    )))
}

/// One of my packages, with what is in it
#[utoipa::path(get, path = "/api/me/packages/{id}", operation_id = "packages_my_package", tag = "packages", params(("id" = Uuid, Path)),
    responses((status = 200, body = OpenPackage), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<OpenPackage>> {
    let client = actor.client().await?;
    Ok(Json(own::open(&client, actor.user_id, id).await?))
}
