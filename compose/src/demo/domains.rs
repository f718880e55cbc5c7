//! Own domains in each state. None of them is anybody's: names below `example` are kept for examples.
use chrono::Duration;
use learnt_control_plane::features::domains::{self, DomainState};
use learnt_kernel::tenant::TenantId;

use crate::stack::Stack;

struct DemoDomain {
    tenant: &'static str,
    host: &'static str,
    state: DomainState,
    /// Since when.
    hours: i64,
}

const DOMAINS: &[DemoDomain] = &[
    DemoDomain {
        tenant: "acme",
        host: "training.acme.example",
        state: DomainState::Proved,
        hours: 1,
    },
    DemoDomain {
        tenant: "munro",
        host: "learn.munro.example",
        state: DomainState::Waiting,
        hours: 30,
    },
    DemoDomain {
        tenant: "stellar",
        host: "campus.stellar.example",
        state: DomainState::Grace,
        hours: 20,
    },
    DemoDomain {
        tenant: "stellar",
        host: "academy.stellar.example",
        state: DomainState::Stopped,
        hours: 24 * 12,
    },
];

/// Enters them; what is there already stays. The team of Acme's that has a domain of its own is live by itself.
pub(super) async fn enter(stack: &Stack) -> anyhow::Result<()> {
    for domain in DOMAINS {
        let tenant = TenantId::parse(domain.tenant)?;
        let key = (domain.tenant, domain.host);
        domains::preset(
            stack.control(),
            &tenant,
            key,
            domain.state,
            Duration::hours(domain.hours),
        )
        .await?;
    }
    Ok(())
}
