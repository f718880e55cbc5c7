//! Changing a team's fields: lock the rows, know the latest revision, write, publish.

use std::collections::HashSet;

use learnt_queries::queries::fields as sql;

use super::domain_events::{
    FieldArchived, FieldChanged, FieldCreated, FieldRestored, FieldsOrdered, ProfileRulesChanged,
};
use super::form::Form;
use super::key::{facet, is_own_key};
use super::model::{Definition, MOST_FIELDS, is_predefined};
use super::profile::{ProfileRule, ProfileRules};
use crate::prelude::*;

/// Whose fields are changed, and by whom.
pub struct Scope<'a> {
    pub team: &'a str,
    /// The admin.
    pub by: Uuid,
}

/// Describes a new field, or one of those that every team has.
pub async fn create(change: &mut Change<'_>, at: &Scope<'_>, key: &str, form: Form) -> Result<Uuid> {
    if !is_predefined(key) && !is_own_key(key) {
        let sentence = "This cannot be used as a key: use letters, digits and _, and not the name of a standard field";
        return Err(Problem::field("key", "not_a_field", sentence));
    }
    let form = form.checked(None)?;
    check_capacity(change, at).await?;
    let (id, tx, now) = (new_id(), change.tx(), change.now());
    let (visible, editable) = (form.visible_to.into_str(), form.editable_by.into_str());
    sql::insert()
        .params(
            tx,
            &sql::InsertParams {
                id,
                team_id: at.team,
                key,
                label: form.label.as_str(),
                hint: form.hint.as_str(),
                kind: form.kind.into_str(),
                required: form.required,
                visible_to: visible,
                editable_by: editable,
                in_rules: form.in_rules,
                in_reports: form.in_reports,
                by: at.by,
                now,
            },
        )
        .await
        .on_constraint("field_definitions_key", || {
            Problem::field("key", "key_taken", "Another field has this key")
        })?;
    store_options(change, id, form.options.as_deref()).await?;
    publish(change, at, FieldCreated {}.into(), id, &form.label).await?;
    Ok(id)
}

/// Holds the team's fields, and says whether one more may be in use.
async fn check_capacity(change: &Change<'_>, at: &Scope<'_>) -> Result<()> {
    let tx = change.tx();
    sql::lock_all().bind(tx, &at.team).all().await.sql()?;
    // Asked for again: whoever waited sees what the other one added.
    let used = super::read::all(tx, at.team).await?;
    if used.iter().filter(|one| !one.is_archived).count() < MOST_FIELDS {
        return Ok(());
    }
    let sentence = format!("A team can have at most {MOST_FIELDS} fields. Archive one first");
    Err(Problem::field("key", "too_many_definitions", sentence))
}

async fn store_options(change: &Change<'_>, id: Uuid, options: Option<&[String]>) -> Result<()> {
    let Some(options) = options else {
        return Ok(());
    };
    let tx = change.tx();
    sql::forget_options().bind(tx, &id).await.sql()?;
    let values: Vec<&str> = options.iter().map(String::as_str).collect();
    sql::insert_options().bind(tx, &id, &values.as_slice()).await.sql()?;
    let count = i32::try_from(options.len()).unwrap_or(i32::MAX);
    sql::count_options().bind(tx, &count, &id).await.sql().map(drop)
}

/// One definition, held, if nobody changed it since the revision that the caller saw.
async fn lock(change: &Change<'_>, at: &Scope<'_>, id: Uuid, revision: i32) -> Result<Definition> {
    let row = sql::lock().bind(change.tx(), &at.team, &id).opt().await.sql()?;
    let found = Definition::from(row.ok_or_else(Problem::not_found)?);
    let sentence = "Someone else has changed this field. Load the latest version and try again.";
    revision::expect(found.revision, revision, || sentence.to_owned())?;
    Ok(found)
}

/// Describes a field anew.
pub async fn edit(change: &mut Change<'_>, at: &Scope<'_>, id: Uuid, revision: i32, form: Form) -> Result<()> {
    let before = lock(change, at, id, revision).await?;
    let form = form.checked(Some(&before))?;
    let tx = change.tx();
    if !form.keeps_values(&before) {
        let prefix = facet(&before.key, "");
        if sql::is_used().bind(tx, &at.team, &prefix.as_str()).one().await.sql()? {
            let sentence = "People have values in this field that do not fit the new type";
            return Err(Problem::field("type", "type_in_use", sentence));
        }
    }
    sql::update()
        .params(
            tx,
            &sql::UpdateParams {
                label: form.label.as_str(),
                hint: form.hint.as_str(),
                kind: form.kind.into_str(),
                required: form.required,
                visible_to: form.visible_to.into_str(),
                editable_by: form.editable_by.into_str(),
                in_rules: form.in_rules,
                in_reports: form.in_reports,
                now: change.now(),
                id,
            },
        )
        .await
        .sql()?;
    store_options(change, id, form.options.as_deref()).await?;
    publish(change, at, FieldChanged {}.into(), id, &form.label).await
}

/// Puts a field away, or brings it back. What people have in it is kept.
pub async fn archive(change: &mut Change<'_>, at: &Scope<'_>, id: Uuid, revision: i32, away: bool) -> Result<()> {
    if !away {
        check_capacity(change, at).await?;
    }
    let before = lock(change, at, id, revision).await?;
    let since = away.then_some(change.now());
    sql::set_archived()
        .bind(change.tx(), &since, &change.now(), &id)
        .await
        .sql()?;
    let what = if away {
        FieldArchived {}.into()
    } else {
        FieldRestored {}.into()
    };
    publish(change, at, what, id, &before.label).await
}

/// Puts the fields in an order. Fields that are not named follow in their old order.
pub async fn order(change: &mut Change<'_>, at: &Scope<'_>, ids: &[Uuid]) -> Result<()> {
    let tx = change.tx();
    sql::lock_all().bind(tx, &at.team).all().await.sql()?;
    let definitions = super::read::all(tx, at.team).await?;
    let named: HashSet<Uuid> = ids.iter().copied().collect();
    if named.len() != ids.len() || !ids.iter().all(|id| definitions.iter().any(|one| one.id == *id)) {
        let sentence = "The fields have changed. Please reload the page.";
        return Err(Problem::field("fieldIds", "not_the_fields", sentence));
    }
    let rest = definitions.iter().map(|one| one.id).filter(|id| !named.contains(id));
    let all: Vec<Uuid> = ids.iter().copied().chain(rest).collect();
    sql::order_fields()
        .bind(tx, &change.now(), &all.as_slice(), &at.team)
        .await
        .sql()?;
    let event = DomainEvent::of(at.team, FieldsOrdered {}).topic(topic(at));
    change.publish(event).await
}

fn topic(at: &Scope<'_>) -> String {
    format!("fields:{}", at.team)
}

async fn publish(change: &mut Change<'_>, at: &Scope<'_>, what: EventBody, id: Uuid, label: &str) -> Result<()> {
    let row = AuditEntry::new(what.kind(), id.to_string()).named(label);
    let event = DomainEvent::of(id.to_string(), what).topic(topic(at)).logged(row);
    change.publish(event).await
}

/// Settles what people may do with the fields that everybody has, if nobody else did meanwhile.
pub async fn settle(
    change: &mut Change<'_>,
    revision: i32,
    by: Uuid,
    wanted: &[ProfileRule],
) -> Result<(ProfileRules, i32)> {
    let row = sql::lock_profile_rules().bind(change.tx()).one().await.sql()?;
    revision::expect(row.revision, revision, revision::settings)?;
    let mut rules = ProfileRules::read(&row.rules);
    rules.settle(wanted)?;
    sql::save_profile_rules()
        .bind(change.tx(), &rules.to_json(), &by, &change.now())
        .await
        .sql()?;
    let tenant = change.tenant();
    let fields: Vec<_> = wanted.iter().map(|one| one.field).collect();
    let row = AuditEntry::new("profile_rules.changed", tenant.id.as_str()).named(tenant.name.as_str());
    let event = DomainEvent::of(tenant.id.as_str(), ProfileRulesChanged {}).topic("profiles");
    change.publish(event.logged(row.with("fields", json!(fields)))).await?;
    Ok((rules, revision + 1))
}
