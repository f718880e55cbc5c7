//! What a tenant and its teams are called, and where a tenant's rows live.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::ids::random_label;

/// A text is not a DNS label.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("Use 1 to 63 lowercase letters, digits and hyphens, starting and ending with a letter or digit")]
pub struct NotALabel;

/// A schema's name is not one of ours.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("Not the name of a tenant's schema")]
pub struct NotASchemaName;

fn is_label(text: &str) -> bool {
    (1..=63).contains(&text.len())
        && text
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        && !text.starts_with('-')
        && !text.ends_with('-')
}

/// Makes a newtype over a DNS label.
macro_rules! label_type {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// Reads the text; it must be a DNS label in small letters.
            pub fn parse(text: &str) -> Result<Self, NotALabel> {
                if is_label(text) { Ok(Self(text.to_owned())) } else { Err(NotALabel) }
            }

            /// The text itself.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = NotALabel;
            fn from_str(text: &str) -> Result<Self, NotALabel> {
                Self::parse(text)
            }
        }

        impl TryFrom<String> for $name {
            type Error = NotALabel;
            fn try_from(text: String) -> Result<Self, NotALabel> {
                if is_label(&text) { Ok(Self(text)) } else { Err(NotALabel) }
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.0
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }
    };
}

label_type! {
    /// One organisation.
    TenantId
}
label_type! {
    /// A branded workspace of a tenant; unique on the whole platform.
    TeamId
}
label_type! {
    /// The first label of a team's host, as somebody asks for it.
    Label
}

/// The team and tenant that an unknown host falls back to.
pub const FALLBACK: &str = "learnt";

/// Labels that no customer gets: they would read as a part of the platform.
const RESERVED: &[&str] = &[
    "abuse",
    "account",
    "accounts",
    "admin",
    "administrator",
    "api",
    "app",
    "apps",
    "assets",
    "auth",
    "autoconfig",
    "autodiscover",
    "billing",
    "blog",
    "cdn",
    "console",
    "demo",
    "dev",
    "docs",
    "download",
    "email",
    "files",
    "ftp",
    "help",
    "imap",
    "internal",
    "learnt",
    "live",
    "localhost",
    "login",
    "mail",
    "metrics",
    "mx",
    "nobody",
    "ns1",
    "ns2",
    "null",
    "player",
    "pop",
    "postmaster",
    "register",
    "root",
    "security",
    "signin",
    "smtp",
    "sso",
    "staging",
    "static",
    "status",
    "superadmin",
    "support",
    "system",
    "team",
    "teams",
    "tenant",
    "test",
    "undefined",
    "webmail",
    "webmaster",
    "wpad",
    "www",
];

impl Label {
    /// Whether the label is kept for the platform itself (`learnt` is the fallback's own).
    pub fn is_reserved(&self) -> bool {
        // A punycode label could look like another one.
        self.0.starts_with("xn--") || RESERVED.contains(&self.0.as_str())
    }
}

impl From<Label> for TenantId {
    fn from(label: Label) -> Self {
        Self(label.0)
    }
}

impl From<Label> for TeamId {
    fn from(label: Label) -> Self {
        Self(label.0)
    }
}

/// The name of a tenant's schema: opaque, so that nothing about the tenant can be read from it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SchemaName(String);

/// What holds on each connection of the tenant API. The role has it, and the service asks for it with each connection again:
/// a role may change its own settings.
pub const APP_SETTINGS: &[(&str, &str)] = &[
    ("statement_timeout", "30s"),
    ("idle_in_transaction_session_timeout", "30s"),
    ("lock_timeout", "10s"),
];

/// What holds on each connection of a reading role.
pub const RO_SETTINGS: &[(&str, &str)] = &[
    ("statement_timeout", "5s"),
    ("idle_in_transaction_session_timeout", "10s"),
    ("default_transaction_read_only", "on"),
];

impl SchemaName {
    /// A new name that nobody could guess.
    pub fn random() -> Self {
        Self(format!("t_{}", random_label(16)))
    }

    /// Reads a stored name; anything else is refused, so a name may stand in SQL as it is.
    pub fn parse(text: &str) -> Result<Self, NotASchemaName> {
        let Some(rest) = text.strip_prefix("t_") else {
            return Err(NotASchemaName);
        };
        if rest.len() == 16 && rest.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()) {
            Ok(Self(text.to_owned()))
        } else {
            Err(NotASchemaName)
        }
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Where a tenant's roles look for what a statement names.
    pub fn search_path(&self) -> String {
        format!("{}, extensions, pg_temp", self.0)
    }

    /// The login role of the tenant API: rows only.
    pub fn app_role(&self) -> String {
        format!("{}_app", self.0)
    }

    /// The login role of reports and of the console's query screen: reading only.
    pub fn ro_role(&self) -> String {
        format!("{}_ro", self.0)
    }

    /// The role that owns and migrates the schema; it cannot log in.
    pub fn owner_role(&self) -> String {
        format!("{}_owner", self.0)
    }
}

impl fmt::Display for SchemaName {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl FromStr for SchemaName {
    type Err = NotASchemaName;
    fn from_str(text: &str) -> Result<Self, NotASchemaName> {
        Self::parse(text)
    }
}

impl TryFrom<String> for SchemaName {
    type Error = NotASchemaName;
    fn try_from(text: String) -> Result<Self, NotASchemaName> {
        Self::parse(&text)
    }
}

impl From<SchemaName> for String {
    fn from(name: SchemaName) -> String {
        name.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_dns_labels() {
        for good in ["a", "acme", "acme-2", "4you", &"x".repeat(63)] {
            assert_eq!(TenantId::parse(good).unwrap().as_str(), good);
        }
        for bad in ["", "-a", "a-", "Acme", "a.b", "a_b", "é", &"x".repeat(64)] {
            assert_eq!(TeamId::parse(bad), Err(NotALabel), "{bad}");
        }
    }

    #[test]
    fn the_platforms_own_labels_are_reserved() {
        for reserved in [
            "learnt",
            "console",
            "mail",
            "www",
            "nobody",
            "localhost",
            "xn--acme-xyz",
        ] {
            assert!(Label::parse(reserved).unwrap().is_reserved(), "{reserved}");
        }
        assert!(!Label::parse("acme").unwrap().is_reserved());
    }

    #[test]
    fn the_list_of_reserved_labels_is_sorted_and_valid() {
        assert!(RESERVED.is_sorted());
        assert!(RESERVED.iter().all(|label| is_label(label)));
    }

    #[test]
    fn schema_names_are_opaque_and_checked() {
        let name = SchemaName::random();
        assert_eq!(SchemaName::parse(name.as_str()), Ok(name.clone()));
        assert_eq!(name.app_role(), format!("{name}_app"));
        for bad in [
            "public",
            "t_",
            "t_0123456789abcde",
            "t_0123456789abcdef0",
            "t_0123456789abcde\"",
            "T_0123456789abcdef",
        ] {
            assert_eq!(SchemaName::parse(bad), Err(NotASchemaName), "{bad}");
        }
    }

    #[test]
    fn json_is_read_with_the_same_rules() {
        assert_eq!(serde_json::from_str::<TeamId>("\"acme\"").unwrap().as_str(), "acme");
        assert!(serde_json::from_str::<TeamId>("\"Acme!\"").is_err());
    }
}
