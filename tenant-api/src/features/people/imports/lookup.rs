//! What is known about the people of some lines, asked for all of them at once.
use std::collections::{HashMap, HashSet};

use learnt_queries::queries::people as sql;

use super::super::field::Field;
use super::super::model::Membership;
use super::super::own_fields;
use super::managers::{Managers, names_of};
use super::mapping::MatchBy;
use super::model::{ExistingPeople, ParsedLine};
use crate::features::fields::{self, ProfileField, RequestedValues, Rules};
use crate::prelude::*;

/// Reads what decides about these lines. With `lock` the members found stay as they are until the commit.
pub async fn existing_people(
    app: &App,
    change: &Change<'_>,
    team: &str,
    by: MatchBy,
    parsed_lines: &[ParsedLine],
    invites: bool,
    lock: bool,
) -> Result<ExistingPeople> {
    let emails = texts(parsed_lines, &Field::Fixed(ProfileField::Email));
    let usernames = texts(parsed_lines, &Field::Fixed(ProfileField::Username));
    let identities = app.identity.find_by_emails(&emails).await?;
    let by_email = find(change, team, MatchBy::Email, &emails).await?;
    let by_employee = find(
        change,
        team,
        MatchBy::EmployeeId,
        &texts(parsed_lines, &Field::Fixed(ProfileField::EmployeeId)),
    )
    .await?;
    let mut found = match by {
        MatchBy::Email => by_email.clone(),
        MatchBy::EmployeeId => by_employee.clone(),
        MatchBy::Username => find(change, team, by, &usernames).await?,
    };
    if lock {
        let ids: Vec<Uuid> = found.iter().map(|member| member.user_id).collect();
        let rows = sql::members_to_change()
            .bind(change.tx(), &team, &ids.as_slice())
            .all()
            .await
            .sql()?;
        found = rows.into_iter().map(Membership::from).collect();
    }
    let mut existing = ExistingPeople {
        emails: by_email
            .into_iter()
            .filter_map(|member| Some((member.profile.email?, member.user_id)))
            .collect(),
        employee_ids: by_employee
            .into_iter()
            .map(|member| (member.profile.employee_id, member.user_id))
            .collect(),
        identities,
        invites,
        ..ExistingPeople::default()
    };
    let people: Vec<Uuid> = existing.identities.values().copied().collect();
    existing.usernames = owners(change, &usernames, &people).await?;
    existing.managers = managers(change, team, parsed_lines).await?;
    existing.rules = own(change, team, parsed_lines).await?;
    for member in found {
        if let Some(key) = key(&member, by) {
            existing.members.entry(key).or_default().push(member);
        }
    }
    Ok(existing)
}

/// What the team's definitions say of what these lines bring.
async fn own(change: &Change<'_>, team: &str, parsed_lines: &[ParsedLine]) -> Result<Rules> {
    let mut wanted = RequestedValues::default();
    for (name, text) in parsed_lines.iter().flat_map(|parsed| &parsed.values) {
        if let Some(key) = name.parse().ok().and_then(|field: Field| field.key()) {
            own_fields::add(&mut wanted, &key, text);
        }
    }
    fields::rules(change.tx(), team, &wanted).await
}

/// Which of the managers that these lines name are members of the team.
pub async fn managers(change: &Change<'_>, team: &str, parsed_lines: &[ParsedLine]) -> Result<Managers> {
    let names: HashSet<String> = parsed_lines.iter().flat_map(names_of).collect();
    // a login name never has an @
    let (emails, usernames): (Vec<String>, Vec<String>) = names.into_iter().partition(|name| name.contains('@'));
    let mut members = HashMap::new();
    for (by, keys) in [(MatchBy::Email, emails), (MatchBy::Username, usernames)] {
        if keys.is_empty() {
            continue;
        }
        let found = find(change, team, by, &keys).await?;
        members.extend(
            found
                .into_iter()
                .filter_map(|member| Some((key(&member, by)?, member.user_id))),
        );
    }
    Ok(Managers { members, coming: None })
}

/// Who has these login names, and which ones these people have.
pub async fn owners(change: &Change<'_>, usernames: &[String], people: &[Uuid]) -> Result<HashMap<String, Uuid>> {
    let rows = sql::usernames_taken()
        .bind(change.tx(), &usernames, &people)
        .all()
        .await
        .sql()?;
    Ok(rows.into_iter().map(|row| (row.username, row.user_id)).collect())
}

fn texts(parsed_lines: &[ParsedLine], field: &Field) -> Vec<String> {
    parsed_lines.iter().filter_map(|parsed| parsed.value(field)).collect()
}

fn key(member: &Membership, by: MatchBy) -> Option<String> {
    match by {
        MatchBy::Email => member.profile.email.clone(),
        MatchBy::Username => member.profile.username.clone(),
        MatchBy::EmployeeId => Some(member.profile.employee_id.clone()),
    }
}

async fn find(change: &Change<'_>, team: &str, by: MatchBy, keys: &[String]) -> Result<Vec<Membership>> {
    let tx = change.tx();
    let rows = match by {
        MatchBy::Email => sql::members_by_email().bind(tx, &team, &keys).all().await,
        MatchBy::Username => sql::members_by_username().bind(tx, &team, &keys).all().await,
        MatchBy::EmployeeId => sql::members_by_employee_id().bind(tx, &team, &keys).all().await,
    };
    Ok(rows.sql()?.into_iter().map(Membership::from).collect())
}
