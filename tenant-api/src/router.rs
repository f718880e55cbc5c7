//! One list of all routes, and what lies around every one of them.
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Json, Router};
use learnt_kernel::openapi::{CommonCodes, with_bearer, with_problems};
use learnt_kernel::problem::Problem;
use learnt_kernel::server;
use learnt_kernel::storage;
use serde_json::json;
use utoipa::openapi::{ComponentsBuilder, InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::{feature, features, live};

/// The routes of all features.
fn all() -> OpenApiRouter<App> {
    // Some schemas are made of what all of them declare.
    feature::begin(features::ALL);
    let info = InfoBuilder::new()
        .title("Learnt tenant API")
        .version(env!("CARGO_PKG_VERSION"))
        .build();
    // An activity's content is as its kind says; this one is too large to be described by hand.
    let contents = ComponentsBuilder::new()
        .schema_from::<features::courses::Quiz>()
        .schema_from::<features::courses::QuizReview>()
        .schema_from::<features::courses::QuizDraw>()
        .build();
    let own = OpenApiRouter::with_openapi(OpenApiBuilder::new().info(info).components(Some(contents)).build());
    let routes = features::ALL.iter().map(|feature| (feature.routes)());
    routes.fold(own.merge(live::socket::routes()), OpenApiRouter::merge)
}

/// Bodies are JSON of forms; what takes more (uploads, imports) says so at its own route.
const LARGEST_BODY: usize = 1024 * 1024;

/// Signing in, and where somebody is signed in. What gives out a secret elsewhere makes it, by a POST, which is never compressed;
/// a story (`platform/compression`) looks at the document for what does not.
const SECRET_PATHS: &[&str] = &["/api/auth", "/api/me/security", "/api/me/sessions"];

/// The problems that no operation has to name: what the edge, the server and the database refuse.
const EVERYWHERE: CommonCodes = CommonCodes {
    any: &[
        (
            400,
            &["invalid_host", "invalid_json", "invalid_query", "invalid_request"],
        ),
        (403, &["team_inactive", "tenant_suspended", "unknown_host"]),
        (404, &["not_found"]),
        (405, &["method_not_allowed"]),
        (413, &["too_large"]),
        (422, &["unstorable"]),
        (500, &["internal"]),
        (503, &["busy", "database_unavailable", "ending", "starting", "timeout"]),
        (507, &["storage_full"]),
    ],
    gated: &[
        (401, &["session_ended", "signed_out"]),
        (403, &["no_membership", "role"]),
        (429, &["too_many_requests"]),
    ],
};

/// The document as it is generated and committed: what the program answers with. A test holds it against [`openapi`].
const DOCUMENT: &str = include_str!("../../docs/openapi/tenant-api.json");

/// The OpenAPI document of this service.
pub fn openapi() -> OpenApi {
    with_problems(with_bearer(all().into_openapi()), &EVERYWHERE)
}

/// The whole service.
pub fn router(app: App) -> Router {
    let (routes, _) = all().split_for_parts();
    let routes = routes
        .merge(server::openapi_routes(DOCUMENT))
        .merge(server::health().route("/readyz", get(ready)))
        .merge(features::bootstrap::brand())
        .fallback(|| async { Problem::not_found() });
    let rules = server::Rules {
        largest_body: LARGEST_BODY,
        policy: server::API_POLICY,
        longest_wait: app.config.pace.longest_wait,
        secret_paths: SECRET_PATHS,
    };
    server::around(routes, rules)
        .layer(Extension(app.clone()))
        .with_state(app)
}

/// Ready as soon as there is a directory to work from and a tenants' database that answers; without the control database the
/// snapshot does. Where there are several tenants' databases, those that do not answer are named: the others' people go on.
async fn ready(State(app): State<App>) -> Response {
    let teams = app.directory.now().tenants().count();
    let fresh = app.directory.is_live();
    if teams == 0 && !fresh {
        return Problem::unavailable("starting", "The service is starting. Please try again.").into_response();
    }
    let databases = app.answering.now().await;
    if !databases.values().any(|answers| *answers) {
        return Problem::unavailable("database_unavailable", "No tenant database is responding.").into_response();
    }
    let directory = if fresh { "live" } else { "snapshot" };
    let body = json!({
        "tenants": teams, "directory": directory, "connections": app.pools.open(), "databases": databases,
        "storageFull": storage::full(),
    });
    Json(body).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_answers_with_its_own_document() {
        let generated = openapi().to_pretty_json().unwrap();
        assert!(generated == DOCUMENT.trim_end(), "./learnt generate");
    }
}
