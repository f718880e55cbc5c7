//! The callable functions over HTTP: `POST /api/functions/{name}`.

pub mod documents;

use crate::prelude::*;

use axum::Json as Body;
use axum::response::{IntoResponse, Response};
use learnt_kernel::request;

use super::model::{self, DocumentRef, PermissionObject};
use super::permissions::{self, Outcome};

/// What a change of permissions failed with.
const PERMISSIONS: &str = "Something went wrong while changing permissions status";

/// What came of a call.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FunctionData {
    /// The rules, documents or people that changed.
    pub ids: Vec<Uuid>,
    /// So many people have something now that they had not.
    pub added: usize,
    /// So many have something no longer.
    pub removed: usize,
    /// For more people than a request holds it goes on by itself: so many are looked at.
    pub in_progress: Option<usize>,
}

/// The answer of a function.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct FunctionAnswer {
    /// What came of it.
    pub data: FunctionData,
}

impl From<Outcome> for FunctionAnswer {
    fn from(outcome: Outcome) -> Self {
        let data = FunctionData {
            ids: outcome.ids,
            added: outcome.applied.added,
            removed: outcome.applied.removed,
            in_progress: outcome.applied.in_progress,
        };
        Self { data }
    }
}

/// A problem with the `message` and `details` that the specification's callers show (section 8).
pub struct Failure(Problem, Option<&'static str>);

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self(problem, None)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let Self(problem, message) = self;
        let Some(message) = message else {
            return problem.into_response();
        };
        let mut body = json!(problem);
        body["requestId"] = json!(request::current_id());
        body["message"] = json!(message);
        body["details"] = json!({ "code": problem.code(), "message": problem.detail(), "errors": problem.errors() });
        let (parts, _) = problem.into_response().into_parts();
        (parts.status, parts.headers, Body(body).into_response().into_body()).into_response()
    }
}

/// Calls for another tenant than the host's name nothing here.
fn expect_own_tenant(actor: &Actor, tenant: Option<&str>) -> Result<(), Problem> {
    match tenant {
        Some(tenant) if tenant != actor.context.tenant.id.as_str() => Err(Problem::not_found()),
        _ => Ok(()),
    }
}

/// `newPermissionObject, prePermissionObject, token`; the token is the request's own.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PermissionUpdate {
    /// The rule as it is to be; null: it is put away.
    new_permission_object: Option<PermissionObject>,
    /// The rule as the caller knew it; null: there was none.
    pre_permission_object: Option<PermissionObject>,
}

async fn update(actor: Actor, courses: bool, body: PermissionUpdate) -> Result<Json<FunctionAnswer>, Problem> {
    for object in [&body.new_permission_object, &body.pre_permission_object] {
        expect_own_tenant(&actor, object.as_ref().and_then(|one| one.tenant_id.as_deref()))?;
    }
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let at = (actor.user_id, actor.context.team.id.as_str());
    let (before, after) = (body.pre_permission_object, body.new_permission_object);
    let outcome = permissions::update(&mut change, at, courses, before, after).await?;
    change.commit(&actor.app).await?;
    Ok(Json(outcome.into()))
}

/// handleUserItemsUpdateOnCall: change a rule of anything but courses, and what its people have
#[utoipa::path(post, path = "/api/functions/handleUserItemsUpdateOnCall", operation_id = "functions_handle_user_items_update", tag = "functions", request_body = PermissionUpdate,
    responses((status = 200, body = FunctionAnswer), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn handle_user_items_update(
    actor: Actor,
    Json(body): Json<PermissionUpdate>,
) -> Result<Json<FunctionAnswer>, Problem> {
    update(actor, false, body).await
}

/// handleUserCoursesUpdateOnCall: change a rule of a course or a bundle, and who has it
#[utoipa::path(post, path = "/api/functions/handleUserCoursesUpdateOnCall", operation_id = "functions_handle_user_courses_update", tag = "functions", request_body = PermissionUpdate,
    responses((status = 200, body = FunctionAnswer), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn handle_user_courses_update(
    actor: Actor,
    Json(body): Json<PermissionUpdate>,
) -> Result<Json<FunctionAnswer>, Problem> {
    update(actor, true, body).await
}

/// `userTeams, userId, tenantId, token`; the token is the request's own.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserPermissions {
    /// Memberships of the person: `<user id>_<team id>`, or objects with `teamId`.
    #[schema(value_type = Vec<Object>)]
    user_teams: Vec<Value>,
    user_id: Uuid,
    /// The host's tenant.
    tenant_id: Option<String>,
}

/// setUserPermissionsForMultipleTeamsOnCall: count anew what rules give to a person in their teams
#[utoipa::path(post, path = "/api/functions/setUserPermissionsForMultipleTeamsOnCall", operation_id = "functions_set_user_permissions", tag = "functions", request_body = UserPermissions,
    responses((status = 200, body = FunctionAnswer), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn set_user_permissions(
    actor: Actor,
    Json(body): Json<UserPermissions>,
) -> Result<Json<FunctionAnswer>, Problem> {
    expect_own_tenant(&actor, body.tenant_id.as_deref())?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let applied = permissions::settle(&mut change, body.user_id, &body.user_teams).await?;
    change.commit(&actor.app).await?;
    let ids = vec![body.user_id];
    Ok(Json(Outcome { ids, applied }.into()))
}

/// `document, documentType, status, tenantId?, token`; the token is the request's own.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PermittedStatus {
    /// The document: its id, or an object with `id`.
    #[schema(value_type = Object)]
    document: DocumentRef,
    /// `course`, `bundle`, `resource`, `form`, `event`, `pathway` or `package`.
    document_type: String,
    /// `active` or `archived`.
    status: String,
    /// The host's tenant.
    tenant_id: Option<String>,
}

/// changeStatusOfAllPermittedUsers: put all rules of a document in force or away, for everybody whom they name
#[utoipa::path(post, path = "/api/functions/changeStatusOfAllPermittedUsers", operation_id = "functions_change_status_of_all", tag = "functions", request_body = PermittedStatus,
    responses((status = 200, body = FunctionAnswer), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn change_status_of_all(
    actor: Actor,
    body: Result<Json<PermittedStatus>, Problem>,
) -> Result<Json<FunctionAnswer>, Failure> {
    let failed = |problem| Failure(problem, Some(PERMISSIONS));
    let Json(body) = body.map_err(failed)?;
    change_permitted(actor, body).await.map_err(failed)
}

async fn change_permitted(actor: Actor, body: PermittedStatus) -> Result<Json<FunctionAnswer>, Problem> {
    expect_own_tenant(&actor, body.tenant_id.as_deref())?;
    let (kind, active) = (model::kind(&body.document_type)?, model::is_active(Some(&body.status))?);
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let of = (kind, body.document.id());
    let outcome = permissions::change_status(&mut change, actor.user_id, of, active).await?;
    change.commit(&actor.app).await?;
    Ok(Json(outcome.into()))
}
