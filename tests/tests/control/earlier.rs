//! An installation that an earlier program made comes up with this one, and loses nothing: also where a migration file had
//! arrived after a newer one, so that nobody applied it to what stood already.
use learnt_compose::testing::{holds, until};
use learnt_control_plane::{Config, builder, start_with};
use sqlx::AssertSqlSafe;

use super::platform::{TestPlatform, config, order, run};

/// It arrived when a newer one was applied everywhere, and nobody looked again.
const LATE: i64 = 20_261_124_120_000;
/// What it did, undone.
const UNDONE: &str = "create index user_teams_managers on {schema}.user_teams using gin (managers)";
/// Files of the register that the earlier program did not have; later ones may be there already.
const NOT_YET: &str = "drop view control.directory_changes; \
     drop function control.directory_changed; drop sequence control.directory_number; drop index control.tenants_cluster; \
     alter table control.tenants drop column migration_digest, drop column directory_version; \
     alter table control.stock drop column migration_digest; \
     delete from control._migrations where version in (20261127010000, 20261127010100)";

/// Takes a schema back to what the earlier program left.
async fn as_it_was(platform: &TestPlatform, schema: &str) {
    let undone = UNDONE.replace("{schema}", schema);
    let sql = format!(
        "set role {schema}_owner; {undone}; delete from {schema}._migrations where version = {LATE}; reset role; \
         alter role {schema}_app connection limit -1; alter role {schema}_ro connection limit -1"
    );
    run(&mut platform.admin().await, &sql).await;
}

/// Whether the schema has seen all files, and the late one did its work.
async fn is_whole(platform: &TestPlatform, schema: &str) -> bool {
    let (files, left): (i64, bool) = sqlx::query_as(AssertSqlSafe(format!(
        "select (select count(*) from {schema}._migrations), to_regclass('{schema}.user_teams_managers') is not null"
    )))
    .fetch_one(&mut platform.admin().await)
    .await
    .unwrap();
    usize::try_from(files).unwrap() == learnt_migrations::tenant::migrations().len() && !left
}

#[tokio::test]
async fn an_installation_of_an_earlier_program_comes_up_and_loses_nothing() {
    let platform = TestPlatform::quiet().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    builder::refill(platform.control.provisioner(), 2).await.unwrap();
    let acme = platform.schema("acme").await;
    let stock: Vec<String> = sqlx::query_scalar("select schema_name from control.stock")
        .fetch_all(&mut platform.register().await)
        .await
        .unwrap();
    for schema in stock.iter().chain([&acme]) {
        as_it_was(&platform, schema).await;
    }
    run(&mut platform.register().await, NOT_YET).await;
    let people = async || -> Vec<(String, String)> {
        let all = format!("select user_id::text, row_to_json(u)::text from {acme}.user_teams u");
        let rows = sqlx::query_as(AssertSqlSafe(all))
            .fetch_all(&mut platform.admin().await)
            .await;
        rows.unwrap()
    };
    let before = people().await;
    assert_eq!(before.len(), 1);

    let config = Config {
        work: true,
        ..config(&platform.databases)
    };
    let control = start_with(config, platform.clock.clone()).await.unwrap();
    until(async || {
        let mut broken = Vec::new();
        for schema in stock.iter().chain([&acme]) {
            if !is_whole(&platform, schema).await {
                broken.push(schema);
            }
        }
        holds(broken.is_empty(), format!("{broken:?} did not see the late file"))
    })
    .await;
    assert_eq!(people().await, before);
    until(async || {
        let unlimited: i64 = sqlx::query_scalar(
            "select count(*) from pg_roles where rolconnlimit = -1 and rolname like $1 || '%' and rolcanlogin",
        )
        .bind(&acme)
        .fetch_one(&mut platform.admin().await)
        .await
        .unwrap();
        holds(unlimited == 0, "its roles may still take all connections")
    })
    .await;
    until(async || {
        let ready = platform.ready().await;
        holds(ready == 2, format!("{ready} schemas of the stock can be claimed"))
    })
    .await;
    builder::provision(&control, order("munro")).await.unwrap();
    assert!(
        stock.contains(&platform.schema("munro").await),
        "what stood ready is taken"
    );
    control.shutdown().await;
}
