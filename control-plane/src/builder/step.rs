//! The steps by which a tenant comes to be, in their order.

/// One step of provisioning. Each is safe to repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Step {
    /// An operator has asked for the tenant.
    Requested,
    /// The three database roles exist.
    Role,
    /// The schema exists and belongs to its owner.
    Schema,
    /// The tables stand.
    Migrations,
    /// Settings have their defaults; the first team is set up.
    Settings,
    /// The tenant's host is known.
    Domain,
    /// The first admin is a member, and the invitation waits to be mailed.
    Invitation,
    /// The directory shows the tenant.
    Ready,
}

impl Step {
    /// All steps, in order.
    pub const ALL: &'static [Self] = <Self as strum::VariantArray>::VARIANTS;

    /// The step's name in the building log and in the console.
    pub fn into_str(self) -> &'static str {
        self.into()
    }

    /// Its place in the order.
    pub const fn position(self) -> i16 {
        self as i16
    }
}

/// What came of a step: a code that the console has words for, and what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// There is nothing to say.
    Nothing,
    /// It was done when the schema was built for stock.
    Stock,
    /// The three roles.
    Roles,
    /// A schema of this name.
    Schema(String),
    /// The tables stand at this version.
    Version(i64),
    /// Settings have their defaults.
    Defaults,
    /// The tenant answers at this host.
    Host(String),
    /// An invitation goes to this address.
    Invited(String),
}

impl Outcome {
    pub const fn code(&self) -> Option<&'static str> {
        Some(match self {
            Self::Nothing => return None,
            Self::Stock => "stock",
            Self::Roles => "roles",
            Self::Schema(_) => "schema",
            Self::Version(_) => "version",
            Self::Defaults => "defaults",
            Self::Host(_) => "host",
            Self::Invited(_) => "invited",
        })
    }

    pub fn about(&self) -> Option<String> {
        match self {
            Self::Nothing | Self::Stock | Self::Roles | Self::Defaults => None,
            Self::Version(version) => Some(version.to_string()),
            Self::Schema(text) | Self::Host(text) | Self::Invited(text) => Some(text.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_follow_the_order_and_names_are_read_back() {
        for (index, step) in Step::ALL.iter().enumerate() {
            assert_eq!(usize::try_from(step.position()).unwrap(), index);
            assert_eq!(step.into_str().parse(), Ok(*step));
        }
        assert!("roof".parse::<Step>().is_err());
    }
}
