//! What certificates look like, for admins.

use axum::response::Response;
use learnt_queries::queries::certificates as sql;

use crate::edge::pdf::answered;
use crate::features::certificates::design::Design;
use crate::features::certificates::template_list::{self, Template, TemplateQuery, TemplateRow};
use crate::features::certificates::{model, pdf, templates};
use crate::prelude::*;

/// The templates of certificates, by title
#[utoipa::path(get, path = "/api/certificate-templates", operation_id = "certificate_templates_list", tag = "certificates",
    params(TemplateQuery, PageQuery), responses((status = 200, body = Page<TemplateRow>)))]
pub async fn list(
    actor: Actor,
    Query(query): Query<TemplateQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<TemplateRow>>> {
    let client = actor.client().await?;
    Ok(Json(template_list::page(&client, &query, page).await?))
}

/// A new template.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewCertificateTemplate {
    /// 1 to 120 characters.
    title: String,
    /// It begins as a copy of this one; nothing: of the one that comes with the program.
    like: Option<Uuid>,
}

/// The template that was made.
#[derive(Serialize, ToSchema)]
pub struct MadeCertificateTemplate {
    id: Uuid,
}

/// Create a template
#[utoipa::path(post, path = "/api/certificate-templates", operation_id = "certificate_templates_create", tag = "certificates",
    request_body = NewCertificateTemplate,
    responses((status = 201, body = MadeCertificateTemplate), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn create(
    actor: Actor,
    Json(body): Json<NewCertificateTemplate>,
) -> Result<(StatusCode, Json<MadeCertificateTemplate>)> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = templates::create(&mut change, actor.user_id, &body.title, body.like).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, Json(MadeCertificateTemplate { id })))
}

/// A template, as it is worked on
#[utoipa::path(get, path = "/api/certificate-templates/{id}", operation_id = "certificate_templates_read", tag = "certificates",
    params(("id" = Uuid, Path)), responses((status = 200, body = Template), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Template>> {
    let client = actor.client().await?;
    Ok(Json(template_list::get(&actor.app, &actor.context, &client, id).await?))
}

/// What was designed.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SaveCertificateTemplate {
    /// The latest that one knows.
    revision: i32,
    /// 1 to 120 characters.
    title: String,
    /// The whole of it.
    design: Design,
}

/// The latest revision that there is now.
#[derive(Serialize, ToSchema)]
pub struct CertificateTemplateRevision {
    /// Of the template.
    revision: i32,
}

/// The latest that one knows.
#[derive(Deserialize, ToSchema)]
pub struct KnownCertificateTemplate {
    /// Of the template.
    revision: i32,
}

/// Save a template's draft
#[utoipa::path(put, path = "/api/certificate-templates/{id}", operation_id = "certificate_templates_save", tag = "certificates",
    params(("id" = Uuid, Path)), request_body = SaveCertificateTemplate,
    responses((status = 200, body = CertificateTemplateRevision), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, template_archived"), (status = 422, body = Problem)))]
pub async fn save(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<SaveCertificateTemplate>,
) -> Result<Json<CertificateTemplateRevision>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let expected = (id, body.revision);
    let revision = templates::save(&mut change, actor.user_id, expected, (&body.title, &body.design)).await?;
    change.commit(&actor.app).await?;
    Ok(Json(CertificateTemplateRevision { revision }))
}

/// Publish a template: certificates are issued with this version of it from now on
#[utoipa::path(post, path = "/api/certificate-templates/{id}/publish", operation_id = "certificate_templates_publish", tag = "certificates",
    params(("id" = Uuid, Path)), request_body = KnownCertificateTemplate,
    responses((status = 200, body = CertificateTemplateRevision), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, template_archived, nothing_changed"), (status = 422, body = Problem)))]
pub async fn publish(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<KnownCertificateTemplate>,
) -> Result<Json<CertificateTemplateRevision>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let revision = templates::publish(&mut change, actor.user_id, (id, body.revision)).await?;
    change.commit(&actor.app).await?;
    Ok(Json(CertificateTemplateRevision { revision }))
}

/// Archive a template: no course can choose it any more, and those that did go on with it
#[utoipa::path(post, path = "/api/certificate-templates/{id}/archive", operation_id = "certificate_templates_archive", tag = "certificates",
    params(("id" = Uuid, Path)), request_body = KnownCertificateTemplate,
    responses((status = 200, body = CertificateTemplateRevision), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile")))]
pub async fn archive(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<KnownCertificateTemplate>,
) -> Result<Json<CertificateTemplateRevision>> {
    set_archived(&actor, (id, body.revision), true).await
}

/// Restore a template that was archived
#[utoipa::path(post, path = "/api/certificate-templates/{id}/restore", operation_id = "certificate_templates_restore", tag = "certificates",
    params(("id" = Uuid, Path)), request_body = KnownCertificateTemplate,
    responses((status = 200, body = CertificateTemplateRevision), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile")))]
pub async fn restore(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<KnownCertificateTemplate>,
) -> Result<Json<CertificateTemplateRevision>> {
    set_archived(&actor, (id, body.revision), false).await
}

async fn set_archived(actor: &Actor, expected: (Uuid, i32), away: bool) -> Result<Json<CertificateTemplateRevision>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, actor).await?;
    let revision = templates::archive(&mut change, actor.user_id, expected, away).await?;
    change.commit(&actor.app).await?;
    Ok(Json(CertificateTemplateRevision { revision }))
}

/// What is tried.
#[derive(Deserialize, ToSchema)]
pub struct PreviewCertificateTemplate {
    /// The whole of it.
    design: Design,
    /// Somebody's name, 1 to 200 characters.
    name: String,
    /// A course's title, 1 to 200 characters.
    course: String,
}

/// A design as the PDF that would be issued; it keeps nothing
#[utoipa::path(post, path = "/api/certificate-templates/preview", operation_id = "certificate_templates_preview", tag = "certificates",
    request_body = PreviewCertificateTemplate,
    responses((status = 200, content_type = "application/pdf", description = "The PDF"), (status = 422, body = Problem)))]
pub async fn preview(actor: Actor, Json(body): Json<PreviewCertificateTemplate>) -> Result<Response> {
    let names = (model::name(&body.name)?, model::course(&body.course)?);
    let client = actor.client().await?;
    let drawn = pdf::preview(&actor.app, &actor.context, &client, body.design, names).await?;
    Ok(answered(drawn, "preview"))
}

/// The name to try a design with.
#[derive(Serialize, ToSchema)]
pub struct LongestName {
    /// The longest in the team.
    name: String,
}

/// The longest name in the team, which a design has to have room for
#[utoipa::path(get, path = "/api/certificate-templates/longest-name", operation_id = "certificate_templates_longest", tag = "certificates",
    responses((status = 200, body = LongestName)))]
pub async fn longest(actor: Actor) -> Result<Json<LongestName>> {
    let client = actor.client().await?;
    let name = sql::longest_name()
        .bind(&*client, &actor.context.team.id.as_str())
        .opt()
        .await
        .sql()?;
    Ok(Json(LongestName {
        name: name.unwrap_or_default(),
    }))
}
