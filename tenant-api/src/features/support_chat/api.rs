//! The frame of the support chat over HTTP.

use crate::prelude::*;

use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::model;

/// The document in which the provider's script runs
#[utoipa::path(get, path = "/api/support-chat/frame", operation_id = "support_chat_frame", tag = "support chat",
    responses((status = 200, body = String, content_type = "text/html"), (status = 404, body = Problem)))]
pub async fn frame(context: TenantContext) -> Result<Response> {
    let script = context.tenant.options.support_chat().ok_or_else(Problem::not_found)?;
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8".to_owned()),
        (CONTENT_SECURITY_POLICY, model::policy(&script)),
    ];
    let page = model::page(&script, &context.team.display_name);
    Ok((headers, page).into_response())
}
