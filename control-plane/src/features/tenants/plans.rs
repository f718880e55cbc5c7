//! The plans that a tenant can be on, and the platform's own domains.
use serde::Serialize;
use utoipa::ToSchema;

/// A plan that a tenant can be on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Plan {
    pub id: &'static str,
    pub name: &'static str,
    /// For whom it is.
    pub description: &'static str,
}

/// The plans.
pub const PLANS: [Plan; 3] = [
    Plan {
        id: "starter",
        name: "Starter",
        description: "One team, up to 50 people",
    },
    Plan {
        id: "business",
        name: "Business",
        description: "Several teams, up to 1,000 people",
    },
    Plan {
        id: "enterprise",
        name: "Enterprise",
        description: "Own domains, single sign-on, any number of people",
    },
];

/// The platform's own hosts.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Platform {
    /// Domains below which teams answer; the first is the usual one.
    pub roots: Vec<String>,
    /// The scheme of links.
    pub scheme: String,
    /// The port of links, where it is not the scheme's own.
    pub port: Option<u16>,
    /// The databases that hold tenants.
    pub clusters: Vec<String>,
    /// The newest migration of tenants' schemas.
    pub latest_version: i64,
}
