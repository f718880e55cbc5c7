//! The overview over HTTP.

use crate::prelude::*;

use super::read::{self, Overview};

/// Where the team stands
#[utoipa::path(get, path = "/api/overview", operation_id = "overview", tag = "overview",
    responses((status = 200, body = Overview), (status = 403, body = Problem)))]
pub async fn overview(actor: Actor) -> Result<Json<Overview>> {
    let client = actor.client().await?;
    Ok(Json(read::overview(&actor.app, &actor.context, &client).await?))
}
