//! The counter that tells every tenant API to read the directory again.
use sea_orm::{ConnectionTrait, DbBackend, Statement};

use super::{Registry, RegistryError, Result};

impl Registry {
    /// Counts a change that the directory shows; call it inside the changing transaction, so that the slow look finds it
    /// even if this process ends right after the commit.
    pub(super) async fn count_change(&self, tx: &impl ConnectionTrait) -> Result<()> {
        let next = Statement::from_string(
            DbBackend::Postgres,
            "select nextval('control.directory_version') as version",
        );
        tx.query_one_raw(next).await?.ok_or(RegistryError::Absent)?;
        Ok(())
    }

    /// Tells the listeners, after the commit: NOTIFY inside a writing transaction serialises all commits.
    /// It counts once more, because a sequence is seen by everybody at once: who looked between the first count and the
    /// commit keeps the new number with the old rows. A lost call is harmless as long as somebody calls later.
    pub(super) async fn announce(&self) {
        let call = Statement::from_string(
            DbBackend::Postgres,
            "select pg_notify('learnt_directory', nextval('control.directory_version')::text)",
        );
        if let Err(error) = self.db.execute_raw(call).await {
            tracing::warn!(%error, "the directory's change was not announced; listeners will find it by themselves");
        }
    }
}
