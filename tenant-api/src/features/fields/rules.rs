//! What a team's definitions say of the values of a membership. Plain functions over what was read beforehand.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;
use uuid::Uuid;

use super::model::{Definition, Kind};

/// Why a value is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    #[error("This field is required")]
    Required,
    #[error("This field accepts only one value")]
    OneValue,
    #[error("Enter a number, such as 41 or 2.5")]
    Number,
    #[error("Enter the date as YYYY-MM-DD or DD/MM/YYYY")]
    Date,
    #[error("Choose one of the options")]
    Option,
    #[error("Enter yes or no")]
    YesNo,
    #[error("Nobody in this team has this address or username")]
    Person,
    #[error("This field is archived")]
    Archived,
    #[error("This field is written “{0}”")]
    Spelling(String),
}

impl Refused {
    /// The word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Required => "required",
            Self::OneValue => "one_value",
            Self::Number => "not_a_number",
            Self::Date => "not_a_date",
            Self::Option => "not_an_option",
            Self::YesNo => "not_yes_or_no",
            Self::Person => "not_a_person",
            Self::Archived => "field_archived",
            Self::Spelling(_) => "unknown_field",
        }
    }
}

/// Values that are to be written, by the key of their field.
#[derive(Debug, Default)]
pub struct RequestedValues(HashMap<String, HashSet<String>>);

impl RequestedValues {
    /// Notes what may come into a field.
    pub fn add<'a>(&mut self, key: &str, values: impl IntoIterator<Item = &'a str>) {
        let values = values.into_iter().map(|value| value.trim().to_lowercase());
        self.0.entry(key.to_lowercase()).or_default().extend(values);
    }

    /// The keys of the fields, in lower case.
    pub(super) fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Of fields of one kind: definition and value.
    pub(super) fn of(&self, definition: &Definition) -> impl Iterator<Item = &String> {
        self.0.get(&definition.key.to_lowercase()).into_iter().flatten()
    }
}

/// The definitions of a team, with what of their options and people some values need.
#[derive(Debug, Default)]
pub struct Rules {
    definitions: HashMap<String, Definition>,
    /// Options by definition and lower case, as they are written.
    options: HashMap<(Uuid, String), String>,
    /// People by id, address and login name.
    people: HashMap<String, Uuid>,
}

impl Rules {
    pub(super) fn new(
        definitions: Vec<Definition>,
        options: HashMap<(Uuid, String), String>,
        people: HashMap<String, Uuid>,
    ) -> Self {
        let by_key = |one: Definition| (one.key.to_lowercase(), one);
        Self {
            definitions: definitions.into_iter().map(by_key).collect(),
            options,
            people,
        }
    }

    /// The definition of a field, if an admin made one.
    pub fn get(&self, key: &str) -> Option<&Definition> {
        self.definitions.get(&key.to_lowercase())
    }

    /// Whether a field holds a list; one without a definition does.
    pub fn is_many(&self, key: &str) -> bool {
        self.get(key).is_none_or(Definition::is_many)
    }

    /// Reads what is to stand in a field. What stood there stays allowed, whatever is offered by now.
    pub fn read(&self, key: &str, former: &[String], given: Vec<String>) -> Result<Vec<String>, Refused> {
        let Some(definition) = self.get(key) else {
            return Ok(given);
        };
        if definition.key != key {
            return Err(Refused::Spelling(definition.key.clone()));
        }
        if given == former {
            return Ok(given);
        }
        if definition.is_archived {
            return Err(Refused::Archived);
        }
        if given.is_empty() && definition.required {
            return Err(Refused::Required);
        }
        if given.len() > 1 && !definition.is_many() {
            return Err(Refused::OneValue);
        }
        let one = |value: String| {
            if former.contains(&value) {
                Ok(value)
            } else {
                self.value(definition, &value)
            }
        };
        given.into_iter().map(one).collect()
    }

    fn value(&self, of: &Definition, value: &str) -> Result<String, Refused> {
        let lower = value.to_lowercase();
        match of.kind {
            Kind::Select | Kind::Multi => self.options.get(&(of.id, lower)).cloned().ok_or(Refused::Option),
            Kind::Person => self.people.get(&lower).map(Uuid::to_string).ok_or(Refused::Person),
            kind => normalize(kind, value),
        }
    }

    /// The names of the fields that a new person needs and has not, in the order of their keys.
    pub fn missing(&self, has: impl Fn(&str) -> bool) -> Vec<String> {
        let needed = self.definitions.values().filter(|one| one.required && !one.is_archived);
        let mut names: Vec<String> = needed.filter(|one| !has(&one.key)).map(Definition::name).collect();
        names.sort();
        names
    }
}

/// A value in the one way in which it is kept, as far as it says so by itself.
pub fn normalize(kind: Kind, value: &str) -> Result<String, Refused> {
    match kind {
        Kind::Text | Kind::Select | Kind::Multi => Ok(value.to_owned()),
        Kind::Number => number(value).ok_or(Refused::Number),
        Kind::Date => day(value).map(|day| day.to_string()).ok_or(Refused::Date),
        Kind::Bool => match value.to_lowercase().as_str() {
            "true" | "yes" | "1" => Ok("true".to_owned()),
            "false" | "no" | "0" => Ok("false".to_owned()),
            _ => Err(Refused::YesNo),
        },
        Kind::Person => Uuid::parse_str(value)
            .map(|id| id.to_string())
            .map_err(|_| Refused::Person),
    }
}

/// A number with at most six places, without what means nothing.
fn number(text: &str) -> Option<String> {
    let (sign, digits) = text.strip_prefix('-').map_or(("", text), |rest| ("-", rest));
    let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, "0"));
    let plain =
        |part: &str, most: usize| (1..=most).contains(&part.len()) && part.bytes().all(|digit| digit.is_ascii_digit());
    if !plain(whole, 15) || !plain(part, 6) {
        return None;
    }
    let (whole, part) = (whole.trim_start_matches('0'), part.trim_end_matches('0'));
    let whole = if whole.is_empty() { "0" } else { whole };
    let number = if part.is_empty() {
        whole.to_owned()
    } else {
        format!("{whole}.{part}")
    };
    Some(if number == "0" {
        number
    } else {
        format!("{sign}{number}")
    })
}

fn day(text: &str) -> Option<NaiveDate> {
    let read = |format| NaiveDate::parse_from_str(text, format).ok();
    let day = read("%Y-%m-%d").or_else(|| read("%d/%m/%Y"))?;
    (1900..=2100).contains(&chrono::Datelike::year(&day)).then_some(day)
}

#[cfg(test)]
mod tests {
    use super::super::model::Audience;
    use super::*;

    fn definition(key: &str, kind: Kind) -> Definition {
        Definition {
            id: Uuid::from_u128(1),
            key: key.to_owned(),
            label: key.to_owned(),
            hint: String::new(),
            kind,
            required: false,
            visible_to: Audience::Admins,
            editable_by: Audience::Admins,
            options: 0,
            in_rules: false,
            in_reports: false,
            is_archived: false,
            revision: 1,
        }
    }

    fn rules(definition: Definition) -> Rules {
        let options = HashMap::from([((definition.id, "red".to_owned()), "Red".to_owned())]);
        let people = HashMap::from([("ana@acme.test".to_owned(), Uuid::from_u128(7))]);
        Rules::new(vec![definition], options, people)
    }

    fn read(definition: Definition, former: &[&str], given: &[&str]) -> Result<Vec<String>, Refused> {
        let key = definition.key.clone();
        let texts = |list: &[&str]| list.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        rules(definition).read(&key, &texts(former), texts(given))
    }

    #[test]
    fn each_type_reads_its_values_and_refuses_the_others() {
        for (kind, given, expected) in [
            (Kind::Text, "Anything", "Anything"),
            (Kind::Number, "-041,50", "-41.5"),
            (Kind::Number, "-0.0", "0"),
            (Kind::Date, "01/03/1990", "1990-03-01"),
            (Kind::Select, "RED", "Red"),
            (Kind::Multi, "red", "Red"),
            (Kind::Bool, "Yes", "true"),
            (Kind::Person, "Ana@acme.test", "00000000-0000-0000-0000-000000000007"),
        ] {
            assert_eq!(read(definition("size", kind), &[], &[given]).unwrap(), [expected]);
        }
        for (kind, given, refused) in [
            (Kind::Number, "4 1", Refused::Number),
            (Kind::Number, "1.1234567", Refused::Number),
            (Kind::Date, "31/02/1990", Refused::Date),
            (Kind::Select, "green", Refused::Option),
            (Kind::Bool, "maybe", Refused::YesNo),
            (Kind::Person, "who@acme.test", Refused::Person),
        ] {
            assert_eq!(read(definition("size", kind), &[], &[given]), Err(refused));
        }
    }

    #[test]
    fn one_value_unless_the_field_holds_several() {
        assert_eq!(
            read(definition("size", Kind::Text), &[], &["a", "b"]),
            Err(Refused::OneValue)
        );
        assert_eq!(read(definition("loc1", Kind::Text), &[], &["a", "b"]).unwrap().len(), 2);
        assert_eq!(
            read(definition("loc1", Kind::Select), &[], &["red", "blue"]),
            Err(Refused::OneValue)
        );
    }

    #[test]
    fn what_stood_there_stays_and_new_values_follow_the_definition() {
        let colours = || definition("colour", Kind::Multi);
        assert_eq!(read(colours(), &["Old"], &["Old", "red"]).unwrap(), ["Old", "Red"]);
        assert_eq!(read(colours(), &[], &["Old"]), Err(Refused::Option));
        let away = Definition {
            is_archived: true,
            ..colours()
        };
        assert_eq!(read(away.clone(), &["Old"], &["Old"]).unwrap(), ["Old"]);
        assert_eq!(read(away, &["Old"], &[]), Err(Refused::Archived));
        let needed = Definition {
            required: true,
            ..colours()
        };
        assert_eq!(read(needed, &["Old"], &[]), Err(Refused::Required));
    }

    #[test]
    fn a_field_has_one_spelling_and_one_without_a_definition_holds_anything() {
        let rules = rules(definition("shoeSize", Kind::Number));
        let given = vec!["41".to_owned()];
        assert_eq!(
            rules.read("ShoeSize", &[], given.clone()),
            Err(Refused::Spelling("shoeSize".into()))
        );
        assert_eq!(rules.read("hat", &[], given.clone()), Ok(given));
        assert!(rules.is_many("hat") && !rules.is_many("shoeSize"));
    }

    #[test]
    fn a_new_person_lacks_what_is_needed() {
        let needed = Definition {
            required: true,
            ..definition("shoeSize", Kind::Number)
        };
        assert_eq!(rules(needed.clone()).missing(|_| false), ["fields.shoeSize"]);
        assert!(rules(needed.clone()).missing(|key| key == "shoeSize").is_empty());
        let away = Definition {
            is_archived: true,
            ..needed
        };
        assert!(rules(away).missing(|_| false).is_empty());
    }
}
