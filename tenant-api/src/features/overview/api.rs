//! The overview over HTTP.

use axum::extract::State;
use learnt_kernel::problem::{Problem, Result};

use super::read::{self, Overview};
use crate::app::App;
use crate::edge::{Actor, Json};

/// Where the team stands
#[utoipa::path(get, path = "/api/overview", operation_id = "overview", tag = "overview",
    responses((status = 200, body = Overview), (status = 403, body = Problem)))]
pub async fn overview(State(app): State<App>, actor: Actor) -> Result<Json<Overview>> {
    let client = app.client(&actor.here).await?;
    Ok(Json(read::overview(&app, &actor.here, &client).await?))
}
