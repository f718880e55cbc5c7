//! Whether the service is ready, and what it says while there is no room on a disk.
use std::sync::Arc;

use axum::http::StatusCode;
use learnt_compose::testing::TestStack;
use learnt_kernel::clock::SystemClock;
use learnt_tenant_api::config::{ClusterAddress, Config};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::{NOWHERE, ask, config, quiet_replica};

#[tokio::test]
async fn without_any_tenants_database_it_is_not_ready() {
    let stack = TestStack::shared().await;
    let main = &config(stack).clusters["main"];
    for cluster in [
        format!("{NOWHERE}/{}", main.database),
        format!("{}:{}/gone", main.host, main.port),
    ] {
        let config = Config {
            clusters: [("main".to_owned(), ClusterAddress::parse(&cluster).unwrap())].into(),
            ..config(stack)
        };
        let api = quiet_replica(config, Arc::new(SystemClock)).await;
        let (status, answer) = ask(&api, "localhost", "/readyz").await;
        assert_eq!(
            (status, answer["code"].as_str()),
            (StatusCode::SERVICE_UNAVAILABLE, Some("database_unavailable")),
            "{cluster}"
        );
        api.shutdown().await;
    }
}

#[tokio::test]
async fn one_tenants_database_that_is_gone_is_named() {
    let stack = TestStack::shared().await;
    let mut config = config(stack);
    let gone = ClusterAddress::parse(&format!("{NOWHERE}/gone")).unwrap();
    config.clusters.insert("second".to_owned(), gone);
    let api = quiet_replica(config, Arc::new(SystemClock)).await;
    let (status, answer) = ask(&api, "localhost", "/readyz").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(answer["databases"], json!({"main": true, "second": false}));
    api.shutdown().await;
}

#[tokio::test]
async fn a_full_disk_is_told_as_such_and_readiness_says_so() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let admin = acme.admin().await;
    let schema = acme.texts("select current_schema()::text").await.remove(0);
    let fails = format!(
        "set role {schema}_owner; create function {schema}.no_room() returns trigger language plpgsql as \
           $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$; \
         create trigger no_room before insert on {schema}.courses for each row execute function {schema}.no_room()"
    );
    let mut keeper = PgConnection::connect(&stack.urls().cluster).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(fails)).execute(&mut keeper).await.unwrap();
    let refused = admin.post("/api/courses", json!({"title": "Lifting"})).await.unwrap();
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (507, "storage_full")
    );
    let answer = stack.client("localhost").get("/readyz").await.unwrap();
    assert_eq!(
        (answer.status.as_u16(), &answer.value()["storageFull"]),
        (200, &json!("database"))
    );
}
