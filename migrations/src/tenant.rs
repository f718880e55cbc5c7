//! The ledger of one tenant's schema.

use std::sync::LazyLock;

use learnt_kernel::tenant::SchemaName;
use sqlx::PgConnection;

use crate::ledger::{Applied, File, Ledger, Migration, MigrationError, MigrationTarget};

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/tenant.rs"));
static LEDGER: LazyLock<Ledger> = LazyLock::new(|| Ledger::new(FILES));
static NEWEST: LazyLock<Applied> = LazyLock::new(|| LEDGER.newest());

/// The names that a place is made of.
struct Names {
    search_path: String,
    owner: String,
    excluded_roles: [String; 2],
}

impl Names {
    fn of(schema: &SchemaName) -> Self {
        Self {
            search_path: format!("\"{schema}\""),
            owner: schema.owner_role(),
            excluded_roles: [schema.app_role(), schema.ro_role()],
        }
    }

    fn target<'a>(&'a self, schema: &'a SchemaName) -> MigrationTarget<'a> {
        MigrationTarget {
            schema: schema.as_str(),
            search_path: &self.search_path,
            owner: Some(&self.owner),
            excluded_roles: &self.excluded_roles,
        }
    }
}

/// Applies to a tenant's schema, which must exist, every file that it has not seen: in one transaction, as its owner if there
/// is one, and without waiting more than two seconds for a lock on a table.
pub async fn migrate(connection: &mut PgConnection, schema: &SchemaName) -> Result<Applied, MigrationError> {
    LEDGER.migrate(connection, &Names::of(schema).target(schema)).await
}

/// The latest version there is.
pub fn latest_version() -> i64 {
    LEDGER.latest()
}

/// What a schema has seen that is up to date.
pub fn newest() -> &'static Applied {
    &NEWEST
}

/// The version that a schema has; `None` for a fresh one.
pub async fn version(connection: &mut PgConnection, schema: &SchemaName) -> Result<Option<i64>, sqlx::Error> {
    Ledger::version(connection, schema.as_str()).await
}

/// All files, in order.
pub fn migrations() -> &'static [Migration] {
    LEDGER.migrations()
}

/// All migrations with their ledger rows as SQL texts for a fresh schema, which must exist and be empty. Send them one after the
/// other, each as one simple query, in a transaction or alone: it is all or nothing, and the owner's role ends with the
/// transaction. Where that was interrupted, `migrate` goes on.
pub fn batches(schema: &SchemaName) -> Vec<String> {
    LEDGER.batches(&Names::of(schema).target(schema))
}
