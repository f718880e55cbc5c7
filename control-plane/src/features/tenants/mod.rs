//! Tenants in the console: ordering one, watching it being built, listing and looking at them, choosing what of their
//! settings is an operator's to choose. And, for the tenant APIs, the internal route by which a tenant's settings are changed.
mod api;
mod choices;
mod filter;
mod model;
mod order;
mod plans;
mod settings;
mod stream;

use learnt_kernel::tenant::TenantId;
use serde_json::Value;

use crate::{ControlPlane, RegistryError};

pub use api::{internal_routes, routes};
pub use order::TenantOrder;
pub(crate) use plans::PLANS;
pub use settings::default_settings;
pub(crate) use settings::read_inner as read_settings;

/// Settings of an installation that is being set up, without an operator: there is no route to it.
pub async fn preset(control: &ControlPlane, id: &TenantId, change: &Value) -> Result<(), RegistryError> {
    let registry = &control.state().registry;
    registry.change_settings(id.as_str(), change, None, None).await?;
    Ok(())
}
