//! Which teams look after a document: a course, a resource, a pathway or a package. It belongs to the tenant: its people may be in any
//! team, and every admin sees it. Only admins of a team that looks after it change it and say who is given it.

use crate::prelude::*;

/// A team as it is chosen and shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = DocumentTeam)]
pub struct Named {
    /// The team.
    pub id: String,
    pub name: String,
}

/// The teams that are to look after a document.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = DocumentTeams)]
pub struct Chosen {
    /// The one that was looked at.
    pub revision: i32,
    /// None: all of them.
    pub teams: Vec<String>,
}

/// Whether somebody who acts at this team, and with this rank there, may change a document that these teams look after; none
/// named: every team does.
fn may_change(teams: Option<&[String]>, team: Option<&str>, rank: u8) -> bool {
    let is_among = |teams: &[String]| teams.iter().any(|one| Some(one.as_str()) == team);
    rank >= Role::Superadmin.rank() || teams.is_none_or(is_among)
}

/// Whether this admin may change a document that these teams look after.
pub fn is_for(actor: &Actor, teams: Option<&[String]>) -> bool {
    may_change(teams, Some(actor.context.team.id.as_str()), actor.rank)
}

/// Refuses a change by somebody at whose team the document is not looked after. `noun`: what one is called in a sentence.
pub fn expect(change: &Change<'_>, teams: Option<&[String]>, noun: &str) -> Result<()> {
    if may_change(teams, change.team(), change.rank()) {
        return Ok(());
    }
    Err(Problem::forbidden(
        "not_looked_after",
        format!("Another team manages this {noun}. Only admins of that team can change it."),
    ))
}

/// The tenant's teams, by name.
pub fn all(app: &App, context: &TenantContext) -> Vec<Named> {
    let register = app.directory.now();
    let teams = register.teams_of(&context.tenant.id).filter(|team| team.active);
    let mut teams: Vec<Named> = teams
        .map(|team| Named {
            id: team.id.to_string(),
            name: team.display_name.clone(),
        })
        .collect();
    teams.sort_by_key(|team| (team.name.to_lowercase(), team.id.clone()));
    teams
}

/// Those of them that look after a document, by name; none: all do.
pub fn team_names(actor: &Actor, teams: Option<&[String]>) -> Vec<Named> {
    let mut named = all(&actor.app, &actor.context);
    named.retain(|team| teams.is_some_and(|ids| ids.contains(&team.id)));
    named
}

/// Reads the teams that are to look after a document from now on; none: all of them. `teams_of_tenant` are the tenant's.
pub fn parse_teams(
    change: &Change<'_>,
    teams_of_tenant: &[Named],
    mut teams: Vec<String>,
) -> Result<Option<Vec<String>>> {
    teams.sort();
    teams.dedup();
    if teams.is_empty() {
        return Ok(None);
    }
    if let Some(unknown) = teams
        .iter()
        .find(|id| !teams_of_tenant.iter().any(|team| &team.id == *id))
    {
        let sentence = format!("The team “{unknown}” does not exist.");
        return Err(Problem::field("teams", "unknown_team", sentence));
    }
    if !may_change(Some(&teams), change.team(), change.rank()) {
        let sentence = "Your own team must stay selected.";
        return Err(Problem::field("teams", "own_team", sentence));
    }
    Ok(Some(teams))
}

/// The same in a row of the audit log, beside whatever else it says.
pub fn with_teams(row: AuditEntry, chosen: Option<Vec<String>>) -> AuditEntry {
    row.with("edit", "teams").with("teams", chosen.unwrap_or_default())
}

/// Who looks after a copy: those who look after its original, if whoever copies it is one of them. Otherwise everybody does, as with
/// whatever else they make: nobody makes what they may not change.
pub fn teams_of_copy(change: &Change<'_>, teams: Option<Vec<String>>) -> Option<Vec<String>> {
    teams.filter(|teams| may_change(Some(teams), change.team(), change.rank()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_is_changed_by_admins_of_its_teams_and_by_superadmins() {
        let sales = ["sales".to_owned()];
        let (admin, superadmin) = (Role::Admin.rank(), Role::Superadmin.rank());
        assert!(may_change(None, Some("care"), admin));
        assert!(may_change(Some(&sales), Some("sales"), admin));
        assert!(!may_change(Some(&sales), Some("care"), admin));
        assert!(!may_change(Some(&sales), None, admin));
        assert!(may_change(Some(&sales), Some("care"), superadmin));
    }
}
