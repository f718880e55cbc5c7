//! What tests stand on: a throw-away cluster that all test processes share, databases of their own in it, and the running
//! product with tenants made by the production builder.

mod address;
mod audit_check;
mod audit_rules;
mod cluster;
pub mod containers;
mod databases;
mod openapi_check;
pub mod own_server;
pub mod recount;
pub mod smtp;
mod stack;
mod traced_console;
mod waiting;

pub use address::{HEADER as ADDRESS_HEADER, address};
pub use audit_rules::{AuditExpectation, TRACES};
pub use cluster::{TestCluster, test_cluster};
pub use databases::TestDatabases;
pub use stack::{CONSOLE, PASSWORD, ROOT, TestStack, TestTenant};
pub use waiting::{PATIENCE, holds, until, within};
