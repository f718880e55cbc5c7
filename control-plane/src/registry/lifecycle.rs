//! The states of a tenant after it was built. Each move names the states that it may come from, and one statement looks and
//! moves: of two operators at once one finds it moved already.
use chrono::{DateTime, Utc};
use sea_orm::{ConnectionTrait, DbBackend, Statement};

use super::{AuditEvent, Registry, Result};

impl Registry {
    /// Moves a tenant from one of these states to another, with the reason and the row of the operators' log. False when it
    /// is in none of them.
    pub(crate) async fn move_tenant(
        &self,
        id: &str,
        (from, to): (&[&str], &str),
        reason: Option<&str>,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let tx = self.begin().await?;
        let from: Vec<String> = from.iter().map(|state| (*state).to_owned()).collect();
        let sql = "update control.tenants set status = $3, status_reason = $4, status_at = $5 \
             where id = $1 and status = any ($2) \
             and not exists (select from control.erasures e where e.tenant_id = $1 and e.cancelled_at is null and e.finished_at is null)";
        let values = [id.into(), from.into(), to.into(), reason.into(), now.into()];
        let moved = tx
            .execute_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, values))
            .await?
            .rows_affected();
        if moved == 0 {
            return Ok(false);
        }
        self.record_in(&tx, audit_event, now).await?;
        self.count_change(&tx, id).await?;
        tx.commit().await?;
        self.announce().await;
        Ok(true)
    }
}
