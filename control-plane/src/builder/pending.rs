//! A change of a tenant's schema that waits to be committed: what the operators' log says of it is written first, so that nothing
//! is done that stands in no log. If the log cannot be written, dropping this undoes the change.
use std::ops::Deref;

use sqlx::{Postgres, Transaction};

use super::BuildError;

/// What was done, but not yet for good.
pub(crate) struct PendingTransaction<T> {
    value: T,
    tx: Transaction<'static, Postgres>,
}

impl<T> PendingTransaction<T> {
    pub(super) fn new(value: T, tx: Transaction<'static, Postgres>) -> Self {
        Self { value, tx }
    }

    /// For good.
    pub(crate) async fn commit(self) -> Result<T, BuildError> {
        self.tx.commit().await?;
        Ok(self.value)
    }
}

impl<T> Deref for PendingTransaction<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}
