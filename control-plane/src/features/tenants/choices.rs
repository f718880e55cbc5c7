//! The settings of a tenant that operators choose. All others are about signing in, and its own admins'.
use learnt_kernel::problem::FieldError;
use learnt_kernel::provider_script::ProviderScript;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use super::settings;

const KEYS: [&str; 4] = [
    "marketplaceLink",
    "showSupportChatDialog",
    "supportChatScript",
    "rewards",
];
/// The address of a chat's script may hold a key of the organisation's.
const SCRIPT: &str = "supportChatScript";

/// What operators choose.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Choices {
    /// Where the marketplace button leads; without an address there is no button.
    marketplace_link: Option<String>,
    /// Whether there is a support chat.
    show_support_chat_dialog: bool,
    /// The script of the chat's provider.
    support_chat_script: Option<String>,
    /// Whether rewards are shown.
    rewards: bool,
}

impl Choices {
    fn of(stored: &Value) -> Self {
        let text = |key: &str| stored[key].as_str().map(str::to_owned);
        let on = |key: &str| stored[key].as_bool().unwrap_or(false);
        Self {
            marketplace_link: text("marketplaceLink"),
            show_support_chat_dialog: on("showSupportChatDialog"),
            support_chat_script: text(SCRIPT),
            rewards: on("rewards"),
        }
    }

    /// As the operators' log tells them: of a script no more than whose it is. What is not there is left out.
    fn log_details(&self, keys: &[&str]) -> Value {
        let mut details = serde_json::to_value(self).unwrap_or_default();
        if let Some(script) = self.support_chat_script.as_deref() {
            details[SCRIPT] = json!(ProviderScript::parse(script).as_ref().map(ProviderScript::origin));
        }
        let details = keys.iter().map(|key| ((*key).to_owned(), details[*key].take()));
        Value::Object(details.filter(|(_, value)| !value.is_null()).collect())
    }
}

/// What operators chose, and which change of the tenant it is.
#[derive(Debug, Serialize, ToSchema)]
pub struct Chosen {
    settings: Choices,
    /// To be sent with a change.
    revision: i32,
}

impl Chosen {
    /// From what is kept.
    pub(super) fn new(settings: &Value, revision: i32) -> Self {
        Self {
            settings: Choices::of(settings),
            revision,
        }
    }
}

/// What is to be different.
#[derive(Debug, Deserialize, ToSchema)]
pub struct ChoicesChange {
    /// Settings by their names: what is absent stays, `null` takes a value away, what is not an operator's is dropped.
    #[schema(value_type = Object)]
    settings: Map<String, Value>,
    /// The revision that was looked at: an older one is refused with 409.
    pub(super) revision: i32,
}

/// A change that may be made.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct ValidatedChange {
    /// For the register.
    pub change: Value,
    /// For the operators' log.
    pub log_details: Value,
}

impl ChoicesChange {
    /// Reads it against what is kept; nothing where it changes nothing.
    pub(super) fn decide(&self, stored: &Value) -> Result<Option<ValidatedChange>, Vec<FieldError>> {
        let requested = self.settings.iter().filter(|(key, _)| KEYS.contains(&key.as_str()));
        let requested: Map<String, Value> = requested.map(|(key, value)| (key.clone(), value.clone())).collect();
        let change = settings::read_inner(&requested)?;
        let mut merged = stored.clone();
        for (key, value) in change.as_object().into_iter().flatten() {
            merged[key] = value.clone();
        }
        let (before, after) = (Choices::of(stored), Choices::of(&merged));
        if after.show_support_chat_dialog && after.support_chat_script.is_none() {
            let sentence = "Enter a script address to use the chat.";
            return Err(vec![FieldError::new(
                format!("settings.{SCRIPT}"),
                "required",
                sentence,
            )]);
        }
        if before == after {
            return Ok(None);
        }
        let (old, new) = (json!(before), json!(after));
        let fields: Vec<&str> = KEYS.into_iter().filter(|key| old[*key] != new[*key]).collect();
        let log_details =
            json!({"fields": fields, "before": before.log_details(&fields), "after": after.log_details(&fields)});
        Ok(Some(ValidatedChange { change, log_details }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decide(stored: &Value, settings: Value) -> Result<Option<ValidatedChange>, Vec<FieldError>> {
        let Value::Object(settings) = settings else {
            panic!("settings have names")
        };
        ChoicesChange { settings, revision: 1 }.decide(stored)
    }

    #[test]
    fn what_is_not_an_operators_is_dropped_and_what_changes_nothing_is_nothing() {
        let stored = settings::default_settings();
        let same = json!({"usernameTitleLabel": "x", "passwordRules": {"minLength": 200}, "rewards": false, "marketplaceLink": ""});
        assert_eq!(decide(&stored, same).unwrap(), None);
        let decided = decide(&stored, json!({"rewards": true, "showSelfRegistration": true}))
            .unwrap()
            .unwrap();
        assert_eq!(decided.change, json!({"rewards": true}));
        assert_eq!(
            decided.log_details,
            json!({"fields": ["rewards"], "before": {"rewards": false}, "after": {"rewards": true}})
        );
    }

    #[test]
    fn a_chat_needs_a_script_and_the_log_is_not_told_its_key() {
        let stored = settings::default_settings();
        let refused = decide(&stored, json!({"showSupportChatDialog": true})).unwrap_err();
        assert_eq!(
            (refused[0].field.as_str(), refused[0].code.as_str()),
            ("settings.supportChatScript", "required")
        );
        let chat = json!({"showSupportChatDialog": true, "supportChatScript": "https://chat.test/load.js?key=s3cret"});
        let decided = decide(&stored, chat.clone()).unwrap().unwrap();
        assert_eq!(decided.change, chat);
        assert_eq!(
            decided.log_details,
            json!({
                "fields": ["showSupportChatDialog", "supportChatScript"],
                "before": {"showSupportChatDialog": false},
                "after": {"showSupportChatDialog": true, "supportChatScript": "https://chat.test"},
            })
        );
        let lost = decide(&chat, json!({"supportChatScript": null})).unwrap_err();
        assert_eq!(lost[0].code, "required", "not from under a chat that is on");
    }

    #[test]
    fn what_is_wrong_stands_at_its_field() {
        let refused = decide(
            &settings::default_settings(),
            json!({"marketplaceLink": "javascript:alert(1)", "rewards": 1, "usernameTitleLabel": ""}),
        );
        let fields: Vec<String> = refused.unwrap_err().into_iter().map(|error| error.field).collect();
        assert_eq!(fields, ["settings.marketplaceLink", "settings.rewards"]);
    }
}
