//! Teams: a tenant's branded workspaces. A team's look is the control plane's; a tenant's admin changes it through
//! the tenant API, which calls the internal routes here.
mod api;
mod change;
mod look;
mod navigation;
mod order;
mod sign_in;
mod theme;

use chrono::{DateTime, Utc};
use learnt_kernel::tenant::{TeamId, TenantId};

pub use api::{internal_routes, routes};
pub(crate) use navigation::read_tree as read_navigation;
pub(crate) use theme::link;
pub use theme::{PALETTES, Theme};

use crate::ControlPlane;
use crate::builder::{BuildError, NewTeam, providers};

/// Adds a team to a tenant that is ready. It answers on its host as soon as the tenant APIs have heard of it.
pub async fn add(control: &ControlPlane, tenant: &TenantId, order: &NewTeam) -> Result<(), BuildError> {
    if order.label.is_reserved() {
        return Err(BuildError::Reserved(order.label.to_string()));
    }
    let now: DateTime<Utc> = control.state().clock.now();
    Ok(control
        .state()
        .registry
        .enter_team(tenant.as_str(), order, &providers(), None, now)
        .await?)
}

/// Lets the tenant's first admin look after a further team, until others join: without anybody in it nobody could add people.
pub async fn seat_first_admin(control: &ControlPlane, tenant: &TenantId, team: &TeamId) -> Result<(), BuildError> {
    control.provisioner().seat_first_admin(tenant, team).await
}
