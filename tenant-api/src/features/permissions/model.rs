//! Rules: what a rule may hold, and what it is matched by. Plain functions.

use crate::prelude::*;

use std::collections::{BTreeMap, BTreeSet};

use super::categories::{Categories, Shape, width};

const MOST_VALUES: usize = 5_000;
const LONGEST_VALUE: usize = 200;
/// The category without values.
pub const EVERYONE: &str = "everyone";

/// A rule that holds together: AND across categories, OR inside a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(transparent)]
pub struct Rule(BTreeMap<String, Vec<String>>);

impl Rule {
    /// Reads a rule as a person wrote it; every fault is named at its category.
    pub fn parse(given: &Value, categories: &Categories) -> Result<Self, Vec<FieldError>> {
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
            match parse_values(categories, category, values) {
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
    pub fn groups(&self, facet: impl Fn(&str, &str) -> String) -> Vec<(&str, Vec<String>)> {
        let facets = |id: &str, values: &[String]| match id {
            EVERYONE => vec![facet(id, "")],
            _ => values.iter().map(|value| facet(id, value)).collect(),
        };
        let lists = self.lists();
        let mut groups: Vec<_> = lists.map(|(id, values)| (id, facets(id, values))).collect();
        groups.sort_by_key(|(id, _)| width(id));
        groups
    }

    /// Whether both name the same people in the same way, however their values are written and ordered.
    pub fn is_same_as(&self, other: &Self, facet: impl Fn(&str, &str) -> String) -> bool {
        let compared = |rule: &Self| {
            let groups = rule.groups(&facet);
            let sets = groups
                .into_iter()
                .map(|(category, facets)| (category.to_owned(), facets.into_iter().collect::<BTreeSet<_>>()));
            sets.collect::<BTreeMap<_, _>>()
        };
        compared(self) == compared(other)
    }

    /// Whether the rule speaks of the status: only then it reaches people who left.
    pub fn any_status(&self) -> bool {
        self.0.contains_key("status")
    }

    /// The people that the rule names, to be shown by name.
    pub fn people(&self) -> Vec<Uuid> {
        let values = self.0.values().flatten();
        values.filter_map(|value| Uuid::parse_str(value).ok()).collect()
    }
}

/// Why a rule is not put in force.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Another rule says the same of the same document.
    #[error("The rule “{title}” already assigns this {noun} to the same people. Change that rule instead.")]
    SameRule {
        /// The other rule's title.
        title: String,
        /// What a document of this type is called.
        noun: &'static str,
    },
}

fn parse_values(categories: &Categories, category: &str, given: &Value) -> Result<Vec<String>, (&'static str, String)> {
    let Some(shape) = categories.shape(category) else {
        return Err(("unknown_category", format!("The category “{category}” does not exist.")));
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
        if text.chars().count() > LONGEST_VALUE {
            return Err((
                "too_long",
                format!("A value can have at most {LONGEST_VALUE} characters."),
            ));
        }
        let value = categories.normalize(category, text)?;
        if seen.insert(value.to_lowercase()) {
            values.push(value);
        }
    }
    match values.len() {
        0 => Err(("required", "Choose at least one value.".to_owned())),
        n if n > MOST_VALUES => Err(("too_many", format!("A category can have at most {MOST_VALUES} values."))),
        _ => Ok(values),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn facet(category: &str, value: &str) -> String {
        format!("{}={}", category.to_lowercase(), value.to_lowercase())
    }

    fn parse(given: &Value) -> Result<Rule, Vec<FieldError>> {
        Rule::parse(given, &Categories::default())
    }

    fn faults(given: Value) -> Vec<(String, String)> {
        let errors = parse(&given).expect_err("a fault");
        errors.into_iter().map(|error| (error.field, error.code)).collect()
    }

    #[test]
    fn a_rule_is_groups_of_facets_the_narrowest_first() {
        let rule = parse(&json!({ "loc1": ["Leeds", " leeds ", "York", ""], "everyone": [], "position": ["Nurse"] }))
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
    fn two_rules_are_the_same_however_they_are_written() {
        let rule = |given: Value| parse(&given).expect("a rule");
        let one = rule(json!({ "loc1": ["Leeds", "York"], "position": ["Nurse"] }));
        assert!(one.is_same_as(
            &rule(json!({ "position": ["nurse"], "loc1": ["YORK", "leeds"] })),
            facet
        ));
        assert!(!one.is_same_as(&rule(json!({ "position": ["nurse"], "loc1": ["York"] })), facet));
        assert!(!one.is_same_as(&rule(json!({ "loc1": ["Leeds", "York"] })), facet));
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
        let rule = parse(&json!({ "userId": written })).expect("a rule");
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
        assert!(parse(&json!({ "custom1": values(5_000) })).is_ok());
        assert_eq!(
            faults(json!({ "custom1": values(5_001) })),
            [("rule.custom1".to_owned(), "too_many".to_owned())]
        );
    }

    #[test]
    fn only_a_rule_about_the_status_reaches_those_who_left() {
        assert!(
            parse(&json!({ "status": ["Terminated"] }))
                .expect("a rule")
                .any_status()
        );
        assert!(!parse(&json!({ "everyone": [] })).expect("a rule").any_status());
    }
}
