//! The admin's list of courses: free filters, a closed set of sorts, page and total in one round trip.

use sea_query::{Alias, CaseStatement, Cond, Expr, ExprTrait, Func, Order, Query, SelectStatement};

use super::model::Status;
use crate::db::lists::{self, Sort};
use crate::features::files;
use crate::looked_after;
use crate::prelude::*;

/// What the list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default, rename_all = "camelCase")]
pub struct ListQuery {
    /// Looked for in title, description, category and tags.
    pub search: Option<String>,
    /// A status; none: everything that is not archived.
    pub status: Option<String>,
    pub category: Option<String>,
    pub tag: Option<String>,
    /// Bundles alone, or none of them.
    pub is_bundle: Option<bool>,
    /// Templates alone, or none of them.
    pub is_template: Option<bool>,
    /// `always`, `upcoming`, `open` or `closed`.
    pub availability: Option<String>,
    /// `title`, `createdAt`, `category`, `status`, `availability`; with a minus downwards.
    pub sort: Option<String>,
}

/// A course in the list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CourseRow {
    /// The course.
    pub id: Uuid,
    pub title: String,
    /// Its name in addresses.
    pub handle: String,
    /// Address of its picture.
    pub image_url: Option<String>,
    pub status: Status,
    pub is_bundle: bool,
    /// One word to find it by.
    pub category: String,
    /// More words to find it by.
    pub tags: Vec<String>,
    /// Opens then.
    pub availability_from: Option<DateTime<Utc>>,
    /// Closes then.
    pub availability_until: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub changed_at: DateTime<Utc>,
    /// This team looks after it: its admins change it.
    pub is_looked_after_here: bool,
}

#[derive(Clone, Copy, strum::EnumString)]
#[strum(serialize_all = "camelCase")]
enum Column {
    Title,
    CreatedAt,
    Category,
    Status,
    Availability,
}

fn col(table: &'static str, column: &'static str) -> Expr {
    Expr::col((Alias::new(table), Alias::new(column)))
}

fn lower(column: &'static str) -> Expr {
    Expr::expr(Func::lower(col("v", column)))
}

/// One page of the list.
pub async fn page(actor: &Actor, client: &TenantClient, query: &ListQuery, page: PageQuery) -> Result<Page<CourseRow>> {
    let found = lists::page(
        &**client,
        columns(filtered(query, actor.app.clock.now())),
        &page,
        |row| {
            (
                course(row),
                row.get::<_, Option<Uuid>>("image"),
                row.get::<_, Option<Vec<String>>>("teams"),
            )
        },
    )
    .await?;
    Ok(found.map(|(row, image, teams)| CourseRow {
        image_url: image.map(|id| files::url(&actor.app, &actor.context.tenant, id)),
        is_looked_after_here: looked_after::is_for(actor, teams.as_deref()),
        ..row
    }))
}

/// A course without its picture, and as nobody in particular sees it.
fn course(row: &lists::Row) -> CourseRow {
    from_row!(row => CourseRow {
        id, title, handle, is_bundle, category, tags, availability_from, availability_until, created_at, changed_at;
        image_url: None,
        status: row.get::<_, &str>("status").parse().unwrap_or(Status::Archived),
        is_looked_after_here: false,
    })
}

/// What is read of a course.
fn columns(mut select: SelectStatement) -> SelectStatement {
    for column in [
        "id",
        "handle",
        "status",
        "is_bundle",
        "created_at",
        "changed_at",
        "teams",
    ] {
        select.expr(col("c", column));
    }
    for column in [
        "title",
        "image",
        "category",
        "tags",
        "availability_from",
        "availability_until",
    ] {
        select.expr(col("v", column));
    }
    select
}

/// The ids of the courses that a query keeps, in its order.
pub async fn ids(client: &TenantClient, query: &ListQuery, now: DateTime<Utc>) -> Result<Vec<Uuid>> {
    let mut select = filtered(query, now);
    select.expr(col("c", "id"));
    let rows = lists::rows(&**client, select).await?;
    Ok(rows.iter().map(|row| row.get("id")).collect())
}

/// The courses with these ids, in no order and without their pictures.
pub async fn of(client: &TenantClient, ids: Vec<Uuid>) -> Result<Vec<CourseRow>> {
    let mut select = columns(drafts());
    select.and_where(col("c", "id").is_in(ids));
    let rows = lists::rows(&**client, select).await?;
    Ok(rows.iter().map(course).collect())
}

/// Every course with its draft.
fn drafts() -> SelectStatement {
    let mut select = Query::select();
    select.from_as(Alias::new("courses"), Alias::new("c")).join_as(
        sea_query::JoinType::InnerJoin,
        Alias::new("course_versions"),
        Alias::new("v"),
        Cond::all()
            .add(col("v", "course_id").eq(col("c", "id")))
            .add(col("v", "version").eq(col("c", "draft_version"))),
    );
    select
}

/// The courses that a query keeps, in its order.
fn filtered(query: &ListQuery, now: DateTime<Utc>) -> SelectStatement {
    let mut select = drafts();
    select.and_where(match query.status.as_deref().filter(|word| !word.is_empty()) {
        Some(word) => col("c", "status").eq(word),
        None => col("c", "status").ne("archived"),
    });
    if let Some(category) = query.category.as_deref().filter(|word| !word.is_empty()) {
        select.and_where(col("v", "category").eq(category));
    }
    if let Some(tag) = query.tag.as_deref().filter(|word| !word.is_empty()) {
        // What stands in brackets would be taken for a name.
        select.and_where(Expr::cust_with_values(
            "v.tags @> array_append('{}'::text[], $1)",
            [tag],
        ));
    }
    if let Some(is_bundle) = query.is_bundle {
        select.and_where(col("c", "is_bundle").eq(is_bundle));
    }
    if let Some(is_template) = query.is_template {
        select.and_where(col("c", "is_template").eq(is_template));
    }
    if let Some(word) = query.availability.as_deref() {
        availability(&mut select, word, now);
    }
    if let Some(text) = query.search.as_deref().filter(|text| !text.trim().is_empty()) {
        select.and_where(col("v", "search").like(lists::contains(text)));
    }
    order(&mut select, query.sort.as_deref());
    select
}

/// Courses that learners can work on now, not yet, not any more, or at any time.
fn availability(select: &mut SelectStatement, word: &str, now: DateTime<Utc>) {
    let (from, until) = (col("v", "availability_from"), col("v", "availability_until"));
    let is_dated = Cond::any()
        .add(from.clone().is_not_null())
        .add(until.clone().is_not_null());
    let condition = match word {
        "always" => Cond::all().add(from.is_null()).add(until.is_null()),
        "upcoming" => Cond::all().add(from.gt(now)),
        "closed" => Cond::all().add(until.lte(now)),
        "open" => Cond::all()
            .add(is_dated)
            .add(Cond::any().add(from.clone().is_null()).add(from.lte(now)))
            .add(Cond::any().add(until.clone().is_null()).add(until.gt(now))),
        _ => return,
    };
    select.cond_where(condition);
}

fn order(select: &mut SelectStatement, sort: Option<&str>) {
    let sort = Sort::parse(
        sort,
        Sort {
            column: Column::Title,
            descending: false,
        },
    );
    let by = match sort.column {
        Column::Title => lower("title"),
        Column::CreatedAt => col("c", "created_at"),
        Column::Category => lower("category"),
        Column::Status => priority(),
        Column::Availability => col("v", "availability_from"),
    };
    select.order_by_expr(by, sort.order());
    select
        .order_by_expr(lower("title"), Order::Asc)
        .order_by_expr(col("c", "id"), Order::Asc);
}

/// The specification's order of states.
fn priority() -> Expr {
    let mut case = CaseStatement::new();
    for (status, rank) in Status::ALL.iter().zip(1..) {
        case = case.case(col("c", "status").eq(status.into_str()), Expr::cust(rank.to_string()));
    }
    case.into()
}
