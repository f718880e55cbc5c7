//! A tenant's settings: their defaults, and what a change of them may say.
use learnt_kernel::password_rules::{LONGEST, PasswordRules, SHORTEST};
use learnt_kernel::problem::FieldError;
use learnt_kernel::provider_script::ProviderScript;
use learnt_kernel::session_config::SessionConfig;
use serde_json::{Map, Value, json};

use crate::features::teams::link;

/// What a new tenant starts with.
pub fn default_settings() -> Value {
    json!({
        "usernameTitleLabel": "Username or email",
        "showSelfRegistration": false,
        "showTermsConditions": false,
        "showPersonalTermsConditions": false,
        "passwordRules": PasswordRules::default(),
        "sessionConfig": SessionConfig::default(),
        "requireSecondFactorFor": [],
        "hideAccountExistence": false,
        "showSupportChatDialog": false,
        "rewards": false,
    })
}

const SWITCHES: [&str; 6] = [
    "showSelfRegistration",
    "showTermsConditions",
    "showPersonalTermsConditions",
    "hideAccountExistence",
    "showSupportChatDialog",
    "rewards",
];
const LINKS: [&str; 2] = ["personalTermsAndConditionsUrl", "marketplaceLink"];

/// Reads a change: known keys with fitting values, null takes a value away, unknown keys are dropped.
pub(crate) fn read(body: &Map<String, Value>) -> Result<Value, Vec<FieldError>> {
    let mut change = Map::new();
    let mut errors = Vec::new();
    for (key, value) in body {
        let read = match key.as_str() {
            key if SWITCHES.contains(&key) => value
                .as_bool()
                .map(Value::Bool)
                .ok_or(("not_a_switch", "Choose on or off.")),
            key if LINKS.contains(&key) && empty(value) => Ok(Value::Null),
            key if LINKS.contains(&key) => {
                let found = value.as_str().and_then(link).map(Value::String);
                found.ok_or(("not_a_link", "Enter an address that starts with https:// or mailto:."))
            }
            "supportChatScript" if empty(value) => Ok(Value::Null),
            "supportChatScript" => script(value).ok_or((
                "not_a_script",
                "Enter the address of the provider's script, starting with https:// and without quotes.",
            )),
            "usernameTitleLabel" => label(value).ok_or(("length", "Enter a text of 1 to 60 characters.")),
            "passwordRules" => password_rules(value).ok_or((
                "not_rules",
                "The minimum length must be a number from 8 to 128; the other rules are on or off.",
            )),
            "sessionConfig" => session(value).ok_or((
                "not_a_time",
                "Enter a time of 1 to 1000 in seconds, minutes, hours or days.",
            )),
            "requireSecondFactorFor" => {
                roles(value).ok_or(("not_roles", "Choose among learner, manager, admin and superadmin."))
            }
            _ => continue,
        };
        match read {
            Ok(value) => {
                change.insert(key.clone(), value);
            }
            Err((code, message)) => errors.push(FieldError::new(key, code, message)),
        }
    }
    if errors.is_empty() {
        Ok(Value::Object(change))
    } else {
        Err(errors)
    }
}

/// The same for settings that stand inside a form: what is wrong is said at `settings.<name>`.
pub(crate) fn read_inner(settings: &Map<String, Value>) -> Result<Value, Vec<FieldError>> {
    let inside = |one: FieldError| FieldError {
        field: format!("settings.{}", one.field),
        ..one
    };
    read(settings).map_err(|wrong| wrong.into_iter().map(inside).collect())
}

fn empty(value: &Value) -> bool {
    value.is_null() || value.as_str().is_some_and(|text| text.trim().is_empty())
}

fn script(value: &Value) -> Option<Value> {
    let script = ProviderScript::parse(value.as_str()?)?;
    Some(json!(script.as_str()))
}

fn label(value: &Value) -> Option<Value> {
    let text = value.as_str()?.trim();
    (1..=60).contains(&text.chars().count()).then(|| json!(text))
}

fn password_rules(value: &Value) -> Option<Value> {
    let rules = value.as_object()?;
    let length = rules
        .get("minLength")
        .map_or(Some(SHORTEST.into()), Value::as_u64)
        .filter(|length| (SHORTEST.into()..=LONGEST.into()).contains(length))?;
    let on = |key: &str| rules.get(key).map_or(Some(false), Value::as_bool);
    Some(json!({
        "minLength": length, "special": on("special")?, "lower": on("lower")?, "upper": on("upper")?, "number": on("number")?,
    }))
}

/// Each role once, in the order of their rank.
fn roles(value: &Value) -> Option<Value> {
    let named: Vec<&str> = value.as_array()?.iter().map(Value::as_str).collect::<Option<_>>()?;
    let role_names = ["learner", "manager", "admin", "superadmin"];
    named.iter().all(|role| role_names.contains(role)).then(|| {
        json!(
            role_names
                .into_iter()
                .filter(|role| named.contains(role))
                .collect::<Vec<_>>()
        )
    })
}

fn session(value: &Value) -> Option<Value> {
    let session = value.as_object()?;
    let after = session
        .get("expireSessionAfter")?
        .as_u64()
        .filter(|after| (1..=1000).contains(after))?;
    let unit = session
        .get("unit")?
        .as_str()
        .filter(|unit| ["seconds", "minutes", "hours", "days"].contains(unit))?;
    let on = |key: &str, absent: bool| session.get(key).map_or(Some(absent), Value::as_bool);
    Some(json!({
        "expireSessionAfter": after, "unit": unit,
        "checkUserInactivity": on("checkUserInactivity", false)?, "persistUserSession": on("persistUserSession", true)?,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_what_a_change_may_say() {
        assert_eq!(
            read(default_settings().as_object().unwrap()).unwrap(),
            default_settings()
        );
    }

    #[test]
    fn wrong_values_are_named_and_unknown_ones_dropped() {
        let body = json!({
            "rewards": "yes", "marketplaceLink": "http://shop.test", "usernameTitleLabel": " ", "plan": "enterprise",
            "passwordRules": { "minLength": 7 }, "sessionConfig": { "expireSessionAfter": 5, "unit": "moons" },
            "requireSecondFactorFor": ["admin", "pope"], "hideAccountExistence": 1,
            "showSupportChatDialog": "on", "supportChatScript": "javascript:alert(1)",
        });
        let fields: Vec<String> = read(body.as_object().unwrap())
            .unwrap_err()
            .into_iter()
            .map(|error| error.field)
            .collect();
        assert_eq!(
            fields,
            [
                "hideAccountExistence",
                "marketplaceLink",
                "passwordRules",
                "requireSecondFactorFor",
                "rewards",
                "sessionConfig",
                "showSupportChatDialog",
                "supportChatScript",
                "usernameTitleLabel"
            ]
        );
        assert_eq!(
            read(
                json!({ "requireSecondFactorFor": ["admin", "learner", "admin"] })
                    .as_object()
                    .unwrap()
            )
            .unwrap(),
            json!({ "requireSecondFactorFor": ["learner", "admin"] })
        );
        for hostile in [
            "http://chat.test/x.js",
            "https://chat.test/x.js\" onload=\"alert(1)",
            "https://a;b.test/x",
        ] {
            let refused = read(json!({ "supportChatScript": hostile }).as_object().unwrap()).unwrap_err();
            assert_eq!(refused[0].code, "not_a_script", "{hostile}");
        }
        let chat = json!({ "showSupportChatDialog": true, "supportChatScript": "https://chat.test/x.js?key=1" });
        assert_eq!(read(chat.as_object().unwrap()).unwrap(), chat);
        assert_eq!(
            read(json!({ "plan": "enterprise" }).as_object().unwrap()).unwrap(),
            json!({})
        );
        assert_eq!(
            read(json!({ "marketplaceLink": "" }).as_object().unwrap()).unwrap(),
            json!({ "marketplaceLink": null })
        );
    }
}
