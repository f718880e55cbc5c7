//! What operators change about a team: its name, its look, what newcomers are marked with, and which ways to sign in it offers. The ways
//! themselves are set up by the team's own admins, who have the secrets for them.
use learnt_kernel::problem::{FieldError, Problem};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use super::{look, sign_in, theme::Theme};
use crate::registry::TeamChange;

/// A team as it is to be. What is not named stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TeamChangeInput)]
pub struct ChangeInput {
    /// The revision that was looked at.
    revision: i32,
    display_name: String,
    /// Where its people ask for help; empty: nowhere.
    #[serde(default)]
    support_email: String,
    /// Its own terms; empty: none.
    #[serde(default)]
    terms_and_conditions_url: String,
    /// Its colours. What is absent is the palette's.
    #[serde(default)]
    theme: Theme,
    /// What newcomers are marked with.
    registration_tags: Vec<String>,
    /// The ids of the ways to sign in that stay; email always does.
    ways: Vec<String>,
}

const COLOURS: [&str; 5] = [
    "primaryColor",
    "secondaryColor",
    "sidebarBackgroundColor",
    "topHeaderBackgroundColor",
    "palette",
];

impl ChangeInput {
    /// Believes it, or says at each field what is wrong with it.
    pub fn read(self) -> Result<TeamChange, Problem> {
        let mut errors: Vec<FieldError> = Vec::new();
        let theme = self.theme.checked("theme").map_err(|wrong| errors.extend(wrong));
        let texts = json!({
            "displayName": self.display_name, "supportEmail": self.support_email,
            "termsAndConditionsUrl": self.terms_and_conditions_url,
        });
        let texts = look::read(texts.as_object().unwrap_or(&Map::new())).map_err(|wrong| errors.extend(wrong));
        let tags = sign_in::tags(&json!(self.registration_tags), &mut errors);
        match (theme, texts) {
            (Ok(theme), Ok(texts)) if errors.is_empty() => Ok(TeamChange {
                revision: self.revision,
                display_name: texts.display_name,
                support_email: texts.support_email.flatten(),
                terms_url: texts.terms_url.flatten(),
                theme: full_theme(&theme),
                registration_tags: tags,
                sign_in_ids: self.ways,
            }),
            _ => Err(Problem::unprocessable(errors)),
        }
    }
}

/// Every colour by its name: those that are absent are taken away.
fn full_theme(theme: &Theme) -> Value {
    let mut given = theme.to_json();
    if let Some(given) = given.as_object_mut() {
        for name in COLOURS {
            given.entry(name).or_insert(Value::Null);
        }
    }
    given
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(change: Value) -> Result<TeamChange, Vec<String>> {
        let mut body =
            json!({"revision": 3, "displayName": " Sales ", "registrationTags": ["new", "New"], "ways": ["email"]});
        if let (Some(body), Some(change)) = (body.as_object_mut(), change.as_object()) {
            body.extend(change.clone());
        }
        let body: ChangeInput = serde_json::from_value(body).unwrap();
        let field = |error: &FieldError| format!("{} {}", error.field, error.code);
        body.read()
            .map_err(|problem| problem.errors().iter().map(field).collect())
    }

    #[test]
    fn a_team_is_read_whole() {
        let read = body(json!({"theme": {"primaryColor": "#ABC"}})).unwrap();
        assert_eq!(read.display_name.as_deref(), Some("Sales"));
        assert_eq!(read.registration_tags, ["new"]);
        assert_eq!((&read.support_email, &read.terms_url), (&None, &None));
        assert_eq!(read.theme["primaryColor"], "#aabbcc");
        assert_eq!(read.theme["palette"], Value::Null);
    }

    #[test]
    fn everything_that_is_wrong_is_named_at_once() {
        let refused = body(json!({
            "displayName": " ", "supportEmail": "nobody", "termsAndConditionsUrl": "javascript:alert(1)",
            "theme": {"primaryColor": "blue"}, "registrationTags": ["x".repeat(201)],
        }));
        let mut refused = refused.unwrap_err();
        refused.sort();
        assert_eq!(
            refused,
            [
                "displayName length",
                "registrationTags too_long",
                "supportEmail not_an_email",
                "termsAndConditionsUrl not_a_link",
                "theme.primaryColor not_a_colour"
            ]
        );
    }
}
