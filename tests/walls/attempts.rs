//! What a tenant's role might try against the wall, as statements, and what must come of each.
//!
//! Every attempt is made for real on a connection of that role. A statement that goes through, or fails for another
//! reason than that it may not, is a hole in the wall or in this test.

use tokio_postgres::error::SqlState;

/// What must come of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Postgres says: permission denied.
    Denied,
    /// The name means nothing: the schema is not on the path that this role can see.
    Unknown,
    /// In this role every transaction is for reading only.
    ReadOnly,

    /// It may run, and the role is still itself.
    StillItself,
}

impl Outcome {
    /// The state that Postgres answers with.
    pub fn state(self) -> Option<&'static SqlState> {
        match self {
            Self::Denied => Some(&SqlState::INSUFFICIENT_PRIVILEGE),
            Self::Unknown => Some(&SqlState::UNDEFINED_TABLE),
            Self::ReadOnly => Some(&SqlState::READ_ONLY_SQL_TRANSACTION),
            Self::StillItself => None,
        }
    }
}

/// One attempt: what it is after, the statement, and what must come of it.
pub struct Attempt {
    /// In words, for the message of a failing test.
    pub aim: String,
    /// The statement, run as a simple query on a connection of its own.
    pub sql: String,
    /// What must come of it.
    pub outcome: Outcome,
}

fn attempt(aim: &str, sql: impl Into<String>, outcome: Outcome) -> Attempt {
    Attempt {
        aim: aim.to_owned(),
        sql: sql.into(),
        outcome,
    }
}

/// Attempts on every table of a neighbour: reading it, writing it, changing and dropping it.
pub fn on_a_neighbours_tables(schema: &str, tables: &[String]) -> Vec<Attempt> {
    let mut attempts = Vec::new();
    for table in tables {
        for (aim, sql) in [
            ("read", format!("select * from {schema}.{table} limit 1")),
            ("count", format!("select count(*) from {schema}.{table}")),
            ("copy out", format!("copy {schema}.{table} to stdout")),
            ("empty", format!("delete from {schema}.{table}")),
            ("truncate", format!("truncate {schema}.{table}")),
            (
                "lock",
                format!("begin; lock table {schema}.{table} in access share mode; commit"),
            ),
            ("drop", format!("drop table {schema}.{table}")),
            ("open", format!("grant select on {schema}.{table} to public")),
            ("extend", format!("alter table {schema}.{table} add column x integer")),
            ("index", format!("create index on {schema}.{table} ((1))")),
        ] {
            attempts.push(attempt(&format!("{aim} {schema}.{table}"), sql, Outcome::Denied));
        }
    }
    attempts
}

/// Attempts on the schema of a neighbour as a whole, and on its roles.
pub fn on_a_neighbour(schema: &str) -> Vec<Attempt> {
    use Outcome::{Denied, Unknown};
    let mut attempts = vec![
        attempt(
            "make a table in it",
            format!("create table {schema}.mine (x integer)"),
            Denied,
        ),
        attempt(
            "make a view in it",
            format!("create view {schema}.mine as select 1"),
            Denied,
        ),
        attempt(
            "make a function in it",
            format!("create function {schema}.mine() returns integer language sql as 'select 1'"),
            Denied,
        ),
        attempt("drop it", format!("drop schema {schema} cascade"), Denied),
        attempt(
            "rename it",
            format!("alter schema {schema} rename to t_aaaaaaaaaaaaaaaa"),
            Denied,
        ),
        attempt("open it", format!("grant usage on schema {schema} to public"), Denied),
        attempt(
            "call its summary",
            format!("select * from {schema}.tenant_summary()"),
            Denied,
        ),
        attempt(
            "seed an admin into it",
            format!(
                "select {schema}.seed_first_admin(gen_random_uuid(), 'x', 'a', 'b', 'c@d.test', gen_random_uuid(), now())"
            ),
            Denied,
        ),
        attempt(
            "look at it by the path",
            format!("set search_path to {schema}; select count(*) from user_teams"),
            Unknown,
        ),
        attempt(
            "look at it by a path in the transaction",
            format!("begin; set local search_path to {schema}; select count(*) from courses; commit"),
            Unknown,
        ),
        attempt(
            "look at it after all settings are gone",
            "discard all".to_owned(),
            Outcome::StillItself,
        ),
        attempt(
            "watch its sizes",
            format!("select pg_total_relation_size('{schema}.user_teams'::regclass)"),
            Denied,
        ),
    ];
    for role in ["owner", "app", "ro"] {
        let role = format!("{schema}_{role}");
        attempts.push(attempt("become its role", format!("set role {role}"), Denied));
        attempts.push(attempt(
            "become its role in the transaction",
            format!("begin; set local role {role}; commit"),
            Denied,
        ));
        attempts.push(attempt(
            "become it altogether",
            format!("set session authorization {role}"),
            Denied,
        ));
        attempts.push(attempt(
            "change its password",
            format!("alter role {role} password 'x'"),
            Denied,
        ));
        attempts.push(attempt("join it", format!("grant {role} to current_user"), Denied));
    }
    attempts
}

/// Attempts on the server, the database and the role itself. `keeper` is the control plane's role.
pub fn on_the_platform(own_schema: &str, keeper: &str) -> Vec<Attempt> {
    use Outcome::{Denied, StillItself};
    vec![
        attempt("fall back to the login role", "reset role", StillItself),
        attempt(
            "fall back to the session's role",
            "reset session authorization",
            StillItself,
        ),
        attempt("become its own owner", format!("set role {own_schema}_owner"), Denied),
        attempt("become the control plane", format!("set role {keeper}"), Denied),
        attempt("become a superuser", "set role postgres", Denied),
        attempt("make itself a superuser", "alter role current_user superuser", Denied),
        attempt("make a role", "create role burglar", Denied),
        attempt("make a schema", "create schema burglar", Denied),
        attempt("make a database", "create database burglar", Denied),
        attempt("make a table in public", "create table public.mine (x integer)", Denied),
        attempt(
            "make a table in extensions",
            "create table extensions.mine (x integer)",
            Denied,
        ),
        attempt("make an extension", "create extension dblink", Denied),
        attempt(
            "make a temporary table",
            "create temporary table mine (x integer)",
            Denied,
        ),
        attempt(
            "make a temporary table by select",
            "select 1 as x into temporary mine",
            Denied,
        ),
        attempt("make a large object", "select lo_create(0)", Denied),
        attempt("make a large object of bytes", "select lo_from_bytea(0, 'x')", Denied),
        attempt("read the large objects", "select count(*) from pg_largeobject", Denied),
        attempt(
            "list the large objects",
            "select count(*) from pg_largeobject_metadata",
            Denied,
        ),
        attempt("take an advisory lock", "select pg_advisory_lock(1)", Denied),
        attempt("try an advisory lock", "select pg_try_advisory_lock(1)", Denied),
        attempt(
            "take an advisory lock for the transaction",
            "select pg_advisory_xact_lock(1, 2)",
            Denied,
        ),
        attempt(
            "share an advisory lock",
            "select pg_try_advisory_xact_lock_shared(1)",
            Denied,
        ),
        attempt("see who holds locks", "select count(*) from pg_locks", Denied),
        attempt("see who is at work", "select count(*) from pg_stat_activity", Denied),
        attempt(
            "see how often tables are used",
            "select count(*) from pg_stat_all_tables",
            Denied,
        ),
        attempt("see what stands in columns", "select count(*) from pg_stats", Denied),
        attempt("see the raw statistics", "select count(*) from pg_statistic", Denied),
        attempt("read a file", "select pg_read_file('postgresql.conf')", Denied),
        attempt(
            "read a file in bytes",
            "select pg_read_binary_file('PG_VERSION')",
            Denied,
        ),
        attempt("list files", "select count(*) from pg_ls_dir('.')", Denied),
        attempt("list the log", "select count(*) from pg_ls_logdir()", Denied),
        attempt(
            "read a file as a table",
            format!("copy {own_schema}.courses from '/etc/passwd'"),
            Denied,
        ),
        attempt(
            "write a file",
            format!("copy {own_schema}.courses to '/tmp/out'"),
            Denied,
        ),
        attempt(
            "run a program",
            format!("copy {own_schema}.courses from program 'id'"),
            Denied,
        ),
        attempt("see passwords", "select count(*) from pg_authid", Denied),
        attempt(
            "see settings of files",
            "select count(*) from pg_hba_file_rules",
            Denied,
        ),
        attempt("end another session", "select pg_terminate_backend(1)", Denied),
        attempt("cancel another session", "select pg_cancel_backend(1)", Denied),
        attempt("reload the server", "select pg_reload_conf()", Denied),
        attempt("change the server", "alter system set work_mem = '1GB'", Denied),
        attempt(
            "show its view of the data to others",
            "select pg_export_snapshot()",
            Denied,
        ),
        attempt(
            "write into the log stream",
            "select pg_logical_emit_message(false, 'x', 'y')",
            Denied,
        ),
        attempt(
            "shut its own foreign keys off",
            "set session_replication_role = replica",
            Denied,
        ),
    ]
}

/// What a role may not do in its own schema either: it keeps rows, it does not build.
pub fn at_home(schema: &str) -> Vec<Attempt> {
    use Outcome::Denied;
    vec![
        attempt(
            "make a table at home",
            format!("create table {schema}.mine (x integer)"),
            Denied,
        ),
        attempt("drop a table at home", format!("drop table {schema}.courses"), Denied),
        attempt(
            "change a table at home",
            format!("alter table {schema}.courses add column x integer"),
            Denied,
        ),
        attempt("read the ledger", format!("select * from {schema}._migrations"), Denied),
        attempt(
            "rewrite the ledger",
            format!("delete from {schema}._migrations"),
            Denied,
        ),
        attempt(
            "make a function at home",
            format!("create function {schema}.mine() returns integer language sql as 'select 1'"),
            Denied,
        ),
    ]
}

/// What the reading role may not do in its own schema.
pub fn reading_only(schema: &str) -> Vec<Attempt> {
    use Outcome::{Denied, ReadOnly};
    vec![
        attempt(
            "write while the transaction is for reading",
            format!("delete from {schema}.courses"),
            ReadOnly,
        ),
        attempt(
            "write after it made its transactions writable",
            format!("set transaction read write; delete from {schema}.courses"),
            Denied,
        ),
        attempt(
            "write in a transaction it made writable",
            format!("begin read write; update {schema}.user_teams set status = 'active'; commit"),
            Denied,
        ),
    ]
}
