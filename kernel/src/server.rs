//! The server around a service's own routes: whether it lives, what it counts, what its API is; and what holds for every
//! answer, whatever the route: headers that guard it, an end to waiting, a panic that stays inside.

use std::{
    any::Any,
    pin::pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request, State},
    http::{HeaderName, HeaderValue, StatusCode, header},
    middleware::{Next, from_fn, from_fn_with_state},
    response::{Html, IntoResponse, Response},
    routing::get,
};
use tower::ServiceBuilder;
use tower_http::{
    catch_panic::CatchPanicLayer,
    set_header::{MakeHeaderValue, SetResponseHeaderLayer},
};

use crate::{compression, host::invalid_host, problem::Problem, reader, telemetry};

/// How long an answer may take to begin, but for routes that take large bodies in.
pub const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// The policy of answers that are no pages.
pub const API_POLICY: &str = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// The apps' policy. What a text may embed is shown in frames of two houses, and of no other. Scripts come from files of ours only; styles too: what the kit adds at run time goes into adopted
/// stylesheets, which need no exception.
pub const APP_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
    font-src 'self' data:; connect-src 'self'; media-src 'self' blob:; worker-src 'self' blob:; \
    frame-src 'self' blob: https://www.youtube-nocookie.com https://player.vimeo.com; \
    manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'";

/// The API's own page carries its style with it, and nothing else.
const READER_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

const GUARDS: [(HeaderName, &str); 6] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    ),
    (header::X_FRAME_OPTIONS, "SAMEORIGIN"),
];

/// What of these holds for any file. The others, and the policy, are heeded by browsers where they come with a page.
const GUARDS_OF_FILES: [HeaderName; 2] = [
    header::X_CONTENT_TYPE_OPTIONS,
    HeaderName::from_static("cross-origin-resource-policy"),
];

/// And what says how a page may be used: no data needs it, whoever opens it as a page.
const GUARDS_OF_PAGES: [HeaderName; 2] = [
    HeaderName::from_static("cross-origin-opener-policy"),
    HeaderName::from_static("permissions-policy"),
];

/// Among the extensions of an answer: it is a script, a stylesheet or a font, and nobody's page. What guards a page would be
/// larger than many of these files.
#[derive(Clone, Copy, Debug)]
pub struct PartOfPage;

/// For whoever looks after the service: whether it lives, and its figures.
pub fn health<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let figures = || async {
        let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
        (kind, telemetry::render_metrics())
    };
    Router::new()
        .route("/healthz", get(|| async { "ok" }))
        .route("/metrics", get(figures))
}

/// For whoever calls the service: its OpenAPI document, for programs and for people. It is part of the program's file; the
/// page is made from it when somebody asks, and nothing of either is kept in memory.
pub fn openapi_routes<S: Clone + Send + Sync + 'static>(document: &'static str) -> Router<S> {
    let json = [(header::CONTENT_TYPE, "application/json")];
    let policy = [(header::CONTENT_SECURITY_POLICY, READER_POLICY)];
    let page = move || reader::page(&serde_json::from_str(document).unwrap_or_default());
    Router::new()
        .route("/api/openapi.json", get(move || async move { (json, document) }))
        .route("/api/docs", get(move || async move { (policy, Html(page())) }))
}

/// What a service keeps to, whatever the route.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Bytes of a body at most, but for routes that say otherwise.
    pub largest_body: usize,
    /// The content policy of answers that bring none of their own.
    pub policy: &'static str,
    /// How long an answer may take to begin.
    pub longest_wait: Duration,
    /// Below these paths secrets are given out: no answer is compressed there.
    pub secret_paths: &'static [&'static str],
}

/// Everything that lies around every route of a service: guards, logs, waits and catches, in this order from outside. It is
/// one layer, because each further one is boxed anew with every request.
pub fn around<S: Clone + Send + Sync + 'static>(router: Router<S>, rules: Rules) -> Router<S> {
    router.method_not_allowed_fallback(not_allowed).layer(
        ServiceBuilder::new()
            .layer(guards(rules.policy))
            .layer(from_fn_with_state(rules, with_rules))
            .layer(CatchPanicLayer::custom(panicked))
            .layer(DefaultBodyLimit::max(rules.largest_body)),
    )
}

/// What a route answers to a method that it does not know.
pub async fn not_allowed() -> Problem {
    let sentence = "This action is not available here.";
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", sentence)
}

async fn with_rules(State(rules): State<Rules>, request: Request, next: Next) -> Response {
    telemetry::logged(request, |request| async move {
        let api = is_api(&request);
        let compress = api && compression::is_wanted(&request, rules.secret_paths);
        // Whoever names two hosts means to be taken for one by us and for the other by whatever stands in front of us.
        let answer = if request.headers().get_all(header::HOST).iter().nth(1).is_some() {
            invalid_host().into_response()
        } else {
            answer(rules.longest_wait, request, next).await
        };
        let answer = uncached(api, answer);
        if compress {
            compression::compressed(answer).await
        } else {
            answer
        }
    })
    .await
}

/// Puts the guarding headers on every answer that does not bring its own; the API is never kept by a cache.
pub fn guarded<S: Clone + Send + Sync + 'static>(router: Router<S>, policy: &'static str) -> Router<S> {
    router.layer((guards(policy), from_fn(api_uncached)))
}

type Guard = SetResponseHeaderLayer<GuardValue>;

#[derive(Clone, Debug)]
struct GuardValue {
    value: HeaderValue,
    holds_for_files: bool,
    holds_for_data: bool,
}

impl MakeHeaderValue<Response> for GuardValue {
    fn make_header_value(&mut self, response: &Response) -> Option<HeaderValue> {
        let is_meant = if response.extensions().get::<PartOfPage>().is_some() {
            self.holds_for_files
        } else {
            self.holds_for_data || !is_json(response)
        };
        is_meant.then(|| self.value.clone())
    }
}

fn is_json(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind == "application/json")
}

/// The guarding headers and the policy, each where an answer has none of its own. One layer each: the library's one for several
/// allocates every value anew with every request.
fn guards(policy: &'static str) -> (Guard, Guard, Guard, Guard, Guard, Guard, Guard) {
    let guard = |(name, value)| {
        let value = GuardValue {
            value: HeaderValue::from_static(value),
            holds_for_files: GUARDS_OF_FILES.contains(&name),
            holds_for_data: !GUARDS_OF_PAGES.contains(&name),
        };
        Guard::if_not_present(name, value)
    };
    let [types, referrer, opener, resource, permissions, frames] = GUARDS.map(guard);
    let policy = guard((header::CONTENT_SECURITY_POLICY, policy));
    (types, referrer, opener, resource, permissions, frames, policy)
}

async fn api_uncached(request: Request, next: Next) -> Response {
    let api = is_api(&request);
    uncached(api, next.run(request).await)
}

fn is_api(request: &Request) -> bool {
    request.uri().path().starts_with("/api/")
}

/// What the API answers is kept by no cache, unless the answer says otherwise.
fn uncached(api: bool, mut response: Response) -> Response {
    if api {
        let cache = response.headers_mut().entry(header::CACHE_CONTROL);
        cache.or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// Set by the route itself, which is known only after the waiting has begun.
#[derive(Clone, Default)]
struct SlowRoute(Arc<AtomicBool>);

/// Lies around a route that takes large bodies in: a slow line may take as long as it needs. The route itself gives up on
/// whoever stands still.
pub async fn allow_slow(request: Request, next: Next) -> Response {
    if let Some(SlowRoute(mark)) = request.extensions().get() {
        mark.store(true, Ordering::Relaxed);
    }
    next.run(request).await
}

/// An answer within the time that there is, unless the route takes large bodies in.
async fn answer(longest: Duration, mut request: Request, next: Next) -> Response {
    let mark = SlowRoute::default();
    request.extensions_mut().insert(mark.clone());
    let mut answer = pin!(next.run(request));
    match tokio::time::timeout(longest, &mut answer).await {
        Ok(response) => response,
        Err(_) if mark.0.load(Ordering::Relaxed) => answer.await,
        Err(_) => Problem::unavailable("timeout", "This took too long. Please try again.").into_response(),
    }
}

/// What a request is answered whose handler panicked.
fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let message = panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    Problem::internal_text(&format!("a handler panicked: {}", message.unwrap_or("?"))).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::{body::to_bytes, http::HeaderMap};
    use tower::ServiceExt;

    async fn ask(method: &str, path: &str) -> (StatusCode, HeaderMap) {
        let routes = Router::new()
            .route("/api/well", get(|| async { "well" }))
            .route(
                "/page",
                get(|| async { ([(header::CACHE_CONTROL, "no-cache")], "page") }),
            )
            .route("/api/data", get(|| async { axum::Json(1) }))
            .route("/script.js", get(|| async { (axum::Extension(PartOfPage), "script") }))
            .route("/api/ill", get(|| async { panic!("of no use to a caller") as &str }))
            .merge(health());
        let request = Request::builder()
            .method(method)
            .uri(path)
            .body(axum::body::Body::empty());
        let rules = Rules {
            largest_body: 10,
            policy: API_POLICY,
            longest_wait: LONGEST_WAIT,
            secret_paths: &[],
        };
        let answer = around(routes, rules).oneshot(request.unwrap()).await.unwrap();
        (answer.status(), answer.headers().clone())
    }

    #[tokio::test]
    async fn every_answer_is_guarded() {
        for path in ["/api/well", "/api/ill", "/page", "/healthz", "/nowhere"] {
            let (_, headers) = ask("GET", path).await;
            for (name, value) in GUARDS {
                assert_eq!(headers[&name], value, "{path}");
            }
            assert_eq!(headers["content-security-policy"], API_POLICY);
            assert!(headers.contains_key("x-request-id"));
        }
        assert_eq!(ask("GET", "/api/well").await.1["cache-control"], "no-store");
        assert_eq!(ask("GET", "/page").await.1["cache-control"], "no-cache");
    }

    #[tokio::test]
    async fn data_brings_all_but_what_says_how_a_page_may_be_used() {
        let (_, headers) = ask("GET", "/api/data").await;
        for (name, value) in GUARDS {
            let expected = (!GUARDS_OF_PAGES.contains(&name)).then_some(value);
            assert_eq!(
                headers.get(&name).map(|value| value.to_str().unwrap()),
                expected,
                "{name}"
            );
        }
        assert_eq!(headers["content-security-policy"], API_POLICY);
    }

    #[tokio::test]
    async fn a_part_of_a_page_brings_what_holds_for_any_file() {
        let (_, headers) = ask("GET", "/script.js").await;
        for (name, value) in GUARDS {
            let expected = GUARDS_OF_FILES.contains(&name).then_some(value);
            assert_eq!(
                headers.get(&name).map(|value| value.to_str().unwrap()),
                expected,
                "{name}"
            );
        }
        assert!(!headers.contains_key("content-security-policy"));
    }

    #[tokio::test]
    async fn a_request_that_names_two_hosts_is_refused_on_every_route() {
        for path in ["/api/well", "/healthz", "/nowhere"] {
            let routes = Router::new()
                .route("/api/well", get(|| async { "well" }))
                .merge(health());
            let rules = Rules {
                largest_body: 10,
                policy: API_POLICY,
                longest_wait: LONGEST_WAIT,
                secret_paths: &[],
            };
            let request = Request::get(path)
                .header("host", "acme.test")
                .header("host", "acme.test");
            let request = request.body(axum::body::Body::empty()).unwrap();
            let answer = around(routes, rules).oneshot(request).await.unwrap();
            assert_eq!(answer.status(), StatusCode::BAD_REQUEST, "{path}");
        }
    }

    #[tokio::test]
    async fn only_what_takes_large_bodies_in_may_take_long() {
        let slow = || async { tokio::time::sleep(Duration::from_millis(30)).await };
        let routes = Router::new()
            .route("/upload", get(slow).layer(from_fn(allow_slow)))
            .route("/stuck", get(std::future::pending::<()>))
            .layer(from_fn(|request, next| answer(Duration::from_millis(1), request, next)));
        for (path, status) in [("/upload", StatusCode::OK), ("/stuck", StatusCode::SERVICE_UNAVAILABLE)] {
            let request = Request::builder().uri(path).body(axum::body::Body::empty());
            let answer = routes.clone().oneshot(request.unwrap()).await.unwrap();
            assert_eq!(answer.status(), status, "{path}");
        }
    }

    #[tokio::test]
    async fn an_answer_that_is_there_is_given_though_the_time_is_over() {
        let late = || async {
            std::thread::sleep(Duration::from_millis(30));
            tokio::task::yield_now().await;
            "done"
        };
        let routes = Router::new()
            .route("/late", get(late))
            .layer(from_fn(|request, next| answer(Duration::from_millis(1), request, next)));
        let request = Request::get("/late").body(axum::body::Body::empty()).unwrap();
        assert_eq!(routes.oneshot(request).await.unwrap().status(), StatusCode::OK);
    }

    #[tokio::test]
    async fn who_meets_a_panic_reads_the_id_that_the_log_has() {
        let routes = Router::new()
            .route("/api/ill", get(|| async { panic!("of no use to a caller") as &str }))
            .route("/api/well", get(|| async { "well" }));
        let rules = Rules {
            largest_body: 10,
            policy: API_POLICY,
            longest_wait: LONGEST_WAIT,
            secret_paths: &[],
        };
        let service = around(routes, rules);
        let request = Request::get("/api/ill").header("x-request-id", "asked-for-1");
        let request = request.body(axum::body::Body::empty()).unwrap();
        let answer = service.clone().oneshot(request).await.unwrap();
        assert_eq!(answer.headers()["x-request-id"], "asked-for-1");
        let body = to_bytes(answer.into_body(), 1_000).await.unwrap();
        let problem: serde_json::Value = serde_json::from_slice(&body).unwrap();
        assert_eq!(problem["code"], "internal");
        assert_eq!(problem["requestId"], "asked-for-1");
        assert!(!String::from_utf8_lossy(&body).contains("of no use"));
        // An odd id is not taken over, and an answer still says how long it is.
        let request = Request::get("/api/well").header("x-request-id", "no id at all");
        let request = request.body(axum::body::Body::empty()).unwrap();
        let answer = service.oneshot(request).await.unwrap();
        assert_ne!(answer.headers()["x-request-id"], "no id at all");
        assert_eq!(answer.headers()["content-length"], "4");
    }

    #[tokio::test]
    async fn what_cannot_be_done_and_what_breaks_are_problems() {
        for (method, path, status) in [
            ("GET", "/api/ill", StatusCode::INTERNAL_SERVER_ERROR),
            ("DELETE", "/api/well", StatusCode::METHOD_NOT_ALLOWED),
        ] {
            let (answered, headers) = ask(method, path).await;
            assert_eq!(answered, status);
            assert_eq!(headers["content-type"], "application/problem+json");
        }
    }
}
