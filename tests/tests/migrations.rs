//! The migrator against real Postgres: replayed, repeated, raced, and refused where a file was edited.

use learnt_compose::testing::{TestCluster, TestDatabases, holds, test_cluster, until};
use learnt_kernel::tenant::SchemaName;
use learnt_migrations::{MigrationError, control, tenant};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

struct TenantDatabase {
    cluster: TestCluster,
    databases: TestDatabases,
}

impl TenantDatabase {
    async fn new() -> Self {
        let cluster = test_cluster().await.unwrap();
        let databases = TestDatabases::make(&cluster).await.unwrap();
        Self { cluster, databases }
    }

    async fn tenants(&self) -> PgConnection {
        PgConnection::connect(&self.databases.urls.cluster).await.unwrap()
    }

    async fn schema(&self) -> SchemaName {
        let schema = SchemaName::random();
        run(&mut self.tenants().await, format!("create schema {schema}")).await;
        schema
    }

    /// A connection of a role like a tenant's own: it may log in to the tenants' database and nothing else.
    async fn outsider(&self) -> PgConnection {
        let mut admin = PgConnection::connect(&self.cluster.url).await.unwrap();
        let role = format!("{}_app", SchemaName::random());
        let database = &self.databases.names.tenants_database;
        run(
            &mut admin,
            format!("create role {role} login password 'outsider'; comment on role {role} is 'learnt:{database}'; grant connect on database {database} to {role}"),
        )
        .await;
        let (_, rest) = self.databases.urls.cluster.split_once('@').unwrap();
        PgConnection::connect(&format!("postgres://{role}:outsider@{rest}"))
            .await
            .unwrap()
    }
}

async fn run(connection: &mut PgConnection, sql: String) {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await.unwrap();
}

/// Everything in a schema that the catalog describes, with the schema's own name taken out.
async fn shape(connection: &mut PgConnection, schema: &SchemaName) -> Vec<String> {
    sqlx::query_scalar(
        "select replace(line, $1, '<schema>') from (
           select format('column %s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) as line
             from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
             where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'v', 'S')
           union all select pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indrelid where c.relnamespace = $1::regnamespace
           union all select format('%s on %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where connamespace = $1::regnamespace
           union all select pg_get_functiondef(oid) from pg_proc where pronamespace = $1::regnamespace
           union all select format('applied %s %s', version, checksum) from (select * from _ledger) l
         ) lines order by 1"
            .replace("_ledger", &format!("{schema}._migrations"))
            .pipe(AssertSqlSafe),
    )
    .bind(schema.as_str())
    .fetch_all(connection)
    .await
    .unwrap()
}

trait Pipe: Sized {
    fn pipe<T>(self, into: impl FnOnce(Self) -> T) -> T {
        into(self)
    }
}

impl Pipe for String {}

/// All files in a fresh schema, as the builder replays them.
async fn replay(connection: &mut PgConnection, schema: &SchemaName) {
    for batch in tenant::batches(schema) {
        run(connection, batch).await;
    }
}

#[tokio::test]
async fn what_is_replayed_in_batches_is_what_the_migrator_makes() {
    let tenant_database = TenantDatabase::new().await;
    let (migrated, replayed) = (tenant_database.schema().await, tenant_database.schema().await);
    let interrupted = tenant_database.schema().await;
    let mut connection = tenant_database.tenants().await;
    let applied = tenant::migrate(&mut connection, &migrated).await.unwrap();
    assert_eq!(applied.files, tenant::migrations().len());
    replay(&mut connection, &replayed).await;
    // A builder that is killed leaves the batches that it has done.
    let batches = tenant::batches(&interrupted);
    for batch in &batches[..batches.len() / 2] {
        run(&mut connection, batch.clone()).await;
    }
    let rest = tenant::migrate(&mut connection, &interrupted).await.unwrap().files;
    assert!((1..tenant::migrations().len()).contains(&rest), "{rest}");
    let wanted = shape(&mut connection, &migrated).await;
    assert_eq!(shape(&mut connection, &replayed).await, wanted);
    assert_eq!(shape(&mut connection, &interrupted).await, wanted);
    for schema in [&migrated, &replayed, &interrupted] {
        assert_eq!(
            tenant::version(&mut connection, schema).await.unwrap(),
            Some(tenant::latest_version())
        );
        assert_eq!(
            &tenant::migrate(&mut connection, schema).await.unwrap(),
            tenant::newest()
        );
    }
}

/// What programs of the past had: the files that had arrived before one with an older date than theirs did.
fn past_programs() -> Vec<Vec<&'static str>> {
    let arrived: Vec<&str> = include_str!("../../migrations/tenant.order")
        .lines()
        .filter(|line| line.ends_with(".sql"))
        .collect();
    let late = |index: &usize| arrived[..*index].iter().any(|before| before > &arrived[*index]);
    (1..arrived.len())
        .filter(late)
        .map(|index| arrived[..index].to_vec())
        .collect()
}

#[tokio::test]
async fn a_schema_of_any_past_program_becomes_the_same_as_a_new_one() {
    let tenant_database = TenantDatabase::new().await;
    let mut connection = tenant_database.tenants().await;
    let new = tenant_database.schema().await;
    replay(&mut connection, &new).await;
    let wanted = shape(&mut connection, &new).await;
    let past = past_programs();
    assert!(past.len() > 10, "{past:?}");
    for had in past {
        let old = tenant_database.schema().await;
        run(&mut connection, format!("create table {old}._migrations (version bigint primary key, name text not null, checksum bytea not null, applied_at timestamptz not null default now()); set search_path = {old}, extensions")).await;
        for file in tenant::migrations() {
            if !had.iter().any(|name| name.starts_with(&file.version.to_string())) {
                continue;
            }
            run(&mut connection, file.sql.to_owned()).await;
            sqlx::query(AssertSqlSafe(format!(
                "insert into {old}._migrations (version, name, checksum) values ($1, $2, $3)"
            )))
            .bind(file.version)
            .bind(&file.name)
            .bind(&file.checksum)
            .execute(&mut connection)
            .await
            .unwrap();
        }
        run(&mut connection, "reset search_path".to_owned()).await;
        let applied = tenant::migrate(&mut connection, &old).await.unwrap();
        assert_eq!(applied.files, tenant::migrations().len() - had.len());
        assert_eq!(applied.digest, tenant::newest().digest);
        assert_eq!(shape(&mut connection, &old).await, wanted, "before {:?}", had.last());
    }
}

#[tokio::test]
async fn an_edited_file_is_refused_and_nothing_is_changed() {
    let tenant_database = TenantDatabase::new().await;
    let schema = tenant_database.schema().await;
    let mut connection = tenant_database.tenants().await;
    tenant::migrate(&mut connection, &schema).await.unwrap();
    let last = tenant::latest_version();
    run(&mut connection, format!("delete from {schema}._migrations where version = {last}; update {schema}._migrations set checksum = '\\x00' where version = (select min(version) from {schema}._migrations)")).await;
    let refused = tenant::migrate(&mut connection, &schema).await.unwrap_err();
    assert!(matches!(refused, MigrationError::Edited { .. }), "{refused}");
    assert_ne!(tenant::version(&mut connection, &schema).await.unwrap(), Some(last));
}

#[tokio::test]
async fn a_file_that_is_gone_is_refused_and_a_newer_one_is_not() {
    let tenant_database = TenantDatabase::new().await;
    let schema = tenant_database.schema().await;
    let mut connection = tenant_database.tenants().await;
    tenant::migrate(&mut connection, &schema).await.unwrap();
    run(
        &mut connection,
        format!("insert into {schema}._migrations (version, name, checksum) values (99999999999999, 'later', '\\x01')"),
    )
    .await;
    assert_eq!(tenant::migrate(&mut connection, &schema).await.unwrap().files, 0);
    run(
        &mut connection,
        format!("insert into {schema}._migrations (version, name, checksum) values (1, 'earlier', '\\x01')"),
    )
    .await;
    let refused = tenant::migrate(&mut connection, &schema).await.unwrap_err();
    assert!(matches!(refused, MigrationError::Gone(1)), "{refused}");
}

#[tokio::test]
async fn a_failing_migration_leaves_no_trace() {
    let tenant_database = TenantDatabase::new().await;
    let schema = tenant_database.schema().await;
    let mut connection = tenant_database.tenants().await;
    // The files make a table of this name.
    run(&mut connection, format!("create table {schema}.files (id int)")).await;
    let refused = tenant::migrate(&mut connection, &schema).await.unwrap_err();
    assert!(matches!(refused, MigrationError::Failed { .. }), "{refused}");
    assert_eq!(tenant::version(&mut connection, &schema).await.unwrap(), None);
    let tables: i64 =
        sqlx::query_scalar("select count(*) from pg_class where relnamespace = $1::regnamespace and relkind = 'r'")
            .bind(schema.as_str())
            .fetch_one(&mut connection)
            .await
            .unwrap();
    assert_eq!(tables, 1);
}

#[tokio::test]
async fn of_two_migrators_one_works_and_the_other_finds_it_done() {
    let tenant_database = TenantDatabase::new().await;
    let schema = tenant_database.schema().await;
    let (mut a, mut b, mut c) = (
        tenant_database.tenants().await,
        tenant_database.tenants().await,
        tenant_database.tenants().await,
    );
    let (a, b, c) = tokio::join!(
        tenant::migrate(&mut a, &schema),
        tenant::migrate(&mut b, &schema),
        tenant::migrate(&mut c, &schema)
    );
    let mut applied = [a, b, c].map(|one| one.unwrap().files);
    applied.sort_unstable();
    assert_eq!(applied, [0, 0, tenant::migrations().len()]);
}

#[tokio::test]
async fn the_control_database_is_at_the_latest_version_and_shows_the_edge_its_stored_functions_only() {
    let tenant_database = TenantDatabase::new().await;
    let mut control = PgConnection::connect(&tenant_database.databases.urls.control)
        .await
        .unwrap();
    assert_eq!(
        control::version(&mut control).await.unwrap(),
        Some(control::latest_version())
    );
    assert_eq!(control::migrate(&mut control).await.unwrap(), 0);
    let mut edge = PgConnection::connect(&tenant_database.databases.urls.edge)
        .await
        .unwrap();
    for allowed in [
        "select * from control.directory",
        "select last_value from control.directory_version",
        "select * from identity.credentials",
        "update identity.users set phone = null where false",
        "select pg_notify('learnt_directory', '1')",
        "delete from identity.passkeys where false",
        "delete from identity.team_lookups where false",
        "select identity.take_back(gen_random_uuid(), now(), 'nobody')",
    ] {
        sqlx::query(allowed)
            .execute(&mut edge)
            .await
            .unwrap_or_else(|error| panic!("{allowed}: {error}"));
    }
    for refused in [
        "select * from control.tenants",
        "select * from control.operators",
        "select nextval('control.directory_version')",
        "delete from identity.users",
        "truncate identity.users",
        "create table identity.mine (id int)",
        "create table public.mine (id int)",
        "create temporary table mine (id int)",
        "create schema mine",
        "create role mine",
    ] {
        refuses(&mut edge, refused).await;
    }
}

async fn refuses(connection: &mut PgConnection, sql: &'static str) {
    match sqlx::raw_sql(sql).execute(connection).await {
        Ok(_) => panic!("this was allowed: {sql}"),
        Err(sqlx::Error::Database(error)) => assert_eq!(error.code().as_deref(), Some("42501"), "{sql}: {error}"),
        Err(error) => panic!("{sql}: {error}"),
    }
}

#[tokio::test]
async fn a_tenants_role_finds_every_side_door_closed() {
    let tenant_database = TenantDatabase::new().await;
    let mut outsider = tenant_database.outsider().await;
    for refused in [
        "select pg_advisory_lock(1)",
        "select pg_try_advisory_lock(1)",
        "select pg_advisory_xact_lock(1)",
        "select pg_try_advisory_xact_lock_shared(1, 2)",
        "select lo_create(0)",
        "select lo_from_bytea(0, 'x')",
        "select lo_get(1)",
        "select lo_open(1, 131072)",
        "select * from pg_largeobject",
        "select * from pg_largeobject_metadata",
        "create temporary table t (id int)",
        "create table public.t (id int)",
        "create table extensions.t (id int)",
        "create schema s",
        "select * from pg_stat_activity",
        "select * from pg_stat_user_tables",
        "select * from pg_statio_user_tables",
        "select * from pg_stat_database",
        "select * from pg_stats",
        "select pg_stat_get_activity(null)",
        "select pg_stat_get_numscans(1259)",
        "select * from pg_locks",
        "select * from pg_prepared_xacts",
        "select pg_terminate_backend(1)",
        "select pg_read_file('/etc/passwd')",
        "copy (select 1) to program 'true'",
        "copy (select 1) to '/tmp/x'",
        "set session authorization postgres",
        "set role learnt_test_control",
        "create role r",
        "create extension hstore schema extensions",
    ] {
        refuses(&mut outsider, refused).await;
    }
}

#[tokio::test]
async fn ordinary_work_still_works_and_the_keeper_keeps_what_it_needs() {
    let tenant_database = TenantDatabase::new().await;
    let mut outsider = tenant_database.outsider().await;
    for allowed in [
        "select now(), gen_random_uuid()",
        "select extensions.similarity('lena', 'elena')",
        "listen learnt_facts",
        "do $$ begin perform 1; end $$",
    ] {
        sqlx::raw_sql(allowed)
            .execute(&mut outsider)
            .await
            .unwrap_or_else(|error| panic!("{allowed}: {error}"));
    }
    let mut keeper = tenant_database.tenants().await;
    for allowed in [
        "select pg_try_advisory_xact_lock(1)",
        "select count(*) from pg_stat_activity",
        "select * from pg_stat_user_tables",
        "select pg_database_size(current_database())",
    ] {
        sqlx::raw_sql(allowed)
            .execute(&mut keeper)
            .await
            .unwrap_or_else(|error| panic!("{allowed}: {error}"));
    }
}

#[tokio::test]
async fn other_databases_are_closed_to_a_tenants_role() {
    let tenant_database = TenantDatabase::new().await;
    if !tenant_database.cluster.private {
        return;
    }
    tenant_database.outsider().await;
    let mut admin = PgConnection::connect(&tenant_database.cluster.url).await.unwrap();
    // Beside this one other tests make databases, and close them in the statement after that.
    until(async || {
        let open: Vec<String> = sqlx::query_scalar(
            "select datname::text from pg_database where datallowconn and has_database_privilege('public', oid, 'connect')",
        )
        .fetch_all(&mut admin)
        .await
        .unwrap();
        holds(open.is_empty(), format!("{open:?}"))
    })
    .await;
}
