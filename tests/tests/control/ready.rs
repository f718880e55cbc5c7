//! Whether the control plane is ready, and what it says while there is no room on a disk.
use http::StatusCode;
use serde_json::json;

use super::platform::{Console, TestPlatform, run};

fn elsewhere(url: &str) -> String {
    format!("{}/gone", url.rsplit_once('/').unwrap().0)
}

#[tokio::test]
async fn without_any_tenants_database_it_is_not_ready() {
    let platform = TestPlatform::with(|config| {
        let gone = elsewhere(&config.clusters["main"]);
        config.clusters.insert("main".to_owned(), gone);
    })
    .await;
    let answer = Console::new(&platform.control).get("/readyz").await;
    assert_eq!(
        (answer.status, answer.body["code"].as_str()),
        (StatusCode::SERVICE_UNAVAILABLE, Some("database_unavailable"))
    );
}

#[tokio::test]
async fn one_tenants_database_that_is_gone_is_named() {
    let platform = TestPlatform::with(|config| {
        let gone = elsewhere(&config.clusters["main"]);
        config.clusters.insert("second".to_owned(), gone);
    })
    .await;
    let answer = Console::new(&platform.control).get("/readyz").await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.body["databases"], json!({"main": true, "second": false}));
}

#[tokio::test]
async fn a_full_disk_is_told_as_such_and_readiness_says_so() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    let fails = "create function control.no_room() returns trigger language plpgsql as \
           $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$; \
         create trigger no_room before insert on control.tenants for each row execute function control.no_room()";
    run(&mut platform.register().await, fails).await;
    let refused = console.post("/api/tenants", &super::ordering::form("acme")).await;
    assert_eq!(
        (refused.status, refused.body["code"].as_str()),
        (StatusCode::INSUFFICIENT_STORAGE, Some("storage_full")),
        "{}",
        refused.body
    );
    assert_eq!(console.get("/readyz").await.body["storageFull"], "database");
}
