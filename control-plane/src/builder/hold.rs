//! One builder at a time: locks that live on a connection, so that a killed builder blocks nobody.
use sqlx::Postgres;
use sqlx::pool::PoolConnection;

use super::BuildError;
use crate::registry::Registry;

/// A piece of work that only one builder has in hand. Dropped unfinished, it ends with its connection.
#[must_use]
pub(super) struct Hold(PoolConnection<Postgres>);

impl Hold {
    /// Takes the work in hand; none when another builder has it.
    pub(super) async fn take(registry: &Registry, work: &str, subject: &str) -> Result<Option<Self>, BuildError> {
        let mut connection = registry.pool().acquire().await?;
        connection.close_on_drop();
        let got: bool =
            sqlx::query_scalar("select pg_try_advisory_lock(hashtextextended('learnt:' || $1 || ':' || $2, 0))")
                .bind(work)
                .bind(subject)
                .fetch_one(&mut *connection)
                .await?;
        Ok(got.then_some(Self(connection)))
    }

    /// Lets go before the connection closes, which the server may notice late: whoever asks next gets it at once.
    pub(super) async fn let_go(self) -> Result<(), BuildError> {
        let Self(mut connection) = self;
        sqlx::query("select pg_advisory_unlock_all()")
            .execute(&mut *connection)
            .await?;
        Ok(())
    }
}
