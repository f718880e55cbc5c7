//! The ways to sign in to a team, as a tenant's admin changes them through the tenant API. The secret of a client arrives
//! sealed: this service neither sees it nor needs it.
use learnt_kernel::problem::FieldError;
use learnt_kernel::sign_in::{FieldViolation, Kind, LONGEST_SEALED, NOT_AN_ISSUER, SECRET_TOO_LONG, is_issuer};
use serde_json::{Map, Value, json};
use url::Url;

use super::theme::{NOT_A_COLOUR, hex};
use crate::features::tenants;
use crate::registry::SignInChange;

/// The way that every team has: the last way in must not hang on another server.
const EMAIL: &str = "email";
/// More buttons than these help nobody.
const MOST: usize = 12;
/// What a membership holds of tags.
const MOST_TAGS: usize = 50;
const LONGEST_TAG: usize = 200;

/// Reads a change. Parts that are absent stay as they are; of a list the whole is given.
pub(super) fn read(body: &Map<String, Value>) -> Result<SignInChange, Vec<FieldError>> {
    let mut errors = Vec::new();
    let providers = body.get("providers").map(|list| providers(list, &mut errors));
    let registration_tags = body.get("registrationTags").map(|list| tags(list, &mut errors));
    let settings = match body.get("settings") {
        None => None,
        Some(Value::Object(settings)) => match tenants::read_settings(settings) {
            Ok(change) => Some(change),
            Err(wrong) => {
                errors.extend(wrong);
                None
            }
        },
        Some(_) => {
            errors.push(FieldError::new(
                "settings",
                "not_settings",
                "These settings are invalid.",
            ));
            None
        }
    };
    if !errors.is_empty() {
        return Err(errors);
    }
    let revision = body.get("revision").and_then(Value::as_i64);
    Ok(SignInChange {
        providers,
        settings,
        registration_tags,
        revision,
    })
}

/// The tags that newcomers get, each once, whatever its capitals.
pub(super) fn tags(list: &Value, errors: &mut Vec<FieldError>) -> Vec<String> {
    let mut refuse = |code: &str, sentence: &str| errors.push(FieldError::new("registrationTags", code, sentence));
    let given: Option<Vec<&str>> = list.as_array().and_then(|all| all.iter().map(Value::as_str).collect());
    let Some(given) = given else {
        refuse("not_a_list", "Send the tags as a list of texts.");
        return Vec::new();
    };
    let mut accepted: Vec<String> = Vec::new();
    for tag in given.into_iter().map(str::trim).filter(|tag| !tag.is_empty()) {
        if !accepted.iter().any(|other| other.to_lowercase() == tag.to_lowercase()) {
            accepted.push(tag.to_owned());
        }
    }
    if accepted.len() > MOST_TAGS {
        refuse("too_many", "A person can have at most 50 tags.");
    } else if accepted.iter().any(|tag| tag.chars().count() > LONGEST_TAG) {
        refuse("too_long", "A tag can have at most 200 characters.");
    } else if accepted.iter().any(|tag| tag.chars().any(char::is_control)) {
        refuse("odd_characters", "This contains characters that cannot be displayed");
    }
    accepted
}

/// The list in the one form that is kept; email is in it in any case.
fn providers(list: &Value, errors: &mut Vec<FieldError>) -> Value {
    let given = list.as_array().map(Vec::as_slice).unwrap_or_default();
    if !list.is_array() || given.len() > MOST {
        let sentence = format!("A team can have at most {MOST} sign-in methods.");
        errors.push(FieldError::new("providers", "too_many", sentence));
        return Value::Null;
    }
    let mut accepted: Vec<Value> = Vec::with_capacity(given.len() + 1);
    for (at, one) in given.iter().enumerate() {
        match provider(one) {
            Ok(one) => {
                let twice =
                    |other: &Value| other["id"] == one["id"] || (one["kind"] == EMAIL && other["kind"] == EMAIL);
                if accepted.iter().any(twice) {
                    errors.push(FieldError::new(
                        format!("providers.{at}.id"),
                        "twice",
                        "This is in the list twice.",
                    ));
                }
                accepted.push(one);
            }
            Err(wrong) => errors.extend(
                wrong
                    .into_iter()
                    .map(|(field, code, sentence)| FieldError::new(format!("providers.{at}.{field}"), code, sentence)),
            ),
        }
    }
    if !accepted.iter().any(|one| one["kind"] == EMAIL) {
        accepted.insert(0, json!({"id": EMAIL, "kind": EMAIL, "name": EMAIL}));
    }
    Value::Array(accepted)
}

fn provider(given: &Value) -> Result<Value, Vec<FieldViolation>> {
    let mut wrong = Vec::new();
    let text = |key: &str| given[key].as_str().map(str::trim).filter(|text| !text.is_empty());
    let kind: Option<Kind> = text("kind").and_then(|word| word.parse().ok());
    if kind.is_none() {
        wrong.push((
            "kind",
            "unknown",
            "Choose one of email, oidc, okta, microsoft, google and facebook.",
        ));
    }
    let kind = kind.unwrap_or(Kind::Email);
    let id = if kind == Kind::Email {
        Some(EMAIL)
    } else {
        text("id").filter(|id| is_id(id))
    };
    if id.is_none() {
        wrong.push(("id", "not_an_id", "This is not a valid ID."));
    }
    let name = text("name").filter(|name| name.chars().count() <= 60);
    if name.is_none() {
        wrong.push(("name", "length", "Enter a name of 1 to 60 characters."));
    }
    let color = text("color").map(|text| hex(text).ok_or(()));
    if color == Some(Err(())) {
        wrong.push(("color", "not_a_colour", NOT_A_COLOUR));
    }
    let mut accepted = json!({"id": id, "kind": kind, "name": name});
    if let Some(Ok(color)) = color {
        accepted["color"] = json!(color);
    }
    if kind != Kind::Email {
        configuration(given, kind, &mut accepted, &mut wrong);
    }
    if wrong.is_empty() { Ok(accepted) } else { Err(wrong) }
}

/// What makes a provider reachable. Shown to admins alone, the secret to nobody.
fn configuration(given: &Value, kind: Kind, accepted: &mut Value, wrong: &mut Vec<FieldViolation>) {
    let text = |key: &str| given[key].as_str().map(str::trim).filter(|text| !text.is_empty());
    match text("baseUrl") {
        // Whether it may be on this machine is the tenant API's to say.
        Some(address) if is_issuer(address, true) => accepted["baseUrl"] = json!(address),
        Some(_) => wrong.push(NOT_AN_ISSUER),
        None if kind.own_issuer().is_some() => {}
        None => wrong.push(("baseUrl", "required", "Enter the provider's address.")),
    }
    if kind == Kind::Microsoft && text("baseUrl").is_some_and(is_for_everybody) {
        wrong.push((
            "baseUrl",
            "not_one_directory",
            "Enter the address with your own directory ID: https://login.microsoftonline.com/<directory id>/v2.0",
        ));
    }
    match text("clientId").filter(|id| id.len() <= 300 && id.bytes().all(|byte| byte.is_ascii_graphic())) {
        Some(id) => accepted["clientId"] = json!(id),
        None => wrong.push(("clientId", "not_a_client", "Enter the client ID from the provider.")),
    }
    match text("secret") {
        Some(sealed) if sealed.len() <= LONGEST_SEALED => accepted["secret"] = json!(sealed),
        Some(_) => wrong.push(SECRET_TOO_LONG),
        None if kind == Kind::Facebook => wrong.push(("clientSecret", "required", "Enter the app's secret.")),
        None => {}
    }
    let scopes: Vec<&str> = given["scopes"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    if scopes.len() > 10 || !scopes.iter().all(|scope| is_scope(scope)) {
        wrong.push((
            "scopes",
            "not_scopes",
            "Enter at most 10 scopes, such as openid, profile and email.",
        ));
    } else if !scopes.is_empty() {
        accepted["scopes"] = json!(scopes);
    }
    accepted["createPeople"] = json!(given["createPeople"].as_bool().unwrap_or(false));
}

fn is_id(text: &str) -> bool {
    text.len() <= 40
        && text != EMAIL
        && text
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

fn is_scope(text: &str) -> bool {
    (1..=100).contains(&text.len())
        && text
            .bytes()
            .all(|byte| byte.is_ascii_graphic() && byte != b'"' && byte != b'\\')
}

/// An issuer that stands for every directory has no one name to hold a token against.
fn is_for_everybody(address: &str) -> bool {
    let path = Url::parse(address)
        .map(|url| url.path().to_lowercase())
        .unwrap_or_default();
    path.split('/')
        .any(|part| matches!(part, "common" | "organizations" | "consumers"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(body: Value) -> Result<Value, Vec<String>> {
        let read = read(body.as_object().unwrap());
        read.map(|change| change.providers.unwrap_or_default())
            .map_err(|errors| errors.into_iter().map(|error| error.field).collect())
    }

    #[test]
    fn what_is_kept_is_checked_and_email_is_always_there() {
        let accepted = change(json!({"providers": [{
            "id": "a1", "kind": "okta", "name": " Acme ", "color": "#ABC", "baseUrl": "https://acme.okta.com/oauth2/default",
            "clientId": "c", "secret": "sealed", "clientSecret": "dropped", "scopes": ["openid", "groups"], "createPeople": true,
        }]}));
        assert_eq!(
            accepted.unwrap(),
            json!([{"id": "email", "kind": "email", "name": "email"}, {
                "id": "a1", "kind": "okta", "name": "Acme", "color": "#aabbcc", "baseUrl": "https://acme.okta.com/oauth2/default",
                "clientId": "c", "secret": "sealed", "scopes": ["openid", "groups"], "createPeople": true,
            }])
        );
        assert_eq!(change(json!({})).unwrap(), Value::Null);
    }

    #[test]
    fn wrong_values_are_named_where_they_stand() {
        let refused = change(json!({
            "providers": [
                {"kind": "email", "name": ""},
                {"id": "email", "kind": "oidc", "name": "x", "color": "red", "baseUrl": "http://provider.test", "clientId": "a b"},
                {"id": "b", "kind": "microsoft", "name": "x", "baseUrl": "https://login.microsoftonline.com/common/v2.0", "clientId": "c"},
                {"id": "c", "kind": "facebook", "name": "x", "clientId": "c", "scopes": ["a b"]},
                {"id": "d", "kind": "saml", "name": "x"},
            ],
            "settings": {"usernameTitleLabel": ""},
        }));
        assert_eq!(
            refused.unwrap_err(),
            [
                "providers.0.name",
                "providers.1.id",
                "providers.1.color",
                "providers.1.baseUrl",
                "providers.1.clientId",
                "providers.2.baseUrl",
                "providers.3.clientSecret",
                "providers.3.scopes",
                "providers.4.kind",
                "settings.usernameTitleLabel",
            ]
        );
        let twice = json!({"providers": [{"kind": "email", "name": "a"}, {"kind": "email", "name": "b"}]});
        assert_eq!(change(twice).unwrap_err(), ["providers.1.id"]);
        let many: Vec<Value> = (0..13).map(|_| json!({"kind": "email", "name": "a"})).collect();
        assert_eq!(change(json!({"providers": many})).unwrap_err(), ["providers"]);
    }

    #[test]
    fn newcomers_get_tags_as_a_membership_holds_them() {
        let read = |list: Value| read(json!({"registrationTags": list}).as_object().unwrap());
        let accepted = read(json!([" New ", "new", "", "by herself"]))
            .unwrap()
            .registration_tags;
        assert_eq!(accepted.unwrap(), ["New", "by herself"]);
        let many: Vec<String> = (0..51).map(|number| number.to_string()).collect();
        for (wrong, code) in [
            (json!("new"), "not_a_list"),
            (json!(["new", 1]), "not_a_list"),
            (json!(many), "too_many"),
            (json!(["x".repeat(201)]), "too_long"),
            (json!(["a\u{7}b"]), "odd_characters"),
        ] {
            let errors = read(wrong).unwrap_err();
            assert_eq!(
                (errors[0].field.as_str(), errors[0].code.as_str()),
                ("registrationTags", code)
            );
        }
    }
}
