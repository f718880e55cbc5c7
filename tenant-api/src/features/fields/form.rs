//! What an admin may say of a field, and what of it is wrong.

use crate::prelude::*;

use std::collections::HashSet;

use unicode_normalization::UnicodeNormalization;

use super::model::{Audience, Definition, Kind};

/// The most options of one field.
pub const MOST_OPTIONS: usize = 5_000;
const LONGEST_OPTION: usize = 200;

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
        self.label = normalize(&self.label);
        self.hint = normalize(&self.hint);
        for (field, text, least, most) in [("label", &self.label, 1, 100), ("hint", &self.hint, 0, 300)] {
            if let Some(error) = bad_text(field, text, least, most) {
                errors.push(error);
            }
        }
        if self.editable_by == Audience::Person && self.visible_to == Audience::Admins {
            let sentence = "A hidden field cannot be editable";
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
fn normalize(text: &str) -> String {
    text.trim().nfc().collect()
}

fn bad_text(field: &str, text: &str, least: usize, most: usize) -> Option<FieldError> {
    let length = text.chars().count();
    if text.chars().any(char::is_control) {
        let sentence = "This contains characters that cannot be displayed";
        Some(FieldError::new(field, "odd_characters", sentence))
    } else if length < least {
        Some(FieldError::new(field, "required", "This field is required"))
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
        let option = normalize(&option);
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
            let sentence = format!("A field can have at most {MOST_OPTIONS} options");
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
        let accepted = given(["Red ", "", "blue", "RED"].map(str::to_owned).into())
            .checked(None)
            .unwrap();
        assert_eq!(accepted.options.unwrap(), ["Red", "blue"]);
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
}
