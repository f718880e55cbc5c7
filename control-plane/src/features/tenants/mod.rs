//! Tenants in the console: ordering one, watching it being built, listing and looking at them. And, for the
//! tenant APIs, the internal route by which a tenant's settings are changed.
mod api;
mod model;
mod order;
mod plans;
mod settings;
mod stream;

pub use api::{internal_routes, routes};
pub use order::TenantOrder;
pub use settings::default_settings;
pub(crate) use settings::read as read_settings;
