//! The blog, or the products: the newest first, narrowed down and found by words.

use learnt_kernel::filters::{non_empty, search_words};
use learnt_queries::queries::blogs as sql;
use sea_query::{Alias, Cond, Expr, ExprTrait, Func, JoinType, Order, Query, SelectStatement};

use super::content;
use super::model::{Kind, Status};
use super::read::Reader;
use crate::db::lists::{self, Row, Sort};
use crate::features::files;
use crate::prelude::*;

/// What the list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct ListQuery {
    /// `blog` if nothing is said.
    #[param(inline)]
    pub kind: Kind,
    /// Words of title, summary, category, tags and text.
    pub search: Option<String>,
    /// For admins; none: everything that is not archived.
    #[param(inline)]
    pub status: Option<Status>,
    pub category: Option<String>,
    pub tag: Option<String>,
    /// `publishedAt` or `title`; with a minus downwards.
    pub sort: Option<String>,
}

/// One in the list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BlogRow {
    id: Uuid,
    kind: Kind,
    /// Who sees it.
    status: Status,
    title: String,
    /// What it says, in short.
    summary: String,
    /// Address of its picture.
    image_url: Option<String>,
    /// One word to find it by.
    category: String,
    /// More words to find it by.
    tags: Vec<String>,
    /// Its date.
    published_at: Option<DateTime<Utc>>,
    /// When it was last changed.
    changed_at: DateTime<Utc>,
    /// Who wrote it, while they are in the team.
    author: Option<String>,
    /// How many minutes it takes to read.
    minutes: i32,
    /// A product's.
    price: Option<String>,
}

/// What the list can be narrowed down by.
#[derive(Debug, Serialize, ToSchema)]
pub struct BlogFilters {
    /// In order.
    categories: Vec<String>,
    /// In order.
    tags: Vec<String>,
}

#[derive(Clone, Copy, strum::EnumString)]
#[strum(serialize_all = "camelCase")]
enum Column {
    PublishedAt,
    Title,
}

fn col(table: &'static str, column: &'static str) -> Expr {
    Expr::col((Alias::new(table), Alias::new(column)))
}

/// One page of the list.
pub async fn page(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    reader: &Reader,
    (query, page): (&ListQuery, PageQuery),
) -> Result<Page<BlogRow>> {
    let select = filtered(reader, context.team.id.as_str(), query);
    let found = lists::page(&**client, select, &page, |row| {
        (to_view(row), row.get::<_, Option<Uuid>>("image"))
    })
    .await?;
    Ok(found.map(|(row, image)| BlogRow {
        image_url: image.map(|id| files::url(app, &context.tenant, id)),
        ..row
    }))
}

fn filtered(reader: &Reader, team: &str, query: &ListQuery) -> SelectStatement {
    let mut select = Query::select();
    for column in [
        "id", "kind", "status", "title", "summary", "image", "category", "tags", "words",
    ] {
        select.expr(col("b", column));
    }
    for column in ["published_at", "changed_at"] {
        select.expr(col("b", column));
    }
    select
        .expr(col("p", "price"))
        .expr(col("u", "first_name"))
        .expr(col("u", "last_name"))
        .from_as(Alias::new("blogs"), Alias::new("b"))
        .join_as(
            JoinType::LeftJoin,
            Alias::new("products"),
            Alias::new("p"),
            Cond::all().add(col("p", "id").eq(col("b", "id"))),
        )
        .join_as(
            JoinType::LeftJoin,
            Alias::new("user_teams"),
            Alias::new("u"),
            Cond::all().add(Expr::cust("u.id = b.author_id::text || '_' || b.team_id")),
        )
        .and_where(col("b", "team_id").eq(team))
        .and_where(col("b", "kind").eq(query.kind.into_str()));
    apply_filters(&mut select, reader, query);
    order(&mut select, query.sort.as_deref());
    select
}

fn apply_filters(select: &mut SelectStatement, reader: &Reader, query: &ListQuery) {
    if !reader.is_admin {
        select
            .and_where(col("b", "status").eq(Status::Published.into_str()))
            .and_where(col("b", "published_at").lte(reader.now));
    } else if let Some(status) = query.status {
        select.and_where(col("b", "status").eq(status.into_str()));
    } else {
        select.and_where(col("b", "status").ne(Status::Archived.into_str()));
    }
    if let Some(category) = non_empty(query.category.as_deref()) {
        select.and_where(col("b", "category").eq(category));
    }
    if let Some(tag) = non_empty(query.tag.as_deref()) {
        // What stands in brackets would be taken for a name.
        select.and_where(Expr::cust_with_values(
            "b.tags @> array_append('{}'::text[], $1)",
            [tag],
        ));
    }
    for word in search_words(non_empty(query.search.as_deref()).unwrap_or_default()) {
        select.and_where(col("b", "search").like(word));
    }
}

fn order(select: &mut SelectStatement, sort: Option<&str>) {
    let newest = Sort {
        column: Column::PublishedAt,
        descending: true,
    };
    let sort = Sort::parse(sort, newest);
    // What has no date yet is the newest of all.
    match sort.column {
        Column::PublishedAt => select.order_by_expr(col("b", "published_at"), sort.order()),
        Column::Title => select.order_by_expr(Expr::expr(Func::lower(col("b", "title"))), sort.order()),
    };
    select.order_by_expr(col("b", "id"), if sort.descending { Order::Desc } else { Order::Asc });
}

fn to_view(row: &Row) -> BlogRow {
    let kind = Kind::parse(row.get("kind"));
    let name = |part: &str| row.get::<_, Option<String>>(part);
    let price: Option<String> = row.get("price");
    from_row!(row => BlogRow {
        id, title, summary, category, tags, published_at, changed_at;
        kind,
        status: Status::parse(row.get("status")),
        image_url: None,
        author: name("first_name")
            .zip(name("last_name"))
            .map(|(first, last)| format!("{first} {last}")),
        minutes: content::minutes(row.get("words")),
        price: price.filter(|price| kind == Kind::Product && !price.is_empty()),
    })
}

/// What the list can be narrowed down by, as far as its reader sees it.
pub async fn filters(client: &TenantClient, team: &str, kind: Kind, reader: &Reader) -> Result<BlogFilters> {
    let (kind, drafts, now) = (kind.into_str(), reader.is_admin, reader.now);
    let found = sql::filters()
        .bind(&**client, &team, &kind, &drafts, &now)
        .one()
        .await
        .sql()?;
    Ok(BlogFilters {
        categories: found.categories,
        tags: found.tags,
    })
}
