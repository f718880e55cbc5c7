//! What a field is: its type, who sees and edits it, what it offers.

use crate::prelude::*;

/// The most fields of a team that are in use at once.
pub const MOST_FIELDS: usize = 200;
/// What may stand in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = FieldType)]
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
    /// Which one a stored word means; every value can be read as a text.
    pub fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Text)
    }

    /// Whether its values are chosen from options.
    pub fn has_options(self) -> bool {
        matches!(self, Self::Select | Self::Multi)
    }

    /// Whether values of this type stay readable as the other: texts and choices are texts alike.
    pub(super) fn becomes(self, other: Self) -> bool {
        let texts = |kind| matches!(kind, Self::Text | Self::Select | Self::Multi);
        self == other || (texts(self) && texts(other))
    }
}

/// Who sees a field, or edits it, beside admins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = FieldAudience)]
pub enum Audience {
    /// Nobody.
    Admins,
    /// The person whom it is about.
    Person,
}

impl Audience {
    /// Which one a stored word means; what is not known leaves a field to admins.
    fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Admins)
    }
}

/// A field of the team's people.
#[derive(Debug, Clone)]
pub struct Definition {
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

#[cfg(test)]
mod tests {
    use super::*;

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
