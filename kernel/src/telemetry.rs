//! Logs, figures and request ids: one event a request; ids, never names or addresses.

use std::{
    cell::RefCell,
    collections::HashMap,
    sync::OnceLock,
    time::{Duration, Instant},
};

use axum::{
    extract::{MatchedPath, Request},
    http::{HeaderName, HeaderValue, Method},
    response::Response,
};
use metrics::{Counter, Histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tracing_subscriber::{EnvFilter, fmt, layer::SubscriberExt, util::SubscriberInitExt};

use crate::{answers, log_writer::LogWriter, request::RequestContext};

/// Carries the request's id in both directions.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

static METRICS: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Starts logging to standard error, as lines or as JSON. `LOG_LEVEL`-style filters come as text, for instance
/// `info,learnt_tenant_api=debug`. Safe to call again: the first call wins. Hold what it answers until the program ends.
pub fn init(filter: Option<&str>, json: bool) -> Log {
    let filter = EnvFilter::try_new(filter.unwrap_or("info")).unwrap_or_else(|_| EnvFilter::new("info"));
    let registry = tracing_subscriber::registry().with(filter);
    let Ok(writer) = LogWriter::begin(std::io::stderr()) else {
        return Log(None);
    };
    let lines = fmt::layer().with_writer(writer.clone()).with_target(false);
    let begun = if json {
        registry.with(lines.json().flatten_event(true)).try_init()
    } else {
        registry.with(lines.with_ansi(false)).try_init()
    };
    Log(begun.is_ok().then_some(writer))
}

/// The log of a running program; the last lines are written when it goes.
#[must_use = "the last lines are written when it goes"]
pub struct Log(Option<LogWriter>);

impl Drop for Log {
    fn drop(&mut self) {
        if let Some(writer) = &self.0 {
            writer.flush();
        }
    }
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
                .inspect(run_upkeep)
        })
        .as_ref()
}

/// How often recorded durations are counted into their buckets: until then each one is kept by itself.
const TIDY: Duration = Duration::from_secs(5);

/// Keeps the recorder from growing while nobody reads the figures.
fn run_upkeep(recorder: &PrometheusHandle) {
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

/// What is counted of a route, kept by each thread: looking a figure up by its labels with each request costs more than
/// counting it.
struct RouteFigures {
    durations: Histogram,
    answers: Vec<(Method, u16, Counter)>,
}

thread_local! {
    static FIGURES: RefCell<HashMap<String, RouteFigures>> = RefCell::default();
}

impl RouteFigures {
    fn new(route: &str) -> Self {
        // Figures that are looked up before there is a recorder count nothing for ever.
        metrics_handle();
        Self {
            durations: metrics::histogram!("http_request_duration_seconds", "route" => route.to_owned()),
            answers: Vec::new(),
        }
    }

    fn count(&mut self, route: &str, method: &Method, status: u16, elapsed: Duration) {
        self.durations.record(elapsed.as_secs_f64());
        let figures_of = self
            .answers
            .iter()
            .find(|(by, with, _)| by == method && *with == status);
        if let Some((_, _, counter)) = figures_of {
            return counter.increment(1);
        }
        let counter = metrics::counter!("http_requests_total", "method" => method.to_string(), "route" => route.to_owned(), "status" => status.to_string());
        counter.increment(1);
        // A method is the caller's to invent; what is not remembered is looked up again.
        if self.answers.len() < MOST_ANSWERS {
            self.answers.push((method.clone(), status, counter));
        }
    }
}

/// More kinds of answers of one route than it has by itself.
const MOST_ANSWERS: usize = 64;

fn count(route: &str, method: &Method, status: u16, elapsed: Duration) {
    FIGURES.with_borrow_mut(|figures| {
        if let Some(figures_of) = figures.get_mut(route) {
            return figures_of.count(route, method, status, elapsed);
        }
        let mut first = RouteFigures::new(route);
        first.count(route, method, status, elapsed);
        figures.insert(route.to_owned(), first);
    });
}

/// Gives the request its id, logs one event and counts. Use it inside a `Router::layer`, so that the route is known.
pub async fn logged<F: Future<Output = Response>>(request: Request, answer: impl FnOnce(Request) -> F) -> Response {
    let started = Instant::now();
    let context = RequestContext::new(request.headers().get(&REQUEST_ID).and_then(|value| value.to_str().ok()));
    let method = request.method().clone();
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let mut response = context.clone().scope(answer(request)).await;
    if let Ok(id) = HeaderValue::from_str(context.id()) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    let elapsed = started.elapsed();
    let status = response.status().as_u16();
    let route = matched.as_ref().map_or("-", MatchedPath::as_str);
    count(route, &method, status, elapsed);
    if let Some(tenant) = context.tenant() {
        answers::note(tenant, status, elapsed);
    }
    tracing::info!(
        request_id = context.id(),
        tenant = context.tenant().unwrap_or("-"),
        method = %method,
        route,
        status,
        duration_ms = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX),
        "request"
    );
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_answer_is_counted_under_its_own_labels() {
        let elapsed = Duration::from_millis(2);
        for (method, status) in [(Method::GET, 200), (Method::GET, 200), (Method::POST, 422)] {
            count("/api/counted", &method, status, elapsed);
        }
        let text = render_metrics();
        for line in [
            r#"http_requests_total{method="GET",route="/api/counted",status="200"} 2"#,
            r#"http_requests_total{method="POST",route="/api/counted",status="422"} 1"#,
            r#"http_request_duration_seconds_count{route="/api/counted"} 3"#,
        ] {
            assert!(text.contains(line), "{line} in {text}");
        }
    }
}
