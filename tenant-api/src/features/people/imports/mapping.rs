//! Which column of a file fills which field, and what is suggested from the names of the columns.

use std::collections::BTreeSet;

use super::super::field::Field;
use crate::features::fields::ProfileField;
use crate::prelude::*;

/// The field by which a line finds the person it is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "camelCase", const_into_str)]
pub enum MatchBy {
    /// The address of the membership.
    Email,
    Username,
    /// The organisation's own number.
    EmployeeId,
}

impl MatchBy {
    /// The field with the key.
    pub fn field(self) -> Field {
        match self {
            Self::Email => Field::Fixed(ProfileField::Email),
            Self::Username => Field::Fixed(ProfileField::Username),
            Self::EmployeeId => Field::Fixed(ProfileField::EmployeeId),
        }
    }
}

/// What a column fills.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// A field of the profile.
    Profile(Field),
    /// The state of the membership.
    Status,
    /// The held roles.
    Roles,
    /// Those who manage the person, by address or login name.
    Managers,
}

impl Target {
    /// Reads a target's name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "status" => Some(Self::Status),
            "roles" => Some(Self::Roles),
            "managers" => Some(Self::Managers),
            _ => name.parse().ok().map(Self::Profile),
        }
    }
}

impl std::fmt::Display for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Profile(field) => write!(f, "{field}"),
            Self::Status => f.write_str("status"),
            Self::Roles => f.write_str("roles"),
            Self::Managers => f.write_str("managers"),
        }
    }
}

/// The mapping of a file: for each of its columns what it fills, if anything.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mapping {
    /// The columns' names.
    pub columns: Vec<String>,
    /// One entry a column.
    pub targets: Vec<Option<Target>>,
    /// The key.
    pub by: MatchBy,
}

/// Why a mapping is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadMapping {
    /// Not one entry a column.
    #[error("The file has {0} columns, but the mapping names {1}")]
    Length(usize, usize),
    /// No such field.
    #[error("The field “{0}” does not exist")]
    Unknown(String),
    /// One field, two columns.
    #[error("Two columns fill the field “{0}”: choose one")]
    Twice(String),
    /// The key has no column.
    #[error("Choose the key column, by which people are found")]
    NoKey,
}

impl Mapping {
    /// Checks what was chosen for a file of so many columns.
    pub fn new(columns: &[String], names: &[Option<String>], by: MatchBy) -> Result<Self, BadMapping> {
        if names.len() != columns.len() {
            return Err(BadMapping::Length(columns.len(), names.len()));
        }
        let mut seen = BTreeSet::new();
        let mut targets = Vec::with_capacity(columns.len());
        for name in names {
            let target = match name {
                None => None,
                Some(name) => Some(Target::parse(name).ok_or_else(|| BadMapping::Unknown(name.clone()))?),
            };
            if let Some(target) = &target
                && !seen.insert(target.clone())
            {
                return Err(BadMapping::Twice(target.to_string()));
            }
            targets.push(target);
        }
        if !seen.contains(&Target::Profile(by.field())) {
            return Err(BadMapping::NoKey);
        }
        Ok(Self {
            columns: columns.to_vec(),
            targets,
            by,
        })
    }

    /// Whether some column fills this.
    pub fn fills(&self, target: &Target) -> bool {
        self.targets.iter().flatten().any(|filled| filled == target)
    }

    /// The name of the column that fills a field; the field's own where none does.
    pub fn column(&self, target: &str) -> String {
        let at = self
            .targets
            .iter()
            .position(|filled| filled.as_ref().is_some_and(|filled| filled.to_string() == target));
        at.and_then(|at| self.columns.get(at))
            .cloned()
            .unwrap_or_else(|| target.to_owned())
    }
}

/// Names under which columns of staff files are known, without spaces and signs.
const KNOWN: [(&str, &[&str]); 13] = [
    (
        "firstName",
        &[
            "firstname",
            "givenname",
            "forename",
            "first",
            "vorname",
            "prenom",
            "nombre",
        ],
    ),
    (
        "lastName",
        &[
            "lastname",
            "surname",
            "familyname",
            "last",
            "nachname",
            "nom",
            "apellido",
            "apellidos",
        ],
    ),
    ("email", &["email", "emailaddress", "mail", "workemail", "emailwork"]),
    ("username", &["username", "login", "loginname", "userid", "user"]),
    (
        "employeeId",
        &[
            "employeeid",
            "employeenumber",
            "employeeno",
            "staffid",
            "staffnumber",
            "personnelnumber",
            "payrollnumber",
            "personalnummer",
        ],
    ),
    (
        "phone",
        &["phone", "phonenumber", "mobile", "mobilephone", "telephone", "telefon"],
    ),
    ("dob", &["dob", "dateofbirth", "birthdate", "birthday", "geburtsdatum"]),
    ("position", &["position", "jobtitle", "job", "title", "occupation"]),
    ("tags", &["tags", "tag", "labels"]),
    ("status", &["status", "state", "employmentstatus"]),
    ("roles", &["roles", "role"]),
    (
        "managers",
        &[
            "managers",
            "manager",
            "manageremail",
            "managerusername",
            "linemanager",
            "reportsto",
            "supervisor",
            "vorgesetzter",
            "vorgesetzte",
        ],
    ),
    (
        "loc1",
        &["location", "site", "office", "town", "city", "ort", "standort"],
    ),
];

/// What each column probably fills; nothing twice.
pub fn suggest(columns: &[String]) -> Vec<Option<String>> {
    let mut taken = BTreeSet::new();
    columns
        .iter()
        .map(|column| guess(column).filter(|target| taken.insert(target.clone())))
        .collect()
}

/// The key that suits a mapping: the organisation's number where there is one, else the address, else the login name.
pub fn suggest_key(mapping: &[Option<String>]) -> Option<MatchBy> {
    [MatchBy::EmployeeId, MatchBy::Email, MatchBy::Username]
        .into_iter()
        .find(|by| mapping.iter().flatten().any(|target| target == by.into_str()))
}

fn guess(column: &str) -> Option<String> {
    let plain: String = column
        .to_lowercase()
        .chars()
        .filter(|c| c.is_alphanumeric())
        .map(unaccented)
        .collect();
    if let Some((target, _)) = KNOWN.iter().find(|(_, names)| names.contains(&plain.as_str())) {
        return Some((*target).to_owned());
    }
    let long = [("location", "loc"), ("division", "div"), ("department", "div")];
    let short = long.iter().find_map(|(word, prefix)| {
        plain
            .strip_prefix(word)
            .map(|digit| format!("{prefix}{}", if digit.is_empty() { "1" } else { digit }))
    });
    let name = short.unwrap_or(plain);
    let numbered = ["loc", "div", "custom"].iter().any(|prefix| name.starts_with(prefix));
    (numbered && Target::parse(&name).is_some()).then_some(name)
}

fn unaccented(letter: char) -> char {
    match letter {
        'é' | 'è' | 'ê' => 'e',
        'á' | 'à' => 'a',
        'ó' => 'o',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    fn chosen(names: &[&str]) -> Vec<Option<String>> {
        names
            .iter()
            .map(|name| (!name.is_empty()).then(|| (*name).to_owned()))
            .collect()
    }

    #[test]
    fn columns_are_known_by_their_names() {
        let columns = names(&[
            "First Name",
            "SURNAME",
            "E-Mail",
            "Employee No.",
            "Location",
            "Loc 2",
            "Department",
            "Division 3",
            "Custom4",
            "Prénom",
            "Shoe size",
            "Line manager",
        ]);
        assert_eq!(
            suggest(&columns),
            chosen(&[
                "firstName",
                "lastName",
                "email",
                "employeeId",
                "loc1",
                "loc2",
                "div1",
                "div3",
                "custom4",
                "",
                "",
                "managers"
            ]),
            "and no field is suggested twice"
        );
    }

    #[test]
    fn the_best_key_is_suggested() {
        assert_eq!(
            suggest_key(&chosen(&["email", "employeeId"])),
            Some(MatchBy::EmployeeId)
        );
        assert_eq!(suggest_key(&chosen(&["username", "email"])), Some(MatchBy::Email));
        assert_eq!(suggest_key(&chosen(&["firstName"])), None);
    }

    #[test]
    fn a_mapping_names_each_field_once_and_the_key() {
        let try_it = |list: &[&str]| Mapping::new(&names(list), &chosen(list), MatchBy::Email);
        assert!(try_it(&["firstName", "", "email", "fields.shoeSize"]).is_ok());
        assert_eq!(
            try_it(&["firstName", "firstName", "email"]),
            Err(BadMapping::Twice("firstName".into()))
        );
        assert_eq!(try_it(&["firstName"]), Err(BadMapping::NoKey));
        assert_eq!(
            try_it(&["email", "rewardPointsCount"]),
            Err(BadMapping::Unknown("rewardPointsCount".into()))
        );
        assert_eq!(
            Mapping::new(&names(&["a", "b", "c"]), &chosen(&["email"]), MatchBy::Email),
            Err(BadMapping::Length(3, 1))
        );
    }
}
