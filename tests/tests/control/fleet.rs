//! The fleet gets a new migration: a canary first, a broken tenant on its own, nothing twice.
use learnt_control_plane::builder::{self, FleetReport};
use learnt_kernel::tenant::SchemaName;
use learnt_migrations::Migration;

use super::platform::{TestPlatform, order, run};

/// From this migration on everything can be taken back: it makes functions; the tables and indexes of those after it are
/// dropped, and what else they did is undone by `UNDO` or can be run twice.
const FIRST_TAKEN_BACK: &str = "faces";

const UNDO: &str = "
    drop view {schema}.assignables, {schema}.assignables_course, {schema}.assignable_details, {schema}.assignable_details_course,
      {schema}.assignment_records, {schema}.assignment_records_course cascade;
    alter table {schema}.courses drop column due, drop column reset_mode, drop column reset_days, drop column reset_month_day;
    alter table {schema}.permissions drop column due;
    alter table {schema}.assignment_sources drop column due_at;
    alter table {schema}.user_courses drop column extended_until, drop column reset_at;
    alter table {schema}.activities drop column minutes, drop column opens;
    alter table {schema}.courses drop column is_template, drop column card_version, drop column card_title, drop column card_category,
      drop column card_image, drop column card_from, drop column card_until;
    alter table {schema}.activities add constraint activities_type_check
      check (type in ('page', 'video', 'document', 'link', 'checklist'));
    create index user_teams_name on {schema}.user_teams (team_id, lower(last_name), lower(first_name), id);
    create index user_teams_email on {schema}.user_teams (team_id, email);
    create index user_teams_employee on {schema}.user_teams (team_id, employee_id) where employee_id <> '';
    alter table {schema}.sessions drop column team_id, drop column factor, drop column proved_at, drop column actor_id,
      drop column impersonation_id, drop column renew, drop column successor,
      drop column ways_version, drop column refresh_used;
    create index sessions_previous on {schema}.sessions (previous_hash) where previous_hash is not null;
    create index sessions_expired on {schema}.sessions (expires_at);
    alter table {schema}.sessions add constraint sessions_refresh_hash_key unique (refresh_hash);
    alter table {schema}.mails drop column team_id, drop column letter;
    alter table {schema}.course_versions drop column certificate, drop column certificate_months,
      drop column certificate_template, drop column certificate_download, drop column chat;
    alter table {schema}.courses drop column teams;
    alter table {schema}.files drop column unused_since;
    alter table {schema}.facts drop column depth, drop column cause;
    alter table {schema}.permissions add constraint permissions_type_check check (type in ('course'));
    alter table {schema}.assignment_sources drop column type, drop column document_id, drop column user_id, drop column is_optional;
    alter table {schema}.assignment_sources add constraint assignment_sources_pkey primary key (user_course_id, kind, source_id);
    alter table {schema}.assignment_jobs drop column type,
      add constraint assignment_jobs_course_id_fkey foreign key (course_id) references {schema}.courses (id) on delete cascade;";

/// What drops the tables and indexes that migrations made, in whichever order they come.
fn drops(migrations: &[Migration]) -> Vec<String> {
    let lines = migrations.iter().flat_map(|one| one.sql.lines());
    let drop = |line: &str| {
        let (what, made) = ["table", "index", "unique index"].iter().find_map(|what| {
            Some((
                what.trim_start_matches("unique "),
                line.strip_prefix(&format!("create {what} "))?,
            ))
        })?;
        let name = made.split([' ', '(']).next()?;
        Some(format!("drop {what} if exists {{schema}}.{name} cascade"))
    };
    lines.filter_map(drop).collect()
}

/// Takes the newest migrations back, as if the program had just been replaced by one that brings them.
async fn age(platform: &TestPlatform, schema: &str) {
    let ledger = learnt_migrations::tenant::migrations();
    let first = ledger
        .iter()
        .position(|one| one.name.starts_with(FIRST_TAKEN_BACK))
        .unwrap();
    let mut admin = platform.admin().await;
    let functions: Vec<String> =
        sqlx::query_scalar("select oid::regprocedure::text from pg_proc where pronamespace = $1::regnamespace")
            .bind(schema)
            .fetch_all(&mut admin)
            .await
            .unwrap();
    for function in functions {
        run(&mut admin, &format!("drop function if exists {function} cascade")).await;
    }
    let undo = UNDO.split(';').filter(|statement| !statement.trim().is_empty());
    for statement in undo.map(str::to_owned).chain(drops(&ledger[first..])) {
        run(&mut admin, &statement.replace("{schema}", schema)).await;
    }
    run(
        &mut admin,
        &format!(
            "delete from {schema}._migrations where version >= {}",
            ledger[first].version
        ),
    )
    .await;
    let before = ledger[first - 1].version;
    let sql = format!(
        "update control.tenants set migration_version = {before}, migration_digest = 'before' where schema_name = '{schema}'; \
         update control.stock set migration_version = {before}, migration_digest = 'before' where schema_name = '{schema}'"
    );
    run(&mut platform.register().await, &sql).await;
}

#[tokio::test]
async fn a_broken_tenant_does_not_stop_the_others_and_is_shown_with_its_error() {
    let platform = TestPlatform::quiet().await;
    for label in ["one", "two", "three", "four"] {
        builder::provision(&platform.control, order(label)).await.unwrap();
        age(&platform, &platform.schema(label).await).await;
    }
    let broken = platform.schema("two").await;
    run(
        &mut platform.admin().await,
        &format!("create function {broken}.tenant_summary() returns int language sql as 'select 1'"),
    )
    .await;
    let report = builder::migrate(platform.control.provisioner()).await.unwrap();
    assert_eq!((report.migrated, report.unchanged, report.held_back), (3, 0, 0));
    assert_eq!(report.failed.len(), 1);
    assert!(
        report.failed[0].0 == "two" && report.failed[0].1.contains("tenant_summary"),
        "{:?}",
        report.failed
    );
    let console = platform.operator().await;
    let seen = console.get("/api/tenants/two").await.body;
    assert!(seen["migrationError"].as_str().unwrap().contains("tenant_summary"));
    assert!(seen["migrationVersion"].as_i64() < seen["latestVersion"].as_i64());
    // Repaired, it catches up, and nobody else is touched.
    run(
        &mut platform.admin().await,
        &format!("drop function {broken}.tenant_summary"),
    )
    .await;
    let report = builder::migrate(platform.control.provisioner()).await.unwrap();
    assert_eq!(
        report,
        FleetReport {
            migrated: 1,
            unchanged: 3,
            ..FleetReport::default()
        }
    );
    let version: i64 = sqlx::query_scalar(
        "select migration_version from control.tenants where id = 'two' and migration_error is null",
    )
    .fetch_one(&mut platform.register().await)
    .await
    .unwrap();
    assert_eq!(version, learnt_migrations::tenant::latest_version());
    // What the migrator made belongs to the owner, and the tenant's roles may use it.
    let schema = SchemaName::parse(&broken).unwrap();
    sqlx::query("select * from tenant_summary()")
        .fetch_one(&mut platform.as_role(&schema.ro_role()).await)
        .await
        .unwrap();
}

#[tokio::test]
async fn a_migration_that_every_canary_refuses_is_held_back() {
    let platform = TestPlatform::quiet().await;
    for label in ["a1", "a2", "a3", "a4", "a5"] {
        builder::provision(&platform.control, order(label)).await.unwrap();
        let schema = platform.schema(label).await;
        age(&platform, &schema).await;
        run(
            &mut platform.admin().await,
            &format!("create function {schema}.tenant_summary() returns int language sql as 'select 1'"),
        )
        .await;
    }
    let report = builder::migrate(platform.control.provisioner()).await.unwrap();
    assert_eq!((report.migrated, report.failed.len(), report.held_back), (0, 3, 2));
}

#[tokio::test]
async fn old_stock_is_renewed_before_it_is_claimed() {
    let platform = TestPlatform::quiet().await;
    builder::refill(platform.control.provisioner(), 2).await.unwrap();
    let stock: Vec<String> = sqlx::query_scalar("select schema_name from control.stock")
        .fetch_all(&mut platform.register().await)
        .await
        .unwrap();
    for schema in &stock {
        age(&platform, schema).await;
    }
    builder::provision(&platform.control, order("acme")).await.unwrap();
    assert!(
        !stock.contains(&platform.schema("acme").await),
        "old stock is not claimed"
    );
    assert_eq!(builder::refill(platform.control.provisioner(), 2).await.unwrap(), 2);
    builder::provision(&platform.control, order("munro")).await.unwrap();
    assert!(stock.contains(&platform.schema("munro").await));
    assert_eq!(platform.orphans().await, Vec::<String>::new());
}

#[tokio::test]
async fn with_nothing_to_do_a_thousand_tenants_are_not_even_looked_into() {
    let platform = TestPlatform::quiet().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    let copies = "insert into control.tenants (id, name, status, plan, cluster_id, schema_name, admin_first_name, admin_last_name, admin_email, migration_version, migration_digest, created_at) \
        select 'copy-' || n, 'Copy', 'ready', plan, cluster_id, 't_' || lpad(n::text, 16, '0'), 'A', 'B', 'a@b.test', migration_version, migration_digest, created_at \
        from control.tenants, generate_series(1, 999) n";
    run(&mut platform.register().await, copies).await;
    // The copies have no schemas: whoever looked into one would fail.
    let report = builder::migrate(platform.control.provisioner()).await.unwrap();
    assert_eq!(
        report,
        FleetReport {
            unchanged: 1000,
            ..FleetReport::default()
        }
    );
}
