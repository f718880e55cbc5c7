//! What people use: every request acts in one tenant, named by its host.
mod feature;
mod features;
mod looked_after;
mod prelude;
mod reactions;
mod revision;
mod router;
pub mod start;

// What all features stand on is a crate of its own. Here it goes by its modules' names, as if it lay beside them.
pub use learnt_tenant_base::config;
pub(crate) use learnt_tenant_base::{
    app, audit, blocking, db, domain_events, edge, i18n, ical, language, live, look, platform, registry, richtext,
    settings, work,
};

pub use app::App;
pub use config::Config;
pub use db::DbError;
pub use db::directory::Tenant;
pub use db::tx::CommittedEvent;
pub use features::bootstrap::index_html;
pub use features::files::BlobStore;
pub use features::triggers::webhooks;
pub use learnt_tenant_base::licences::SettledLicences;
pub use reactions::audit_actions;
pub use router::openapi;
pub use start::{TenantApi, start};
pub use work::{answers, pump, schedule, sending};
