//! The outbox pump: every fact that a neighbour waits for is reacted to, once, in one transaction with its tick.
//!
//! Woken in process after each commit, by NOTIFY from other processes, and by a slow sweep that makes a lost poke
//! harmless. A reaction that fails is rolled back and tried again later, ten times; then the fact lies dead until
//! somebody looks.
use std::collections::HashSet;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};
use futures_util::FutureExt;
use learnt_kernel::problem::Result;
use learnt_kernel::tenant::TenantId;
use learnt_queries::queries::work as sql;
use tokio::sync::{Semaphore, mpsc};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::app::App;
use crate::db::directory::Tenant;
use crate::db::tx::Hand;
use crate::db::{Change, Sql};
use crate::facts::Happened;
use crate::reactions;
use crate::work::schedule;

/// After so many failures a fact is dead.
const ATTEMPTS: i32 = 10;
/// Tenants whose outboxes are worked on at once.
const AT_ONCE: usize = 4;

/// Wakes the pump for a tenant.
#[derive(Clone)]
pub struct Pump {
    queue: mpsc::UnboundedSender<TenantId>,
    waiting: Arc<Mutex<HashSet<TenantId>>>,
}

/// The pump's end of the queue.
pub struct Queue {
    pokes: mpsc::UnboundedReceiver<TenantId>,
    waiting: Arc<Mutex<HashSet<TenantId>>>,
}

impl Pump {
    /// A pump and its queue; nothing runs yet.
    pub fn new() -> (Self, Queue) {
        let (queue, pokes) = mpsc::unbounded_channel();
        let waiting = Arc::<Mutex<HashSet<TenantId>>>::default();
        (
            Self {
                queue,
                waiting: waiting.clone(),
            },
            Queue { pokes, waiting },
        )
    }

    /// There may be something to do for this tenant. Cheap, and many pokes are one.
    pub fn poke(&self, tenant: &TenantId) {
        if self
            .waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(tenant.clone())
        {
            // The queue is gone only when the service is stopping.
            let _ = self.queue.send(tenant.clone());
        }
    }
}

/// Works until the service stops.
pub async fn run(app: App, mut queue: Queue, stop: CancellationToken) {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let id = tokio::select! {
            () = stop.cancelled() => return,
            poke = queue.pokes.recv() => match poke { Some(id) => id, None => return },
        };
        let Ok(place) = places.clone().acquire_owned().await else {
            return;
        };
        queue.waiting.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
        let Some(tenant) = app.directory.now().tenant(&id) else {
            continue;
        };
        let app = app.clone();
        tokio::spawn(async move {
            if let Err(problem) = work(&app, &tenant).await {
                tracing::warn!(tenant = %tenant.id, code = problem.code(), "the outbox could not be read");
            }
            drop(place);
        });
    }
}

async fn work(app: &App, tenant: &Arc<Tenant>) -> Result<()> {
    drain(app, tenant).await?;
    schedule::drain(app, tenant).await?;
    Ok(())
}

/// Reacts to everything that is due for a tenant. Returns how many facts were done.
pub async fn drain(app: &App, tenant: &Arc<Tenant>) -> Result<usize> {
    let mut done = 0;
    loop {
        let due = due(app, tenant).await?;
        if due.is_empty() {
            return Ok(done);
        }
        for id in due {
            match AssertUnwindSafe(react(app, tenant, id)).catch_unwind().await {
                Ok(Ok(())) => done += 1,
                Ok(Err(problem)) => failed(app, tenant, id, &problem.to_string()).await?,
                Err(_) => failed(app, tenant, id, "the reaction panicked").await?,
            }
        }
    }
}

async fn due(app: &App, tenant: &Arc<Tenant>) -> Result<Vec<Uuid>> {
    let client = app.client_of(tenant).await?;
    sql::due_facts().bind(&*client, &app.clock.now()).all().await.sql()
}

/// The tick is in the reactions' transaction and the row is locked: two pumps never react to the same fact.
async fn react(app: &App, tenant: &Arc<Tenant>, id: Uuid) -> Result<()> {
    let mut client = app.client_of(tenant).await?;
    let mut change = Change::by(&mut client, Hand::default()).await?;
    let Some(row) = sql::claim_fact().bind(change.tx(), &id).opt().await.sql()? else {
        return Ok(());
    };
    let fact = Happened {
        id: row.id,
        kind: row.kind,
        subject: row.subject,
        payload: row.payload,
        actor: row.actor,
        acting_as: row.acting_as,
        at: row.at,
    };
    change.as_hand_of(&fact);
    for reaction in reactions::of(&fact.kind) {
        reaction(app, &mut change, &fact).await?;
    }
    sql::tick_fact().bind(change.tx(), &change.now(), &id).await.sql()?;
    metrics::counter!("learnt_facts_done_total").increment(1);
    change.commit(app).await
}

async fn failed(app: &App, tenant: &Arc<Tenant>, id: Uuid, error: &str) -> Result<()> {
    let client = app.client_of(tenant).await?;
    let now = app.clock.now();
    let Some(attempts) = sql::fact_attempts().bind(&*client, &id).opt().await.sql()? else {
        return Ok(());
    };
    let attempts = attempts + 1;
    let dead = attempts >= ATTEMPTS;
    tracing::warn!(tenant = %tenant.id, fact = %id, attempts, dead, error, "a reaction failed");
    metrics::counter!("learnt_facts_failed_total").increment(1);
    let (due_at, dead_at): (Option<DateTime<Utc>>, Option<DateTime<Utc>>) = if dead {
        (None, Some(now))
    } else {
        (Some(now + back_off(app.config.pace.back_off, attempts)), None)
    };
    sql::fact_failed()
        .bind(&*client, &attempts, &error, &due_at, &dead_at, &id)
        .await
        .sql()?;
    Ok(())
}

/// Doubles from try to try, an hour at most.
pub fn back_off(first: Duration, attempts: i32) -> Duration {
    let doubled = first.saturating_mul(1 << attempts.clamp(1, 16).saturating_sub(1));
    doubled.min(Duration::from_secs(3600))
}

/// Pokes every tenant, spread over the round, so that a lost poke costs a delay and nothing else.
pub async fn sweep(app: App, stop: CancellationToken) {
    loop {
        let tenants: Vec<TenantId> = app.directory.now().tenants().map(|tenant| tenant.id.clone()).collect();
        let step = app.config.pace.sweep / u32::try_from(tenants.len().max(1)).unwrap_or(u32::MAX);
        let step = if tenants.is_empty() {
            app.config.pace.sweep
        } else {
            step.max(Duration::from_millis(20))
        };
        for id in tenants {
            app.pump.poke(&id);
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(step) => {}
            }
        }
        app.pools.reap();
        if stop.is_cancelled() {
            return;
        }
        if app.directory.now().tenants().next().is_none() {
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(app.config.pace.sweep) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_doubles_up_to_an_hour() {
        let first = Duration::from_secs(5);
        assert_eq!(back_off(first, 1), Duration::from_secs(5));
        assert_eq!(back_off(first, 3), Duration::from_secs(20));
        assert_eq!(back_off(first, 40), Duration::from_secs(3600));
    }
}
