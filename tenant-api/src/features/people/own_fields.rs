//! The fields that admins describe, as memberships need them: which values fit, what is shown to whom.

use learnt_kernel::problem::{FieldError, Problem, Result};
use learnt_queries::client::GenericClient;
use uuid::Uuid;

use super::profile::{Field, Profile};
use super::values::{Input, split};
use crate::features::fields::{self, Audience, Definition, Kind, Rules, Wanted};

/// What the team's definitions say of these values.
pub async fn rules(client: &impl GenericClient, team: &str, values: &[(Field, Input)]) -> Result<Rules> {
    let mut wanted = Wanted::default();
    for (field, input) in values {
        let Some(key) = field.key() else { continue };
        match input {
            Input::Text(text) => add(&mut wanted, &key, text),
            Input::List(list) => wanted.add(&key, list.iter().map(String::as_str)),
        }
    }
    fields::rules(client, team, &wanted).await
}

/// Notes a text both ways: as a list, and as the one value that it is in a field for one.
pub fn add(wanted: &mut Wanted, key: &str, text: &str) {
    wanted.add(key, split(text).iter().map(String::as_str));
    wanted.add(key, [text]);
}

/// The team's definitions, for whoever shows a profile.
pub struct Own(Vec<Definition>);

impl Own {
    /// Reads them.
    pub async fn of(client: &impl GenericClient, team: &str) -> Result<Self> {
        fields::definitions(client, team).await.map(Self)
    }

    /// The keys of those that were put away.
    pub fn archived(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter(|one| one.is_archived).map(|one| one.key.as_str())
    }

    /// The keys of those that are not the person's to see.
    pub fn hidden(&self) -> impl Iterator<Item = &str> {
        let hidden = |one: &&Definition| one.is_archived || one.visible_to == Audience::Admins;
        self.0.iter().filter(hidden).map(|one| one.key.as_str())
    }

    /// Whom a profile names in fields of people.
    pub fn people(&self, profile: &Profile) -> Vec<Uuid> {
        let of_people = self.0.iter().filter(|one| one.kind == Kind::Person);
        of_people
            .flat_map(|one| profile.values_of(&one.key))
            .filter_map(|id| id.parse().ok())
            .collect()
    }

    /// Whether the person may fill these fields: each that is an admin's is named.
    pub fn theirs<'a>(&self, fields: impl Iterator<Item = &'a Field>) -> Result<()> {
        let own = |field: &Field| {
            let key = field.key()?;
            self.0
                .iter()
                .find(|one| one.key == key && one.editable_by == Audience::Person)
        };
        let wrong: Vec<FieldError> = fields
            .filter(|field| own(field).is_none())
            .map(|field| FieldError::new(field.to_string(), "not_yours", "This is your admin's to change"))
            .collect();
        if wrong.is_empty() {
            Ok(())
        } else {
            Err(Problem::unprocessable(wrong))
        }
    }
}
