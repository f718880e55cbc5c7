//! Who may change what in a membership, and every refusal with its sentence.

use crate::prelude::*;

use super::model::{Membership, Status, rank};

/// Who wants to change something.
#[derive(Debug, Clone, Copy)]
pub struct Authority {
    /// The admin's user id.
    pub user_id: Uuid,
    /// The admin's highest rank.
    pub rank: u8,
}

impl Authority {
    /// That of whoever asks.
    pub fn of(actor: &Actor) -> Self {
        Self {
            user_id: actor.user_id,
            rank: actor.rank,
        }
    }
}

/// Why a change of people is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Roles above the giver's own.
    #[error("You cannot assign a role higher than your own")]
    RoleAboveOwn,
    /// The person stands above the one who changes.
    #[error("You cannot change the access of {0}, whose role is higher than yours")]
    PersonAbove(String),
    /// The last one who could administer the team.
    #[error("{0} is the only administrator of this team. Make someone else an administrator first")]
    LastAdmin(String),
    /// One's own way in.
    #[error("You cannot remove your own access: ask another administrator")]
    OwnAccess,
    /// A membership needs a role.
    #[error("Choose at least one role")]
    NoRole,
    /// Already in this team.
    #[error("{0} is already a member of this team")]
    AlreadyMember(String),
    /// The login name belongs to somebody else.
    #[error("The username {0} is already taken")]
    UsernameTaken(String),
}

impl Refusal {
    /// The word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::RoleAboveOwn => "role_above_own",
            Self::PersonAbove(_) => "person_above",
            Self::LastAdmin(_) => "last_admin",
            Self::OwnAccess => "own_access",
            Self::NoRole => "required",
            Self::AlreadyMember(_) => "already_member",
            Self::UsernameTaken(_) => "username_taken",
        }
    }
}

/// May this admin give the member these roles? Says nothing about the last admin: that needs the whole team.
pub fn check_roles(by: Authority, member: &Membership, roles: &[Role]) -> Result<(), Refusal> {
    if roles.is_empty() {
        return Err(Refusal::NoRole);
    }
    if member.rank() > by.rank {
        return Err(Refusal::PersonAbove(member.profile.name()));
    }
    if rank(roles) > by.rank {
        return Err(Refusal::RoleAboveOwn);
    }
    if member.user_id == by.user_id && rank(roles) < Role::Admin.rank() {
        return Err(Refusal::OwnAccess);
    }
    Ok(())
}

/// May this admin move the member to this state?
pub fn check_status(by: Authority, member: &Membership, status: Status) -> Result<(), Refusal> {
    if member.rank() > by.rank {
        return Err(Refusal::PersonAbove(member.profile.name()));
    }
    if member.user_id == by.user_id && !status.may_sign_in() {
        return Err(Refusal::OwnAccess);
    }
    Ok(())
}

/// A team keeps at least one administrator. `admins` are those it has now, `after` what becomes of the changed ones.
pub fn check_last_admin(admins: &[String], after: &[Membership]) -> Result<(), Refusal> {
    let lost: Vec<&Membership> = after
        .iter()
        .filter(|member| !member.administers() && admins.contains(&member.id))
        .collect();
    let gained = after.iter().any(|member| member.administers());
    match lost.first() {
        Some(first) if lost.len() == admins.len() && !gained => Err(Refusal::LastAdmin(first.profile.name())),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(name: &str, roles: &[Role]) -> Membership {
        let mut member = Membership::new(Uuid::from_u128(name.len() as u128), "acme");
        member.profile.first_name = name.to_owned();
        member.roles = roles.to_vec();
        member
    }

    fn admin() -> Authority {
        Authority {
            user_id: Uuid::from_u128(99),
            rank: 3,
        }
    }

    #[test]
    fn nobody_gives_more_than_they_have() {
        let lena = member("Lena", &[Role::Learner]);
        assert_eq!(
            check_roles(admin(), &lena, &[Role::Superadmin]),
            Err(Refusal::RoleAboveOwn)
        );
        assert_eq!(check_roles(admin(), &lena, &[]), Err(Refusal::NoRole));
        assert_eq!(check_roles(admin(), &lena, &[Role::Admin, Role::Staff]), Ok(()));
        let root = member("Root", &[Role::Superadmin]);
        assert_eq!(
            check_roles(admin(), &root, &[Role::Learner]),
            Err(Refusal::PersonAbove("Root".into()))
        );
        assert_eq!(
            check_status(admin(), &root, Status::Inactive),
            Err(Refusal::PersonAbove("Root".into()))
        );
    }

    #[test]
    fn nobody_locks_themselves_out() {
        let mut me = member("Ana", &[Role::Admin]);
        me.user_id = admin().user_id;
        assert_eq!(check_roles(admin(), &me, &[Role::Learner]), Err(Refusal::OwnAccess));
        assert_eq!(check_roles(admin(), &me, &[Role::Admin, Role::Learner]), Ok(()));
        assert_eq!(check_status(admin(), &me, Status::Inactive), Err(Refusal::OwnAccess));
        assert_eq!(check_status(admin(), &me, Status::SickLeave), Ok(()));
    }

    #[test]
    fn a_team_keeps_an_administrator() {
        let gone = |name: &str| {
            let mut admin = member(name, &[Role::Admin]);
            admin.id = name.to_owned();
            admin.status = Status::Inactive;
            admin
        };
        let admins = ["Ana".to_owned(), "Bo".to_owned()];
        assert_eq!(check_last_admin(&admins, &[gone("Ana")]), Ok(()));
        assert_eq!(
            check_last_admin(&admins, &[gone("Ana"), gone("Bo")]),
            Err(Refusal::LastAdmin("Ana".into()))
        );
        assert_eq!(
            check_last_admin(&admins[..1], &[gone("Ana")]),
            Err(Refusal::LastAdmin("Ana".into()))
        );
        let mut promoted = member("Cy", &[Role::Admin]);
        promoted.id = "Cy".into();
        assert_eq!(check_last_admin(&admins[..1], &[gone("Ana"), promoted]), Ok(()));
        assert_eq!(check_last_admin(&[], &[gone("Ana")]), Ok(()));
    }
}
