//! A structured question about one of a tenant's tables: compiled here from names that the catalogue gave, asked as the tenant's
//! reading role in a transaction that cannot write, and cancelled from outside when it takes too long.
use std::time::{Duration, Instant};

use futures_util::TryStreamExt;
use learnt_kernel::tenant::SchemaName;
use sea_query::extension::postgres::PgExpr;
use sea_query::{Alias, Cond, Expr, ExprTrait, Func, Order, PostgresQueryBuilder, Query, SelectStatement, Value};
use sea_query_sqlx::SqlxBinder;
use serde_json::Value as Json;
use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::row::from_row;
use super::tenant_database::{TenantDatabase, run};
use super::{AdvisoryLock, BuildError, Provisioner};
use crate::registry::Tenant;

/// After so long a question is cancelled.
const PATIENCE: Duration = Duration::from_secs(5);
/// The reading role's own limit stands behind ours, for the case that nobody is left to cancel.
const BEHIND: &str = "7s";
/// An answer that is larger is cut.
const MOST_BYTES: usize = 4 << 20;
/// What stands in the place of what is not shown.
const MASK: &str = "'•••'";
/// Of a long text so many characters are shown.
const LONGEST: usize = 2_000;

/// What a column holds, as far as it can be asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Id,
    Number,
    Truth,
    Moment,
    Day,
    Texts,
    Ids,
    Json,
}

impl Kind {
    /// Columns of other types (bytes) are never shown.
    fn of(sql_type: &str) -> Option<Self> {
        Some(match sql_type {
            "text" => Self::Text,
            "uuid" => Self::Id,
            "smallint" | "integer" | "bigint" | "double precision" | "numeric" => Self::Number,
            "boolean" => Self::Truth,
            "timestamp with time zone" => Self::Moment,
            "date" => Self::Day,
            "text[]" => Self::Texts,
            "uuid[]" => Self::Ids,
            "jsonb" => Self::Json,
            _ => return None,
        })
    }
}

/// A column of a table, as the tenant's schema has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Column {
    pub table: String,
    pub name: String,
    pub kind: Kind,
}

/// What a filter asks of a column.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Test {
    Is(Value),
    IsNot(Value),
    Less(Value),
    AtMost(Value),
    Greater(Value),
    AtLeast(Value),
    Contains(String),
    BeginsWith(String),
    OneOf(Vec<Value>),
    Holds(Value),
    IsEmpty,
    IsFilled,
}

/// A field that is shown, or of which only is shown whether there is something.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    pub column: Column,
    pub masked: bool,
}

/// A question about one table.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub table: String,
    pub cells: Vec<Cell>,
    pub tests: Vec<(Column, Test)>,
    /// True: downwards.
    pub order: Vec<(Column, bool)>,
    pub limit: u64,
}

/// What was found.
#[derive(Clone, Debug)]
pub(crate) struct QueryResult {
    pub rows: Vec<Vec<Json>>,
    /// There is more than was asked for, or than fits.
    pub is_cut: bool,
    pub took: Duration,
}

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum QueryFailure {
    #[error("it took too long and was cancelled")]
    TooLong,
    #[error("another question is being answered")]
    Busy,
    #[error(transparent)]
    Build(#[from] BuildError),
}

impl From<sqlx::Error> for QueryFailure {
    fn from(error: sqlx::Error) -> Self {
        let code = error.as_database_error().and_then(|error| error.code());
        match code.as_deref() {
            Some("57014") => Self::TooLong,
            _ => Self::Build(error.into()),
        }
    }
}

#[derive(Debug)]
struct Raw {
    table_name: String,
    name: String,
    sql_type: String,
}

from_row!(Raw {
    table_name,
    name,
    sql_type
});

impl TenantDatabase {
    /// The columns of those of these tables that a tenant's schema has, and its reading role may read.
    pub(crate) async fn columns(&self, schema: &SchemaName, tables: &[&str]) -> Result<Vec<Column>, BuildError> {
        let tables: Vec<String> = tables.iter().map(|table| (*table).to_owned()).collect();
        let rows: Vec<Raw> = sqlx::query_as(
            "select relname::text as table_name, attname::text as name, format_type(atttypid, null) as sql_type \
             from pg_class join pg_attribute on attrelid = pg_class.oid \
             where relnamespace = to_regnamespace($1) and relkind = 'r' and relname = any ($2) and attnum > 0 and not attisdropped \
               and has_column_privilege($3, pg_class.oid, attnum, 'select') order by relname, attnum",
        )
        .bind(schema.as_str())
        .bind(tables)
        .bind(schema.ro_role())
        .fetch_all(&self.pool)
        .await?;
        let typed = rows.into_iter().filter_map(|row| {
            Some(Column {
                kind: Kind::of(&row.sql_type)?,
                table: row.table_name,
                name: row.name,
            })
        });
        Ok(typed.collect())
    }

    fn as_reader(&self, schema: &SchemaName, key_version: i32) -> PgConnectOptions {
        let role = schema.ro_role();
        let options = self.pool.connect_options();
        (*options)
            .clone()
            .password(&self.master.role_password(&role, key_version))
            .username(&role)
    }

    async fn ask(
        &self,
        schema: &SchemaName,
        key_version: i32,
        question: &Question,
    ) -> Result<QueryResult, QueryFailure> {
        let reader = self.as_reader(schema, key_version);
        let connecting = PgConnection::connect_with(&reader);
        let Ok(connected) = tokio::time::timeout(PATIENCE, connecting).await else {
            return Err(QueryFailure::TooLong);
        };
        let mut connection = connected?;
        let begin = format!(
            "start transaction isolation level repeatable read read only; set local statement_timeout = '{BEHIND}'; \
             set local timezone = 'UTC'; set local search_path = pg_catalog;"
        );
        run(&mut connection, begin).await?;
        let backend: i32 = sqlx::query_scalar("select pg_backend_pid()")
            .fetch_one(&mut connection)
            .await?;
        let (sql, values) = select(schema, question).build_sqlx(PostgresQueryBuilder);
        let began = Instant::now();
        let reading = async {
            let query = sqlx::query_scalar_with::<_, String, _>(AssertSqlSafe(sql), values);
            let mut rows = query.persistent(false).fetch(&mut connection);
            let (mut found, mut bytes) = (Vec::new(), 0);
            while let Some(row) = rows.try_next().await? {
                bytes += row.len();
                if found.len() as u64 >= question.limit || bytes > MOST_BYTES {
                    return Ok((found, true));
                }
                found.push(serde_json::from_str(&row).unwrap_or_default());
            }
            Ok::<_, sqlx::Error>((found, false))
        };
        let Ok(read) = tokio::time::timeout(PATIENCE, reading).await else {
            self.cancel(&schema.ro_role(), backend).await;
            return Err(QueryFailure::TooLong);
        };
        let took = began.elapsed();
        if let Err(error) = connection.close().await {
            tracing::debug!(%error, "a reading connection did not part in order");
        }
        let (rows, is_cut) = read?;
        Ok(QueryResult { rows, is_cut, took })
    }

    /// Cancels what a role's connection is at. Only a member of the role may: the membership ends with the transaction, which is
    /// never committed.
    async fn cancel(&self, role: &str, backend: i32) {
        let cancelling = async {
            let mut tx = self.pool.begin().await?;
            let (version, superuser): (i32, bool) = sqlx::query_as(
                "select current_setting('server_version_num')::int, rolsuper from pg_roles where rolname = current_user",
            )
            .fetch_one(&mut *tx)
            .await?;
            if !superuser {
                let how = if version >= 160_000 { " with inherit true" } else { "" };
                run(&mut tx, format!("grant {role} to current_user{how};")).await?;
            }
            let cancelled: Option<bool> = sqlx::query_scalar(
                "select pg_cancel_backend(pid) from pg_stat_activity where pid = $1 and usename = $2",
            )
            .bind(backend)
            .bind(role)
            .fetch_optional(&mut *tx)
            .await?;
            tx.rollback().await?;
            Ok::<_, BuildError>(cancelled)
        };
        match tokio::time::timeout(PATIENCE, cancelling).await {
            Ok(Ok(_)) => tracing::info!(role, "a question about a tenant took too long and was cancelled"),
            Ok(Err(error)) => tracing::warn!(role, %error, "a question could not be cancelled; its own limit ends it"),
            Err(_) => tracing::warn!(role, "a question could not be cancelled; its own limit ends it"),
        }
    }
}

impl Provisioner {
    /// Asks a tenant's tables. One question a tenant, and a few in all, at a time.
    pub(crate) async fn ask(&self, tenant: &Tenant, question: &Question) -> Result<QueryResult, QueryFailure> {
        let (tenant_database, schema) = self.location(tenant)?;
        let Ok(_place) = self.questions.try_acquire() else {
            return Err(QueryFailure::Busy);
        };
        let Some(advisory_lock) = AdvisoryLock::take(&self.registry, "question", &tenant.id).await? else {
            return Err(QueryFailure::Busy);
        };
        let mut found = tenant_database.ask(&schema, tenant.key_version, question).await;
        if let Err(QueryFailure::Build(BuildError::TenantDatabase(error))) = &found
            && is_refused_login(error)
        {
            // The role may have changed its own password: it is set as it was made.
            tenant_database.restore_roles(&schema, tenant.key_version).await?;
            found = tenant_database.ask(&schema, tenant.key_version, question).await;
        }
        advisory_lock.release().await?;
        found
    }
}

fn is_refused_login(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| code.starts_with("28"))
}

/// The whole statement: names are quoted, values are parameters, and there is one table in one schema.
fn select(schema: &SchemaName, question: &Question) -> SelectStatement {
    let cells = question.cells.iter().map(cell_expression);
    let row = Func::cust("jsonb_build_array").args(cells);
    let mut select = Query::select();
    select
        .expr(Expr::cust_with_exprs("($1)::text", [row.into()]))
        .from((Alias::new(schema.as_str()), Alias::new(question.table.as_str())))
        // One more tells that there is more.
        .limit(question.limit + 1);
    for (column, test) in &question.tests {
        select.cond_where(condition(column, test));
    }
    for (column, descending) in &question.order {
        let order = if *descending { Order::Desc } else { Order::Asc };
        select.order_by(Alias::new(column.name.as_str()), order);
    }
    select
}

fn named(column: &Column) -> Expr {
    Expr::col(Alias::new(column.name.as_str()))
}

/// A masked field leaves the database as its mask: what stands there is never read.
fn cell_expression(cell: &Cell) -> Expr {
    let column = named(&cell.column);
    if cell.masked {
        let sql =
            format!("case when nullif(nullif(nullif(($1)::text, ''), '{{}}'), '[]') is null then null else {MASK} end");
        return Expr::cust_with_exprs(sql, [column]);
    }
    match cell.column.kind {
        Kind::Text => Expr::cust_with_exprs(format!("left($1, {LONGEST})"), [column]),
        Kind::Json => Expr::cust_with_exprs(
            format!(
                "case when length(($1)::text) <= {LONGEST} then $2 else to_jsonb(left(($3)::text, {LONGEST}) || '…') end"
            ),
            [column.clone(), column.clone(), column],
        ),
        _ => column,
    }
}

fn condition(column: &Column, test: &Test) -> Cond {
    let name = || named(column);
    let value = |value: &Value| Expr::value(value.clone());
    let one = match test {
        Test::Is(wanted) => name().eq(value(wanted)),
        Test::IsNot(wanted) => Expr::cust_with_exprs("$1 is distinct from $2", [name(), value(wanted)]),
        Test::Less(wanted) => name().lt(value(wanted)),
        Test::AtMost(wanted) => name().lte(value(wanted)),
        Test::Greater(wanted) => name().gt(value(wanted)),
        Test::AtLeast(wanted) => name().gte(value(wanted)),
        Test::Contains(text) => name().ilike(format!("%{}%", literal(text))),
        Test::BeginsWith(text) => name().ilike(format!("{}%", literal(text))),
        Test::OneOf(wanted) => name().is_in(wanted.iter().map(value)),
        Test::Holds(wanted) => Expr::cust_with_exprs("$1 = any ($2)", [value(wanted), name()]),
        Test::IsEmpty => return empty(column),
        Test::IsFilled => return empty(column).not(),
    };
    Cond::all().add(one)
}

fn empty(column: &Column) -> Cond {
    let none = Cond::any().add(named(column).is_null());
    match column.kind {
        Kind::Text => none.add(named(column).eq("")),
        Kind::Texts | Kind::Ids => none.add(Expr::cust_with_exprs("cardinality($1) = 0", [named(column)])),
        Kind::Json => none.add(Expr::cust_with_exprs("($1)::text in ('{}', '[]')", [named(column)])),
        _ => none,
    }
}

/// A text for LIKE that stands for itself.
fn literal(text: &str) -> String {
    let mut pattern = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(name: &str, kind: Kind) -> Column {
        Column {
            table: "user_teams".to_owned(),
            name: name.to_owned(),
            kind,
        }
    }

    fn compiled(cells: Vec<Cell>, tests: Vec<(Column, Test)>) -> (String, sea_query::Values) {
        let schema = SchemaName::parse("t_0123456789abcdef").unwrap();
        let question = Question {
            table: "user_teams".to_owned(),
            cells,
            order: vec![(column("created_at", Kind::Moment), true)],
            tests,
            limit: 10,
        };
        select(&schema, &question).build(PostgresQueryBuilder)
    }

    #[test]
    fn a_question_is_one_select_of_one_table_and_its_values_are_parameters() {
        let status = Cell {
            column: column("status", Kind::Text),
            masked: false,
        };
        let evil = "x'; drop table user_teams; --";
        let tests = vec![
            (column("status", Kind::Text), Test::Is(Value::from(evil))),
            (column("status", Kind::Text), Test::Contains("50%_".to_owned())),
        ];
        let (sql, values) = compiled(vec![status], tests);
        assert!(
            sql.as_str().contains(r#"FROM "t_0123456789abcdef"."user_teams" WHERE "status" = $1 AND ("status" ILIKE $2) ORDER BY "created_at" DESC LIMIT $3"#),
            "{sql}"
        );
        assert!(!sql.as_str().contains("drop table"), "{sql}");
        assert_eq!(values.0[0], Value::from(evil));
        assert_eq!(values.0[1], Value::from(r"%50\%\_%"));
        assert_eq!(values.0[2], Value::from(11_u64));
    }

    #[test]
    fn a_name_that_is_none_stays_one_quoted_name() {
        let odd = Cell {
            column: column("a\" from pg_authid; --", Kind::Id),
            masked: false,
        };
        let (sql, _) = compiled(vec![odd], Vec::new());
        assert!(sql.as_str().contains("\"a\"\" from pg_authid; --\""), "{sql}");
    }

    #[test]
    fn what_is_masked_is_replaced_before_it_leaves_the_database() {
        let email = Cell {
            column: column("email", Kind::Text),
            masked: true,
        };
        let (sql, _) = compiled(vec![email], Vec::new());
        assert!(sql.as_str().contains("is null then null else '•••' end"), "{sql}");
    }

    #[test]
    fn bytes_are_never_shown() {
        assert_eq!(Kind::of("bytea"), None);
        assert_eq!(Kind::of("double precision"), Some(Kind::Number));
    }
}
