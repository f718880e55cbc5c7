//! settings: what a tenant's admin may change of what the control plane keeps. The change goes to the control plane's
//! internal API and comes back through the directory; without the control plane nothing is changed, and said so.
use crate::prelude::*;

use std::time::Duration;

mod api;

pub use api::writing;

/// Longest wait for a change to come back through the directory; usually it takes milliseconds.
const DIRECTORY_PATIENCE: Duration = Duration::from_secs(3);

/// A team's navigation is what hangs below the first item of its list (specification, section 1).
pub fn entries(value: &Value) -> Vec<Value> {
    let first = value.as_array().and_then(|items| items.first());
    let children = first.and_then(|first| first["children"].as_array());
    children.cloned().unwrap_or_default()
}

/// Which change of the team the control plane's answer is.
fn revision_of(team: &Value) -> i32 {
    team["revision"]
        .as_i64()
        .and_then(|number| i32::try_from(number).ok())
        .unwrap_or_default()
}

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &["navigation.changed", "theme.changed"],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Admin, routes!(api::theme, api::change_theme)))
        .routes(gate(
            Gate::Superadmin,
            routes!(api::navigation::navigation, api::navigation::change_navigation),
        ))
}
