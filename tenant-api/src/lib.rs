//! What people use: every request acts in one tenant, named by its host.
pub mod app;
pub mod config;
pub mod db;
pub mod edge;
pub mod facts;
pub mod features;
pub mod live;
pub mod look;
pub mod reactions;
pub mod router;
pub mod settings;
pub mod start;
pub mod work;

pub use config::Config;
pub use router::openapi;
pub use start::{TenantApi, start};
