//! In which teams somebody may come in.
use learnt_kernel::tenant::TeamId;
use learnt_queries::queries::identity as sql;

use super::no_team;
use crate::db::directory::Register;
use crate::prelude::*;

/// A membership, as far as signing in looks at it.
pub type Membership = sql::Memberships;

/// Whether a person with this status may come in.
pub fn may_sign_in(status: &str) -> bool {
    !matches!(status, "inactive" | "terminated" | "archived")
}

/// The memberships of a person that can be used: status and team.
pub async fn usable(app: &App, change: &Change<'_>, user_id: Uuid) -> Result<Vec<Membership>> {
    let all = sql::memberships().bind(change.tx(), &user_id).all().await.sql()?;
    let directory = app.directory.now();
    Ok(all
        .into_iter()
        .filter(|one| may_sign_in(&one.status) && is_open(&directory, &one.team_id))
        .collect())
}

/// The revision of the membership that a token is made for.
pub async fn any_usable(app: &App, change: &Change<'_>, user_id: Uuid) -> Result<i32> {
    let memberships = usable(app, change, user_id).await?;
    Ok(memberships.first().ok_or_else(no_team)?.revision)
}

/// Whether a team is there and active, and its tenant not suspended.
fn is_open(directory: &Register, team: &str) -> bool {
    TeamId::parse(team).is_ok_and(|id| directory.is_open(&id))
}
