//! Starts the service and stops it.
use std::sync::Arc;

use anyhow::Context;
use axum::Router;
use learnt_kernel::attempts::Attempts;
use learnt_kernel::clock::{Clock, SystemClock};
use learnt_kernel::password::Hasher;
use learnt_kernel::token::Keys;
use object_store::local::LocalFileSystem;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::app::{App, AppState};
use crate::config::Config;
use crate::db::cluster_health::ClusterHealth;
use crate::db::directory::Directory;
use crate::db::identity::Identity;
use crate::db::pools::Pools;
use crate::db::repairs::Repairs;
use crate::edge::egress::Egress;
use crate::edge::identity_providers::IdentityProviders;
use crate::edge::session::Sessions;
use crate::edge::share::Shares;
use crate::features::files::erasing;
use crate::features::team_lookups::worker;
use crate::features::triggers::webhooks;
use crate::live::{EventBus, EventBusQueue, Hub, TenantTokens, event_bus, watch};
use crate::reactions;
use crate::work::outbox_backlog::OutboxBacklogs;
use crate::work::scheduler::Scheduler;
use crate::work::tenant_queue::{Queue, TenantQueue};
use crate::work::{answers, pump, sending, sweep};
use learnt_tenant_base::control_plane::ControlPlane;
use learnt_tenant_base::licences::SettledLicences;

/// The running service: a router to be served, and what runs beside it.
pub struct TenantApi {
    /// Serve this, with the peer's address as connect info.
    pub router: Router,
    /// The state, for the all-in-one program and for tests.
    pub app: App,
    tasks: JoinSet<()>,
}

impl TenantApi {
    /// Lets running work end and closes all connections.
    pub async fn shutdown(mut self) {
        self.app.stopping.cancel();
        let was_at_work = !self.tasks.is_empty();
        while self.tasks.join_next().await.is_some() {}
        if was_at_work {
            self.app.pump.requeue(self.app.clock.now());
            sweep::save_scheduler(&self.app, true).await;
        }
        self.app.pools.close();
    }
}

/// Starts the service with the system's clock.
pub async fn start(config: Config) -> anyhow::Result<TenantApi> {
    start_at(config, Arc::new(SystemClock)).await
}

/// Starts the service with a clock of the caller's.
pub async fn start_at(config: Config, clock: Arc<dyn Clock>) -> anyhow::Result<TenantApi> {
    let (app, queues) = assemble(config, clock).await?;
    let Queues {
        pump,
        mails,
        hooks,
        queue,
        followed,
    } = queues;
    let stop = app.stopping.clone();
    let mut tasks = JoinSet::new();
    tasks.spawn(pump::run(app.clone(), pump, stop.clone()));
    tasks.spawn(sending::run(app.clone(), mails, stop.clone()));
    tasks.spawn(webhooks::run(app.clone(), hooks, stop.clone()));
    tasks.spawn(sweep::run(app.clone(), stop.clone()));
    tasks.spawn(erasing::run(app.clone(), stop.clone()));
    tasks.spawn(worker::run(app.clone(), stop.clone()));
    tasks.spawn(answers::run(app.clone(), stop.clone()));
    tasks.spawn(event_bus::run(app.clone(), queue, stop.clone()));
    tasks.spawn(watch::snapshot(app.clone(), stop.clone()));
    tasks.spawn(watch::directory(app.clone(), followed, stop.clone()));
    for cluster in app.config.clusters.keys() {
        tasks.spawn(watch::outboxes(app.clone(), cluster.clone(), stop.clone()));
    }
    Ok(assembled(app, tasks))
}

/// The service without what runs beside it: it answers, and reacts to nothing unless it is told to.
pub async fn at_rest(config: Config, clock: Arc<dyn Clock>) -> anyhow::Result<TenantApi> {
    let (app, ..) = assemble(config, clock).await?;
    Ok(assembled(app, JoinSet::new()))
}

fn assembled(app: App, tasks: JoinSet<()>) -> TenantApi {
    TenantApi {
        router: crate::router::router(app.clone()),
        app,
        tasks,
    }
}

/// Where what runs beside the service takes its work from.
struct Queues {
    pump: Queue,
    mails: Queue,
    hooks: Queue,
    queue: EventBusQueue,
    followed: watch::WatchPosition,
}

async fn assemble(config: Config, clock: Arc<dyn Clock>) -> anyhow::Result<(App, Queues)> {
    let files = config.data_dir.join("files");
    std::fs::create_dir_all(&files).with_context(|| {
        format!(
            "LEARNT_DATA_DIR: {} cannot be written to. Name a folder that this account may write to",
            files.display()
        )
    })?;
    let directory = Directory::new(&config.data_dir);
    let identity = Identity::new(&config.edge_url).context("LEARNT_EDGE_URL")?;
    let followed = watch::first(&directory, &identity).await;
    let scheduler = Scheduler::read(&config.data_dir.join(sweep::FILE), config.pace.sweep, clock.now());
    let (pump, pump_queue) = TenantQueue::new(scheduler);
    let (mails, mail_queue) = TenantQueue::new(Scheduler::new(config.pace.sweep));
    let (hooks, hook_queue) = TenantQueue::new(Scheduler::new(config.pace.sweep));
    let (event_bus, queue) = EventBus::new();
    let registry = reactions::registry();
    let app = Arc::new(AppState {
        pools: Pools::new(&config, clock.clone(), registry.known_kinds())?,
        answering: ClusterHealth::new(&config)?,
        repairs: Repairs::default(),
        directory,
        identity,
        keys: Keys::from_master(&config.master_key),
        hasher: Hasher::of_machine(std::thread::available_parallelism().map_or(1, usize::from)).at(config.pace.hashing),
        attempts: Attempts::default(),
        sessions: Sessions::new(config.pace.session_memory),
        settled_licences: SettledLicences::default(),
        extensions: crate::features::process_state(),
        shares: Shares::new(config.tenant_pool, config.pace.queue_timeout),
        stopping: CancellationToken::new(),
        files: Arc::new(LocalFileSystem::new_with_prefix(&files)?),
        fonts: match &config.fonts {
            Some(folder) => learnt_pdf::Fonts::embedded()
                .with_folder(folder)
                .context("LEARNT_FONTS_DIR: the folder of fonts cannot be read")?,
            None => learnt_pdf::Fonts::embedded(),
        },
        control_plane: ControlPlane::new(config.control_plane.clone())?,
        identity_providers: IdentityProviders::new(config.loopback_providers)?,
        event_bus,
        tenant_tokens: TenantTokens::default(),
        live: Hub::default(),
        mailer: crate::work::mail::Mailer::new(&config.mail)
            .context("LEARNT_MAIL_DIR: the folder of mails cannot be written to")?,
        pump,
        mails,
        webhook_queue: hooks,
        egress: Egress::new(config.loopback_providers)?,
        outbox_backlogs: OutboxBacklogs::default(),
        clock,
        config,
        registry,
    });
    let queues = Queues {
        pump: pump_queue,
        mails: mail_queue,
        hooks: hook_queue,
        queue,
        followed,
    };
    Ok((app, queues))
}
