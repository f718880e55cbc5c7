//! What lies in outboxes and nobody here can do anything about: domain events of kinds that this program does not know, and dead
//! ones. Counted at each visit, so that somebody sees it.
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use learnt_kernel::tenant::TenantId;

/// How much lies in one tenant's outbox.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OutboxBacklog {
    /// Due, and of a kind that this program has no reaction or job for: a newer program's.
    pub unknown: i64,
    /// Given up after too many failures.
    pub dead: i64,
}

/// All tenants in whose outboxes something lies.
#[derive(Default)]
pub struct OutboxBacklogs(Mutex<HashMap<TenantId, OutboxBacklog>>);

impl OutboxBacklogs {
    /// A tenant was visited. What is new is logged once; the figures are those of all tenants.
    pub fn note(&self, tenant: &TenantId, left: OutboxBacklog) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let before = if left == OutboxBacklog::default() {
            all.remove(tenant)
        } else {
            all.insert(tenant.clone(), left)
        };
        if before.unwrap_or_default().unknown == 0 && left.unknown > 0 {
            tracing::warn!(%tenant, events = left.unknown, "domain events wait for a program that knows their kind");
        }
        let (unknown, dead) = all
            .values()
            .fold((0, 0), |(unknown, dead), one| (unknown + one.unknown, dead + one.dead));
        drop(all);
        metrics::gauge!("learnt_facts_unknown").set(unknown as f64);
        metrics::gauge!("learnt_facts_dead").set(dead as f64);
    }

    /// What lies in a tenant's outbox, as it was seen last.
    pub fn of(&self, tenant: &TenantId) -> OutboxBacklog {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(tenant).copied().unwrap_or_default()
    }
}
