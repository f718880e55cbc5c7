//! settings: what a tenant's admin may change of what the control plane keeps. The change goes to the control plane's
//! internal API and comes back through the directory; without the control plane nothing is changed, and said so.
use learnt_kernel::role::Gate;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::edge::gate;

mod api;
pub mod control_plane;

/// The routes of this feature.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(gate(Gate::Admin, routes!(api::theme, api::change_theme)))
}
