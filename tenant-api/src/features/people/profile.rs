//! What a membership says about a person, and how its fields are filled.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::field::{Field, own_key, unknown};
use super::values::{Input, ValueError, date, email, list, name, one, optional, phone, username};
use crate::features::fields::{ProfileField, Rules};
use crate::prelude::*;

/// The most fields beyond the predefined ones.
const MOST_OWN_FIELDS: usize = 200;
/// What a membership says about a person. Lists hold no value twice, whatever its capitals. The fields are those of the specification (section 3).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Profile {
    pub first_name: String,
    pub last_name: String,
    #[serde(
        default,
        serialize_with = "learnt_kernel::email::write_shown",
        deserialize_with = "learnt_kernel::email::read_shown"
    )]
    pub email: Option<String>,
    pub username: Option<String>,
    pub employee_id: String,
    pub phone: Option<String>,
    pub dob: Option<NaiveDate>,
    pub position: Option<String>,
    pub tags: Vec<String>,
    pub loc1: Vec<String>,
    pub loc2: Vec<String>,
    pub loc3: Vec<String>,
    pub loc4: Vec<String>,
    pub loc5: Vec<String>,
    pub loc6: Vec<String>,
    pub div1: Vec<String>,
    pub div2: Vec<String>,
    pub div3: Vec<String>,
    pub div4: Vec<String>,
    pub div5: Vec<String>,
    pub div6: Vec<String>,
    pub custom1: Vec<String>,
    pub custom2: Vec<String>,
    pub custom3: Vec<String>,
    pub custom4: Vec<String>,
    pub custom5: Vec<String>,
    pub custom6: Vec<String>,
    /// Further fields of this organisation.
    pub fields: BTreeMap<String, Vec<String>>,
}

impl Profile {
    /// Puts one value in its field, as the team's definitions have it.
    pub fn set_by(&mut self, rules: &Rules, field: &Field, input: Input) -> Result<(), ValueError> {
        let Some(key) = field.key() else {
            return self.set(field, input);
        };
        let given = match input {
            // In a field for one text a semicolon is one.
            Input::Text(_) if !rules.is_many(&key) => {
                Vec::from_iter(Some(one(input, 200)?).filter(|text| !text.is_empty()))
            }
            _ => list(input)?,
        };
        let values = rules.read(&key, self.values_of(&key), given)?;
        self.set(field, Input::List(values))
    }

    /// What stands in a field that an admin can describe.
    pub fn values_of(&self, key: &str) -> &[String] {
        let predefined = self.lists().into_iter().find(|(name, _)| *name == key);
        match predefined {
            Some((_, values)) => values,
            None => self.fields.get(key).map_or(&[], Vec::as_slice),
        }
    }

    /// Takes out what is not to be shown.
    pub fn without<'a>(&mut self, keys: impl IntoIterator<Item = &'a str>) {
        for key in keys {
            self.fields.remove(key);
            match key.parse::<Field>() {
                Ok(Field::Fixed(ProfileField::Username)) => self.username = None,
                Ok(Field::Fixed(ProfileField::EmployeeId)) => self.employee_id.clear(),
                Ok(Field::Fixed(ProfileField::Phone)) => self.phone = None,
                Ok(Field::Fixed(ProfileField::Dob)) => self.dob = None,
                Ok(Field::Fixed(ProfileField::Position)) => self.position = None,
                Ok(field) => self.list_mut(&field).into_iter().for_each(Vec::clear),
                Err(_) => {}
            }
        }
    }

    /// The name that is shown.
    pub fn name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name).trim().to_owned()
    }

    /// What others know of the person: no part of a password.
    pub fn names(&self) -> Vec<String> {
        let names = [self.first_name.clone(), self.last_name.clone()].into_iter();
        names.chain(self.username.clone()).chain(self.email.clone()).collect()
    }

    /// Puts one value in its field, or says why not. An empty optional value clears it.
    pub fn set(&mut self, field: &Field, input: Input) -> Result<(), ValueError> {
        match field {
            Field::Fixed(field) => self.set_fixed(*field, input),
            Field::OwnFields(key) => self.set_own(key, list(input)?),
            _ => {
                let values = list(input)?;
                if let Some(slot) = self.list_mut(field) {
                    *slot = values;
                }
                Ok(())
            }
        }
    }

    fn set_fixed(&mut self, field: ProfileField, input: Input) -> Result<(), ValueError> {
        match field {
            ProfileField::FirstName => self.first_name = name(input)?,
            ProfileField::LastName => self.last_name = name(input)?,
            ProfileField::Email => self.email = optional(input, 320)?.map(|text| email(&text)).transpose()?,
            ProfileField::Username => self.username = optional(input, 100)?.map(|text| username(&text)).transpose()?,
            ProfileField::EmployeeId => self.employee_id = optional(input, 100)?.unwrap_or_default(),
            ProfileField::Phone => self.phone = optional(input, 50)?.map(phone).transpose()?,
            ProfileField::Dob => self.dob = optional(input, 20)?.map(|text| date(&text)).transpose()?,
            ProfileField::Position => self.position = optional(input, 200)?,
            ProfileField::Tags => self.tags = list(input)?,
            // These stand beside the profile and have commands of their own.
            ProfileField::Managers | ProfileField::TerminationDate => return Err(unknown(field.into_str())),
        }
        Ok(())
    }

    fn set_own(&mut self, key: &str, values: Vec<String>) -> Result<(), ValueError> {
        let key = own_key(key)?;
        if values.is_empty() {
            self.fields.remove(&key);
        } else {
            self.fields.insert(key, values);
        }
        if self.fields.len() > MOST_OWN_FIELDS {
            return Err(ValueError::new(
                "too_many_fields",
                format!("A person can have at most {MOST_OWN_FIELDS} custom fields"),
            )
            .beyond(MOST_OWN_FIELDS));
        }
        Ok(())
    }

    /// The names of the fields in which two profiles differ, and of their own fields.
    pub fn differences(&self, other: &Self) -> Vec<String> {
        let written = |profile: &Self| serde_json::to_value(profile).unwrap_or_default();
        let (mine, theirs) = (written(self), written(other));
        let mine = mine.as_object().into_iter().flatten();
        mine.filter(|(field, value)| theirs[field.as_str()] != **value)
            .map(|(field, _)| field.clone())
            .collect()
    }

    /// The lists that rules and facets know, by their category.
    pub fn lists(&self) -> [(&'static str, &[String]); 19] {
        [
            ("tags", &self.tags),
            ("loc1", &self.loc1),
            ("loc2", &self.loc2),
            ("loc3", &self.loc3),
            ("loc4", &self.loc4),
            ("loc5", &self.loc5),
            ("loc6", &self.loc6),
            ("div1", &self.div1),
            ("div2", &self.div2),
            ("div3", &self.div3),
            ("div4", &self.div4),
            ("div5", &self.div5),
            ("div6", &self.div6),
            ("custom1", &self.custom1),
            ("custom2", &self.custom2),
            ("custom3", &self.custom3),
            ("custom4", &self.custom4),
            ("custom5", &self.custom5),
            ("custom6", &self.custom6),
        ]
    }

    fn list_mut(&mut self, field: &Field) -> Option<&mut Vec<String>> {
        Some(match field {
            Field::Fixed(ProfileField::Tags) => &mut self.tags,
            Field::Loc(1) => &mut self.loc1,
            Field::Loc(2) => &mut self.loc2,
            Field::Loc(3) => &mut self.loc3,
            Field::Loc(4) => &mut self.loc4,
            Field::Loc(5) => &mut self.loc5,
            Field::Loc(6) => &mut self.loc6,
            Field::Div(1) => &mut self.div1,
            Field::Div(2) => &mut self.div2,
            Field::Div(3) => &mut self.div3,
            Field::Div(4) => &mut self.div4,
            Field::Div(5) => &mut self.div5,
            Field::Div(6) => &mut self.div6,
            Field::Custom(1) => &mut self.custom1,
            Field::Custom(2) => &mut self.custom2,
            Field::Custom(3) => &mut self.custom3,
            Field::Custom(4) => &mut self.custom4,
            Field::Custom(5) => &mut self.custom5,
            Field::Custom(6) => &mut self.custom6,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(value: &str) -> Input {
        Input::Text(value.to_owned())
    }

    fn set(field: &str, value: &str) -> Result<Profile, ValueError> {
        let mut profile = Profile::default();
        profile.set(&field.parse()?, text(value))?;
        Ok(profile)
    }

    #[test]
    fn names_are_composed_trimmed_and_needed() {
        assert_eq!(set("firstName", "  Zoe\u{308} ").unwrap().first_name, "Zoë");
        assert_eq!(set("firstName", "   ").unwrap_err().code, "required");
        assert_eq!(set("lastName", "a\u{0}b").unwrap_err().code, "odd_characters");
        assert_eq!(set("lastName", &"x".repeat(201)).unwrap_err().code, "too_long");
    }

    #[test]
    fn addresses_and_usernames_are_lower_case() {
        assert_eq!(
            set("email", "Lena@Acme.Test").unwrap().email.as_deref(),
            Some("lena@acme.test")
        );
        assert_eq!(set("email", "lena@acme").unwrap_err().code, "not_an_email");
        assert_eq!(set("username", "LenaB").unwrap().username.as_deref(), Some("lenab"));
        assert_eq!(
            set("username", "len").unwrap_err().sentence,
            "Min character length is 4"
        );
        assert_eq!(set("username", "lena@acme.test").unwrap_err().code, "not_a_username");
        assert_eq!(set("email", "").unwrap().email, None);
    }

    #[test]
    fn lists_split_on_bars_and_semicolons_and_hold_nothing_twice() {
        assert_eq!(set("loc1", "Leeds| York ;leeds;;").unwrap().loc1, ["Leeds", "York"]);
        let many = (0..51).map(|n| n.to_string()).collect::<Vec<_>>().join("|");
        assert_eq!(set("tags", &many).unwrap_err().code, "too_many");
        let own = set("fields.shoeSize", "41;42").unwrap();
        assert_eq!(own.fields["shoeSize"], ["41", "42"]);
    }

    #[test]
    fn what_is_not_to_be_shown_is_taken_out() {
        let filled = [
            ("firstName", "Lena"),
            ("username", "lena"),
            ("employeeId", "E-7"),
            ("phone", "1"),
            ("dob", "1990-03-01"),
            ("position", "Nurse"),
            ("tags", "a"),
            ("loc1", "Leeds"),
            ("fields.shoeSize", "41"),
        ];
        let mut profile = Profile::default();
        for (field, value) in filled {
            profile.set(&field.parse().unwrap(), text(value)).unwrap();
        }
        profile.without(filled.map(|(field, _)| field.strip_prefix("fields.").unwrap_or(field)));
        let named = Profile {
            first_name: "Lena".into(),
            ..Profile::default()
        };
        assert_eq!(profile, named, "a name is always shown");
    }

    #[test]
    fn dates_and_phones_are_read_or_refused() {
        let day = NaiveDate::from_ymd_opt(1990, 3, 1);
        assert_eq!(set("dob", "1990-03-01").unwrap().dob, day);
        assert_eq!(set("dob", "01/03/1990").unwrap().dob, day);
        assert_eq!(set("dob", "31/02/1990").unwrap_err().code, "not_a_date");
        assert_eq!(set("dob", "0090-03-01").unwrap_err().code, "not_a_date");
        assert_eq!(
            set("phone", "+44 (0)20 7946-0000").unwrap().phone.as_deref(),
            Some("+44 (0)20 7946-0000")
        );
        assert_eq!(set("phone", "call me").unwrap_err().code, "not_a_phone");
    }
}
