//! The collections that can be asked about, and how much of each field is shown.
use serde::Serialize;
use utoipa::ToSchema;

use crate::builder::{Column, Kind};

/// A collection by its name in the specification.
struct Collection {
    name: &'static str,
    table: &'static str,
    /// Texts, lists and documents that say nothing about a person: any other one is masked.
    open: &'static [&'static str],
}

/// The specification's collections (section 3), with the tables that hold them in a tenant's schema: each feature names its own in a
/// file of `collections/`. One whose table a schema does not have is not offered.
const COLLECTIONS: &[Collection] = include!(concat!(env!("OUT_DIR"), "/collections.rs"));

/// Texts that mean the same wherever they stand, and never a person.
const OPEN_EVERYWHERE: &[&str] = &[
    "id",
    "team_id",
    "status",
    "state",
    "kind",
    "type",
    "handle",
    "time_zone",
    "document_type",
];

/// Days and numbers that are somebody's own.
const PERSONAL: &[&str] = &["dob", "termination_date"];

/// Parts of names whose columns are never shown, whatever they hold: what opens something, and copies of what is masked.
const NEVER: &[&str] = &[
    "hash",
    "secret",
    "token",
    "password",
    "code",
    "ticket",
    "session",
    "letter",
    "search",
    "facets",
    "key_version",
];

/// How a field is looked for though it is masked: whoever asks knows the whole of it already.
const WHOLE_ONLY: &[&str] = &["email", "username", "employee_id"];

/// A field of a collection.
#[derive(Clone, Debug)]
pub struct Field {
    pub name: String,
    pub column: Column,
    pub masked: bool,
}

impl Field {
    /// The words by which it can be filtered.
    pub fn operators(&self) -> &'static [&'static str] {
        if self.masked {
            return if WHOLE_ONLY.contains(&self.column.name.as_str()) {
                &["is", "isEmpty", "isFilled"]
            } else {
                &["isEmpty", "isFilled"]
            };
        }
        match self.column.kind {
            Kind::Text => &["is", "isNot", "contains", "beginsWith", "oneOf", "isEmpty", "isFilled"],
            Kind::Id => &["is", "isNot", "oneOf", "isEmpty", "isFilled"],
            Kind::Number => &[
                "is", "isNot", "less", "atMost", "greater", "atLeast", "oneOf", "isEmpty", "isFilled",
            ],
            Kind::Truth => &["is", "isEmpty", "isFilled"],
            Kind::Moment | Kind::Day => &["is", "less", "atMost", "greater", "atLeast", "isEmpty", "isFilled"],
            Kind::Texts | Kind::Ids => &["holds", "isEmpty", "isFilled"],
            Kind::Json => &["isEmpty", "isFilled"],
        }
    }

    /// Whether rows can be ordered by it. An order would tell what a mask hides.
    pub fn sorts(&self) -> bool {
        !self.masked && !matches!(self.column.kind, Kind::Texts | Kind::Ids | Kind::Json)
    }
}

/// The tables of all collections.
pub fn tables() -> Vec<&'static str> {
    COLLECTIONS.iter().map(|one| one.table).collect()
}

/// Whether there is such a collection at all.
pub fn is_collection(name: &str) -> bool {
    COLLECTIONS.iter().any(|one| one.name == name)
}

/// Each collection that a schema has, with its fields.
pub fn collections(columns: &[Column]) -> Vec<(&'static str, Vec<Field>)> {
    let with_fields = COLLECTIONS.iter().map(|one| (one.name, fields(one, columns)));
    with_fields.filter(|(_, fields)| !fields.is_empty()).collect()
}

fn fields(collection: &Collection, columns: &[Column]) -> Vec<Field> {
    let own = columns.iter().filter(|column| column.table == collection.table);
    own.filter(|column| !NEVER.iter().any(|part| column.name.contains(part)))
        .map(|column| Field {
            name: field_name(&column.name),
            masked: is_masked(collection, column),
            column: column.clone(),
        })
        .collect()
}

fn is_masked(collection: &Collection, column: &Column) -> bool {
    let name = column.name.as_str();
    match column.kind {
        Kind::Text | Kind::Texts | Kind::Json => !OPEN_EVERYWHERE.contains(&name) && !collection.open.contains(&name),
        _ => PERSONAL.contains(&name),
    }
}

/// `reward_points_count` is `rewardPointsCount`; the id is `_id`, as in the specification.
fn field_name(column: &str) -> String {
    if column == "id" {
        return "_id".to_owned();
    }
    let mut name = String::with_capacity(column.len());
    for (index, part) in column.split('_').enumerate() {
        let mut letters = part.chars();
        match letters.next() {
            Some(first) if index > 0 => name.extend(first.to_uppercase().chain(letters)),
            Some(first) => name.extend([first].into_iter().chain(letters)),
            None => {}
        }
    }
    name
}

/// A collection, as the screen offers it.
#[derive(Debug, Serialize, ToSchema)]
pub struct QueryCollection {
    /// As the specification calls it.
    pub name: &'static str,
    pub fields: Vec<QueryField>,
}

/// A field, and what can be asked of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct QueryField {
    /// In camelCase.
    pub name: String,
    /// text, id, number, truth, moment, day, texts, ids or json.
    pub kind: &'static str,
    /// Whether only is shown that there is something.
    pub masked: bool,
    /// Whether rows can be ordered by it.
    pub sorts: bool,
    /// By which words it can be filtered.
    pub operators: &'static [&'static str],
}

/// A kind's word.
pub fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Text => "text",
        Kind::Id => "id",
        Kind::Number => "number",
        Kind::Truth => "truth",
        Kind::Moment => "moment",
        Kind::Day => "day",
        Kind::Texts => "texts",
        Kind::Ids => "ids",
        Kind::Json => "json",
    }
}

impl From<&Field> for QueryField {
    fn from(field: &Field) -> Self {
        Self {
            name: field.name.clone(),
            kind: word(field.column.kind),
            masked: field.masked,
            sorts: field.sorts(),
            operators: field.operators(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(table: &str, name: &str, kind: Kind) -> Column {
        Column {
            table: table.to_owned(),
            name: name.to_owned(),
            kind,
        }
    }

    fn of_people(name: &str, kind: Kind) -> Option<Field> {
        let columns = [column("user_teams", name, kind)];
        let mut found = collections(&columns);
        found.pop().map(|(_, mut fields)| fields.remove(0))
    }

    #[test]
    fn whatever_is_somebodys_own_is_masked_and_so_is_any_text_that_nobody_looked_at() {
        for name in [
            "first_name",
            "last_name",
            "email",
            "phone",
            "username",
            "employee_id",
            "avatar",
            "custom1",
            "new_text",
        ] {
            assert!(of_people(name, Kind::Text).unwrap().masked, "{name}");
        }
        assert!(of_people("dob", Kind::Day).unwrap().masked);
        assert!(of_people("fields", Kind::Json).unwrap().masked);
        for (name, kind) in [
            ("status", Kind::Text),
            ("roles", Kind::Texts),
            ("created_at", Kind::Moment),
            ("user_id", Kind::Id),
        ] {
            assert!(!of_people(name, kind).unwrap().masked, "{name}");
        }
    }

    #[test]
    fn secrets_and_copies_of_what_is_masked_are_not_there() {
        for name in [
            "refresh_hash",
            "api_token",
            "password",
            "code",
            "ticket",
            "session_id",
            "search",
            "facets",
            "letter",
        ] {
            assert!(of_people(name, Kind::Text).is_none(), "{name}");
        }
    }

    #[test]
    fn a_mask_is_told_by_no_order_and_by_no_comparison() {
        let email = of_people("email", Kind::Text).unwrap();
        assert!(!email.sorts());
        assert_eq!(email.operators(), ["is", "isEmpty", "isFilled"]);
        assert_eq!(
            of_people("first_name", Kind::Text).unwrap().operators(),
            ["isEmpty", "isFilled"]
        );
        assert_eq!(
            of_people("dob", Kind::Day).unwrap().operators(),
            ["isEmpty", "isFilled"]
        );
    }

    #[test]
    fn fields_have_the_names_of_the_specification() {
        assert_eq!(
            of_people("reward_points_count", Kind::Number).unwrap().name,
            "rewardPointsCount"
        );
        assert_eq!(of_people("id", Kind::Text).unwrap().name, "_id");
        assert!(
            collections(&[column("sessions", "id", Kind::Id)]).is_empty(),
            "no collection"
        );
    }

    #[test]
    fn no_table_and_no_name_stands_there_twice() {
        let mut names: Vec<&str> = COLLECTIONS.iter().map(|one| one.name).collect();
        names.extend(tables());
        let mut once = names.clone();
        once.sort_unstable();
        once.dedup();
        // Some are called alike on both sides.
        let alike = COLLECTIONS.iter().filter(|one| one.name == one.table).count();
        assert_eq!(once.len() + alike, names.len());
    }
}
