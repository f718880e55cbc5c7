//! Who sees and touches whose learning: admins everybody's of the team, managers that of whoever names them.

use std::collections::HashSet;

use learnt_queries::queries::people_learning as sql;

use crate::features::people::facet;
use crate::prelude::*;

/// Whoever asks, where.
pub struct Scope<'a> {
    pub team: &'a str,
    /// The person.
    pub by: Uuid,
    pub name: &'a str,
    /// Sees everybody of the team.
    pub is_admin: bool,
}

/// One of the people in question, and their membership.
#[derive(Debug, Clone)]
pub struct VisiblePerson {
    pub user: Uuid,
    /// `<user id>_<team id>`.
    pub membership: String,
}

impl<'a> Scope<'a> {
    /// A manager or an admin; whoever is neither is refused.
    pub fn of(actor: &'a Actor) -> Result<Self> {
        let is_admin = actor.rank >= Role::Admin.rank();
        if !is_admin && !Gate::Manager.admits(&actor.roles) {
            return Err(Problem::forbidden("role", "Only managers and admins can do this."));
        }
        Ok(Self {
            team: actor.context.team.id.as_str(),
            by: actor.user_id,
            name: &actor.name,
            is_admin,
        })
    }

    /// The facet of whoever is managed by them.
    pub fn managed(&self) -> String {
        facet("managers", &self.by.to_string())
    }

    /// Whether they may take back what somebody has by this source: an admin what was given by hand, a manager what they gave.
    pub fn may_take(&self, kind: &str, source: &str) -> bool {
        match kind {
            "manager" => self.is_admin || source == self.by.to_string(),
            "hand" | "self" | "trigger" => self.is_admin,
            _ => false,
        }
    }

    /// One person who is theirs to see.
    pub async fn person(&self, client: &impl GenericClient, user: Uuid) -> Result<sql::Person> {
        let managed = self.managed();
        sql::person()
            .params(
                client,
                &sql::PersonParams {
                    team_id: self.team,
                    user_id: user,
                    all: self.is_admin,
                    managed,
                    me: self.by,
                },
            )
            .opt()
            .await
            .or_not_found()
    }

    /// All of these people, each once; one who is not theirs to see is no one.
    pub async fn people(&self, client: &impl GenericClient, users: &[Uuid]) -> Result<Vec<VisiblePerson>> {
        let managed = self.managed();
        let found = sql::visible_people()
            .params(
                client,
                &sql::VisiblePeopleParams {
                    team_id: self.team,
                    users,
                    all: self.is_admin,
                    managed,
                    me: self.by,
                },
            )
            .all()
            .await
            .sql()?;
        let found: Vec<VisiblePerson> = found
            .into_iter()
            .map(|row| VisiblePerson {
                user: row.user_id,
                membership: row.membership_id,
            })
            .collect();
        let requested: HashSet<&Uuid> = users.iter().collect();
        if found.len() == requested.len() {
            Ok(found)
        } else {
            Err(Problem::not_found())
        }
    }
}

/// The people of one press: some, and not too many for one transaction.
pub fn some(users: &[Uuid]) -> Result<&[Uuid]> {
    if users.is_empty() || users.len() > 500 {
        let sentence = "Choose between 1 and 500 people.";
        return Err(Problem::field("userIds", "out_of_range", sentence));
    }
    Ok(users)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manager_takes_back_their_own_and_an_admin_whatever_was_given_by_hand() {
        let by = Uuid::from_u128(7);
        let scope = |is_admin| Scope {
            team: "acme",
            by,
            name: "Marco",
            is_admin,
        };
        let own = by.to_string();
        assert!(scope(false).may_take("manager", &own) && scope(true).may_take("manager", "somebody"));
        assert!(!scope(false).may_take("manager", "somebody") && !scope(false).may_take("hand", &own));
        assert!(scope(true).may_take("hand", &own) && !scope(true).may_take("rule", &own));
    }

    #[test]
    fn some_people_are_chosen_and_not_too_many() {
        let person = Uuid::from_u128(1);
        assert!(some(&[]).is_err() && some(&vec![person; 501]).is_err());
        assert_eq!(some(&[person]).map(<[Uuid]>::len).ok(), Some(1));
    }
}
