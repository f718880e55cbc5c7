//! The two ledgers of migrations, the one migrator, and what a cluster needs before either can run.
//!
//! `control/*.sql` builds the control database; `tenant/*.sql` builds one tenant's schema. Applied files are never edited:
//! their checksums are kept, and a changed file is refused. See `README.md` in this folder.

pub mod bootstrap;
pub mod control;
mod ledger;
#[cfg(test)]
mod order;
mod revokes;
mod server;
pub mod tenant;

pub use ledger::{Applied, Migration, MigrationError};

/// A short text that changes with everything this crate does to a database; templates of test databases are named after it.
pub fn fingerprint() -> String {
    use sha2::{Digest, Sha256};
    let mut hash = Sha256::new();
    for migration in control::migrations().iter().chain(tenant::migrations()) {
        hash.update(&migration.checksum);
    }
    hash.update(bootstrap::fingerprint());
    hex::encode(&hash.finalize()[..6])
}
