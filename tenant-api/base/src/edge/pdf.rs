//! PDFs that were drawn, as answers.

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use learnt_pdf::RenderedPdf;

/// A PDF as an answer. Characters that no face has are named in a header.
pub fn answered(drawn: RenderedPdf, name: &str) -> Response {
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/pdf"));
    if let Ok(disposition) = format!("attachment; filename=\"{name}.pdf\"").parse() {
        headers.insert(header::CONTENT_DISPOSITION, disposition);
    }
    let missing: Vec<String> = drawn
        .missing
        .iter()
        .take(20)
        .map(|one| format!("U+{:04X}", u32::from(*one)))
        .collect();
    if let (false, Ok(named)) = (missing.is_empty(), missing.join(" ").parse()) {
        headers.insert("missing-characters", named);
    }
    (headers, drawn.bytes).into_response()
}
