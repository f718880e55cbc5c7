//! Who has a form, over HTTP.

use axum::extract::State;
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use uuid::Uuid;

use super::super::holders::{self, FormLearner, FormLearnersQuery};
use crate::app::App;
use crate::edge::{Actor, Json, Path, Query};

/// Who of the team has a form, and where they stand with it
#[utoipa::path(get, path = "/api/forms/{id}/learners", operation_id = "forms_learners", tag = "people_learning",
    params(("id" = Uuid, Path), FormLearnersQuery, PageQuery),
    responses((status = 200, body = Page<FormLearner>), (status = 404, body = Problem)))]
pub async fn of_form(
    State(app): State<App>,
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<FormLearnersQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<FormLearner>>> {
    let client = app.client(&actor.here).await?;
    Ok(Json(
        holders::of_form(&app, &actor.here, &client, id, (&query, page)).await?,
    ))
}
