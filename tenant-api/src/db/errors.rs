//! What a database says, translated to problems once; its words never reach an answer.
use deadpool_postgres::PoolError;
use deadpool_postgres::tokio_postgres::error::SqlState;
use learnt_kernel::problem::{Problem, Result};
use thiserror::Error;

/// A failure of a database or of its pool.
#[derive(Debug, Error)]
pub enum DbError {
    /// The statement failed.
    #[error("database: {0}")]
    Postgres(#[from] tokio_postgres::Error),
    /// No connection could be had.
    #[error("connection: {0}")]
    Pool(#[from] PoolError),
    /// No connection became free in time.
    #[error("no connection became free in time")]
    Busy,
    /// The tenant's cluster is not among the configured ones.
    #[error("cluster {0} is not configured")]
    UnknownCluster(String),
}

impl From<DbError> for Problem {
    fn from(error: DbError) -> Self {
        match &error {
            DbError::Busy | DbError::Pool(PoolError::Timeout(_)) => {
                tracing::warn!(%error, "no database connection in time");
                Problem::unavailable("busy", "The service is busy, please try again in a moment.")
            }
            DbError::Postgres(cause) if overloaded(cause) => {
                tracing::warn!(error = ?cause, "database gave up waiting");
                Problem::unavailable("busy", "The service is busy, please try again in a moment.")
            }
            DbError::Pool(PoolError::Backend(cause)) => away(cause),
            DbError::Postgres(cause) if gone(cause) => away(cause),
            _ => Problem::internal(&error),
        }
    }
}

fn away(cause: &tokio_postgres::Error) -> Problem {
    tracing::error!(error = ?cause, "the database is away");
    Problem::unavailable(
        "database_unavailable",
        "The database does not answer at the moment. Please try again shortly.",
    )
}

/// The server ended, is just starting, or cut the connection.
fn gone(error: &tokio_postgres::Error) -> bool {
    error.is_closed()
        || matches!(
            error.code(),
            Some(&SqlState::ADMIN_SHUTDOWN | &SqlState::CRASH_SHUTDOWN | &SqlState::CANNOT_CONNECT_NOW)
        )
}

fn overloaded(error: &tokio_postgres::Error) -> bool {
    matches!(
        error.code(),
        Some(
            &SqlState::LOCK_NOT_AVAILABLE
                | &SqlState::T_R_DEADLOCK_DETECTED
                | &SqlState::T_R_SERIALIZATION_FAILURE
                | &SqlState::QUERY_CANCELED
        )
    )
}

/// The constraint that a statement violated, by name, if that is why it failed.
pub fn violated(error: &tokio_postgres::Error) -> Option<&str> {
    error.as_db_error().and_then(|db| db.constraint())
}

/// Turns what a query answered into this house's result.
pub trait Sql<T> {
    /// Any failure is an internal problem, logged once.
    fn sql(self) -> Result<T>;
    /// A violated constraint of this name is the caller's refusal; anything else an internal problem.
    fn unless(self, constraint: &str, refusal: impl FnOnce() -> Problem) -> Result<T>;
}

impl<T> Sql<T> for std::result::Result<T, tokio_postgres::Error> {
    fn sql(self) -> Result<T> {
        self.map_err(|error| DbError::from(error).into())
    }

    fn unless(self, constraint: &str, refusal: impl FnOnce() -> Problem) -> Result<T> {
        self.map_err(|error| {
            if violated(&error) == Some(constraint) {
                refusal()
            } else {
                DbError::from(error).into()
            }
        })
    }
}
