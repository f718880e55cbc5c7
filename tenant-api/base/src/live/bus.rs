//! What is handed to the errands between processes, and how the tenant that a word means is known.
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use learnt_kernel::tenant::TenantId;
use tokio::sync::mpsc;

use crate::db::directory::Register;

/// A tenant has domain events or news; the payload names it in a way that only a holder of the master key can read.
pub const OUTBOX_CHANNEL: &str = "learnt_facts";

/// Which tenant a word means, worked out once.
#[derive(Default)]
pub struct TenantTokens(Mutex<KnownTenants>);

#[derive(Default)]
struct KnownTenants {
    tokens: HashMap<String, TenantId>,
    tenants: HashSet<TenantId>,
    /// The register that was looked through last.
    register: Weak<Register>,
}

impl TenantTokens {
    /// A register is searched once for words that mean nobody, however many of them come. The number of its tenants does not tell
    /// whether it is a new one: a tenant may have gone since, and another come.
    pub(super) fn tenant(
        &self,
        register: &Arc<Register>,
        word_for: impl Fn(&TenantId) -> String,
        token: &str,
    ) -> Option<TenantId> {
        let mut tenants = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tenant) = tenants.tokens.get(token) {
            return Some(tenant.clone());
        }
        let newest = Arc::downgrade(register);
        if !tenants.register.ptr_eq(&newest) {
            tenants.register = newest;
            for tenant in register.tenants() {
                if tenants.tenants.insert(tenant.id.clone()) {
                    tenants.tokens.insert(word_for(&tenant.id), tenant.id.clone());
                }
            }
        }
        tenants.tokens.get(token).cloned()
    }
}

/// Takes errands to other processes.
#[derive(Clone)]
pub struct EventBus(mpsc::UnboundedSender<TenantId>);

/// Errands waiting.
pub struct EventBusQueue(pub(super) mpsc::UnboundedReceiver<TenantId>);

impl EventBus {
    /// A herald and its errands; nothing runs yet.
    pub fn new() -> (Self, EventBusQueue) {
        let (sender, receiver) = mpsc::unbounded_channel();
        (Self(sender), EventBusQueue(receiver))
    }

    /// Something was committed for this tenant.
    pub fn publish(&self, tenant: &TenantId) {
        // The errands are gone only when the service is stopping.
        let _ = self.0.send(tenant.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::register::tests::row;

    #[test]
    fn a_tenant_that_came_as_another_went_has_its_word() {
        let word_for = |tenant: &TenantId| format!("word of {tenant}");
        let register = |ids: &[&str]| Arc::new(Register::build(ids.iter().map(|id| row(id, id, id))));
        let tokens = TenantTokens::default();
        let before = register(&["munro", "acme"]);
        assert!(tokens.tenant(&before, word_for, "word of munro").is_some());
        assert!(tokens.tenant(&before, word_for, "word of lamina").is_none());
        let after = register(&["munro", "lamina"]);
        assert!(tokens.tenant(&after, word_for, "word of lamina").is_some());
    }
}
