//! The doors of identity, and the one answer that signs somebody in.
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::commands::SignedIn;
use crate::edge::Json;
use crate::edge::browser::refresh_cookie;

pub mod invitation;
pub mod me;
pub mod moving;
pub mod sign_in;

/// A token for the page's memory; the refresh token comes beside it as a cookie.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Tokens {
    /// Goes into the `Authorization` header.
    access_token: String,
    /// Its life in seconds.
    expires_in: i64,
}

impl IntoResponse for SignedIn {
    fn into_response(self) -> Response {
        let cookie = refresh_cookie(Some(&self.refresh), self.max_age);
        (
            [(SET_COOKIE, cookie)],
            Json(Tokens {
                access_token: self.access,
                expires_in: self.expires_in,
            }),
        )
            .into_response()
    }
}

/// Nothing to say, and the cookie is to be forgotten.
pub fn forgotten() -> Response {
    (
        [(SET_COOKIE, refresh_cookie(None, None))],
        axum::http::StatusCode::NO_CONTENT,
    )
        .into_response()
}
