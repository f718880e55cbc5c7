//! The badges that somebody holds, each once, the newest first.

use sea_query::{Alias, Cond, Expr, ExprTrait, JoinType, Order, Query, SelectStatement};

use crate::db::lists::{self, Row};
use crate::features::files;
use crate::prelude::*;

/// A badge that I hold.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EarnedBadge {
    /// That I was given it: what a live message of it names.
    id: Uuid,
    title: String,
    /// What it is for; may be empty.
    description: String,
    /// Address of its picture, for some hours.
    picture_url: Option<String>,
    /// What I was told with it.
    note: Option<String>,
    awarded_at: DateTime<Utc>,
    /// So often I hold it: once for each round in which I earned it. What else is said is of the newest.
    times: i64,
}

fn col(table: &'static str, column: &'static str) -> Expr {
    Expr::col((Alias::new(table), Alias::new(column)))
}

/// One page of them, of one team; an archived badge is still held.
pub async fn page(actor: &Actor, client: &TenantClient, user_id: Uuid, page: PageQuery) -> Result<Page<EarnedBadge>> {
    let select = owned(actor.context.team.id.as_str(), user_id);
    let read = |row: &Row| (to_view(row), row.get::<_, Option<Uuid>>("picture"));
    let found = lists::page(&**client, select, &page, read).await?;
    Ok(found.map(|(badge, picture)| EarnedBadge {
        picture_url: picture.map(|id| files::url(&actor.app, &actor.context.tenant, id)),
        ..badge
    }))
}

fn owned(team: &str, user_id: Uuid) -> SelectStatement {
    let mut select = Query::select();
    for column in ["id", "note", "awarded_at"] {
        select.expr(col("h", column));
    }
    for column in ["title", "description", "picture"] {
        select.expr(col("b", column));
    }
    select.expr_as(
        Expr::cust(
            "(select count(*) from user_badges every where every.badge_id = h.badge_id and every.user_id = h.user_id \
             and every.withdrawn_at is null)",
        ),
        Alias::new("times"),
    );
    select
        .from_as(Alias::new("user_badges"), Alias::new("h"))
        .join_as(
            JoinType::InnerJoin,
            Alias::new("badges"),
            Alias::new("b"),
            Cond::all().add(Expr::cust("b.id = h.badge_id")),
        )
        .and_where(col("h", "user_id").eq(user_id))
        .and_where(col("h", "withdrawn_at").is_null())
        .and_where(col("b", "team_id").eq(team))
        .and_where(Expr::cust(
            "not exists (select from user_badges newer where newer.badge_id = h.badge_id and newer.user_id = h.user_id \
             and newer.withdrawn_at is null and (newer.awarded_at, newer.id) > (h.awarded_at, h.id))",
        ))
        .order_by_expr(col("h", "awarded_at"), Order::Desc)
        .order_by_expr(col("h", "id"), Order::Desc);
    select
}

fn to_view(row: &Row) -> EarnedBadge {
    from_row!(row => EarnedBadge {
        id, title, description, note, awarded_at, times;
        picture_url: None,
    })
}
