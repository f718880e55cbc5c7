//! The categories that a rule can ask for: those of the specification, and the fields of which an admin said so.

use super::model::Rule;
use crate::features::fields::{self, Definition, Kind};
use crate::features::people::Status;
use crate::prelude::*;

/// What a category's values look like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// No values: the category is enough.
    Nobody,
    Person,
    /// Words of a closed list.
    Word,
    /// `true` or `false`.
    Truth,
    /// Anything that people have.
    Text,
}

/// The categories of the specification as it spells them, the narrowest first: a rule looks for its people by the first that
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
    ("team", Shape::Text),
    ("status", Shape::Word),
    ("roles", Shape::Word),
    ("everyone", Shape::Nobody),
];

/// The roles that a rule may ask for.
const ROLES: &[&str] = &["learner", "manager", "admin", "superadmin"];

/// Behind this one stand the organisation's own fields: a value of theirs is as narrow as a tag.
const BEFORE_OWN: &str = "tags";

/// The states that a rule may ask for: nothing is for those who were put away.
fn states() -> impl Iterator<Item = &'static str> {
    let all = Status::ALL.iter().filter(|state| **state != Status::Archived);
    all.map(Status::into_str)
}

const TRUTHS: &[&str] = &["true", "false"];

/// A category as screens get it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Category {
    /// As the specification spells it; of an organisation's own field its key.
    pub id: String,
    /// What an admin calls it, of a field that one described.
    pub label: Option<String>,
    /// What its values look like.
    pub shape: Shape,
    /// All values, where the list is closed.
    pub values: Vec<&'static str>,
    /// Whether an admin described it, or somebody has a value in it.
    pub is_used: bool,
}

/// A field of which an admin said something, as rules ask for it.
#[derive(Debug, Clone)]
struct DefinedField {
    key: String,
    label: Option<String>,
    kind: Kind,
}

/// What rules of a team can ask for.
#[derive(Debug, Clone, Default)]
pub struct Categories(Vec<DefinedField>);

fn fixed(category: &str) -> Option<Shape> {
    let found = CATEGORIES.iter().find(|(id, _)| *id == category);
    found.map(|(_, shape)| *shape)
}

fn shape_of(kind: Kind) -> Shape {
    match kind {
        Kind::Person => Shape::Person,
        Kind::Bool => Shape::Truth,
        _ => Shape::Text,
    }
}

/// How wide a category is, in the order in which a rule looks for its people.
pub fn width(category: &str) -> usize {
    let index_of = |id: &str| CATEGORIES.iter().position(|(one, _)| *one == id);
    let own = index_of(BEFORE_OWN).map(|at| 2 * at + 1).unwrap_or_default();
    index_of(category).map_or(own, |at| 2 * at)
}

impl Categories {
    /// From what a team's admins said of its fields.
    pub fn new(definitions: Vec<Definition>) -> Self {
        let described = definitions
            .into_iter()
            .filter(Definition::is_category)
            .map(|one| DefinedField {
                key: one.key,
                label: Some(one.label),
                kind: one.kind,
            });
        Self(described.collect())
    }

    /// Those that a rule asks for already stay in it, whatever became of their fields.
    pub fn with_used_by(mut self, rule: &Rule) -> Self {
        for (category, _) in rule.lists() {
            if self.shape(category).is_none() {
                self.0.push(DefinedField {
                    key: category.to_owned(),
                    label: None,
                    kind: Kind::Text,
                });
            }
        }
        self
    }

    fn described(&self, category: &str) -> Option<&DefinedField> {
        self.0.iter().find(|one| one.key == category)
    }

    /// What of a described field is offered to choose from, if it is one of choices.
    pub fn has_options(&self, category: &str) -> bool {
        self.described(category).is_some_and(|one| one.kind.has_options())
    }

    /// The shape of a category, if there is one of this name.
    pub fn shape(&self, category: &str) -> Option<Shape> {
        let described = self.described(category).map(|one| shape_of(one.kind));
        described.or_else(|| fixed(category))
    }

    /// The closed list of a category.
    pub fn options(&self, category: &str) -> Vec<&'static str> {
        match category {
            "status" => states().collect(),
            "roles" => ROLES.to_vec(),
            _ if self.shape(category) == Some(Shape::Truth) => TRUTHS.to_vec(),
            _ => Vec::new(),
        }
    }

    /// All of them, the widest first; an organisation's own in their order. `used`: those of free values in which somebody has one.
    pub fn all(&self, used: &[String]) -> Vec<Category> {
        let own = self.0.iter().filter(|one| fixed(&one.key).is_none());
        let fixed = CATEGORIES.iter().rev().map(|(id, _)| *id);
        let (mut all, mut own): (Vec<&str>, Vec<&str>) = (fixed.collect(), own.map(|one| one.key.as_str()).collect());
        let at = all.iter().position(|id| *id == BEFORE_OWN).unwrap_or(all.len());
        all.splice(at..at, own.drain(..));
        let of = |id: &str| Category {
            label: self.described(id).and_then(|one| one.label.clone()),
            shape: self.shape(id).unwrap_or(Shape::Text),
            is_used: self.described(id).is_some()
                || self.shape(id) != Some(Shape::Text)
                || used.iter().any(|one| one == id),
            values: self.options(id),
            id: id.to_owned(),
        };
        all.into_iter().map(of).collect()
    }

    /// A value in the one way in which people have it: rules are matched by text.
    pub fn normalize(&self, category: &str, text: &str) -> Result<String, (&'static str, String)> {
        if let Some(described) = self.described(category) {
            let wrong = |refused: fields::Refused| (refused.code(), refused.to_string());
            return fields::normalize(described.kind, text).map_err(wrong);
        }
        match fixed(category) {
            Some(Shape::Person) => Uuid::parse_str(text)
                .map(|id| id.to_string())
                .map_err(|_| ("unknown_person", "Choose people from the list.".to_owned())),
            Some(Shape::Word) if !self.options(category).contains(&text.to_lowercase().as_str()) => {
                Err(("unknown_value", format!("“{text}” is not a value of this category.")))
            }
            _ => Ok(text.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_categories_of_the_specification_are_there() {
        let all = Categories::default().all(&[]);
        let ids: Vec<&str> = all.iter().map(|category| category.id.as_str()).collect();
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
            "team",
        ];
        let numbered: Vec<String> = ["loc", "div", "custom"]
            .iter()
            .flat_map(|name| (1..=6).map(move |i| format!("{name}{i}")))
            .collect();
        expected.extend(numbered.iter().map(String::as_str));
        assert_eq!(ids.len(), expected.len());
        assert!(expected.iter().all(|id| ids.contains(id)));
    }

    fn described(key: &str, kind: Kind) -> DefinedField {
        DefinedField {
            key: key.to_owned(),
            label: Some(format!("The {key}")),
            kind,
        }
    }

    #[test]
    fn described_fields_stand_among_them_with_their_names_and_values() {
        let all = [
            described("shoeSize", Kind::Number),
            described("driver", Kind::Bool),
            described("loc1", Kind::Date),
        ];
        let categories = Categories(all.into());
        let shown = categories.all(&["loc2".to_owned()]);
        let of = |id: &str| shown.iter().find(|one| one.id == id).unwrap();
        assert_eq!(of("shoeSize").label.as_deref(), Some("The shoeSize"));
        assert_eq!((of("driver").shape, of("driver").values.len()), (Shape::Truth, 2));
        assert_eq!(of("loc1").label.as_deref(), Some("The loc1"));
        assert_eq!(shown.iter().filter(|one| one.id == "loc1").count(), 1);
        let used = |id: &str| of(id).is_used;
        assert!(["shoeSize", "loc1", "loc2", "roles", "managers"].into_iter().all(used));
        assert!(!used("loc3") && !used("tags"));
        assert_eq!(categories.normalize("shoeSize", "041,50").unwrap(), "41.5");
        assert_eq!(categories.normalize("loc1", "01/03/1990").unwrap(), "1990-03-01");
        assert_eq!(categories.normalize("driver", "maybe").unwrap_err().0, "not_yes_or_no");
        assert!(width("tags") < width("shoeSize") && width("shoeSize") < width("loc1"));
    }

    #[test]
    fn a_rule_keeps_what_it_asks_for() {
        let rule = Rule::stored(&serde_json::json!({"hat": ["Red"], "loc1": ["Leeds"]}));
        assert_eq!(Categories::default().shape("hat"), None);
        let categories = Categories::default().with_used_by(&rule);
        assert_eq!(categories.shape("hat"), Some(Shape::Text));
        assert_eq!(categories.0.len(), 1);
    }
}
