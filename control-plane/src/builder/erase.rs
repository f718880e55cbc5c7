//! Erasing tenants whose time has come: the schema with its roles, then the files, then the register. Each step is committed
//! and can be repeated, so that an erasure that was interrupted anywhere goes on from there. The tenant's label stays taken
//! until the last: nobody's new files come to lie in a folder that is being emptied.
use learnt_kernel::tenant::SchemaName;
use serde_json::json;
use sqlx::AssertSqlSafe;

use super::tenant_database::TenantDatabase;
use super::{AdvisoryLock, BuildError, Provisioner};
use crate::registry::{AuditEvent, Contents, Erasure};

/// Carries out what is due, as far as it goes at the moment. Answers how many are finished.
pub async fn erase(provisioner: &Provisioner) -> Result<usize, BuildError> {
    let mut finished = 0;
    for erasure in provisioner.registry.due_erasures(provisioner.clock.now()).await? {
        let Some(advisory_lock) = AdvisoryLock::take(&provisioner.registry, "build", &erasure.tenant_id).await? else {
            continue;
        };
        let done = one(provisioner, &erasure).await;
        advisory_lock.release().await?;
        match done {
            Ok(true) => finished += 1,
            Ok(false) => {}
            // One that fails keeps no other one waiting; it is tried again at the next round.
            Err(error) => {
                tracing::error!(tenant = erasure.tenant_id, %error, "a tenant could not be erased; it is tried again")
            }
        }
    }
    Ok(finished)
}

async fn one(provisioner: &Provisioner, erasure: &Erasure) -> Result<bool, BuildError> {
    let registry = &provisioner.registry;
    if !registry.begin_erasure(erasure, provisioner.clock.now()).await? {
        return Ok(false);
    }
    if erasure.schema_gone_at.is_none() {
        let contents = drop_schema(provisioner, erasure).await?;
        registry
            .schema_erased(erasure, contents, provisioner.clock.now())
            .await?;
    }
    if !registry.files_erased(erasure).await? {
        return Ok(false);
    }
    let audit_event = AuditEvent {
        action: "tenant.erased",
        subject: erasure.tenant_id.clone(),
        subject_name: Some(erasure.tenant_name.clone()),
        operator: None,
        ip: None,
        request_id: None,
        details: json!({ "certificate": erasure.id, "reason": erasure.reason }),
    };
    registry
        .finish_erasure(erasure, audit_event, provisioner.clock.now())
        .await?;
    tracing::info!(tenant = erasure.tenant_id, certificate = %erasure.id, "a tenant was erased");
    Ok(true)
}

/// What a building that never came so far has left has no schema.
async fn drop_schema(provisioner: &Provisioner, erasure: &Erasure) -> Result<Contents, BuildError> {
    let (Some(cluster), Some(name)) = (&erasure.cluster_id, &erasure.schema_name) else {
        return Ok(Contents::default());
    };
    let schema = SchemaName::parse(name).map_err(|error| BuildError::Migration(error.to_string()))?;
    let tenant_database = provisioner.tenant_database(cluster)?;
    let contents = tenant_database.contents(&schema).await?;
    tenant_database.drop_schema(&schema).await?;
    Ok(contents)
}

impl TenantDatabase {
    /// What a schema holds: distinct people, tables, their bytes. Nothing where it is gone already.
    async fn contents(&self, schema: &SchemaName) -> Result<Contents, BuildError> {
        let (tables, bytes): (i64, i64) = sqlx::query_as(
            "select count(*), coalesce(sum(pg_total_relation_size(oid)), 0)::bigint from pg_class \
             where relnamespace = to_regnamespace($1) and relkind in ('r', 'p')",
        )
        .bind(schema.as_str())
        .fetch_one(&self.pool)
        .await?;
        let people: i64 = if self.has_people(schema).await? {
            let mut tx = self.inside(schema).await?;
            let sql = format!("select count(distinct user_id) from {schema}.user_teams");
            sqlx::query_scalar(AssertSqlSafe(sql))
                .persistent(false)
                .fetch_one(&mut *tx)
                .await?
        } else {
            0
        };
        Ok(Contents { people, tables, bytes })
    }

    /// Ends every session in a tenant's schema; how many.
    pub(crate) async fn end_sessions(
        &self,
        schema: &SchemaName,
        reason: &str,
        now: chrono::DateTime<chrono::Utc>,
    ) -> Result<i64, BuildError> {
        let mut tx = self.inside(schema).await?;
        let ended = sqlx::query_scalar("select end_all_sessions($1, $2)")
            .bind(reason)
            .bind(now)
            .persistent(false)
            .fetch_one(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(ended)
    }
}
