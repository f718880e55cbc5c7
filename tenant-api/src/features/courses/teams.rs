//! Which teams look after a course. A course belongs to the tenant: its people may be in any team, and every admin sees it. Only
//! admins of a team that looks after it change it and say who is given it.

use crate::prelude::*;

use super::refusal::Refusal;

/// A team as it is chosen and shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CourseTeam)]
pub struct Named {
    /// The team.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// Whether somebody who acts at this team, and with this rank there, may change a course that these teams look after; none
/// named: every team does.
fn may_change(teams: Option<&[String]>, team: Option<&str>, rank: u8) -> bool {
    let is_among = |teams: &[String]| teams.iter().any(|one| Some(one.as_str()) == team);
    rank >= Role::Superadmin.rank() || teams.is_none_or(is_among)
}

/// Whether this admin may change a course that these teams look after.
pub fn is_for(actor: &Actor, teams: Option<&[String]>) -> bool {
    may_change(teams, Some(actor.here.team.id.as_str()), actor.rank)
}

/// Refuses a change by somebody at whose team the course is not looked after.
pub fn expect(change: &Change<'_>, teams: Option<&[String]>) -> std::result::Result<(), Refusal> {
    if may_change(teams, change.team(), change.rank()) {
        Ok(())
    } else {
        Err(Refusal::OtherTeams)
    }
}

/// The same for a neighbour that knows the teams.
pub fn expect_for(change: &Change<'_>, teams: Option<&[String]>) -> Result<()> {
    Ok(expect(change, teams)?)
}

/// The tenant's teams, by name.
pub fn all(app: &App, here: &Here) -> Vec<Named> {
    let register = app.directory.now();
    let teams = register.teams_of(&here.tenant.id).filter(|team| team.active);
    let mut teams: Vec<Named> = teams
        .map(|team| Named {
            id: team.id.to_string(),
            name: team.display_name.clone(),
        })
        .collect();
    teams.sort_by_key(|team| (team.name.to_lowercase(), team.id.clone()));
    teams
}

/// Reads the teams that are to look after a course from now on; none: all of them. `known` are the tenant's.
pub fn chosen(
    change: &Change<'_>,
    known: &[Named],
    mut teams: Vec<String>,
) -> std::result::Result<Option<Vec<String>>, Refusal> {
    teams.sort();
    teams.dedup();
    if teams.is_empty() {
        return Ok(None);
    }
    if let Some(unknown) = teams.iter().find(|id| !known.iter().any(|team| &team.id == *id)) {
        let sentence = format!("The team “{unknown}” does not exist.");
        return Err(Refusal::Fields(vec![("teams".into(), "unknown_team", sentence)]));
    }
    if !may_change(Some(&teams), change.team(), change.rank()) {
        let sentence = "Your own team must stay selected.";
        return Err(Refusal::Fields(vec![("teams".into(), "own_team", sentence.into())]));
    }
    Ok(Some(teams))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_is_changed_by_admins_of_its_teams_and_by_superadmins() {
        let sales = ["sales".to_owned()];
        let (admin, superadmin) = (Role::Admin.rank(), Role::Superadmin.rank());
        assert!(may_change(None, Some("care"), admin));
        assert!(may_change(Some(&sales), Some("sales"), admin));
        assert!(!may_change(Some(&sales), Some("care"), admin));
        assert!(!may_change(Some(&sales), None, admin));
        assert!(may_change(Some(&sales), Some("care"), superadmin));
    }
}
