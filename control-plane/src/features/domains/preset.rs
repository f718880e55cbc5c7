//! Domains of an installation that is being set up.
use chrono::Duration;
use learnt_kernel::ids::random_label;
use learnt_kernel::tenant::TenantId;
use serde_json::json;

use super::state::DomainState;
use crate::ControlPlane;
use crate::registry::{RegistryError, TeamDomain};

/// Enters a domain as if it had come to this state so long ago, without an operator: there is no route to it. It is looked at
/// from then on as any other.
pub async fn preset(
    control: &ControlPlane,
    tenant: &TenantId,
    (team, host): (&str, &str),
    state: DomainState,
    ago: Duration,
) -> Result<(), RegistryError> {
    let app = control.state();
    let now = app.clock.now();
    let since = now - ago;
    let was_live = matches!(state, DomainState::Live | DomainState::Grace);
    let row = TeamDomain {
        host: host.to_owned(),
        team_id: team.to_owned(),
        is_default: false,
        verified_at: state.serves().then(|| since - Duration::days(30)),
        created_at: since - Duration::days(30),
        state: state.into_str().to_owned(),
        token: random_label(32),
        // Only what was never asked for a record can be proved without one.
        vouched: matches!(state, DomainState::Proved | DomainState::Live),
        checks: json!([]),
        checked_at: None,
        next_check_at: now,
        live_at: was_live.then(|| since - Duration::days(29)),
        lost_at: matches!(state, DomainState::Grace | DomainState::Stopped).then_some(since),
        added_by_name: None,
    };
    app.registry.preset_domain(tenant.as_str(), row).await
}
