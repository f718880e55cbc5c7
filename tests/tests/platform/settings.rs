//! The team's look by way of the control plane, and the server's own routes.
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use learnt_compose::testing::{TestStack, holds, until};
use learnt_kernel::clock::SystemClock;
use learnt_tenant_api::config::{Config, ControlPlaneAddress};
use reqwest::Method;
use serde_json::{Value, json};
use tower::ServiceExt;

use super::{NOWHERE, config, replica};

#[tokio::test]
async fn a_changed_look_comes_back_through_the_directory() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let refused = admin
        .patch("/api/settings/theme", json!({"primaryColor": "reddish"}))
        .await
        .unwrap();
    assert_eq!(
        (refused.status.as_u16(), refused.value()["errors"][0]["field"].as_str()),
        (422, Some("primaryColor"))
    );
    let saved = admin
        .patch("/api/settings/theme", json!({"primaryColor": "#123456"}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(saved.value()["theme"]["primaryColor"], "#123456");
    until(async || {
        let css = acme.client().get("/brand.css").await.unwrap();
        assert_eq!(css.headers["content-type"], "text/css; charset=utf-8");
        holds(css.text().contains("--team-primary:#123456;"), css.text())
    })
    .await;
}

#[tokio::test]
async fn without_the_control_plane_settings_say_so_and_the_rest_goes_on() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let control_plane = Some(ControlPlaneAddress {
        url: format!("http://{NOWHERE}"),
        key: "x".into(),
    });
    let api = replica(
        Config {
            control_plane,
            ..config(stack)
        },
        Arc::new(SystemClock),
    )
    .await;
    let token = acme.admin().await.token().unwrap();
    let request = Request::builder()
        .method(Method::PATCH)
        .uri("/api/settings/theme")
        .header("host", &acme.host)
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "application/json")
        .body(Body::from(r##"{"primaryColor": "#123456"}"##))
        .unwrap();
    let response = api.router.clone().oneshot(request).await.unwrap();
    assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
    let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    let problem: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(problem["code"], "control_plane_unavailable");
    assert!(problem["detail"].as_str().unwrap().contains("Settings cannot be saved"));
    api.shutdown().await;
}

#[tokio::test]
async fn the_server_answers_for_itself() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let guest = acme.client();
    let document = guest.get("/api/openapi.json").await.unwrap().value();
    assert_eq!(document["paths"]["/api/settings/theme"]["patch"]["x-gate"], "admin");
    let page = guest.get("/api/docs").await.unwrap();
    assert!(page.text().contains("/api/settings/theme") && !page.text().contains("<script"));
    assert_eq!(guest.get("/healthz").await.unwrap().text(), "ok");
    assert_eq!(guest.get("/readyz").await.unwrap().value()["directory"], "live");
    let unknown = guest.get("/api/no/such/thing").await.unwrap();
    assert_eq!((unknown.status.as_u16(), unknown.code().as_str()), (404, "not_found"));
    assert_eq!(unknown.headers["content-type"], "application/problem+json");
    assert_eq!(
        unknown.value()["requestId"],
        unknown.headers["x-request-id"].to_str().unwrap()
    );
    assert_eq!(guest.post("/api/bootstrap", json!({})).await.unwrap().status, 405);
    let broken = guest
        .send(
            guest
                .request(Method::POST, "/api/auth/login")
                .header("content-type", "application/json")
                .body("{"),
        )
        .await
        .unwrap();
    assert_eq!(broken.headers["content-type"], "application/problem+json");
    let large = "x".repeat(2 * 1024 * 1024);
    assert_eq!(
        guest
            .post("/api/auth/login", json!({"username": large, "password": "x"}))
            .await
            .unwrap()
            .status,
        413
    );
}
