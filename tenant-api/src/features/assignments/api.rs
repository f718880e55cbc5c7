//! What is the same of documents of all types, over HTTP.

use crate::looked_after::{self, Named};
use crate::prelude::*;

/// The tenant's teams, to choose those that look after a document
#[utoipa::path(get, path = "/api/documents/teams", operation_id = "assignments_teams", tag = "assignments", responses((status = 200, body = Vec<Named>)))]
pub async fn teams(actor: Actor) -> Result<Json<Vec<Named>>> {
    Ok(Json(looked_after::all(&actor.app, &actor.context)))
}
