//! The land register of tenants, and the crew that builds their schemas.
//!
//! Everything below works for operators, at the console's host, or for the tenant APIs, at the internal listener. The
//! control plane may be down: people go on working, because each tenant API keeps the directory in memory and on disk.
mod app;
pub mod builder;
mod config;
mod edge;
pub mod features;
mod registry;
mod router;
pub mod setup;
mod work;

pub use app::{App, AppState, ControlPlane, start, start_with};
pub use config::{Config, Pace};
pub use registry::{AUDIT_ACTIONS, RegistryError};
pub use router::openapi;
