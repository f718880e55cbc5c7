//! The operator behind a request: a bearer token for the console, and a session that goes on.
use axum::extract::{FromRequestParts, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::request::Parts;
use learnt_kernel::browser::bearer;
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::token::CONSOLE_AUDIENCE;
use uuid::Uuid;

use super::gate::OperatorRole;
use crate::app::App;
use crate::registry;

/// Who is signed in at the console.
#[derive(Clone, Debug)]
pub struct Operator {
    /// The operator.
    pub id: Uuid,
    pub name: String,
    pub email: String,
    /// What they are here for.
    pub role: OperatorRole,
    pub session: Uuid,
}

impl Operator {
    /// An operator in one of their sessions.
    pub(crate) fn new(found: registry::Operator, session: Uuid) -> Result<Self> {
        Ok(Self {
            role: found.role.parse().map_err(|error| Problem::internal(&error))?,
            id: found.id,
            name: found.name,
            email: found.email,
            session,
        })
    }
}

/// Lets in operators only. The session is looked up each time: signing out and disabling bite at once.
pub async fn require(State(app): State<App>, mut request: Request, next: Next) -> Response {
    match identify(&app, request.headers()).await {
        Ok(operator) => {
            request.extensions_mut().insert(operator);
            next.run(request).await
        }
        Err(problem) => problem.into_response(),
    }
}

async fn identify(app: &App, headers: &http::HeaderMap) -> Result<Operator> {
    let token = bearer(headers).ok_or_else(Problem::signed_out)?;
    let now = app.clock.now();
    let claims = app
        .keys
        .verify(token, CONSOLE_AUDIENCE, now)
        .map_err(|_| Problem::signed_out())?;
    let operator = app
        .registry
        .session_operator(claims.sid, now)
        .await?
        .filter(|operator| operator.id == claims.sub)
        .ok_or_else(Problem::signed_out)?;
    Operator::new(operator, claims.sid)
}

impl<S: Send + Sync> FromRequestParts<S> for Operator {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self> {
        parts.extensions.get::<Self>().cloned().ok_or_else(Problem::signed_out)
    }
}
