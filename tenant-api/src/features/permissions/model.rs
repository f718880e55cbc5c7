//! Rules: which categories there are, what a rule may hold, and what it is matched by. Plain functions.

use std::collections::BTreeMap;

use learnt_kernel::problem::FieldError;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

/// What a category's values look like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// No values: the category is enough.
    Nobody,
    /// People.
    Person,
    /// Words of a closed list.
    Word,
    /// Anything that people have.
    Text,
}

/// All categories as the specification spells them, the narrowest first: a rule looks for its people by the first that
/// it names. `nobody` has no values.
const CATEGORIES: &[(&str, Shape)] = &[
    ("userId", Shape::Person),
    ("username", Shape::Text),
    ("employeeId", Shape::Text),
    ("managers", Shape::Person),
    ("position", Shape::Text),
    ("tags", Shape::Text),
    ("custom1", Shape::Text),
    ("custom2", Shape::Text),
    ("custom3", Shape::Text),
    ("custom4", Shape::Text),
    ("custom5", Shape::Text),
    ("custom6", Shape::Text),
    ("loc6", Shape::Text),
    ("loc5", Shape::Text),
    ("loc4", Shape::Text),
    ("loc3", Shape::Text),
    ("loc2", Shape::Text),
    ("loc1", Shape::Text),
    ("div6", Shape::Text),
    ("div5", Shape::Text),
    ("div4", Shape::Text),
    ("div3", Shape::Text),
    ("div2", Shape::Text),
    ("div1", Shape::Text),
    ("status", Shape::Word),
    ("roles", Shape::Word),
    ("everyone", Shape::Nobody),
];

/// The states that a rule may ask for.
pub const STATES: &[&str] = &[
    "active",
    "inactive",
    "maternity leave",
    "paternity leave",
    "sick leave",
    "compassionate leave",
    "leave without pay",
    "terminated",
];
/// The roles that a rule may ask for.
pub const ROLES: &[&str] = &["learner", "manager", "admin", "superadmin"];

const MOST_VALUES: usize = 5_000;
const LONGEST_VALUE: usize = 200;

/// A category as screens get it, in the order they offer it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Category {
    /// As the specification spells it.
    pub id: &'static str,
    /// What its values look like.
    pub shape: Shape,
    /// All values, where the list is closed.
    pub values: Vec<&'static str>,
}

/// The categories that a rule can ask for, the widest first.
pub fn categories() -> Vec<Category> {
    let of = |(id, shape): &(&'static str, Shape)| Category {
        id,
        shape: *shape,
        values: words(id).to_vec(),
    };
    CATEGORIES.iter().rev().map(of).collect()
}

/// The shape of a category, if there is one of this name.
pub fn shape(category: &str) -> Option<Shape> {
    CATEGORIES
        .iter()
        .find(|(id, _)| *id == category)
        .map(|(_, shape)| *shape)
}

/// The closed list of a category.
pub fn words(category: &str) -> &'static [&'static str] {
    match category {
        "status" => STATES,
        "roles" => ROLES,
        _ => &[],
    }
}

/// A rule that holds together: AND across categories, OR inside a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(transparent)]
pub struct Rule(BTreeMap<String, Vec<String>>);

impl Rule {
    /// Reads a rule as a person wrote it; every fault is named at its category.
    pub fn parse(given: &Value) -> Result<Self, Vec<FieldError>> {
        let Some(map) = given.as_object() else {
            return Err(vec![FieldError::new(
                "rule",
                "invalid",
                "A rule names categories, each with a list of values.",
            )]);
        };
        if map.is_empty() {
            return Err(vec![FieldError::new(
                "rule",
                "required",
                "Choose at least one category.",
            )]);
        }
        let (mut rule, mut errors) = (BTreeMap::new(), Vec::new());
        for (category, values) in map {
            match parse_values(category, values) {
                Ok(values) => drop(rule.insert(category.clone(), values)),
                Err((code, message)) => errors.push(FieldError::new(format!("rule.{category}"), code, message)),
            }
        }
        if errors.is_empty() { Ok(Self(rule)) } else { Err(errors) }
    }

    /// Reads a stored rule.
    pub fn stored(given: &Value) -> Self {
        Self(serde_json::from_value(given.clone()).unwrap_or_default())
    }

    /// As it is stored and spoken.
    pub fn to_json(&self) -> Value {
        serde_json::json!(self.0)
    }

    /// Each category with its values.
    pub fn lists(&self) -> impl Iterator<Item = (&str, &[String])> {
        self.0
            .iter()
            .map(|(category, values)| (category.as_str(), values.as_slice()))
    }

    /// Each category with the facets that it is matched by, the narrowest first.
    pub fn groups(&self, facet: impl Fn(&str, &str) -> String) -> Vec<(&'static str, Vec<String>)> {
        let of = |(id, shape): &(&'static str, Shape)| {
            let values = self.0.get(*id)?;
            let facets = match shape {
                Shape::Nobody => vec![facet(id, "")],
                _ => values.iter().map(|value| facet(id, value)).collect(),
            };
            Some((*id, facets))
        };
        CATEGORIES.iter().filter_map(of).collect()
    }

    /// Whether the rule speaks of the status: only then it reaches people who left.
    pub fn any_status(&self) -> bool {
        self.0.contains_key("status")
    }

    /// The people that the rule names, to be shown by name.
    pub fn people(&self) -> Vec<Uuid> {
        let values = ["userId", "managers"]
            .iter()
            .filter_map(|category| self.0.get(*category))
            .flatten();
        values.filter_map(|value| Uuid::parse_str(value).ok()).collect()
    }
}

fn parse_values(category: &str, given: &Value) -> Result<Vec<String>, (&'static str, String)> {
    let Some(shape) = shape(category) else {
        return Err(("unknown_category", format!("There is no category '{category}'.")));
    };
    if shape == Shape::Nobody {
        return Ok(vec![category.to_owned()]);
    }
    let texts: Option<Vec<&str>> = given
        .as_array()
        .and_then(|list| list.iter().map(Value::as_str).collect());
    let Some(texts) = texts else {
        return Err(("invalid", "The values of a category are a list of texts.".to_owned()));
    };
    let mut values: Vec<String> = Vec::with_capacity(texts.len());
    let mut seen = std::collections::HashSet::new();
    for text in texts.into_iter().map(str::trim).filter(|text| !text.is_empty()) {
        let value = checked(category, shape, text)?;
        if seen.insert(value.to_lowercase()) {
            values.push(value);
        }
    }
    match values.len() {
        0 => Err(("required", "Choose at least one value.".to_owned())),
        n if n > MOST_VALUES => Err(("too_many", format!("A category takes at most {MOST_VALUES} values."))),
        _ => Ok(values),
    }
}

/// The value as it is stored. A person's id is written in one way only: rules are matched by text.
fn checked(category: &str, shape: Shape, text: &str) -> Result<String, (&'static str, String)> {
    if text.chars().count() > LONGEST_VALUE {
        return Err(("too_long", format!("A value has at most {LONGEST_VALUE} characters.")));
    }
    match shape {
        Shape::Person => Uuid::parse_str(text)
            .map(|id| id.to_string())
            .map_err(|_| ("unknown_person", "Choose people from the list.".to_owned())),
        Shape::Word if !words(category).contains(&text.to_lowercase().as_str()) => Err((
            "unknown_value",
            format!("'{text}' is none of the values of this category."),
        )),
        _ => Ok(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn facet(category: &str, value: &str) -> String {
        format!("{}={}", category.to_lowercase(), value.to_lowercase())
    }

    fn faults(given: Value) -> Vec<(String, String)> {
        let errors = Rule::parse(&given).expect_err("a fault");
        errors.into_iter().map(|error| (error.field, error.code)).collect()
    }

    #[test]
    fn a_rule_is_groups_of_facets_the_narrowest_first() {
        let rule =
            Rule::parse(&json!({ "loc1": ["Leeds", " leeds ", "York", ""], "everyone": [], "position": ["Nurse"] }))
                .expect("a rule");
        let groups = rule.groups(facet);
        assert_eq!(
            groups,
            vec![
                ("position", vec!["position=nurse".to_owned()]),
                ("loc1", vec!["loc1=leeds".to_owned(), "loc1=york".to_owned()]),
                ("everyone", vec!["everyone=".to_owned()]),
            ]
        );
        assert_eq!(
            rule.to_json(),
            json!({ "everyone": ["everyone"], "loc1": ["Leeds", "York"], "position": ["Nurse"] })
        );
        assert_eq!(Rule::stored(&rule.to_json()), rule);
    }

    #[test]
    fn a_person_is_named_in_one_way_however_the_id_is_written() {
        let id = "0190f7a0-0000-7000-8000-00000000000a";
        let written = [
            id.to_uppercase(),
            id.replace('-', ""),
            format!("{{{id}}}"),
            format!("urn:uuid:{id}"),
        ];
        let rule = Rule::parse(&json!({ "userId": written })).expect("a rule");
        assert_eq!(rule.to_json(), json!({ "userId": [id] }));
    }

    #[test]
    fn every_fault_is_named_at_its_category() {
        let many =
            faults(json!({ "shoeSize": ["41"], "loc1": [], "roles": ["king"], "userId": ["lena"], "tags": "x" }));
        for (field, code) in [
            ("rule.shoeSize", "unknown_category"),
            ("rule.loc1", "required"),
            ("rule.roles", "unknown_value"),
            ("rule.userId", "unknown_person"),
            ("rule.tags", "invalid"),
        ] {
            assert!(
                many.contains(&(field.to_owned(), code.to_owned())),
                "{field} {code} in {many:?}"
            );
        }
        assert_eq!(many.len(), 5);
        assert_eq!(faults(json!({})), [("rule".to_owned(), "required".to_owned())]);
        assert_eq!(faults(json!(["everyone"])), [("rule".to_owned(), "invalid".to_owned())]);
        assert_eq!(
            faults(json!({ "tags": ["x".repeat(201)] })),
            [("rule.tags".to_owned(), "too_long".to_owned())]
        );
    }

    #[test]
    fn a_list_takes_five_thousand_values() {
        let values = |n: usize| (0..n).map(|i| format!("v{i}")).collect::<Vec<_>>();
        assert!(Rule::parse(&json!({ "custom1": values(5_000) })).is_ok());
        assert_eq!(
            faults(json!({ "custom1": values(5_001) })),
            [("rule.custom1".to_owned(), "too_many".to_owned())]
        );
    }

    #[test]
    fn all_categories_of_the_specification_are_there() {
        let ids: Vec<&str> = categories().iter().map(|category| category.id).collect();
        let mut expected = vec![
            "everyone",
            "userId",
            "username",
            "employeeId",
            "roles",
            "managers",
            "status",
            "position",
            "tags",
        ];
        let numbered: Vec<String> = ["loc", "div", "custom"]
            .iter()
            .flat_map(|name| (1..=6).map(move |i| format!("{name}{i}")))
            .collect();
        expected.extend(numbered.iter().map(String::as_str));
        assert_eq!(ids.len(), expected.len());
        assert!(expected.iter().all(|id| ids.contains(id)));
    }

    #[test]
    fn only_a_rule_about_the_status_reaches_those_who_left() {
        assert!(
            Rule::parse(&json!({ "status": ["Terminated"] }))
                .expect("a rule")
                .any_status()
        );
        assert!(!Rule::parse(&json!({ "everyone": [] })).expect("a rule").any_status());
    }
}
