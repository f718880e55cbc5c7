//! What admins do to people's rounds of a course, over HTTP.

use crate::prelude::*;

use super::super::manual::{self, checked_reason, expect_some};
use super::due::Extended;

/// Which of a course's people, and why.
#[derive(Debug, Deserialize, ToSchema)]
pub struct SettledLearners {
    /// Their assignments of the course, at most 1,000.
    pub ids: Vec<Uuid>,
    /// What stands in the audit log, at most 500 characters.
    #[serde(default)]
    pub reason: String,
}

impl SettledLearners {
    fn checked(&self) -> Result<&str> {
        expect_some(&self.ids)?;
        checked_reason(&self.reason)
    }
}

/// Mark a course as completed for some of its people, with all that follows from it
#[utoipa::path(post, path = "/api/courses/{id}/learners/complete", operation_id = "learners_complete", tag = "learning", params(("id" = Uuid, Path)), request_body = SettledLearners,
    responses((status = 200, body = Extended), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_given"), (status = 422, body = Problem)))]
pub async fn complete(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<SettledLearners>) -> Result<Json<Extended>> {
    let reason = body.checked()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let ids = manual::of_team(&change, id, &body.ids, actor.context.team.id.as_str()).await?;
    let people = manual::complete(&mut change, id, &ids, reason).await?.len();
    change.commit(&actor.app).await?;
    Ok(Json(Extended { people }))
}

/// Let some of a course's people begin anew: their round is closed with its history, and the next one opens
#[utoipa::path(post, path = "/api/courses/{id}/learners/reset", operation_id = "learners_reset", tag = "learning", params(("id" = Uuid, Path)), request_body = SettledLearners,
    responses((status = 200, body = Extended), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn reset(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<SettledLearners>) -> Result<Json<Extended>> {
    let reason = body.checked()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let ids = manual::of_team(&change, id, &body.ids, actor.context.team.id.as_str()).await?;
    let people = manual::reset(&mut change, id, &ids, reason).await?.len();
    change.commit(&actor.app).await?;
    Ok(Json(Extended { people }))
}
