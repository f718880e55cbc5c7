//! Orders to erase a tenant: entered, called off, carried out step by step, and kept as certificates.
use chrono::{DateTime, Utc};
use sea_orm::{ConnectionTrait, DbBackend, FromQueryResult, Statement};
use uuid::Uuid;

use super::{AuditEvent, Registry, RegistryError, Result};

/// An order to erase a tenant and what came of it.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct Erasure {
    pub id: Uuid,
    pub tenant_id: String,
    pub tenant_name: String,
    pub cluster_id: Option<String>,
    pub schema_name: Option<String>,
    pub reason: String,
    pub requested_by_name: Option<String>,
    pub requested_at: DateTime<Utc>,
    pub due_at: DateTime<Utc>,
    pub begun_at: Option<DateTime<Utc>>,
    pub schema_gone_at: Option<DateTime<Utc>>,
    pub files_gone_at: Option<DateTime<Utc>>,
    pub finished_at: Option<DateTime<Utc>>,
    pub people: i64,
    pub tables: i64,
    pub table_bytes: i64,
    pub files: i64,
    pub file_bytes: i64,
    pub identities: i64,
}

const COLUMNS: &str = "id, tenant_id, tenant_name, cluster_id, schema_name, reason, requested_by_name, requested_at, due_at, \
     begun_at, schema_gone_at, files_gone_at, finished_at, people, tables, table_bytes, files, file_bytes, identities";

/// A new order.
#[derive(Clone, Debug)]
pub(crate) struct ErasureOrder {
    pub id: Uuid,
    pub reason: String,
    pub by: (Uuid, String),
    pub due_at: DateTime<Utc>,
}

/// What a schema held.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Contents {
    pub people: i64,
    pub tables: i64,
    pub bytes: i64,
}

fn statement(sql: &str, values: impl IntoIterator<Item = sea_orm::Value>) -> Statement {
    Statement::from_sql_and_values(DbBackend::Postgres, sql, values)
}

impl Registry {
    /// Enters an order for a tenant in one of these states. False when it is in none of them, or ordered already.
    pub(crate) async fn order_erasure(
        &self,
        tenant: &str,
        from: &[&str],
        order: ErasureOrder,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let from: Vec<String> = from.iter().map(|state| (*state).to_owned()).collect();
        let tx = self.begin().await?;
        // The row is locked, so that the tenant cannot be restored in between.
        let lock = "select from control.tenants where id = $1 and status = any ($2) for no key update";
        let values = [tenant.into(), from.into()];
        if tx.query_one_raw(statement(lock, values)).await?.is_none() {
            return Ok(false);
        }
        let sql = "insert into control.erasures \
             (id, tenant_id, tenant_name, cluster_id, schema_name, reason, requested_by, requested_by_name, requested_at, due_at) \
             select $2, id, name, cluster_id, schema_name, $3, $4, $5, $6, $7 from control.tenants where id = $1 \
             on conflict (tenant_id) where cancelled_at is null and finished_at is null do nothing";
        let ErasureOrder { id, reason, by, due_at } = order;
        let values: [sea_orm::Value; 7] = [
            tenant.into(),
            id.into(),
            reason.into(),
            by.0.into(),
            by.1.into(),
            now.into(),
            due_at.into(),
        ];
        if tx.execute_raw(statement(sql, values)).await?.rows_affected() == 0 {
            return Ok(false);
        }
        self.record_in(&tx, audit_event, now).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Calls an order off while it has not begun. False when there is none, or it has.
    pub(crate) async fn cancel_erasure(
        &self,
        tenant: &str,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let tx = self.begin().await?;
        let sql = "update control.erasures set cancelled_at = $2 \
             where tenant_id = $1 and cancelled_at is null and begun_at is null";
        if tx
            .execute_raw(statement(sql, [tenant.into(), now.into()]))
            .await?
            .rows_affected()
            == 0
        {
            return Ok(false);
        }
        self.record_in(&tx, audit_event, now).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// The order that is open for a tenant.
    pub(crate) async fn open_erasure(&self, tenant: &str) -> Result<Option<Erasure>> {
        let sql = format!(
            "select {COLUMNS} from control.erasures where tenant_id = $1 and cancelled_at is null and finished_at is null"
        );
        Ok(Erasure::find_by_statement(statement(&sql, [tenant.into()]))
            .one(&self.db)
            .await?)
    }

    /// Orders, newest first, and how many there are. Those that were called off are left out.
    pub(crate) async fn erasures(&self, limit: i64, offset: i64) -> Result<(Vec<Erasure>, i64)> {
        let sql = format!(
            "select {COLUMNS} from control.erasures where cancelled_at is null order by requested_at desc, id limit $1 offset $2"
        );
        let rows = Erasure::find_by_statement(statement(&sql, [limit.into(), offset.into()]))
            .all(&self.db)
            .await?;
        let count = "select count(*) from control.erasures where cancelled_at is null";
        let row = self.db.query_one_raw(statement(count, [])).await?;
        let total = row.ok_or(RegistryError::Absent)?.try_get_by_index(0)?;
        Ok((rows, total))
    }

    /// Orders whose time has come and that are not finished.
    pub(crate) async fn due_erasures(&self, now: DateTime<Utc>) -> Result<Vec<Erasure>> {
        let sql = format!(
            "select {COLUMNS} from control.erasures where cancelled_at is null and finished_at is null and due_at <= $1 order by due_at"
        );
        Ok(Erasure::find_by_statement(statement(&sql, [now.into()]))
            .all(&self.db)
            .await?)
    }

    /// From now on it cannot be called off. False when it was in the last moment.
    pub(crate) async fn begin_erasure(&self, erasure: &Erasure, now: DateTime<Utc>) -> Result<bool> {
        let tx = self.begin().await?;
        let sql =
            "update control.erasures set begun_at = coalesce(begun_at, $2) where id = $1 and cancelled_at is null";
        let begun = tx.execute_raw(statement(sql, [erasure.id.into(), now.into()])).await?;
        if begun.rows_affected() == 0 {
            return Ok(false);
        }
        let sql = "update control.tenants set status = 'erasing', status_at = $2 where id = $1 and status <> 'erasing'";
        let values = [erasure.tenant_id.as_str().into(), now.into()];
        if tx.execute_raw(statement(sql, values)).await?.rows_affected() == 1 {
            self.count_change(&tx, &erasure.tenant_id).await?;
        }
        tx.commit().await?;
        self.announce().await;
        Ok(true)
    }

    /// The schema and its roles are gone; the files may go now.
    pub(crate) async fn schema_erased(&self, erasure: &Erasure, contents: Contents, now: DateTime<Utc>) -> Result<()> {
        let sql = "with gone as (update control.tenants set schema_name = null where id = $2) \
             update control.erasures set schema_gone_at = $3, people = $4, tables = $5, table_bytes = $6 where id = $1";
        let values: [sea_orm::Value; 6] = [
            erasure.id.into(),
            erasure.tenant_id.as_str().into(),
            now.into(),
            contents.people.into(),
            contents.tables.into(),
            contents.bytes.into(),
        ];
        self.db.execute_raw(statement(sql, values)).await?;
        Ok(())
    }

    /// The files are gone as well: whatever is left in the register goes, and the certificate is complete.
    pub(crate) async fn finish_erasure(
        &self,
        erasure: &Erasure,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let tx = self.begin().await?;
        let sql = "update control.erasures set identities = control.erase_register(tenant_id), finished_at = $2 where id = $1";
        let licences = "select control.erase_licences($1)";
        tx.execute_raw(statement(licences, [erasure.tenant_id.as_str().into()]))
            .await?;
        tx.execute_raw(statement(sql, [erasure.id.into(), now.into()])).await?;
        self.record_in(&tx, audit_event, now).await?;
        Ok(tx.commit().await?)
    }

    /// Whether a tenant API has removed the files.
    pub(crate) async fn files_erased(&self, erasure: &Erasure) -> Result<bool> {
        let sql = "select from control.erasures where id = $1 and files_gone_at is not null";
        Ok(self
            .db
            .query_one_raw(statement(sql, [erasure.id.into()]))
            .await?
            .is_some())
    }
}
