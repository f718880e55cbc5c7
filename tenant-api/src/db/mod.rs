//! The only room that talks to databases: tenants' pools, transactions that tell, the directory, identity.
pub mod accounts;
pub mod directory;
pub mod errors;
pub mod identity;
pub mod lists;
pub mod newcomers;
pub mod pools;
pub mod tx;
pub mod watch;

pub use errors::{DbError, Sql};
pub use pools::TenantClient;
pub use tx::Change;
