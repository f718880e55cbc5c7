//! One's own certificates, the newest first.

use chrono::NaiveDate;
use sea_query::{Alias, Expr, ExprTrait, Order, Query, SelectStatement};

use super::model::{State, read_code};
use crate::db::lists::{self, Row};
use crate::prelude::*;

/// What the list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct OwnQuery {
    /// Those of this course only.
    pub course: Option<Uuid>,
    /// The one with this code only.
    pub code: Option<String>,
}

/// A certificate of mine.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnCertificate {
    id: Uuid,
    course_id: Uuid,
    /// The round of it that was completed.
    user_course_id: Uuid,
    /// The course's title when it was issued.
    title: String,
    number: String,
    /// What its page is found by.
    code: String,
    /// The day on which it was issued, by the tenant's calendar.
    issued_on: NaiveDate,
    /// The last day on which it holds; nothing: for good.
    valid_until: Option<NaiveDate>,
    /// When that day ends.
    expires_at: Option<DateTime<Utc>>,
    /// What it is worth now.
    state: State,
    /// It can be kept as a file.
    download: bool,
}

fn col(column: &'static str) -> Expr {
    Expr::col((Alias::new("c"), Alias::new(column)))
}

/// One page of them, of one team; those that were withdrawn are left out.
pub async fn page(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    user_id: Uuid,
    (query, page): (&OwnQuery, PageQuery),
) -> Result<Page<OwnCertificate>> {
    let (select, now) = (owned(context.team.id.as_str(), user_id, query), app.clock.now());
    lists::page(&**client, select, &page, |row| to_view(row, now)).await
}

fn owned(team: &str, user_id: Uuid, query: &OwnQuery) -> SelectStatement {
    let mut select = Query::select();
    for column in [
        "id",
        "course_id",
        "user_course_id",
        "title",
        "number",
        "code",
        "issued_on",
        "valid_until",
        "expires_at",
        "download",
    ] {
        select.expr(col(column));
    }
    select
        .from_as(Alias::new("certificates"), Alias::new("c"))
        .and_where(col("user_id").eq(user_id))
        .and_where(col("team_id").eq(team))
        .and_where(col("withdrawn_at").is_null());
    if let Some(course) = query.course {
        select.and_where(col("course_id").eq(course));
    }
    if let Some(code) = &query.code {
        select.and_where(col("code").eq(read_code(code).unwrap_or_default()));
    }
    select
        .order_by_expr(col("issued_at"), Order::Desc)
        .order_by_expr(col("id"), Order::Desc);
    select
}

fn to_view(row: &Row, now: DateTime<Utc>) -> OwnCertificate {
    let expires_at = row.get("expires_at");
    from_row!(row => OwnCertificate {
        id, course_id, user_course_id, title, number, code, issued_on, valid_until, download;
        expires_at,
        state: State::at(now, expires_at, None),
    })
}
