//! Fair shares: how many requests of one tenant are at work at once. A few more wait for their turn; the next one is told
//! when to come back. Whatever one tenant does, the others are answered as always.
use std::collections::HashMap;
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, BodyDataStream, Bytes};
use axum::response::Response;
use futures_util::Stream;
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::TenantId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::kinds::Kind;

/// Places of the usual kind for each connection that a tenant may have.
const USUAL_A_CONNECTION: usize = 4;
/// For so many connections one export.
const CONNECTIONS_AN_EXPORT: usize = 4;
/// Exports even of a tenant with few connections.
const FEWEST_EXPORTS: usize = 2;
/// Files that a tenant's people send at once.
const UPLOADS: usize = 16;
/// For each place of an export so many wait: a class that fetches its certificates at once gets them one after the other.
const WAITING_AN_EXPORT: usize = 16;

/// The places of one kind in one tenant.
struct WorkSlots {
    free: Arc<Semaphore>,
    waiting: AtomicUsize,
    most_waiting: usize,
    come_back: u64,
    patience: Duration,
}

impl WorkSlots {
    fn new(slots: usize, most_waiting: usize, come_back: u64, patience: Duration) -> Self {
        Self {
            patience,
            free: Arc::new(Semaphore::new(slots)),
            waiting: AtomicUsize::new(0),
            most_waiting,
            come_back,
        }
    }

    async fn take(&self) -> Result<WorkSlot> {
        if let Ok(slot) = self.free.clone().try_acquire_owned() {
            return Ok(WorkSlot(slot));
        }
        let turn = WaitingGuard::of(&self.waiting);
        if turn.number < self.most_waiting
            && let Ok(Ok(slot)) = tokio::time::timeout(self.patience, self.free.clone().acquire_owned()).await
        {
            return Ok(WorkSlot(slot));
        }
        metrics::counter!("learnt_requests_refused_total").increment(1);
        Err(Problem::crowded(self.come_back))
    }
}

/// Somebody who waits, until this is dropped.
struct WaitingGuard<'a> {
    waiting: &'a AtomicUsize,
    number: usize,
}

impl<'a> WaitingGuard<'a> {
    fn of(waiting: &'a AtomicUsize) -> Self {
        let number = waiting.fetch_add(1, Ordering::Relaxed);
        Self { waiting, number }
    }
}

impl Drop for WaitingGuard<'_> {
    fn drop(&mut self) {
        self.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A place at work, until it is dropped.
pub struct WorkSlot(#[allow(dead_code, reason = "it is held, and nobody looks at it")] OwnedSemaphorePermit);

struct Share {
    usual: WorkSlots,
    exports: WorkSlots,
    uploads: WorkSlots,
}

/// All tenants' shares.
pub struct Shares {
    tenants: Mutex<HashMap<TenantId, Arc<Share>>>,
    connections: usize,
    patience: Duration,
}

impl Shares {
    /// For tenants that may have so many connections each, and requests that wait so long for their turn.
    pub fn new(connections: usize, patience: Duration) -> Self {
        Self {
            tenants: Mutex::default(),
            connections,
            patience,
        }
    }

    /// A place at work, as soon as there is one; 429 where too many wait already.
    pub async fn take(&self, tenant: &TenantId, kind: Kind) -> Result<WorkSlot> {
        let share = self.of(tenant);
        match kind {
            Kind::Usual => share.usual.take().await,
            Kind::Export => share.exports.take().await,
            Kind::Upload => share.uploads.take().await,
        }
    }

    fn of(&self, tenant: &TenantId) -> Arc<Share> {
        let mut tenants = self.tenants.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(share) = tenants.get(tenant) {
            return share.clone();
        }
        let usual = self.connections * USUAL_A_CONNECTION;
        let exports = (self.connections / CONNECTIONS_AN_EXPORT).max(FEWEST_EXPORTS);
        let patience = self.patience;
        let share = Arc::new(Share {
            usual: WorkSlots::new(usual, usual * 8, 1, patience),
            exports: WorkSlots::new(exports, exports * WAITING_AN_EXPORT, 5, patience),
            uploads: WorkSlots::new(UPLOADS, UPLOADS, 5, patience),
        });
        tenants.insert(tenant.clone(), share.clone());
        share
    }
}

/// The answer keeps its place until its last byte was taken, or nobody wants it any more.
pub fn hold_slot(response: Response, slot: WorkSlot) -> Response {
    response.map(|body| {
        Body::from_stream(GuardedBody {
            body: body.into_data_stream(),
            _slot: slot,
        })
    })
}

struct GuardedBody {
    body: BodyDataStream,
    _slot: WorkSlot,
}

impl Stream for GuardedBody {
    type Item = std::result::Result<Bytes, axum::Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Pin::new(&mut self.body).poll_next(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::future::join_all;

    #[tokio::test]
    async fn a_crowd_of_one_tenant_waits_is_refused_and_leaves_the_others_alone() {
        let shares = Shares::new(2, Duration::from_secs(1));
        let [loud, quiet] = ["loud", "quiet"].map(|id| TenantId::parse(id).unwrap());
        let first = shares.take(&loud, Kind::Export).await.unwrap();
        let _second = shares.take(&loud, Kind::Export).await.unwrap();
        let crowd = join_all((0..20).map(|_| shares.take(&loud, Kind::Export)));
        let leaves = async {
            tokio::task::yield_now().await;
            drop(first);
        };
        let (crowd, ()) = tokio::join!(crowd, leaves);
        let refused: Vec<_> = crowd.iter().filter_map(|taken| taken.as_ref().err()).collect();
        assert_eq!(refused.len(), 19, "one got the place that became free");
        assert!(refused.iter().all(|problem| problem.status() == 429));
        assert!(shares.take(&loud, Kind::Usual).await.is_ok(), "other requests go on");
        assert!(
            shares.take(&quiet, Kind::Export).await.is_ok(),
            "and so do other tenants"
        );
    }
}
