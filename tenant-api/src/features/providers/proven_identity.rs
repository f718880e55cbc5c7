//! What a provider vouches for, out of the claims that were checked.
use learnt_kernel::email::EmailAddress;
use serde_json::{Map, Value};

use super::model::Kind;

/// The longest subject that a token may name (OpenID Connect Core, section 2).
const LONGEST_SUBJECT: usize = 255;

/// Who somebody is at another provider.
#[derive(Clone, Debug, PartialEq)]
pub struct ProvenIdentity {
    /// Whose word it is.
    pub issuer: String,
    /// Who, there.
    pub subject: String,
    /// The address, lower case.
    pub email: Option<String>,
    /// Whether the provider says that it looked at who reads there.
    pub email_verified: bool,
    /// First name; never empty.
    pub first_name: String,
    /// Last name; never empty.
    pub last_name: String,
    /// Everything, for an admin who tries the provider.
    pub claims: Value,
}

impl ProvenIdentity {
    /// Reads claims that are known to be the provider's. None where they name nobody.
    pub fn read(kind: Kind, issuer: &str, claims: Map<String, Value>) -> Option<Self> {
        let text = |key: &str| {
            claims
                .get(key)
                .and_then(Value::as_str)
                .map(str::trim)
                .filter(|text| !text.is_empty())
        };
        let subject = text(if kind == Kind::Facebook { "id" } else { "sub" })?;
        let email = text("email")
            .and_then(|text| EmailAddress::parse(text).ok())
            .map(|email| email.to_string());
        let (first_name, last_name) = names(
            text("given_name"),
            text("family_name"),
            text("name").or(email.as_deref()),
        );
        let subject = (subject.len() <= LONGEST_SUBJECT).then(|| subject.to_owned())?;
        Some(Self {
            issuer: issuer.to_owned(),
            subject,
            email_verified: email.is_some() && is_verified(kind, &claims),
            email,
            first_name,
            last_name,
            claims: Value::Object(claims),
        })
    }

    /// What stands behind the @.
    pub fn domain(&self) -> Option<&str> {
        self.email.as_deref()?.rsplit_once('@').map(|(_, domain)| domain)
    }
}

/// Microsoft lets a directory's admin write any address; `xms_edov` says that its domain's owner was asked. Facebook
/// says nothing about it.
fn is_verified(kind: Kind, claims: &Map<String, Value>) -> bool {
    let says = |key: &str| match claims.get(key) {
        Some(Value::Bool(yes)) => *yes,
        Some(Value::Number(number)) => number.as_i64() == Some(1),
        Some(Value::String(text)) => text == "true" || text == "1",
        _ => false,
    };
    match kind {
        Kind::Facebook | Kind::Email => false,
        Kind::Microsoft => says("xms_edov"),
        Kind::Oidc | Kind::Okta | Kind::Google => says("email_verified"),
    }
}

/// Both names, made from what there is: a membership has both.
fn names(first: Option<&str>, last: Option<&str>, whole: Option<&str>) -> (String, String) {
    let whole = whole.map(|text| text.split_once('@').map_or(text, |(name, _)| name));
    let (one, other) = whole.map_or((None, None), |text| match text.rsplit_once(' ') {
        Some((one, other)) => (Some(one.trim()), Some(other)),
        None => (Some(text), None),
    });
    let short = |text: Option<&str>| {
        text.filter(|text| !text.is_empty())
            .unwrap_or("–")
            .chars()
            .take(200)
            .collect()
    };
    (short(first.or(one)), short(last.or(other)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(kind: Kind, claims: Value) -> Option<ProvenIdentity> {
        ProvenIdentity::read(kind, "https://issuer.test", claims.as_object().unwrap().clone())
    }

    #[test]
    fn names_are_made_from_what_there_is() {
        let both = |claims: Value| {
            read(Kind::Oidc, claims)
                .map(|one| (one.first_name, one.last_name))
                .unwrap()
        };
        let pair = |one: &str, other: &str| (one.to_owned(), other.to_owned());
        assert_eq!(
            both(json!({"sub": "1", "given_name": "Lena", "family_name": "Brandt", "name": "x y"})),
            pair("Lena", "Brandt")
        );
        assert_eq!(
            both(json!({"sub": "1", "name": "Anna Maria Brandt"})),
            pair("Anna Maria", "Brandt")
        );
        assert_eq!(both(json!({"sub": "1", "email": "lena@acme.test"})), pair("lena", "–"));
        assert_eq!(both(json!({"sub": "1"})), pair("–", "–"));
    }

    #[test]
    fn an_address_counts_as_verified_only_where_the_provider_looks() {
        let verified = |kind, extra: Value| {
            let mut claims = json!({"sub": "1", "id": "1", "email": "Lena@Acme.test"});
            claims
                .as_object_mut()
                .unwrap()
                .extend(extra.as_object().unwrap().clone());
            let read = read(kind, claims).unwrap();
            assert_eq!(
                (read.email.as_deref(), read.domain()),
                (Some("lena@acme.test"), Some("acme.test"))
            );
            read.email_verified
        };
        assert!(verified(Kind::Oidc, json!({"email_verified": true})));
        assert!(!verified(Kind::Oidc, json!({"email_verified": false})) && !verified(Kind::Okta, json!({})));
        assert!(!verified(Kind::Microsoft, json!({"email_verified": true})));
        assert!(verified(Kind::Microsoft, json!({"xms_edov": 1})));
        assert!(!verified(
            Kind::Facebook,
            json!({"email_verified": true, "verified": true})
        ));
    }

    #[test]
    fn nobody_is_nobody() {
        assert_eq!(read(Kind::Oidc, json!({"id": "1"})), None);
        assert_eq!(read(Kind::Oidc, json!({"sub": " "})), None);
        assert_eq!(read(Kind::Oidc, json!({"sub": "x".repeat(256)})), None);
        let odd = read(
            Kind::Oidc,
            json!({"sub": "1", "email": "no address", "email_verified": true}),
        )
        .unwrap();
        assert_eq!((odd.email, odd.email_verified), (None, false));
    }
}
