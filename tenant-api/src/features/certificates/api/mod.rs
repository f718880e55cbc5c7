//! Certificates over HTTP: one's own, anybody's by its code, and for admins all of their team.

pub mod documents;
pub mod templates;

use crate::prelude::*;

use super::commands::{self, Reissued, Scope};
use super::list::{self, Certificate, CertificateQuery};
use super::own::{self, OwnCertificate, OwnQuery};
use super::read::{self, CertificateCheck};

fn at(actor: &Actor) -> Scope<'_> {
    Scope {
        team: actor.context.team.id.as_str(),
        by: actor.user_id,
    }
}

/// My certificates in this team, the newest first; those that were withdrawn are left out
#[utoipa::path(get, path = "/api/certificates/mine", operation_id = "certificates_mine", tag = "certificates", params(OwnQuery, PageQuery),
    responses((status = 200, body = Page<OwnCertificate>)))]
pub async fn mine(
    actor: Actor,
    Query(query): Query<OwnQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<OwnCertificate>>> {
    let client = actor.client().await?;
    let found = own::page(&actor.app, &actor.context, &client, actor.user_id, (&query, page)).await?;
    Ok(Json(found))
}

/// What the team's certificate with this code says, and what it is worth; case and hyphens do not matter
#[utoipa::path(get, path = "/api/certificates/check/{code}", operation_id = "certificates_check", tag = "certificates", params(("code" = String, Path)),
    responses((status = 200, body = CertificateCheck), (status = 404, body = Problem)))]
pub async fn check(
    State(app): State<App>,
    context: TenantContext,
    Path(code): Path<String>,
) -> Result<Json<CertificateCheck>> {
    Ok(Json(read::check(&app, &context, &code).await?))
}

/// The certificates that were issued in the team
#[utoipa::path(get, path = "/api/certificates", operation_id = "certificates_list", tag = "certificates", params(CertificateQuery, PageQuery),
    responses((status = 200, body = Page<Certificate>)))]
pub async fn list(
    actor: Actor,
    Query(query): Query<CertificateQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<Certificate>>> {
    let client = actor.client().await?;
    Ok(Json(
        list::page(&actor.app, &actor.context, &client, (&query, page)).await?,
    ))
}

/// Why it is taken back.
#[derive(Deserialize, ToSchema)]
pub struct WithdrawCertificate {
    /// 1 to 500 characters.
    reason: String,
}

/// Withdraw a certificate: whoever checks it sees so
#[utoipa::path(post, path = "/api/certificates/{id}/withdraw", operation_id = "certificates_withdraw", tag = "certificates",
    params(("id" = Uuid, Path)), request_body = WithdrawCertificate,
    responses((status = 204), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "already_withdrawn"), (status = 422, body = Problem)))]
pub async fn withdraw(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<WithdrawCertificate>) -> Result<StatusCode> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::withdraw(&mut change, at(&actor), id, &body.reason).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Restore a certificate that was withdrawn
#[utoipa::path(post, path = "/api/certificates/{id}/restore", operation_id = "certificates_restore", tag = "certificates",
    params(("id" = Uuid, Path)),
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_withdrawn")))]
pub async fn restore(actor: Actor, Path(id): Path<Uuid>) -> Result<StatusCode> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::restore(&mut change, at(&actor), id).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// How it is corrected.
#[derive(Deserialize, ToSchema)]
pub struct ReissueCertificate {
    /// What stands on it from now on, 1 to 200 characters.
    name: String,
    /// 1 to 500 characters.
    reason: String,
}

/// Issue a certificate anew, with a corrected name: whoever checks the old one sees that it was replaced
#[utoipa::path(post, path = "/api/certificates/{id}/reissue", operation_id = "certificates_reissue", tag = "certificates",
    params(("id" = Uuid, Path)), request_body = ReissueCertificate,
    responses((status = 200, body = Reissued), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "already_withdrawn"), (status = 422, body = Problem)))]
pub async fn reissue(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<ReissueCertificate>,
) -> Result<Json<Reissued>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let next = commands::reissue(&mut change, at(&actor), id, (&body.name, &body.reason)).await?;
    change.commit(&actor.app).await?;
    Ok(Json(next))
}
