//! What I did here, over HTTP.

use crate::features::learning::timeline::{self, Timeline, TimelineQuery};
use crate::prelude::*;

/// What I did here, newest first
#[utoipa::path(get, path = "/api/me/timeline", operation_id = "my_timeline", tag = "learning", params(TimelineQuery),
    responses((status = 200, body = Timeline), (status = 422, body = Problem)))]
pub async fn mine(actor: Actor, Query(query): Query<TimelineQuery>) -> Result<Json<Timeline>> {
    let client = actor.client().await?;
    let team = actor.context.team.id.as_str();
    Ok(Json(timeline::page(&client, actor.user_id, team, &query).await?))
}
