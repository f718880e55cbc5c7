//! The report as files, CSV and workbook: everything that the filter keeps, a portion at a time, written while it is sent.

use std::sync::Arc;

use axum::body::Body;
use axum::response::Response;
use futures_util::{StreamExt, stream};
use sea_query::{Alias, Expr, ExprTrait, Order, SelectStatement};

use super::super::report::ReportFilter;
use super::super::report_people;
use crate::db::directory::Tenant;
use crate::db::lists::{self, Row};
use crate::edge::workbook::{Cell, Workbook};
use crate::edge::{archive, csv};
use crate::prelude::*;

/// Rows of a file at a time.
const PORTION: u64 = 2_000;

/// What the rows of a file are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportPart {
    /// The latest first; the columns are called as the specification calls them ("Reward report rows", "Redemption history").
    Transactions,
    /// By name.
    People,
}

impl ReportPart {
    fn head(self) -> &'static [&'static str] {
        match self {
            Self::Transactions => &[
                "first_name",
                "last_name",
                "username",
                "type",
                "title",
                "reward_earned",
                "points_redeemed",
                "redeem",
                "date_of_completion",
            ],
            Self::People => &[
                "first_name",
                "last_name",
                "username",
                "reward_earned",
                "points_redeemed",
                "balance",
                "last_date",
            ],
        }
    }

    fn select(self, filter: &ReportFilter) -> SelectStatement {
        match self {
            Self::Transactions => {
                let mut select = filter.transactions();
                select
                    .order_by_expr(Expr::cust("t.created_at"), Order::Desc)
                    .order_by_expr(Expr::cust("t.id"), Order::Desc);
                select
            }
            Self::People => {
                let mut select = report_people::by_name(filter);
                select
                    .expr_as(Expr::cust("lower(u.first_name)"), Alias::new("by_first"))
                    .expr_as(Expr::cust("lower(u.last_name)"), Alias::new("by_last"))
                    .expr_as(Expr::cust("u.id"), Alias::new("membership"));
                select
            }
        }
    }

    fn cursor(self, row: &Row) -> ExportCursor {
        match self {
            Self::Transactions => ExportCursor::Transaction(row.get("created_at"), row.get("id")),
            Self::People => ExportCursor::Person(["by_first", "by_last", "membership"].map(|key| row.get(key))),
        }
    }

    fn cells(self, row: &Row, filter: &ReportFilter) -> Vec<Cell> {
        let known = |column: &str| Cell::text(row.get::<_, Option<String>>(column).unwrap_or_default());
        let sum = |column: &str| Cell::number(row.get::<_, i64>(column).to_string());
        let day = |column: &str| {
            let at: DateTime<Utc> = row.get(column);
            Cell::text(at.with_timezone(&filter.zone).format("%d/%m/%Y").to_string())
        };
        let who = ["first_name", "last_name", "username"].map(known);
        let what = match self {
            Self::Transactions => {
                let is_redeemed: bool = row.get("redeem");
                let points = row.get::<_, i32>("reward_point_amount").to_string();
                let (earned, redeemed) = if is_redeemed {
                    (String::new(), points)
                } else {
                    (points, String::new())
                };
                vec![
                    known("document_type"),
                    known("document_title"),
                    Cell::number(earned),
                    Cell::number(redeemed),
                    Cell::text(is_redeemed.to_string()),
                    day("created_at"),
                ]
            }
            Self::People => vec![sum("earned"), sum("redeemed"), sum("balance"), day("last_at")],
        };
        who.into_iter().chain(what).collect()
    }
}

/// Behind which row a file goes on.
#[derive(Debug, Clone)]
enum ExportCursor {
    Transaction(DateTime<Utc>, Uuid),
    /// First name, last name, membership.
    Person([String; 3]),
}

impl ExportCursor {
    fn behind(&self, select: &mut SelectStatement) {
        let (sort_key, there) = match self {
            Self::Transaction(at, id) => (
                ["t.created_at", "t.id"].map(Expr::cust).to_vec(),
                vec![Expr::val(*at), Expr::val(*id)],
            ),
            Self::Person(key) => (
                ["lower(u.first_name)", "lower(u.last_name)", "u.id"]
                    .map(Expr::cust)
                    .to_vec(),
                key.iter().map(|part| Expr::val(part.as_str())).collect(),
            ),
        };
        let (sort_key, there) = (Expr::tuple(sort_key), Expr::tuple(there));
        select.and_where(match self {
            Self::Transaction(..) => sort_key.lt(there),
            Self::Person(_) => sort_key.gt(there),
        });
    }
}

/// Where the rows of a file come from.
struct Source {
    app: App,
    tenant: Arc<Tenant>,
    filter: ReportFilter,
    part: ReportPart,
}

impl Source {
    fn of(actor: &Actor, filter: ReportFilter, part: ReportPart) -> Self {
        Self {
            app: actor.app.clone(),
            tenant: actor.context.tenant.clone(),
            filter,
            part,
        }
    }

    /// The next rows, and behind which one it goes on; behind none where these were the last. Each portion has a connection of its own: whoever
    /// reads slowly must not keep one.
    async fn after(&self, behind: Option<&ExportCursor>) -> Result<(Vec<Vec<Cell>>, Option<ExportCursor>)> {
        let mut select = self.part.select(&self.filter);
        select.limit(PORTION);
        if let Some(behind) = behind {
            behind.behind(&mut select);
        }
        let client = self.app.client_of(&self.tenant).await?;
        let rows = lists::rows(&*client, select).await?;
        let is_full = rows.len() as u64 == PORTION;
        let last = rows.last().filter(|_| is_full).map(|row| self.part.cursor(row));
        let cells = rows.iter().map(|row| self.part.cells(row, &self.filter)).collect();
        Ok((cells, last))
    }
}

fn lines(rows: &[Vec<Cell>]) -> String {
    rows.iter()
        .map(|cells| csv::line(cells.iter().map(|cell| cell.text.as_str())))
        .collect()
}

/// As CSV.
pub async fn sheet(actor: &Actor, filter: ReportFilter, part: ReportPart, name: &'static str) -> Result<Response> {
    let source = Arc::new(Source::of(actor, filter, part));
    // The first portion is read before the answer begins, so that a failure is still a problem.
    let (rows, behind) = source.after(None).await?;
    let first = csv::head(part.head().iter().copied()) + &lines(&rows);
    let rest = stream::unfold(behind, move |behind| {
        let source = source.clone();
        async move {
            let behind = behind?;
            Some(match source.after(Some(&behind)).await {
                Ok((rows, behind)) => (Ok(lines(&rows)), behind),
                Err(problem) => (Err(problem), None),
            })
        }
    });
    let body = stream::once(async move { Ok::<_, Problem>(first) }).chain(rest);
    Ok(csv::attachment(name, Body::from_stream(body)))
}

/// As a workbook.
pub fn workbook(actor: &Actor, filter: ReportFilter, part: ReportPart, name: &'static str) -> Response {
    let source = Source::of(actor, filter, part);
    let write = move |archive| async move {
        let names = part.head().iter().map(|name| Cell::text((*name).to_owned()));
        let mut book = Workbook::begin(archive, "Rewards").await?;
        book.row(&names.collect::<Vec<_>>()).await?;
        let mut behind = None;
        loop {
            let (rows, next) = source.after(behind.as_ref()).await?;
            for cells in &rows {
                book.row(cells).await?;
            }
            behind = next;
            if behind.is_none() {
                break;
            }
        }
        book.finish().await
    };
    let media_type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    archive::response(name, media_type, write)
}
