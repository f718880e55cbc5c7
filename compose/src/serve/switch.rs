//! One port, many hosts: each request goes to the service or app that its host names.

use axum::{
    Router,
    body::Body,
    extract::{Request, State},
    response::{IntoResponse, Response},
};
use learnt_kernel::{
    host::{Host, named_host},
    server,
};
use tower::ServiceExt;

/// The policy of pages that need no script at all.
const PLAIN_POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// A service and the app in front of it.
#[derive(Clone)]
pub struct Pair {
    /// Answers `/api` and the health checks.
    pub service: Router,
    /// Answers everything else.
    pub app: Router,
}

/// Who answers on which host.
#[derive(Clone)]
pub struct HostRouter {
    /// The operators' host and what answers there.
    pub console: (Host, Pair),
    /// The mail page, while mails are kept in a folder.
    pub mail: Option<(Host, Router)>,
    /// The list of tenants on `localhost`.
    pub start: Router,
    /// Every other host: the tenants' own.
    pub tenants: Pair,
}

impl HostRouter {
    pub fn router(self) -> Router {
        server::guarded(Router::new().fallback(dispatch).with_state(self), PLAIN_POLICY)
    }

    fn choose(&self, host: &Host, path: &str) -> &Router {
        let (console_host, console) = &self.console;
        if host == console_host {
            return if is_for_the_service(path) {
                &console.service
            } else {
                &console.app
            };
        }
        if let Some((mail_host, page)) = &self.mail
            && host == mail_host
        {
            return page;
        }
        if matches!(host.as_str(), "localhost" | "127.0.0.1" | "[::1]") {
            // Figures are for this machine alone.
            return if path == "/metrics" || path == "/healthz" || path == "/readyz" {
                &self.tenants.service
            } else {
                &self.start
            };
        }
        if is_for_the_service(path) {
            &self.tenants.service
        } else {
            &self.tenants.app
        }
    }
}

fn is_for_the_service(path: &str) -> bool {
    // Of what lies under `/auth/` the service has one address; the others are screens.
    let ours = ["/api/", "/brand/"];
    ours.iter().any(|start| path.starts_with(start))
        || matches!(path, "/api" | "/auth/signin" | "/healthz" | "/readyz" | "/brand.css")
}

async fn dispatch(State(switch): State<HostRouter>, request: Request) -> Response {
    let host = match named_host(request.headers(), request.uri()) {
        Ok(host) => host,
        Err(problem) => return problem.into_response(),
    };
    let router = switch.choose(&host, request.uri().path()).clone();
    match router.oneshot(request).await {
        Ok(response) => response.map(Body::new),
        Err(never) => match never {},
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::StatusCode;

    fn text_router(text: &'static str) -> Router {
        Router::new().fallback(move || async move { text })
    }

    fn switch() -> Router {
        HostRouter {
            console: (
                Host::parse("console.localhost").unwrap(),
                Pair {
                    service: text_router("control plane"),
                    app: text_router("console"),
                },
            ),
            mail: Some((Host::parse("mail.localhost").unwrap(), text_router("mail"))),
            start: text_router("start"),
            tenants: Pair {
                service: text_router("tenant api"),
                app: text_router("web"),
            },
        }
        .router()
    }

    async fn ask(host: &str, path: &str) -> (StatusCode, String, Response<()>) {
        let request = Request::builder()
            .uri(path)
            .header("host", host)
            .body(Body::empty())
            .unwrap();
        let (parts, body) = switch().oneshot(request).await.unwrap().into_parts();
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        (
            parts.status,
            String::from_utf8(bytes.to_vec()).unwrap(),
            Response::from_parts(parts, ()),
        )
    }

    #[tokio::test]
    async fn each_host_has_its_own() {
        for (host, path, who) in [
            ("console.localhost:4400", "/", "console"),
            ("CONSOLE.localhost.", "/api/me", "control plane"),
            ("mail.localhost", "/", "mail"),
            ("mail.localhost", "/api/mails", "mail"),
            ("localhost:4400", "/", "start"),
            ("127.0.0.1:4400", "/anything", "start"),
            ("[::1]:4400", "/", "start"),
            ("localhost", "/metrics", "tenant api"),
            ("acme.learnt.localhost", "/apps/courses", "web"),
            ("acme.learnt.localhost", "/api/bootstrap", "tenant api"),
            ("acme.learnt.localhost", "/auth/signin", "tenant api"),
            ("acme.learnt.localhost", "/auth/admin-role-example", "web"),
            ("acme.learnt.localhost", "/brand.css", "tenant api"),
            ("acme.learnt.localhost", "/brand/acme/favicon/1", "tenant api"),
            ("acme.learnt.localhost", "/metrics", "web"),
            ("nobody.localhost", "/apiary", "web"),
        ] {
            assert_eq!(ask(host, path).await.1, who, "{host}{path}");
        }
    }

    #[tokio::test]
    async fn a_host_that_is_none_is_refused() {
        for host in ["", "a b", "x/y"] {
            let (status, _, response) = ask(host, "/").await;
            let kind = response.headers()["content-type"].to_str().unwrap();
            assert_eq!(
                (status, kind),
                (StatusCode::BAD_REQUEST, "application/problem+json"),
                "{host}"
            );
        }
    }

    #[tokio::test]
    async fn every_answer_is_guarded() {
        let (_, _, response) = ask("acme.learnt.localhost", "/").await;
        for header in [
            "content-security-policy",
            "x-content-type-options",
            "cross-origin-opener-policy",
            "permissions-policy",
        ] {
            assert!(response.headers().contains_key(header), "{header}");
        }
    }
}
