//! What a certificate is handed on as: a PDF, and a credential for programs.

use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::edge::pdf::answered;
use crate::features::certificates::credential;
use crate::features::certificates::pdf::{self, Reader};
use crate::prelude::*;

/// A certificate as a PDF, the same bytes each time: for whose it is, if the course lets them keep it, and for the team's admins
#[utoipa::path(get, path = "/api/certificates/{id}/pdf", operation_id = "certificates_pdf", tag = "certificates", params(("id" = Uuid, Path)),
    responses((status = 200, content_type = "application/pdf", description = "The PDF"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "already_withdrawn, no_download")))]
pub async fn pdf(actor: Actor, Path(id): Path<Uuid>) -> Result<Response> {
    let client = actor.client().await?;
    let reader = Reader {
        user_id: actor.user_id,
        is_admin: Gate::Admin.admits(&actor.roles),
    };
    let issued = pdf::paper(&actor.app, &actor.context, &client, reader, id).await?;
    Ok(answered(issued.drawn, &format!("certificate-{}", issued.number)))
}

/// The certificate with this code as an Open Badges 3.0 credential, signed as a JWT
#[utoipa::path(get, path = "/api/certificates/check/{code}/credential", operation_id = "certificates_credential", tag = "certificates",
    params(("code" = String, Path)),
    responses((status = 200, content_type = "application/vc+jwt", body = String), (status = 404, body = Problem)))]
pub async fn credential(State(app): State<App>, context: TenantContext, Path(code): Path<String>) -> Result<Response> {
    let signed = credential::sign(&app, &context, &code).await?;
    Ok(([(header::CONTENT_TYPE, "application/vc+jwt")], signed).into_response())
}

/// Whether the credential with this code was revoked, as a revocation list of it alone
#[utoipa::path(get, path = "/api/certificates/check/{code}/status", operation_id = "certificates_status", tag = "certificates",
    params(("code" = String, Path)), responses((status = 200, body = Value), (status = 404, body = Problem)))]
pub async fn status(State(app): State<App>, context: TenantContext, Path(code): Path<String>) -> Result<Json<Value>> {
    Ok(Json(credential::status(&app, &context, &code).await?))
}

/// The team as an issuer of credentials: an Open Badges profile
#[utoipa::path(get, path = "/api/certificates/issuer", operation_id = "certificates_issuer", tag = "certificates",
    responses((status = 200, body = Value)))]
pub async fn issuer(State(app): State<App>, context: TenantContext) -> Json<Value> {
    Json(credential::issuer(&app, &context))
}

/// The public key of the organisation's credentials, as a JWK
#[utoipa::path(get, path = "/api/certificates/key", operation_id = "certificates_key", tag = "certificates",
    responses((status = 200, body = Value)))]
pub async fn key(State(app): State<App>, context: TenantContext) -> Json<Value> {
    Json(credential::key(&app, &context))
}
