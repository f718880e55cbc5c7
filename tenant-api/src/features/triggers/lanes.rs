//! Which receivers are being sent to: each has a lane of its own, so that one that hangs keeps no other one waiting.
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use learnt_kernel::tenant::TenantId;
use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;

/// Receivers that are sent to at once, all tenants together.
const AT_ONCE: usize = 64;

/// The lanes of this process.
pub struct Lanes {
    busy: Mutex<HashMap<TenantId, HashSet<String>>>,
    /// A lane waits for one of these places before it sends.
    pub permits: Semaphore,
    /// What runs in the lanes; waited for when the service stops.
    pub running: TaskTracker,
}

impl Default for Lanes {
    fn default() -> Self {
        Self {
            busy: Mutex::default(),
            permits: Semaphore::new(AT_ONCE),
            running: TaskTracker::new(),
        }
    }
}

impl Lanes {
    /// The receivers of a tenant that are being sent to.
    pub fn busy(&self, tenant: &TenantId) -> Vec<String> {
        let taken = self.taken();
        taken.get(tenant).into_iter().flatten().cloned().collect()
    }

    /// The lane to a receiver, unless somebody is in it.
    pub fn take(self: &Arc<Self>, tenant: &TenantId, receiver: String) -> Option<Lane> {
        let is_free = self.taken().entry(tenant.clone()).or_default().insert(receiver.clone());
        is_free.then(|| Lane {
            lanes: self.clone(),
            tenant: tenant.clone(),
            receiver,
        })
    }

    fn taken(&self) -> MutexGuard<'_, HashMap<TenantId, HashSet<String>>> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A lane to a receiver: free again when it is dropped, whatever became of who was in it.
pub struct Lane {
    lanes: Arc<Lanes>,
    tenant: TenantId,
    /// Host and port.
    pub receiver: String,
}

impl Drop for Lane {
    fn drop(&mut self) {
        let mut taken = self.lanes.taken();
        if let Some(receivers) = taken.get_mut(&self.tenant) {
            receivers.remove(&self.receiver);
            if receivers.is_empty() {
                taken.remove(&self.tenant);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_receiver_has_one_lane_until_it_is_given_back() {
        let (lanes, acme) = (Arc::new(Lanes::default()), TenantId::parse("acme").unwrap());
        let lane = lanes.take(&acme, "one.test".to_owned()).unwrap();
        assert!(lanes.take(&acme, "one.test".to_owned()).is_none());
        let other = lanes.take(&TenantId::parse("munro").unwrap(), "one.test".to_owned());
        assert!(other.is_some(), "another tenant's is another one");
        assert_eq!(lanes.busy(&acme), ["one.test"]);
        drop(lane);
        assert!(lanes.busy(&acme).is_empty());
        assert!(lanes.take(&acme, "one.test".to_owned()).is_some());
    }
}
