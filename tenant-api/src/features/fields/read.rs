//! What screens and neighbours read of a team's fields.

use crate::prelude::*;

use std::collections::HashMap;

use futures_util::future::try_join;
use learnt_queries::queries::fields as sql;

use super::model::{Audience, Definition, Kind};
use super::profile::ProfileRules;
use super::rules::{RequestedValues, Rules};

/// A field with at most so many options brings them along; of a longer list a chooser asks for what was typed.
pub const FEW: i32 = 50;
/// Options that a chooser gets at once.
const OFFERED: i64 = 20;

/// A field as its admin sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FieldRow {
    pub id: Uuid,
    /// Under which memberships keep its values.
    pub key: String,
    /// One of those that every team has.
    pub is_predefined: bool,
    /// Its name.
    pub label: String,
    /// A line below it in forms.
    pub hint: String,
    /// What may stand in it.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Whether it has to be filled.
    pub required: bool,
    /// Who sees it beside admins.
    pub visible_to: Audience,
    /// Who edits it beside admins.
    pub editable_by: Audience,
    /// Whether rules can ask for it.
    pub in_rules: bool,
    /// Whether reports show it.
    pub in_reports: bool,
    /// How many options it offers.
    pub option_count: i32,
    /// In no form; its values are kept.
    pub is_archived: bool,
    /// The next change must name this one.
    pub revision: i32,
}

impl From<Definition> for FieldRow {
    fn from(one: Definition) -> Self {
        Self {
            is_predefined: one.is_predefined(),
            in_rules: one.in_rules || one.is_predefined(),
            in_reports: one.in_reports,
            id: one.id,
            key: one.key,
            label: one.label,
            hint: one.hint,
            kind: one.kind,
            required: one.required,
            visible_to: one.visible_to,
            editable_by: one.editable_by,
            option_count: one.options,
            is_archived: one.is_archived,
            revision: one.revision,
        }
    }
}

/// A field whole.
#[derive(Debug, Serialize, ToSchema)]
pub struct FieldDetail {
    #[serde(flatten)]
    pub field: FieldRow,
    /// All that it offers, in order.
    pub options: Vec<String>,
}

/// A field as forms show it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShownField {
    /// Under which memberships keep its values.
    pub key: String,
    /// What forms and problems call it: the key, with `fields.` before it unless every team has it.
    pub name: String,
    /// Its name for people.
    pub label: String,
    /// A line below it.
    pub hint: String,
    /// What may stand in it.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Whether it holds several values.
    pub many: bool,
    /// Whether it has to be filled.
    pub required: bool,
    /// Whether the person whom it is about sees it.
    pub shown_to_person: bool,
    /// Whether the person whom it is about edits it.
    pub edited_by_person: bool,
    /// Whether reports show it.
    pub in_reports: bool,
    /// How many options it offers.
    pub option_count: i32,
    /// All of them, where they are few.
    pub options: Vec<String>,
}

/// What holds for memberships: all definitions, but for those of fields that every team has and of which the description was
/// put away. Such a field is then as it was before.
pub async fn definitions(client: &impl GenericClient, team: &str) -> Result<Vec<Definition>> {
    let mut all = all(client, team).await?;
    all.retain(|one| !(one.is_archived && one.is_predefined()));
    Ok(all)
}

/// All definitions of a team, also those that were put away.
pub async fn all(client: &impl GenericClient, team: &str) -> Result<Vec<Definition>> {
    let rows = sql::definitions().bind(client, &team).all().await.sql()?;
    Ok(rows.into_iter().map(Definition::from).collect())
}

/// One definition.
pub async fn get(client: &impl GenericClient, team: &str, id: Uuid) -> Result<FieldDetail> {
    let row = sql::one().bind(client, &team, &id).opt().await.or_not_found()?;
    let options = sql::options().bind(client, &id).all().await.sql()?;
    Ok(FieldDetail {
        field: Definition::from(row).into(),
        options,
    })
}

/// The fields that forms show, in order: all for an admin, and for anybody else what people see of themselves.
pub async fn shown_fields(client: &impl GenericClient, team: &str, is_admin: bool) -> Result<Vec<ShownField>> {
    let options = async { sql::few_options().bind(client, &team, &FEW).all().await.sql() };
    let (all, options) = try_join(definitions(client, team), options).await?;
    let mut few: HashMap<Uuid, Vec<String>> = HashMap::new();
    for row in options {
        few.entry(row.definition_id).or_default().push(row.value);
    }
    let shown = all
        .into_iter()
        .filter(|one| !one.is_archived && (is_admin || one.visible_to == Audience::Person));
    Ok(shown
        .map(|one| ShownField {
            name: one.name(),
            many: one.is_many(),
            options: few
                .remove(&one.id)
                .filter(|_| one.kind.has_options())
                .unwrap_or_default(),
            option_count: if one.kind.has_options() { one.options } else { 0 },
            key: one.key,
            label: one.label,
            hint: one.hint,
            kind: one.kind,
            required: one.required,
            shown_to_person: one.visible_to == Audience::Person,
            edited_by_person: one.editable_by == Audience::Person,
            in_reports: one.in_reports,
        })
        .collect())
}

/// What a field offers for what was typed.
pub async fn suggestions(
    client: &impl GenericClient,
    team: &str,
    key: &str,
    is_admin: bool,
    search: &str,
) -> Result<Vec<String>> {
    let all = definitions(client, team).await?;
    let found = all.into_iter().find(|one| one.key == key && !one.is_archived);
    let found = found.filter(|one| is_admin || one.visible_to == Audience::Person);
    let found = found.ok_or_else(Problem::not_found)?;
    let search = crate::db::lists::contains(search.trim());
    sql::suggestions()
        .bind(client, &found.id, &search, &OFFERED)
        .all()
        .await
        .sql()
}

/// Holds the definitions of these values as they are, until this transaction ends.
pub async fn lock_definitions(client: &impl GenericClient, team: &str, wanted: &RequestedValues) -> Result<()> {
    let keys: Vec<&str> = wanted.keys().collect();
    sql::share_lock()
        .bind(client, &team, &keys.as_slice())
        .all()
        .await
        .sql()
        .map(drop)
}

/// What a team's definitions say of these values.
pub async fn rules(client: &impl GenericClient, team: &str, wanted: &RequestedValues) -> Result<Rules> {
    let all = definitions(client, team).await?;
    let (mut ids, mut values, mut names) = (Vec::new(), Vec::new(), Vec::new());
    for one in &all {
        match one.kind {
            Kind::Select | Kind::Multi => {
                for value in wanted.of(one) {
                    ids.push(one.id);
                    values.push(value.as_str());
                }
            }
            Kind::Person => names.extend(wanted.of(one).map(String::as_str)),
            _ => {}
        }
    }
    let mut options = HashMap::new();
    if !ids.is_empty() {
        let chosen = sql::chosen()
            .bind(client, &ids.as_slice(), &values.as_slice())
            .all()
            .await
            .sql()?;
        options.extend(
            chosen
                .into_iter()
                .map(|row| ((row.definition_id, row.value.to_lowercase()), row.value)),
        );
    }
    let people = people(client, team, &names).await?;
    Ok(Rules::new(all, options, people))
}

async fn people(client: &impl GenericClient, team: &str, names: &[&str]) -> Result<HashMap<String, Uuid>> {
    let mut people = HashMap::new();
    if names.is_empty() {
        return Ok(people);
    }
    let ids: Vec<Uuid> = names.iter().filter_map(|name| name.parse().ok()).collect();
    let rows = sql::named()
        .bind(client, &team, &ids.as_slice(), &names)
        .all()
        .await
        .sql()?;
    for row in rows {
        let names = [Some(row.user_id.to_string()), row.email, row.username];
        people.extend(names.into_iter().flatten().map(|name| (name, row.user_id)));
    }
    Ok(people)
}

/// What people may do with the fields that everybody has, and which revision of it this is.
pub async fn profile_rules(client: &impl GenericClient) -> Result<(ProfileRules, i32)> {
    let row = sql::profile_rules().bind(client).one().await.sql()?;
    Ok((ProfileRules::read(&row.rules), row.revision))
}

/// The same, which nobody settles otherwise until this transaction ends.
pub async fn lock_profile_rules(client: &impl GenericClient) -> Result<ProfileRules> {
    let row = sql::share_lock_profile_rules().bind(client).one().await.sql()?;
    Ok(ProfileRules::read(&row.rules))
}
