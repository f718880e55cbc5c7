//! The managers that a line names, by address or login name: members of the team, or people whom the same file brings.
//!
//! A line may stand above the one that brings its manager. It is run without its managers then and waits, and gets them
//! when all lines are through.
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use uuid::Uuid;

use super::super::field::Field;
use super::super::model::Membership;
use super::super::values::{clean, split};
use super::mapping::Mapping;
use super::model::ParsedLine;
use super::refusal::{CellProblem, LineRefusal};
use crate::features::fields::ProfileField;

/// The most managers of one person, as on their own page.
const MOST: usize = 20;
/// The target's name.
const TARGET: &str = "managers";

/// Whom a line may name.
#[derive(Debug, Default)]
pub struct Managers {
    /// Members of the team by address and by login name.
    pub members: HashMap<String, Uuid>,
    /// The addresses and login names that the file brings; once the file is run, nobody knows better than the team.
    pub coming: Option<Arc<HashSet<String>>>,
}

/// What the managers' cell of a line comes to.
#[derive(Debug, PartialEq, Eq)]
pub enum ResolvedManagers {
    /// The cell is empty, or the file has no such column.
    Nobody,
    /// All of them are members.
    Members(Vec<Uuid>),
    /// Some are yet to come.
    Later,
}

impl ResolvedManagers {
    /// Whether the line has to wait for its managers.
    pub fn waits(&self) -> bool {
        *self == Self::Later
    }

    /// Puts them into the membership, if they are known.
    pub fn put(self, member: &mut Membership) {
        if let Self::Members(ids) = self {
            put(member, ids);
        }
    }
}

/// Makes these the managers; the order in which they were once written means nothing.
pub fn put(member: &mut Membership, mut ids: Vec<Uuid>) {
    ids.sort_unstable();
    ids.dedup();
    let mut managers = member.managers.clone();
    managers.sort_unstable();
    if managers != ids {
        member.managers = ids;
    }
}

/// The names in a cell, as addresses and login names are stored.
pub fn names(value: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for part in split(value) {
        let name = clean(&part, 320).unwrap_or_default().to_lowercase();
        if !name.is_empty() && !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Whether a cell can be read at all.
pub fn fits(value: &str) -> Result<(), LineRefusal> {
    for part in split(value) {
        clean(&part, 320)?;
    }
    if names(value).len() > MOST {
        return Err(LineRefusal::ManyManagers(MOST));
    }
    Ok(())
}

/// The names in a line's cell.
pub fn names_of(parsed: &ParsedLine) -> Vec<String> {
    parsed.values.get(TARGET).map(|value| names(value)).unwrap_or_default()
}

/// What a line that waits still wants once the rest of it is done.
pub fn rest(parsed: &ParsedLine) -> Option<HashMap<&str, &str>> {
    let value = parsed.values.get(TARGET)?;
    Some(HashMap::from([(TARGET, value.as_str())]))
}

/// The names under which a line's person can be named by others.
pub fn provided_names(parsed: &ParsedLine) -> impl Iterator<Item = String> {
    [Field::Fixed(ProfileField::Email), Field::Fixed(ProfileField::Username)]
        .into_iter()
        .filter_map(|field| parsed.value(&field))
}

/// Who manages the person of a line, or each name that cannot be with the reason.
pub fn resolve(
    parsed: &ParsedLine,
    member: &Membership,
    managers: &Managers,
) -> Result<ResolvedManagers, Vec<(String, LineRefusal)>> {
    let names = names_of(parsed);
    if names.is_empty() {
        return Ok(ResolvedManagers::Nobody);
    }
    let (mut ids, mut unknown, mut later) = (Vec::new(), Vec::new(), false);
    for name in names {
        match managers.members.get(&name) {
            _ if is_own(&name, member) => unknown.push((name, LineRefusal::OwnManager)),
            Some(id) if *id == member.user_id => unknown.push((name, LineRefusal::OwnManager)),
            Some(id) => ids.push(*id),
            None if managers.coming.as_ref().is_none_or(|coming| coming.contains(&name)) => later = true,
            None => unknown.push((name, LineRefusal::UnknownManager)),
        }
    }
    match (unknown.is_empty(), later) {
        (false, _) => Err(unknown),
        (true, true) => Ok(ResolvedManagers::Later),
        (true, false) => Ok(ResolvedManagers::Members(ids)),
    }
}

fn is_own(name: &str, member: &Membership) -> bool {
    let profile = &member.profile;
    [&profile.email, &profile.username]
        .into_iter()
        .any(|own| own.as_deref() == Some(name))
}

/// The names as problems of their cell.
pub fn problems(mapping: &Mapping, unknown: Vec<(String, LineRefusal)>) -> Vec<CellProblem> {
    unknown
        .into_iter()
        .map(|(name, refusal)| CellProblem::cell(mapping, TARGET, &name, refusal))
        .collect()
}

/// When all lines are through: those of the names who are members, and a problem for each of the others.
pub fn resolve_rest(
    mapping: &Mapping,
    parsed: &ParsedLine,
    member: &Membership,
    managers: &Managers,
) -> (Vec<Uuid>, Vec<CellProblem>) {
    let (mut ids, mut absent) = (Vec::new(), Vec::new());
    for name in names_of(parsed) {
        match managers.members.get(&name).filter(|id| **id != member.user_id) {
            Some(id) => ids.push(*id),
            None => absent.push((name, LineRefusal::AbsentManager)),
        }
    }
    (ids, problems(mapping, absent))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_lower_case_split_and_none_is_there_twice() {
        assert_eq!(
            names("Ana@Acme.test; bo.ek |ana@acme.test;;"),
            ["ana@acme.test", "bo.ek"]
        );
        assert_eq!(fits(&vec!["x"; 30].join(";")), Ok(()), "thirty times the same is one");
        let many: Vec<String> = (0..21).map(|n| format!("user{n}")).collect();
        assert_eq!(fits(&many.join("|")), Err(LineRefusal::ManyManagers(20)));
    }

    fn parsed(managers: &str) -> ParsedLine {
        ParsedLine {
            line: 2,
            label: "Lena Brandt".into(),
            values: [(TARGET.to_owned(), managers.to_owned())].into(),
        }
    }

    fn lena() -> Membership {
        let mut lena = Membership::new(Uuid::from_u128(9), "acme");
        lena.profile.email = Some("lena@acme.test".into());
        lena
    }

    #[test]
    fn a_manager_is_a_member_or_comes_with_the_file_and_anybody_else_is_named() {
        let known = |coming: Option<&[&str]>| Managers {
            members: [
                ("ana@acme.test".to_owned(), Uuid::from_u128(1)),
                ("bo.ek".into(), Uuid::from_u128(2)),
            ]
            .into(),
            coming: coming.map(|names| Arc::new(names.iter().map(|name| (*name).to_owned()).collect())),
        };
        let file: Option<&[&str]> = Some(&["cy@acme.test"]);
        let ids = vec![Uuid::from_u128(1), Uuid::from_u128(2)];
        assert_eq!(
            resolve(&parsed("ANA@acme.test|bo.ek"), &lena(), &known(file)),
            Ok(ResolvedManagers::Members(ids))
        );
        assert_eq!(
            resolve(&parsed("ana@acme.test;cy@acme.test"), &lena(), &known(file)),
            Ok(ResolvedManagers::Later)
        );
        let unknown = resolve(&parsed("ana@acme.test;who;lena@acme.test"), &lena(), &known(file)).unwrap_err();
        let named_ones: Vec<&str> = unknown.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(named_ones, ["who", "lena@acme.test"]);
        assert_eq!(
            resolve(&parsed("who"), &lena(), &known(None)),
            Ok(ResolvedManagers::Later),
            "while the file is run nobody is refused any more"
        );
    }

    #[test]
    fn their_order_is_no_change() {
        let mut lena = Membership::new(Uuid::from_u128(9), "acme");
        lena.managers = vec![Uuid::from_u128(2), Uuid::from_u128(1)];
        let before = lena.clone();
        put(&mut lena, vec![Uuid::from_u128(1), Uuid::from_u128(2)]);
        assert_eq!(lena, before);
        put(&mut lena, vec![Uuid::from_u128(3)]);
        assert_eq!(lena.managers, [Uuid::from_u128(3)]);
    }
}
