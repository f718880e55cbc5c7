//! What is ordered when a tenant is to be built. Every field has been checked: raw text stays at the door.
use learnt_kernel::email::EmailAddress;
use learnt_kernel::host::Host;
use learnt_kernel::tenant::Label;

use crate::features::teams::Theme;

/// Where a team answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// `<label>.<root>`, with one of the platform's roots.
    Below(String),
    /// Below this root, until a domain of the tenant's own is proved.
    Claimed {
        /// One of the platform's roots.
        root: String,
        host: Host,
    },
    /// A domain of the tenant's own that whoever sets the installation up vouches for.
    Own(Host),
}

/// A team to be set up.
#[derive(Clone, Debug)]
pub struct NewTeam {
    /// Its id, and the first label of its host.
    pub label: Label,
    pub display_name: String,
    /// Its host.
    pub address: Address,
    pub theme: Theme,
    /// Whom its people write to.
    pub support_email: Option<EmailAddress>,
}

/// The person who is invited first.
#[derive(Clone, Debug)]
pub struct NewAdmin {
    pub first_name: String,
    pub last_name: String,
    /// Where the invitation goes.
    pub email: EmailAddress,
}

/// A tenant to be built. Its id is its first team's label.
#[derive(Clone, Debug)]
pub struct NewTenant {
    /// The organisation's name.
    pub name: String,
    pub team: NewTeam,
    /// Its first admin.
    pub admin: NewAdmin,
    /// The plan's id.
    pub plan: String,
    /// An IANA time zone.
    pub time_zone: chrono_tz::Tz,
    /// Whether this is a demonstration that no licence counts.
    pub is_demo: bool,
    /// Whether this is the platform's own tenant, the one whose label may be a reserved one.
    pub platform_own: bool,
}
