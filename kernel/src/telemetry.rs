//! Logs, figures and request ids: one event a request; ids, never names or addresses.

use std::{
    sync::OnceLock,
    time::{Duration, Instant},
};

use axum::{
    extract::{MatchedPath, Request},
    http::{HeaderName, HeaderValue},
    response::Response,
};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tracing_subscriber::{EnvFilter, fmt, layer::SubscriberExt, util::SubscriberInitExt};

use crate::request::RequestContext;

/// Carries the request's id in both directions.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

static METRICS: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Starts logging to standard error, as lines or as JSON. `LOG_LEVEL`-style filters come as text, for instance
/// `info,learnt_tenant_api=debug`. Safe to call again: the first call wins.
pub fn init(filter: Option<&str>, json: bool) {
    let filter = EnvFilter::try_new(filter.unwrap_or("info")).unwrap_or_else(|_| EnvFilter::new("info"));
    let registry = tracing_subscriber::registry().with(filter);
    let lines = fmt::layer().with_writer(std::io::stderr).with_target(false);
    let _ = if json {
        registry.with(lines.json().flatten_event(true)).try_init()
    } else {
        registry.with(lines.with_ansi(false)).try_init()
    };
}

/// The recorder behind `/metrics`; installed on first use.
pub fn metrics_handle() -> Option<&'static PrometheusHandle> {
    METRICS
        .get_or_init(|| {
            PrometheusBuilder::new()
                .set_buckets(&[
                    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0,
                ])
                .ok()?
                .install_recorder()
                .ok()
                .inspect(tidy)
        })
        .as_ref()
}

/// How often recorded durations are counted into their buckets: until then each one is kept by itself.
const TIDY: Duration = Duration::from_secs(5);

/// Keeps the recorder from growing while nobody reads the figures.
fn tidy(recorder: &PrometheusHandle) {
    let recorder = recorder.clone();
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(TIDY);
            recorder.run_upkeep();
        }
    });
}

/// The text that `/metrics` answers.
pub fn render_metrics() -> String {
    metrics_handle().map(PrometheusHandle::render).unwrap_or_default()
}

/// Gives the request its id, logs one event and counts. Use it inside a `Router::layer`, so that the route is known.
pub async fn logged<F: Future<Output = Response>>(request: Request, answer: impl FnOnce(Request) -> F) -> Response {
    let started = Instant::now();
    let context = RequestContext::new(request.headers().get(&REQUEST_ID).and_then(|value| value.to_str().ok()));
    let method = request.method().clone();
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or_else(|| "-".to_owned(), |path| path.as_str().to_owned());
    let mut response = context.clone().scope(answer(request)).await;
    if let Ok(id) = HeaderValue::from_str(context.id()) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    let elapsed = started.elapsed();
    let status = response.status().as_u16();
    metrics::counter!("http_requests_total", "method" => method.to_string(), "route" => route.clone(), "status" => status.to_string())
        .increment(1);
    metrics::histogram!("http_request_duration_seconds", "route" => route.clone()).record(elapsed.as_secs_f64());
    tracing::info!(
        request_id = context.id(),
        tenant = context.tenant().unwrap_or("-"),
        method = %method,
        route = %route,
        status,
        duration_ms = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX),
        "request"
    );
    response
}
