//! All routes of both listeners, and the document that describes the console's.
use std::collections::BTreeMap;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use futures_util::FutureExt;
use futures_util::future::join_all;
use learnt_kernel::openapi::{CommonCodes, with_bearer, with_problems};
use learnt_kernel::problem::Problem;
use learnt_kernel::server;
use learnt_kernel::storage;
use serde_json::json;
use tower_http::services::{ServeDir, ServeFile};
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::edge::{internal_key, operator};
use crate::features::{
    audit, demo_accounts, domains, fleet, impersonation, licences, lifecycle, navigation, operators, query, search,
    sign_in, superadmins, teams, tenants, triggers,
};

/// A database that takes longer does not answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// Bodies are forms: nothing that is larger is one.
const LARGEST_BODY: usize = 64 * 1024;

/// Signing in. What gives out a secret elsewhere makes it, by a POST, which is never compressed.
const SECRET_PATHS: &[&str] = &["/api/session"];

/// Routes that everybody may call.
fn open() -> OpenApiRouter<App> {
    OpenApiRouter::new().merge(sign_in::open_routes())
}

/// Routes that only operators may call: who is none is refused around all of them. Which operators, each says at its own gate.
fn closed() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .merge(sign_in::closed_routes())
        .merge(tenants::routes())
        .merge(audit::routes())
        .merge(demo_accounts::routes())
        .merge(domains::routes())
        .merge(fleet::routes())
        .merge(impersonation::routes())
        .merge(licences::routes())
        .merge(lifecycle::routes())
        .merge(navigation::routes())
        .merge(operators::routes())
        .merge(query::routes())
        .merge(search::routes())
        .merge(superadmins::routes())
        .merge(teams::routes())
        .merge(triggers::routes())
}

/// The problems that no operation has to name: what the edge and the server refuse.
const EVERYWHERE: CommonCodes = CommonCodes {
    any: &[
        (
            400,
            &["invalid_host", "invalid_json", "invalid_query", "invalid_request"],
        ),
        (404, &["not_found"]),
        (405, &["method_not_allowed"]),
        (413, &["too_large"]),
        (500, &["internal"]),
        (503, &["timeout"]),
        (507, &["storage_full"]),
    ],
    gated: &[(401, &["signed_out"]), (403, &["operator_role"])],
};

/// The document as it is generated and committed: what the program answers with. A test holds it against [`openapi`].
const DOCUMENT: &str = include_str!("../../docs/openapi/control-plane.json");

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
    with_problems(with_bearer(document), &EVERYWHERE)
}

/// Everything at the console's host.
pub fn console(app: &App) -> Router {
    let (open, _) = open().split_for_parts();
    let (closed, _) = closed().split_for_parts();
    let api = open.merge(closed.layer(from_fn_with_state(app.clone(), operator::require)));
    let router = api
        .merge(server::openapi_routes(DOCUMENT))
        .route("/api/{*rest}", any(|| async { Problem::not_found() }))
        .merge(health());
    let router = match &app.config.console_dist {
        // Unknown paths are the console's own: it has a page for them.
        Some(dist) => {
            // Compressed when the app was built.
            let files = ServeDir::new(dist).precompressed_br().precompressed_gzip();
            router.fallback_service(files.fallback(ServeFile::new(dist.join("index.html"))))
        }
        None => router.fallback(|| async { Problem::not_found() }),
    };
    server::around(router, rules(server::APP_POLICY)).with_state(app.clone())
}

/// Everything at the internal listener.
pub fn internal(app: &App) -> Router {
    let routes = teams::internal_routes().merge(tenants::internal_routes());
    let closed = routes.layer(from_fn_with_state(app.clone(), internal_key::require));
    let routes = closed.merge(health()).fallback(|| async { Problem::not_found() });
    server::around(routes, rules(server::API_POLICY)).with_state(app.clone())
}

fn rules(policy: &'static str) -> server::Rules {
    server::Rules {
        largest_body: LARGEST_BODY,
        policy,
        longest_wait: server::LONGEST_WAIT,
        secret_paths: SECRET_PATHS,
    }
}

fn health() -> Router<App> {
    server::health().route("/readyz", get(ready))
}

/// Ready while the control database and a tenants' database answer. Where there are several, those that do not are named.
async fn ready(State(app): State<App>) -> Response {
    let soon = |check| async { tokio::time::timeout(PATIENCE, check).await.unwrap_or(false) };
    let databases: BTreeMap<&str, bool> = join_all(
        app.provisioner
            .grounds
            .values()
            .map(|tenant_database| async { (tenant_database.id(), soon(tenant_database.answers().boxed()).await) }),
    )
    .await
    .into_iter()
    .collect();
    if !soon(app.registry.answers().boxed()).await {
        return Problem::unavailable("database_unavailable", "The control database is not responding.").into_response();
    }
    if !databases.values().any(|answers| *answers) {
        return Problem::unavailable("database_unavailable", "No tenant database is responding.").into_response();
    }
    axum::Json(json!({"databases": databases, "storageFull": storage::full()})).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use learnt_kernel::openapi::operations;

    const GATES: [&str; 5] = ["anyone", "operator", "support", "billing", "administrator"];

    #[test]
    fn the_program_answers_with_its_own_document() {
        let generated = openapi().to_pretty_json().unwrap();
        assert!(generated == DOCUMENT.trim_end(), "./learnt generate");
    }

    #[test]
    fn every_operation_has_a_gate_and_a_summary() {
        let mut document = openapi();
        let mut seen = 0;
        for operation in document.paths.paths.values_mut().flat_map(operations) {
            let extensions = operation.extensions.as_ref().unwrap();
            let gate = extensions["x-gate"].as_str();
            assert!(gate.is_some_and(|gate| GATES.contains(&gate)), "{gate:?}");
            assert!(operation.summary.is_some());
            seen += 1;
        }
        assert_eq!(seen, 106);
    }
}
