//! A tenant's settings as requests use them; what the control plane keeps beyond them is left alone.
use learnt_kernel::password::PasswordRules;
use learnt_kernel::provider_script::ProviderScript;
use learnt_kernel::role::Role;
use learnt_kernel::session_config::SessionConfig;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// The settings of specification section 3 that the browser is shown.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct TenantSettings {
    /// Label of the login form's first field.
    pub username_title_label: String,
    /// Whether people may register themselves.
    pub show_self_registration: bool,
    /// Whether the login page names the team's terms.
    pub show_terms_conditions: bool,
    /// Whether signing in needs the personal terms to be ticked.
    pub show_personal_terms_conditions: bool,
    /// Where the personal terms stand.
    pub personal_terms_and_conditions_url: Option<String>,
    /// What a new password must satisfy.
    pub password_rules: PasswordRules,
    /// When an idle session ends.
    pub session_config: SessionConfig,
    /// Whoever holds one of these roles signs in with a second factor.
    pub require_second_factor_for: Vec<Role>,
    /// Whether nobody is told that an address has an account.
    pub hide_account_existence: bool,
    /// Where the marketplace button leads; without an address there is no button.
    pub marketplace_link: Option<String>,
    /// Whether rewards are shown.
    pub rewards: bool,
    /// Whether there is a support chat: wanted, and with an address to load it from.
    pub show_support_chat_dialog: bool,
    /// The provider's script. It runs in a frame of its own, and no page of ours is told where it stands.
    #[serde(skip_serializing)]
    #[schema(ignore)]
    pub support_chat_script: Option<String>,
}

/// What operators settled of a tenant's navigation. Not a setting that its admins choose, and of no use to a browser as it is.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct SettledNavigation {
    /// With what teams begin that have none of their own; none: the product's own.
    pub entries: Vec<Value>,
    /// Entries that the tenant does not have, by their ids.
    unavailable: Vec<String>,
    /// The same by where they lead: under another name it is the same screen.
    urls: Vec<String>,
}

impl SettledNavigation {
    /// Reads it from a tenant's settings, as the control plane keeps them.
    pub fn of(settings: &Value) -> Self {
        serde_json::from_value(settings["navigation"].clone()).unwrap_or_default()
    }

    /// Ids and addresses of what the tenant does not have.
    pub fn unavailable(&self) -> Vec<String> {
        self.unavailable.iter().chain(&self.urls).cloned().collect()
    }

    /// Whether the tenant has an entry.
    fn has(&self, entry: &Value) -> bool {
        let among = |list: &[String], key: &str| list.iter().any(|one| entry[key] == one.as_str());
        !among(&self.unavailable, "id") && !among(&self.urls, "url")
    }

    /// A tree without what the tenant does not have.
    pub fn available(&self, entries: Vec<Value>) -> Vec<Value> {
        let mut stored = entries;
        stored.retain(|entry| self.has(entry));
        for entry in &mut stored {
            if let Some(children) = entry.get_mut("children").and_then(Value::as_array_mut) {
                *children = self.available(std::mem::take(children));
            }
        }
        stored
    }
}

impl Default for TenantSettings {
    fn default() -> Self {
        Self {
            username_title_label: "Username or email".into(),
            show_self_registration: false,
            show_terms_conditions: false,
            show_personal_terms_conditions: false,
            personal_terms_and_conditions_url: None,
            password_rules: PasswordRules::default(),
            session_config: SessionConfig::default(),
            require_second_factor_for: Vec::new(),
            hide_account_existence: false,
            marketplace_link: None,
            rewards: false,
            show_support_chat_dialog: false,
            support_chat_script: None,
        }
    }
}

impl TenantSettings {
    /// Reads what the control plane keeps. One setting that cannot be read falls back alone, not all of them.
    pub fn read(value: &Value) -> Self {
        let mut settings = Self::readable(value);
        settings.show_support_chat_dialog &= settings.support_chat().is_some();
        settings
    }

    /// The support chat's script, while the organisation has one.
    pub fn support_chat(&self) -> Option<ProviderScript> {
        let script = self.support_chat_script.as_deref();
        script
            .filter(|_| self.show_support_chat_dialog)
            .and_then(ProviderScript::parse)
    }

    fn readable(value: &Value) -> Self {
        serde_json::from_value(value.clone()).unwrap_or_else(|_| {
            let Value::Object(all) = value else {
                return Self::default();
            };
            let readable = all.iter().filter(|(key, value)| {
                serde_json::from_value::<Self>(Value::Object(
                    [((*key).clone(), (*value).clone())].into_iter().collect(),
                ))
                .is_ok()
            });
            let readable = readable.map(|(key, value)| (key.clone(), value.clone())).collect();
            serde_json::from_value(Value::Object(readable)).unwrap_or_default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_marketplace_is_the_address_that_the_control_plane_keeps() {
        let settings = TenantSettings::read(&json!({"marketplaceLink": "https://shop.test/x"}));
        assert_eq!(settings.marketplace_link.as_deref(), Some("https://shop.test/x"));
        let settings = TenantSettings::read(&json!({"marketplaceLink": null}));
        assert_eq!(settings.marketplace_link, None);
    }

    #[test]
    fn there_is_a_support_chat_when_it_is_wanted_and_has_a_script_and_no_page_hears_its_address() {
        let script = "https://chat.test/load.js";
        for (wanted, script, shown) in [
            (true, json!(script), true),
            (false, json!(script), false),
            (true, json!(null), false),
            (true, json!("javascript:alert(1)"), false),
            (true, json!("https://chat.test/x.js' onload='x"), false),
        ] {
            let stored = json!({"showSupportChatDialog": wanted, "supportChatScript": script});
            let settings = TenantSettings::read(&stored);
            assert_eq!(settings.show_support_chat_dialog, shown, "{stored}");
            assert_eq!(settings.support_chat().is_some(), shown, "{stored}");
            let serialized = serde_json::to_value(&settings).unwrap();
            assert_eq!(
                (
                    serialized["showSupportChatDialog"].as_bool(),
                    serialized.get("supportChatScript")
                ),
                (Some(shown), None)
            );
        }
        assert!(!TenantSettings::default().show_support_chat_dialog);
    }

    #[test]
    fn one_odd_setting_does_not_spoil_the_others() {
        let settings = TenantSettings::read(
            &json!({"rewards": true, "passwordRules": "strong", "marketplaceLink": true, "unknown": 1}),
        );
        assert!(settings.rewards && settings.marketplace_link.is_none());
        assert_eq!(settings.password_rules, PasswordRules::default());
    }
}
