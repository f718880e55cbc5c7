//! One's own sessions and devices.

use super::super::commands::principal_of;
use super::super::sessions::{self, OwnSession, SessionsToEnd};
use crate::edge::Person;
use crate::prelude::*;

/// One's own sessions
#[utoipa::path(get, path = "/api/me/sessions", operation_id = "own_sessions", tag = "identity", responses((status = 200, body = Vec<OwnSession>), (status = 401, body = Problem)))]
pub async fn list(State(app): State<App>, person: Person) -> Result<Json<Vec<OwnSession>>> {
    Ok(Json(sessions::own(&app, &person).await?))
}

/// End one of one's sessions
#[utoipa::path(delete, path = "/api/me/sessions/{id}", operation_id = "end_session", tag = "identity", params(("id" = Uuid, Path, description = "The session's id")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem)))]
pub async fn end(State(app): State<App>, person: Person, Path(id): Path<Uuid>) -> Result<StatusCode> {
    end_own(&app, &person, SessionsToEnd::One(id)).await
}

/// End all of one's sessions but this one
#[utoipa::path(post, path = "/api/me/sessions/end-others", operation_id = "end_other_sessions", tag = "identity",
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating")))]
pub async fn end_others(State(app): State<App>, person: Person) -> Result<StatusCode> {
    end_own(&app, &person, SessionsToEnd::Others).await
}

async fn end_own(app: &App, person: &Person, which: SessionsToEnd) -> Result<StatusCode> {
    person.in_own_name()?;
    let mut client = app.client(&person.context).await?;
    let mut change = Change::by(&mut client, principal_of(&person.context, person.user_id)).await?;
    let ended = sessions::end(&mut change, person, which).await?;
    change.commit(app).await?;
    for session in ended {
        app.sessions.forget(&person.context.tenant.id, session).await;
    }
    Ok(StatusCode::NO_CONTENT)
}
