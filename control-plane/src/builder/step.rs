//! The steps by which a tenant comes to be, in their order.

/// One step of provisioning. Each is safe to repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    pub const ALL: [Self; 8] = [
        Self::Requested,
        Self::Role,
        Self::Schema,
        Self::Migrations,
        Self::Settings,
        Self::Domain,
        Self::Invitation,
        Self::Ready,
    ];

    /// The step's name in the building log and in the console.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Requested => "requested",
            Self::Role => "role",
            Self::Schema => "schema",
            Self::Migrations => "migrations",
            Self::Settings => "settings",
            Self::Domain => "domain",
            Self::Invitation => "invitation",
            Self::Ready => "ready",
        }
    }

    /// Its place in the order.
    pub const fn position(self) -> i16 {
        self as i16
    }

    /// The step of a name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.name() == name)
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
    /// The code.
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

    /// What it is about.
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
        for (place, step) in Step::ALL.into_iter().enumerate() {
            assert_eq!(usize::try_from(step.position()).unwrap(), place);
            assert_eq!(Step::parse(step.name()), Some(step));
        }
        assert_eq!(Step::parse("roof"), None);
    }
}
