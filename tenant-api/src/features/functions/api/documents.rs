//! The functions about courses, documents and memberships.

use super::super::model::{self, DocumentRef};
use super::{Failure, FunctionAnswer, FunctionData, expect_own_tenant};
use crate::features::assignments::{DocumentMove, DocumentType, assignables};
use crate::features::people::{self, PeopleAuthority};
use crate::prelude::*;

/// What a change of documents failed with.
const DOCUMENTS: &str = "Something went wrong while updating document status";

fn answer(ids: Vec<Uuid>) -> Json<FunctionAnswer> {
    let data = FunctionData {
        ids,
        ..FunctionData::default()
    };
    Json(FunctionAnswer { data })
}

/// `course, token`; the token is the request's own.
#[derive(Deserialize, ToSchema)]
pub struct PublishCourse {
    /// The course: its id, or an object with `id`.
    #[schema(value_type = Object)]
    course: DocumentRef,
}

/// Moves documents; one that is not there, or cannot make the move, refuses them all.
async fn set_status(
    actor: Actor,
    kind: DocumentType,
    ids: Vec<Uuid>,
    to: DocumentMove,
) -> Result<Json<FunctionAnswer>, Problem> {
    let assignable = assignables::assignable(kind)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    for id in &ids {
        assignable.set_status(&mut change, &actor, *id, to).await?;
    }
    change.commit(&actor.app).await?;
    Ok(answer(ids))
}

/// publishCourseOnCall: publish a course's draft and give it to whom its rules name
#[utoipa::path(post, path = "/api/functions/publishCourseOnCall", operation_id = "functions_publish_course", tag = "functions", request_body = PublishCourse,
    responses((status = 200, body = FunctionAnswer), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "wrong_state"), (status = 422, body = Problem)))]
pub async fn publish_course(actor: Actor, Json(body): Json<PublishCourse>) -> Result<Json<FunctionAnswer>, Problem> {
    set_status(
        actor,
        DocumentType::Course,
        vec![body.course.id()],
        DocumentMove::Publish,
    )
    .await
}

/// `courseId, token`; the token is the request's own.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UnpublishCourse {
    course_id: Uuid,
}

/// unpublishUserCoursesUpdateOnCall: hide a course from everybody who has it
#[utoipa::path(post, path = "/api/functions/unpublishUserCoursesUpdateOnCall", operation_id = "functions_unpublish_user_courses", tag = "functions", request_body = UnpublishCourse,
    responses((status = 200, body = FunctionAnswer), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "wrong_state")))]
pub async fn unpublish_user_courses(
    actor: Actor,
    Json(body): Json<UnpublishCourse>,
) -> Result<Json<FunctionAnswer>, Problem> {
    set_status(
        actor,
        DocumentType::Course,
        vec![body.course_id],
        DocumentMove::Unpublish,
    )
    .await
}

/// `documentIds, documentType, status, tenantId, token`; the token is the request's own.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DocumentsStatus {
    /// The documents, at most 200.
    document_ids: Vec<Uuid>,
    /// `course`, `bundle`, `resource`, `form`, `pathway` or `package`.
    document_type: String,
    /// `published`, `unpublished`, `archived` (or `deleted`), `restored`.
    status: String,
    /// The host's tenant.
    tenant_id: Option<String>,
}

/// updateDocumentStatusOnCall: publish, hide, put away or take out documents: all of them or none
#[utoipa::path(post, path = "/api/functions/updateDocumentStatusOnCall", operation_id = "functions_update_document_status", tag = "functions", request_body = DocumentsStatus,
    responses((status = 200, body = FunctionAnswer), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, wrong_state"), (status = 422, body = Problem)))]
pub async fn update_document_status(
    actor: Actor,
    body: Result<Json<DocumentsStatus>, Problem>,
) -> Result<Json<FunctionAnswer>, Failure> {
    let failed = |problem| Failure(problem, Some(DOCUMENTS));
    let Json(body) = body.map_err(failed)?;
    update_status(actor, body).await.map_err(failed)
}

async fn update_status(actor: Actor, body: DocumentsStatus) -> Result<Json<FunctionAnswer>, Problem> {
    expect_own_tenant(&actor, body.tenant_id.as_deref())?;
    let (kind, to) = (model::kind(&body.document_type)?, model::document_move(&body.status)?);
    set_status(actor, kind, model::distinct_ids("documentIds", body.document_ids)?, to).await
}

/// `userIds, status, tenantId, token`; the token is the request's own.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserTeamsStatus {
    /// The people, at most 200.
    user_ids: Vec<Uuid>,
    /// A state of memberships.
    status: String,
    /// The host's tenant.
    tenant_id: Option<String>,
}

/// handleUserTeamsStatusUpdateOnCall: move people of this team to a state: all of them or none
#[utoipa::path(post, path = "/api/functions/handleUserTeamsStatusUpdateOnCall", operation_id = "functions_handle_user_teams_status", tag = "functions", request_body = UserTeamsStatus,
    responses((status = 200, body = FunctionAnswer), (status = 403, body = Problem, description = "person_above"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "last_admin, own_access"), (status = 422, body = Problem)))]
pub async fn handle_user_teams_status(
    actor: Actor,
    Json(body): Json<UserTeamsStatus>,
) -> Result<Json<FunctionAnswer>, Problem> {
    expect_own_tenant(&actor, body.tenant_id.as_deref())?;
    let status = people::Status::parse(&body.status)
        .ok_or_else(|| Problem::field("status", "unknown", "This status does not exist."))?;
    let ids = model::distinct_ids("userIds", body.user_ids)?;
    let today = actor
        .app
        .clock
        .now()
        .with_timezone(&actor.context.tenant.time_zone)
        .date_naive();
    let (by, team) = (PeopleAuthority::of(&actor), actor.context.team.id.as_str());
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    people::move_to(&mut change, by, team, &ids, status, today).await?;
    change.commit(&actor.app).await?;
    Ok(answer(ids))
}
