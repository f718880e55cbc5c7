//! Puts the house together and takes it down again.
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
use crate::db::answering::Answering;
use crate::db::directory::Directory;
use crate::db::identity::Identity;
use crate::db::pools::Pools;
use crate::db::repairs::Repairs;
use crate::db::watch;
use crate::edge::session::Sessions;
use crate::features::providers::houses::Houses;
use crate::features::settings::control_plane::ControlPlane;
use crate::live::{Herald, Hub, Words, herald};
use crate::work::pump::{self, Pump};

/// The running service: a router to be served, and what runs beside it.
pub struct TenantApi {
    /// Serve this, with the peer's address as connect info.
    pub router: Router,
    /// The state, for the all-in-one program and for tests.
    pub app: App,
    stop: CancellationToken,
    tasks: JoinSet<()>,
}

impl TenantApi {
    /// Lets running work end and closes all connections.
    pub async fn shutdown(mut self) {
        self.stop.cancel();
        while self.tasks.join_next().await.is_some() {}
        self.app.pools.close();
    }
}

/// Starts the service with the system's clock.
pub async fn start(config: Config) -> anyhow::Result<TenantApi> {
    start_at(config, Arc::new(SystemClock)).await
}

/// Starts the service with a clock of the caller's.
pub async fn start_at(config: Config, clock: Arc<dyn Clock>) -> anyhow::Result<TenantApi> {
    let (app, queue, errands, followed) = assemble(config, clock).await?;
    let stop = CancellationToken::new();
    let mut tasks = JoinSet::new();
    tasks.spawn(pump::run(app.clone(), queue, stop.clone()));
    tasks.spawn(pump::sweep(app.clone(), stop.clone()));
    tasks.spawn(herald::run(app.clone(), errands, stop.clone()));
    tasks.spawn(watch::snapshot(app.clone(), stop.clone()));
    tasks.spawn(watch::directory(app.clone(), followed, stop.clone()));
    for cluster in app.config.clusters.keys() {
        tasks.spawn(watch::facts(app.clone(), cluster.clone(), stop.clone()));
    }
    Ok(house(app, stop, tasks))
}

/// The service without what runs beside it: it answers, and reacts to nothing unless it is told to.
pub async fn at_rest(config: Config, clock: Arc<dyn Clock>) -> anyhow::Result<TenantApi> {
    let (app, ..) = assemble(config, clock).await?;
    Ok(house(app, CancellationToken::new(), JoinSet::new()))
}

fn house(app: App, stop: CancellationToken, tasks: JoinSet<()>) -> TenantApi {
    TenantApi {
        router: crate::router::router(app.clone()),
        app,
        stop,
        tasks,
    }
}

async fn assemble(
    config: Config,
    clock: Arc<dyn Clock>,
) -> anyhow::Result<(App, pump::Queue, herald::Errands, watch::Followed)> {
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
    let (pump, queue) = Pump::new();
    let (herald, errands) = Herald::new();
    let app = Arc::new(AppState {
        pools: Pools::new(&config, clock.clone())?,
        answering: Answering::new(&config)?,
        repairs: Repairs::default(),
        directory,
        identity,
        keys: Keys::from_master(&config.master_key),
        hasher: Hasher::of_machine(std::thread::available_parallelism().map_or(1, usize::from)),
        attempts: Attempts::default(),
        sessions: Sessions::new(config.pace.session_memory),
        files: Arc::new(LocalFileSystem::new_with_prefix(&files)?),
        control_plane: ControlPlane::new(config.control_plane.clone())?,
        houses: Houses::new(config.loopback_providers)?,
        herald,
        words: Words::default(),
        live: Hub::default(),
        mailer: crate::work::mail::Mailer::new(&config.mail)
            .context("LEARNT_MAIL_DIR: the folder of mails cannot be written to")?,
        pump,
        clock,
        config,
    });
    Ok((app, queue, errands, followed))
}
