//! By when a course is to be completed, over HTTP.

use chrono::NaiveDate;
use learnt_queries::queries::learning as sql;

use super::super::due;
use super::super::manual::{self, expect_some};
use crate::features::assignments::DueRule;
use crate::prelude::*;

/// By when a course is to be completed.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct CourseDue {
    /// For all who have it, where the rule that gives it says nothing else.
    pub due: DueRule,
}

/// By when a course is to be completed.
#[utoipa::path(get, path = "/api/courses/{id}/due", operation_id = "learning_due", tag = "learning", params(("id" = Uuid, Path)),
    responses((status = 200, body = CourseDue), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<CourseDue>> {
    let client = actor.client().await?;
    let row = sql::course_due().bind(&*client, &id).opt().await.or_not_found()?;
    Ok(Json(CourseDue {
        due: DueRule::stored(&row.due),
    }))
}

/// Says by when a course is to be completed; the dates of all who have not completed it follow at once.
#[utoipa::path(put, path = "/api/courses/{id}/due", operation_id = "learning_set_due", tag = "learning", params(("id" = Uuid, Path)), request_body = CourseDue,
    responses((status = 200, body = CourseDue), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn set(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<CourseDue>) -> Result<Json<CourseDue>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    due::set_rule(&mut change, id, &body.due).await?;
    change.commit(&actor.app).await?;
    Ok(Json(body))
}

/// Who is to have a date of their own.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Extension {
    /// Their assignments of the course, at most 1,000.
    pub ids: Vec<Uuid>,
    /// The day; none: as the rules say.
    pub date: Option<NaiveDate>,
}

/// For how many people it was done.
#[derive(Debug, Serialize, ToSchema)]
pub struct Extended {
    /// Those who have not completed the course.
    pub people: usize,
}

/// Gives some of a course's people a date of their own.
#[utoipa::path(post, path = "/api/courses/{id}/learners/due", operation_id = "learners_extend", tag = "learning", params(("id" = Uuid, Path)), request_body = Extension,
    responses((status = 200, body = Extended), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn extend(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<Extension>) -> Result<Json<Extended>> {
    expect_some(&body.ids)?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let ids = manual::of_team(&change, id, &body.ids, actor.context.team.id.as_str()).await?;
    let people = due::extend_looked_after(&mut change, id, &ids, body.date).await?;
    change.commit(&actor.app).await?;
    Ok(Json(Extended { people }))
}
