//! The internal listener's key: only the tenant API has it.
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderName};
use learnt_kernel::browser::bearer;
use learnt_kernel::problem::Problem;
use subtle::ConstantTimeEq;

use crate::app::App;

/// Names the tenant for whose admin the tenant API acts: only its own teams and settings can be changed then.
pub const ACTING_FOR: HeaderName = HeaderName::from_static("x-learnt-tenant");

/// Lets in who presents the key as a bearer. The comparison takes the same time however wrong the key is.
pub async fn require(State(app): State<App>, request: Request, next: Next) -> Response {
    let right = bearer(request.headers())
        .is_some_and(|key| bool::from(key.as_bytes().ct_eq(app.config.internal_key.as_bytes())));
    if right {
        next.run(request).await
    } else {
        Problem::unauthorized("internal_key", "The internal key is wrong.").into_response()
    }
}

/// The tenant named by the caller.
pub fn acting_for(headers: &HeaderMap) -> Option<String> {
    headers
        .get(&ACTING_FOR)
        .and_then(|value| value.to_str().ok())
        .map(str::to_owned)
}
