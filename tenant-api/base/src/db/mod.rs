//! The only room that talks to databases: tenants' pools, transactions that publish, the directory, identity.
pub mod account_changes;
pub mod accounts;
pub mod cluster_health;
pub mod committed;
pub mod directory;
pub mod errors;
pub mod external;
pub mod factors;
pub mod identity;
pub mod lists;
pub mod newcomers;
pub mod passkeys;
pub mod pools;
pub mod register;
pub mod registrations;
pub mod repairs;
pub mod team_lookups;
mod tenant_pool;
pub mod tls;
pub mod tx;

pub use errors::{DbError, OrNotFound, Sql};
pub use tenant_pool::{KnownKinds, TenantClient};
pub use tokio_postgres::Client as PlainClient;
pub use tx::Change;
