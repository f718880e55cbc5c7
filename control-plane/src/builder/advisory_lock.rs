//! One builder at a time: locks that live on a connection, so that a killed builder blocks nobody.
use sqlx::Postgres;
use sqlx::pool::PoolConnection;

use super::BuildError;
use crate::registry::Registry;

/// A piece of work that only one builder has in hand. Dropped unfinished, it ends with its connection.
#[must_use]
pub(super) struct AdvisoryLock(Option<PoolConnection<Postgres>>);

impl AdvisoryLock {
    /// Takes the work in hand; none when another builder has it.
    pub(super) async fn take(registry: &Registry, work: &str, subject: &str) -> Result<Option<Self>, BuildError> {
        let mut advisory_lock = Self(Some(registry.pool().acquire().await?));
        let got: bool =
            sqlx::query_scalar("select pg_try_advisory_lock(hashtextextended('learnt:' || $1 || ':' || $2, 0))")
                .bind(work)
                .bind(subject)
                .fetch_one(advisory_lock.connection()?)
                .await?;
        if got {
            return Ok(Some(advisory_lock));
        }
        advisory_lock.0 = None;
        Ok(None)
    }

    /// Lets go; whoever asks next gets it at once, and the connection is used again.
    pub(super) async fn release(mut self) -> Result<(), BuildError> {
        sqlx::query("select pg_advisory_unlock_all()")
            .execute(self.connection()?)
            .await?;
        self.0 = None;
        Ok(())
    }

    fn connection(&mut self) -> Result<&mut sqlx::PgConnection, BuildError> {
        let connection = self.0.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        Ok(&mut **connection)
    }
}

impl Drop for AdvisoryLock {
    /// The lock may still be held: it must not go back to the pool with the connection.
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            drop(connection.detach());
        }
    }
}
