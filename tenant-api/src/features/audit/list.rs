//! The log: its filters, newest first, and the same set as an export.
use chrono_tz::Tz;
use futures_util::future::try_join;
use learnt_kernel::clock::start_of_day;
use learnt_kernel::cursor::{Cursor, CursorPage, CursorQuery, PagePosition};
use learnt_kernel::filters;
use sea_query::{Alias, Expr, ExprTrait, Order, Query, SelectStatement};

use crate::db::lists::{self, Row, Sort};
use crate::prelude::*;

/// Which rows.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// Parts of names, or of the word of what was done.
    pub search: Option<String>,
    /// What was done, such as `person.invited`.
    pub action: Option<String>,
    pub actor: Option<Uuid>,
    /// In whose name it was done.
    pub acting_as: Option<Uuid>,
    /// From this day, or this moment, on.
    pub from: Option<String>,
    /// Until this day, which still counts, or this moment.
    pub to: Option<String>,
    /// `at` or `-at`; the newest first if nothing is said.
    pub sort: Option<String>,
}

/// What was done.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditRow {
    pub id: Uuid,
    pub at: DateTime<Utc>,
    /// What, as a word for programs: `person.invited`.
    pub action: String,
    /// The id of what it was done to.
    pub subject: String,
    /// What that was called then.
    pub subject_name: Option<String>,
    /// Who did it; nobody: the system itself.
    pub actor: Option<Uuid>,
    /// Their name then.
    pub actor_name: Option<String>,
    pub acting_as: Option<Uuid>,
    /// Their name then.
    pub acting_as_name: Option<String>,
    /// At which team's host.
    pub team_id: Option<String>,
    pub ip: Option<String>,
    pub request_id: Option<String>,
    /// What else is known of it.
    #[schema(value_type = Object)]
    pub details: Value,
}

const SHOWN: [&str; 14] = [
    "id",
    "at",
    "action",
    "subject",
    "subject_name",
    "actor",
    "actor_name",
    "acting_as",
    "acting_as_name",
    "team_id",
    "ip",
    "request_id",
    "details",
    "seq",
];

impl AuditRow {
    fn read(row: &Row) -> Self {
        from_row!(row => Self {
            id, at, action, subject, subject_name, actor, actor_name, acting_as, acting_as_name, team_id, ip,
            request_id, details,
        })
    }
}

fn col(name: &'static str) -> Expr {
    Expr::col(Alias::new(name))
}

/// A filter that was read: days are the tenant's.
#[derive(Debug, Clone, Default)]
pub struct LogFilter {
    search: Vec<String>,
    action: Option<String>,
    actor: Option<Uuid>,
    acting_as: Option<Uuid>,
    from: Option<DateTime<Utc>>,
    before: Option<DateTime<Utc>>,
    upwards: bool,
    team: Option<String>,
}

#[derive(Clone, Copy, strum::EnumString)]
#[strum(serialize_all = "camelCase")]
enum Column {
    At,
}

impl Filter {
    /// Reads days and moments, and names those that are none.
    pub fn into_log_filter(self, zone: Tz) -> Result<LogFilter> {
        let begins = |day| start_of_day(day, &zone);
        let (from, before) = filters::span(self.from.as_deref(), self.to.as_deref(), begins)?;
        let newest = Sort {
            column: Column::At,
            descending: true,
        };
        let sort = Sort::parse(self.sort.as_deref(), newest);
        Ok(LogFilter {
            search: filters::search_words(self.search.as_deref().unwrap_or_default()),
            action: self.action.filter(|action| !action.is_empty()),
            actor: self.actor,
            acting_as: self.acting_as,
            from,
            before,
            upwards: !sort.descending,
            team: None,
        })
    }
}

impl LogFilter {
    /// Only what this admin may see: superadmins everything, others what was done at their team's host, what the system did for
    /// its people, and what was done to memberships of it.
    pub fn visible_to(self, actor: &Actor) -> Self {
        let is_all = actor.rank >= Role::Superadmin.rank();
        Self {
            team: (!is_all).then(|| actor.context.team.id.to_string()),
            ..self
        }
    }

    fn select(&self) -> SelectStatement {
        let mut select = Query::select();
        select.from(Alias::new("audit_log")).columns(SHOWN.map(Alias::new));
        if let Some(team) = &self.team {
            select.and_where(of_team(team));
        }
        for word in &self.search {
            select.and_where(col("search").like(word.clone()));
        }
        if let Some(action) = &self.action {
            select.and_where(col("action").eq(action.as_str()));
        }
        if let Some(actor) = self.actor {
            select.and_where(col("actor").eq(actor));
        }
        if let Some(person) = self.acting_as {
            select.and_where(col("acting_as").eq(person));
        }
        if let Some(from) = self.from {
            select.and_where(col("at").gte(from));
        }
        if let Some(before) = self.before {
            select.and_where(col("at").lt(before));
        }
        select
    }
}

fn by_time(select: &mut SelectStatement, order: &Order) {
    select
        .order_by(Alias::new("at"), order.clone())
        .order_by(Alias::new("seq"), order.clone());
}

/// Keeps the rows behind one, in the order in which they are read.
fn behind(select: &mut SelectStatement, cursor: Cursor, order: &Order) {
    let sort_key = Expr::tuple([col("at"), col("seq")]);
    let there = Expr::tuple([Expr::val(cursor.at), Expr::val(cursor.seq)]);
    select.and_where(match order {
        Order::Asc => sort_key.gt(there),
        _ => sort_key.lt(there),
    });
}

/// The rows of a page and one more, in the order in which they are read.
fn of_page(select: &SelectStatement, upwards: bool, position: PagePosition, query: &CursorQuery) -> SelectStatement {
    let mut select = select.clone();
    let order = if upwards == position.is_backwards() {
        Order::Desc
    } else {
        Order::Asc
    };
    if let Some(cursor) = position.cursor() {
        behind(&mut select, cursor, &order);
    }
    by_time(&mut select, &order);
    select.limit(u64::from(query.limit()));
    select
}

fn cursor(row: &Row) -> Cursor {
    Cursor {
        at: row.get("at"),
        seq: row.get("seq"),
    }
}

/// What an admin of a team may see. A membership's id is its person's, then `_` and the team.
fn of_team(team: &str) -> Expr {
    let people = || {
        let mut people = Query::select();
        people
            .column(Alias::new("user_id"))
            .from(Alias::new("user_teams"))
            .and_where(Expr::col(Alias::new("team_id")).eq(team));
        people
    };
    let by_system = col("team_id").is_null().and(
        col("actor")
            .in_subquery(people())
            .or(col("acting_as").in_subquery(people())),
    );
    let of_membership = col("subject").like(format!("{}\\_{team}", "_".repeat(36)));
    col("team_id").eq(team).or(by_system).or(of_membership)
}

/// One page of what the select finds. Only the first one says how many there are.
async fn paged(
    client: &TenantClient,
    select: SelectStatement,
    upwards: bool,
    query: &CursorQuery,
) -> Result<CursorPage<AuditRow>> {
    let position = query.position()?;
    let rows = lists::rows(&**client, of_page(&select, upwards, position, query));
    let (rows, total) = if position == PagePosition::First {
        let (rows, total) = try_join(rows, lists::total(&**client, select)).await?;
        (rows, Some(total))
    } else {
        (rows.await?, None)
    };
    let rows = rows.iter().map(|row| (AuditRow::read(row), cursor(row))).collect();
    Ok(CursorPage::new(rows, position, query, total))
}

pub async fn page(client: &TenantClient, log_filter: &LogFilter, query: &CursorQuery) -> Result<CursorPage<AuditRow>> {
    paged(client, log_filter.select(), log_filter.upwards, query).await
}

/// One row, if it is among these.
pub async fn get(client: &TenantClient, visible: &LogFilter, id: Uuid) -> Result<Option<AuditRow>> {
    let mut select = visible.select();
    select.and_where(col("id").eq(id));
    let rows = lists::rows(&**client, select).await?;
    Ok(rows.first().map(AuditRow::read))
}

/// What a person did, what was done in their name, and what was done to their membership of a team.
pub async fn of_person(
    client: &TenantClient,
    person: Uuid,
    membership: &str,
    query: &CursorQuery,
) -> Result<CursorPage<AuditRow>> {
    let mut select = LogFilter::default().select();
    let theirs = col("actor")
        .eq(person)
        .or(col("acting_as").eq(person))
        .or(col("subject").eq(membership));
    select.and_where(theirs);
    let page = paged(client, select, false, query).await?;
    // From where others work is theirs alone.
    Ok(page.map(|row| AuditRow {
        ip: row.ip.filter(|_| row.actor == Some(person)),
        ..row
    }))
}

/// The same as an admin sees it: what their team may see of it.
pub async fn about(
    client: &TenantClient,
    admin: &Actor,
    (person, membership): (Uuid, &str),
    query: &CursorQuery,
) -> Result<CursorPage<AuditRow>> {
    let mut select = LogFilter::default().visible_to(admin).select();
    let theirs = col("actor")
        .eq(person)
        .or(col("acting_as").eq(person))
        .or(col("subject").eq(membership));
    select.and_where(theirs);
    paged(client, select, false, query).await
}

/// Rows of an export at a time.
const PORTION: u64 = 2_000;

/// The next rows of the export, the newest first, whatever the order of the screen.
pub async fn portion(
    client: &TenantClient,
    log_filter: &LogFilter,
    last: Option<Cursor>,
) -> Result<(Vec<AuditRow>, Option<Cursor>)> {
    let mut select = log_filter.select();
    select.limit(PORTION);
    if let Some(last) = last {
        behind(&mut select, last, &Order::Desc);
    }
    by_time(&mut select, &Order::Desc);
    let rows = lists::rows(&**client, select).await?;
    Ok((rows.iter().map(AuditRow::read).collect(), rows.last().map(cursor)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filter(from: &str, to: &str) -> Filter {
        Filter {
            from: Some(from.into()),
            to: Some(to.into()),
            ..Filter::default()
        }
    }

    #[test]
    fn days_are_whole_and_the_tenants() {
        let log_filter = filter("2026-11-21", "2026-11-21")
            .into_log_filter(chrono_tz::Europe::Berlin)
            .unwrap();
        assert_eq!(log_filter.from.unwrap().to_rfc3339(), "2026-11-20T23:00:00+00:00");
        assert_eq!(log_filter.before.unwrap().to_rfc3339(), "2026-11-21T23:00:00+00:00");
        let log_filter = filter("2026-11-21T10:00:00Z", "")
            .into_log_filter(chrono_tz::UTC)
            .unwrap();
        assert_eq!(log_filter.from.unwrap().to_rfc3339(), "2026-11-21T10:00:00+00:00");
        assert!(log_filter.before.is_none());
    }

    #[test]
    fn a_filter_becomes_one_condition_each() {
        let filter = Filter {
            search: Some("Ada 50%".into()),
            action: Some("person.invited".into()),
            actor: Some(Uuid::from_u128(1)),
            acting_as: Some(Uuid::from_u128(2)),
            sort: Some("at".into()),
            ..filter("2026-01-01", "2026-01-31")
        };
        let log_filter = filter.into_log_filter(chrono_tz::UTC).unwrap();
        let last = Cursor {
            at: DateTime::UNIX_EPOCH,
            seq: 7,
        };
        let page = |position| {
            of_page(
                &log_filter.select(),
                log_filter.upwards,
                position,
                &CursorQuery::default(),
            )
        };
        let sql = page(PagePosition::After(last)).to_string(sea_query::PostgresQueryBuilder);
        for part in [
            "'%ada%'",
            "50\\\\%",
            "person.invited",
            "\"actor\" =",
            "\"acting_as\" =",
            "\"at\" >=",
            "\"at\" <",
            "(\"at\", \"seq\") >",
            "ASC",
            "LIMIT 26",
        ] {
            assert!(str::contains(&sql, part), "{part} in {sql}");
        }
        let sql = page(PagePosition::Before(last)).to_string(sea_query::PostgresQueryBuilder);
        for part in ["(\"at\", \"seq\") <", "DESC"] {
            assert!(str::contains(&sql, part), "{part} in {sql}");
        }
    }
}
