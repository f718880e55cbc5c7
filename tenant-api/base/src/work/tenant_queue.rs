//! Whose turn it is: tenants that have something to do stand in a queue, each once, and are visited one turn after another,
//! a few tenants at a time.
use std::collections::HashMap;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, Utc};
use futures_util::FutureExt;
use learnt_kernel::tenant::TenantId;
use tokio::sync::{Semaphore, mpsc};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::scheduler::Scheduler;

/// Where a tenant is that has something to do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum QueueState {
    /// In the queue.
    Waiting,
    /// Being visited.
    AtWork,
    /// Being visited, and poked since.
    AtWorkAgain,
}

/// The queue of tenants for one sort of work, and the dates at which each is to be visited again.
#[derive(Clone)]
pub struct TenantQueue {
    queue: mpsc::UnboundedSender<TenantId>,
    states: Arc<Mutex<HashMap<TenantId, QueueState>>>,
    /// When each tenant is visited next.
    pub scheduler: Arc<Scheduler>,
}

/// The end of the queue from which tenants are taken.
pub struct Queue(mpsc::UnboundedReceiver<TenantId>);

impl TenantQueue {
    /// A queue and its other end; nothing runs yet.
    pub fn new(scheduler: Scheduler) -> (Self, Queue) {
        let (queue, pokes) = mpsc::unbounded_channel();
        let turns = Self {
            queue,
            states: Arc::default(),
            scheduler: Arc::new(scheduler),
        };
        (turns, Queue(pokes))
    }

    /// There may be something to do for this tenant. Cheap, and many pokes are one.
    pub fn poke(&self, tenant: &TenantId) {
        let mut states = self.queues();
        match states.get_mut(tenant) {
            Some(state @ QueueState::AtWork) => *state = QueueState::AtWorkAgain,
            Some(_) => {}
            None => self.enqueue(&mut states, tenant),
        }
    }

    /// Whoever still waits in the queue is due at once: for the scheduler on disk, when the service stops.
    pub fn requeue(&self, now: DateTime<Utc>) {
        for tenant in self.queues().keys() {
            self.scheduler.due_by(tenant, now);
        }
    }

    fn begin(&self, tenant: &TenantId) {
        self.queues().insert(tenant.clone(), QueueState::AtWork);
    }

    /// A turn is over. Who has more to do, or was poked meanwhile, goes to the end of the queue.
    fn end(&self, tenant: &TenantId, more: bool) {
        let mut states = self.queues();
        if states.remove(tenant) == Some(QueueState::AtWorkAgain) || more {
            self.enqueue(&mut states, tenant);
        }
    }

    fn enqueue(&self, states: &mut HashMap<TenantId, QueueState>, tenant: &TenantId) {
        states.insert(tenant.clone(), QueueState::Waiting);
        // The queue is gone only when the service is stopping.
        let _ = self.queue.send(tenant.clone());
    }

    fn queues(&self) -> MutexGuard<'_, HashMap<TenantId, QueueState>> {
        self.states.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Visits until the service stops, so many tenants at once. A visit answers whether there is more to do than fits into one;
/// those under way when the service stops are waited for. One that panics gives its place back: it is visited again when it is poked.
pub async fn run<Visit, Visiting>(
    turns: TenantQueue,
    mut queue: Queue,
    at_once: usize,
    visit: Visit,
    stop: CancellationToken,
) where
    Visit: Fn(TenantId) -> Visiting,
    Visiting: Future<Output = bool> + Send + 'static,
{
    let (free, under_way) = (Arc::new(Semaphore::new(at_once)), TaskTracker::new());
    loop {
        let next = async {
            let permit = free.clone().acquire_owned().await.ok()?;
            Some((queue.0.recv().await?, permit))
        };
        let Some((id, permit)) = (tokio::select! {
            () = stop.cancelled() => None,
            next = next => next,
        }) else {
            break;
        };
        turns.begin(&id);
        let (visiting, turns) = (visit(id.clone()), turns.clone());
        under_way.spawn(async move {
            let more = AssertUnwindSafe(visiting).catch_unwind().await.unwrap_or_else(|_| {
                tracing::error!(tenant = %id, "a turn panicked");
                false
            });
            drop(permit);
            turns.end(&id, more);
        });
    }
    under_way.close();
    under_way.wait().await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_tenant_has_one_place_and_comes_back_when_it_was_poked_meanwhile() {
        let (turns, mut queue) = TenantQueue::new(Scheduler::default());
        let [busy, other] = ["busy", "other"].map(|id| TenantId::parse(id).unwrap());
        for tenant in [&busy, &busy, &other, &busy] {
            turns.poke(tenant);
        }
        assert_eq!(queue.0.recv().await, Some(busy.clone()));
        turns.begin(&busy);
        turns.poke(&busy);
        assert_eq!(queue.0.recv().await, Some(other.clone()));
        turns.begin(&other);
        assert!(queue.0.is_empty(), "who is at work waits for nothing");
        turns.end(&busy, false);
        turns.end(&other, false);
        assert_eq!(queue.0.recv().await, Some(busy.clone()));
        turns.begin(&busy);
        turns.end(&busy, true);
        assert_eq!(queue.0.recv().await, Some(busy.clone()));
        turns.begin(&busy);
        turns.end(&busy, false);
        assert!(queue.0.is_empty());
    }

    #[tokio::test]
    async fn a_tenant_whose_turn_panics_has_its_next_one() {
        use std::sync::atomic::{AtomicUsize, Ordering};

        let (turns, queue) = TenantQueue::new(Scheduler::default());
        let (tenant, stop) = (TenantId::parse("unlucky").unwrap(), CancellationToken::new());
        let (visits, met) = (Arc::new(AtomicUsize::new(0)), Arc::new(tokio::sync::Notify::new()));
        let visit = {
            let (visits, met) = (visits.clone(), met.clone());
            move |_: TenantId| {
                let (visits, met) = (visits.clone(), met.clone());
                async move {
                    met.notify_one();
                    assert!(visits.fetch_add(1, Ordering::SeqCst) > 0, "the first turn goes wrong");
                    false
                }
            }
        };
        let running = tokio::spawn(run(turns.clone(), queue, 1, visit, stop.clone()));
        for _ in 0..2 {
            turns.poke(&tenant);
            tokio::time::timeout(std::time::Duration::from_secs(5), met.notified())
                .await
                .unwrap();
            while !turns.queues().is_empty() {
                tokio::task::yield_now().await;
            }
        }
        stop.cancel();
        running.await.unwrap();
        assert_eq!(visits.load(Ordering::SeqCst), 2);
    }
}
