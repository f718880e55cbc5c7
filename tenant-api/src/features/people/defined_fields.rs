//! What described fields hold, for whoever shows people in a list or a file: read for all of them at once. Lists of people are
//! for admins, who see every field that is in use; what was put away is neither shown nor asked for.

use std::collections::{BTreeMap, HashMap};

use learnt_queries::queries::people as sql;

use super::Named;
use super::store::own_fields;
use crate::features::fields::{self, Definition, Kind, facet};
use crate::prelude::*;

/// What people have in described fields, by their keys.
pub type Values = BTreeMap<String, Vec<String>>;

/// Described fields that a list shows, in the order in which they were asked for.
#[derive(Debug, Default)]
pub struct DefinedFields(Vec<Definition>);

impl DefinedFields {
    /// Of the fields with these keys, with full stops between them, those that are in use and `keep` keeps.
    pub async fn requested(
        client: &impl GenericClient,
        team: &str,
        keys: Option<&str>,
        keep: impl Fn(&Definition) -> bool,
    ) -> Result<Self> {
        if keys.is_none_or(str::is_empty) {
            return Ok(Self::default());
        }
        let mut all = in_use(client, team).await?;
        all.retain(keep);
        Ok(Self::among(all, keys))
    }

    fn among(mut all: Vec<Definition>, keys: Option<&str>) -> Self {
        let mut requested = Vec::new();
        for key in keys.unwrap_or_default().split('.') {
            if let Some(at) = all.iter().position(|one| one.key == key) {
                requested.push(all.swap_remove(at));
            }
        }
        Self(requested)
    }

    /// Their names, as files of people have them.
    pub fn names(&self) -> Vec<String> {
        self.0.iter().map(Definition::name).collect()
    }

    /// What these people have in them; people by their names.
    pub async fn of(&self, client: &impl GenericClient, team: &str, users: &[Uuid]) -> Result<HashMap<Uuid, Values>> {
        if self.0.is_empty() || users.is_empty() {
            return Ok(HashMap::new());
        }
        let rows = sql::defined_values().bind(client, &team, &users).all().await.sql()?;
        let read = |row: sql::DefinedValues| {
            let mut all = own_fields(row.values);
            let own = self.0.iter().map(|one| one.key.clone());
            let values = own.filter_map(|key| all.remove(&key).map(|values| (key, values)));
            (
                row.user_id,
                values.filter(|(_, values_held)| !values_held.is_empty()).collect(),
            )
        };
        let mut found: HashMap<Uuid, Values> = rows.into_iter().map(read).collect();
        self.name_people(client, team, &mut found).await?;
        Ok(found)
    }

    async fn name_people(
        &self,
        client: &impl GenericClient,
        team: &str,
        found: &mut HashMap<Uuid, Values>,
    ) -> Result<()> {
        let of_people: Vec<&str> = self
            .0
            .iter()
            .filter(|one| one.kind == Kind::Person)
            .map(|one| one.key.as_str())
            .collect();
        let named = |values: &Values| {
            let texts = of_people.iter().filter_map(|key| values.get(*key)).flatten();
            texts.filter_map(|id| id.parse().ok()).collect::<Vec<Uuid>>()
        };
        let ids: Vec<Uuid> = found.values().flat_map(named).collect();
        if ids.is_empty() {
            return Ok(());
        }
        let names = sql::names_of().bind(client, &team, &ids.as_slice()).all().await.sql()?;
        let names = names.into_iter().map(Named::from);
        let names: HashMap<String, String> = names.map(|one| (one.id.to_string(), one.name)).collect();
        let theirs = found.values_mut().flat_map(Values::iter_mut);
        for value in theirs
            .filter(|(key, _)| of_people.contains(&key.as_str()))
            .flat_map(|(_, values_held)| values_held)
        {
            if let Some(name) = names.get(value.as_str()) {
                value.clone_from(name);
            }
        }
        Ok(())
    }

    /// What somebody has in them, as the cells of a line; several values with bars between them, as files bring them.
    pub fn cells(&self, values: Option<&Values>) -> Vec<String> {
        let cell = |one: &Definition| {
            let values_held = values.and_then(|values| values.get(&one.key));
            values_held.map(|values_held| values_held.join("|")).unwrap_or_default()
        };
        self.0.iter().map(cell).collect()
    }
}

async fn in_use(client: &impl GenericClient, team: &str) -> Result<Vec<Definition>> {
    let mut all = fields::definitions(client, team).await?;
    all.retain(|one| !one.is_archived);
    Ok(all)
}

/// What a list is asked of described fields.
#[derive(Debug, Default)]
pub struct RequestedFields {
    /// Those that come along.
    pub shown: DefinedFields,
    /// The facets of whoever is kept.
    pub filter_facets: Vec<String>,
}

impl RequestedFields {
    /// Reads both from one look at the team's fields, and from none where nothing is asked.
    pub async fn of(client: &impl GenericClient, team: &str, keys: Option<&str>, having: Option<&str>) -> Result<Self> {
        if [keys, having].into_iter().all(|asked| asked.is_none_or(str::is_empty)) {
            return Ok(Self::default());
        }
        let all = in_use(client, team).await?;
        Ok(Self {
            filter_facets: facets(&all, having.unwrap_or_default())?,
            shown: DefinedFields::among(all, keys),
        })
    }
}

/// The facets of whoever has these values: one `key=value` a line. A field that is not in use is refused: what somebody has in
/// it is not to be found out.
fn facets(all: &[Definition], having: &str) -> Result<Vec<String>> {
    let read = |line: &str| {
        let (key, value) = line.split_once('=')?;
        let of = all.iter().find(|one| one.key == key)?;
        let value = fields::normalize(of.kind, value.trim()).unwrap_or_else(|_| value.to_owned());
        Some(facet(key, &value))
    };
    let facets: Option<Vec<String>> = having.lines().map(read).collect();
    facets.ok_or_else(|| Problem::field("having", "unknown_field", "One of these fields is not in use"))
}
