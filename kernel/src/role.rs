//! Roles, their rank, and the groups that open routes (specification, section 6). The table is `roles.json`: both apps read
//! the same file.

use std::{collections::BTreeMap, str::FromStr, sync::LazyLock};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a membership may hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::Display, strum::VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Role {
    /// Learns; the default of new people.
    Learner,
    /// Sees the people who list them.
    Manager,
    /// Runs the tenant.
    Admin,
    /// Runs the platform.
    Superadmin,
    /// Named by a role group only.
    Staff,
    /// Named by a role group only.
    User,
}

/// The one table of ranks and groups.
#[derive(Deserialize)]
struct Table {
    ranks: BTreeMap<Role, u8>,
    groups: BTreeMap<Gate, Vec<Role>>,
}

static TABLE: LazyLock<Table> =
    LazyLock::new(|| serde_json::from_str(include_str!("../roles.json")).expect("the table of roles is readable"));

/// A text names no role.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("The role “{0}” does not exist")]
pub struct NoSuchRole(pub String);

impl Role {
    /// Every role.
    pub const ALL: &'static [Self] = <Self as strum::VariantArray>::VARIANTS;

    /// learner 1, manager 2, admin 3, superadmin 4; the two group-only roles rank with the learner.
    pub fn rank(self) -> u8 {
        TABLE.ranks.get(&self).copied().unwrap_or(1)
    }

    /// The name in small letters.
    pub fn into_str(self) -> &'static str {
        self.into()
    }

    /// The highest held role: for display and comparison, never for opening a route.
    pub fn effective(roles: &[Role]) -> Option<Role> {
        // `max_by_key` keeps the last of equals; reversed, a plain learner wins over the group-only roles.
        roles.iter().rev().copied().max_by_key(|role| role.rank())
    }
}

impl FromStr for Role {
    type Err = NoSuchRole;
    fn from_str(text: &str) -> Result<Self, NoSuchRole> {
        let wanted = text.trim().to_lowercase();
        let found = Role::ALL.iter().find(|role| role.into_str() == wanted);
        found.copied().ok_or_else(|| NoSuchRole(text.to_owned()))
    }
}

/// Who may open a route. A rule passes if any held role is in its group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr)]
#[strum(serialize_all = "camelCase")]
pub enum Gate {
    /// Signed in or not.
    Anyone,
    /// Only while nobody is signed in.
    Guest,
    /// Whoever is signed in, whatever the roles.
    SignedIn,
    Learner,
    /// Managers, and only they.
    Manager,
    /// Admins and superadmins.
    Admin,
    /// Admins, staff and superadmins.
    Staff,
    /// Admins, staff, users and superadmins.
    User,
    Superadmin,
}

impl Gate {
    /// Whether somebody who is signed in with these roles passes.
    pub fn admits(self, roles: &[Role]) -> bool {
        match self {
            Gate::Anyone | Gate::SignedIn => true,
            Gate::Guest => false,
            group => {
                let group = TABLE.groups.get(&group);
                group.is_some_and(|group| roles.iter().any(|role| group.contains(role)))
            }
        }
    }

    /// Whether the route may be opened without a session.
    pub fn is_open(self) -> bool {
        matches!(self, Gate::Anyone | Gate::Guest)
    }

    /// The name as it stands in the OpenAPI document.
    pub fn into_str(self) -> &'static str {
        self.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_groups_are_those_of_the_specification() {
        let admitted = |gate: Gate| {
            Role::ALL
                .iter()
                .copied()
                .filter(|role| gate.admits(&[*role]))
                .collect::<Vec<_>>()
        };
        assert_eq!(admitted(Gate::Learner), [Role::Learner]);
        assert_eq!(admitted(Gate::Manager), [Role::Manager]);
        assert_eq!(admitted(Gate::Admin), [Role::Admin, Role::Superadmin]);
        assert_eq!(admitted(Gate::Staff), [Role::Admin, Role::Superadmin, Role::Staff]);
        assert_eq!(
            admitted(Gate::User),
            [Role::Admin, Role::Superadmin, Role::Staff, Role::User]
        );
        assert_eq!(admitted(Gate::Superadmin), [Role::Superadmin]);
        assert_eq!(admitted(Gate::SignedIn), Role::ALL);
        assert!(admitted(Gate::Guest).is_empty());
    }

    #[test]
    fn every_role_has_its_rank() {
        let ranks: Vec<_> = Role::ALL.iter().map(|role| TABLE.ranks.get(role).copied()).collect();
        assert_eq!(ranks, [Some(1), Some(2), Some(3), Some(4), Some(1), Some(1)]);
    }

    #[test]
    fn any_held_role_counts() {
        assert!(Gate::Manager.admits(&[Role::Admin, Role::Manager]));
        assert!(!Gate::Manager.admits(&[Role::Admin]));
    }

    #[test]
    fn the_effective_role_is_the_highest() {
        assert_eq!(
            Role::effective(&[Role::Learner, Role::Admin, Role::Manager]),
            Some(Role::Admin)
        );
        assert_eq!(Role::effective(&[Role::Learner, Role::Staff]), Some(Role::Learner));
        assert_eq!(Role::effective(&[]), None);
    }

    #[test]
    fn roles_are_read_in_any_case() {
        assert_eq!(" Admin ".parse(), Ok(Role::Admin));
        assert_eq!("boss".parse::<Role>(), Err(NoSuchRole("boss".into())));
    }
}
