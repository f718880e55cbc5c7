//! The badges of a team: the newest first, narrowed down and found by words.

use learnt_kernel::filters::{non_empty, search_words};
use sea_query::{Alias, Expr, ExprTrait, Func, Order, Query, SelectStatement};

use super::model::Status;
use super::read::Badge;
use crate::db::lists::{self, Row, Sort};
use crate::features::files;
use crate::prelude::*;

/// What the list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct BadgeQuery {
    /// Words of title and description.
    pub search: Option<String>,
    /// None: all.
    #[param(inline)]
    pub status: Option<Status>,
    /// `createdAt` or `title`; with a minus downwards.
    pub sort: Option<String>,
}

#[derive(Clone, Copy, strum::EnumString)]
#[strum(serialize_all = "camelCase")]
enum Column {
    CreatedAt,
    Title,
}

fn col(column: &'static str) -> Expr {
    Expr::col((Alias::new("b"), Alias::new(column)))
}

/// One page of the list.
pub async fn page(
    actor: &Actor,
    client: &TenantClient,
    (query, page): (&BadgeQuery, PageQuery),
) -> Result<Page<Badge>> {
    let select = filtered(actor.context.team.id.as_str(), query);
    let read = |row: &Row| (to_view(row), row.get::<_, Option<Uuid>>("picture"));
    let found = lists::page(&**client, select, &page, read).await?;
    Ok(found.map(|(badge, picture)| Badge {
        picture_url: picture.map(|id| files::url(&actor.app, &actor.context.tenant, id)),
        ..badge
    }))
}

fn filtered(team: &str, query: &BadgeQuery) -> SelectStatement {
    let mut select = Query::select();
    for column in [
        "id",
        "title",
        "description",
        "picture",
        "status",
        "created_at",
        "changed_at",
        "revision",
    ] {
        select.expr(col(column));
    }
    let holders =
        "(select count(distinct h.user_id) from user_badges h where h.badge_id = b.id and h.withdrawn_at is null)";
    select
        .expr_as(Expr::cust(holders), Alias::new("holders"))
        .from_as(Alias::new("badges"), Alias::new("b"))
        .and_where(col("team_id").eq(team));
    if let Some(status) = query.status {
        select.and_where(col("status").eq(status.into_str()));
    }
    for word in search_words(non_empty(query.search.as_deref()).unwrap_or_default()) {
        select.and_where(col("search").like(word));
    }
    order(&mut select, query.sort.as_deref());
    select
}

fn order(select: &mut SelectStatement, sort: Option<&str>) {
    let newest = Sort {
        column: Column::CreatedAt,
        descending: true,
    };
    let sort = Sort::parse(sort, newest);
    match sort.column {
        Column::CreatedAt => select.order_by_expr(col("created_at"), sort.order()),
        Column::Title => select.order_by_expr(Expr::expr(Func::lower(col("title"))), sort.order()),
    };
    select.order_by_expr(col("id"), if sort.descending { Order::Desc } else { Order::Asc });
}

fn to_view(row: &Row) -> Badge {
    from_row!(row => Badge {
        id, title, description, holders, created_at, changed_at, revision;
        picture_url: None,
        status: Status::parse(row.get("status")),
    })
}
