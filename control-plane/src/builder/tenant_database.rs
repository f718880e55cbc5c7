//! One database that holds tenants' schemas: raising and tearing down a schema with its three roles, and the
//! SQL faces that a tenant's schema shows to the control plane.
//!
//! Names are built from a checked `SchemaName` (`t_` and sixteen letters or digits) and the database's checked
//! name: no quoting is needed, and nothing else is ever put into a statement's text.
use std::collections::BTreeSet;
use std::time::Duration;

use chrono::{DateTime, Utc};
use learnt_kernel::tenant::{SchemaName, TeamId, TenantId};
use learnt_kernel::token::MasterKey;
use learnt_migrations::Applied;
use serde::Serialize;
use sqlx::postgres::PgPoolOptions;
use sqlx::{AssertSqlSafe, PgConnection, PgPool};
use utoipa::ToSchema;
use uuid::Uuid;

use super::BuildError;
use super::row::from_row;
use crate::registry::Tenant;

type Result<T> = std::result::Result<T, BuildError>;

/// What the console shows of a tenant: the answer of `tenant_summary()`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Summary {
    /// Persons with a membership that is not terminated or archived.
    pub people: i64,
    /// Persons with an active membership.
    pub active: i64,
    /// Courses that are not archived.
    pub courses: i64,
    /// When somebody was last seen.
    pub last_seen_at: Option<DateTime<Utc>>,
}

from_row!(Summary {
    people,
    active,
    courses,
    last_seen_at
});

/// A tenants' database.
#[derive(Clone, Debug)]
pub struct TenantDatabase {
    id: String,
    pub(super) pool: PgPool,
    pub(super) master: MasterKey,
    /// Connections of a tenant's application role at most.
    pub(super) connections: u32,
}

impl TenantDatabase {
    /// Connects lazily, as the role `learnt_control`.
    pub fn new(id: &str, url: &str, master: &MasterKey, connections: u32) -> std::result::Result<Self, sqlx::Error> {
        let pool = PgPoolOptions::new()
            .max_connections(6)
            .acquire_timeout(Duration::from_secs(10))
            // A connection keeps memory for every schema that it has met.
            .max_lifetime(Duration::from_secs(1800))
            .idle_timeout(Duration::from_secs(60))
            .connect_lazy(url)?;
        Ok(Self {
            id: id.to_owned(),
            pool,
            master: master.clone(),
            connections,
        })
    }

    /// The cluster's id in the register.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Whether the database answers.
    pub async fn answers(&self) -> bool {
        sqlx::query("select 1").execute(&self.pool).await.is_ok()
    }

    /// Once per database: the group through which tenants' roles are let in. Its one entry in the database's rights
    /// stands for all tenants; an entry each would make every new connection read thousands.
    pub(crate) async fn prepare(&self) -> Result<()> {
        let mut tx = self.pool.begin().await?;
        let database: String = sqlx::query_scalar("select current_database()::text")
            .fetch_one(&mut *tx)
            .await?;
        if !plain(&database) {
            return Err(BuildError::DatabaseName(database));
        }
        sqlx::query("select pg_advisory_xact_lock(hashtextextended('learnt:members', 0))")
            .execute(&mut *tx)
            .await?;
        let there: bool =
            sqlx::query_scalar("select exists (select from pg_roles where rolname = current_database() || '_members')")
                .fetch_one(&mut *tx)
                .await?;
        if !there {
            run(&mut tx, format!("create role {database}_members nologin;")).await?;
        }
        let open: bool = sqlx::query_scalar(
            "select has_database_privilege(current_database() || '_members', current_database(), 'connect')",
        )
        .fetch_one(&mut *tx)
        .await?;
        if !open {
            run(
                &mut tx,
                format!("grant connect on database {database} to {database}_members;"),
            )
            .await?;
        }
        Ok(tx.commit().await?)
    }

    /// Creates the schema with its rights, and commits it before any table is made.
    pub(crate) async fn create_empty_schema(&self, schema: &SchemaName) -> Result<()> {
        let (owner, app, ro) = (schema.owner_role(), schema.app_role(), schema.ro_role());
        let mut tx = self.pool.begin().await?;
        run(
            &mut tx,
            format!(
                "create schema if not exists {schema} authorization {owner}; \
                 set local role {owner}; \
                 revoke all on schema {schema} from public; \
                 grant usage on schema {schema} to {app}, {ro}; \
                 alter default privileges in schema {schema} grant select, insert, update, delete on tables to {app}; \
                 alter default privileges in schema {schema} grant select on tables to {ro}; \
                 alter default privileges in schema {schema} grant usage, select on sequences to {app}; \
                 alter default privileges revoke execute on functions from public; \
                 alter default privileges in schema {schema} grant execute on functions to {app}, {ro};"
            ),
        )
        .await?;
        Ok(tx.commit().await?)
    }

    /// Makes the tables stand at the newest version: all migrations in a few batches in a fresh schema, the
    /// missing ones in an older one, or in one whose builder was interrupted.
    pub(crate) async fn create_tables(&self, schema: &SchemaName) -> Result<Applied> {
        let fresh: bool = sqlx::query_scalar("select to_regclass($1) is null")
            .bind(format!("{schema}._migrations"))
            .fetch_one(&self.pool)
            .await?;
        if !fresh {
            return self.migrate(schema).await;
        }
        for batch in learnt_migrations::tenant::batches(schema) {
            // A builder that ends in the middle of one takes it back: whoever goes on meets nothing half-done.
            let mut tx = self.pool.begin().await?;
            run(&mut tx, batch).await?;
            tx.commit().await?;
        }
        Ok(learnt_migrations::tenant::newest().clone())
    }

    /// Applies to an existing schema what it has not seen, in one transaction.
    pub(crate) async fn migrate(&self, schema: &SchemaName) -> Result<Applied> {
        let mut connection = self.pool.acquire().await?;
        learnt_migrations::tenant::migrate(&mut connection, schema)
            .await
            .map_err(|error| BuildError::Migration(error.to_string()))
    }

    /// Role, schema and tables; safe to repeat from anywhere.
    pub(crate) async fn create_schema(&self, schema: &SchemaName, key_version: i32) -> Result<Applied> {
        self.create_roles(schema, key_version).await?;
        self.create_empty_schema(schema).await?;
        self.create_tables(schema).await
    }

    /// Every name for which this database has a schema, or this server a role of this database.
    pub(crate) async fn existing_names(&self) -> Result<BTreeSet<String>> {
        let names: Vec<String> = sqlx::query_scalar(
            "select nspname::text from pg_namespace where nspname ~ '^t_[a-z0-9]{16}$' \
             union \
             select substring(role.rolname::text from '^(t_[a-z0-9]{16})_(?:owner|app|ro)$') \
             from pg_roles role join pg_shdescription note on note.objoid = role.oid and note.classoid = 'pg_authid'::regclass \
             where role.rolname ~ '^t_[a-z0-9]{16}_(owner|app|ro)$' and note.description = 'learnt:' || current_database()",
        )
        .fetch_all(&self.pool)
        .await?;
        Ok(names.into_iter().collect())
    }

    /// Whether people are entered in a schema. Such a schema is never torn down by itself.
    pub(crate) async fn has_people(&self, schema: &SchemaName) -> Result<bool> {
        let table: Option<String> = sqlx::query_scalar("select to_regclass($1)::text")
            .bind(format!("{schema}.user_teams"))
            .fetch_one(&self.pool)
            .await?;
        if table.is_none() {
            return Ok(false);
        }
        let mut tx = self.pool.begin().await?;
        run(&mut tx, format!("set local role {};", schema.owner_role())).await?;
        let found: bool = sqlx::query_scalar(AssertSqlSafe(format!(
            "select exists (select from {schema}.user_teams)"
        )))
        .fetch_one(&mut *tx)
        .await?;
        Ok(found)
    }

    /// Removes a schema and its roles in one transaction.
    pub(crate) async fn drop_schema(&self, schema: &SchemaName) -> Result<()> {
        let (owner, app, ro) = (schema.owner_role(), schema.app_role(), schema.ro_role());
        let mut tx = self.pool.begin().await?;
        let there: bool = sqlx::query_scalar("select exists (select from pg_roles where rolname = $1)")
            .bind(&owner)
            .fetch_one(&mut *tx)
            .await?;
        if there {
            run(&mut tx, format!("set local role {owner}; drop schema if exists {schema} cascade; drop owned by {owner}; set local role none;")).await?;
        }
        run(&mut tx, format!("drop role if exists {app}, {ro}, {owner};")).await?;
        Ok(tx.commit().await?)
    }

    /// Calls `seed_first_admin` in the tenant's schema. True when the membership is new.
    pub(crate) async fn seed_first_admin(
        &self,
        schema: &SchemaName,
        tenant: &Tenant,
        team: &TeamId,
        user: Uuid,
        event_id: Uuid,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let mut tx = self.inside(schema).await?;
        let new = sqlx::query_scalar("select seed_first_admin($1, $2, $3, $4, $5, $6, $7)")
            .bind(user)
            .bind(team.as_str())
            .bind(&tenant.admin_first_name)
            .bind(&tenant.admin_last_name)
            .bind(&tenant.admin_email)
            .bind(event_id)
            .bind(now)
            .persistent(false)
            .fetch_one(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(new)
    }

    /// Calls `tenant_summary` in the tenant's schema.
    pub(crate) async fn summary(&self, schema: &SchemaName) -> Result<Summary> {
        let mut tx = self.reading(schema).await?;
        Ok(sqlx::query_as("select * from tenant_summary()")
            .persistent(false)
            .fetch_one(&mut *tx)
            .await?)
    }

    /// Pokes the pumps of the tenant APIs, which also look by themselves now and then. The tenant's name is
    /// not told: LISTEN is open to every role of the database.
    pub(crate) async fn announce_event(&self, tenant: &TenantId) {
        let mac = self.master.mac("notify", tenant.as_str().as_bytes());
        let token = hex::encode(&mac[..8]);
        if let Err(error) = sqlx::query("select pg_notify('learnt_facts', $1)")
            .bind(token)
            .execute(&self.pool)
            .await
        {
            tracing::warn!(%error, "a fact was not announced; the pump's sweep will find it");
        }
    }

    /// The same, for reading, and not for long.
    pub(super) async fn reading(&self, schema: &SchemaName) -> Result<sqlx::Transaction<'static, sqlx::Postgres>> {
        let mut tx = self.inside(schema).await?;
        run(
            &mut tx,
            "set local transaction_read_only = on; set local statement_timeout = '2s';".to_owned(),
        )
        .await?;
        Ok(tx)
    }

    /// A transaction as the schema's owner, with the schema as its path; both end with the transaction.
    pub(super) async fn inside(&self, schema: &SchemaName) -> Result<sqlx::Transaction<'static, sqlx::Postgres>> {
        let mut tx = self.pool.begin().await?;
        run(
            &mut tx,
            format!(
                "set local role {}; set local search_path = {schema}, extensions;",
                schema.owner_role()
            ),
        )
        .await?;
        Ok(tx)
    }
}

/// Whether a database's name can stand in a statement as it is.
fn plain(name: &str) -> bool {
    name.len() <= 48
        && name.starts_with(|first: char| first.is_ascii_lowercase())
        && name
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
}

pub(super) async fn run(connection: &mut PgConnection, sql: String) -> Result<()> {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await?;
    Ok(())
}
