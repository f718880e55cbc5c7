//! What somebody earned and redeemed in a team, the newest first.

use sea_query::{Alias, Expr, ExprTrait, Order, Query, SelectStatement};

use crate::db::lists::{self, Row};
use crate::prelude::*;

/// What the list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct RewardQuery {
    /// What was redeemed only, or what was earned only.
    pub redeem: Option<bool>,
}

/// Points that were earned or redeemed, in the specification's words.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RewardTransaction {
    id: Uuid,
    tenant_id: String,
    team_id: String,
    user_id: Uuid,
    /// What was completed; null where points were redeemed.
    document_id: Option<Uuid>,
    /// `course`, `resource`, `form`, `event`, `pathway`, `package` or `activity`; null where points were redeemed.
    document_type: Option<String>,
    /// What it was called then; null where points were redeemed.
    document_title: Option<String>,
    /// So many, at least one.
    reward_point_amount: i32,
    /// They were redeemed.
    redeem: bool,
    /// When, in seconds since 1970.
    created_at: i64,
}

fn col(column: &'static str) -> Expr {
    Expr::col((Alias::new("t"), Alias::new(column)))
}

/// One page of them.
pub async fn page(
    context: &TenantContext,
    client: &TenantClient,
    user_id: Uuid,
    (query, page): (&RewardQuery, PageQuery),
) -> Result<Page<RewardTransaction>> {
    let tenant = context.tenant.id.to_string();
    let select = filtered(context.team.id.as_str(), user_id, query);
    lists::page(&**client, select, &page, |row| to_view(row, &tenant)).await
}

fn filtered(team: &str, user_id: Uuid, query: &RewardQuery) -> SelectStatement {
    let mut select = Query::select();
    for column in [
        "id",
        "team_id",
        "user_id",
        "document_id",
        "document_type",
        "document_title",
        "reward_point_amount",
        "redeem",
        "created_at",
    ] {
        select.expr(col(column));
    }
    select
        .from_as(Alias::new("reward_transactions"), Alias::new("t"))
        .and_where(col("team_id").eq(team))
        .and_where(col("user_id").eq(user_id));
    if let Some(redeem) = query.redeem {
        select.and_where(col("redeem").eq(redeem));
    }
    select
        .order_by_expr(col("created_at"), Order::Desc)
        .order_by_expr(col("id"), Order::Desc);
    select
}

fn to_view(row: &Row, tenant: &str) -> RewardTransaction {
    let created_at: DateTime<Utc> = row.get("created_at");
    from_row!(row => RewardTransaction {
        id, team_id, user_id, document_id, document_type, document_title, reward_point_amount, redeem;
        tenant_id: tenant.to_owned(),
        created_at: created_at.timestamp(),
    })
}
