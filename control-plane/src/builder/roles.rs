//! The three roles of a tenant's schema: made once, and asserted again and again. Postgres lets every role change its own
//! password and its own settings, for good: what somebody changed would shut the tenant out until it is put right.
use std::collections::HashMap;

use futures_util::StreamExt;
use learnt_kernel::tenant::{APP_SETTINGS, RO_SETTINGS, SchemaName, TenantId};
use sqlx::Row;

use super::tenant_database::{TenantDatabase, run};
use super::{AdvisoryLock, BuildError, Provisioner};
use crate::registry::Logins;

type Result<T> = std::result::Result<T, BuildError>;

/// Connections of a reading role: the console and reports, one at a time.
const RO_CONNECTIONS: u32 = 5;
/// Tenants whose roles are asserted in one transaction.
const BATCH: usize = 100;
/// Between two batches: each tells all connections of the server that roles have changed.
const PAUSE: std::time::Duration = std::time::Duration::from_millis(500);

/// A login role of a schema, and what belongs to it.
struct Login {
    role: String,
    settings: Vec<(&'static str, String)>,
    connections: u32,
}

/// What of a role is not as it was made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Difference {
    /// Its own settings: it did that itself.
    settings: bool,
    /// Databases, quoted, for which it has settings of its own.
    databases: Vec<String>,
}

fn logins(schema: &SchemaName, connections: u32) -> [Login; 2] {
    let with_path = |settings: &[(&'static str, &str)]| {
        let path = [("search_path", schema.search_path())];
        let others = settings.iter().map(|(name, value)| (*name, format!("'{value}'")));
        path.into_iter().chain(others).collect()
    };
    [
        Login {
            role: schema.app_role(),
            settings: with_path(APP_SETTINGS),
            connections,
        },
        Login {
            role: schema.ro_role(),
            settings: with_path(RO_SETTINGS),
            connections: RO_CONNECTIONS,
        },
    ]
}

impl Login {
    /// Settings as `pg_db_role_setting` keeps them.
    fn setting_rows(&self) -> Vec<String> {
        let line = |(name, value): &(&str, String)| format!("{name}={}", value.trim_matches('\''));
        self.settings.iter().map(line).collect()
    }

    fn set(&self) -> String {
        let role = &self.role;
        let settings = self.settings.iter();
        settings
            .map(|(name, value)| format!("alter role {role} set {name} = {value}; "))
            .chain([format!("alter role {role} connection limit {}; ", self.connections)])
            .collect()
    }
}

impl TenantDatabase {
    /// Creates the three roles, all or none, and sets what belongs to a role: its password, its search path, its limits. The
    /// comment says to which database a role belongs, because roles are shared by all databases of a server.
    pub(crate) async fn create_roles(&self, schema: &SchemaName, key_version: i32) -> Result<()> {
        let (owner, app, ro) = (schema.owner_role(), schema.app_role(), schema.ro_role());
        let mut tx = self.pool.begin().await?;
        let (database, version, superuser): (String, i32, bool) = sqlx::query_as(
            "select current_database()::text, current_setting('server_version_num')::int, rolsuper from pg_roles where rolname = current_user",
        )
        .fetch_one(&mut *tx)
        .await?;
        let there: i64 = sqlx::query_scalar("select count(*) from pg_roles where rolname = $1")
            .bind(&owner)
            .fetch_one(&mut *tx)
            .await?;
        if there == 0 {
            let mark = format!("learnt:{database}");
            run(
                &mut tx,
                format!(
                    "create role {owner} nologin; create role {app} login; create role {ro} login; \
                     comment on role {owner} is '{mark}'; comment on role {app} is '{mark}'; \
                     comment on role {ro} is '{mark}'; \
                     grant {database}_members to {app}, {ro}{};",
                    // Nobody becomes the group; it only lets its members in.
                    if version >= 160_000 { " with set false" } else { "" }
                ),
            )
            .await?;
            // Since version 16 whoever creates a role may administer it, but neither become it nor use its rights.
            if !superuser {
                let how = if version >= 160_000 {
                    " with inherit true, set true"
                } else {
                    ""
                };
                run(&mut tx, format!("grant {owner} to current_user{how};")).await?;
            }
        }
        let settings: String = logins(schema, self.connections).iter().map(Login::set).collect();
        run(&mut tx, self.passwords(schema, key_version) + &settings).await?;
        Ok(tx.commit().await?)
    }

    fn passwords(&self, schema: &SchemaName, key_version: i32) -> String {
        let password = |role: String| {
            let verifier = self.master.role_verifier(&role, key_version);
            format!("alter role {role} password '{verifier}'; ")
        };
        password(schema.app_role()) + &password(schema.ro_role())
    }

    /// Which login roles of these schemas do not have the settings and limits that they were made with. A password cannot be
    /// looked at.
    async fn differences(&self, schemas: &[SchemaName]) -> Result<HashMap<String, Difference>> {
        let roles: Vec<Login> = schemas.iter().flat_map(|one| logins(one, self.connections)).collect();
        let names: Vec<&str> = roles.iter().map(|one| one.role.as_str()).collect();
        let limits: Vec<i32> = roles.iter().map(|one| one.connections.cast_signed()).collect();
        let settings: Vec<String> = roles.iter().map(|one| sorted(one.setting_rows())).collect();
        let found = sqlx::query(
            "select role.rolname::text as role, own.settings is distinct from wanted.settings as settings, elsewhere.databases \
             from unnest($1::text[], $2::int[], $3::text[]) wanted (role, connections, settings) \
             join pg_roles role on role.rolname = wanted.role::name \
             cross join lateral ( \
               select coalesce(string_agg(line, chr(10) order by line collate \"C\"), '') as settings from unnest(role.rolconfig) line \
             ) own \
             cross join lateral ( \
               select coalesce(array_agg(quote_ident(datname)), '{}') as databases \
               from pg_db_role_setting setting join pg_database on pg_database.oid = setting.setdatabase where setting.setrole = role.oid \
             ) elsewhere \
             where own.settings is distinct from wanted.settings or role.rolconnlimit <> wanted.connections or elsewhere.databases <> '{}'",
        )
        .bind(names)
        .bind(limits)
        .bind(settings)
        .fetch_all(&self.pool)
        .await?;
        found
            .iter()
            .map(|row| {
                let difference = Difference {
                    settings: row.try_get("settings")?,
                    databases: row.try_get("databases")?,
                };
                Ok((row.try_get("role")?, difference))
            })
            .collect()
    }

    /// Gives the login roles of these schemas the passwords, settings and limits that they were made with, in one transaction.
    /// Answers the roles that had changed their settings.
    async fn assert_batch(&self, schemas: &[(SchemaName, i32)]) -> Result<Vec<String>> {
        let names: Vec<SchemaName> = schemas.iter().map(|(schema, _)| schema.clone()).collect();
        let differences = self.differences(&names).await?;
        let mut sql = String::new();
        for (schema, key_version) in schemas {
            sql.push_str(&self.passwords(schema, *key_version));
            for login in logins(schema, self.connections) {
                let Some(difference) = differences.get(&login.role) else {
                    continue;
                };
                for database in &difference.databases {
                    sql.push_str(&format!("alter role {} in database {database} reset all; ", login.role));
                }
                sql.push_str(&format!("alter role {} reset all; ", login.role));
                sql.push_str(&login.set());
            }
        }
        let mut tx = self.pool.begin().await?;
        run(&mut tx, sql).await?;
        tx.commit().await?;
        let own_doing = differences.into_iter();
        Ok(own_doing
            .filter(|(_, difference)| difference.settings || !difference.databases.is_empty())
            .map(|(role, _)| role)
            .collect())
    }

    /// The same for one tenant, whose login was refused.
    pub(crate) async fn restore_roles(&self, schema: &SchemaName, key_version: i32) -> Result<()> {
        self.assert_batch(&[(schema.clone(), key_version)]).await.map(drop)
    }
}

fn sorted(mut lines: Vec<String>) -> String {
    lines.sort_unstable();
    lines.join("\n")
}

/// Asserts the roles of every tenant and of the stock, some at a time. Answers the roles that had changed their settings, each
/// of which was logged and counted. One process at a time for each ground; a schema that fails keeps no other one waiting.
pub async fn assert_roles(provisioner: &Provisioner) -> std::result::Result<Vec<String>, BuildError> {
    let mut by_ground: HashMap<String, Vec<(SchemaName, i32)>> = HashMap::new();
    for Logins {
        cluster,
        schema,
        key_version,
    } in provisioner.registry.logins().await?
    {
        by_ground.entry(cluster).or_default().push((schema, key_version));
    }
    let grounds = futures_util::stream::iter(by_ground).map(|(cluster, schemas)| async move {
        let tenant_database = provisioner.tenant_database(&cluster)?;
        let Some(advisory_lock) = AdvisoryLock::take(&provisioner.registry, "roles", &cluster).await? else {
            return Ok(Vec::new());
        };
        let changed = assert_on(tenant_database, &schemas).await;
        advisory_lock.release().await?;
        Ok::<_, BuildError>(changed)
    });
    let mut changed = Vec::new();
    // Side by side: a ground that does not answer takes its time.
    for outcome in grounds.buffer_unordered(8).collect::<Vec<_>>().await {
        match outcome {
            Ok(more) => changed.extend(more),
            Err(error) => tracing::warn!(%error, "the roles of a cluster's tenants could not be asserted"),
        }
    }
    Ok(changed)
}

async fn assert_on(tenant_database: &TenantDatabase, schemas: &[(SchemaName, i32)]) -> Vec<String> {
    let mut changed = Vec::new();
    for (number, batch) in schemas.chunks(BATCH).enumerate() {
        if number > 0 {
            tokio::time::sleep(PAUSE).await;
        }
        let Err(error) = assert_into(tenant_database, batch, &mut changed).await else {
            continue;
        };
        if !tenant_database.answers().await {
            tracing::warn!(cluster = tenant_database.id(), %error, "the tenants' database is away; roles are asserted later");
            break;
        }
        // One of them stands in the way of the others: a role that is gone, or that somebody else is changing right now.
        for one in batch {
            if let Err(error) = assert_into(tenant_database, std::slice::from_ref(one), &mut changed).await {
                tracing::error!(schema = %one.0, cluster = tenant_database.id(), %error, "a tenant's roles could not be asserted");
            }
        }
    }
    changed
}

async fn assert_into(
    tenant_database: &TenantDatabase,
    batch: &[(SchemaName, i32)],
    changed: &mut Vec<String>,
) -> Result<()> {
    for role in tenant_database.assert_batch(batch).await? {
        metrics::counter!("learnt_role_repairs_total", "why" => "settings").increment(1);
        tracing::error!(
            role,
            cluster = tenant_database.id(),
            "a tenant's role had changed its own settings; they are as they were made"
        );
        changed.push(role);
    }
    Ok(())
}

impl Provisioner {
    /// A tenant's login was refused where it should have been let in: its roles get their passwords, settings and limits again.
    pub(crate) async fn restore_roles(&self, id: &TenantId) -> Result<()> {
        let tenant = self.registry.tenant(id.as_str()).await?;
        let (tenant_database, schema) = self.location(&tenant)?;
        metrics::counter!("learnt_role_repairs_total", "why" => "login").increment(1);
        tracing::error!(tenant = %id, %schema, "the login of a tenant's role was refused; its roles are set as they were made");
        tenant_database.restore_roles(&schema, tenant.key_version).await
    }
}
