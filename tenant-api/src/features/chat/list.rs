//! Whom somebody may turn to, by name: a page at a time, from after the person that was shown last.
use futures_util::future::try_join;
use learnt_kernel::email;
use learnt_kernel::filters::{non_empty, search_words};
use sea_query::{Alias, Expr, ExprTrait, Func, Order, Query, SelectStatement, SimpleExpr, Value};

use crate::db::lists::{self, Row};
use crate::features::fields::{self, ProfileField};
use crate::features::files;
use crate::features::people::facet;
use crate::features::presence::{self, Presence};
use crate::prelude::*;

/// People on a page.
const PAGE: usize = 30;

/// Which of them.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query)]
pub struct ContactsQuery {
    /// With all of these words in their name.
    pub search: Option<String>,
    /// Behind the page that answered this as its `next`.
    pub cursor: Option<String>,
}

/// What somebody is to the one who asks; of two, the one that stands higher here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::EnumString)]
#[strum(serialize_all = "lowercase")]
#[schema(as = ContactRelation)]
pub enum Relation {
    /// Manages them.
    Manager,
    /// Is managed by them.
    Report,
    /// Administers the team.
    Admin,
    /// Is in the same team.
    Member,
}

impl Relation {
    /// Which one a query's word means; whoever is nothing else is in the same team.
    fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Member)
    }
}

/// Somebody whom one may turn to.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Contact {
    pub user_id: Uuid,
    /// First and last name.
    pub display_name: String,
    pub avatar: Option<String>,
    /// What the person does; nothing where people do not see it of themselves.
    pub position: Option<String>,
    /// What they are to the one who asks.
    pub relation: Relation,
    /// The membership's address.
    #[serde(serialize_with = "email::write_shown")]
    pub email: Option<String>,
    /// A telephone number; to admins only.
    pub phone: Option<String>,
    /// Has the product open now; to admins only, absent for others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub online: Option<bool>,
}

/// A page of contacts.
#[derive(Debug, Serialize, ToSchema)]
pub struct Contacts {
    /// By last name.
    pub items: Vec<Contact>,
    /// What the next page is asked for with; nothing: this was the last one.
    pub next: Option<String>,
}

/// Where a page ended: first name and last name in lower case, and the membership.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct ContactCursor(String, String, String);

impl ContactCursor {
    fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    fn text(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }
}

/// A page of whom somebody may turn to.
pub async fn page(actor: &Actor, client: &TenantClient, query: &ContactsQuery) -> Result<Contacts> {
    let behind = match query.cursor.as_deref().filter(|text| !text.is_empty()) {
        None => None,
        Some(text) => Some(
            ContactCursor::read(text)
                .ok_or_else(|| Problem::field("cursor", "invalid", "This page does not exist."))?,
        ),
    };
    let is_admin = actor.rank >= Role::Admin.rank();
    let select = ordered(contacts_query(actor, is_admin, query), behind.as_ref());
    let (mut rows, (rules, _)) = try_join(lists::rows(&**client, select), fields::profile_rules(&**client)).await?;
    let has_more = rows.len() > PAGE;
    rows.truncate(PAGE);
    let next = rows.last().filter(|_| has_more).and_then(|row| mark(row).text());
    let shows_position = is_admin || rules.shows(ProfileField::Position);
    let read = |row: &Row| {
        from_row!(row => Contact {
            user_id, display_name, email;
            avatar: files::avatar_url(&actor.app, &actor.context.tenant, row.get("avatar")),
            position: row.get::<_, Option<String>>("position").filter(|_| shows_position),
            relation: Relation::parse(row.get("relation")),
            phone: row.get::<_, Option<String>>("phone").filter(|_| is_admin),
            online: None,
        })
    };
    let mut items: Vec<Contact> = rows.iter().map(read).collect();
    if is_admin {
        let ids: Vec<Uuid> = items.iter().map(|contact| contact.user_id).collect();
        let there = presence::of(client, &ids, actor.app.clock.now()).await?;
        for contact in &mut items {
            contact.online = Some(there.get(&contact.user_id).is_some_and(Presence::is_online));
        }
    }
    Ok(Contacts { items, next })
}

fn mark(row: &Row) -> ContactCursor {
    ContactCursor(row.get("by_first"), row.get("by_last"), row.get("id"))
}

/// What somebody is to the membership `$1`. Whom its person manages has the facets `$2`: an array as one value, for within square
/// brackets none is put in. Admins are of the rank `$3` or above.
const RELATION: &str = "case \
    when exists (select from user_teams me where me.id = $1 and user_teams.user_id = any(me.managers)) then 'manager' \
    when facets @> $2 then 'report' \
    when rank >= $3 then 'admin' \
    else 'member' end";

/// Memberships of those near the same in the team `$4`, each kind of them by an index.
const NEAR: &str = "id in (\
    select manager::text || '_' || me.team_id from user_teams me, unnest(me.managers) manager where me.id = $1 \
    union select near.id from user_teams near where near.team_id = $4 and near.facets @> $2 \
    union select near.id from user_teams near where near.team_id = $4 and near.rank >= $3)";

fn column(name: &'static str) -> Expr {
    Expr::col(Alias::new(name))
}

fn lower(name: &'static str) -> SimpleExpr {
    Func::lower(column(name)).into()
}

/// The contacts that a question keeps, without an order.
fn contacts_query(actor: &Actor, is_admin: bool, query: &ContactsQuery) -> SelectStatement {
    let admin = i16::from(Role::Admin.rank());
    let about = || -> Vec<Value> {
        vec![
            actor.membership_id.clone().into(),
            vec![facet("managers", &actor.user_id.to_string())].into(),
            admin.into(),
        ]
    };
    let team = actor.context.team.id.as_str();
    let mut select = Query::select();
    select
        .columns(["id", "user_id", "avatar", "position", "email", "phone"].map(Alias::new))
        .expr_as(Expr::cust("first_name || ' ' || last_name"), Alias::new("display_name"))
        .expr_as(Expr::cust_with_values(RELATION, about()), Alias::new("relation"))
        .expr_as(lower("last_name"), Alias::new("by_last"))
        .expr_as(lower("first_name"), Alias::new("by_first"))
        .from(Alias::new("user_teams"))
        .and_where(column("team_id").eq(team))
        .and_where(column("user_id").ne(actor.user_id))
        .and_where(column("status").is_not_in(["inactive", "terminated", "archived"]));
    if !is_admin {
        let near = about().into_iter().chain([team.into()]);
        select.and_where(Expr::cust_with_values(NEAR, near));
    }
    for word in search_words(non_empty(query.search.as_deref()).unwrap_or_default()) {
        // What the index finds has the word somewhere; it has to be in the name.
        select
            .and_where(column("search").like(&word))
            .and_where(Expr::cust("lower(first_name || ' ' || last_name)").like(word));
    }
    select
}

fn ordered(mut select: SelectStatement, behind: Option<&ContactCursor>) -> SelectStatement {
    if let Some(ContactCursor(first, last, id)) = behind {
        let sort_key = Expr::tuple([lower("first_name"), lower("last_name"), column("id")]);
        let there = Expr::tuple([first, last, id].map(|part| Expr::val(part.as_str())));
        select.and_where(sort_key.gt(there));
    }
    // One more than is shown says whether there is a next page.
    select
        .order_by_expr(lower("first_name"), Order::Asc)
        .order_by_expr(lower("last_name"), Order::Asc)
        .order_by(Alias::new("id"), Order::Asc)
        .limit(PAGE as u64 + 1);
    select
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_read_as_it_was_written_and_nothing_else_is() {
        let mark = ContactCursor("o'neill \"x\"".into(), "åsa".into(), "1_acme".into());
        assert_eq!(ContactCursor::read(&mark.text().unwrap()), Some(mark));
        for odd in ["", "x", "[]", "[\"a\",\"b\"]", "[\"a\",\"b\",3]", "{}"] {
            assert_eq!(ContactCursor::read(odd), None, "{odd}");
        }
    }
}
