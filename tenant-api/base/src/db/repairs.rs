//! A tenant's role that is not let in any more: somebody changed its password. The control plane sets it right, asked once by
//! all who wait.
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use learnt_kernel::tenant::TenantId;

/// The least time between two repairs of a tenant: if one does not help, many do not either.
const PAUSE: Duration = Duration::from_secs(10);

/// When a tenant was repaired last; held by whoever is at it.
type RepairLock = Arc<tokio::sync::Mutex<Option<Instant>>>;

/// Repairs of this process.
#[derive(Default)]
pub struct Repairs(Mutex<HashMap<TenantId, RepairLock>>);

impl Repairs {
    /// Runs the repair, unless somebody did so a moment ago; whoever comes meanwhile waits for it.
    pub async fn once(&self, tenant: &TenantId, repair: impl Future<Output = ()>) {
        let turn = {
            let mut turns = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            turns.entry(tenant.clone()).or_default().clone()
        };
        let mut last = turn.lock().await;
        if last.is_none_or(|at| at.elapsed() > PAUSE) {
            repair.await;
            *last = Some(Instant::now());
        }
    }
}
