//! The counter that tells every tenant API to read the directory again.
use sea_orm::{ConnectionTrait, DbBackend, Statement};

use super::{Registry, RegistryError, Result};

impl Registry {
    /// Counts a change that the directory shows; call it inside the changing transaction.
    pub(super) async fn count_change(&self, tx: &impl ConnectionTrait) -> Result<i64> {
        let next = Statement::from_string(
            DbBackend::Postgres,
            "select nextval('control.directory_version') as version",
        );
        let row = tx.query_one_raw(next).await?.ok_or(RegistryError::Absent)?;
        Ok(row.try_get("", "version")?)
    }

    /// Tells the listeners, after the commit: NOTIFY inside a writing transaction serialises all commits.
    /// A lost call is harmless, because every tenant API also looks at the counter now and then.
    pub(super) async fn announce(&self, version: i64) {
        let call = Statement::from_sql_and_values(
            DbBackend::Postgres,
            "select pg_notify('learnt_directory', $1)",
            [version.to_string().into()],
        );
        if let Err(error) = self.db.execute_raw(call).await {
            tracing::warn!(%error, version, "the directory's change was not announced; listeners will find it by themselves");
        }
    }
}
