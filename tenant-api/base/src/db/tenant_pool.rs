//! The connections of one tenant, and one of them in somebody's hand.
use std::future::Future;
use std::ops::{Deref, DerefMut};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use deadpool_postgres::{
    Connect, Hook, HookError, Manager, ManagerConfig, Object, Pool, PoolError, QueueMode, RecyclingMethod, Runtime,
    Status, Timeouts,
};
use learnt_kernel::clock::Clock;
use learnt_kernel::tenant::SchemaName;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinHandle;
use tokio_postgres::{Client as PgClient, Config as PgConfig};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::directory::Tenant;

/// How long a request waits for a connection at most.
const PATIENCE: Duration = Duration::from_secs(10);
/// A backend keeps memory for every table it met, so none lives longer.
const LIFETIME: Duration = Duration::from_secs(30 * 60);

const RECYCLE: Duration = Duration::from_secs(2);
const PATIENT: Timeouts = Timeouts {
    wait: Some(PATIENCE),
    create: Some(PATIENCE),
    recycle: Some(RECYCLE),
};
/// Only what is there already.
const AT_ONCE: Timeouts = Timeouts {
    wait: Some(Duration::ZERO),
    create: Some(Duration::ZERO),
    recycle: Some(RECYCLE),
};

/// A connection of one tenant; it cannot be had without the tenant.
pub struct TenantClient {
    object: Object,
    tenant: Arc<Tenant>,
    clock: Arc<dyn Clock>,
    known_kinds: Arc<KnownKinds>,
}

/// The kinds of domain events that have reactions, and the actions of the audit log.
#[derive(Debug, Default)]
pub struct KnownKinds {
    /// The kinds of domain events that somebody reacts to.
    pub reacted: Vec<&'static str>,
    /// Every action that a row of the audit log may name.
    pub audit: Vec<&'static str>,
}

impl TenantClient {
    pub(super) fn new(
        object: Object,
        tenant: Arc<Tenant>,
        clock: Arc<dyn Clock>,
        known_kinds: Arc<KnownKinds>,
    ) -> Self {
        Self {
            object,
            tenant,
            clock,
            known_kinds,
        }
    }

    /// What is known of the kinds that are written through this connection.
    pub fn known_kinds(&self) -> &Arc<KnownKinds> {
        &self.known_kinds
    }

    /// Whose connection this is.
    pub fn tenant(&self) -> &Arc<Tenant> {
        &self.tenant
    }

    /// The clock that stamps what is written through this connection.
    pub fn clock(&self) -> &Arc<dyn Clock> {
        &self.clock
    }
}

impl Deref for TenantClient {
    type Target = Object;

    fn deref(&self) -> &Object {
        &self.object
    }
}

impl DerefMut for TenantClient {
    fn deref_mut(&mut self) -> &mut Object {
        &mut self.object
    }
}

/// One tenant's connections.
///
/// The pool is as large as there were permits for: who finds all connections in use waits for one of them, and not in
/// the queue for a permit, unless a permit is at hand.
pub(super) struct TenantPool {
    pool: Pool,
    budget: Arc<Semaphore>,
    /// Permits for places that were made and have no connection yet.
    spare_permits: SparePermits,
    /// Connections at most.
    share: usize,
    /// What this pool logs in with: a rotated key or a moved tenant makes a new pool.
    cluster_id: String,
    schema: SchemaName,
    key_version: i32,
}

impl TenantPool {
    /// No connection yet; at most `size`, each with a permit of the budget.
    pub(super) fn new(
        tenant: &Tenant,
        login: PgConfig,
        connector: MakeRustlsConnect,
        budget: Arc<Semaphore>,
        share: usize,
    ) -> Self {
        let fast = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        let at_hand = SparePermits::default();
        let connect = BudgetedConnector {
            budget: budget.clone(),
            spare_permits: at_hand.clone(),
            connector,
        };
        let pool = Pool::builder(Manager::from_connect(login, connect, fast))
            .max_size(1)
            // The newest first: what is not needed stays idle, and is closed.
            .queue_mode(QueueMode::Lifo)
            .runtime(Runtime::Tokio1)
            .pre_recycle(Hook::sync_fn(|_, metrics| {
                if metrics.age() > LIFETIME {
                    Err(HookError::message("too old"))
                } else {
                    Ok(())
                }
            }))
            .build()
            .expect("a pool with a runtime can be built");
        Self {
            pool,
            budget,
            spare_permits: at_hand,
            share,
            cluster_id: tenant.cluster_id.clone(),
            schema: tenant.schema.clone(),
            key_version: tenant.key_version,
        }
    }

    /// Whether it logs in where and as what the tenant is now.
    pub(super) fn matches(&self, tenant: &Tenant) -> bool {
        self.key_version == tenant.key_version && self.schema == tenant.schema && self.cluster_id == tenant.cluster_id
    }

    /// A connection that nobody uses.
    pub(super) async fn try_get(&self) -> Result<Object, PoolError> {
        self.pool.timeout_get(&AT_ONCE).await
    }

    /// A connection as soon as it can be had, if need be a new one.
    pub(super) async fn get(&self) -> Result<Object, PoolError> {
        self.pool.timeout_get(&PATIENT).await
    }

    /// Makes place for one connection more, if all are in use and there is a permit for it.
    pub(super) fn grow(&self) {
        let status = self.pool.status();
        let full = status.available == 0 && status.size >= status.max_size;
        if !full || status.max_size >= self.share {
            return;
        }
        if let Ok(permit) = self.budget.clone().try_acquire_owned() {
            self.spare_permits.keep(permit);
            self.pool.resize(status.max_size + 1);
        }
    }

    /// Whether it has as many connections as it may have.
    pub(super) fn is_at_limit(&self) -> bool {
        self.pool.status().size >= self.share
    }

    pub(super) fn status(&self) -> Status {
        self.pool.status()
    }

    pub(super) fn close(&self) {
        self.pool.close();
    }

    /// Closes connections that were not used for so long, and those that are too old; says how many.
    pub(super) fn close_idle(&self, after: Duration) -> usize {
        let mut wanted = 0;
        self.pool.retain(|_, metrics| {
            wanted += usize::from(metrics.last_used() >= after || metrics.age() >= LIFETIME);
            true
        });
        self.close_first(wanted)
    }

    /// For how long the connection was idle that has been idle longest.
    pub(super) fn idle(&self) -> Option<Duration> {
        let mut longest = None;
        self.pool.retain(|_, metrics| {
            longest = longest.max(Some(metrics.last_used()));
            true
        });
        longest
    }

    /// Closes the connection that has been idle longest.
    pub(super) fn close_one(&self) -> usize {
        self.close_first(1)
    }

    /// Closes so many, those that have been idle longest first, and their places in the pool with them: whoever comes next
    /// waits for a connection that is there, and not in the queue for a permit.
    fn close_first(&self, wanted: usize) -> usize {
        let before = self.pool.status();
        let wanted = wanted.min(before.available);
        if wanted == 0 {
            return 0;
        }
        // A place goes with its connection only as long as each place has one. The last place stays.
        if before.size == before.max_size {
            self.pool.resize((before.max_size - wanted).max(1));
        }
        let closed = before.size.saturating_sub(self.pool.status().size);
        let mut left = wanted.saturating_sub(closed);
        // They go out newest first, so the first in line are those that nobody wanted.
        let rest = self.pool.retain(|_, _| {
            let goes = left > 0;
            left = left.saturating_sub(1);
            !goes
        });
        closed + rest.removed.len()
    }
}

/// Permits that were taken before there was a connection to go with them.
#[derive(Clone, Default)]
struct SparePermits(Arc<Mutex<Vec<OwnedSemaphorePermit>>>);

impl SparePermits {
    fn keep(&self, permit: OwnedSemaphorePermit) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(permit);
    }

    fn take(&self) -> Option<OwnedSemaphorePermit> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }
}

/// Connects only with a permit of the budget.
struct BudgetedConnector {
    budget: Arc<Semaphore>,
    spare_permits: SparePermits,
    connector: MakeRustlsConnect,
}

type Connecting<'a> =
    Pin<Box<dyn Future<Output = Result<(PgClient, JoinHandle<()>), tokio_postgres::Error>> + Send + 'a>>;

impl Connect for BudgetedConnector {
    fn connect(&self, login: &PgConfig) -> Connecting<'_> {
        let login = login.clone();
        let (budget, connector) = (self.budget.clone(), self.connector.clone());
        let at_hand = self.spare_permits.take();
        Box::pin(async move {
            let permit = match at_hand {
                Some(permit) => permit,
                None => budget.acquire_owned().await.expect("the budget is never closed"),
            };
            let (client, connection) = login.connect(connector).await?;
            Ok((client, tokio::spawn(drive(connection, permit))))
        })
    }
}

async fn drive<C>(connection: C, _permit: OwnedSemaphorePermit)
where
    C: Future<Output = Result<(), tokio_postgres::Error>>,
{
    if let Err(error) = connection.await {
        tracing::warn!(%error, "a tenant's connection broke");
    }
}
