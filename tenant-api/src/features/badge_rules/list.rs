//! The rules of a team: the latest change first, narrowed down and found by words.

use learnt_kernel::filters::{non_empty, search_words};
use sea_query::{Alias, Cond, Expr, ExprTrait, Func, JoinType, Order, Query, SelectStatement};

use super::model::{Status, Trigger};
use super::read::BadgeView;
use crate::db::lists::{self, Row, Sort};
use crate::features::badges;
use crate::features::files;
use crate::features::people::Named;
use crate::features::permissions::{self, Rule};
use crate::prelude::*;

/// What the list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase", default)]
pub struct BadgeRuleQuery {
    /// Words of the title.
    pub search: Option<String>,
    /// None: drafts and active ones.
    #[param(inline)]
    pub status: Option<Status>,
    #[param(inline)]
    pub trigger: Option<Trigger>,
    /// That award this badge.
    pub badge_id: Option<Uuid>,
    /// `changedAt`, `title`, `badge` or `awarded`; with a minus downwards.
    pub sort: Option<String>,
}

#[derive(Clone, Copy, strum::EnumString)]
#[strum(serialize_all = "camelCase")]
enum Column {
    ChangedAt,
    Title,
    Badge,
    Awarded,
}

/// A rule in the list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BadgeRuleRow {
    pub id: Uuid,
    pub title: String,
    pub status: Status,
    pub trigger: Trigger,
    pub badge: BadgeView,
    /// For whom it is: AND across categories, OR inside a list.
    #[schema(value_type = std::collections::HashMap<String, Vec<String>>)]
    pub audience: Rule,
    /// The names of the people in it who are in this team.
    pub names: Vec<Named>,
    /// So many people were awarded by it.
    pub awarded: i64,
    /// When it was last changed.
    pub changed_at: DateTime<Utc>,
}

/// How many people a rule awarded.
const AWARDED: &str = "(select count(distinct h.user_id) from user_badges h where h.rule_id = r.id)";

fn col(column: &'static str) -> Expr {
    Expr::col((Alias::new("r"), Alias::new(column)))
}

fn badge(column: &'static str) -> Expr {
    Expr::col((Alias::new("b"), Alias::new(column)))
}

/// One page of the list.
pub async fn page(
    actor: &Actor,
    client: &TenantClient,
    (query, page): (&BadgeRuleQuery, PageQuery),
) -> Result<Page<BadgeRuleRow>> {
    let team = actor.context.team.id.as_str();
    let read = |row: &Row| (to_view(row), row.get::<_, Option<Uuid>>("picture"));
    let found = lists::page(&**client, filtered(team, query), &page, read).await?;
    let rules: Vec<Rule> = found.items.iter().map(|(row, _)| row.audience.clone()).collect();
    let names = permissions::names(client, team, &rules).await?;
    Ok(found.map(|(mut row, picture)| {
        row.names = permissions::names_of(&row.audience, &names);
        row.badge.picture_url = picture.map(|id| files::url(&actor.app, &actor.context.tenant, id));
        row
    }))
}

fn filtered(team: &str, query: &BadgeRuleQuery) -> SelectStatement {
    let mut select = Query::select();
    for column in ["id", "title", "status", "trigger", "rule", "changed_at", "badge_id"] {
        select.expr(col(column));
    }
    select
        .expr_as(badge("title"), Alias::new("badge_title"))
        .expr_as(badge("status"), Alias::new("badge_status"))
        .expr(badge("picture"))
        .expr_as(Expr::cust(AWARDED), Alias::new("awarded"))
        .from_as(Alias::new("badge_rules"), Alias::new("r"))
        .join_as(
            JoinType::InnerJoin,
            Alias::new("badges"),
            Alias::new("b"),
            Cond::all().add(Expr::cust("b.id = r.badge_id")),
        )
        .and_where(col("team_id").eq(team));
    match query.status {
        Some(status) => select.and_where(col("status").eq(status.into_str())),
        None => select.and_where(col("status").ne(Status::Archived.into_str())),
    };
    if let Some(trigger) = query.trigger {
        select.and_where(col("trigger").eq(trigger.into_str()));
    }
    if let Some(badge) = query.badge_id {
        select.and_where(col("badge_id").eq(badge));
    }
    for word in search_words(non_empty(query.search.as_deref()).unwrap_or_default()) {
        select.and_where(col("search").like(word));
    }
    order(&mut select, query.sort.as_deref());
    select
}

fn order(select: &mut SelectStatement, sort: Option<&str>) {
    let latest = Sort {
        column: Column::ChangedAt,
        descending: true,
    };
    let sort = Sort::parse(sort, latest);
    match sort.column {
        Column::ChangedAt => select.order_by_expr(col("changed_at"), sort.order()),
        Column::Title => select.order_by_expr(Expr::expr(Func::lower(col("title"))), sort.order()),
        Column::Badge => select.order_by_expr(Expr::expr(Func::lower(badge("title"))), sort.order()),
        Column::Awarded => select.order_by_expr(Expr::cust(AWARDED), sort.order()),
    };
    select.order_by_expr(col("id"), if sort.descending { Order::Desc } else { Order::Asc });
}

fn to_view(row: &Row) -> BadgeRuleRow {
    from_row!(row => BadgeRuleRow {
        id, title, awarded, changed_at;
        status: Status::parse(row.get("status")),
        trigger: Trigger::parse(row.get("trigger")),
        badge: BadgeView {
            id: row.get("badge_id"),
            title: row.get("badge_title"),
            picture_url: None,
            status: badges::Status::parse(row.get("badge_status")),
        },
        audience: Rule::stored(&row.get("rule")),
        names: Vec::new(),
    })
}
