//! The list of a team's people: its filters, its sorts, and the same set as an export.
use chrono::{DateTime, Utc};
use futures_util::future::try_join;
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::Result;
use learnt_kernel::role::Role;
use sea_query::extension::postgres::PgExpr;
use sea_query::{Alias, Expr, ExprTrait, Func, NullOrdering, Order, Query, SelectStatement, SimpleExpr};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use super::described::{Asked, Values};
use super::model::{Status, facet};
use crate::app::App;
use crate::db::TenantClient;
use crate::db::lists::{self, Sort, contains};
use crate::edge::Here;
use crate::features::files;
use crate::features::presence::{self, Presence};

/// Which people.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// Part of a name, e-mail, username or employee id.
    pub search: Option<String>,
    /// A state of the membership.
    pub status: Option<Status>,
    /// A held role.
    pub role: Option<Role>,
    /// Values in described fields, all of which somebody has: one `key=value` a line.
    pub having: Option<String>,
    /// Described fields that come along, by their keys with full stops between them.
    pub fields: Option<String>,
    /// `name`, `status`, `role`, `created` or `lastSeen`; with a minus before it downwards.
    pub sort: Option<String>,
}

/// How far somebody has come into the product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Invitation {
    /// Signed in at least once.
    Joined,
    /// Invited and not yet there.
    Invited,
    /// Never invited.
    None,
}

impl Invitation {
    /// From the two moments that tell.
    pub fn of(invited_at: Option<DateTime<Utc>>, joined_at: Option<DateTime<Utc>>) -> Self {
        match (invited_at, joined_at) {
            (_, Some(_)) => Self::Joined,
            (Some(_), None) => Self::Invited,
            (None, None) => Self::None,
        }
    }
}

/// One line of the list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonRow {
    /// The user's id.
    pub id: Uuid,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// The membership's address.
    pub email: Option<String>,
    /// The login name.
    pub username: Option<String>,
    /// The organisation's own number.
    pub employee_id: String,
    /// A picture.
    pub avatar: Option<String>,
    /// The state.
    pub status: Status,
    /// The highest held role.
    pub role: Role,
    /// All held roles.
    pub roles: Vec<Role>,
    /// What the person does.
    pub position: Option<String>,
    /// The first list of places.
    pub loc1: Vec<String>,
    /// What they have in the described fields that were asked for, by key; people by their names.
    pub fields: Values,
    /// Reward points.
    pub reward_points_count: i64,
    /// Invited, joined or neither.
    pub invitation: Invitation,
    /// Last seen in this team.
    pub last_seen_at: Option<DateTime<Utc>>,
    /// Has the product open now.
    pub online: bool,
    /// A member since.
    pub created_at: DateTime<Utc>,
}

/// The columns by which the list can be sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Column {
    Name,
    Status,
    Role,
    Created,
    LastSeen,
}

fn column(name: &str) -> Option<Column> {
    Some(match name {
        "name" => Column::Name,
        "status" => Column::Status,
        "role" => Column::Role,
        "created" => Column::Created,
        "lastSeen" => Column::LastSeen,
        _ => return None,
    })
}

const SHOWN: [&str; 16] = [
    "user_id",
    "first_name",
    "last_name",
    "email",
    "username",
    "employee_id",
    "avatar",
    "status",
    "roles",
    "position",
    "loc1",
    "reward_points_count",
    "invited_at",
    "joined_at",
    "last_seen_at",
    "created_at",
];

fn col(name: &'static str) -> Expr {
    Expr::col(Alias::new(name))
}

fn lower(name: &'static str) -> SimpleExpr {
    Func::lower(col(name)).into()
}

/// The people that a filter keeps, without an order; `having` are the facets of the values that it asks for.
fn kept(team: &str, filter: &Filter, having: &[String]) -> SelectStatement {
    let mut select = Query::select();
    select.from(Alias::new("user_teams")).and_where(col("team_id").eq(team));
    if let Some(search) = filter.search.as_deref().map(str::trim).filter(|text| !text.is_empty()) {
        // each word somewhere: "brandt lena" finds Lena Brandt
        for word in search.split_whitespace().take(6) {
            select.and_where(col("search").like(contains(word)));
        }
    }
    if let Some(status) = filter.status {
        select.and_where(col("status").eq(status.as_str()));
    }
    let role = filter.role.map(|role| facet("roles", role.as_str()));
    let facets: Vec<String> = role.into_iter().chain(having.iter().cloned()).collect();
    if !facets.is_empty() {
        select.and_where(col("facets").contains(Expr::val(facets)));
    }
    select
}

fn ordered(mut select: SelectStatement, sort: Sort<Column>) -> SelectStatement {
    let order = sort.order();
    match sort.column {
        Column::Name => by_name(&mut select, order.clone()),
        Column::Status => by_name(select.order_by(Alias::new("status"), order.clone()), Order::Asc),
        Column::Role => by_name(select.order_by(Alias::new("rank"), order.clone()), Order::Asc),
        Column::Created => select.order_by(Alias::new("created_at"), order.clone()),
        Column::LastSeen => select.order_by_with_nulls(Alias::new("last_seen_at"), order.clone(), NullOrdering::Last),
    };
    select.order_by(Alias::new("id"), order);
    select
}

fn by_name(select: &mut SelectStatement, order: Order) -> &mut SelectStatement {
    select
        .order_by_expr(lower("last_name"), order.clone())
        .order_by_expr(lower("first_name"), order)
}

/// One page.
pub async fn page(
    app: &App,
    here: &Here,
    client: &TenantClient,
    filter: &Filter,
    query: &PageQuery,
) -> Result<Page<PersonRow>> {
    let sort = Sort::parse(
        filter.sort.as_deref(),
        column,
        Sort {
            column: Column::Name,
            descending: false,
        },
    );
    let team = here.team.id.as_str();
    let asked = Asked::of(&**client, team, filter.fields.as_deref(), filter.having.as_deref()).await?;
    let mut select = kept(team, filter, &asked.having);
    select.columns(SHOWN.map(Alias::new));
    let mut page = lists::page(&**client, ordered(select, sort), query, |row| {
        let roles: Vec<Role> = row
            .get::<_, Vec<String>>("roles")
            .iter()
            .filter_map(|role| role.parse().ok())
            .collect();
        PersonRow {
            id: row.get("user_id"),
            first_name: row.get("first_name"),
            last_name: row.get("last_name"),
            email: row.get("email"),
            username: row.get("username"),
            employee_id: row.get("employee_id"),
            avatar: files::face(app, &here.tenant, row.get("avatar")),
            status: Status::parse(row.get("status")).unwrap_or(Status::Inactive),
            role: Role::effective(&roles).unwrap_or(Role::Learner),
            roles,
            position: row.get("position"),
            loc1: row.get("loc1"),
            fields: Values::new(),
            reward_points_count: row.get("reward_points_count"),
            invitation: Invitation::of(row.get("invited_at"), row.get("joined_at")),
            last_seen_at: row.get("last_seen_at"),
            online: false,
            created_at: row.get("created_at"),
        }
    })
    .await?;
    let ids: Vec<Uuid> = page.items.iter().map(|row| row.id).collect();
    let (there, mut values) = try_join(
        presence::of(client, &ids, app.clock.now()),
        asked.shown.of(&**client, team, &ids),
    )
    .await?;
    for row in &mut page.items {
        row.fields = values.remove(&row.id).unwrap_or_default();
        row.online = there.get(&row.id).is_some_and(Presence::is_online);
    }
    Ok(page)
}

/// Where an export has got to: behind this person.
#[derive(Debug, Clone)]
pub struct Behind {
    last_name: String,
    first_name: String,
    id: String,
}

/// Rows of an export at a time.
const PORTION: u64 = 2_000;

/// What an export holds: who, and which described fields beside first name, last name, e-mail and status.
pub struct Export {
    filter: Filter,
    asked: Asked,
}

impl Export {
    /// Reads what a filter asks for.
    pub async fn of(client: &TenantClient, team: &str, filter: Filter) -> Result<Self> {
        Ok(Self {
            asked: Asked::of(&**client, team, filter.fields.as_deref(), filter.having.as_deref()).await?,
            filter,
        })
    }

    /// The first line.
    pub fn head(&self) -> Vec<String> {
        let first = ["firstName", "lastName", "email", "status"].map(str::to_owned);
        first.into_iter().chain(self.asked.shown.names()).collect()
    }
}

/// The next lines of an export. An empty portion is the end.
pub async fn portion(
    client: &TenantClient,
    team: &str,
    export: &Export,
    behind: Option<&Behind>,
) -> Result<(Vec<Vec<String>>, Option<Behind>)> {
    let mut select = kept(team, &export.filter, &export.asked.having);
    select
        .columns(["id", "user_id", "first_name", "last_name", "email", "status"].map(Alias::new))
        .limit(PORTION);
    select
        .expr_as(lower("last_name"), Alias::new("by_last"))
        .expr_as(lower("first_name"), Alias::new("by_first"));
    if let Some(behind) = behind {
        let here = Expr::tuple([lower("last_name"), lower("first_name"), col("id")]);
        let there =
            Expr::tuple([&behind.last_name, &behind.first_name, &behind.id].map(|part| Expr::val(part.as_str())));
        select.and_where(here.gt(there));
    }
    by_name(&mut select, Order::Asc).order_by(Alias::new("id"), Order::Asc);
    let rows = lists::rows(&**client, select).await?;
    let last = rows.last().map(|row| Behind {
        last_name: row.get("by_last"),
        first_name: row.get("by_first"),
        id: row.get("id"),
    });
    let ids: Vec<Uuid> = rows.iter().map(|row| row.get("user_id")).collect();
    let values = export.asked.shown.of(&**client, team, &ids).await?;
    let line = |row: &lists::Row| {
        let mut cells = vec![
            row.get("first_name"),
            row.get("last_name"),
            row.get::<_, Option<String>>("email").unwrap_or_default(),
            row.get("status"),
        ];
        cells.extend(export.asked.shown.cells(values.get(&row.get::<_, Uuid>("user_id"))));
        cells
    };
    Ok((rows.iter().map(line).collect(), last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_becomes_one_condition_each() {
        let filter = Filter {
            search: Some("Brandt 50%".into()),
            status: Some(Status::SickLeave),
            role: Some(Role::Manager),
            ..Filter::default()
        };
        let mut select = kept("acme", &filter, &["shoesize=41".into()]);
        let sql = select
            .column(Alias::new("id"))
            .to_string(sea_query::PostgresQueryBuilder);
        for part in [
            "'%brandt%'",
            "50\\\\%",
            "'sick leave'",
            "roles=manager",
            "shoesize=41",
            "\"team_id\" = 'acme'",
        ] {
            assert!(str::contains(&sql, part), "{part} in {sql}");
        }
    }

    #[test]
    fn every_offered_sort_is_known() {
        for name in ["name", "status", "role", "created", "lastSeen"] {
            assert!(column(name).is_some());
        }
        assert!(column("password").is_none());
    }
}
