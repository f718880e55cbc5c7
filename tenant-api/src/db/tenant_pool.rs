//! The connections of one tenant, and one of them in somebody's hand.
use std::future::Future;
use std::ops::{Deref, DerefMut};
use std::pin::Pin;
use std::sync::Arc;
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
}

impl TenantClient {
    pub(super) fn new(object: Object, tenant: Arc<Tenant>, clock: Arc<dyn Clock>) -> Self {
        Self { object, tenant, clock }
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
        let connect = Budgeted {
            budget: budget.clone(),
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
            share,
            cluster_id: tenant.cluster_id.clone(),
            schema: tenant.schema.clone(),
            key_version: tenant.key_version,
        }
    }

    /// Whether it logs in where and as what the tenant is now.
    pub(super) fn fits(&self, tenant: &Tenant) -> bool {
        self.key_version == tenant.key_version && self.schema == tenant.schema && self.cluster_id == tenant.cluster_id
    }

    /// A connection that nobody uses.
    pub(super) async fn at_once(&self) -> Result<Object, PoolError> {
        self.pool.timeout_get(&AT_ONCE).await
    }

    /// A connection as soon as it can be had, if need be a new one.
    pub(super) async fn patiently(&self) -> Result<Object, PoolError> {
        self.pool.timeout_get(&PATIENT).await
    }

    /// Makes place for one connection more, if all are in use and there is a permit for it.
    pub(super) fn grow(&self) {
        let status = self.pool.status();
        let full = status.available == 0 && status.size >= status.max_size;
        if full && status.max_size < self.share && self.budget.available_permits() > 0 {
            self.pool.resize(status.max_size + 1);
        }
    }

    /// Whether it has as many connections as it may have.
    pub(super) fn has_its_share(&self) -> bool {
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
        let closed = self
            .pool
            .retain(|_, metrics| metrics.last_used() < after && metrics.age() < LIFETIME);
        closed.removed.len()
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
        // They go out newest first, so the first in line is the one that nobody wanted.
        let mut spared = false;
        let closed = self.pool.retain(|_, _| std::mem::replace(&mut spared, true));
        closed.removed.len()
    }
}

/// Connects only with a permit of the budget.
struct Budgeted {
    budget: Arc<Semaphore>,
    connector: MakeRustlsConnect,
}

type Connecting<'a> =
    Pin<Box<dyn Future<Output = Result<(PgClient, JoinHandle<()>), tokio_postgres::Error>> + Send + 'a>>;

impl Connect for Budgeted {
    fn connect(&self, login: &PgConfig) -> Connecting<'_> {
        let login = login.clone();
        let (budget, connector) = (self.budget.clone(), self.connector.clone());
        Box::pin(async move {
            let permit = budget.acquire_owned().await.expect("the budget is never closed");
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
