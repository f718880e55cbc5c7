//! The fields of a profile by their names: those that everybody has, the numbered ones, and the organisation's own.

use std::fmt;
use std::str::FromStr;

use super::values::ValueError;
use crate::features::fields::{ProfileField, is_own_key};

/// A field of a profile, by the name that JSON and import mappings give it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// One that everybody has.
    Fixed(ProfileField),
    Loc(u8),
    Div(u8),
    Custom(u8),
    /// A field of the organisation's own, by its key.
    OwnFields(String),
}

impl FromStr for Field {
    type Err = ValueError;

    fn from_str(name: &str) -> Result<Self, ValueError> {
        let numbered = |prefix: &str| {
            let digit = name.strip_prefix(prefix)?.parse::<u8>().ok()?;
            (1..=6).contains(&digit).then_some(digit)
        };
        if let Some(field) = name.parse().ok().filter(|field| is_filled(*field)) {
            return Ok(Self::Fixed(field));
        }
        if let Some(n) = numbered("loc") {
            Ok(Self::Loc(n))
        } else if let Some(n) = numbered("div") {
            Ok(Self::Div(n))
        } else if let Some(n) = numbered("custom") {
            Ok(Self::Custom(n))
        } else if let Some(key) = name.strip_prefix("fields.") {
            own_key(key).map(Self::OwnFields)
        } else {
            Err(unknown(name))
        }
    }
}

/// Managers and the end of the employment stand beside the profile and have commands of their own.
fn is_filled(field: ProfileField) -> bool {
    !matches!(field, ProfileField::Managers | ProfileField::TerminationDate)
}

/// There is no field of this name.
pub fn unknown(name: &str) -> ValueError {
    ValueError::new("unknown_field", format!("The field “{name}” does not exist"))
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fixed(field) => f.write_str(field.into_str()),
            Self::Loc(n) => write!(f, "loc{n}"),
            Self::Div(n) => write!(f, "div{n}"),
            Self::Custom(n) => write!(f, "custom{n}"),
            Self::OwnFields(key) => write!(f, "fields.{key}"),
        }
    }
}

impl Field {
    /// Under which key an admin describes the field; none for the fixed ones.
    pub fn key(&self) -> Option<String> {
        match self {
            Self::Loc(_) | Self::Div(_) | Self::Custom(_) => Some(self.to_string()),
            Self::OwnFields(key) => Some(key.clone()),
            Self::Fixed(_) => None,
        }
    }
}

/// The key, if it may be one.
pub(super) fn own_key(key: &str) -> Result<String, ValueError> {
    if is_own_key(key) {
        return Ok(key.to_owned());
    }
    Err(ValueError::new(
        "not_a_field",
        format!("“{key}” cannot be used as a key: use letters, digits and _, and not the name of a standard field"),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_name_reads_back_as_itself() {
        for name in [
            "firstName",
            "email",
            "employeeId",
            "dob",
            "tags",
            "loc1",
            "div6",
            "custom3",
            "fields.shoeSize",
        ] {
            assert_eq!(name.parse::<Field>().unwrap().to_string(), name);
        }
        for name in [
            "loc0",
            "loc7",
            "div",
            "custom10",
            "roles",
            "managers",
            "terminationDate",
            "rewardPointsCount",
            "fields.roles",
            "fields.loc1",
            "fields.",
            "fields.a b",
        ] {
            assert!(name.parse::<Field>().is_err(), "{name} is no field");
        }
    }
}
