//! What no two people of a team may have: an address, an employee id; and of the tenant: a login name.
use crate::prelude::*;

use learnt_queries::queries::people as sql;

use super::authority::Refusal;
use super::model::Membership;

/// An address or employee id that another member of the team has would make two people one in every import.
pub async fn check_free(change: &Change<'_>, member: &Membership) -> Result<()> {
    let (tx, profile) = (change.tx(), &member.profile);
    if let Some(email) = &profile.email {
        let found = sql::members_by_email()
            .bind(tx, &member.team_id, &[email.as_str()].as_slice())
            .all()
            .await
            .sql()?;
        if found.iter().any(|other| other.user_id != member.user_id) {
            return Err(Problem::field(
                "email",
                "email_taken",
                Refusal::AlreadyMember(email.clone()).to_string(),
            ));
        }
    }
    if !profile.employee_id.is_empty() {
        let key = [profile.employee_id.as_str()];
        let found = sql::members_by_employee_id()
            .bind(tx, &member.team_id, &key.as_slice())
            .all()
            .await
            .sql()?;
        if let Some(other) = found
            .into_iter()
            .map(Membership::from)
            .find(|other| other.user_id != member.user_id)
        {
            return Err(Problem::field(
                "employeeId",
                "employee_id_taken",
                format!("{} has this employee ID", other.profile.name()),
            ));
        }
    }
    Ok(())
}

/// A person has one login name in a tenant: a membership of a second team shares it.
pub async fn share_username(change: &Change<'_>, member: &mut Membership) -> Result<()> {
    let names: Vec<&str> = member.profile.username.as_deref().into_iter().collect();
    let usernames = sql::usernames_taken()
        .bind(change.tx(), &names, &[member.user_id].as_slice())
        .all()
        .await
        .sql()?;
    let own = usernames
        .iter()
        .find(|name| name.user_id == member.user_id)
        .map(|name| name.username.clone());
    match (&member.profile.username, own) {
        (Some(wanted), Some(own)) if *wanted != own => Err(Problem::field(
            "username",
            "has_username",
            format!("This person already signs in as {own}"),
        )),
        (None, own) => {
            member.profile.username = own;
            Ok(())
        }
        (Some(wanted), None) if !usernames.is_empty() => Err(Refusal::UsernameTaken(wanted.clone()).into()),
        _ => Ok(()),
    }
}

pub async fn take_username(change: &Change<'_>, member: &Membership) -> Result<()> {
    if let Some(name) = &member.profile.username {
        let names = [name.as_str()];
        sql::take_usernames()
            .bind(change.tx(), &names.as_slice(), &[member.user_id].as_slice())
            .await
            .on_constraint("usernames_pkey", || Refusal::UsernameTaken(name.clone()).into())?;
    }
    Ok(())
}

/// Of two who take the same address or employee id at once, the table lets one have it.
pub fn conflict(constraint: &str) -> Option<Problem> {
    let (field, code, sentence) = match constraint {
        "user_teams_one_email" => ("email", "email_taken", "Another member of this team has this address"),
        "user_teams_one_employee" => (
            "employeeId",
            "employee_id_taken",
            "Another member of this team has this employee ID",
        ),
        _ => return None,
    };
    Some(Problem::field(field, code, sentence))
}
