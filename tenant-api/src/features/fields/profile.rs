//! What people may do with the fields that everybody has, on their own page: settled by the tenant's superadmins. Plain rules.

use crate::prelude::*;

use std::collections::BTreeMap;

/// A field that everybody has. The fields are those of the specification (section 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "camelCase", const_into_str)]
pub enum ProfileField {
    FirstName,
    LastName,
    Email,
    Username,
    EmployeeId,
    Phone,
    Dob,
    Position,
    Tags,
    Managers,
    TerminationDate,
}

/// What a person may do with a field of their own page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = ProfileAccess)]
pub enum Access {
    /// Nothing: it is not there.
    Hidden,
    /// Read it.
    Shown,
    /// Change it.
    Editable,
}

impl ProfileField {
    /// In the order of the page.
    pub const ALL: &'static [Self] = <Self as strum::VariantArray>::VARIANTS;

    /// What can be settled. A name is on every page; an address and a login name open the account, and a number of the
    /// organisation's own, managers and the end of the employment are its to say.
    pub fn choices(self) -> &'static [Access] {
        use Access::{Editable, Hidden, Shown};
        match self {
            Self::FirstName | Self::LastName => &[Shown, Editable],
            Self::Email => &[Shown],
            Self::Username | Self::EmployeeId | Self::Managers | Self::TerminationDate => &[Hidden, Shown],
            Self::Phone | Self::Dob | Self::Position | Self::Tags => &[Hidden, Shown, Editable],
        }
    }

    fn is_name(self) -> bool {
        matches!(self, Self::FirstName | Self::LastName)
    }
}

/// What holds for one field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rule {
    /// What a person may do with it.
    pub access: Access,
    /// Whether whoever changes it may not empty it.
    #[serde(default)]
    pub required: bool,
}

impl Rule {
    const AT_FIRST: Self = Self {
        access: Access::Shown,
        required: false,
    };

    /// What is left of it where it holds for this field: what nobody edits nobody empties, and a name is always needed.
    fn fitting(self, field: ProfileField) -> Self {
        let required = self.access == Access::Editable && (self.required || field.is_name());
        Self { required, ..self }
    }
}

/// A field with what holds for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ProfileRule {
    pub field: ProfileField,
    /// What a person may do with it.
    pub access: Access,
    /// Whether whoever changes it may not empty it.
    #[serde(default)]
    pub required: bool,
}

/// What holds for all of them.
#[derive(Debug, Clone, Default)]
pub struct ProfileRules(BTreeMap<ProfileField, Rule>);

impl ProfileRules {
    /// Reads what is kept; what cannot be read is as at first.
    pub fn read(stored: &Value) -> Self {
        let rule = |field: &ProfileField| {
            let rule: Rule = serde_json::from_value(stored[field.into_str()].clone()).ok()?;
            field.choices().contains(&rule.access).then_some((*field, rule))
        };
        Self(ProfileField::ALL.iter().filter_map(rule).collect())
    }

    /// As it is kept.
    pub fn to_json(&self) -> Value {
        let rules = self.0.iter().map(|(field, rule)| (field.into_str(), rule));
        serde_json::json!(rules.collect::<BTreeMap<_, _>>())
    }

    /// What holds for a field.
    pub fn of(&self, field: ProfileField) -> Rule {
        self.0.get(&field).copied().unwrap_or(Rule::AT_FIRST).fitting(field)
    }

    /// Whether a person sees this of themselves.
    pub fn shows(&self, field: ProfileField) -> bool {
        self.of(field).access != Access::Hidden
    }

    /// The names of those that people do not see of themselves.
    pub fn hidden(&self) -> impl Iterator<Item = &'static str> {
        let all = ProfileField::ALL.iter();
        all.filter(|field| !self.shows(**field)).map(ProfileField::into_str)
    }

    /// Each field with what holds for it, in the order of the page.
    pub fn all(&self) -> Vec<ProfileRule> {
        let rule = |field| {
            let Rule { access, required } = self.of(field);
            ProfileRule {
                field,
                access,
                required,
            }
        };
        ProfileField::ALL.iter().copied().map(rule).collect()
    }

    /// Settles these; each that cannot be so is named.
    pub fn settle(&mut self, rules: &[ProfileRule]) -> Result<()> {
        let mut errors = Vec::new();
        for ProfileRule {
            field,
            access,
            required,
        } in rules.iter().copied()
        {
            if field.choices().contains(&access) {
                self.0.insert(field, Rule { access, required }.fitting(field));
            } else {
                let sentence = "This option is not available for the field";
                errors.push(FieldError::new(field.into_str(), "not_a_choice", sentence));
            }
        }
        if errors.is_empty() {
            Ok(())
        } else {
            Err(Problem::unprocessable(errors))
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn rule(field: ProfileField, access: Access, required: bool) -> ProfileRule {
        ProfileRule {
            field,
            access,
            required,
        }
    }

    #[test]
    fn everything_is_shown_at_first_and_what_is_kept_reads_back() {
        let mut rules = ProfileRules::read(&json!({}));
        assert!(
            rules
                .all()
                .iter()
                .all(|one| one.access == Access::Shown && !one.required)
        );
        rules
            .settle(&[
                rule(ProfileField::Phone, Access::Editable, true),
                rule(ProfileField::Dob, Access::Hidden, true),
                rule(ProfileField::LastName, Access::Editable, false),
            ])
            .unwrap();
        let again = ProfileRules::read(&rules.to_json());
        assert_eq!(again.all(), rules.all());
        assert!(again.of(ProfileField::Phone).required);
        assert!(
            !again.of(ProfileField::Dob).required,
            "what nobody edits nobody empties"
        );
        assert!(again.of(ProfileField::LastName).required, "a name is always needed");
        assert_eq!(again.hidden().collect::<Vec<_>>(), ["dob"]);
    }

    #[test]
    fn what_opens_an_account_is_nobodys_to_change_here() {
        let wanted = [
            rule(ProfileField::Email, Access::Editable, false),
            rule(ProfileField::FirstName, Access::Hidden, false),
            rule(ProfileField::Managers, Access::Editable, false),
        ];
        let problem = ProfileRules::default().settle(&wanted).unwrap_err();
        let fields: Vec<&str> = problem.errors().iter().map(|error| error.field.as_str()).collect();
        assert_eq!(fields, ["email", "firstName", "managers"]);
    }

    #[test]
    fn what_cannot_be_is_not_read() {
        let rules = ProfileRules::read(&json!({"email": {"access": "editable"}, "phone": {"access": "odd"}, "x": 1}));
        assert_eq!(rules.of(ProfileField::Email).access, Access::Shown);
        assert_eq!(rules.of(ProfileField::Phone).access, Access::Shown);
    }
}
