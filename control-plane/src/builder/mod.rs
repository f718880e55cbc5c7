//! The building crew: raises a tenant's schema step by step, keeps a stock of built ones, migrates the fleet,
//! and clears away what an interrupted build has left behind.
mod admission;
mod advisory_lock;
mod census;
mod demo_accounts;
mod erase;
mod figures;
mod fleet;
mod licences;
mod log;
mod order;
mod pending;
mod provisioner;
mod query;
mod roles;
mod row;
mod schema_stock;
mod step;
mod superadmins;
mod sweep;
mod tenant_database;
mod triggers;

use learnt_kernel::tenant::TenantId;

pub(crate) use admission::{Admission, Member};
use advisory_lock::AdvisoryLock;
pub(crate) use census::Census;
pub(crate) use demo_accounts::{DemoAccount, DemoMark};
pub use erase::erase;
pub use figures::count_figures;
pub(crate) use figures::{DAYS, DeadEvent, Figures, Load, day_in};
pub use fleet::{FleetReport, migrate};
pub use licences::count_licences;
pub(crate) use licences::count_tenant;
pub(crate) use log::LogQuery;
pub use log::TenantAuditEvent;
pub use order::{Address, NewAdmin, NewTeam, NewTenant};
pub(crate) use provisioner::providers;
pub use provisioner::{Build, Provisioner};
pub(crate) use query::{Cell, Column, Kind, QueryFailure, QueryResult, Question, Test};
pub use roles::assert_roles;
pub use schema_stock::refill;
pub use step::{Outcome, Step};
pub(crate) use superadmins::{Appointment, Superadmin};
pub use sweep::{SweepReport, Sweeper};
pub use tenant_database::{Summary, TenantDatabase};
pub(crate) use triggers::{AffectedPerson, Category, Choice, DryRun, RunRow, TriggerFilter, TriggerRow};

use crate::ControlPlane;
use crate::registry::RegistryError;

/// Why a build does not go on.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// The label is kept for the platform itself.
    #[error("the label '{0}' is reserved")]
    Reserved(String),
    /// The register refused.
    #[error(transparent)]
    Register(#[from] RegistryError),
    /// The tenants' database refused.
    #[error("the tenants' database refused: {0}")]
    TenantDatabase(#[from] sqlx::Error),
    /// A migration failed.
    #[error("a migration failed: {0}")]
    Migration(String),
    /// The tenant's row names a cluster that this program has no address of.
    #[error("cluster '{0}' is not configured: set LEARNT_CLUSTER_{0}_URL")]
    UnknownCluster(String),
    /// The tenants' database has a name that cannot be part of a role's name.
    #[error("the tenants' database is called '{0}': use small letters, digits and underscores, at most 48")]
    DatabaseName(String),
    /// A step was given up; its own error stands in the building log.
    #[error("the step '{step}' of tenant '{tenant}' failed: {error}")]
    GivenUp {
        tenant: String,
        /// The step that failed.
        step: &'static str,
        error: String,
    },
}

/// Enters a tenant and builds it, exactly as the console does; answers when it is ready.
pub async fn provision(control: &ControlPlane, order: NewTenant) -> Result<TenantId, BuildError> {
    let id = control.provisioner().enter(&order).await?;
    control.provisioner().finish(&id).await?;
    Ok(id)
}
