//! Who may open a route: declared once, enforced by a layer and written into the OpenAPI document as `x-gate`.
use axum::extract::{FromRequestParts, Request};
use axum::middleware::Next;
use axum::response::IntoResponse;
use learnt_kernel::openapi;
use learnt_kernel::problem::Problem;
use learnt_kernel::role::Gate;
use utoipa_axum::router::{UtoipaMethodRouter, UtoipaMethodRouterExt};

use super::actor::{Actor, Person};
use crate::app::App;

/// Opens these routes to whom the gate admits.
pub fn gate(gate: Gate, routes: UtoipaMethodRouter<App>) -> UtoipaMethodRouter<App> {
    let routes = declared(gate.as_str(), gate.is_open(), routes);
    if gate.is_open() {
        return routes;
    }
    routes.layer(axum::middleware::from_fn(
        move |request: Request, next: Next| async move {
            let (mut parts, body) = request.into_parts();
            match admitted(&mut parts, gate).await {
                Ok(()) => next.run(Request::from_parts(parts, body)).await,
                Err(problem) => problem.into_response(),
            }
        },
    ))
}

/// Opens these routes to everybody signed in to the tenant, member of the host's team or not.
pub fn open_to_person(routes: UtoipaMethodRouter<App>) -> UtoipaMethodRouter<App> {
    declared("person", false, routes).layer(axum::middleware::from_fn(|request: Request, next: Next| async move {
        let (mut parts, body) = request.into_parts();
        let admitted = match app(&parts) {
            Ok(app) => Person::from_request_parts(&mut parts, &app).await.map(drop),
            Err(problem) => Err(problem),
        };
        match admitted {
            Ok(()) => next.run(Request::from_parts(parts, body)).await,
            Err(problem) => problem.into_response(),
        }
    }))
}

async fn admitted(parts: &mut axum::http::request::Parts, gate: Gate) -> Result<(), Problem> {
    let app = app(parts)?;
    let actor = Actor::from_request_parts(parts, &app).await?;
    if gate.admits(&actor.roles) {
        return Ok(());
    }
    Err(Problem::forbidden("role", "Your role does not allow this."))
}

/// The router leaves the state in the extensions, because a layer of a single route does not get it otherwise.
fn app(parts: &axum::http::request::Parts) -> Result<App, Problem> {
    parts
        .extensions
        .get::<App>()
        .cloned()
        .ok_or_else(|| Problem::unavailable("starting", "The service is starting, please try again."))
}

fn declared(gate: &str, open: bool, (schemas, mut paths, methods): UtoipaMethodRouter<App>) -> UtoipaMethodRouter<App> {
    openapi::gate(&mut paths, gate, open);
    (schemas, paths, methods)
}
