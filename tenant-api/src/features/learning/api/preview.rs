//! A course as its learners would get it, before it is published.
use super::super::player::Player;
use super::super::preview::player;
use crate::features::courses;
use crate::prelude::*;

/// The draft as a learner would get it; nothing that is done in it is kept.
#[utoipa::path(get, path = "/api/courses/{id}/preview", tag = "courses", params(("id" = Uuid, Path)),
    responses((status = 200, body = Player), (status = 404, body = Problem)))]
pub async fn preview(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Player>> {
    let client = actor.client().await?;
    let course = courses::draft(&actor, &client, id)
        .await?
        .ok_or_else(Problem::not_found)?;
    Ok(Json(player(course)))
}
