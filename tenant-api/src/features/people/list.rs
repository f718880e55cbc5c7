//! The list of a team's people: its filters and its sorts.
use futures_util::future::try_join;
use learnt_kernel::email;
use sea_query::extension::postgres::PgExpr;
use sea_query::{Alias, Expr, ExprTrait, Func, NullOrdering, Order, Query, SelectStatement, SimpleExpr};

use super::defined_fields::{RequestedFields, Values};
use super::model::{Invitation, Status};
use crate::db::lists::{self, Sort, contains};
use crate::features::fields::facet;
use crate::features::files;
use crate::features::presence::{self, Presence};
use crate::prelude::*;

/// Which people.
#[derive(Debug, Clone, Default, Deserialize, IntoParams, ToSchema)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
#[schema(as = PeopleFilter)]
pub struct Filter {
    /// Part of a name, e-mail, username or employee id.
    pub search: Option<String>,
    /// A state of the membership.
    pub status: Option<Status>,
    /// A held role.
    pub role: Option<Role>,
    /// Not invited, invited or joined.
    pub invitation: Option<Invitation>,
    /// These alone: the ids of at most 500 people with full stops between them; what is behind that, or is none, is nobody.
    pub ids: Option<String>,
    /// Values in described fields, all of which somebody has: one `key=value` a line.
    pub having: Option<String>,
    /// Described fields that come along, by their keys with full stops between them.
    pub fields: Option<String>,
    /// `name`, `status`, `role`, `created` or `lastSeen`; with a minus before it downwards.
    pub sort: Option<String>,
}

/// One line of the list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonRow {
    /// The user's id.
    pub id: Uuid,
    pub first_name: String,
    pub last_name: String,
    /// The membership's address.
    #[serde(serialize_with = "email::write_shown")]
    pub email: Option<String>,
    pub username: Option<String>,
    /// The organisation's own number.
    pub employee_id: String,
    pub avatar: Option<String>,
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString)]
#[strum(serialize_all = "camelCase")]
enum Column {
    Name,
    Status,
    Role,
    Created,
    LastSeen,
}

/// So many people are named by their ids at most.
const MOST_NAMED: usize = 500;

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

pub(super) fn col(name: &'static str) -> Expr {
    Expr::col(Alias::new(name))
}

pub(super) fn lower(name: &'static str) -> SimpleExpr {
    Func::lower(col(name)).into()
}

/// The people that a filter keeps, without an order; `filter_facets` are the facets of the values that it asks for.
pub(super) fn filtered(team: &str, filter: &Filter, having: &[String]) -> SelectStatement {
    let mut select = Query::select();
    select.from(Alias::new("user_teams")).and_where(col("team_id").eq(team));
    if let Some(search) = filter.search.as_deref().map(str::trim).filter(|text| !text.is_empty()) {
        // each word somewhere: "brandt lena" finds Lena Brandt
        for word in search.split_whitespace().take(6) {
            select.and_where(col("search").like(contains(word)));
        }
    }
    if let Some(status) = filter.status {
        select.and_where(col("status").eq(status.into_str()));
    }
    if let Some(invitation) = filter.invitation {
        let (joined, invited) = (col("joined_at").is_not_null(), col("invited_at").is_not_null());
        select.and_where(match invitation {
            Invitation::Joined => joined,
            Invitation::Invited => col("joined_at").is_null().and(invited),
            Invitation::None => col("joined_at").is_null().and(col("invited_at").is_null()),
        });
    }
    if let Some(ids) = filter.ids.as_deref().filter(|ids| !ids.is_empty()) {
        let ids = ids.split('.').take(MOST_NAMED).filter_map(|id| id.parse::<Uuid>().ok());
        select.and_where(col("user_id").is_in(ids));
    }
    let role = filter.role.map(|role| facet("roles", role.into_str()));
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

/// As a name is read.
pub(super) fn by_name(select: &mut SelectStatement, order: Order) -> &mut SelectStatement {
    select
        .order_by_expr(lower("first_name"), order.clone())
        .order_by_expr(lower("last_name"), order)
}

pub async fn page(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    filter: &Filter,
    query: &PageQuery,
) -> Result<Page<PersonRow>> {
    let sort = Sort::parse(
        filter.sort.as_deref(),
        Sort {
            column: Column::Name,
            descending: false,
        },
    );
    let team = context.team.id.as_str();
    let requested_fields =
        RequestedFields::of(&**client, team, filter.fields.as_deref(), filter.having.as_deref()).await?;
    let mut select = filtered(team, filter, &requested_fields.filter_facets);
    select.columns(SHOWN.map(Alias::new));
    let mut page = lists::page(&**client, ordered(select, sort), query, |row| {
        let roles: Vec<Role> = row
            .get::<_, Vec<String>>("roles")
            .iter()
            .filter_map(|role| role.parse().ok())
            .collect();
        from_row!(row => PersonRow {
            first_name, last_name, email, username, employee_id, position, loc1, reward_points_count, last_seen_at,
            created_at;
            id: row.get("user_id"),
            avatar: files::avatar_url(app, &context.tenant, row.get("avatar")),
            status: Status::parse(row.get("status")).unwrap_or(Status::Inactive),
            role: Role::effective(&roles).unwrap_or(Role::Learner),
            roles,
            fields: Values::new(),
            invitation: Invitation::of(row.get("invited_at"), row.get("joined_at")),
            online: false,
        })
    })
    .await?;
    let ids: Vec<Uuid> = page.items.iter().map(|row| row.id).collect();
    let (there, mut values) = try_join(
        presence::of(client, &ids, app.clock.now()),
        requested_fields.shown.of(&**client, team, &ids),
    )
    .await?;
    for row in &mut page.items {
        row.fields = values.remove(&row.id).unwrap_or_default();
        row.online = there.get(&row.id).is_some_and(Presence::is_online);
    }
    Ok(page)
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
            invitation: Some(Invitation::Invited),
            ..Filter::default()
        };
        let mut select = filtered("acme", &filter, &["shoesize=41".into()]);
        let sql = select
            .column(Alias::new("id"))
            .to_string(sea_query::PostgresQueryBuilder);
        for part in [
            "'%brandt%'",
            "50\\\\%",
            "'sick leave'",
            "roles=manager",
            "\"joined_at\" IS NULL",
            "\"invited_at\" IS NOT NULL",
            "shoesize=41",
            "\"team_id\" = 'acme'",
        ] {
            assert!(str::contains(&sql, part), "{part} in {sql}");
        }
    }

    #[test]
    fn every_offered_sort_is_known() {
        for name in ["name", "status", "role", "created", "lastSeen"] {
            assert!(name.parse::<Column>().is_ok());
        }
        assert!("password".parse::<Column>().is_err());
    }
}
