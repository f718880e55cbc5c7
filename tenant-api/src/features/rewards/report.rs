//! The report of rewards: what a team's people earned and redeemed, transaction by transaction, and what that is in all (domain section 14).

use std::cmp::{max, min};

use chrono::{Datelike, Duration, Months, NaiveDate};
use chrono_tz::Tz;
use futures_util::future::try_join;
use learnt_kernel::clock::start_of_day;
use learnt_kernel::filters::{self, non_empty, search_words};
use sea_query::{Alias, Cond, Expr, ExprTrait, JoinType, Query, SelectStatement};

use super::model::RewardedType;
use super::report_people;
use crate::db::lists::{self, Row, Sort};
use crate::features::files;
use crate::prelude::*;

/// Which transactions are reported.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct RewardReportQuery {
    /// Words of the person's name, e-mail address, username or employee id.
    pub search: Option<String>,
    /// What was completed; nothing that was redeemed.
    #[serde(rename = "type")]
    #[param(inline)]
    pub kind: Option<RewardedType>,
    /// What was redeemed only, or what was earned only.
    pub redeem: Option<bool>,
    /// From this day of the organisation, or this moment, on.
    pub from: Option<String>,
    /// Until this day, which still counts, or this moment.
    pub to: Option<String>,
    /// Transactions: `date`, `points`, `title`, `type` or `name`; people: `name`, `earned`, `redeemed`, `balance` or `last`; with a minus downwards.
    pub sort: Option<String>,
}

/// Points that somebody earned or redeemed, beside who it was.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RewardReportRow {
    id: Uuid,
    user_id: Uuid,
    first_name: String,
    last_name: String,
    username: Option<String>,
    avatar: Option<String>,
    /// What was completed: `course`, `resource`, `form`, `event`, `pathway`, `package` or `activity`; null where points were redeemed.
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

/// What the reported transactions are in all.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RewardReportTotals {
    /// Points that were earned.
    earned: i64,
    /// Points that were redeemed.
    redeemed: i64,
    /// What the people of these transactions have now, whatever else the filter leaves out.
    balance: i64,
    /// So many people.
    people: i64,
    /// Each month of the span, the oldest first: of the last twelve, where no day is named, and of thirty-six at most.
    months: Vec<RewardMonth>,
}

/// A month of the organisation.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RewardMonth {
    /// Its first day.
    month: NaiveDate,
    earned: i64,
    redeemed: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString)]
#[strum(serialize_all = "camelCase")]
enum Column {
    Date,
    Points,
    Title,
    Type,
    Name,
}

const LATEST_FIRST: Sort<Column> = Sort {
    column: Column::Date,
    descending: true,
};

/// Months of a chart where no day is named.
const USUAL_MONTHS: u32 = 12;
/// More are not told apart.
const MOST_MONTHS: usize = 36;

pub(super) fn col(table: &'static str, column: &'static str) -> Expr {
    Expr::col((Alias::new(table), Alias::new(column)))
}

/// What was asked for, read: days are the organisation's, rows those of one team.
#[derive(Debug, Clone)]
pub struct ReportFilter {
    pub(super) team: String,
    pub(super) zone: Tz,
    words: Vec<String>,
    kind: Option<RewardedType>,
    redeem: Option<bool>,
    from: Option<DateTime<Utc>>,
    before: Option<DateTime<Utc>>,
}

impl ReportFilter {
    /// Of the team at whose host it is asked; names days that are none.
    pub fn of(context: &TenantContext, query: &RewardReportQuery) -> Result<Self> {
        Self::read(context.team.id.as_str(), context.tenant.time_zone, query)
    }

    pub(super) fn read(team: &str, zone: Tz, query: &RewardReportQuery) -> Result<Self> {
        let begins = |day| start_of_day(day, &zone);
        let (from, before) = filters::span(query.from.as_deref(), query.to.as_deref(), begins)?;
        Ok(Self {
            team: team.to_owned(),
            zone,
            words: search_words(non_empty(query.search.as_deref()).unwrap_or_default()),
            kind: query.kind,
            redeem: query.redeem,
            from,
            before,
        })
    }

    /// Whether all transactions of whoever is looked for are reported, so that what is summed already can be read.
    pub(super) fn is_of_all_transactions(&self) -> bool {
        self.kind.is_none() && self.redeem.is_none() && self.from.is_none() && self.before.is_none()
    }

    /// The transactions `t` that the filter keeps, whoever's they are.
    pub(super) fn narrow(&self, select: &mut SelectStatement) {
        select
            .from_as(Alias::new("reward_transactions"), Alias::new("t"))
            .and_where(col("t", "team_id").eq(self.team.as_str()));
        if let Some(kind) = self.kind {
            select.and_where(col("t", "document_type").eq(kind.into_str()));
        }
        // As it stands in the condition of the index.
        match self.redeem {
            Some(true) => select.and_where(Expr::cust("t.redeem")),
            Some(false) => select.and_where(Expr::cust("not t.redeem")),
            None => select,
        };
        if let Some(from) = self.from {
            select.and_where(col("t", "created_at").gte(from));
        }
        if let Some(before) = self.before {
            select.and_where(col("t", "created_at").lt(before));
        }
    }

    /// Keeps the memberships `u` that are looked for.
    pub(super) fn narrow_people(&self, select: &mut SelectStatement) {
        for word in &self.words {
            select.and_where(col("u", "search").like(word.clone()));
        }
    }

    /// Beside what `t` has: the membership `u` in the team; without one there is no row.
    pub(super) fn join_people(&self, select: &mut SelectStatement) {
        select.join_as(
            JoinType::InnerJoin,
            Alias::new("user_teams"),
            Alias::new("u"),
            Cond::all()
                .add(col("u", "team_id").eq(self.team.as_str()))
                .add(col("u", "user_id").eq(col("t", "user_id"))),
        );
        self.narrow_people(select);
    }

    /// Whether somebody is looked for by name.
    pub(super) fn has_words(&self) -> bool {
        !self.words.is_empty()
    }

    /// The transactions with what the report says of each, in no order.
    pub(super) fn transactions(&self) -> SelectStatement {
        let mut select = Query::select();
        self.narrow(&mut select);
        self.join_people(&mut select);
        for column in [
            "id",
            "user_id",
            "document_type",
            "document_title",
            "reward_point_amount",
            "redeem",
            "created_at",
        ] {
            select.expr(col("t", column));
        }
        for column in ["first_name", "last_name", "username", "avatar"] {
            select.expr(col("u", column));
        }
        select
    }
}

fn order(select: &mut SelectStatement, sort: Sort<Column>) {
    let by = match sort.column {
        Column::Date => &[][..],
        // Of the form that the index has.
        Column::Points => &["case when t.redeem then -t.reward_point_amount else t.reward_point_amount end"],
        Column::Title => &["lower(t.document_title)"],
        Column::Type => &["t.document_type"],
        Column::Name => &["lower(u.first_name)", "lower(u.last_name)"],
    };
    for expression in by.iter().copied().chain(["t.created_at", "t.id"]) {
        select.order_by_expr(Expr::cust(expression), sort.order());
    }
}

/// One page of the transactions, the latest first if nothing else is said.
pub async fn page(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    filter: &ReportFilter,
    (sort, page): (Option<&str>, PageQuery),
) -> Result<Page<RewardReportRow>> {
    let mut select = filter.transactions();
    order(&mut select, Sort::parse(sort, LATEST_FIRST));
    // Filters come in any number of ways: each statement is planned for its own values.
    lists::page_of_many(&**client, select, (&page, false), |row| to_view(app, context, row)).await
}

fn to_view(app: &App, context: &TenantContext, row: &Row) -> RewardReportRow {
    let created_at: DateTime<Utc> = row.get("created_at");
    from_row!(row => RewardReportRow {
        id, user_id, first_name, last_name, username, document_type, document_title, reward_point_amount, redeem;
        avatar: files::avatar_url(app, &context.tenant, row.get("avatar")),
        created_at: created_at.timestamp(),
    })
}

/// What all of them are together, and by months.
pub async fn totals(client: &TenantClient, filter: &ReportFilter, now: DateTime<Utc>) -> Result<RewardReportTotals> {
    let months = shown_months(filter, now);
    let (sums, figures) = try_join(
        lists::rows(&**client, report_people::totals(filter)),
        figures(client, filter, &months),
    )
    .await?;
    let of = |column: &str| sums.first().map_or(0, |row| row.get(column));
    Ok(RewardReportTotals {
        earned: of("earned"),
        redeemed: of("redeemed"),
        balance: of("balance"),
        people: of("people"),
        months: figures,
    })
}

/// The first days of the months that are told apart: those of the span that was asked for, but none that is to come.
fn shown_months(filter: &ReportFilter, now: DateTime<Utc>) -> Vec<NaiveDate> {
    // Nothing is older, and no calendar ends here.
    let first_day = |at: DateTime<Utc>| {
        let at = max(at, DateTime::UNIX_EPOCH).with_timezone(&filter.zone);
        at.date_naive().with_day(1).unwrap_or_default()
    };
    let end = filter
        .before
        .map_or(now, |before| min(now, before - Duration::microseconds(1)));
    let last = first_day(end);
    let first = match filter.from {
        Some(from) => first_day(from),
        None => last.checked_sub_months(Months::new(USUAL_MONTHS - 1)).unwrap_or(last),
    };
    let mut months: Vec<NaiveDate> =
        std::iter::successors(Some(last), |month| month.checked_sub_months(Months::new(1)))
            .take_while(|month| *month >= first)
            .take(MOST_MONTHS)
            .collect();
    months.reverse();
    months
}

/// The figures of these months, which follow each other.
async fn figures(client: &TenantClient, filter: &ReportFilter, months: &[NaiveDate]) -> Result<Vec<RewardMonth>> {
    let starts: Vec<DateTime<Utc>> = months
        .iter()
        .filter_map(|month| start_of_day(*month, &filter.zone))
        .collect();
    let Some(first) = starts.first().copied() else {
        return Ok(Vec::new());
    };
    let mut select = Query::select();
    filter.narrow(&mut select);
    filter.join_people(&mut select);
    select
        .expr_as(
            Expr::cust_with_values("width_bucket(t.created_at, cast($1 as timestamptz[]))", [starts]),
            Alias::new("place"),
        )
        .expr_as(Expr::cust(EARNED), Alias::new("earned"))
        .expr_as(Expr::cust(REDEEMED), Alias::new("redeemed"))
        .and_where(col("t", "created_at").gte(first))
        .group_by_col(Alias::new("place"));
    let rows = lists::rows(&**client, select).await?;
    let mut figures: Vec<RewardMonth> = months.iter().copied().map(RewardMonth::empty).collect();
    for row in rows {
        // The first month is the first place.
        let place = usize::try_from(row.get::<_, i32>("place")).unwrap_or_default();
        if let Some(month) = place.checked_sub(1).and_then(|place| figures.get_mut(place)) {
            month.earned = row.get("earned");
            month.redeemed = row.get("redeemed");
        }
    }
    Ok(figures)
}

impl RewardMonth {
    fn empty(month: NaiveDate) -> Self {
        Self {
            month,
            earned: 0,
            redeemed: 0,
        }
    }
}

/// What of the transactions `t` was earned.
pub(super) const EARNED: &str = "coalesce(sum(t.reward_point_amount) filter (where not t.redeem), 0)";
/// What of the transactions `t` was redeemed.
pub(super) const REDEEMED: &str = "coalesce(sum(t.reward_point_amount) filter (where t.redeem), 0)";

#[cfg(test)]
#[path = "report_tests.rs"]
mod tests;
