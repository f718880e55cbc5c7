//! What the register and the crew refuse, as answers.
use http::StatusCode;
use learnt_kernel::problem::Problem;

use crate::builder::BuildError;
use crate::registry::RegistryError;

impl From<RegistryError> for Problem {
    fn from(error: RegistryError) -> Self {
        match &error {
            RegistryError::Absent => Self::not_found(),
            RegistryError::Stale => Self::conflict(
                "changed_meanwhile",
                "Someone else has changed this. Nothing was saved; load the latest version and try again.",
            ),
            RegistryError::DiskFull(cause) => Self::storage_full("database", cause),
            RegistryError::Unstorable(_) => unstorable(),
            other => Self::internal(other),
        }
    }
}

impl From<BuildError> for Problem {
    fn from(error: BuildError) -> Self {
        match error {
            BuildError::Register(error) => error.into(),
            BuildError::TenantDatabase(cause) if crate::registry::is_disk_full(&cause) => {
                Self::storage_full("database", &cause)
            }
            BuildError::TenantDatabase(cause) if crate::registry::is_unstorable(&cause) => unstorable(),
            other => Self::internal(&other),
        }
    }
}

/// What was entered can stand in no row.
pub(crate) fn unstorable() -> Problem {
    Problem::new(
        StatusCode::UNPROCESSABLE_ENTITY,
        "unstorable",
        "This contains a character or date that cannot be saved.",
    )
}
