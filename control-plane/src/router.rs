//! All routes of both listeners, and the document that describes the console's.
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use learnt_kernel::problem::Problem;
use learnt_kernel::reader;
use learnt_kernel::role::Gate;
use learnt_kernel::telemetry;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::services::{ServeDir, ServeFile};
use utoipa::openapi::extensions::Extensions;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::edge::{headers, internal_key, operator};
use crate::features::{domains, sign_in, teams, tenants};

/// Bodies are forms: nothing that is larger is one.
const LARGEST_BODY: usize = 64 * 1024;

/// The API's own page carries its style with it, and nothing else.
const READER_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/// Routes that everybody may call.
fn open() -> OpenApiRouter<App> {
    documented(Gate::Anyone, OpenApiRouter::new().merge(sign_in::open_routes()))
}

/// Routes that only operators may call. The gate stands around all of them: none can be without.
fn closed() -> OpenApiRouter<App> {
    let routes = OpenApiRouter::new()
        .merge(sign_in::closed_routes())
        .merge(tenants::routes())
        .merge(domains::routes());
    documented(Gate::Superadmin, routes)
}

/// The OpenAPI document of the console's API.
pub fn openapi() -> OpenApi {
    let info = InfoBuilder::new()
        .title("Learnt control plane")
        .description(Some(
            "What the console calls: operators sign in, order tenants and look after them.",
        ))
        .version(env!("CARGO_PKG_VERSION"));
    let mut document = OpenApiBuilder::new().info(info).build();
    document.merge(open().into_openapi());
    document.merge(closed().into_openapi());
    let bearer = HttpBuilder::new()
        .scheme(HttpAuthScheme::Bearer)
        .bearer_format("JWT")
        .build();
    document
        .components
        .get_or_insert_default()
        .add_security_scheme("bearer", SecurityScheme::Http(bearer));
    document
}

/// Everything at the console's host.
pub fn console(app: &App) -> Router {
    let (open, _) = open().split_for_parts();
    let (closed, _) = closed().split_for_parts();
    let api = open.merge(closed.layer(from_fn_with_state(app.clone(), operator::require)));
    let described = serde_json::to_value(openapi()).unwrap_or_default();
    let page = reader::page(&described);
    let text = described.to_string();
    let router = api
        .route(
            "/api/openapi.json",
            get(move || async move { ([(CONTENT_TYPE, "application/json")], text) }),
        )
        .route(
            "/api/docs",
            get(move || async move { ([(CONTENT_SECURITY_POLICY, READER_POLICY)], Html(page)) }),
        )
        .route("/api/{*rest}", axum::routing::any(|| async { Problem::not_found() }))
        .merge(health());
    let router = match &app.config.console_dist {
        // Unknown paths are the console's own: it has a page for them.
        Some(dist) => router.fallback_service(ServeDir::new(dist).fallback(ServeFile::new(dist.join("index.html")))),
        None => router.fallback(|| async { Problem::not_found() }),
    };
    finished(router.layer(from_fn(headers::secure)), app)
}

/// Everything at the internal listener.
pub fn internal(app: &App) -> Router {
    let routes = teams::internal_routes().merge(tenants::internal_routes());
    let closed = routes.layer(from_fn_with_state(app.clone(), internal_key::require));
    finished(closed.merge(health()).fallback(|| async { Problem::not_found() }), app)
}

fn finished(router: Router<App>, app: &App) -> Router {
    router
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            Problem::internal_text("a handler panicked").into_response()
        }))
        .layer(from_fn(telemetry::request_log))
        .with_state(app.clone())
}

fn health() -> Router<App> {
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
}

async fn ready(State(app): State<App>) -> Response {
    if app.registry.answers().await {
        return (StatusCode::OK, "ready").into_response();
    }
    Problem::unavailable("database", "The control database does not answer.").into_response()
}

/// Writes the gate into the document, where the tests of strangers read it.
fn documented(gate: Gate, mut routes: OpenApiRouter<App>) -> OpenApiRouter<App> {
    for operation in routes.get_openapi_mut().paths.paths.values_mut().flat_map(operations) {
        let mut extensions = operation.extensions.take().unwrap_or_default();
        extensions.merge(Extensions::from_iter([("x-gate", gate.as_str())]));
        operation.extensions = Some(extensions);
        if !gate.is_open() {
            operation.security = Some(vec![SecurityRequirement::new("bearer", Vec::<String>::new())]);
        }
    }
    routes
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [
        &mut item.get,
        &mut item.put,
        &mut item.post,
        &mut item.delete,
        &mut item.patch,
    ]
    .into_iter()
    .filter_map(Option::as_mut)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_has_a_gate_and_a_summary() {
        let mut document = openapi();
        let mut seen = 0;
        for operation in document.paths.paths.values_mut().flat_map(operations) {
            let extensions = operation.extensions.as_ref().unwrap();
            assert!(matches!(extensions["x-gate"].as_str(), Some("anyone" | "superadmin")));
            assert!(operation.summary.is_some());
            seen += 1;
        }
        assert_eq!(seen, 14);
    }
}
