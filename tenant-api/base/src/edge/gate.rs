//! Who may open a route: declared once, enforced by a layer and written into the OpenAPI document as `x-gate`.
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use learnt_kernel::browser::bearer;
use learnt_kernel::openapi;
use learnt_kernel::problem::Problem;
use learnt_kernel::role::Gate;
use utoipa_axum::router::{UtoipaMethodRouter, UtoipaMethodRouterExt};

use super::actor::{Actor, Person};
use super::kinds::{Kind, Kinds};
use super::share::{WorkSlot, hold_slot};
use super::tenant_context::TenantContext;
use crate::app::App;

/// Opens these routes to whom the gate admits.
pub fn gate(gate: Gate, routes: UtoipaMethodRouter<App>) -> UtoipaMethodRouter<App> {
    let routes = documented(gate.into_str(), gate.is_open(), routes);
    if gate.is_open() {
        return routes;
    }
    let kinds = Kinds::of(&routes.1);
    routes.layer(axum::middleware::from_fn(move |request: Request, next: Next| {
        let kind = kinds.at(request.method());
        async move {
            let (mut parts, body) = request.into_parts();
            match admit(&mut parts, gate, kind).await {
                Ok(turn) => turn.run(Request::from_parts(parts, body), next).await,
                Err(problem) => problem.into_response(),
            }
        }
    }))
}

/// Opens these routes to everybody signed in to the tenant, member of the host's team or not.
pub fn open_to_person(routes: UtoipaMethodRouter<App>) -> UtoipaMethodRouter<App> {
    let kinds = Kinds::of(&routes.1);
    documented("person", false, routes).layer(axum::middleware::from_fn(move |request: Request, next: Next| {
        let kind = kinds.at(request.method());
        async move {
            let (mut parts, body) = request.into_parts();
            match admit_person(&mut parts, kind).await {
                Ok(turn) => turn.run(Request::from_parts(parts, body), next).await,
                Err(problem) => problem.into_response(),
            }
        }
    }))
}

async fn admit(parts: &mut Parts, gate: Gate, kind: Kind) -> Result<GateSlot, Problem> {
    let app = app(parts)?;
    let turn = GateSlot::take(parts, &app, kind).await?;
    let actor = Actor::from_request_parts(parts, &app).await?;
    if gate.admits(&actor.roles) {
        return Ok(turn);
    }
    Err(Problem::forbidden("role", "Your role does not allow this."))
}

async fn admit_person(parts: &mut Parts, kind: Kind) -> Result<GateSlot, Problem> {
    let app = app(parts)?;
    let turn = GateSlot::take(parts, &app, kind).await?;
    Person::from_request_parts(parts, &app).await?;
    Ok(turn)
}

/// A request's slot among those of its tenant.
struct GateSlot {
    kind: Kind,
    slot: WorkSlot,
}

impl GateSlot {
    /// Whoever brings nothing that could be a session takes no place: they are refused without any work.
    async fn take(parts: &mut Parts, app: &App, kind: Kind) -> Result<Self, Problem> {
        let context = TenantContext::from_request_parts(parts, app).await?;
        bearer(&parts.headers).ok_or_else(Problem::signed_out)?;
        let slot = app.shares.take(&context.tenant.id, kind).await?;
        Ok(Self { kind, slot })
    }

    async fn run(self, request: Request, next: Next) -> Response {
        let response = next.run(request).await;
        match self.kind {
            Kind::Export => hold_slot(response, self.slot),
            Kind::Usual | Kind::Upload => response,
        }
    }
}

/// The router leaves the state in the extensions, because a layer of a single route does not get it otherwise.
fn app(parts: &Parts) -> Result<App, Problem> {
    parts
        .extensions
        .get::<App>()
        .cloned()
        .ok_or_else(|| Problem::unavailable("starting", "The service is starting. Please try again."))
}

fn documented(
    gate: &str,
    open: bool,
    (schemas, mut paths, methods): UtoipaMethodRouter<App>,
) -> UtoipaMethodRouter<App> {
    openapi::gate(&mut paths, gate, open);
    (schemas, paths, methods)
}
