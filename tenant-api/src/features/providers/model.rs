//! The ways to sign in to a team, as the directory brings them, and what of them is whose to see.
use std::sync::Arc;

pub use learnt_kernel::sign_in::Kind;

use crate::db::directory::Team;
use crate::features::sessions::PROVIDER;
use crate::prelude::*;

/// A way to sign in, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Provider {
    /// Unique in the team.
    pub id: String,
    pub kind: Kind,
    /// What its button says.
    pub name: String,
    /// Its button's colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
    /// The issuer, letter by letter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base_url: Option<String>,
    /// Who we are there.
    #[serde(default)]
    pub client_id: String,
    /// Our secret there, sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// What is asked for beyond the usual.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scopes: Vec<String>,
    /// Whether somebody unknown becomes a person of the team.
    #[serde(default)]
    pub create_people: bool,
}

impl Provider {
    /// Whose word it is: half of what an external identity is known by.
    pub fn issuer(&self) -> &str {
        let own = self.kind.own_issuer().unwrap_or_default();
        self.base_url.as_deref().unwrap_or(own)
    }

    /// How a session names it: what it is, and whose word counts. See `sessions::issuer_of`.
    pub fn method(&self) -> String {
        format!("{PROVIDER}{} {}", self.kind, self.issuer())
    }

    /// What a sealed secret is bound to: taken to another place it does not open.
    pub fn seal_context(&self, tenant: &str, team: &str) -> String {
        [
            tenant,
            team,
            &self.id,
            self.kind.into_str(),
            self.issuer(),
            &self.client_id,
        ]
        .join("\n")
    }
}

/// Whether one of these teams' providers speaks for an issuer.
pub fn speak_for<'a>(mut teams: impl Iterator<Item = &'a Arc<Team>>, issuer: &str) -> bool {
    teams.any(|team| {
        team.active
            && of(team)
                .iter()
                .any(|one| one.kind != Kind::Email && one.issuer() == issuer)
    })
}

/// The ways to sign in to a team; one that cannot be read is left out.
pub fn of(team: &Team) -> Vec<Provider> {
    let all = team.auth_providers.as_array().into_iter().flatten();
    all.filter_map(read).collect()
}

/// A provider of a team by its id; email is none.
pub fn find(team: &Team, id: &str) -> Option<Provider> {
    of(team).into_iter().find(|one| one.id == id && one.kind != Kind::Email)
}

fn read(value: &Value) -> Option<Provider> {
    // Teams of before there were kinds say no more than a name.
    if value["kind"].is_null() && value["name"] == "email" {
        return Some(Provider::email());
    }
    serde_json::from_value(value.clone()).ok()
}

impl Provider {
    /// The way that every team has.
    pub fn email() -> Self {
        Self {
            id: "email".into(),
            kind: Kind::Email,
            name: "email".into(),
            color: None,
            base_url: None,
            client_id: String::new(),
            secret: None,
            scopes: Vec::new(),
            create_people: false,
        }
    }
}

/// A way to sign in, as the login page shows it: nothing of how it is reached.
#[derive(Serialize, ToSchema)]
#[schema(as = SignInProvider)]
pub struct Shown {
    /// Unique in the team.
    pub id: String,
    pub kind: Kind,
    /// What its button says.
    pub name: String,
    /// Its button's colour.
    pub color: Option<String>,
}

/// What everybody may see of a team's ways to sign in.
pub fn public_providers(team: &Team) -> Vec<Shown> {
    let all = of(team).into_iter();
    all.map(|one| Shown {
        id: one.id,
        kind: one.kind,
        name: one.name,
        color: one.color,
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_old_entry_is_email_and_an_odd_one_nothing() {
        assert_eq!(read(&json!({"name": "email"})), Some(Provider::email()));
        assert_eq!(read(&json!({"name": "okta", "config": {"baseUrl": "https://x"}})), None);
        assert_eq!(read(&json!({"id": "a", "kind": "saml", "name": "x"})), None);
    }

    #[test]
    fn a_secret_is_bound_to_the_place_that_it_is_for() {
        let provider = |base: &str| Provider {
            id: "a".into(),
            kind: Kind::Oidc,
            base_url: Some(base.into()),
            client_id: "c".into(),
            ..Provider::email()
        };
        let one = provider("https://one.test").seal_context("acme", "acme");
        assert_ne!(one, provider("https://two.test").seal_context("acme", "acme"));
        assert_ne!(one, provider("https://one.test").seal_context("munro", "acme"));
        let google = Provider {
            kind: Kind::Google,
            ..Provider::email()
        };
        assert_eq!(google.issuer(), "https://accounts.google.com");
    }
}
