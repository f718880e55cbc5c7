//! What tests stand on: a throw-away cluster that all test processes share, databases of their own in it, and the running
//! product with tenants made by the production builder.

mod address;
mod cluster;
pub mod containers;
mod databases;
pub mod own;
mod promised;
pub mod recount;
pub mod smtp;
mod stack;
mod trace_look;
mod traced;
mod traced_console;
mod waiting;

pub use address::{HEADER as ADDRESS_HEADER, address};
pub use cluster::{TestCluster, test_cluster};
pub use databases::TestDatabases;
pub use stack::{CONSOLE, PASSWORD, ROOT, TestStack, TestTenant};
pub use traced::{TRACES, Trace};
pub use waiting::{PATIENCE, holds, until, within};
