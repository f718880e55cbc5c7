//! A built web app: hashed files for ever, the page itself for every other path.

use std::{path::PathBuf, sync::Arc};

use axum::{
    Router,
    body::Body,
    extract::{Request, State},
    http::{HeaderName, HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
    routing::get,
};
use learnt_kernel::{
    problem::Problem,
    server::{self, APP_POLICY, PartOfPage},
};
use tower::ServiceExt;
use tower_http::services::ServeDir;

/// Turns the built `index.html` into the one for a host: branding, name, icon.
pub type IndexRenderer = Arc<dyn Fn(&str, &str) -> String + Send + Sync>;

#[derive(Clone)]
struct App {
    dist: PathBuf,
    render_index: IndexRenderer,
}

/// The router of an app that was built into `dist`.
pub fn app(dist: PathBuf, dress: IndexRenderer) -> Router {
    let state = App {
        dist,
        render_index: dress,
    };
    Router::new()
        .fallback(get(answer).fallback(server::not_allowed))
        .with_state(state)
}

async fn answer(State(app): State<App>, request: Request) -> Response {
    let host = header_of(&request, header::HOST).to_owned();
    // Who goes somewhere wants a page, be there anything or not; who fetches a file wants that file.
    let wants_a_page = header_of(&request, header::ACCEPT).contains("text/html");
    let path = request.uri().path().to_owned();
    if !names_a_file(&path) {
        return page(&app, &host).await;
    }
    let mut response = match ServeDir::new(&app.dist)
        .append_index_html_on_directories(false)
        // Compressed when the app was built.
        .precompressed_br()
        .precompressed_gzip()
        .oneshot(request)
        .await
    {
        Ok(response) => response.map(Body::new),
        Err(never) => match never {},
    };
    if response.status() == StatusCode::NOT_FOUND {
        if wants_a_page {
            let mut page = page(&app, &host).await;
            *page.status_mut() = StatusCode::NOT_FOUND;
            return page;
        }
        return Problem::not_found().into_response();
    }
    let cache_control = if path.starts_with("/assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "public, max-age=3600"
    };
    if is_part_of_page(&path) {
        response.extensions_mut().insert(PartOfPage);
    } else {
        // A worker obeys the policy that its own script came with: one that lets requests through needs the app's.
        let policy = HeaderValue::from_static(APP_POLICY);
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    let cache_control = HeaderValue::from_static(cache_control);
    response.headers_mut().insert(header::CACHE_CONTROL, cache_control);
    response
}

/// A built script, stylesheet or font. The script of a worker has that word in its name, and is as good as a page.
fn is_part_of_page(path: &str) -> bool {
    let Some(name) = path.strip_prefix("/assets/") else {
        return false;
    };
    let has_ending = [".js", ".css", ".woff", ".woff2"]
        .iter()
        .any(|ending| name.ends_with(ending));
    has_ending && !name.contains("worker")
}

fn header_of(request: &Request, name: HeaderName) -> &str {
    let value = request.headers().get(name).and_then(|value| value.to_str().ok());
    value.unwrap_or_default()
}

/// The last segment has a dot: a file. Everything else is a route of the app. A slash is one however it is written, as it is
/// for whoever looks for the file.
fn names_a_file(path: &str) -> bool {
    let path = path.to_ascii_lowercase().replace("%2f", "/").replace("%5c", "/");
    path.rsplit('/').next().is_some_and(|name| name.contains('.')) && path != "/index.html"
}

async fn page(app: &App, host: &str) -> Response {
    let Ok(template) = tokio::fs::read_to_string(app.dist.join("index.html")).await else {
        return (
            StatusCode::SERVICE_UNAVAILABLE,
            "This app has not been built. Run: npm run build",
        )
            .into_response();
    };
    let mut response = Html((app.render_index)(host, &template)).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(APP_POLICY));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderMap;

    async fn ask(router: &Router, path: &str) -> (StatusCode, HeaderMap, String) {
        accepting(router, path, "*/*").await
    }

    async fn accepting(router: &Router, path: &str, accepted: &str) -> (StatusCode, HeaderMap, String) {
        get_with_header(router, path, header::ACCEPT, accepted).await
    }

    async fn get_with_header(
        router: &Router,
        path: &str,
        name: HeaderName,
        value: &str,
    ) -> (StatusCode, HeaderMap, String) {
        let request = Request::builder()
            .uri(path)
            .header("host", "acme.learnt.localhost")
            .header(name, value)
            .body(Body::empty())
            .unwrap();
        let response = router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        (parts.status, parts.headers, String::from_utf8(bytes.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn files_are_kept_and_routes_get_the_page_of_their_host() {
        let dist = std::env::temp_dir().join(format!("learnt-dist-{}", learnt_kernel::ids::random_label(8)));
        std::fs::create_dir_all(dist.join("assets")).unwrap();
        std::fs::write(dist.join("index.html"), "<title>Learnt</title>").unwrap();
        std::fs::write(dist.join("assets/app-1a2b.js"), "export {}").unwrap();
        std::fs::write(dist.join("assets/drawing.worker-3c4d.js"), "export {}").unwrap();
        std::fs::write(dist.join("worker.js"), "export {}").unwrap();
        std::fs::write(dist.join("../secret.txt"), "no").unwrap();
        let router = app(
            dist.clone(),
            Arc::new(|host, template| template.replace("Learnt", host)),
        );

        let (status, headers, body) = ask(&router, "/assets/app-1a2b.js").await;
        assert_eq!((status, body.as_str()), (StatusCode::OK, "export {}"));
        assert_eq!(headers["cache-control"], "public, max-age=31536000, immutable");
        assert!(
            !headers.contains_key("content-security-policy"),
            "what is part of a page obeys the page's policy"
        );
        for worker in ["/assets/drawing.worker-3c4d.js", "/worker.js"] {
            let (_, headers, _) = ask(&router, worker).await;
            let policy = headers["content-security-policy"].to_str().unwrap();
            assert!(
                policy.contains("connect-src 'self'"),
                "{worker} has its own policy: {policy}"
            );
        }
        for route in ["/", "/apps/courses", "/index.html"] {
            let (status, headers, body) = ask(&router, route).await;
            assert_eq!(
                (status, body.as_str()),
                (StatusCode::OK, "<title>acme.learnt.localhost</title>"),
                "{route}"
            );
            assert_eq!(headers["cache-control"], "no-cache");
            assert!(
                !headers["content-security-policy"]
                    .to_str()
                    .unwrap()
                    .contains("script-src 'self' 'unsafe")
            );
        }
        for route in ["/apps/admin/users/..%2F..%2Fx", "/apps/%2e%2e%5Cx", "/%FF"] {
            let (status, headers, _) = ask(&router, route).await;
            assert_eq!(
                (status, headers["content-type"].to_str().unwrap()),
                (StatusCode::OK, "text/html; charset=utf-8"),
                "{route}"
            );
        }
        for absent in [
            "/assets/old-9z.js",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/apps/..%2F..%2Fsecret.txt",
        ] {
            let (status, headers, body) = ask(&router, absent).await;
            assert_eq!(
                (status, headers["content-type"].to_str().unwrap()),
                (StatusCode::NOT_FOUND, "application/problem+json"),
                "{absent}: {body}"
            );
            let (status, headers, body) = accepting(&router, absent, "text/html,*/*;q=0.8").await;
            assert_eq!(
                (status, headers["content-type"].to_str().unwrap(), body.as_str()),
                (
                    StatusCode::NOT_FOUND,
                    "text/html; charset=utf-8",
                    "<title>acme.learnt.localhost</title>"
                ),
                "{absent}"
            );
        }
        std::fs::remove_dir_all(dist).unwrap();
    }

    #[tokio::test]
    async fn a_file_is_served_as_it_was_compressed_to_whoever_reads_that() {
        let dist = std::env::temp_dir().join(format!("learnt-dist-{}", learnt_kernel::ids::random_label(8)));
        std::fs::create_dir_all(dist.join("assets")).unwrap();
        for (file, text) in [
            ("app-1a2b.js", "plain"),
            ("app-1a2b.js.br", "small"),
            ("app-1a2b.js.gz", "less"),
        ] {
            std::fs::write(dist.join("assets").join(file), text).unwrap();
        }
        let router = app(dist.clone(), Arc::new(|_, template| template.to_owned()));
        for (accepted, encoding, expected) in [
            ("gzip, deflate, br", Some("br"), "small"),
            ("gzip", Some("gzip"), "less"),
            ("identity", None, "plain"),
        ] {
            let (status, headers, body) =
                get_with_header(&router, "/assets/app-1a2b.js", header::ACCEPT_ENCODING, accepted).await;
            assert_eq!((status, body.as_str()), (StatusCode::OK, expected));
            let content_encoding = headers.get("content-encoding").map(|value| value.to_str().unwrap());
            assert_eq!(content_encoding, encoding);
            assert_eq!(headers["content-type"], "text/javascript");
            assert_eq!(headers["vary"], "accept-encoding");
            assert_eq!(headers["cache-control"], "public, max-age=31536000, immutable");
        }
        std::fs::remove_dir_all(dist).unwrap();
    }
}
