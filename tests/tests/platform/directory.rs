//! Starting without the control database.
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use learnt_compose::testing::TestStack;
use learnt_kernel::clock::SystemClock;
use learnt_tenant_api::config::Config;
use tower::ServiceExt;

use super::{NOWHERE, ask, config, replica};

#[tokio::test]
async fn without_the_control_database_the_service_starts_from_its_snapshot() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let config = config(stack);
    replica(config.clone(), Arc::new(SystemClock)).await.shutdown().await;
    let away = Config {
        edge_url: format!("postgres://learnt_edge:x@{NOWHERE}/learnt"),
        ..config
    };
    let api = replica(away.clone(), Arc::new(SystemClock)).await;
    let (status, shown) = ask(&api, &acme.host, "/api/bootstrap").await;
    assert_eq!(
        (status, shown["team"]["id"].as_str()),
        (StatusCode::OK, Some(acme.id.as_str()))
    );
    assert_eq!(ask(&api, &acme.host, "/readyz").await.1["directory"], "snapshot");
    // Who is signed in goes on working: sessions live in the tenant's own schema.
    let token = acme.admin().await.token().unwrap();
    let request = Request::get("/api/me")
        .header("host", &acme.host)
        .header("authorization", format!("Bearer {token}"));
    let response = api
        .router
        .clone()
        .oneshot(request.body(Body::empty()).unwrap())
        .await
        .unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    api.shutdown().await;
    std::fs::remove_file(away.data_dir.join("directory.json")).unwrap();
    let blind = replica(away, Arc::new(SystemClock)).await;
    assert_eq!(
        ask(&blind, &acme.host, "/readyz").await.0,
        StatusCode::SERVICE_UNAVAILABLE
    );
    blind.shutdown().await;
}
