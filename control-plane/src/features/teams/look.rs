//! A tenant admin's change of a team's look and texts, as it comes from the tenant API.
use learnt_kernel::email::EmailAddress;
use learnt_kernel::problem::FieldError;
use serde_json::{Map, Value};

use super::theme::{NOT_A_COLOUR, PALETTES, hex, link, upload};
use crate::registry::ThemeChange;

const COLOURS: [&str; 4] = [
    "primaryColor",
    "secondaryColor",
    "sidebarBackgroundColor",
    "topHeaderBackgroundColor",
];
const PICTURES: [&str; 4] = ["iconLogo", "loggedOutLogo", "loggedOutBackgroundImage", "favicon"];
/// Whether the navigation begins unfolded.
const NAVIGATION: &str = "navigationOpen";

/// Reads a change. Keys that are absent stay as they are, null takes a value away, unknown keys are dropped.
pub(super) fn read(body: &Map<String, Value>) -> Result<ThemeChange, Vec<FieldError>> {
    let mut errors = Vec::new();
    let mut theme = Map::new();
    for (key, value) in body {
        if key == NAVIGATION {
            match value {
                // As a team begins, it is not kept.
                Value::Null | Value::Bool(false) => theme.insert(key.clone(), Value::Null),
                Value::Bool(true) => theme.insert(key.clone(), Value::Bool(true)),
                _ => {
                    errors.push(refusal(key));
                    None
                }
            };
            continue;
        }
        let read: Option<fn(&str) -> Option<String>> = match key.as_str() {
            key if COLOURS.contains(&key) => Some(hex),
            key if PICTURES.contains(&key) => Some(upload),
            "palette" => Some(|name| PALETTES.contains(&name).then(|| name.to_owned())),
            _ => None,
        };
        let Some(read) = read else { continue };
        match value {
            Value::Null => {
                theme.insert(key.clone(), Value::Null);
            }
            Value::String(text) if text.trim().is_empty() => {
                theme.insert(key.clone(), Value::Null);
            }
            other => match other.as_str().and_then(read) {
                Some(text) => {
                    theme.insert(key.clone(), Value::String(text));
                }
                None => errors.push(refusal(key)),
            },
        }
    }
    let display_name = text(body, "displayName", &mut errors, |name| {
        let name = name.trim();
        (1..=200).contains(&name.chars().count()).then(|| name.to_owned())
    });
    let support_email = text(body, "supportEmail", &mut errors, |address| {
        EmailAddress::parse(address).ok().map(|address| address.to_string())
    });
    let terms_url = text(body, "termsAndConditionsUrl", &mut errors, link);
    if display_name == Some(None) {
        errors.push(refusal("displayName"));
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let revision = body
        .get("revision")
        .and_then(Value::as_i64)
        .and_then(|number| i32::try_from(number).ok());
    Ok(ThemeChange {
        theme: Value::Object(theme),
        display_name: display_name.flatten(),
        support_email,
        terms_url,
        revision,
    })
}

fn text(
    body: &Map<String, Value>,
    key: &str,
    errors: &mut Vec<FieldError>,
    read: impl Fn(&str) -> Option<String>,
) -> Option<Option<String>> {
    let value = body.get(key)?;
    if value.is_null() || value.as_str().is_some_and(|text| text.trim().is_empty()) {
        return Some(None);
    }
    let found = value.as_str().and_then(read);
    if found.is_none() {
        errors.push(refusal(key));
        return None;
    }
    Some(found)
}

fn refusal(key: &str) -> FieldError {
    match key {
        key if COLOURS.contains(&key) => FieldError::new(key, "not_a_colour", NOT_A_COLOUR),
        key if PICTURES.contains(&key) => FieldError::new(key, "not_an_upload", "Upload a picture and choose it here."),
        "palette" => FieldError::new(key, "unknown", format!("Choose one of {}.", PALETTES.join(", "))),
        NAVIGATION => FieldError::new(key, "not_a_choice", "Enter true or false."),
        "displayName" => FieldError::new(key, "length", "Enter a name of 1 to 200 characters."),
        "supportEmail" => FieldError::new(
            key,
            "not_an_email",
            "Enter an email address, for instance help@example.com.",
        ),
        _ => FieldError::new(
            key,
            "not_a_link",
            "Enter an address that starts with https:// or mailto:.",
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn change(body: Value) -> Result<ThemeChange, Vec<String>> {
        read(body.as_object().unwrap()).map_err(|errors| errors.into_iter().map(|error| error.field).collect())
    }

    #[test]
    fn known_keys_are_taken_and_others_dropped() {
        let read = change(json!({
            "primaryColor": "#ABC", "iconLogo": "0190a0d0-0000-7000-8000-000000000001", "favicon": null,
            "tenantId": "other", "roles": ["superadmin"], "displayName": " Acme ", "revision": 3,
        }))
        .unwrap();
        assert_eq!(
            read.theme,
            json!({ "primaryColor": "#aabbcc", "iconLogo": "0190a0d0-0000-7000-8000-000000000001", "favicon": null })
        );
        assert_eq!(read.display_name.as_deref(), Some("Acme"));
        assert_eq!(read.support_email, None);
        assert_eq!(read.revision, Some(3));
    }

    #[test]
    fn wrong_values_are_named() {
        let refused = change(json!({
            "primaryColor": "url(x)", "iconLogo": "https://tracker.test/x.png", "palette": "mud",
            "termsAndConditionsUrl": "javascript:alert(1)", "supportEmail": "nobody", "displayName": null,
        }))
        .unwrap_err();
        assert_eq!(
            refused,
            [
                "iconLogo",
                "palette",
                "primaryColor",
                "supportEmail",
                "termsAndConditionsUrl",
                "displayName"
            ]
        );
    }

    #[test]
    fn the_navigation_begins_open_or_as_everywhere() {
        let read_theme = |value: Value| change(json!({ "navigationOpen": value })).map(|read| read.theme);
        assert_eq!(read_theme(json!(true)), Ok(json!({ "navigationOpen": true })));
        for usual in [json!(false), Value::Null] {
            assert_eq!(read_theme(usual), Ok(json!({ "navigationOpen": null })));
        }
        assert_eq!(read_theme(json!("yes")), Err(vec!["navigationOpen".to_owned()]));
    }

    #[test]
    fn null_takes_a_text_away() {
        let read = change(json!({ "supportEmail": null, "termsAndConditionsUrl": "" })).unwrap();
        assert_eq!((read.support_email, read.terms_url), (Some(None), Some(None)));
    }
}
