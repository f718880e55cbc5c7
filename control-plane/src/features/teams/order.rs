//! A further team as an operator orders it, what may become of a team, and why it is refused.
use learnt_kernel::host::PlatformRoots;
use learnt_kernel::problem::{FieldError, Problem};
use serde::Deserialize;
use utoipa::ToSchema;

use super::Theme;
use crate::builder::{Address, NewTeam};
use crate::features::domains::check_label;

/// A further team of a tenant.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FurtherTeam)]
pub struct TeamInput {
    pub display_name: String,
    /// The first label of its host, and its id.
    pub label: String,
    /// The platform root below which it answers.
    pub root: String,
    #[serde(default)]
    pub theme: Theme,
}

impl TeamInput {
    /// Believes it, or says at each field what is wrong with it.
    pub fn read(self, roots: &PlatformRoots) -> Result<NewTeam, Problem> {
        let mut errors = Vec::new();
        let display_name = self.display_name.trim().to_owned();
        if !(1..=200).contains(&display_name.chars().count()) || display_name.chars().any(char::is_control) {
            let sentence = "Enter the team's name, at most 200 characters.";
            errors.push(FieldError::new("displayName", "length", sentence));
        }
        if !roots.as_slice().contains(&self.root) {
            errors.push(FieldError::new(
                "root",
                "unknown",
                "Choose one of the platform domains.",
            ));
        }
        let label = check_label(&self.label);
        let label = label.map_err(|refusal| errors.push(refusal.at("label"))).ok();
        let theme = self.theme.checked("theme").map_err(|wrong| errors.extend(wrong)).ok();
        match (label, theme) {
            (Some(label), Some(theme)) if errors.is_empty() => Ok(NewTeam {
                label,
                display_name,
                address: Address::Below(self.root),
                theme,
                support_email: None,
            }),
            _ => Err(Problem::unprocessable(errors)),
        }
    }
}

/// What is to become of a team.
#[derive(Debug, Deserialize, ToSchema)]
pub struct TeamStatusInput {
    /// active, inactive or archived.
    pub status: String,
}

impl TeamStatusInput {
    /// One of the states.
    pub fn read(&self) -> Result<&str, Problem> {
        match self.status.as_str() {
            status @ ("active" | "inactive" | "archived") => Ok(status),
            _ => Err(Problem::field(
                "status",
                "unknown",
                "Choose active, inactive or archived.",
            )),
        }
    }
}

/// Why it is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing can be built there.
    #[error("Teams can be added only to tenants that are ready.")]
    NotReady,
    /// Somebody has to be where people arrive.
    #[error("The default team must stay active. Make another team the default first.")]
    IsDefault,
    /// Nothing to be done.
    #[error("The team already has this status.")]
    Already,
    /// Closed to people.
    #[error("Only an active team can become the default.")]
    NotActive,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let code = match refusal {
            Refusal::NotReady => "not_ready",
            Refusal::IsDefault => "is_default",
            Refusal::Already => "already",
            Refusal::NotActive => "not_active",
        };
        Problem::conflict(code, refusal.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_wrong_with_a_team_is_said_at_once() {
        let roots = PlatformRoots::parse("learnt.localhost").unwrap();
        let body = |name: &str, label: &str, root: &str| TeamInput {
            display_name: name.to_owned(),
            label: label.to_owned(),
            root: root.to_owned(),
            theme: Theme::default(),
        };
        let fields = |body: TeamInput| -> Vec<String> {
            let problem = body.read(&roots).unwrap_err();
            problem.errors().iter().map(|error| error.field.clone()).collect()
        };
        assert_eq!(fields(body(" ", "a b", "x.test")), ["displayName", "root", "label"]);
        let team = body(" Sales ", "acme-sales", "learnt.localhost").read(&roots).unwrap();
        assert_eq!(
            (team.display_name.as_str(), team.label.as_str()),
            ("Sales", "acme-sales")
        );
        for (status, good) in [("archived", true), ("closed", false)] {
            let body = TeamStatusInput {
                status: status.to_owned(),
            };
            assert_eq!(body.read().is_ok(), good);
        }
    }
}
