//! The one shape in which a service says no (RFC 9457), and the one translation to HTTP.

use std::error::Error;

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{RefOr, Schema},
};

use crate::request;

/// What a handler answers.
pub type Result<T, E = Problem> = std::result::Result<T, E>;

/// What is wrong with one field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct FieldError {
    /// The field's name in the request, with dots and indexes for nested ones.
    pub field: String,
    /// A word for programs.
    pub code: String,
    /// A sentence for people.
    pub message: String,
}

impl FieldError {
    /// A field error.
    pub fn new(field: impl Into<String>, code: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            field: field.into(),
            code: code.into(),
            message: message.into(),
        }
    }
}

/// The body of every refusal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Problem)]
struct Body {
    /// Names the kind of problem; stable.
    #[serde(rename = "type")]
    kind: String,
    /// The kind in words; stable.
    title: String,
    /// The HTTP status.
    status: u16,
    /// A word for programs; stable.
    code: String,
    /// A sentence for people.
    detail: String,
    /// What is wrong with which field.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    errors: Vec<FieldError>,
    /// The request's id, to quote to the support.
    #[serde(default)]
    request_id: String,
    #[serde(skip)]
    #[schema(ignore)]
    retry_after: Option<u64>,
    /// What went wrong inside, for whoever operates the service; callers never see it.
    #[serde(skip)]
    #[schema(ignore)]
    cause: Option<String>,
}

/// A refusal: what a handler answers when it does not do what it was asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Problem(Box<Body>);

/// What people read when the fault is ours.
pub const SOMETHING_WENT_WRONG: &str = "Something has gone wrong, please try again later";

impl Problem {
    /// A refusal with any status. The title belongs to the status.
    pub fn new(status: StatusCode, code: impl Into<String>, detail: impl Into<String>) -> Self {
        let code = code.into();
        Self(Box::new(Body {
            kind: format!("urn:learnt:problem:{code}"),
            title: title(status).to_owned(),
            status: status.as_u16(),
            code,
            detail: detail.into(),
            errors: Vec::new(),
            request_id: String::new(),
            retry_after: None,
            cause: None,
        }))
    }

    /// 400: the request cannot be understood.
    pub fn bad_request(code: impl Into<String>, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, detail)
    }

    /// 401: nobody is signed in.
    pub fn unauthorized(code: impl Into<String>, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, code, detail)
    }

    /// 401 wherever a session is asked for and none stands.
    pub fn signed_out() -> Self {
        Self::unauthorized("signed_out", "Please sign in.")
    }

    /// 403: whoever is signed in may not.
    pub fn forbidden(code: impl Into<String>, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, detail)
    }

    /// 404: the same answer for what is absent and for what is not yours.
    pub fn not_found() -> Self {
        Self::new(
            StatusCode::NOT_FOUND,
            "not_found",
            "There is nothing here that you can see",
        )
    }

    /// 409: it does not fit what is there now.
    pub fn conflict(code: impl Into<String>, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, detail)
    }

    /// 422: understood, but fields are wrong.
    pub fn unprocessable(errors: Vec<FieldError>) -> Self {
        let mut problem = Self::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "invalid_fields",
            "Please check the marked fields",
        );
        problem.0.errors = errors;
        problem
    }

    /// 422 about a single field.
    pub fn field(field: impl Into<String>, code: impl Into<String>, message: impl Into<String>) -> Self {
        Self::unprocessable(vec![FieldError::new(field, code, message)])
    }

    /// 507: there is no room to keep anything more.
    pub fn storage_full(store: &'static str, error: &dyn std::fmt::Debug) -> Self {
        crate::storage::refused(store);
        tracing::error!(request_id = %request::current_id(), store, ?error, "there is no room left to store anything");
        Self::new(
            StatusCode::INSUFFICIENT_STORAGE,
            "storage_full",
            "There is no storage space left. Nothing was changed; please contact your administrator.",
        )
    }

    /// 413: more than is taken.
    pub fn too_large(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", detail)
    }

    /// 429: too often; try again after so many seconds.
    pub fn too_many(retry_after: u64) -> Self {
        let mut problem = Self::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too_many_requests",
            format!(
                "Too many attempts. Please try again in {retry_after} {}",
                if retry_after == 1 { "second" } else { "seconds" }
            ),
        );
        problem.0.retry_after = Some(retry_after);
        problem
    }

    /// 429 for another reason than attempts; try again after so many seconds.
    pub fn too_many_of(code: impl Into<String>, detail: impl Into<String>, retry_after: u64) -> Self {
        let mut problem = Self::new(StatusCode::TOO_MANY_REQUESTS, code, detail);
        problem.0.retry_after = Some(retry_after);
        problem
    }

    /// 429: too much at once; try again after so many seconds.
    pub fn crowded(retry_after: u64) -> Self {
        let detail = "Your organisation is sending too many requests at once. Please try again in a moment";
        let mut problem = Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", detail);
        problem.0.retry_after = Some(retry_after);
        problem
    }

    /// 503: a part that is needed does not answer just now.
    pub fn unavailable(code: impl Into<String>, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, code, detail)
    }

    /// 500: our fault. Logs the error once; nothing of it reaches the caller.
    pub fn internal(error: &dyn Error) -> Self {
        let mut chain = error.to_string();
        let mut source = error.source();
        while let Some(inner) = source {
            chain.push_str(": ");
            chain.push_str(&inner.to_string());
            source = inner.source();
        }
        Self::internal_text(&chain)
    }

    /// 500 with a text for the log alone.
    pub fn internal_text(what: &str) -> Self {
        tracing::error!(request_id = %request::current_id(), error = %what, "internal error");
        let mut problem = Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", SOMETHING_WENT_WRONG);
        problem.0.cause = Some(what.to_owned());
        problem
    }

    /// Adds what is wrong with one field.
    pub fn with_field(mut self, field: impl Into<String>, code: impl Into<String>, message: impl Into<String>) -> Self {
        self.0.errors.push(FieldError::new(field, code, message));
        self
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The word for programs.
    pub fn code(&self) -> &str {
        &self.0.code
    }

    /// The sentence for people.
    pub fn detail(&self) -> &str {
        &self.0.detail
    }

    /// What is wrong with which field.
    pub fn errors(&self) -> &[FieldError] {
        &self.0.errors
    }
}

fn title(status: StatusCode) -> &'static str {
    match status {
        StatusCode::BAD_REQUEST => "The request cannot be understood",
        StatusCode::UNAUTHORIZED => "Please sign in",
        StatusCode::FORBIDDEN => "Not allowed",
        StatusCode::NOT_FOUND => "Not found",
        StatusCode::CONFLICT => "Conflict",
        StatusCode::PAYLOAD_TOO_LARGE => "Too large",
        StatusCode::UNPROCESSABLE_ENTITY => "Some fields are invalid",
        StatusCode::TOO_MANY_REQUESTS => "Too many requests",
        StatusCode::SERVICE_UNAVAILABLE => "Temporarily unavailable",
        StatusCode::INSUFFICIENT_STORAGE => "No storage space left",
        StatusCode::INTERNAL_SERVER_ERROR => "Something has gone wrong",
        other => other.canonical_reason().unwrap_or("The request was refused"),
    }
}

/// For logs and building logs: of an internal error, the cause.
impl std::fmt::Display for Problem {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let what = self.0.cause.as_ref().unwrap_or(&self.0.detail);
        write!(formatter, "{}: {what}", self.0.code)
    }
}

impl Error for Problem {}

impl IntoResponse for Problem {
    fn into_response(mut self) -> Response {
        self.0.request_id = request::current_id();
        let status = self.status();
        let retry_after = self.0.retry_after;
        let mut response = (status, Json(&self)).into_response();
        let headers = response.headers_mut();
        headers.insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/problem+json"),
        );
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl PartialSchema for Problem {
    fn schema() -> RefOr<Schema> {
        Body::schema()
    }
}

impl ToSchema for Problem {
    fn name() -> std::borrow::Cow<'static, str> {
        "Problem".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        Body::schemas(schemas);
    }
}

impl From<axum::extract::rejection::JsonRejection> for Problem {
    fn from(rejection: axum::extract::rejection::JsonRejection) -> Self {
        use axum::extract::rejection::JsonRejection;
        match rejection {
            JsonRejection::BytesRejection(_) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Self::too_large("This exceeds the size limit.")
            }
            // serde's words name the field and the line, never a value of ours.
            JsonRejection::JsonDataError(_) | JsonRejection::JsonSyntaxError(_) => {
                Self::bad_request("invalid_json", rejection.body_text())
            }
            _ => Self::bad_request(
                "invalid_request",
                "Send JSON with the header content-type: application/json",
            ),
        }
    }
}

impl From<axum::extract::rejection::QueryRejection> for Problem {
    fn from(rejection: axum::extract::rejection::QueryRejection) -> Self {
        Self::bad_request("invalid_query", rejection.body_text())
    }
}

impl From<axum::extract::rejection::PathRejection> for Problem {
    /// A path that holds no id names nothing.
    fn from(_: axum::extract::rejection::PathRejection) -> Self {
        Self::not_found()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::RequestContext;

    async fn answer(problem: Problem) -> (StatusCode, serde_json::Value, axum::http::HeaderMap) {
        let context = RequestContext::new(Some("request-1"));
        let response = context.scope(async { problem.into_response() }).await;
        let (parts, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        (parts.status, serde_json::from_slice(&bytes).unwrap(), parts.headers)
    }

    #[tokio::test]
    async fn a_problem_is_problem_json_with_the_requests_id() {
        let (status, body, headers) = answer(Problem::field("email", "invalid", "Please enter a valid email")).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(headers["content-type"], "application/problem+json");
        assert_eq!(
            body,
            serde_json::json!({
                "type": "urn:learnt:problem:invalid_fields", "title": "Some fields are invalid", "status": 422,
                "code": "invalid_fields", "detail": "Please check the marked fields", "requestId": "request-1",
                "errors": [{"field": "email", "code": "invalid", "message": "Please enter a valid email"}],
            })
        );
    }

    #[tokio::test]
    async fn an_internal_error_tells_the_caller_nothing() {
        let error = std::io::Error::other("relation \"t_secret\" does not exist");
        let (status, body, _) = answer(Problem::internal(&error)).await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(!body.to_string().contains("t_secret"));
        assert_eq!(body["detail"], SOMETHING_WENT_WRONG);
    }

    #[tokio::test]
    async fn too_many_says_when_to_come_back() {
        let (status, _, headers) = answer(Problem::too_many(30)).await;
        assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(headers["retry-after"], "30");
    }

    #[test]
    fn a_problem_stays_small_in_a_result() {
        assert_eq!(size_of::<Problem>(), size_of::<usize>());
    }
}
