//! The admin's list of packages: free filters, a closed set of sorts, page and total in one round trip.

use learnt_kernel::filters::{non_empty, search_words};
use sea_query::{Alias, CaseStatement, Cond, Expr, ExprTrait, Func, JoinType, Order, Query, SelectStatement};

use super::model::Removal;
use crate::db::lists::{self, Row, Sort};
use crate::features::courses::PublishStatus;
use crate::prelude::*;

/// What the list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct PackageQuery {
    /// Words of title, description, category and tags.
    pub search: Option<String>,
    /// None: everything that is not archived.
    #[param(inline)]
    pub status: Option<PublishStatus>,
    /// Exactly this category.
    pub category: Option<String>,
    pub tag: Option<String>,
    /// `title`, `createdAt`, `category` or `status`; with a minus downwards; `title` if nothing is said.
    pub sort: Option<String>,
}

/// A package in the list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PackageRow {
    pub id: Uuid,
    pub title: String,
    pub status: PublishStatus,
    /// What becomes of its items for whoever has it no longer.
    pub on_removal: Removal,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    /// So much is in it.
    pub items: i64,
    /// So many people have it now.
    pub people: i64,
    /// So many of them are in this team.
    pub people_here: i64,
    /// So many of them have completed it.
    pub completed: i64,
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
    Status,
}

fn col(table: &'static str, column: &'static str) -> Expr {
    Expr::col((Alias::new(table), Alias::new(column)))
}

/// One page of the list.
pub async fn page(
    client: &TenantClient,
    team: &str,
    (query, page): (&PackageQuery, PageQuery),
) -> Result<Page<PackageRow>> {
    lists::page(&**client, filtered(query, team), &page, to_view).await
}

const COUNTS: [(&str, &str); 3] = [
    (
        "items",
        "(select count(*) from learning_package_items i where i.package_id = v.package_id and i.version = v.version)",
    ),
    (
        "people",
        "(select count(*) from user_packages u where u.package_id = p.id and u.archived_at is null)",
    ),
    (
        "completed",
        "(select count(*) from user_packages u where u.package_id = p.id and u.archived_at is null and u.status = 'completed')",
    ),
];

/// Of those who have it, who is in a team.
const HERE: &str = "(select count(*) from user_packages u \
    join user_teams t on t.user_id = u.user_id and t.team_id = $1 \
    where u.package_id = p.id and u.archived_at is null)";

fn filtered(query: &PackageQuery, team: &str) -> SelectStatement {
    let mut select = Query::select();
    for column in ["id", "status", "created_at", "changed_at"] {
        select.expr(col("p", column));
    }
    for column in ["title", "on_removal", "category", "tags"] {
        select.expr(col("v", column));
    }
    for (name, count) in COUNTS {
        select.expr_as(Expr::cust(count), Alias::new(name));
    }
    select.expr_as(Expr::cust_with_values(HERE, [team]), Alias::new("people_here"));
    select
        .from_as(Alias::new("learning_packages"), Alias::new("p"))
        .join_as(
            JoinType::InnerJoin,
            Alias::new("learning_package_versions"),
            Alias::new("v"),
            Cond::all()
                .add(col("v", "package_id").eq(col("p", "id")))
                .add(col("v", "version").eq(col("p", "draft_version"))),
        );
    match query.status {
        Some(status) => select.and_where(col("p", "status").eq(status.into_str())),
        None => select.and_where(col("p", "status").ne(PublishStatus::Archived.into_str())),
    };
    if let Some(category) = non_empty(query.category.as_deref()) {
        select.and_where(col("v", "category").eq(category));
    }
    if let Some(tag) = non_empty(query.tag.as_deref()) {
        // What stands in brackets would be taken for a name.
        select.and_where(Expr::cust_with_values(
            "v.tags @> array_append('{}'::text[], $1)",
            [tag],
        ));
    }
    for word in search_words(non_empty(query.search.as_deref()).unwrap_or_default()) {
        select.and_where(col("v", "search").like(word));
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
    let title = Expr::expr(Func::lower(col("v", "title")));
    let by = match sort.column {
        Column::Title => title.clone(),
        Column::CreatedAt => col("p", "created_at"),
        Column::Category => col("v", "category"),
        Column::Status => priority(),
    };
    select
        .order_by_expr(by, sort.order())
        .order_by_expr(title, Order::Asc)
        .order_by_expr(col("p", "id"), Order::Asc);
}

/// The specification's order of states.
fn priority() -> Expr {
    let mut case = CaseStatement::new();
    for (status, rank) in PublishStatus::ALL.iter().zip(1..) {
        case = case.case(col("p", "status").eq(status.into_str()), Expr::cust(rank.to_string()));
    }
    case.into()
}

fn to_view(row: &Row) -> PackageRow {
    from_row!(row => PackageRow {
        id, title, category, tags, items, people, people_here, completed, created_at, changed_at;
        status: row.get::<_, &str>("status").parse().unwrap_or(PublishStatus::Archived),
        on_removal: Removal::parse(row.get("on_removal")),
    })
}
