//! The fields that admins describe, as memberships need them: which values fit, what is shown to whom.

use futures_util::future::try_join;

use super::field::Field;
use super::model::Membership;
use super::profile::Profile;
use super::values::{Input, split};
use crate::features::fields::{
    self, Access, Audience, Definition, Kind, ProfileField, ProfileRule, ProfileRules, RequestedValues, Rules,
};
use crate::prelude::*;

/// What the team's definitions say of these values.
pub async fn rules(client: &impl GenericClient, team: &str, values: &[(Field, Input)]) -> Result<Rules> {
    fields::rules(client, team, &requested_values(values)).await
}

/// The same for whoever writes them in this transaction: what their fields are stays so until it ends.
pub async fn lock_rules(client: &impl GenericClient, team: &str, values: &[(Field, Input)]) -> Result<Rules> {
    let wanted = requested_values(values);
    fields::lock_definitions(client, team, &wanted).await?;
    fields::rules(client, team, &wanted).await
}

fn requested_values(values: &[(Field, Input)]) -> RequestedValues {
    let mut wanted = RequestedValues::default();
    for (field, input) in values {
        let Some(key) = field.key() else { continue };
        match input {
            Input::Text(text) => add(&mut wanted, &key, text),
            Input::List(list) => wanted.add(&key, list.iter().map(String::as_str)),
        }
    }
    wanted
}

/// Notes a text both ways: as a list, and as the one value that it is in a field for one.
pub fn add(wanted: &mut RequestedValues, key: &str, text: &str) {
    wanted.add(key, split(text).iter().map(String::as_str));
    wanted.add(key, [text]);
}

/// The team's definitions, for whoever shows a profile.
pub struct OwnFields(Vec<Definition>);

impl OwnFields {
    /// Reads them.
    pub async fn of(client: &impl GenericClient, team: &str) -> Result<Self> {
        fields::definitions(client, team).await.map(Self)
    }

    /// The keys of those that were put away.
    pub fn archived(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter(|one| one.is_archived).map(|one| one.key.as_str())
    }

    /// Whom a profile names in fields of people.
    pub fn people(&self, profile: &Profile) -> Vec<Uuid> {
        let of_people = self.0.iter().filter(|one| one.kind == Kind::Person);
        of_people
            .flat_map(|one| profile.values_of(&one.key))
            .filter_map(|id| id.parse().ok())
            .collect()
    }

    /// The keys of those that are not the person's to see.
    fn hidden(&self) -> impl Iterator<Item = &str> {
        let hidden = |one: &&Definition| one.is_archived || one.visible_to == Audience::Admins;
        self.0.iter().filter(hidden).map(|one| one.key.as_str())
    }

    fn is_theirs(&self, key: &str) -> bool {
        let found = self.0.iter().find(|one| one.key == key);
        found.is_some_and(|one| one.editable_by == Audience::Person)
    }
}

/// What people see of their own membership, and change of it themselves.
pub struct OwnMembershipFields {
    own: OwnFields,
    rules: ProfileRules,
}

impl OwnMembershipFields {
    /// Reads it.
    pub async fn of(client: &impl GenericClient, team: &str) -> Result<Self> {
        let ((rules, _), own) = try_join(fields::profile_rules(client), OwnFields::of(client, team)).await?;
        Ok(Self { own, rules })
    }

    /// Reads it for somebody who changes theirs: what is said of these fields stays so until that is written.
    pub async fn lock(client: &impl GenericClient, team: &str, values: &[(Field, Input)]) -> Result<Self> {
        let rules = fields::lock_profile_rules(client).await?;
        fields::lock_definitions(client, team, &requested_values(values)).await?;
        let own = OwnFields::of(client, team).await?;
        Ok(Self { own, rules })
    }

    /// Takes out what is not the person's to see.
    pub fn hide_unseen(&self, member: &mut Membership) {
        member.profile.without(self.own.hidden());
        member.profile.without(self.rules.hidden());
        if !self.rules.shows(ProfileField::Managers) {
            member.managers.clear();
        }
        if !self.rules.shows(ProfileField::TerminationDate) {
            member.termination_date = None;
        }
    }

    /// Whom a profile names in fields of people.
    pub fn people(&self, profile: &Profile) -> Vec<Uuid> {
        self.own.people(profile)
    }

    /// What holds for the fields that everybody has.
    pub fn rules(&self) -> Vec<ProfileRule> {
        self.rules.all()
    }

    /// Whether the person may fill their fields with these values: each that is an admin's is named, or is needed.
    pub fn may_fill(&self, values: &[(Field, Input)]) -> Result<()> {
        let wrong: Vec<FieldError> = values
            .iter()
            .filter_map(|(field, value)| {
                let (code, sentence) = self.refusal(field, value)?;
                Some(FieldError::new(field.to_string(), code, sentence))
            })
            .collect();
        if wrong.is_empty() {
            Ok(())
        } else {
            Err(Problem::unprocessable(wrong))
        }
    }

    fn refusal(&self, field: &Field, value: &Input) -> Option<(&'static str, &'static str)> {
        let (is_theirs, required) = if let Field::Fixed(field) = field {
            let rule = self.rules.of(*field);
            (rule.access == Access::Editable, rule.required)
        } else {
            (field.key().is_some_and(|key| self.own.is_theirs(&key)), false)
        };
        if !is_theirs {
            Some(("not_yours", "Only an admin can change this"))
        } else if required && value.is_blank() {
            Some(("required", "This field is required"))
        } else {
            None
        }
    }
}
