//! What both services say of the ways to sign in: the tenant API reads and seals what an admin enters, the control plane keeps it.

use serde::{Deserialize, Serialize};
use url::{Host, Url};
use utoipa::ToSchema;

/// What a way to sign in is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::Display, strum::VariantArray)]
#[strum(serialize_all = "lowercase")]
#[schema(as = ProviderKind)]
pub enum Kind {
    /// Address or username, with a password; at every team.
    Email,
    /// Any provider that tells about itself (OpenID Connect discovery).
    Oidc,
    Okta,
    /// Microsoft, of one directory.
    Microsoft,
    Google,
    /// Facebook: OAuth 2 alone.
    Facebook,
}

impl Kind {
    /// The word for it.
    pub fn into_str(self) -> &'static str {
        self.into()
    }

    /// The issuer of a kind that has only one.
    pub fn own_issuer(self) -> Option<&'static str> {
        match self {
            Self::Google => Some("https://accounts.google.com"),
            Self::Facebook => Some("https://www.facebook.com"),
            _ => None,
        }
    }
}

/// What is wrong: with which field, the code, the sentence.
pub type FieldViolation = (&'static str, &'static str, &'static str);

/// A client's secret has so many characters at most.
pub const LONGEST_SECRET: usize = 2_000;
/// And sealed so many: as JSON a character takes six bytes at most, what it is for stands beside it, and the seal is written as text.
pub const LONGEST_SEALED: usize = (LONGEST_SECRET * 6 + 2_500) * 4 / 3;
/// It has more.
pub const SECRET_TOO_LONG: FieldViolation = ("clientSecret", "too_long", "Enter at most 2,000 characters.");
/// See [`is_issuer`].
pub const NOT_AN_ISSUER: FieldViolation = (
    "baseUrl",
    "not_an_issuer",
    "Enter the exact address of the provider: https://, without ? and #.",
);

/// An issuer is compared letter by letter: it is kept as it was typed. Plain http is for this machine alone, and only where it is
/// said that it may be.
pub fn is_issuer(text: &str, may_be_here: bool) -> bool {
    let Some(url) = Url::parse(text).ok().filter(|_| text.len() <= 500) else {
        return false;
    };
    let is_loopback = match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    };
    let scheme = url.scheme() == "https" || (url.scheme() == "http" && is_loopback && may_be_here);
    let plain =
        url.username().is_empty() && url.password().is_none() && url.query().is_none() && url.fragment().is_none();
    scheme && plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_found_by_its_word() {
        for kind in <Kind as strum::VariantArray>::VARIANTS {
            assert_eq!(kind.into_str().parse(), Ok(*kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.into_str());
        }
        assert!("saml".parse::<Kind>().is_err());
    }

    #[test]
    fn an_issuer_is_an_address_without_ornaments() {
        for fine in ["https://acme.okta.com", "https://x.test:8443/a/"] {
            assert!(is_issuer(fine, false) && is_issuer(fine, true), "{fine}");
        }
        for is_loopback in ["http://127.0.0.1:4000", "http://localhost:1", "http://[::1]:1"] {
            assert!(
                is_issuer(is_loopback, true) && !is_issuer(is_loopback, false),
                "{is_loopback}"
            );
        }
        for odd in [
            "http://acme.okta.com",
            "https://u:p@x.test",
            "https://x.test?a",
            "https://x.test#a",
            "ftp://x.test",
            "x.test",
            "javascript:x",
            "http://127.0.0.1.evil.test",
            "http://10.0.0.1",
        ] {
            assert!(!is_issuer(odd, true), "{odd}");
        }
    }
}
