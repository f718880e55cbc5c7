//! A look at a domain: what DNS and the site itself say, and what becomes of it.
use chrono::Duration;
use futures_util::StreamExt;
use serde_json::json;

use super::state::{Check, Condition, DomainSnapshot, DomainState, Met, next_state};
use crate::app::App;
use crate::registry::{AuditEvent, DomainCheckResult, RegistryError, Result, TeamDomain};

/// Domains that are looked at side by side.
const SIDE_BY_SIDE: usize = 8;
/// Domains that are taken in hand at once.
const PORTION: i64 = 64;
/// Whoever took one in hand and was cut off loses it after so long.
const IN_HAND: Duration = Duration::minutes(5);

/// A team's host below the first platform root: it always answers.
pub(super) fn platform_host(app: &App, team: &str) -> String {
    let root = app.config.platform_roots.as_slice().first();
    format!("{team}.{}", root.map(String::as_str).unwrap_or_default())
}

/// Looks at a domain and writes down what it is now; `by` makes the row of the operators' log for somebody who asked for it.
pub(super) async fn run_check(
    app: &App,
    tenant: &str,
    host: &str,
    by: impl FnOnce(serde_json::Value) -> AuditEvent,
) -> Result<TeamDomain> {
    let domain = app.registry.domain(tenant, host).await?;
    let state = DomainState::parse(&domain.state);
    let lookup = &app.domains;
    let record = async {
        match domain.vouched {
            true => vouched(),
            false => lookup.record(host, &domain.token).await,
        }
    };
    let (record, (address, addresses)) = tokio::join!(record, lookup.addresses(host));
    // What does not serve cannot answer.
    let probed = if state.serves() { addresses.as_slice() } else { &[] };
    let request = lookup.request(host, &domain.team_id, probed).await;
    let before = DomainSnapshot {
        state,
        is_trusted: domain.vouched,
        entered_at: domain.created_at,
        live_at: domain.live_at,
        lost_at: domain.lost_at,
    };
    let now = app.clock.now();
    let next = next_state(before, record.met, request.met == Met::Yes, now);
    let moved = next.state != state;
    let details = json!({"host": host, "team": domain.team_id, "from": state.into_str(), "to": next.state.into_str()});
    let found = DomainCheckResult {
        state: next.state.into_str(),
        serves: next.state.serves(),
        checks: json!([record, address, request]),
        live_at: next.live_at,
        lost_at: next.lost_at,
        next_check_at: next.next_check_at,
        fallback: platform_host(app, &domain.team_id),
        audit_event: moved.then(|| by(details)),
    };
    if app.registry.record_check(tenant, &domain, found, now).await? && moved {
        tracing::info!(
            tenant,
            host,
            from = state.into_str(),
            to = next.state.into_str(),
            "a domain is in another state"
        );
    }
    app.registry.domain(tenant, host).await
}

fn vouched() -> Check {
    Check {
        condition: Condition::Record,
        met: Met::Yes,
        code: "vouched".to_owned(),
        found: Vec::new(),
    }
}

/// Looks at all domains whose time has come. Answers how many those were.
pub async fn check_due(app: &App) -> Result<usize> {
    let mut looked = 0;
    loop {
        let now = app.clock.now();
        let due = app.registry.due_domains(now, now + IN_HAND, PORTION).await?;
        if due.is_empty() {
            return Ok(looked);
        }
        looked += due.len();
        let looks = futures_util::stream::iter(due).map(|(tenant, host)| async move {
            let nobody = |details| AuditEvent {
                action: "domain.state_changed",
                subject: tenant.clone(),
                subject_name: None,
                operator: None,
                ip: None,
                request_id: None,
                details,
            };
            match run_check(app, &tenant, &host, nobody).await {
                // It was released meanwhile.
                Ok(_) | Err(RegistryError::Absent) => {}
                Err(error) => tracing::warn!(host, %error, "what was found of a domain could not be written down"),
            }
        });
        looks.buffer_unordered(SIDE_BY_SIDE).collect::<Vec<()>>().await;
    }
}
