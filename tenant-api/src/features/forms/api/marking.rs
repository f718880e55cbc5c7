//! Marking: for admins, managers and whoever is named.

use crate::prelude::*;

use learnt_kernel::filters::{non_empty, search_words};

use super::super::authority::Scope;
use super::super::list::{self, SubmissionRow};
use super::super::list_queries::QueueQuery;
use super::super::marking::{self, Marking};
use super::super::marking_desk::{self, Decided, Decisions, Found, Marker};
use super::super::open;
use super::super::submission::{self, FormSubmission};

/// What was submitted to a form: all of it for admins, their people's for managers
#[utoipa::path(get, path = "/api/forms/{id}/submissions", operation_id = "forms_submissions", tag = "forms", params(("id" = Uuid, Path), QueueQuery, PageQuery),
    responses((status = 200, body = Page<SubmissionRow>), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn queue(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<QueueQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<SubmissionRow>>> {
    let at = Scope::of(&actor).require_any()?;
    let client = actor.client().await?;
    Ok(Json(list::queue(&client, &at, id, &query, page).await?))
}

/// Decide on a submission
#[utoipa::path(post, path = "/api/form-submissions/{id}/mark", operation_id = "form_submission_mark", tag = "forms", params(("id" = Uuid, Path)), request_body = Marking,
    responses((status = 200, body = FormSubmission), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile, no_such_move, two_opinions"), (status = 422, body = Problem)))]
pub async fn mark(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<Marking>) -> Result<Json<FormSubmission>> {
    let at = Scope::of(&actor);
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    marking::mark(&mut change, &at, id, body).await?;
    change.commit(&actor.app).await?;
    Ok(Json(
        submission::submission(&actor.app, &actor.context, &client, &at, id).await?,
    ))
}

/// Take a submission to mark it, hand it to a colleague, or leave it to all who may
#[utoipa::path(put, path = "/api/form-submissions/{id}/marker", operation_id = "form_submission_assign", tag = "forms", params(("id" = Uuid, Path)), request_body = Marker,
    responses((status = 200, body = FormSubmission), (status = 404, body = Problem), (status = 409, body = Problem, description = "already_decided, marker_changed"), (status = 422, body = Problem)))]
pub async fn assign(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<Marker>) -> Result<Json<FormSubmission>> {
    let at = Scope::of(&actor);
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    marking_desk::assign(&mut change, &at, id, &body).await?;
    change.commit(&actor.app).await?;
    Ok(Json(
        submission::submission(&actor.app, &actor.context, &client, &at, id).await?,
    ))
}

/// Decide many submissions at once, each by itself
#[utoipa::path(post, path = "/api/form-submissions/decide", operation_id = "form_submissions_decide", tag = "forms", request_body = Decisions,
    responses((status = 200, body = Decided), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn decide(actor: Actor, Json(body): Json<Decisions>) -> Result<Json<Decided>> {
    let at = Scope::of(&actor).require_any()?;
    body.check()?;
    let mut client = actor.client().await?;
    let (mut came, mut is_there) = (Decided::default(), body.submissions.is_empty());
    for one in &body.submissions {
        let mut change = Change::begin(&mut client, &actor).await?;
        let decided = marking::mark(&mut change, &at, one.id, body.marking(one)).await;
        is_there |= !decided
            .as_ref()
            .is_err_and(|problem| problem.status() == StatusCode::NOT_FOUND);
        if decided.is_ok() {
            change.commit(&actor.app).await?;
        }
        came.note(one.id, decided)?;
    }
    if is_there {
        Ok(Json(came))
    } else {
        Err(Problem::not_found())
    }
}

/// A name, or a part of one.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct NameQuery {
    /// Words of the name.
    pub search: Option<String>,
}

impl NameQuery {
    fn search_words(&self) -> Vec<String> {
        search_words(non_empty(self.search.as_deref()).unwrap_or_default())
    }
}

/// Managers and admins who can mark, found by name: at most eight
#[utoipa::path(get, path = "/api/forms/markers", operation_id = "forms_markers", tag = "forms", params(NameQuery),
    responses((status = 200, body = Vec<Found>), (status = 403, body = Problem, description = "role")))]
pub async fn markers(actor: Actor, Query(query): Query<NameQuery>) -> Result<Json<Vec<Found>>> {
    let at = Scope::of(&actor).require_any()?;
    let client = actor.client().await?;
    Ok(Json(marking_desk::markers(&client, &at, &query.search_words()).await?))
}

/// Whom I may observe, found by name: at most eight
#[utoipa::path(get, path = "/api/forms/observable", operation_id = "forms_observable", tag = "forms", params(NameQuery),
    responses((status = 200, body = Vec<Found>), (status = 403, body = Problem, description = "role")))]
pub async fn observable(actor: Actor, Query(query): Query<NameQuery>) -> Result<Json<Vec<Found>>> {
    let at = Scope::of(&actor).require_any()?;
    let client = actor.client().await?;
    Ok(Json(
        marking_desk::observable(&client, &at, &query.search_words()).await?,
    ))
}

/// People whom an answer may name, found by name: at most eight, in a form that asks for somebody
#[utoipa::path(get, path = "/api/me/forms/{id}/people", operation_id = "my_form_people", tag = "forms", params(("id" = Uuid, Path), NameQuery),
    responses((status = 200, body = Vec<Found>), (status = 404, body = Problem)))]
pub async fn people(actor: Actor, Path(id): Path<Uuid>, Query(query): Query<NameQuery>) -> Result<Json<Vec<Found>>> {
    let at = Scope::of(&actor);
    let client = actor.client().await?;
    let form = open::open_form(&actor.app, &client, &at, id).await?;
    if !form.asks_for_people {
        return Err(Problem::not_found());
    }
    Ok(Json(
        marking_desk::people(&client, &at, &query.search_words(), true).await?,
    ))
}
