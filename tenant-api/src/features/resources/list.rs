//! The admin's list of resources: free filters, a closed set of sorts, page and total in one round trip.

use learnt_kernel::filters::{non_empty, search_words};
use sea_query::{Alias, Expr, ExprTrait, Func, Order, Query, SelectStatement};

use super::model::{FileType, Status};
use crate::db::lists::{self, Row, Sort};
use crate::prelude::*;

/// What the list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct ResourceQuery {
    /// Words of title, description, category and tags.
    pub search: Option<String>,
    /// None: everything that is not archived.
    #[param(inline)]
    pub status: Option<Status>,
    /// Exactly this category.
    pub category: Option<String>,
    #[serde(rename = "type")]
    #[param(inline)]
    pub file_type: Option<FileType>,
    /// `title`, `createdAt`, `category` or `type`; with a minus downwards; `title` if nothing is said.
    pub sort: Option<String>,
}

/// A resource in the list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResourceRow {
    pub id: Uuid,
    pub title: String,
    /// Its name in addresses.
    pub handle: String,
    /// Whether people are given it.
    pub status: Status,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    /// Of its latest file, if there is one.
    pub file_type: Option<FileType>,
    /// So many people have it now.
    pub people: i64,
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub changed_at: DateTime<Utc>,
}

#[derive(Clone, Copy, strum::EnumString)]
#[strum(serialize_all = "camelCase")]
enum Column {
    Title,
    CreatedAt,
    Category,
    Type,
}

fn col(column: &'static str) -> Expr {
    Expr::col((Alias::new("r"), Alias::new(column)))
}

/// One page of the list.
pub async fn page(client: &TenantClient, query: &ResourceQuery, page: PageQuery) -> Result<Page<ResourceRow>> {
    lists::page(&**client, filtered(query), &page, to_view).await
}

fn filtered(query: &ResourceQuery) -> SelectStatement {
    let mut select = Query::select();
    for column in [
        "id",
        "title",
        "handle",
        "status",
        "category",
        "tags",
        "file_type",
        "created_at",
        "changed_at",
    ] {
        select.expr(col(column));
    }
    let people = "(select count(*) from user_resources u where u.resource_id = r.id and u.archived_at is null)";
    select
        .expr_as(Expr::cust(people), Alias::new("people"))
        .from_as(Alias::new("resources"), Alias::new("r"));
    match query.status {
        Some(status) => select.and_where(col("status").eq(status.into_str())),
        None => select.and_where(col("status").ne(Status::Archived.into_str())),
    };
    if let Some(category) = non_empty(query.category.as_deref()) {
        select.and_where(col("category").eq(category));
    }
    if let Some(file_type) = query.file_type {
        select.and_where(col("file_type").eq(file_type.into_str()));
    }
    for word in search_words(non_empty(query.search.as_deref()).unwrap_or_default()) {
        select.and_where(col("search").like(word));
    }
    order(&mut select, query.sort.as_deref());
    select
}

fn order(select: &mut SelectStatement, sort: Option<&str>) {
    let by_title = Sort {
        column: Column::Title,
        descending: false,
    };
    let sort = Sort::parse(sort, by_title);
    let title = Expr::expr(Func::lower(col("title")));
    match sort.column {
        Column::Title => select.order_by_expr(title.clone(), sort.order()),
        Column::CreatedAt => select.order_by_expr(col("created_at"), sort.order()),
        Column::Category => select.order_by_expr(col("category"), sort.order()),
        Column::Type => select.order_by_expr(col("file_type"), sort.order()),
    };
    select
        .order_by_expr(title, Order::Asc)
        .order_by_expr(col("id"), Order::Asc);
}

fn to_view(row: &Row) -> ResourceRow {
    let file_type: Option<&str> = row.get("file_type");
    from_row!(row => ResourceRow {
        id, title, handle, category, tags, people, created_at, changed_at;
        status: Status::parse(row.get("status")),
        file_type: file_type.and_then(|word| word.parse().ok()),
    })
}
