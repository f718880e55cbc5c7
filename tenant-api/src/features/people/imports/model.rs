//! What a line of a file wants, and what becomes of it: decided from what is known, without asking anybody.
use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;
use learnt_kernel::role::Role;
use uuid::Uuid;

use super::super::authority::{Authority, check_roles, check_status};
use super::super::field::Field;
use super::super::model::{Membership, Status};
use super::super::profile::Profile;
use super::super::values::{Input, ValueError, split};
use super::decode::Line;
use super::managers::{self, Managers};
use super::mapping::{Mapping, MatchBy, Target};
use super::refusal::{CellProblem, LineRefusal};
use crate::features::fields::{ProfileField, Refused, Rules};

/// What a line wants, by field; empty cells want nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParsedLine {
    /// The line in the file.
    pub line: i32,
    /// Whom it seems to be about.
    pub label: String,
    /// The texts of its cells.
    pub values: BTreeMap<String, String>,
}

/// What becomes of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// A new member; the ids are still to be given.
    Create(Box<Membership>),
    /// A changed one.
    Update(Box<Membership>),
    /// Nothing to do.
    Unchanged(Uuid),
    /// Not done.
    Rejected(Vec<CellProblem>),
}

/// What is known about the people of some lines.
#[derive(Debug, Default)]
pub struct ExistingPeople {
    /// Members by the key of the file.
    pub members: HashMap<String, Vec<Membership>>,
    /// Who of the team has which address.
    pub emails: HashMap<String, Uuid>,
    /// Who of the team has which employee id.
    pub employee_ids: HashMap<String, Uuid>,
    /// Who of the tenant has which login name.
    pub usernames: HashMap<String, Uuid>,
    /// Who of all people signs in with which address.
    pub identities: HashMap<String, Uuid>,
    /// Whom a line may name as a manager.
    pub managers: Managers,
    /// What the team's definitions say of the values.
    pub rules: Rules,
    /// Members who were never invited are invited by their lines, whatever else these say.
    pub invites: bool,
}

/// Reads one line: each cell by itself.
pub fn read(mapping: &Mapping, line: &Line) -> Result<ParsedLine, (String, Vec<CellProblem>)> {
    let parsed = parsed(mapping, line);
    if line.unclosed {
        return Err((parsed.label, vec![CellProblem::whole(LineRefusal::Unclosed)]));
    }
    let (cells, columns) = (line.cells.len(), mapping.columns.len());
    if cells != columns {
        let refusal = LineRefusal::CellCount { cells, columns };
        return Err((parsed.label, vec![CellProblem::whole(refusal)]));
    }
    let mut problems: Vec<CellProblem> = parsed
        .values
        .iter()
        .filter_map(|(target, value)| {
            fits(target, value)
                .err()
                .map(|refusal| CellProblem::cell(mapping, target, value, refusal))
        })
        .collect();
    let key = mapping.by.into_str();
    if !parsed.values.contains_key(key) {
        problems.push(CellProblem::cell(mapping, key, "", LineRefusal::NoKey));
    }
    if problems.is_empty() {
        Ok(parsed)
    } else {
        Err((parsed.label, problems))
    }
}

fn parsed(mapping: &Mapping, line: &Line) -> ParsedLine {
    let filled = mapping
        .targets
        .iter()
        .zip(&line.cells)
        .filter_map(|(target, cell)| Some((target.as_ref()?.to_string(), cell.trim())));
    let values: BTreeMap<String, String> = filled
        .filter(|(_, cell)| !cell.is_empty())
        .map(|(target, cell)| (target, cell.to_owned()))
        .collect();
    let part = |name: &str| values.get(name).map_or("", String::as_str);
    let name = format!("{} {}", part("firstName"), part("lastName"));
    let named = if name.trim().is_empty() {
        part(mapping.by.into_str()).to_owned()
    } else {
        name
    };
    ParsedLine {
        line: i32::try_from(line.number).unwrap_or(i32::MAX),
        label: printable(&named),
        values,
    }
}

/// A text that can be stored and shown, whatever was in the file.
pub fn printable(text: &str) -> String {
    text.trim()
        .chars()
        .filter(|letter| !letter.is_control())
        .take(200)
        .collect()
}

fn fits(target: &str, value: &str) -> Result<(), LineRefusal> {
    match Target::parse(target) {
        Some(Target::Profile(field)) => Ok(Profile::default().set(&field, Input::Text(value.to_owned()))?),
        Some(Target::Status) => status(value).map(drop),
        Some(Target::Roles) => roles(value).map(drop),
        Some(Target::Managers) => managers::fits(value),
        None => Err(LineRefusal::NoField(target.to_owned())),
    }
}

fn status(value: &str) -> Result<Status, LineRefusal> {
    Status::parse(value).ok_or(LineRefusal::NoStatus)
}

fn roles(value: &str) -> Result<Vec<Role>, LineRefusal> {
    let wanted: Vec<Role> = split(value)
        .iter()
        .map(|name| name.trim())
        .filter(|name| !name.is_empty())
        .map(|name| name.parse::<Role>().map_err(LineRefusal::NoRole))
        .collect::<Result<_, _>>()?;
    Ok(Role::ALL.iter().copied().filter(|role| wanted.contains(role)).collect())
}

impl ParsedLine {
    /// A value as it will be stored: addresses and login names in lower case.
    pub fn value(&self, field: &Field) -> Option<String> {
        let mut profile = Profile::default();
        profile
            .set(field, Input::Text(self.values.get(&field.to_string())?.clone()))
            .ok()?;
        match field {
            Field::Fixed(ProfileField::Email) => profile.email,
            Field::Fixed(ProfileField::Username) => profile.username,
            Field::Fixed(ProfileField::EmployeeId) => Some(profile.employee_id),
            _ => None,
        }
    }

    /// The key by which it finds its person.
    pub fn key(&self, by: MatchBy) -> String {
        self.value(&by.field()).unwrap_or_default()
    }

    fn apply(&self, member: &mut Membership, own: &Rules, today: NaiveDate) -> Result<(), (String, LineRefusal)> {
        for (name, value) in &self.values {
            let refused = |refusal: LineRefusal| (name.clone(), refusal);
            match Target::parse(name) {
                Some(Target::Profile(field)) => {
                    member
                        .profile
                        .set_by(own, &field, Input::Text(value.clone()))
                        .map_err(|wrong| refused(wrong.into()))?;
                }
                Some(Target::Status) => {
                    let status = status(value).map_err(refused)?;
                    if status != member.status {
                        member.move_to(status, today);
                    }
                }
                Some(Target::Roles) => {
                    let roles = roles(value).map_err(refused)?;
                    // the order in which roles were once written means nothing
                    if roles.len() != member.roles.len() || !roles.iter().all(|role| member.roles.contains(role)) {
                        member.roles = roles;
                    }
                }
                // who that is, is known beside the line: `decide` puts them in
                Some(Target::Managers) | None => {}
            }
        }
        Ok(())
    }
}

/// Decides about one line.
pub fn decide(
    mapping: &Mapping,
    parsed: &ParsedLine,
    existing: &ExistingPeople,
    by: Authority,
    today: NaiveDate,
) -> Decision {
    let reject = |target: &str, refusal: LineRefusal| {
        let value = parsed.values.get(target).map_or("", String::as_str);
        Decision::Rejected(vec![CellProblem::cell(mapping, target, value, refusal)])
    };
    let key = mapping.by.into_str();
    let found = existing
        .members
        .get(&parsed.key(mapping.by))
        .map_or(&[][..], Vec::as_slice);
    if found.len() > 1 {
        return reject(key, LineRefusal::Ambiguous(found.len()));
    }
    let identity = parsed
        .value(&Field::Fixed(ProfileField::Email))
        .and_then(|email| existing.identities.get(&email))
        .copied();
    let before = found.first().cloned();
    let mut member = before
        .clone()
        .unwrap_or_else(|| Membership::new(identity.unwrap_or_default(), ""));
    if let Err((target, refusal)) = parsed.apply(&mut member, &existing.rules, today) {
        return reject(&target, refusal);
    }
    let missing = existing.rules.missing(|key| !member.profile.values_of(key).is_empty());
    if let Some(field) = missing.first().filter(|_| before.is_none()) {
        return reject(field, ValueError::from(Refused::Required).into());
    }
    let named = match managers::resolve(parsed, &member, &existing.managers) {
        Ok(named) => named,
        Err(unknown) => return Decision::Rejected(managers::problems(mapping, unknown)),
    };
    let waits = named.waits();
    named.put(&mut member);
    let invites = existing.invites && member.is_to_be_invited();
    if before.as_ref() == Some(&member) && !waits && !invites {
        return Decision::Unchanged(member.user_id);
    }
    if let Err((target, refusal)) = allowed(&member, before.as_ref(), by) {
        return reject(target, refusal);
    }
    if let Err((target, refusal)) = free(&member, before.as_ref(), existing) {
        return reject(target, refusal);
    }
    if before.is_some() {
        Decision::Update(Box::new(member))
    } else {
        Decision::Create(Box::new(member))
    }
}

/// A target, and why its value is refused.
type FieldRefusal = (&'static str, LineRefusal);

/// Whether this admin may do it, by the same rules as on a person's page.
fn allowed(after: &Membership, before: Option<&Membership>, by: Authority) -> Result<(), FieldRefusal> {
    let Some(before) = before else {
        check_roles(by, &Membership::new(Uuid::nil(), ""), &after.roles)
            .map_err(|refusal| ("roles", refusal.into()))?;
        let profile = &after.profile;
        return match (
            profile.first_name.is_empty(),
            profile.last_name.is_empty(),
            profile.email.is_none() && profile.username.is_none(),
        ) {
            (true, ..) => Err(("firstName", LineRefusal::NoFirstName)),
            (_, true, _) => Err(("lastName", LineRefusal::NoLastName)),
            (.., true) => Err(("email", LineRefusal::NoLogin)),
            _ => Ok(()),
        };
    };
    check_status(by, before, after.status).map_err(|refusal| ("status", refusal.into()))?;
    if before.roles != after.roles {
        check_roles(by, before, &after.roles).map_err(|refusal| ("roles", refusal.into()))?;
    }
    if before.administers() && !after.administers() {
        let target = if before.roles == after.roles { "status" } else { "roles" };
        return Err((target, LineRefusal::Administrator(before.profile.name())));
    }
    Ok(())
}

/// Whether address, employee id and login name are nobody else's.
fn free(member: &Membership, before: Option<&Membership>, existing: &ExistingPeople) -> Result<(), FieldRefusal> {
    let others = |owner: Option<&Uuid>| owner.is_some_and(|owner| *owner != member.user_id);
    let email = member
        .profile
        .email
        .as_ref()
        .and_then(|email| existing.emails.get(email));
    if others(email) || (before.is_none() && email.is_some()) {
        return Err(("email", LineRefusal::EmailTaken));
    }
    let number = &member.profile.employee_id;
    let is_unchanged = before.is_some_and(|before| before.profile.employee_id == *number);
    if !is_unchanged && existing.employee_ids.contains_key(number) {
        return Err(("employeeId", LineRefusal::EmployeeIdTaken));
    }
    if others(
        member
            .profile
            .username
            .as_ref()
            .and_then(|name| existing.usernames.get(name)),
    ) {
        return Err(("username", LineRefusal::UsernameTaken));
    }
    Ok(())
}

/// Notices when two lines of a file are about one person.
#[derive(Debug, Default)]
pub struct KnownValues(HashMap<(Field, String), i32>);

impl KnownValues {
    /// Remembers a line, or says which earlier one has the same address, login name or employee id.
    pub fn take(&mut self, mapping: &Mapping, parsed: &ParsedLine) -> Result<(), CellProblem> {
        let fields = [
            Field::Fixed(ProfileField::EmployeeId),
            Field::Fixed(ProfileField::Email),
            Field::Fixed(ProfileField::Username),
        ];
        let marks: Vec<(Field, String)> = fields
            .into_iter()
            .filter_map(|field| Some((field.clone(), parsed.value(&field)?)))
            .collect();
        for mark in &marks {
            if let Some(line) = self.0.get(mark) {
                let refusal = LineRefusal::SameValue(*line);
                return Err(CellProblem::cell(mapping, &mark.0.to_string(), &mark.1, refusal));
            }
        }
        self.0.extend(marks.into_iter().map(|mark| (mark, parsed.line)));
        Ok(())
    }
}
