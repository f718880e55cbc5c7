//! One list of all routes, and what lies around every one of them.
use std::any::Any;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Router};
use learnt_kernel::problem::Problem;
use learnt_kernel::telemetry;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::edge::house;
use crate::{features, live};

/// The routes of all features.
fn all() -> OpenApiRouter<App> {
    let info = InfoBuilder::new()
        .title("Learnt tenant API")
        .version(env!("CARGO_PKG_VERSION"))
        .build();
    OpenApiRouter::with_openapi(OpenApiBuilder::new().info(info).build())
        .merge(features::bootstrap::routes())
        .merge(features::courses::routes())
        .merge(features::files::routes())
        .merge(features::identity::routes())
        .merge(features::learning::routes())
        .merge(features::people::routes())
        .merge(features::settings::routes())
        .merge(live::socket::routes())
        .merge(features::permissions::routes())
}

/// The OpenAPI document of this service.
pub fn openapi() -> OpenApi {
    all().into_openapi()
}

/// The whole service.
pub fn router(app: App) -> Router {
    let (routes, document) = all().split_for_parts();
    let document = serde_json::to_value(&document).unwrap_or_default();
    routes
        .merge(house::routes(document))
        .fallback(|| async { Problem::not_found() })
        .method_not_allowed_fallback(|| async {
            Problem::new(
                StatusCode::METHOD_NOT_ALLOWED,
                "method_not_allowed",
                "This cannot be done here.",
            )
        })
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn(patience))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(set(header::CACHE_CONTROL, "no-store"))
        .layer(set(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(set(header::REFERRER_POLICY, "no-referrer"))
        .layer(set(
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
        ))
        .layer(set(
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ))
        .layer(from_fn(telemetry::request_log))
        .layer(Extension(app.clone()))
        .with_state(app)
}

/// Bodies are JSON of forms; what takes more (uploads, imports) says so at its own route.
const LONGEST_BODY: usize = 1024 * 1024;
/// No answer takes longer to begin.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

fn set(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}

async fn patience(request: Request, next: Next) -> Response {
    match tokio::time::timeout(LONGEST_WAIT, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Problem::unavailable("timeout", "This took too long. Please try again.").into_response(),
    }
}

fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let words = panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    Problem::internal_text(&format!("a handler panicked: {}", words.unwrap_or("?"))).into_response()
}
