//! Many courses at once, over HTTP.

use crate::prelude::*;

use super::super::bulk::{self, Moved};

const MOST_AT_ONCE: usize = 200;

/// Courses that are to be put away, or taken out again.
#[derive(Deserialize, ToSchema)]
pub struct Archiving {
    /// The courses, at most 200.
    ids: Vec<Uuid>,
    /// Put away; otherwise taken out again.
    archived: bool,
}

/// Puts many courses away, or takes them out again; says of each that cannot make this move why.
#[utoipa::path(post, path = "/api/courses/archived", operation_id = "courses_archive", tag = "courses", request_body = Archiving,
    responses((status = 200, body = Moved), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn archive_all(actor: Actor, Json(Archiving { mut ids, archived }): Json<Archiving>) -> Result<Json<Moved>> {
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() || ids.len() > MOST_AT_ONCE {
        let sentence = format!("Choose between 1 and {MOST_AT_ONCE} courses");
        return Err(Problem::field("ids", "too_many", sentence));
    }
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let moved = bulk::move_all(&mut change, &ids, actor.user_id, archived).await?;
    change.commit(&actor.app).await?;
    Ok(Json(moved))
}
