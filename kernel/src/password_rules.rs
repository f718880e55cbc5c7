//! What a new password must satisfy: the tenant's rules, and a block list that always applies.

use std::collections::HashSet;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use zxcvbn::matching::patterns::MatchPattern;

use crate::{password::LONGEST_BYTES, password_names::consists_of, problem::FieldError};

/// What many people choose. The web app reads the same list, and says so while somebody types. The estimate also knows dictionaries
/// of words and names, near a megabyte: too much for a page to fetch for advice, so that what only they refuse is said once it is sent.
static COMMON: LazyLock<HashSet<&'static str>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../common-passwords.json")).expect("the list is readable"));

const SPECIAL: &str = "!%&@#$^*?_~";

/// A tenant may ask for more, never for less than a password that cannot be guessed online.
pub const SHORTEST: u32 = 8;
/// Nor for more than people can type.
pub const LONGEST: u32 = 128;

/// A tenant's rules for new passwords.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct PasswordRules {
    /// At least so many characters.
    pub min_length: u32,
    /// At least one of ! % & @ # $ ^ * ? _ ~
    pub special: bool,
    /// At least one lowercase letter.
    pub lower: bool,
    /// At least one uppercase letter.
    pub upper: bool,
    /// At least one number.
    pub number: bool,
}

impl Default for PasswordRules {
    fn default() -> Self {
        Self {
            min_length: SHORTEST,
            special: false,
            lower: false,
            upper: false,
            number: false,
        }
    }
}

/// How easily a password is guessed, and what would help.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Advice {
    /// 0 (guessed at once) to 4 (strong).
    pub score: u8,
    /// What is weak about it.
    pub warning: Option<String>,
    /// What would make it stronger.
    pub suggestions: Vec<String>,
}

impl PasswordRules {
    /// Everything that is wrong with a new password; `names` are what anybody can know: the person's own names and addresses, those
    /// of the team and of the organisation.
    pub fn check(&self, password: &str, names: &[impl AsRef<str>]) -> Vec<FieldError> {
        let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
        let mut errors = Vec::new();
        let mut refuse = |code: &str, message: &str| errors.push(FieldError::new("password", code, message));
        let length = password.chars().count();
        let shortest = usize::try_from(self.min_length.clamp(SHORTEST, LONGEST)).unwrap_or(usize::MAX);
        if password.len() > LONGEST_BYTES {
            refuse("too_long", "This password is too long");
            return errors;
        }
        if length < shortest {
            refuse("too_short", &format!("Be at least {shortest} characters long"));
        }
        if self.special && !password.contains(|c| SPECIAL.contains(c)) {
            refuse("special", "Have at least 1 special character");
        }
        if self.lower && !password.contains(char::is_lowercase) {
            refuse("lower", "Have at least 1 lowercase letter");
        }
        if self.upper && !password.contains(char::is_uppercase) {
            refuse("upper", "Have at least 1 uppercase letter");
        }
        if self.number && !password.contains(char::is_numeric) {
            refuse("number", "Have at least 1 number");
        }
        let is_listed = COMMON.contains(password.to_lowercase().as_str());
        if errors.is_empty() && !is_listed && consists_of(password, &names) {
            let message =
                "This password contains a well-known name, yours or your organisation's. Please choose another";
            errors.push(FieldError::new("password", "names", message));
        } else if errors.is_empty() && is_common(password, &names) {
            let message = "This password is too common or is one of your own names. Please choose another";
            errors.push(FieldError::new("password", "common", message));
        }
        errors
    }
}

/// Whether the whole password is one entry of a list of common passwords, words and names, or one of the person's names.
fn is_common(password: &str, names: &[&str]) -> bool {
    if COMMON.contains(password.to_lowercase().as_str()) {
        return true;
    }
    // The estimate looks at the first 100 characters; longer entries stand in no list.
    if password.chars().count() > 64 {
        return false;
    }
    let guess = zxcvbn::zxcvbn(password, names);
    match guess.sequence() {
        [only] => match &only.pattern {
            MatchPattern::Dictionary(_) => true,
            MatchPattern::BruteForce => false,
            // One run, one keyboard row, one repeated bit.
            _ => guess.guesses() < 1_000_000,
        },
        _ => false,
    }
}

/// Advice about a password, never a refusal.
pub fn advice(password: &str, names: &[&str]) -> Advice {
    let guess = zxcvbn::zxcvbn(password, names);
    let feedback = guess.feedback();
    Advice {
        score: u8::from(guess.score()),
        warning: feedback
            .and_then(|feedback| feedback.warning())
            .map(|warning| warning.to_string()),
        suggestions: feedback
            .map(|feedback| feedback.suggestions().iter().map(ToString::to_string).collect())
            .unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(rules: &PasswordRules, password: &str) -> Vec<String> {
        rules
            .check(password, &["lena", "lena@acme.test", "Kowalska"])
            .into_iter()
            .map(|error| error.code)
            .collect()
    }

    #[test]
    fn the_plain_rules_are_length_and_the_block_list() {
        let rules = PasswordRules::default();
        for good in ["demo-demo-1", "correct horse battery", "приветмир2026", "ärger im büro"] {
            assert!(codes(&rules, good).is_empty(), "{good}");
        }
        assert_eq!(codes(&rules, "short1!"), ["too_short"]);
        assert_eq!(codes(&rules, &"x".repeat(1025)), ["too_long"]);
        for common in [
            "password",
            "Password1",
            "12345678",
            "qwertyui",
            "aaaaaaaaaa",
            "iloveyou",
        ] {
            assert_eq!(codes(&rules, common), ["common"], "{common}");
        }
        for name in ["lena@acme.test", "kowalska", "Kowalska2026", "lena1234!"] {
            assert_eq!(codes(&rules, name), ["names"], "{name}");
        }
    }

    #[test]
    fn what_the_web_app_calls_common_is_refused() {
        assert!(COMMON.len() > 1_000 && COMMON.contains("password1"));
        for common in COMMON.iter() {
            assert_eq!(codes(&PasswordRules::default(), common), ["common"], "{common}");
            assert_eq!(
                codes(&PasswordRules::default(), &common.to_uppercase()),
                ["common"],
                "{common}"
            );
        }
    }

    #[test]
    fn composition_rules_are_named_one_by_one() {
        let rules = PasswordRules {
            min_length: 12,
            special: true,
            lower: true,
            upper: true,
            number: true,
        };
        assert_eq!(codes(&rules, ""), ["too_short", "special", "lower", "upper", "number"]);
        assert!(codes(&rules, "Purple-Tractor_42").is_empty());
    }

    #[test]
    fn settings_may_be_partial() {
        let rules: PasswordRules = serde_json::from_str(r#"{"number": true}"#).unwrap();
        assert_eq!(
            rules,
            PasswordRules {
                number: true,
                ..PasswordRules::default()
            }
        );
    }

    #[test]
    fn advice_grows_with_strength() {
        assert_eq!(advice("password", &[]).score, 0);
        assert!(advice("password", &[]).warning.is_some());
        assert_eq!(advice("tractor purple melody fence", &[]).score, 4);
    }
}
