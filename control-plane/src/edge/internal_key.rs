//! The internal listener's key: only the tenant API has it. With it comes the tenant for whose admin it acts.
use axum::extract::{FromRequestParts, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::request::Parts;
use http::{HeaderMap, HeaderName};
use learnt_kernel::browser::bearer;
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::TenantId;
use subtle::ConstantTimeEq;

use crate::app::App;

/// Names the tenant for whose admin the tenant API acts: only its own teams and settings can be changed then.
pub const ACTING_FOR: HeaderName = HeaderName::from_static("x-learnt-tenant");

/// The tenant named by the caller. There is no call without one.
#[derive(Clone, Debug)]
pub struct ActingFor(TenantId);

impl ActingFor {
    /// The tenant's id.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// What is another tenant's is not there.
    pub fn is(&self, tenant: &str) -> Result<()> {
        if self.as_str() == tenant {
            return Ok(());
        }
        Err(Problem::not_found())
    }

    fn read(headers: &HeaderMap) -> Result<Self> {
        let mut named = headers.get_all(&ACTING_FOR).iter();
        let tenant = named.next().and_then(|value| value.to_str().ok());
        let tenant = tenant.and_then(|text| TenantId::parse(text).ok());
        tenant.filter(|_| named.next().is_none()).map(Self).ok_or_else(|| {
            Problem::bad_request(
                "tenant_missing",
                "Name the tenant that you act for, once: x-learnt-tenant.",
            )
        })
    }
}

impl<S: Send + Sync> FromRequestParts<S> for ActingFor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self> {
        Self::read(&parts.headers)
    }
}

/// Lets in who presents the key as a bearer and names a tenant. The comparison takes the same time however wrong the key is.
pub async fn require(State(app): State<App>, request: Request, next: Next) -> Response {
    let right = bearer(request.headers())
        .is_some_and(|key| bool::from(key.as_bytes().ct_eq(app.config.internal_key.as_bytes())));
    if !right {
        return Problem::unauthorized("internal_key", "The internal key is wrong.").into_response();
    }
    match ActingFor::read(request.headers()) {
        Ok(_) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}
