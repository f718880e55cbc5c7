//! What people use: every request acts in one tenant, named by its host.
mod app;
mod aside;
mod assignables;
mod audit;
pub mod config;
mod db;
mod domain_events;
mod edge;
mod features;
mod ical;
mod live;
mod look;
mod reactions;
mod richtext;
mod router;
mod settings;
pub mod start;
mod work;

pub use app::App;
pub use audit::WORDS as AUDIT_WORDS;
pub use config::Config;
pub use db::DbError;
pub use db::directory::Tenant;
pub use features::bootstrap::index_html;
pub use router::openapi;
pub use start::{TenantApi, start};
pub use work::{answers, pump, schedule, sending, webhooks};
