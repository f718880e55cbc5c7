//! The organisation's own templates: what a new form begins with.

use crate::prelude::*;

use learnt_kernel::filters::search_words;
use learnt_queries::queries::forms as sql;

use super::authority::Scope;
use super::commands::{Draft, lock, read, stored};
use super::domain_events::{FormTemplateCreated, FormTemplateDeleted};
use super::model::content::{Content, Kind};
use super::model::settings::{Approver, Settings};

/// A template in the list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FormTemplate {
    id: Uuid,
    name: String,
    kind: Kind,
    questions: usize,
    created_by: Option<String>,
    created_at: DateTime<Utc>,
    /// I may delete it.
    is_mine: bool,
}

/// The templates, by name.
pub async fn list(client: &TenantClient, at: &Scope<'_>, search: &str, page: PageQuery) -> Result<Page<FormTemplate>> {
    let rows = sql::templates()
        .bind(&**client, &search_words(search), &page.limit(), &page.offset())
        .all()
        .await
        .sql()?;
    let total = rows.first().map_or(0, |row| row.total);
    let items = rows.into_iter().map(|row| FormTemplate {
        id: row.id,
        name: row.name,
        kind: Kind::parse(&row.kind),
        questions: row.fields.as_array().map_or(0, Vec::len),
        created_by: row.created_by_name,
        created_at: row.created_at,
        is_mine: at.is_admin || row.created_by == at.by,
    });
    Ok(Page::new(items.collect(), total, page))
}

fn check_name(name: &str) -> Result<String> {
    let name = name.trim().to_owned();
    match name.chars().count() {
        0 => Err(Problem::field("name", "required", "Enter a name.")),
        1..=120 => Ok(name),
        _ => Err(Problem::field("name", "too_long", "Use at most 120 characters.")),
    }
}

/// What stays of settings in a template: people and dates are each form's own.
fn lasting(settings: Settings) -> Settings {
    Settings {
        approver: match settings.approver {
            Approver::Named => Approver::Admin,
            other => other,
        },
        approvers: Vec::new(),
        due_at: None,
        opens_at: None,
        closes_at: None,
        ..settings
    }
}

/// Keeps the draft of a form as a template.
pub async fn save_as_template(change: &mut Change<'_>, at: &Scope<'_>, form: Uuid, name: &str) -> Result<FormTemplate> {
    let row = lock(change, at, form).await?;
    let (name, id) = (check_name(name)?, new_id());
    let settings: Value = stored(&lasting(read(&row.settings)?))?;
    let content: Content = read(&row.content)?;
    sql::insert_template()
        .params(
            change.tx(),
            &sql::InsertTemplateParams {
                id,
                name: &name,
                kind: &row.kind,
                content: &row.content,
                settings,
                by: at.by,
                now: change.now(),
            },
        )
        .await
        .sql()?;
    publish(change, FormTemplateCreated {}.into(), id, &name).await?;
    Ok(FormTemplate {
        id,
        name,
        kind: Kind::parse(&row.kind),
        questions: content.fields().count(),
        created_by: None,
        created_at: change.now(),
        is_mine: true,
    })
}

/// Deletes a template; forms that began with it stay as they are.
pub async fn delete(change: &mut Change<'_>, at: &Scope<'_>, id: Uuid) -> Result<()> {
    let row = sql::one_template().bind(change.tx(), &id).opt().await.or_not_found()?;
    if !at.is_admin && row.created_by != at.by {
        return Err(Problem::forbidden(
            "not_yours",
            "Only admins and the person who created this template can delete it.",
        ));
    }
    sql::delete_template().bind(change.tx(), &id).await.sql()?;
    publish(change, FormTemplateDeleted {}.into(), id, &row.name).await
}

/// What a form begins with.
pub async fn draft(change: &Change<'_>, id: Uuid, title: &str) -> Result<Draft> {
    let row = sql::one_template().bind(change.tx(), &id).opt().await.sql()?;
    let gone = || Problem::field("formTemplateId", "unknown", "This template no longer exists.");
    let row = row.ok_or_else(gone)?;
    Ok(Draft {
        title: title.to_owned(),
        description: String::new(),
        category: String::new(),
        tags: Vec::new(),
        kind: Kind::parse(&row.kind),
        content: read(&row.content)?,
        settings: read(&row.settings)?,
    })
}

async fn publish(change: &mut Change<'_>, what: EventBody, id: Uuid, name: &str) -> Result<()> {
    let row = AuditEntry::new(what.kind(), id.to_string()).named(name);
    change.publish(DomainEvent::of(id.to_string(), what).logged(row)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_names_nobody_and_no_day() {
        let settings = Settings {
            approver: Approver::Named,
            approvers: vec![Uuid::nil()],
            due_at: Some(DateTime::UNIX_EPOCH),
            attempts: 3,
            ..Settings::default()
        };
        let lasting_settings = lasting(settings);
        assert_eq!(
            (lasting_settings.approver, lasting_settings.attempts),
            (Approver::Admin, 3)
        );
        assert!(lasting_settings.approvers.is_empty() && lasting_settings.due_at.is_none());
    }

    #[test]
    fn a_name_is_some_words() {
        assert_eq!(check_name("  Induction "), Ok("Induction".to_owned()));
        assert!(check_name(" ").is_err() && check_name(&"x".repeat(121)).is_err());
    }
}
