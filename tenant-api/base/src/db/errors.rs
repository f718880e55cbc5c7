//! What a database says, translated to problems once; its words never reach an answer.
use axum::http::StatusCode;
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

impl DbError {
    /// Whether the server has no encryption to offer, and is asked for it.
    pub fn wants_tls(&self) -> bool {
        let cause = match self {
            Self::Postgres(cause) | Self::Pool(PoolError::Backend(cause)) => cause,
            _ => return false,
        };
        std::error::Error::source(cause).is_some_and(|source| source.to_string().contains("does not support TLS"))
    }

    /// Whether the server does not let the tenant's role in, with the password that it was made with.
    pub fn login_refused(&self) -> bool {
        let Self::Pool(PoolError::Backend(cause)) = self else {
            return false;
        };
        cause.code() == Some(&SqlState::INVALID_PASSWORD)
    }
}

impl From<DbError> for Problem {
    fn from(error: DbError) -> Self {
        match &error {
            DbError::Busy | DbError::Pool(PoolError::Timeout(_)) => {
                tracing::warn!(%error, "no database connection in time");
                Problem::unavailable("busy", "The service is busy. Please try again in a moment.")
            }
            DbError::Postgres(cause) if overloaded(cause) => {
                tracing::warn!(error = ?cause, "database gave up waiting");
                Problem::unavailable("busy", "The service is busy. Please try again in a moment.")
            }
            DbError::Postgres(cause) if cause.code() == Some(&SqlState::DISK_FULL) => {
                Problem::storage_full("database", cause)
            }
            DbError::Postgres(cause) if unstorable(cause) => Problem::new(
                StatusCode::UNPROCESSABLE_ENTITY,
                "unstorable",
                "This contains a character or date that cannot be saved.",
            ),
            DbError::Pool(PoolError::Backend(cause)) if overloaded(cause) => {
                tracing::warn!(error = ?cause, "the database takes no further connection");
                Problem::unavailable("busy", "The service is busy. Please try again in a moment.")
            }
            DbError::Pool(PoolError::Backend(cause)) => away(cause),
            DbError::Postgres(cause) if is_disconnected(cause) => away(cause),
            _ => Problem::internal(&error),
        }
    }
}

fn away(cause: &tokio_postgres::Error) -> Problem {
    tracing::error!(error = ?cause, "the database is away");
    Problem::unavailable(
        "database_unavailable",
        "The database is not responding. Please try again shortly.",
    )
}

/// The server ended, is just starting, or cut the connection.
fn is_disconnected(error: &tokio_postgres::Error) -> bool {
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
                | &SqlState::TOO_MANY_CONNECTIONS
        )
    )
}

/// U+0000, which JSON and addresses may carry and Postgres may not; a date beyond its calendar.
fn unstorable(error: &tokio_postgres::Error) -> bool {
    matches!(
        error.code(),
        Some(
            &SqlState::CHARACTER_NOT_IN_REPERTOIRE
                | &SqlState::UNTRANSLATABLE_CHARACTER
                | &SqlState::DATETIME_FIELD_OVERFLOW
        )
    )
}

/// The constraint that a statement violated, by name, if that is why it failed.
fn violated(error: &tokio_postgres::Error) -> Option<&str> {
    error.as_db_error().and_then(|db| db.constraint())
}

/// Turns what a query answered into this crate's result.
pub trait Sql<T> {
    /// Any failure is an internal problem, logged once.
    fn sql(self) -> Result<T>;
    /// A violated constraint of this name is the caller's refusal; anything else an internal problem.
    fn on_constraint(self, constraint: &str, refusal: impl FnOnce() -> Problem) -> Result<T>;
    /// The same where a statement may violate one of several constraints: what is said of the violated one, by its name.
    fn on_any_constraint(self, refusal: impl FnOnce(&str) -> Option<Problem>) -> Result<T>;
}

/// Turns the result of a statement that found nothing into "not found".
pub trait OrNotFound<T> {
    /// The row; without one the problem that there is no such thing.
    fn or_not_found(self) -> Result<T>;
}

impl<T> OrNotFound<T> for std::result::Result<Option<T>, tokio_postgres::Error> {
    fn or_not_found(self) -> Result<T> {
        self.sql()?.ok_or_else(Problem::not_found)
    }
}

impl<T> Sql<T> for std::result::Result<T, tokio_postgres::Error> {
    fn sql(self) -> Result<T> {
        self.map_err(|error| DbError::from(error).into())
    }

    fn on_constraint(self, constraint: &str, refusal: impl FnOnce() -> Problem) -> Result<T> {
        self.on_any_constraint(|violated| (violated == constraint).then(refusal))
    }

    fn on_any_constraint(self, refusal: impl FnOnce(&str) -> Option<Problem>) -> Result<T> {
        self.map_err(|error| {
            violated(&error)
                .and_then(refusal)
                .unwrap_or_else(|| DbError::from(error).into())
        })
    }
}
