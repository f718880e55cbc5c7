//! All that were issued in a team: the newest first, narrowed down and found by words.

use chrono::{Duration, NaiveDate};
use learnt_kernel::filters::{non_empty, search_words};
use sea_query::{Alias, Cond, Expr, ExprTrait, Func, JoinType, Order, Query, SelectStatement};

use super::model::State;
use crate::db::lists::{self, Row, Sort};
use crate::features::files;
use crate::features::people::Named;
use crate::prelude::*;

/// What the list is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct CertificateQuery {
    /// Words of person, title and number.
    pub search: Option<String>,
    /// None: all.
    #[param(inline)]
    pub state: Option<State>,
    /// Only those that expire within so many days from now, 1 to 366, the next one first.
    #[param(minimum = 1, maximum = 366)]
    pub expiring: Option<u16>,
    /// Only those that were issued anew.
    pub reissued: bool,
    /// `issuedAt`, `title` or `person`; with a minus downwards.
    pub sort: Option<String>,
}

/// Whose a certificate is.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CertificatePerson)]
pub struct Person {
    /// The user's id.
    id: Uuid,
    /// First and last name now; also of somebody who left the team.
    name: String,
    /// Address of their picture.
    avatar_url: Option<String>,
}

/// A certificate.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Certificate {
    id: Uuid,
    person: Person,
    /// Their name when it was issued: what stands on it.
    name: String,
    course_id: Uuid,
    /// The course's title when it was issued.
    title: String,
    number: String,
    /// What its page is found by.
    code: String,
    issued_at: DateTime<Utc>,
    /// The day of that, by the tenant's calendar.
    issued_on: NaiveDate,
    /// The last day on which it holds; nothing: for good.
    valid_until: Option<NaiveDate>,
    /// When that day ends.
    expires_at: Option<DateTime<Utc>>,
    /// What it is worth now.
    state: State,
    withdrawn_at: Option<DateTime<Utc>>,
    withdrawn_by: Option<Named>,
    reason: Option<String>,
    /// When it was last issued anew.
    reissued_at: Option<DateTime<Utc>>,
}

#[derive(Clone, Copy, strum::EnumString)]
#[strum(serialize_all = "camelCase")]
enum Column {
    IssuedAt,
    Title,
    Person,
}

fn col(column: &'static str) -> Expr {
    Expr::col((Alias::new("c"), Alias::new(column)))
}

/// One page of the list.
pub async fn page(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    (query, page): (&CertificateQuery, PageQuery),
) -> Result<Page<Certificate>> {
    let now = app.clock.now();
    let select = filtered(context.team.id.as_str(), query, now);
    let read = |row: &Row| (to_view(row, now), row.get::<_, Option<String>>("avatar"));
    let found = lists::page(&**client, select, &page, read).await?;
    Ok(found.map(|(mut certificate, avatar)| {
        certificate.person.avatar_url = files::avatar_url(app, &context.tenant, avatar.as_deref());
        certificate
    }))
}

/// The membership of somebody whom a column names: who left has one too.
fn member(select: &mut SelectStatement, alias: &'static str, column: &'static str) {
    let on = format!("{alias}.id = c.{column}::text || '_' || c.team_id");
    select.join_as(
        JoinType::LeftJoin,
        Alias::new("user_teams"),
        Alias::new(alias),
        Cond::all().add(Expr::cust(on)),
    );
}

fn filtered(team: &str, query: &CertificateQuery, now: DateTime<Utc>) -> SelectStatement {
    let mut select = Query::select();
    for column in [
        "id",
        "user_id",
        "person",
        "course_id",
        "title",
        "number",
        "code",
        "issued_at",
        "issued_on",
        "valid_until",
        "expires_at",
        "withdrawn_at",
        "withdrawn_by",
        "reason",
        "reissued_at",
    ] {
        select.expr(col(column));
    }
    select.from_as(Alias::new("certificates"), Alias::new("c"));
    member(&mut select, "owner", "user_id");
    member(&mut select, "taker", "withdrawn_by");
    let named = "coalesce(owner.first_name || ' ' || owner.last_name, c.person)";
    let taker = "coalesce(taker.first_name || ' ' || taker.last_name, '')";
    select
        .expr(Expr::col((Alias::new("owner"), Alias::new("avatar"))))
        .expr_as(Expr::cust(named), Alias::new("owner_name"))
        .expr_as(Expr::cust(taker), Alias::new("taker_name"))
        .and_where(col("team_id").eq(team));
    match query.state {
        Some(State::Withdrawn) => {
            select.and_where(col("withdrawn_at").is_not_null());
        }
        Some(State::Expired) => {
            select
                .and_where(col("withdrawn_at").is_null())
                .and_where(col("expires_at").lte(now));
        }
        Some(State::Valid) => {
            select
                .and_where(col("withdrawn_at").is_null())
                .and_where(col("expires_at").is_null().or(col("expires_at").gt(now)));
        }
        // What was replaced is found by its old code alone.
        Some(State::Replaced) => {
            select.and_where(Expr::cust("false"));
        }
        None => {}
    }
    if query.reissued {
        select.and_where(col("reissued_at").is_not_null());
    }
    if let Some(days) = query.expiring {
        let until = now + Duration::days(i64::from(days.clamp(1, 366)));
        select
            .and_where(col("withdrawn_at").is_null())
            .and_where(col("expires_at").gt(now))
            .and_where(col("expires_at").lte(until))
            .order_by_expr(col("expires_at"), Order::Asc);
    }
    for word in search_words(non_empty(query.search.as_deref()).unwrap_or_default()) {
        select.and_where(col("search").like(word));
    }
    order(&mut select, query.sort.as_deref());
    select
}

fn order(select: &mut SelectStatement, sort: Option<&str>) {
    let newest = Sort {
        column: Column::IssuedAt,
        descending: true,
    };
    let sort = Sort::parse(sort, newest);
    let by = match sort.column {
        Column::IssuedAt => col("issued_at"),
        Column::Title => Expr::expr(Func::lower(col("title"))),
        Column::Person => Expr::expr(Func::lower(col("person"))),
    };
    select
        .order_by_expr(by, sort.order())
        .order_by_expr(col("id"), if sort.descending { Order::Desc } else { Order::Asc });
}

fn to_view(row: &Row, now: DateTime<Utc>) -> Certificate {
    let (expires_at, withdrawn_at) = (row.get("expires_at"), row.get("withdrawn_at"));
    let withdrawn_by: Option<Uuid> = row.get("withdrawn_by");
    from_row!(row => Certificate {
        id, course_id, title, number, code, issued_at, issued_on, valid_until, reason, reissued_at;
        person: Person {
            id: row.get("user_id"),
            name: row.get("owner_name"),
            avatar_url: None,
        },
        name: row.get("person"),
        expires_at,
        state: State::at(now, expires_at, withdrawn_at),
        withdrawn_at,
        withdrawn_by: withdrawn_by.map(|id| Named {
            id,
            name: row.get("taker_name"),
        }),
    })
}
