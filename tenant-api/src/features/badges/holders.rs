//! Who holds a badge, and who held it: the newest first, found by name.

use learnt_kernel::filters::{non_empty, search_words};
use sea_query::{Alias, Cond, Expr, ExprTrait, JoinType, Order, Query, SelectStatement};

use crate::db::lists::{self, Row};
use crate::features::files;
use crate::features::people::Named;
use crate::prelude::*;

/// What the list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct HolderQuery {
    /// Words of a person: name, email, username, employee number.
    pub search: Option<String>,
}

/// Whom a badge was given to.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = BadgeHolderPerson)]
pub struct Person {
    /// The user's id.
    id: Uuid,
    /// First and last name; also of somebody who left the team.
    name: String,
    /// Address of their picture.
    avatar_url: Option<String>,
}

/// A rule by which a badge was awarded.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BadgeHolderRule)]
pub struct AwardedBy {
    id: Uuid,
    /// What it is called now.
    title: String,
}

/// That somebody was given a badge.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BadgeHolder {
    id: Uuid,
    person: Person,
    /// How often they had been given it then, this one included; by a rule that awards it for each round of a course, which round.
    cycle: i32,
    /// By which rule; nothing: by hand, or by a trigger.
    rule: Option<AwardedBy>,
    /// What they were told with it.
    note: Option<String>,
    awarded_at: DateTime<Utc>,
    awarded_by: Named,
    /// When it was withdrawn; nothing: they hold it.
    withdrawn_at: Option<DateTime<Utc>>,
    withdrawn_by: Option<Named>,
    reason: Option<String>,
}

fn col(table: &'static str, column: &'static str) -> Expr {
    Expr::col((Alias::new(table), Alias::new(column)))
}

/// One page of them.
pub async fn page(
    actor: &Actor,
    client: &TenantClient,
    badge: Uuid,
    (query, page): (&HolderQuery, PageQuery),
) -> Result<Page<BadgeHolder>> {
    let select = filtered(actor.context.team.id.as_str(), badge, query);
    let found = lists::page(&**client, select, &page, |row| {
        (to_view(row), row.get::<_, Option<String>>("avatar"))
    })
    .await?;
    Ok(found.map(|(mut holder, avatar)| {
        holder.person.avatar_url = files::avatar_url(&actor.app, &actor.context.tenant, avatar.as_deref());
        holder
    }))
}

/// The membership of somebody whom a column names: who left has one too.
fn member(select: &mut SelectStatement, alias: &'static str, column: &'static str) {
    let on = format!("{alias}.id = h.{column}::text || '_' || b.team_id");
    select.join_as(
        JoinType::LeftJoin,
        Alias::new("user_teams"),
        Alias::new(alias),
        Cond::all().add(Expr::cust(on)),
    );
    let name = format!("coalesce({alias}.first_name || ' ' || {alias}.last_name, '')");
    select.expr_as(Expr::cust(name), Alias::new(format!("{alias}_name")));
}

fn filtered(team: &str, badge: Uuid, query: &HolderQuery) -> SelectStatement {
    let mut select = Query::select();
    for column in [
        "id",
        "user_id",
        "cycle",
        "note",
        "awarded_at",
        "awarded_by",
        "withdrawn_at",
        "withdrawn_by",
        "reason",
    ] {
        select.expr(col("h", column));
    }
    select
        .expr(col("h", "rule_id"))
        .expr_as(col("r", "title"), Alias::new("rule_title"))
        .expr(col("person", "avatar"))
        .from_as(Alias::new("user_badges"), Alias::new("h"))
        .join_as(
            JoinType::InnerJoin,
            Alias::new("badges"),
            Alias::new("b"),
            Cond::all().add(Expr::cust("b.id = h.badge_id")),
        )
        .join_as(
            JoinType::LeftJoin,
            Alias::new("badge_rules"),
            Alias::new("r"),
            Cond::all().add(Expr::cust("r.id = h.rule_id")),
        );
    member(&mut select, "person", "user_id");
    member(&mut select, "giver", "awarded_by");
    member(&mut select, "taker", "withdrawn_by");
    select
        .and_where(col("h", "badge_id").eq(badge))
        .and_where(col("b", "team_id").eq(team));
    for word in search_words(non_empty(query.search.as_deref()).unwrap_or_default()) {
        select.and_where(col("person", "search").like(word));
    }
    select
        .order_by_expr(col("h", "awarded_at"), Order::Desc)
        .order_by_expr(col("h", "id"), Order::Desc);
    select
}

fn to_view(row: &Row) -> BadgeHolder {
    let withdrawn_by: Option<Uuid> = row.get("withdrawn_by");
    let rule: Option<Uuid> = row.get("rule_id");
    from_row!(row => BadgeHolder {
        id, cycle, note, awarded_at, withdrawn_at, reason;
        rule: rule.map(|id| AwardedBy {
            id,
            title: row.get("rule_title"),
        }),
        person: Person {
            id: row.get("user_id"),
            name: row.get("person_name"),
            avatar_url: None,
        },
        awarded_by: Named {
            id: row.get("awarded_by"),
            name: row.get("giver_name"),
        },
        withdrawn_by: withdrawn_by.map(|id| Named {
            id,
            name: row.get("taker_name"),
        }),
    })
}
