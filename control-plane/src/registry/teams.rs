//! Teams and the hosts on which they answer.
use chrono::{DateTime, Utc};
use learnt_kernel::ids::random_label;
use sea_orm::{
    ActiveValue::Set, ConnectionTrait, DatabaseTransaction, DbBackend, EntityTrait, PaginatorTrait, Statement,
};
use serde_json::{Value, json};

use super::entities::{team, team_domain, tenant};
use super::{AuditEvent, Registry, RegistryError, Result, Team};
use crate::builder::{Address, NewTeam};

/// A change of a team's look and texts; what is None stays.
#[derive(Clone, Debug, Default)]
pub(crate) struct ThemeChange {
    /// Merged into the theme; null takes a value away.
    pub theme: Value,
    pub display_name: Option<String>,
    pub support_email: Option<Option<String>>,
    pub terms_url: Option<Option<String>>,
    pub revision: Option<i32>,
}

/// A team as operators want it.
#[derive(Clone, Debug)]
pub(crate) struct TeamChange {
    pub revision: i32,
    /// None stays.
    pub display_name: Option<String>,
    pub support_email: Option<String>,
    pub terms_url: Option<String>,
    /// Merged into the theme; null takes a value away.
    pub theme: Value,
    pub registration_tags: Vec<String>,
    /// The ids of the ways to sign in that stay.
    pub sign_in_ids: Vec<String>,
}

/// A change of a team's navigation; what is None stays.
#[derive(Clone, Debug)]
pub(crate) struct NavigationChange {
    /// The whole of it, as it is kept.
    pub side_navigation: Option<Value>,
    /// Whether the sample areas are in it, and there at all.
    pub sample_areas: Option<bool>,
    pub revision: Option<i32>,
}

/// A change of the ways to sign in to a team: its own providers and tags, and its tenant's settings. What is None stays.
#[derive(Clone, Debug, Default)]
pub(crate) struct SignInChange {
    pub providers: Option<Value>,
    /// What the team marks its newcomers with.
    pub registration_tags: Option<Vec<String>>,
    /// Merged into the settings; null takes one away.
    pub settings: Option<Value>,
    /// The team's and the tenant's revision together: neither goes down, so the sum stays only if both do.
    pub revision: Option<i64>,
}

/// The ways to sign in after a change.
pub(crate) struct SignIn {
    pub providers: Value,
    pub settings: Value,
    pub team_revision: i32,
    pub tenant_revision: i32,
}

impl Registry {
    pub(super) async fn insert_team(
        &self,
        tx: &impl ConnectionTrait,
        tenant: &str,
        order: &NewTeam,
        is_default: bool,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let label = order.label.to_string();
        let main_domain = match &order.address {
            Address::Below(root) | Address::Claimed { root, .. } => format!("{label}.{root}"),
            Address::Own(host) => host.to_string(),
        };
        let row = team::ActiveModel {
            id: Set(label.clone()),
            tenant_id: Set(tenant.to_owned()),
            display_name: Set(order.display_name.clone()),
            status: Set("active".to_owned()),
            is_default: Set(is_default),
            support_email: Set(order.support_email.as_ref().map(ToString::to_string)),
            main_domain: Set(main_domain),
            terms_url: Set(None),
            registration_tags: Set(Vec::new()),
            side_navigation: Set(json!([])),
            auth_providers: Set(json!([])),
            theme: Set(order.theme.to_json()),
            revision: Set(1),
            sample_areas: Set(false),
            created_at: Set(now),
        };
        team::Entity::insert(row).exec_without_returning(tx).await?;
        let (host, vouched) = match &order.address {
            Address::Below(_) => return Ok(()),
            Address::Claimed { host, .. } => (host, false),
            Address::Own(host) => (host, true),
        };
        let row = team_domain::ActiveModel {
            host: Set(host.to_string()),
            team_id: Set(label),
            is_default: Set(vouched),
            verified_at: Set(vouched.then_some(now)),
            created_at: Set(now),
            state: Set(if vouched { "proved" } else { "waiting" }.to_owned()),
            token: Set(random_label(32)),
            vouched: Set(vouched),
            next_check_at: Set(now),
            ..Default::default()
        };
        team_domain::Entity::insert(row).exec_without_returning(tx).await?;
        Ok(())
    }

    /// Adds a further team to a tenant that is ready; its hosts answer at once.
    pub(crate) async fn enter_team(
        &self,
        tenant: &str,
        order: &NewTeam,
        providers: &Value,
        audit_event: Option<AuditEvent>,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.tenant(tenant).await?;
        let tx = self.begin().await?;
        if let Some(audit_event) = audit_event {
            self.record_in(&tx, audit_event, now).await?;
        }
        self.insert_team(&tx, tenant, order, false, now).await?;
        let label = order.label.to_string();
        let sql = "update control.teams set auth_providers = $2 where id = $1";
        tx.execute_raw(Statement::from_sql_and_values(
            DbBackend::Postgres,
            sql,
            [label.into(), providers.clone().into()],
        ))
        .await?;
        self.count_change(&tx, tenant).await?;
        tx.commit().await?;
        self.announce().await;
        Ok(())
    }

    /// Moves a team to another state. False when it is in it already, or is the tenant's default and would be closed.
    pub(crate) async fn move_team(
        &self,
        (tenant, team): (&str, &str),
        status: &str,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let tx = self.begin().await?;
        let sql = "update control.teams set status = $3, revision = revision + 1 \
             where id = $1 and tenant_id = $2 and status <> $3 and (not is_default or $3 = 'active')";
        let values = [team.into(), tenant.into(), status.into()];
        let moved = tx
            .execute_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, values))
            .await?;
        if moved.rows_affected() == 0 {
            return Ok(false);
        }
        self.record_in(&tx, audit_event, now).await?;
        self.count_change(&tx, tenant).await?;
        tx.commit().await?;
        self.announce().await;
        Ok(true)
    }

    /// Changes a team at the revision that was looked at. Of its ways to sign in those that are named stay, and email.
    pub(crate) async fn save_team(
        &self,
        (tenant, team): (&str, &str),
        change: &TeamChange,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let tx = self.begin().await?;
        let sql = "update control.teams set display_name = coalesce($4, display_name), support_email = $5, terms_url = $6, \
             theme = jsonb_strip_nulls(theme || $7), registration_tags = $8, auth_providers = coalesce(( \
               select jsonb_agg(one.way order by one.place) from jsonb_array_elements(auth_providers) with ordinality as one (way, place) \
               where one.way->>'kind' = 'email' or one.way->>'id' = any ($9)), '[]'), \
             revision = revision + 1 \
           where id = $1 and tenant_id = $2 and revision = $3";
        let values: [sea_orm::Value; 9] = [
            team.into(),
            tenant.into(),
            change.revision.into(),
            change.display_name.clone().into(),
            change.support_email.clone().into(),
            change.terms_url.clone().into(),
            change.theme.clone().into(),
            change.registration_tags.clone().into(),
            change.sign_in_ids.clone().into(),
        ];
        self.record_in(&tx, audit_event, now).await?;
        self.change_row(
            tx,
            team,
            tenant,
            Statement::from_sql_and_values(DbBackend::Postgres, sql, values),
        )
        .await
        .map(drop)
    }

    /// Makes an active team its tenant's default. False when it is not active, or the default already.
    pub(crate) async fn make_default(
        &self,
        (tenant, team): (&str, &str),
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let tx = self.begin().await?;
        let run = |sql: &str| {
            let values: [sea_orm::Value; 2] = [tenant.into(), team.into()];
            Statement::from_sql_and_values(DbBackend::Postgres, sql, values)
        };
        // One after the other, in one order: of two at once the later one counts.
        let lock = "select id from control.teams where tenant_id = $1 and $2 <> '' order by id for update";
        tx.query_all_raw(run(lock)).await?;
        let old = "update control.teams set is_default = false where tenant_id = $1 and is_default and id <> $2 \
             and exists (select from control.teams it where it.id = $2 and it.tenant_id = $1 and it.status = 'active')";
        if tx.execute_raw(run(old)).await?.rows_affected() == 0 {
            return Ok(false);
        }
        let new =
            "update control.teams set is_default = true, revision = revision + 1 where tenant_id = $1 and id = $2";
        tx.execute_raw(run(new)).await?;
        self.record_in(&tx, audit_event, now).await?;
        self.count_change(&tx, tenant).await?;
        tx.commit().await?;
        self.announce().await;
        Ok(true)
    }

    /// Changes a team's look and texts, which must be `owner`'s.
    pub(crate) async fn change_team(&self, id: &str, owner: &str, change: &ThemeChange) -> Result<Team> {
        let tx = self.begin().await?;
        let sql = "update control.teams set theme = jsonb_strip_nulls(theme || $3), \
             display_name = coalesce($4, display_name), \
             support_email = case when $5 then $6 else support_email end, \
             terms_url = case when $7 then $8 else terms_url end, revision = revision + 1 \
           where id = $1 and tenant_id = $2 and ($9::int is null or revision = $9)";
        let values = [
            id.into(),
            owner.into(),
            change.theme.clone().into(),
            change.display_name.clone().into(),
            change.support_email.is_some().into(),
            change.support_email.clone().flatten().into(),
            change.terms_url.is_some().into(),
            change.terms_url.clone().flatten().into(),
            change.revision.into(),
        ];
        self.change_row(
            tx,
            id,
            owner,
            Statement::from_sql_and_values(DbBackend::Postgres, sql, values),
        )
        .await
    }

    /// Changes a team's navigation; `owner` must be the team's tenant.
    pub(crate) async fn change_navigation(&self, id: &str, owner: &str, change: &NavigationChange) -> Result<Team> {
        let tx = self.begin().await?;
        let sql = "update control.teams set side_navigation = coalesce($3, side_navigation), \
             sample_areas = coalesce($4, sample_areas), revision = revision + 1 \
           where id = $1 and tenant_id = $2 and ($5::int is null or revision = $5)";
        let values = [
            id.into(),
            owner.into(),
            change.side_navigation.clone().into(),
            change.sample_areas.into(),
            change.revision.into(),
        ];
        self.change_row(
            tx,
            id,
            owner,
            Statement::from_sql_and_values(DbBackend::Postgres, sql, values),
        )
        .await
    }

    /// Runs a statement that changes one team of the owner's at the revision that was looked at, and tells of it.
    async fn change_row(&self, tx: DatabaseTransaction, id: &str, owner: &str, statement: Statement) -> Result<Team> {
        let done = tx.execute_raw(statement).await?;
        let row = team::Entity::find_by_id(id)
            .one(&tx)
            .await?
            .filter(|team| team.tenant_id == owner);
        let row = row.ok_or(RegistryError::Absent)?;
        if done.rows_affected() == 0 {
            return Err(RegistryError::Stale);
        }
        self.count_change(&tx, owner).await?;
        tx.commit().await?;
        self.announce().await;
        Ok(row)
    }

    /// Changes the ways to sign in to a team; `owner` must be the team's tenant.
    pub(crate) async fn change_sign_in(&self, id: &str, owner: &str, change: &SignInChange) -> Result<SignIn> {
        let tx = self.begin().await?;
        let sql = "select tenant.id, team.revision, tenant.revision as tenant_revision \
           from control.teams team join control.tenants tenant on tenant.id = team.tenant_id \
           where team.id = $1 and tenant.id = $2 for update";
        let values = [id.into(), owner.into()];
        let found = tx
            .query_one_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, values))
            .await?
            .ok_or(RegistryError::Absent)?;
        let tenant: String = found.try_get("", "id")?;
        let (team_revision, tenant_revision): (i32, i32) =
            (found.try_get("", "revision")?, found.try_get("", "tenant_revision")?);
        let current = i64::from(team_revision) + i64::from(tenant_revision);
        if change.revision.is_some_and(|expected| expected != current) {
            return Err(RegistryError::Stale);
        }
        let sql = "update control.teams set auth_providers = coalesce($2, auth_providers), \
             registration_tags = coalesce($3::text[], registration_tags), \
             revision = revision + ($2 is not null or $3::text[] is not null)::int \
           where id = $1 returning auth_providers, revision";
        let values = [
            id.into(),
            change.providers.clone().into(),
            change.registration_tags.clone().into(),
        ];
        let team = tx
            .query_one_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, values))
            .await?
            .ok_or(RegistryError::Absent)?;
        let sql = "update control.tenants set settings = jsonb_strip_nulls(settings || coalesce($2, '{}'::jsonb)), \
             revision = revision + ($2 is not null)::int where id = $1 returning settings, revision";
        let values = [tenant.into(), change.settings.clone().into()];
        let tenant = tx
            .query_one_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, values))
            .await?
            .ok_or(RegistryError::Absent)?;
        self.count_change(&tx, owner).await?;
        tx.commit().await?;
        self.announce().await;
        Ok(SignIn {
            providers: team.try_get("", "auth_providers")?,
            settings: tenant.try_get("", "settings")?,
            team_revision: team.try_get("", "revision")?,
            tenant_revision: tenant.try_get("", "revision")?,
        })
    }

    /// Whether a tenant or a team has this label.
    pub(crate) async fn label_taken(&self, label: &str) -> Result<bool> {
        let teams = team::Entity::find_by_id(label).count(&self.db).await?;
        Ok(teams > 0 || tenant::Entity::find_by_id(label).count(&self.db).await? > 0)
    }
}
