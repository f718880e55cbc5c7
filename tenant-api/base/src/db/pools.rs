//! Each tenant's own small pool, made at its first use, under one budget for all.
//!
//! A connection belongs to one tenant's login role from birth to death: nothing is ever switched on it. The budget's
//! permit is taken *before* connecting and travels with the task that drives the connection, so it comes back exactly
//! when the connection is closed, however that happens.
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context;
use deadpool_postgres::{Object, PoolError};
use futures_util::FutureExt;
use learnt_kernel::clock::Clock;
use learnt_kernel::tenant::{APP_SETTINGS, SchemaName, TenantId};
use learnt_kernel::token::MasterKey;
use tokio::sync::Semaphore;
use tokio_postgres::Config as PgConfig;

use super::directory::Tenant;
use super::errors::DbError;
use super::tenant_pool::{KnownKinds, TenantClient, TenantPool};
use super::tls::Tls;
use crate::config::{ClusterAddress, Config};

/// How often somebody who waits looks for room in the budget.
const LOOK: Duration = Duration::from_millis(20);
/// Of many who wait one looks for all: a look locks the list of pools and goes through all of them.
const BETWEEN_LOOKS: Duration = Duration::from_millis(5);
/// A tenant without any connection takes one at once, even if another tenant used it a moment ago; each further one that it
/// waits for only after this long.
const STARVED: Duration = Duration::from_millis(700);

/// What a connection begins with, in the same round trip: a role may have changed its own settings, and they decide nothing
/// here.
fn options(schema: &SchemaName) -> String {
    let others = [
        ("search_path", schema.search_path()),
        ("default_transaction_read_only", "off".to_owned()),
        ("default_transaction_isolation", "read committed".to_owned()),
        ("timezone", "UTC".to_owned()),
        ("datestyle", "ISO, MDY".to_owned()),
    ];
    let limits = APP_SETTINGS.iter().map(|(name, value)| (*name, (*value).to_owned()));
    limits
        .chain(others)
        // A space within a value would end it.
        .map(|(name, value)| format!("-c {name}={} ", value.replace(' ', "\\ ")))
        .collect()
}

struct Inner {
    /// When somebody looked for room.
    checked_at: Mutex<Option<Instant>>,
    entries: Mutex<HashMap<TenantId, Arc<TenantPool>>>,
    budget: Arc<Semaphore>,
    size: usize,
    per_tenant: usize,
    evict_after: Duration,
    reap_after: Duration,
    clusters: BTreeMap<String, (ClusterAddress, Tls)>,
    master_key: MasterKey,
    clock: Arc<dyn Clock>,
    known_kinds: Arc<KnownKinds>,
}

/// All tenants' pools.
#[derive(Clone)]
pub struct Pools(Arc<Inner>);

impl Pools {
    /// No pool yet; the budget of all.
    pub fn new(config: &Config, clock: Arc<dyn Clock>, known_kinds: Arc<KnownKinds>) -> anyhow::Result<Self> {
        let mut clusters = BTreeMap::new();
        for (id, address) in &config.clusters {
            let tls = Tls::new(&address.tls).with_context(|| format!("LEARNT_CLUSTER_{}_ADDR", id.to_uppercase()))?;
            clusters.insert(id.clone(), (address.clone(), tls));
        }
        Ok(Self(Arc::new(Inner {
            checked_at: Mutex::default(),
            entries: Mutex::new(HashMap::new()),
            budget: Arc::new(Semaphore::new(config.pool_budget)),
            size: config.pool_budget,
            per_tenant: config.tenant_pool.min(config.pool_budget),
            evict_after: config.pace.evict_after,
            reap_after: config.pace.reap_after,
            clusters,
            master_key: config.master_key.clone(),
            clock,
            known_kinds,
        })))
    }

    /// A connection of this tenant, as its `_app` role. Who waits for the budget keeps the place in its queue.
    pub async fn client(&self, tenant: &Arc<Tenant>) -> Result<TenantClient, DbError> {
        let pool = self.pool(tenant)?;
        match self.get(&pool, &tenant.id).await {
            Ok(object) => {
                let (clock, known_kinds) = (self.0.clock.clone(), self.0.known_kinds.clone());
                Ok(TenantClient::new(object, tenant.clone(), clock, known_kinds))
            }
            Err(PoolError::Timeout(_)) => {
                metrics::counter!("learnt_pool_refusals_total").increment(1);
                Err(DbError::Busy)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// An idle connection at once; else one that comes back or is made.
    async fn get(&self, own: &TenantPool, tenant: &TenantId) -> Result<Object, PoolError> {
        own.grow();
        let patient = own.get();
        tokio::pin!(patient);
        if let Some(got) = patient.as_mut().now_or_never() {
            return got;
        }
        let begun = Instant::now();
        // First a pause: most of those who wait get a connection of their own that comes back within it.
        let mut look = tokio::time::interval_at((begun + LOOK).into(), LOOK);
        loop {
            tokio::select! {
                biased;
                got = &mut patient => return got,
                _ = look.tick() => {
                    if !own.is_at_limit() {
                        let status = own.status();
                        let first = status.waiting <= 1 || begun.elapsed() > STARVED;
                        self.make_room(tenant, status.size == 0 && first);
                        own.grow();
                    }
                    if begun.elapsed() > LOOK && let Ok(object) = own.try_get().await {
                        return Ok(object);
                    }
                }
            }
        }
    }

    fn pool(&self, tenant: &Arc<Tenant>) -> Result<Arc<TenantPool>, DbError> {
        let mut entries = self.0.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = entries.get(&tenant.id) {
            if entry.matches(tenant) {
                return Ok(entry.clone());
            }
            entry.close();
        }
        let made = Arc::new(self.make(tenant)?);
        entries.insert(tenant.id.clone(), made.clone());
        Ok(made)
    }

    fn make(&self, tenant: &Tenant) -> Result<TenantPool, DbError> {
        let (address, tls) = self
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
            .options(options(&tenant.schema))
            .ssl_mode(tls.mode)
            .connect_timeout(Duration::from_secs(5));
        Ok(TenantPool::new(
            tenant,
            login,
            tls.connector.clone(),
            self.0.budget.clone(),
            self.0.per_tenant,
        ))
    }

    /// Frees the budget: from the tenant that has left a connection idle for longest, all that were idle for a moment;
    /// for a tenant that has none at all, if need be, one of the idlest tenant among those that hold the most.
    fn make_room(&self, wanting: &TenantId, starved: bool) {
        if self.0.budget.available_permits() > 0 || !self.may_refresh() {
            return;
        }
        let entries = self.0.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let others = || entries.iter().filter(|(id, _)| *id != wanting).map(|(_, entry)| entry);
        let idlest = others()
            .filter_map(|entry| Some((entry.idle()?, entry)))
            .filter(|(idle, _)| *idle >= self.0.evict_after)
            .max_by_key(|(idle, _)| *idle)
            .map(|(_, entry)| entry);
        let richest = || {
            others()
                .filter(|entry| entry.status().available > 0)
                .max_by_key(|entry| (entry.status().size, entry.idle()))
        };
        let freed = match idlest {
            Some(entry) => entry.close_idle(self.0.evict_after),
            None if starved => richest().map_or(0, |entry| entry.close_one()),
            None => 0,
        };
        metrics::counter!("learnt_pool_evictions_total").increment(freed as u64);
    }

    fn may_refresh(&self) -> bool {
        let mut looked = self.0.checked_at.lock().unwrap_or_else(PoisonError::into_inner);
        let may = looked.is_none_or(|at| at.elapsed() >= BETWEEN_LOOKS);
        if may {
            *looked = Some(Instant::now());
        }
        may
    }

    /// Whether a tenant has a pool: somebody was there not long ago.
    pub fn has_pool(&self, tenant: &TenantId) -> bool {
        let entries = self.0.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.contains_key(tenant)
    }

    /// Closes a tenant's idle connections: whoever took one will not come back soon.
    pub fn release(&self, tenant: &TenantId) {
        let mut entries = self.0.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = entries.get(tenant) {
            entry.close_idle(Duration::ZERO);
            let status = entry.status();
            if status.size == 0 && status.waiting == 0 {
                entries.remove(tenant);
            }
        }
    }

    /// Closes connections that were not used for long, and forgets pools without any.
    pub fn reap(&self) {
        let mut entries = self.0.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.retain(|_, entry| {
            entry.close_idle(self.0.reap_after);
            let status = entry.status();
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
            entry.close();
        }
    }
}
