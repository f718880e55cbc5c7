//! Lists with free filters and sorts: one round trip answers a page and how many there are in all.
use std::str::FromStr;

use deadpool_postgres::GenericClient;
use learnt_kernel::cursor::{MOST_COUNTED, Total};
pub use learnt_kernel::filters::contains;
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::Result;
use sea_query::{Alias, Asterisk, Expr, Func, Order, PostgresQueryBuilder, Query, SelectStatement};
use sea_query_postgres::PostgresBinder;
pub use tokio_postgres::Row;

use super::errors::Sql;

/// Which way a list is sorted: `name` upwards, `-name` downwards; the columns are a closed enum of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sort<C> {
    pub column: C,
    /// Downwards.
    pub descending: bool,
}

impl<C: FromStr> Sort<C> {
    /// Reads `name` or `-name`; an unknown column or nothing is the list's own order.
    pub fn parse(text: Option<&str>, default: Sort<C>) -> Sort<C> {
        let Some(text) = text else { return default };
        let (descending, name) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
        name.parse().map_or(default, |column| Sort { column, descending })
    }

    /// The direction as sea-query names it.
    pub fn order(&self) -> Order {
        if self.descending { Order::Desc } else { Order::Asc }
    }
}

/// One page of an ordered select; `read` makes an item of each row. The count comes with the rows, and only a page
/// behind the last one asks a second time.
pub async fn page<T>(
    client: &impl GenericClient,
    mut select: SelectStatement,
    query: &PageQuery,
    read: impl Fn(&Row) -> T,
) -> Result<Page<T>> {
    let counted = select.clone();
    let (limit, offset) = (query.limit().unsigned_abs(), query.offset().unsigned_abs());
    select
        .expr_as(Expr::cust("count(*) over ()"), Alias::new("total_rows"))
        .limit(limit)
        .offset(offset);
    let (sql, values) = select.build_postgres(PostgresQueryBuilder);
    let rows = client.query(&sql, &values.as_params()).await.sql()?;
    let total = match rows.first() {
        Some(row) => row.get::<_, i64>("total_rows"),
        None if query.page() > 1 => count(client, counted).await?,
        None => 0,
    };
    Ok(Page::new(rows.iter().map(read).collect(), total, *query))
}

/// One page of an ordered select whose order an index gives: as many rows are read as are shown, and a thousand more are counted
/// at most. `again` says whether the statement is one of a few that come again and again, so that it is planned once.
pub async fn page_of_many<T>(
    client: &impl GenericClient,
    mut select: SelectStatement,
    (query, again): (&PageQuery, bool),
    read: impl Fn(&Row) -> T,
) -> Result<Page<T>> {
    let (limit, offset) = (query.limit().unsigned_abs(), query.offset().unsigned_abs());
    let mut few = select.clone();
    few.clear_selects()
        .clear_order_by()
        .expr(Expr::cust("1"))
        .limit(offset + limit + u64::from(MOST_COUNTED));
    let counted = Query::select()
        .expr(Func::count(Expr::col(Asterisk)))
        .from_subquery(few, Alias::new("counted"))
        .to_owned();
    let behind = counted.clone();
    select
        .expr_as(Expr::SubQuery(None, Box::new(counted.into())), Alias::new("total_rows"))
        .limit(limit)
        .offset(offset);
    let (sql, values) = select.build_postgres(PostgresQueryBuilder);
    let rows = if again {
        let statement = client.prepare_cached(&sql).await.sql()?;
        client.query(&statement, &values.as_params()).await.sql()?
    } else {
        client.query(&sql, &values.as_params()).await.sql()?
    };
    let total = match rows.first() {
        Some(row) => row.get::<_, i64>("total_rows"),
        None if query.page() > 1 => {
            let (sql, values) = behind.build_postgres(PostgresQueryBuilder);
            client.query_one(&sql, &values.as_params()).await.sql()?.get(0)
        }
        None => 0,
    };
    Ok(Page::new(rows.iter().map(read).collect(), total, *query))
}

/// How many rows a select has.
pub async fn count(client: &impl GenericClient, mut select: SelectStatement) -> Result<i64> {
    select.clear_order_by();
    let (sql, values) = Query::select()
        .expr(Func::count(Expr::col(Asterisk)))
        .from_subquery(select, Alias::new("counted"))
        .build_postgres(PostgresQueryBuilder);
    let row = client.query_one(&sql, &values.as_params()).await.sql()?;
    Ok(row.get(0))
}

/// How many rows a select has: counted while they are few, estimated by the planner where they are many.
pub async fn total(client: &impl GenericClient, mut select: SelectStatement) -> Result<Total> {
    select.clear_order_by();
    let mut few = select.clone();
    few.limit(u64::from(MOST_COUNTED) + 1);
    let rows = count(client, few).await?;
    if rows <= i64::from(MOST_COUNTED) {
        return Ok(Total {
            rows,
            is_estimate: false,
        });
    }
    let (sql, values) = select.build_postgres(PostgresQueryBuilder);
    let explain = format!("explain (format json) {sql}");
    let plan: serde_json::Value = client.query_one(&explain, &values.as_params()).await.sql()?.get(0);
    let estimate = plan[0]["Plan"]["Plan Rows"].as_i64().unwrap_or_default();
    Ok(Total {
        rows: std::cmp::max(rows, estimate),
        is_estimate: true,
    })
}

/// All rows of a select, for exports.
pub async fn rows(client: &impl GenericClient, select: SelectStatement) -> Result<Vec<Row>> {
    let (sql, values) = select.build_postgres(PostgresQueryBuilder);
    client.query(&sql, &values.as_params()).await.sql()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minus_sorts_downwards_and_nonsense_keeps_the_default() {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString)]
        #[strum(serialize_all = "camelCase")]
        enum Column {
            Name,
            LastSeen,
        }
        let default = Sort {
            column: Column::Name,
            descending: true,
        };
        assert_eq!(
            Sort::parse(Some("-lastSeen"), default),
            Sort {
                column: Column::LastSeen,
                descending: true
            }
        );
        assert_eq!(
            Sort::parse(Some("lastSeen"), default),
            Sort {
                column: Column::LastSeen,
                descending: false
            }
        );
        assert_eq!(Sort::parse(Some("drop table"), default), default);
    }
}
