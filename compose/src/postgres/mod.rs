//! Finding a Postgres, and running a private one when none was named.

mod cluster;
mod find;

#[cfg(feature = "containers")]
pub(crate) use cluster::settings;
pub use cluster::{Cluster, ClusterOptions, last_lines, remove};
pub use find::{Binaries, Choice, NotFound, choose};
