//! The admin's list of pathways: free filters, a closed set of sorts, page and total in one round trip.

use learnt_kernel::filters::{non_empty, search_words};
use sea_query::{Alias, CaseStatement, Cond, Expr, ExprTrait, Func, JoinType, Order, Query, SelectStatement};

use super::model::Mode;
use crate::db::lists::{self, Row, Sort};
use crate::features::courses::PublishStatus;
use crate::features::files;
use crate::prelude::*;

/// What the list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct PathwayQuery {
    /// Words of title, description, category and tags.
    pub search: Option<String>,
    /// None: everything that is not archived.
    #[param(inline)]
    pub status: Option<PublishStatus>,
    /// Exactly this category.
    pub category: Option<String>,
    pub tag: Option<String>,
    /// Only those with which somebody is late.
    pub overdue: bool,
    /// `title`, `createdAt`, `category` or `status`; with a minus downwards; `title` if nothing is said.
    pub sort: Option<String>,
}

/// A pathway in the list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PathwayRow {
    pub id: Uuid,
    pub title: String,
    /// Its name in addresses.
    pub handle: String,
    /// Address of its picture.
    pub image_url: Option<String>,
    pub status: PublishStatus,
    /// In which order its items are done.
    pub mode: Mode,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    /// So much lies on it.
    pub items: i64,
    /// So many people have it now.
    pub people: i64,
    /// So many of them are in this team.
    pub people_here: i64,
    /// So many of them have completed it.
    pub completed: i64,
    /// So many of them have not, and it was due.
    pub overdue: i64,
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
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    query: &PathwayQuery,
    page: PageQuery,
) -> Result<Page<PathwayRow>> {
    let select = filtered(query, (context.team.id.as_str(), app.clock.now()));
    let found = lists::page(&**client, select, &page, |row| {
        (to_view(row), row.get::<_, Option<Uuid>>("image"))
    })
    .await?;
    Ok(found.map(|(row, image)| PathwayRow {
        image_url: image.map(|id| files::url(app, &context.tenant, id)),
        ..row
    }))
}

const COUNTS: [(&str, &str); 3] = [
    (
        "items",
        "(select count(*) from pathway_items i where i.pathway_id = v.pathway_id and i.version = v.version)",
    ),
    (
        "people",
        "(select count(*) from user_learning_pathways u where u.pathway_id = p.id and u.archived_at is null)",
    ),
    (
        "completed",
        "(select count(*) from user_learning_pathways u where u.pathway_id = p.id and u.archived_at is null and u.status = 'completed')",
    ),
];

/// Of those who have it, who is in a team.
const HERE: &str = "(select count(*) from user_learning_pathways u \
    join user_teams t on t.user_id = u.user_id and t.team_id = $1 \
    where u.pathway_id = p.id and u.archived_at is null)";

/// Whoever is late at a moment.
const OVERDUE: &str = "from user_learning_pathways u where u.pathway_id = p.id and u.archived_at is null \
    and u.completed_at is null and u.due_at <= $1";

fn filtered(query: &PathwayQuery, (team, now): (&str, DateTime<Utc>)) -> SelectStatement {
    let mut select = Query::select();
    for column in ["id", "handle", "status", "created_at", "changed_at"] {
        select.expr(col("p", column));
    }
    for column in ["title", "image", "mode", "category", "tags"] {
        select.expr(col("v", column));
    }
    for (name, count) in COUNTS {
        select.expr_as(Expr::cust(count), Alias::new(name));
    }
    select.expr_as(Expr::cust_with_values(HERE, [team]), Alias::new("people_here"));
    let overdue = format!("(select count(*) {OVERDUE})");
    select.expr_as(Expr::cust_with_values(overdue, [now]), Alias::new("overdue"));
    select
        .from_as(Alias::new("learning_pathways"), Alias::new("p"))
        .join_as(
            JoinType::InnerJoin,
            Alias::new("pathway_versions"),
            Alias::new("v"),
            Cond::all()
                .add(col("v", "pathway_id").eq(col("p", "id")))
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
        select.and_where(Expr::cust_with_values(
            "v.tags @> array_append('{}'::text[], $1)",
            [tag],
        ));
    }
    if query.overdue {
        select.and_where(Expr::cust_with_values(format!("exists (select {OVERDUE})"), [now]));
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

fn to_view(row: &Row) -> PathwayRow {
    from_row!(row => PathwayRow {
        id, title, handle, category, tags, items, people, people_here, completed, overdue, created_at, changed_at;
        image_url: None,
        status: row.get::<_, &str>("status").parse().unwrap_or(PublishStatus::Archived),
        mode: Mode::parse(row.get("mode")),
    })
}
