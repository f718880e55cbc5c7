//! The land register: the room of SeaORM. Entities and queries of the control database live here and nowhere else.
mod audit_events;
mod directory;
mod domains;
mod entities;
mod erasures;
mod figures;
mod fleet;
mod identity;
mod licences;
mod lifecycle;
mod listing;
mod navigation;
mod operator_passkeys;
mod operators;
mod queries;
mod search;
mod sessions;
mod steps;
mod stock;
mod teams;
mod tenants;

use sea_orm::{DatabaseConnection, DbErr, RuntimeErr, SqlErr, SqlxPostgresConnector, TransactionTrait};
use sqlx::PgPool;

pub use audit_events::AUDIT_ACTIONS;
pub(crate) use audit_events::{AuditEvent, AuditQuery};
pub(crate) use domains::{AddDomainOutcome, DomainCheckResult, MainChosen, NewDomain};
pub(crate) use entities::audit_event::Model as AuditEventRow;
pub(crate) use entities::operator::Model as Operator;
pub(crate) use entities::operator_session::Model as OperatorSession;
pub(crate) use entities::team::Model as Team;
pub(crate) use entities::team_domain::Model as TeamDomain;
pub(crate) use entities::tenant::Model as Tenant;
pub(crate) use entities::tenant_step::Model as TenantStep;
pub(crate) use erasures::{Contents, Erasure, ErasureOrder};
pub(crate) use figures::{AnswerRow, ClusterRow, FleetDay, FleetSums, NamedCount, UnhealthyTenant};
pub(crate) use fleet::{Logins, OutdatedTenant};
pub(crate) use licences::{Decision, LicenceCount, LicenceFilter, LicenceNote, LicenceRow, LicenceWaiver};
pub(crate) use listing::{Listing, Order, TenantRow};
pub(crate) use navigation::{Template, TemplateSaved};
pub(crate) use operator_passkeys::{OperatorPasskey, PasskeyAdded, PasskeyRequestKind};
pub(crate) use operators::{OperatorEntry, OperatorRow, RoleChange};
pub(crate) use sessions::{Rotation, SessionStart};
pub(crate) use teams::{NavigationChange, SignInChange, TeamChange, ThemeChange};
pub(crate) use tenants::TenantFile;

/// Why the register did not take an entry.
#[derive(Debug, thiserror::Error)]
pub enum RegistryError {
    /// Another tenant or team has this label.
    #[error("the label is taken")]
    LabelTaken,
    /// Another team answers on this host.
    #[error("the domain is in use")]
    DomainTaken,
    /// The row is not there.
    #[error("there is no such entry")]
    Absent,
    /// Somebody has changed the row meanwhile.
    #[error("the entry was changed meanwhile")]
    Stale,
    /// No cluster accepts a further tenant.
    #[error("no cluster accepts new tenants: add one, or raise max_tenants of an existing one")]
    NoRoom,
    /// The server has no room on its disk.
    #[error("there is no room left on the control database's disk")]
    DiskFull(#[source] DbErr),
    /// What was entered holds something that no row can hold.
    #[error("this cannot be stored")]
    Unstorable(#[source] DbErr),
    /// The database refused.
    #[error("the control database answered with an error")]
    Db(#[source] DbErr),
}

impl From<DbErr> for RegistryError {
    fn from(error: DbErr) -> Self {
        if let Some(SqlErr::UniqueConstraintViolation(message)) = error.sql_err() {
            if message.contains("teams_pkey") || message.contains("tenants_pkey") {
                return Self::LabelTaken;
            }
            if message.contains("team_domains_pkey") {
                return Self::DomainTaken;
            }
        }
        match &error {
            DbErr::Exec(RuntimeErr::SqlxError(cause)) | DbErr::Query(RuntimeErr::SqlxError(cause))
                if is_disk_full(cause) =>
            {
                Self::DiskFull(error)
            }
            DbErr::Exec(RuntimeErr::SqlxError(cause)) | DbErr::Query(RuntimeErr::SqlxError(cause))
                if is_unstorable(cause) =>
            {
                Self::Unstorable(error)
            }
            _ => Self::Db(error),
        }
    }
}

/// Whether a server has no room on its disk.
pub(crate) fn is_disk_full(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| code == "53100")
}

/// U+0000, which JSON and addresses may carry and Postgres may not; a date beyond its calendar.
pub(crate) fn is_unstorable(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| ["22021", "22P05", "22008"].contains(&code.as_ref()))
}

/// What registry functions answer.
pub type Result<T> = std::result::Result<T, RegistryError>;

/// The control database, as the control plane sees it.
#[derive(Clone, Debug)]
pub struct Registry {
    db: DatabaseConnection,
    pool: PgPool,
}

impl Registry {
    /// A register over connections of the role `learnt_control`.
    pub fn new(pool: PgPool) -> Self {
        Self {
            db: SqlxPostgresConnector::from_sqlx_postgres_pool(pool.clone()),
            pool,
        }
    }

    /// The pool below, for locks that belong to one connection.
    pub(crate) fn pool(&self) -> &PgPool {
        &self.pool
    }

    /// Whether the database answers.
    pub async fn answers(&self) -> bool {
        self.db.ping().await.is_ok()
    }

    async fn begin(&self) -> Result<sea_orm::DatabaseTransaction> {
        Ok(self.db.begin().await?)
    }
}
