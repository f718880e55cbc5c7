//! What tells every tenant API which tenants to read again.
use sea_orm::{ConnectionTrait, DbBackend, Statement};

use super::{Registry, RegistryError, Result};

impl Registry {
    /// Counts a change of what the directory shows of a tenant. Call it last in the changing transaction: changes are committed
    /// in the order in which they were counted, one after the other.
    pub(super) async fn count_change(&self, tx: &impl ConnectionTrait, tenant: &str) -> Result<()> {
        let sql = "select control.directory_changed($1) as version";
        let count = Statement::from_sql_and_values(DbBackend::Postgres, sql, [tenant.into()]);
        tx.query_one_raw(count).await?.ok_or(RegistryError::Absent)?;
        Ok(())
    }

    /// Tells the listeners, after the commit: NOTIFY inside a writing transaction serialises all commits. A lost call is
    /// harmless: they also look by themselves.
    pub(super) async fn announce(&self) {
        let call = Statement::from_string(
            DbBackend::Postgres,
            "select pg_notify('learnt_directory', last_value::text) from control.directory_version",
        );
        if let Err(error) = self.db.execute_raw(call).await {
            tracing::warn!(%error, "the directory's change was not announced; listeners will find it by themselves");
        }
    }
}
