//! Routes of the house itself: whether it lives, what it counts, what its API is, the team's colours and pictures.
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use bytes::Bytes;
use learnt_kernel::{reader, telemetry};
use serde_json::{Value, json};

use crate::app::App;
use crate::features::bootstrap::{brand_css, brand_picture};

/// The routes, with the OpenAPI document they serve.
pub fn routes(document: Value) -> Router<App> {
    let page: Bytes = reader::page(&document).into();
    let document: Bytes = document.to_string().into();
    Router::new()
        .route("/healthz", get(|| async { "ok" }))
        .route("/readyz", get(ready))
        .route(
            "/metrics",
            get(|| async {
                (
                    [(CONTENT_TYPE, "text/plain; version=0.0.4")],
                    telemetry::render_metrics(),
                )
            }),
        )
        .route("/brand.css", get(brand_css))
        .route("/brand/{team}/{picture}/{id}", get(brand_picture))
        .route(
            "/api/openapi.json",
            get(move || async move { ([(CONTENT_TYPE, "application/json")], document) }),
        )
        .route("/api/docs", get(move || async move { docs(page) }))
}

/// Ready as soon as there is a directory to work from; without the control database the snapshot does.
async fn ready(State(app): State<App>) -> Response {
    let teams = app.directory.now().tenants().count();
    let fresh = app.directory.version().is_some();
    let status = if teams > 0 || fresh {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    (status, Json(json!({"tenants": teams, "directory": if fresh { "live" } else { "snapshot" }, "connections": app.pools.open()}))).into_response()
}

fn docs(page: Bytes) -> Response {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
    ([(CONTENT_SECURITY_POLICY, policy)], Html(page)).into_response()
}
