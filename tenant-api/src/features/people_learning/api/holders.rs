//! Who has a form, over HTTP.

use crate::prelude::*;

use super::super::holders::{self, FormLearner, FormLearnersQuery};

/// Who of the team has a form, and where they stand with it
#[utoipa::path(get, path = "/api/forms/{id}/learners", operation_id = "forms_learners", tag = "people_learning",
    params(("id" = Uuid, Path), FormLearnersQuery, PageQuery),
    responses((status = 200, body = Page<FormLearner>), (status = 404, body = Problem)))]
pub async fn of_form(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<FormLearnersQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<FormLearner>>> {
    let client = actor.client().await?;
    Ok(Json(
        holders::of_form(&actor.app, &actor.context, &client, id, (&query, page)).await?,
    ))
}
