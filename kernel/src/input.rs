//! What a request brings, parsed at the door: a path, query or body that does not fit is a problem like any other.

use axum::{
    extract::{FromRequest, FromRequestParts},
    http::{HeaderValue, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
};

use crate::problem::Problem;

/// Path parameters; one that does not parse names nothing, so it is the same 404 as an absent thing.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Problem))]
pub struct Path<T>(pub T);

/// Query parameters.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Problem))]
pub struct Query<T>(pub T);

/// A JSON body, also as an answer. Unknown fields are dropped.
#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(Problem))]
pub struct Json<T>(pub T);

/// Bytes of a usual answer: most are written without growing.
const USUAL: usize = 2048;
const JSON: HeaderValue = HeaderValue::from_static("application/json");

impl<T: serde::Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        let mut body = Vec::with_capacity(USUAL);
        match serde_json::to_writer(&mut body, &self.0) {
            Ok(()) => ([(CONTENT_TYPE, JSON)], body).into_response(),
            Err(error) => Problem::internal(&error).into_response(),
        }
    }
}
