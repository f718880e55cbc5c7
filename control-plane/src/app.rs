//! What a running control plane consists of, and how it starts and stops.
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use learnt_kernel::attempts::Attempts;
use learnt_kernel::caller::BehindProxy;
use learnt_kernel::clock::{Clock, SystemClock};
use learnt_kernel::password::Hasher;
use learnt_kernel::token::Keys;
use sqlx::postgres::PgPoolOptions;

use crate::builder::{Provisioner, TenantDatabase};
use crate::config::Config;
use crate::features::domains::DnsLookup;
use crate::registry::Registry;
use crate::router;
use crate::work::BackgroundTasks;

/// What handlers share.
pub type App = Arc<AppState>;

/// The parts of a control plane.
pub struct AppState {
    /// What it was told from outside.
    pub config: Config,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// The control database.
    pub registry: Registry,
    /// The builders.
    pub provisioner: Arc<Provisioner>,
    /// What signs access tokens.
    pub keys: Keys,
    /// What checks passwords.
    pub hasher: Hasher,
    /// How often somebody may guess.
    pub attempts: Attempts,
    /// What asks for teams' own domains.
    pub domains: DnsLookup,
}

impl BehindProxy for AppState {
    fn trusted_proxy(&self) -> Option<IpAddr> {
        self.config.trusted_proxy
    }
}

/// A running control plane.
pub struct ControlPlane {
    /// What the console's host answers.
    pub console: Router,
    /// What the internal listener answers.
    pub internal: Router,
    state: App,
    work: Option<BackgroundTasks>,
}

impl ControlPlane {
    /// The shared parts.
    pub fn state(&self) -> &App {
        &self.state
    }

    /// The builders.
    pub fn provisioner(&self) -> &Arc<Provisioner> {
        &self.state.provisioner
    }

    /// Stops background work and waits for what is under way. A build that is cut off goes on at the next start.
    pub async fn shutdown(mut self) {
        if let Some(work) = self.work.take() {
            work.stop().await;
        }
        self.state.registry.pool().close().await;
    }
}

/// Starts a control plane with the system's clock.
pub async fn start(config: Config) -> anyhow::Result<ControlPlane> {
    start_with(config, Arc::new(SystemClock)).await
}

/// Starts a control plane: brings the control database to its newest version, enters the configured clusters, and
/// begins background work. The database must be there; tenants' databases may come later.
pub async fn start_with(config: Config, clock: Arc<dyn Clock>) -> anyhow::Result<ControlPlane> {
    learnt_kernel::crypto::install();
    let pool = PgPoolOptions::new()
        .max_connections(12)
        .acquire_timeout(Duration::from_secs(10))
        .idle_timeout(Duration::from_secs(60))
        .max_lifetime(Duration::from_secs(1800))
        .connect(&config.control_url)
        .await
        .map_err(away)?;
    learnt_migrations::control::migrate(&mut *pool.acquire().await?)
        .await
        .context("The control database could not be migrated")?;
    let registry = Registry::new(pool);
    registry.enter_clusters(config.clusters.keys(), clock.now()).await?;
    let mut grounds = BTreeMap::new();
    for (id, url) in &config.clusters {
        let tenant_database = TenantDatabase::new(id, url, &config.master_key, config.tenant_connections)
            .with_context(|| format!("LEARNT_CLUSTER_{}_URL", id.to_uppercase()))?;
        if let Err(error) = tenant_database.prepare().await {
            tracing::warn!(cluster = %id, error = %error, "the tenants' database is not ready; nothing can be built there yet");
        }
        grounds.insert(id.clone(), tenant_database);
    }
    let provisioner = Arc::new(Provisioner::new(registry.clone(), grounds, clock.clone()));
    let cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
    let keys = Keys::from_master(&config.master_key);
    let domains = DnsLookup::new(config.dns_server, config.public.clone(), config.private_domains)?;
    let state: App = Arc::new(AppState {
        domains,
        config,
        clock,
        registry,
        provisioner,
        keys,
        hasher: Hasher::of_machine(cores),
        attempts: Attempts::default(),
    });
    let work = state.config.work.then(|| BackgroundTasks::begin(state.clone()));
    Ok(ControlPlane {
        console: router::console(&state),
        internal: router::internal(&state),
        state,
        work,
    })
}

fn away(error: sqlx::Error) -> anyhow::Error {
    match error {
        sqlx::Error::Tls(why) => anyhow::anyhow!(
            "LEARNT_CONTROL_URL asks for an encrypted connection, and there is none to be had ({why}). Switch TLS on at the server, or ask for less: sslmode=prefer"
        ),
        other => anyhow::Error::new(other)
            .context("The control database does not answer: check LEARNT_CONTROL_URL, and whether Postgres runs there"),
    }
}
