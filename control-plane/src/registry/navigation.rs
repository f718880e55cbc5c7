//! Templates of the navigation, and what is settled for a tenant.
use chrono::{DateTime, Utc};
use sea_orm::{ConnectionTrait, DatabaseTransaction, DbBackend, DbErr, FromQueryResult, SqlErr, Statement};
use serde_json::{Value, json};
use uuid::Uuid;

use super::{AuditEvent, Registry, RegistryError, Result};

/// A tree that operators prepared.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct Template {
    pub id: Uuid,
    pub name: String,
    pub entries: Value,
    pub revision: i32,
    pub changed_by: String,
    pub changed_at: DateTime<Utc>,
    /// How many tenants begin with it.
    pub tenants: i64,
}

/// What became of a template that was to be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TemplateSaved {
    Done,
    NameTaken,
}

const TEMPLATES: &str = "select template.id, template.name, template.entries, template.revision, template.changed_by, template.changed_at, \
       (select count(*) from control.tenants tenant where tenant.settings -> 'navigation' ->> 'templateId' = template.id::text) as tenants \
     from control.navigation_templates template";

fn statement(sql: &str, values: impl IntoIterator<Item = sea_orm::Value>) -> Statement {
    Statement::from_sql_and_values(DbBackend::Postgres, sql, values)
}

impl Registry {
    /// All templates, by name.
    pub(crate) async fn navigation_templates(&self) -> Result<Vec<Template>> {
        let sql = format!("{TEMPLATES} order by lower(template.name) limit 200");
        Ok(Template::find_by_statement(statement(&sql, [])).all(&self.db).await?)
    }

    /// One of them.
    pub(crate) async fn navigation_template(&self, id: Uuid) -> Result<Option<Template>> {
        let sql = format!("{TEMPLATES} where template.id = $1");
        Ok(Template::find_by_statement(statement(&sql, [id.into()]))
            .one(&self.db)
            .await?)
    }

    /// Makes a template, or changes the one of a revision; tenants that begin with it have the new tree at once.
    pub(crate) async fn save_template(
        &self,
        (id, name, entries): (Uuid, &str, Value),
        revision: Option<i32>,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<TemplateSaved> {
        let by = audit_event
            .operator
            .as_ref()
            .map(|(_, name)| name.clone())
            .unwrap_or_default();
        let values: [sea_orm::Value; 5] = [id.into(), name.into(), entries.clone().into(), by.into(), now.into()];
        let tx = self.begin().await?;
        let saved = match revision {
            None => {
                let sql = "insert into control.navigation_templates (id, name, entries, changed_by, changed_at) values ($1, $2, $3, $4, $5)";
                tx.execute_raw(statement(sql, values)).await
            }
            Some(revision) => {
                let sql = "update control.navigation_templates set name = $2, entries = $3, changed_by = $4, changed_at = $5, \
                     revision = revision + 1 where id = $1 and revision = $6";
                let values = values.into_iter().chain([revision.into()]);
                tx.execute_raw(statement(sql, values)).await
            }
        };
        match saved {
            Ok(done) if done.rows_affected() == 1 => {}
            Ok(_) => {
                drop(tx);
                self.navigation_template(id).await?.ok_or(RegistryError::Absent)?;
                return Err(RegistryError::Stale);
            }
            Err(error) if is_taken(&error) => return Ok(TemplateSaved::NameTaken),
            Err(error) => return Err(error.into()),
        }
        if revision.is_some() {
            spread(&tx, id, entries).await?;
        }
        self.record_in(&tx, audit_event, now).await?;
        tx.commit().await?;
        self.announce().await;
        Ok(TemplateSaved::Done)
    }

    /// Deletes a template. False while tenants begin with it.
    pub(crate) async fn delete_template(&self, id: Uuid, audit_event: AuditEvent, now: DateTime<Utc>) -> Result<bool> {
        let tx = self.begin().await?;
        let sql = "select name from control.navigation_templates where id = $1 for update";
        let found = tx.query_one_raw(statement(sql, [id.into()])).await?;
        let name: String = found.ok_or(RegistryError::Absent)?.try_get_by_index(0)?;
        let sql = "delete from control.navigation_templates where id = $1 and not exists \
             (select from control.tenants where settings -> 'navigation' ->> 'templateId' = $1::text)";
        if tx.execute_raw(statement(sql, [id.into()])).await?.rows_affected() == 0 {
            return Ok(false);
        }
        let audit_event = AuditEvent {
            subject_name: Some(name),
            ..audit_event
        };
        self.record_in(&tx, audit_event, now).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Settles a tenant's navigation at the revision that was looked at. False when there is no such template any more.
    pub(crate) async fn settle_navigation(
        &self,
        tenant: &str,
        (template, mut settled): (Option<Uuid>, Value),
        revision: i32,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let tx = self.begin().await?;
        if let Some(template) = template {
            // Nobody deletes or changes it before the tenant has it.
            let sql = "select entries from control.navigation_templates where id = $1 for share";
            let Some(row) = tx.query_one_raw(statement(sql, [template.into()])).await? else {
                return Ok(false);
            };
            settled["templateId"] = json!(template);
            settled["entries"] = row.try_get_by_index(0)?;
        }
        let sql = "update control.tenants set settings = jsonb_set(settings, '{navigation}', $2), revision = revision + 1 \
             where id = $1 and revision = $3";
        let values: [sea_orm::Value; 3] = [tenant.into(), settled.into(), revision.into()];
        if tx.execute_raw(statement(sql, values)).await?.rows_affected() == 0 {
            return Err(RegistryError::Stale);
        }
        self.record_in(&tx, audit_event, now).await?;
        self.count_change(&tx, tenant).await?;
        tx.commit().await?;
        self.announce().await;
        Ok(true)
    }
}

/// Gives all tenants that begin with a template its new entries; the directory tells of each.
async fn spread(tx: &DatabaseTransaction, template: Uuid, entries: Value) -> Result<()> {
    let sql = "update control.tenants set settings = jsonb_set(settings, '{navigation,entries}', $2), revision = revision + 1 \
         where settings -> 'navigation' ->> 'templateId' = $1 returning id";
    let values: [sea_orm::Value; 2] = [template.to_string().into(), entries.into()];
    let rows = tx.query_all_raw(statement(sql, values)).await?;
    let ids: Vec<String> = rows
        .iter()
        .map(|row| row.try_get_by_index(0))
        .collect::<std::result::Result<_, _>>()?;
    let sql = "select control.directory_changed(id) from unnest($1::text[]) id";
    tx.query_all_raw(statement(sql, [ids.into()])).await?;
    Ok(())
}

fn is_taken(error: &DbErr) -> bool {
    matches!(error.sql_err(), Some(SqlErr::UniqueConstraintViolation(_)))
}
