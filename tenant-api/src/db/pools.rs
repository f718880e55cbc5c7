//! Each tenant's own small pool, made at its first use, under one budget for all.
//!
//! A connection belongs to one tenant's login role from birth to death: nothing is ever switched on it. The budget's
//! permit is taken *before* connecting and travels with the task that drives the connection, so it comes back exactly
//! when the connection is closed, however that happens.
use std::collections::HashMap;
use std::future::Future;
use std::ops::{Deref, DerefMut};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use deadpool_postgres::{
    Connect, Hook, HookError, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime, Timeouts,
};
use learnt_kernel::clock::Clock;
use learnt_kernel::tenant::TenantId;
use learnt_kernel::token::MasterKey;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinHandle;
use tokio_postgres::{Client as PgClient, Config as PgConfig, NoTls};

use super::directory::Tenant;
use super::errors::DbError;
use crate::config::{ClusterAddress, Config};

/// A connection of one tenant; it cannot be had without the tenant.
pub struct TenantClient {
    object: Object,
    tenant: Arc<Tenant>,
    clock: Arc<dyn Clock>,
}

impl TenantClient {
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

/// How long a request waits for a connection at most.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often somebody who waits looks for room in the budget, and whether the own pool has a connection back.
const LOOK: Duration = Duration::from_millis(100);
/// A tenant without any connection may, after this long, take one that another tenant used a moment ago.
const STARVED: Duration = Duration::from_millis(700);
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

struct Entry {
    pool: Pool,
    /// The login this pool was made with: a rotated key or a moved tenant makes a new pool.
    login: (String, i32),
}

struct Inner {
    entries: Mutex<HashMap<TenantId, Entry>>,
    budget: Arc<Semaphore>,
    size: usize,
    per_tenant: usize,
    evict_after: Duration,
    reap_after: Duration,
    clusters: std::collections::BTreeMap<String, ClusterAddress>,
    master_key: MasterKey,
    clock: Arc<dyn Clock>,
}

/// All tenants' pools.
#[derive(Clone)]
pub struct Pools(Arc<Inner>);

impl Pools {
    /// No pool yet; the budget of all.
    pub fn new(config: &Config, clock: Arc<dyn Clock>) -> Self {
        Self(Arc::new(Inner {
            entries: Mutex::new(HashMap::new()),
            budget: Arc::new(Semaphore::new(config.pool_budget)),
            size: config.pool_budget,
            per_tenant: config.tenant_pool.min(config.pool_budget),
            evict_after: config.pace.evict_after,
            reap_after: config.pace.reap_after,
            clusters: config.clusters.clone(),
            master_key: config.master_key.clone(),
            clock,
        }))
    }

    /// A connection of this tenant, as its `_app` role. Who waits for the budget keeps the place in its queue.
    pub async fn client(&self, tenant: &Arc<Tenant>) -> Result<TenantClient, DbError> {
        let pool = self.pool(tenant)?;
        let begun = Instant::now();
        let patient = pool.timeout_get(&PATIENT);
        tokio::pin!(patient);
        let mut look = tokio::time::interval_at(tokio::time::Instant::now() + LOOK, LOOK);
        let got = loop {
            tokio::select! {
                biased;
                got = &mut patient => break got,
                _ = look.tick() => {
                    self.make_room(&tenant.id, begun.elapsed() > STARVED && pool.status().size == 0);
                    if let Ok(object) = pool.timeout_get(&AT_ONCE).await {
                        break Ok(object);
                    }
                }
            }
        };
        match got {
            Ok(object) => Ok(TenantClient {
                object,
                tenant: tenant.clone(),
                clock: self.0.clock.clone(),
            }),
            Err(PoolError::Timeout(_)) => {
                metrics::counter!("learnt_pool_refusals_total").increment(1);
                Err(DbError::Busy)
            }
            Err(error) => Err(error.into()),
        }
    }

    fn pool(&self, tenant: &Arc<Tenant>) -> Result<Pool, DbError> {
        let login = (format!("{}/{}", tenant.cluster_id, tenant.schema), tenant.key_version);
        let mut entries = self.0.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = entries.get(&tenant.id) {
            if entry.login == login {
                return Ok(entry.pool.clone());
            }
            entry.pool.close();
        }
        let pool = self.make(tenant)?;
        entries.insert(
            tenant.id.clone(),
            Entry {
                pool: pool.clone(),
                login,
            },
        );
        Ok(pool)
    }

    fn make(&self, tenant: &Tenant) -> Result<Pool, DbError> {
        let address = self
            .0
            .clusters
            .get(&tenant.cluster_id)
            .ok_or_else(|| DbError::UnknownCluster(tenant.cluster_id.clone()))?;
        let role = tenant.schema.app_role();
        let mut login = PgConfig::new();
        login
            .host(&address.host)
            .port(address.port)
            .dbname(&address.database)
            .user(&role)
            .password(self.0.master_key.role_password(&role, tenant.key_version))
            .application_name("learnt-tenant-api")
            .connect_timeout(Duration::from_secs(5));
        let connect = Budgeted {
            budget: self.0.budget.clone(),
        };
        let manager = Manager::from_connect(
            login,
            connect,
            ManagerConfig {
                recycling_method: RecyclingMethod::Fast,
            },
        );
        let pool = Pool::builder(manager)
            .max_size(self.0.per_tenant)
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
        Ok(pool)
    }

    /// Frees permits of the budget: connections that were idle for some seconds, the longest idle pools' first; for a
    /// tenant that has none at all, if need be, one idle connection of the tenant that holds the most.
    fn make_room(&self, wanting: &TenantId, starved: bool) {
        if self.0.budget.available_permits() > 0 {
            return;
        }
        let entries = self.0.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let mut freed = 0;
        for (_, entry) in entries.iter().filter(|(id, _)| *id != wanting) {
            freed += entry
                .pool
                .retain(|_, metrics| metrics.last_used() < self.0.evict_after)
                .removed
                .len();
        }
        if freed == 0 && starved {
            let richest = entries
                .iter()
                .filter(|(id, entry)| *id != wanting && entry.pool.status().available > 0)
                .max_by_key(|(_, entry)| entry.pool.status().size);
            if let Some((_, entry)) = richest {
                let mut spared = false;
                freed = entry
                    .pool
                    .retain(|_, _| std::mem::replace(&mut spared, true))
                    .removed
                    .len();
            }
        }
        metrics::counter!("learnt_pool_evictions_total").increment(freed as u64);
    }

    /// Closes connections that were not used for long, and forgets pools without any.
    pub fn reap(&self) {
        let mut entries = self.0.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.retain(|_, entry| {
            entry
                .pool
                .retain(|_, metrics| metrics.last_used() < self.0.reap_after && metrics.age() < LIFETIME);
            let status = entry.pool.status();
            status.size > 0 || status.waiting > 0
        });
        metrics::gauge!("learnt_pools").set(entries.len() as f64);
        metrics::gauge!("learnt_pool_connections").set(self.open() as f64);
    }

    /// Connections now open or being opened.
    pub fn open(&self) -> usize {
        self.0.size - self.0.budget.available_permits()
    }

    /// Closes everything.
    pub fn close(&self) {
        for (_, entry) in self.0.entries.lock().unwrap_or_else(PoisonError::into_inner).drain() {
            entry.pool.close();
        }
    }
}

/// Connects only with a permit of the budget.
struct Budgeted {
    budget: Arc<Semaphore>,
}

type Connecting<'a> =
    Pin<Box<dyn Future<Output = Result<(PgClient, JoinHandle<()>), tokio_postgres::Error>> + Send + 'a>>;

impl Connect for Budgeted {
    fn connect(&self, login: &PgConfig) -> Connecting<'_> {
        let login = login.clone();
        let budget = self.budget.clone();
        Box::pin(async move {
            let permit = budget.acquire_owned().await.expect("the budget is never closed");
            let (client, connection) = login.connect(NoTls).await?;
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
