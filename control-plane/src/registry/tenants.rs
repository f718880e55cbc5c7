//! Tenants: entering them, listing them, what the console shows of one.
use chrono::{DateTime, Utc};
use learnt_kernel::tenant::{SchemaName, TenantId};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DbBackend, EntityTrait, QueryFilter, QueryOrder, Statement,
};
use serde_json::Value;

use super::entities::{team, team_domain, tenant};
use super::{AuditEvent, Registry, RegistryError, Result, Team, TeamDomain, Tenant, TenantStep};
use crate::builder::{NewTenant, Outcome, Step};

/// Everything the register knows of one tenant.
#[derive(Clone, Debug)]
pub(crate) struct TenantFile {
    pub tenant: Tenant,
    pub teams: Vec<(Team, Vec<TeamDomain>)>,
    pub steps: Vec<TenantStep>,
}

impl Registry {
    /// Enters a tenant with its first team, its domain and the plan of its steps. The primary keys decide
    /// between two who want the same label or host at once. What an operator did is written down with it.
    pub(crate) async fn enter_tenant(
        &self,
        order: &NewTenant,
        audit_event: Option<AuditEvent>,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let id = order.team.label.to_string();
        let tx = self.begin().await?;
        let row = tenant::ActiveModel {
            id: Set(id.clone()),
            name: Set(order.name.clone()),
            status: Set("requested".to_owned()),
            plan: Set(order.plan.clone()),
            cluster_id: Set(None),
            schema_name: Set(None),
            key_version: Set(1),
            settings: Set(Value::Object(Default::default())),
            time_zone: Set(order.time_zone.name().to_owned()),
            admin_first_name: Set(order.admin.first_name.clone()),
            admin_last_name: Set(order.admin.last_name.clone()),
            admin_email: Set(order.admin.email.to_string()),
            migration_version: Set(None),
            migration_digest: Set(None),
            migration_error: Set(None),
            is_demo: Set(order.is_demo),
            revision: Set(1),
            created_at: Set(now),
            ready_at: Set(None),
            status_reason: Set(None),
            status_at: Set(None),
        };
        tenant::Entity::insert(row).exec_without_returning(&tx).await?;
        self.insert_team(&tx, &id, &order.team, true, now).await?;
        self.plan_steps(&tx, &id, now).await?;
        if let Some(audit_event) = audit_event {
            self.record_in(&tx, audit_event, now).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Puts a tenant on another plan. False when it is not on the one that was looked at.
    pub(crate) async fn change_plan(
        &self,
        id: &str,
        (from, to): (&str, &str),
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let tx = self.begin().await?;
        let sql = "update control.tenants set plan = $3, revision = revision + 1 where id = $1 and plan = $2";
        let values = [id.into(), from.into(), to.into()];
        let done = tx
            .execute_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, values))
            .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        self.record_in(&tx, audit_event, now).await?;
        self.count_change(&tx, id).await?;
        tx.commit().await?;
        self.announce().await;
        Ok(true)
    }

    /// The tenant's row.
    pub(crate) async fn tenant(&self, id: &str) -> Result<Tenant> {
        tenant::Entity::find_by_id(id)
            .one(&self.db)
            .await?
            .ok_or(RegistryError::Absent)
    }

    /// The tenant with its teams, their domains and the building log.
    pub(crate) async fn tenant_file(&self, id: &str) -> Result<TenantFile> {
        let tenant = self.tenant(id).await?;
        let teams = team::Entity::find()
            .filter(team::Column::TenantId.eq(id))
            .find_with_related(team_domain::Entity)
            .order_by_desc(team::Column::IsDefault)
            .order_by_asc(team::Column::Id)
            .all(&self.db)
            .await?;
        Ok(TenantFile {
            tenant,
            teams,
            steps: self.steps(id).await?,
        })
    }

    /// Tenants whose building has begun and not ended.
    pub(crate) async fn under_construction(&self) -> Result<Vec<TenantId>> {
        let rows = tenant::Entity::find()
            .filter(tenant::Column::Status.is_in(["requested", "provisioning"]))
            .order_by_asc(tenant::Column::CreatedAt)
            .all(&self.db)
            .await?;
        rows.into_iter().map(|row| self::id(row.id)).collect()
    }

    pub(super) async fn mark(&self, tx: &impl ConnectionTrait, id: &str, status: &str) -> Result<()> {
        let sql = "update control.tenants set status = $2 where id = $1";
        tx.execute_raw(Statement::from_sql_and_values(
            DbBackend::Postgres,
            sql,
            [id.into(), status.into()],
        ))
        .await?;
        Ok(())
    }

    /// The step `settings`: defaults below whatever is there already.
    pub(crate) async fn apply_defaults(
        &self,
        id: &str,
        settings: &Value,
        providers: &Value,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let tx = self.begin().await?;
        self.defaults_in(&tx, id, settings, providers).await?;
        self.hand_over(&tx, id, Step::Settings, Outcome::Defaults, now).await?;
        Ok(tx.commit().await?)
    }

    /// What the step `settings` does.
    pub(super) async fn defaults_in(
        &self,
        tx: &impl ConnectionTrait,
        id: &str,
        settings: &Value,
        providers: &Value,
    ) -> Result<()> {
        let sql = "with teams as (update control.teams set auth_providers = $3 where tenant_id = $1 and auth_providers = '[]') \
           update control.tenants set settings = $2 || settings where id = $1";
        let values = [id.into(), settings.clone().into(), providers.clone().into()];
        tx.execute_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, values))
            .await?;
        Ok(())
    }

    /// The step `domain`: where the first team answers. An own domain waits for its proof meanwhile.
    pub(crate) async fn open_domains(&self, id: &str, now: DateTime<Utc>) -> Result<()> {
        let tx = self.begin().await?;
        let host = self.main_domain(&tx, id).await?;
        self.hand_over(&tx, id, Step::Domain, Outcome::Host(host), now).await?;
        Ok(tx.commit().await?)
    }

    /// The first team's host.
    pub(super) async fn main_domain(&self, tx: &impl ConnectionTrait, id: &str) -> Result<String> {
        let sql = "select main_domain from control.teams where tenant_id = $1 and is_default";
        let statement = Statement::from_sql_and_values(DbBackend::Postgres, sql, [id.into()]);
        let row = tx.query_one_raw(statement).await?.ok_or(RegistryError::Absent)?;
        Ok(row.try_get("", "main_domain")?)
    }

    /// The step `ready`, and the one before it if it was done just now: from here on the directory shows the tenant.
    pub(crate) async fn open_tenant(&self, id: &str, before: Option<Outcome>, now: DateTime<Utc>) -> Result<()> {
        let tx = self.begin().await?;
        let sql = "update control.tenants set status = 'ready', ready_at = coalesce(ready_at, $2) where id = $1";
        tx.execute_raw(Statement::from_sql_and_values(
            DbBackend::Postgres,
            sql,
            [id.into(), now.into()],
        ))
        .await?;
        let mut done = vec![(Step::Ready, Outcome::Nothing)];
        done.extend(before.map(|outcome| (Step::Invitation, outcome)));
        self.hand_over_all(&tx, id, &done, now).await?;
        self.count_change(&tx, id).await?;
        tx.commit().await?;
        self.announce().await;
        Ok(())
    }

    /// Merges changed settings into a tenant's; null takes one away. Answers the whole.
    pub(crate) async fn change_settings(
        &self,
        id: &str,
        change: &Value,
        revision: Option<i32>,
        audit_event: Option<(AuditEvent, DateTime<Utc>)>,
    ) -> Result<(Value, i32)> {
        let tx = self.begin().await?;
        let sql = "update control.tenants set settings = jsonb_strip_nulls(settings || $2), revision = revision + 1 \
           where id = $1 and ($3::int is null or revision = $3) returning settings, revision";
        let values = [id.into(), change.clone().into(), revision.into()];
        let Some(row) = tx
            .query_one_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, values))
            .await?
        else {
            self.tenant(id).await?;
            return Err(RegistryError::Stale);
        };
        if let Some((audit_event, now)) = audit_event {
            self.record_in(&tx, audit_event, now).await?;
        }
        self.count_change(&tx, id).await?;
        tx.commit().await?;
        self.announce().await;
        Ok((row.try_get("", "settings")?, row.try_get("", "revision")?))
    }
}

/// A schema name read from the register.
pub(super) fn schema(text: String) -> Result<SchemaName> {
    text.parse().map_err(|_| odd(&text))
}

/// A tenant id read from the register.
pub(super) fn id(text: String) -> Result<TenantId> {
    text.parse().map_err(|_| odd(&text))
}

fn odd(text: &str) -> RegistryError {
    RegistryError::Db(sea_orm::DbErr::Type(format!(
        "the register holds a name that no tenant can have: {text}"
    )))
}
