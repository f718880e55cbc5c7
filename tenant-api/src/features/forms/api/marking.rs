//! Marking and figures: for admins, managers and whoever is named.

use axum::extract::State;
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use uuid::Uuid;

use super::super::analytics::{self, AnalyticsQuery, FormAnalytics};
use super::super::authority::Scope;
use super::super::list::{self, FormQuery, SubmissionRow};
use super::super::marking::{self, Marking};
use super::super::read::{self, FormSubmission};
use crate::app::App;
use crate::db::Change;
use crate::edge::{Actor, Json, Path, Query};

/// What was submitted to a form: all of it for admins, their people's for managers
#[utoipa::path(get, path = "/api/forms/{id}/submissions", operation_id = "forms_submissions", tag = "forms", params(("id" = Uuid, Path), FormQuery, PageQuery),
    responses((status = 200, body = Page<SubmissionRow>), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn queue(
    State(app): State<App>,
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<FormQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<SubmissionRow>>> {
    let at = Scope::of(&actor).works()?;
    let client = app.client(&actor.here).await?;
    Ok(Json(list::queue(&client, &at, id, &query, page).await?))
}

/// Decide on a submission
#[utoipa::path(post, path = "/api/form-submissions/{id}/mark", operation_id = "form_submission_mark", tag = "forms", params(("id" = Uuid, Path)), request_body = Marking,
    responses((status = 200, body = FormSubmission), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile, no_such_move"), (status = 422, body = Problem)))]
pub async fn mark(
    State(app): State<App>,
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<Marking>,
) -> Result<Json<FormSubmission>> {
    let at = Scope::of(&actor);
    let mut client = app.client(&actor.here).await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    marking::mark(&mut change, &at, id, body).await?;
    change.commit(&app).await?;
    Ok(Json(read::submission(&app, &actor.here, &client, &at, id).await?))
}

/// What all answers to a form say together
#[utoipa::path(get, path = "/api/forms/{id}/analytics", operation_id = "forms_analytics", tag = "forms", params(("id" = Uuid, Path), AnalyticsQuery),
    responses((status = 200, body = FormAnalytics), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn figures(
    State(app): State<App>,
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<AnalyticsQuery>,
) -> Result<Json<FormAnalytics>> {
    let at = Scope::of(&actor).works()?;
    let client = app.client(&actor.here).await?;
    Ok(Json(analytics::figures(&client, &at, id, &query).await?))
}
