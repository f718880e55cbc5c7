//! The people of the report: what each of them earned and redeemed of the reported transactions, and what they have.

use sea_query::{Alias, Expr, ExprTrait, JoinType, Query, SelectStatement};

use super::report::{EARNED, REDEEMED, ReportFilter, col};
use crate::db::lists::{self, Row, Sort};
use crate::features::files;
use crate::prelude::*;

/// Somebody who earned or redeemed points.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RewardReportPerson {
    /// The person.
    id: Uuid,
    first_name: String,
    last_name: String,
    username: Option<String>,
    avatar: Option<String>,
    /// Of the reported transactions.
    earned: i64,
    /// Of the reported transactions.
    redeemed: i64,
    /// What they have now.
    balance: i64,
    /// When the last of the reported transactions was, in seconds since 1970.
    last_at: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString)]
#[strum(serialize_all = "camelCase")]
enum Column {
    Name,
    Earned,
    Redeemed,
    Balance,
    Last,
}

const BY_NAME: Sort<Column> = Sort {
    column: Column::Name,
    descending: false,
};

/// A person's sums of the transactions that the filter keeps.
fn sums(filter: &ReportFilter) -> SelectStatement {
    let mut select = Query::select();
    filter.narrow(&mut select);
    select
        .expr(col("t", "user_id"))
        .expr_as(Expr::cust(EARNED), Alias::new("earned"))
        .expr_as(Expr::cust(REDEEMED), Alias::new("redeemed"))
        .expr_as(Expr::cust("max(t.created_at)"), Alias::new("last_at"))
        .group_by_col((Alias::new("t"), Alias::new("user_id")));
    select
}

/// The people `u` with their sums `t`: those that are kept where all transactions count, else new ones.
fn people(filter: &ReportFilter) -> SelectStatement {
    let mut select = Query::select();
    if filter.is_of_all_transactions() {
        select
            .from_as(Alias::new("reward_totals"), Alias::new("t"))
            .and_where(col("t", "team_id").eq(filter.team.as_str()));
    } else {
        let mut sums = sums(filter);
        if filter.has_words() {
            // Nobody else's transactions are summed.
            let mut requested = Query::select();
            requested
                .expr(col("u", "user_id"))
                .from_as(Alias::new("user_teams"), Alias::new("u"))
                .and_where(col("u", "team_id").eq(filter.team.as_str()));
            filter.narrow_people(&mut requested);
            sums.and_where(col("t", "user_id").in_subquery(requested));
        }
        select.from_subquery(sums, Alias::new("t"));
    }
    filter.join_people(&mut select);
    select
}

fn with_columns(select: &mut SelectStatement) {
    for column in ["user_id", "first_name", "last_name", "username", "avatar"] {
        select.expr(col("u", column));
    }
    for column in ["earned", "redeemed", "last_at"] {
        select.expr(col("t", column));
    }
    select.expr_as(col("u", "reward_points_count"), Alias::new("balance"));
}

fn order(select: &mut SelectStatement, filter: &ReportFilter, sort: Sort<Column>) {
    let by = match sort.column {
        Column::Name => &["lower(u.first_name)", "lower(u.last_name)", "u.id"][..],
        Column::Earned => &["t.earned", "t.user_id"],
        Column::Redeemed => &["t.redeemed", "t.user_id"],
        // What is kept of all transactions has an index by it.
        Column::Balance if filter.is_of_all_transactions() => &["t.earned - t.redeemed", "t.user_id"],
        Column::Balance => &["u.reward_points_count", "t.user_id"],
        Column::Last => &["t.last_at", "t.user_id"],
    };
    for expression in by {
        select.order_by_expr(Expr::cust(*expression), sort.order());
    }
}

/// One page of them, by name if nothing else is said.
pub async fn page(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    filter: &ReportFilter,
    (sort, page): (Option<&str>, PageQuery),
) -> Result<Page<RewardReportPerson>> {
    let mut select = people(filter);
    with_columns(&mut select);
    order(&mut select, filter, Sort::parse(sort, BY_NAME));
    lists::page_of_many(&**client, select, (&page, false), |row| to_view(app, context, row)).await
}

fn to_view(app: &App, context: &TenantContext, row: &Row) -> RewardReportPerson {
    let last_at: DateTime<Utc> = row.get("last_at");
    from_row!(row => RewardReportPerson {
        first_name, last_name, username, earned, redeemed, balance;
        id: row.get("user_id"),
        avatar: files::avatar_url(app, &context.tenant, row.get("avatar")),
        last_at: last_at.timestamp(),
    })
}

/// One row: the sums of all of them, and how many they are.
pub(super) fn totals(filter: &ReportFilter) -> SelectStatement {
    let mut select = people(filter);
    for (expression, name) in [
        ("coalesce(sum(t.earned), 0)::bigint", "earned"),
        ("coalesce(sum(t.redeemed), 0)::bigint", "redeemed"),
        ("coalesce(sum(u.reward_points_count), 0)::bigint", "balance"),
        ("count(*)", "people"),
    ] {
        select.expr_as(Expr::cust(expression), Alias::new(name));
    }
    select
}

/// The people by name, each beside their own sums, so that a portion reads no more than its people's transactions.
pub(super) fn by_name(filter: &ReportFilter) -> SelectStatement {
    let mut select = Query::select();
    select
        .from_as(Alias::new("user_teams"), Alias::new("u"))
        .and_where(col("u", "team_id").eq(filter.team.as_str()));
    filter.narrow_people(&mut select);
    let mut own = if filter.is_of_all_transactions() {
        let mut kept = Query::select();
        kept.from_as(Alias::new("reward_totals"), Alias::new("t"))
            .and_where(col("t", "team_id").eq(filter.team.as_str()));
        for column in ["earned", "redeemed", "last_at"] {
            kept.expr(col("t", column));
        }
        kept
    } else {
        sums(filter)
    };
    own.and_where(col("t", "user_id").eq(col("u", "user_id")));
    select.join_lateral(JoinType::InnerJoin, own, Alias::new("t"), Expr::cust("true"));
    with_columns(&mut select);
    order(&mut select, filter, BY_NAME);
    select
}
