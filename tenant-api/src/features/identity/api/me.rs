//! Who is signed in, and where they could go.

use super::super::me::{self, SessionUser};
use super::super::teams::{self, MyTeam};
use crate::edge::Person;
use crate::prelude::*;

/// The signed-in person (specification, section 3, "Session user")
#[utoipa::path(get, path = "/api/me", tag = "identity", responses((status = 200, body = SessionUser), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub async fn me(actor: Actor) -> Result<Json<SessionUser>> {
    Ok(Json(me::session_user(&actor).await?))
}

/// The person's teams, in all tenants
#[utoipa::path(get, path = "/api/me/teams", tag = "identity", responses((status = 200, body = Vec<MyTeam>), (status = 401, body = Problem)))]
pub async fn teams(State(app): State<App>, person: Person) -> Result<Json<Vec<MyTeam>>> {
    Ok(Json(teams::of_person(&app, &person).await?))
}
