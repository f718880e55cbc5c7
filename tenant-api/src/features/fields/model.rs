//! What a field is: its type, who sees and edits it, what it offers; and what an admin may say of it.

use std::collections::HashSet;

use learnt_kernel::problem::{FieldError, Problem, Result};
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;
use utoipa::ToSchema;
use uuid::Uuid;

/// The most fields of a team that are in use at once.
pub const MOST_FIELDS: usize = 200;
/// The most options of one field.
pub const MOST_OPTIONS: usize = 5_000;
const LONGEST_OPTION: usize = 200;

/// What may stand in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = FieldType)]
#[allow(missing_docs)]
pub enum Kind {
    Text,
    Number,
    Date,
    /// One of its options.
    Select,
    /// Several of its options.
    Multi,
    /// Yes or no.
    Bool,
    /// Somebody of the team.
    Person,
}

impl Kind {
    const ALL: [(Self, &'static str); 7] = [
        (Self::Text, "text"),
        (Self::Number, "number"),
        (Self::Date, "date"),
        (Self::Select, "select"),
        (Self::Multi, "multi"),
        (Self::Bool, "bool"),
        (Self::Person, "person"),
    ];

    /// The word that is stored.
    pub fn as_str(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(kind, _)| *kind == self)
            .map_or("text", |(_, word)| word)
    }

    /// Reads a stored word.
    pub fn parse(word: &str) -> Self {
        Self::ALL
            .iter()
            .find(|(_, one)| *one == word)
            .map_or(Self::Text, |(kind, _)| *kind)
    }

    /// Whether its values are chosen from options.
    pub fn has_options(self) -> bool {
        matches!(self, Self::Select | Self::Multi)
    }

    /// Whether values of this type stay readable as the other: texts and choices are texts alike.
    fn becomes(self, other: Self) -> bool {
        let texts = |kind| matches!(kind, Self::Text | Self::Select | Self::Multi);
        self == other || (texts(self) && texts(other))
    }
}

/// Who sees a field, or edits it, beside admins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = FieldAudience)]
pub enum Audience {
    /// Nobody.
    Admins,
    /// The person whom it is about.
    Person,
}

impl Audience {
    /// The word that is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Admins => "admins",
            Self::Person => "person",
        }
    }

    fn parse(word: &str) -> Self {
        if word == "person" { Self::Person } else { Self::Admins }
    }
}

/// A field of the team's people.
#[derive(Debug, Clone)]
pub struct Definition {
    /// Its id.
    pub id: Uuid,
    /// Under which memberships keep its values.
    pub key: String,
    /// Its name.
    pub label: String,
    /// A line below it in forms.
    pub hint: String,
    /// What may stand in it.
    pub kind: Kind,
    /// Whether it may be left empty.
    pub required: bool,
    /// Who sees it beside admins.
    pub visible_to: Audience,
    /// Who edits it beside admins.
    pub editable_by: Audience,
    /// How many options it has.
    pub options: i32,
    /// Whether an admin said that rules ask for it.
    pub in_rules: bool,
    /// Whether reports show it.
    pub in_reports: bool,
    /// In no form.
    pub is_archived: bool,
    /// Counts its changes.
    pub revision: i32,
}

impl Definition {
    /// Whether it is one of those that every team has: those hold lists of texts.
    pub fn is_predefined(&self) -> bool {
        is_predefined(&self.key)
    }

    /// Whether it holds several values.
    pub fn is_many(&self) -> bool {
        self.kind == Kind::Multi || (self.kind == Kind::Text && self.is_predefined())
    }

    /// Whether rules can ask for it; for those that every team has they always can.
    pub fn is_category(&self) -> bool {
        !self.is_archived && (self.in_rules || self.is_predefined())
    }

    /// What forms and problems call it.
    pub fn name(&self) -> String {
        if self.is_predefined() {
            self.key.clone()
        } else {
            format!("fields.{}", self.key)
        }
    }
}

impl From<learnt_queries::queries::fields::Definition> for Definition {
    fn from(row: learnt_queries::queries::fields::Definition) -> Self {
        Self {
            id: row.id,
            key: row.key,
            label: row.label,
            hint: row.hint,
            kind: Kind::parse(&row.kind),
            required: row.required,
            visible_to: Audience::parse(&row.visible_to),
            editable_by: Audience::parse(&row.editable_by),
            options: row.options,
            in_rules: row.in_rules,
            in_reports: row.in_reports,
            is_archived: row.archived_at.is_some(),
            revision: row.revision,
        }
    }
}

/// `loc1` to `loc6`, `div1` to `div6`, `custom1` to `custom6`.
pub fn is_predefined(key: &str) -> bool {
    let digit = ["loc", "div", "custom"]
        .iter()
        .find_map(|group| key.strip_prefix(group));
    matches!(digit, Some("1" | "2" | "3" | "4" | "5" | "6"))
}

/// What an admin says of a field.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FieldForm)]
pub struct Form {
    /// Its name.
    pub label: String,
    /// A line below it in forms.
    #[serde(default)]
    pub hint: String,
    /// What may stand in it.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Whether it has to be filled when a person is added, and not emptied afterwards.
    #[serde(default)]
    pub required: bool,
    /// Who sees it beside admins.
    pub visible_to: Audience,
    /// Who edits it beside admins.
    pub editable_by: Audience,
    /// Whether rules can ask for it.
    #[serde(default)]
    pub in_rules: bool,
    /// Whether reports show it.
    #[serde(default)]
    pub in_reports: bool,
    /// What a field of choices offers, in order; left out: as before.
    pub options: Option<Vec<String>>,
}

impl Form {
    /// Everything that is wrong with it, or the same with its texts made even.
    pub fn checked(mut self, before: Option<&Definition>) -> Result<Self> {
        let mut errors = Vec::new();
        self.label = even(&self.label);
        self.hint = even(&self.hint);
        for (field, text, least, most) in [("label", &self.label, 1, 100), ("hint", &self.hint, 0, 300)] {
            if let Some(error) = bad_text(field, text, least, most) {
                errors.push(error);
            }
        }
        if self.editable_by == Audience::Person && self.visible_to == Audience::Admins {
            let sentence = "Nobody can edit what they do not see";
            errors.push(FieldError::new("editableBy", "not_visible", sentence));
        }
        match self.options.take().filter(|_| self.kind.has_options()).map(options) {
            Some(Ok(options)) => self.options = Some(options),
            Some(Err(error)) => errors.push(error),
            None if self.kind.has_options() && before.is_none_or(|before| before.options == 0) => {
                errors.push(FieldError::new("options", "required", "Enter at least one option"));
            }
            None => {}
        }
        if errors.is_empty() {
            Ok(self)
        } else {
            Err(Problem::unprocessable(errors))
        }
    }

    /// Whether the values that people have stay what they are.
    pub fn keeps_values(&self, before: &Definition) -> bool {
        before.kind.becomes(self.kind)
    }
}

/// Trimmed and composed.
fn even(text: &str) -> String {
    text.trim().nfc().collect()
}

fn bad_text(field: &str, text: &str, least: usize, most: usize) -> Option<FieldError> {
    let length = text.chars().count();
    if text.chars().any(char::is_control) {
        let sentence = "This holds characters that cannot be shown";
        Some(FieldError::new(field, "odd_characters", sentence))
    } else if length < least {
        Some(FieldError::new(field, "required", "This is needed"))
    } else if length > most {
        Some(FieldError::new(
            field,
            "too_long",
            format!("This is longer than {most} characters"),
        ))
    } else {
        None
    }
}

/// Options in order; empty lines and repetitions are left out.
fn options(given: Vec<String>) -> std::result::Result<Vec<String>, FieldError> {
    let mut seen = HashSet::new();
    let mut options = Vec::new();
    for option in given {
        let option = even(&option);
        if let Some(error) = bad_text("options", &option, 0, LONGEST_OPTION) {
            return Err(error);
        }
        if !option.is_empty() && seen.insert(option.to_lowercase()) {
            options.push(option);
        }
    }
    match options.len() {
        0 => Err(FieldError::new("options", "required", "Enter at least one option")),
        1..=MOST_OPTIONS => Ok(options),
        _ => {
            let sentence = format!("A field has at most {MOST_OPTIONS} options");
            Err(FieldError::new("options", "too_many_options", sentence))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(kind: Kind) -> Form {
        Form {
            label: " Shoe size ".to_owned(),
            hint: String::new(),
            kind,
            required: false,
            visible_to: Audience::Admins,
            editable_by: Audience::Admins,
            in_rules: false,
            in_reports: false,
            options: None,
        }
    }

    fn codes(form: Form) -> Vec<(String, String)> {
        let problem = form.checked(None).unwrap_err();
        problem
            .errors()
            .iter()
            .map(|error| (error.field.clone(), error.code.clone()))
            .collect()
    }

    #[test]
    fn a_form_is_made_even_and_every_fault_stands_at_its_field() {
        assert_eq!(form(Kind::Text).checked(None).unwrap().label, "Shoe size");
        let bad = Form {
            label: "  ".into(),
            hint: "x".repeat(301),
            editable_by: Audience::Person,
            ..form(Kind::Select)
        };
        let expected = [
            ("label", "required"),
            ("hint", "too_long"),
            ("editableBy", "not_visible"),
            ("options", "required"),
        ];
        assert_eq!(
            codes(bad),
            expected.map(|(field, code)| (field.to_owned(), code.to_owned()))
        );
    }

    #[test]
    fn options_stand_once_in_their_order_and_not_without_end() {
        let given = |options: Vec<String>| Form {
            options: Some(options),
            ..form(Kind::Multi)
        };
        let kept = given(["Red ", "", "blue", "RED"].map(str::to_owned).into())
            .checked(None)
            .unwrap();
        assert_eq!(kept.options.unwrap(), ["Red", "blue"]);
        let many = (0..=MOST_OPTIONS).map(|n| n.to_string()).collect();
        assert_eq!(
            codes(given(many)),
            [("options".to_owned(), "too_many_options".to_owned())]
        );
        let most = given((0..MOST_OPTIONS).map(|n| n.to_string()).collect())
            .checked(None)
            .unwrap();
        assert_eq!(most.options.unwrap().len(), MOST_OPTIONS);
    }

    #[test]
    fn texts_and_choices_become_each_other_and_nothing_else_does() {
        assert!(Kind::Text.becomes(Kind::Select) && Kind::Multi.becomes(Kind::Text));
        assert!(!Kind::Text.becomes(Kind::Number) && !Kind::Person.becomes(Kind::Text));
    }

    #[test]
    fn predefined_keys_are_the_eighteen_of_the_specification() {
        assert!(is_predefined("loc1") && is_predefined("custom6"));
        assert!(!is_predefined("loc7") && !is_predefined("location1") && !is_predefined("div"));
    }
}
