//! What the team knows of the signed-in person, as they see it themselves. It is the admins' to change.
use axum::extract::State;
use chrono::{DateTime, NaiveDate, Utc};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::role::Role;
use learnt_queries::queries::people as sql;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Named, managers, team};
use crate::app::App;
use crate::db::Sql;
use crate::edge::{Actor, Json};
use crate::features::files;
use crate::features::people::model::{Membership, Status};
use crate::features::people::profile::Profile;

/// One's own page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnProfile {
    /// What the membership says.
    pub profile: Profile,
    /// A picture.
    pub avatar: Option<String>,
    /// The state.
    pub status: Status,
    /// The held roles.
    pub roles: Vec<Role>,
    /// Those who manage the person.
    pub managers: Vec<Named>,
    /// The day the employment ends.
    pub termination_date: Option<NaiveDate>,
    /// A member since.
    pub created_at: DateTime<Utc>,
}

/// What the team knows of me.
#[utoipa::path(get, path = "/api/me/profile", operation_id = "people_own_profile", tag = "people", responses((status = 200, body = OwnProfile), (status = 401, body = Problem)))]
pub async fn profile(State(app): State<App>, actor: Actor) -> Result<Json<OwnProfile>> {
    let client = app.client(&actor.here).await?;
    let row = sql::member()
        .prepare(&*client)
        .await
        .sql()?
        .bind(&*client, &team(&actor), &actor.user_id)
        .opt()
        .await
        .sql()?
        .ok_or_else(Problem::not_found)?;
    let managers = managers(&client, &actor, &row.managers).await?;
    let avatar = files::face(&app, &actor.here.tenant, row.avatar.as_deref());
    let created_at = row.created_at;
    let member = Membership::from(row);
    Ok(Json(OwnProfile {
        profile: member.profile,
        avatar,
        status: member.status,
        roles: member.roles,
        managers,
        termination_date: member.termination_date,
        created_at,
    }))
}
