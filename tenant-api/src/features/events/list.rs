//! Events in lists: those to come for everybody, one's own, those that one runs, both of them that are next, and all of them for admins.

use learnt_kernel::filters::{non_empty, search_words};
use sea_query::{Alias, Cond, Expr, ExprTrait, JoinType, Order, Query, SelectStatement, Value};

use super::audience::Audience;
use super::model::{LONGEST, State, Status};
use crate::db::lists::{self, Row};
use crate::features::files;
use crate::prelude::*;

/// Which part of one's own, or of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = EventSpan)]
pub enum Span {
    /// Not over yet.
    Upcoming,
    /// Over.
    Past,
}

/// What a list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct EventQuery {
    /// Words of title, text, address, category and tags.
    pub search: Option<String>,
    pub category: Option<String>,
    pub tag: Option<String>,
    /// Words of the address.
    pub place: Option<String>,
    /// For admins: a status; none: everything that is not archived.
    #[param(inline)]
    pub status: Option<Status>,
    /// Only what is to come, or over.
    #[param(inline)]
    pub span: Option<Span>,
    /// `true`: only those with a free seat.
    pub free: Option<bool>,
    /// Run by this person.
    pub trainer: Option<Uuid>,
    /// In this room, or with this equipment.
    pub asset: Option<Uuid>,
    /// Ends after this moment.
    pub from: Option<DateTime<Utc>>,
    /// Begins before this moment.
    pub to: Option<DateTime<Utc>>,
    /// `startsAt` or `title`; with a minus downwards.
    pub sort: Option<String>,
}

/// One in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventRow {
    id: Uuid,
    status: Status,
    title: String,
    /// One word to find it by.
    category: String,
    /// More words to find it by.
    tags: Vec<String>,
    /// Where it is.
    address: String,
    /// Whether it is on the net.
    is_online: bool,
    starts_at: DateTime<Utc>,
    ends_at: DateTime<Utc>,
    time_zone: String,
    /// Nothing: as many as come.
    capacity: Option<i32>,
    /// Seats that are held.
    taken: i32,
    waiting: i32,
    /// Where I stand with it.
    mine: Option<State>,
    /// Until when a seat is kept for me.
    offered_until: Option<DateTime<Utc>>,
    /// Whether I run it.
    runs: bool,
    /// Whether it is for those whom rules name.
    audience: Audience,
    /// Address of its picture.
    image_url: Option<String>,
    /// The latest revision.
    revision: i32,
}

/// Whose list it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// What is published and not over.
    Explore,
    /// What one is or was registered for.
    Mine,
    /// What one runs as its trainer, but for drafts and what is archived.
    Led,
    /// What is published and not over, of what one has or wants a seat at and of what one runs.
    Next,
    /// All of the team, for its admins.
    Managed,
}

/// Each once. A person has few of both, which the indexes of registrations and of trainers find, whatever a plan makes of the rest; the times of
/// an event stand in its registrations.
const NEXT: &str = "e.id = any(array(
    select event_id from user_events
    where user_id = $1 and state not in ('cancelled', 'waiting-cancelled') and ends_at > $2
    union
    select id from (select id, ends_at from events where trainers @> array_append('{}'::uuid[], $1) offset 0) led
    where ends_at > $2))";

fn col(table: &'static str, column: &'static str) -> Expr {
    Expr::col((Alias::new(table), Alias::new(column)))
}

pub async fn page(
    (app, context): (&App, &TenantContext),
    client: &TenantClient,
    (team, user, now): (&str, Uuid, DateTime<Utc>),
    scope: Scope,
    (query, page): (&EventQuery, PageQuery),
) -> Result<Page<EventRow>> {
    let mut select = filtered((team, user), scope);
    apply_filters(&mut select, (scope, user), query, now);
    order(&mut select, query);
    let read = |row: &Row| (to_view(row), row.get::<_, Option<Uuid>>("image"));
    let found = if scope == Scope::Explore {
        // What is typed comes in any number of words.
        let again = query.search.is_none() && query.place.is_none();
        lists::page_of_many(&**client, select, (&page, again), read).await?
    } else {
        lists::page(&**client, select, &page, read).await?
    };
    Ok(found.map(|(row, image)| EventRow {
        image_url: image.map(|id| files::url(app, &context.tenant, id)),
        ..row
    }))
}

fn filtered((team, user): (&str, Uuid), scope: Scope) -> SelectStatement {
    let mut select = Query::select();
    for column in [
        "id",
        "status",
        "title",
        "category",
        "tags",
        "address",
        "online_url",
        "starts_at",
        "ends_at",
        "time_zone",
        "capacity",
        "taken",
        "waiting",
        "revision",
        "audience",
        "image",
    ] {
        select.expr(col("e", column));
    }
    let join = if scope == Scope::Mine {
        JoinType::InnerJoin
    } else {
        JoinType::LeftJoin
    };
    select
        .expr(col("r", "state"))
        .expr(col("r", "offered_until"))
        .expr_as(
            Expr::cust_with_values("$1 = any(e.trainers)", [user]),
            Alias::new("runs"),
        )
        .from_as(Alias::new("events"), Alias::new("e"))
        .join_as(
            join,
            Alias::new("user_events"),
            Alias::new("r"),
            Cond::all()
                .add(col("r", "event_id").eq(col("e", "id")))
                .add(col("r", "user_id").eq(user)),
        )
        .and_where(col("e", "team_id").eq(team));
    select
}

fn apply_filters(select: &mut SelectStatement, (scope, user): (Scope, Uuid), query: &EventQuery, now: DateTime<Utc>) {
    match (scope, query.status) {
        (Scope::Explore, _) => {
            select
                .and_where(col("e", "status").eq(Status::Published.into_str()))
                .and_where(col("e", "ends_at").gt(now))
                // What is over is not read to be left out.
                .and_where(col("e", "starts_at").gt(now - LONGEST))
                .and_where(Expr::cust_with_values(
                    "(e.audience = 'everyone' or event_is_open_to(e.id, $1))",
                    [user],
                ));
        }
        (Scope::Led, _) => {
            let shown = [Status::Published, Status::Cancelled].map(|status| status.into_str());
            select
                .and_where(col("e", "status").is_in(shown))
                .and_where(Expr::cust_with_values(
                    "e.trainers @> array_append('{}'::uuid[], $1)",
                    [user],
                ));
        }
        (Scope::Next, _) => {
            select
                .and_where(col("e", "status").eq(Status::Published.into_str()))
                .and_where(col("e", "ends_at").gt(now))
                .and_where(Expr::cust_with_values(NEXT, [Value::from(user), Value::from(now)]));
        }
        (Scope::Managed, Some(status)) => {
            select.and_where(col("e", "status").eq(status.into_str()));
        }
        (Scope::Managed | Scope::Mine, _) => {
            select.and_where(col("e", "status").ne(Status::Archived.into_str()));
        }
    }
    match query.span {
        Some(Span::Upcoming) => {
            select.and_where(col("e", "ends_at").gt(now));
        }
        Some(Span::Past) => {
            select.and_where(col("e", "ends_at").lte(now));
        }
        None => {}
    }
    if let Some(category) = non_empty(query.category.as_deref()) {
        select.and_where(col("e", "category").eq(category));
    }
    if let Some(tag) = non_empty(query.tag.as_deref()) {
        // What stands in brackets would be taken for a name.
        select.and_where(Expr::cust_with_values(
            "e.tags @> array_append('{}'::text[], $1)",
            [tag],
        ));
    }
    for word in search_words(non_empty(query.place.as_deref()).unwrap_or_default()) {
        // What is searched holds the address, and has the index.
        select.and_where(col("e", "search").like(word.clone()));
        select.and_where(Expr::cust_with_values("lower(e.address) like $1", [word]));
    }
    for word in search_words(non_empty(query.search.as_deref()).unwrap_or_default()) {
        select.and_where(col("e", "search").like(word));
    }
    if query.free == Some(true) {
        select.and_where(Expr::cust(
            "(e.capacity is null or e.taken < e.capacity) and e.waiting = 0",
        ));
    }
    if let Some(trainer) = query.trainer {
        select.and_where(Expr::cust_with_values(
            "e.trainers @> array_append('{}'::uuid[], $1)",
            [trainer],
        ));
    }
    if let Some(asset) = query.asset {
        select.and_where(Expr::cust_with_values(
            "e.assets @> array_append('{}'::uuid[], $1)",
            [asset],
        ));
    }
    if let Some(from) = query.from {
        select.and_where(col("e", "ends_at").gt(from));
        // The index knows when they begin: what was over long before is not read to be left out.
        if let Some(long_before) = from.checked_sub_signed(LONGEST) {
            select.and_where(col("e", "starts_at").gt(long_before));
        }
    }
    if let Some(to) = query.to {
        select.and_where(col("e", "starts_at").lt(to));
    }
}

fn order(select: &mut SelectStatement, query: &EventQuery) {
    // What is over is shown the latest first.
    let usual = if query.span == Some(Span::Past) {
        "-startsAt"
    } else {
        "startsAt"
    };
    let wanted = non_empty(query.sort.as_deref()).unwrap_or(usual);
    let order = if wanted.starts_with('-') {
        Order::Desc
    } else {
        Order::Asc
    };
    match wanted.trim_start_matches('-') {
        "title" => select.order_by_expr(Expr::cust("lower(e.title)"), order.clone()),
        _ => select.order_by_expr(col("e", "starts_at"), order.clone()),
    };
    select.order_by_expr(col("e", "id"), order);
}

fn to_view(row: &Row) -> EventRow {
    let state: Option<&str> = row.get("state");
    from_row!(row => EventRow {
        id, title, category, tags, address, starts_at, ends_at, time_zone, capacity, taken, waiting, offered_until,
        runs, revision;
        status: Status::parse(row.get("status")),
        is_online: !row.get::<_, &str>("online_url").is_empty(),
        mine: state.map(State::parse),
        audience: Audience::parse(row.get("audience")),
        image_url: None,
    })
}
