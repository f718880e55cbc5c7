//! The process behind `./learnt up`: everything started in order, everything ended in order.

use std::{sync::Arc, time::Duration};

use anyhow::Context;
use learnt_kernel::{clock::SystemClock, ids::random_label};
use learnt_migrations::bootstrap::{self, Names, Urls};
use tokio::signal::unix::{SignalKind, signal};

use crate::{
    demo,
    home::Home,
    listen::{self, BoundListeners},
    postgres::{Binaries, Choice, Cluster, ClusterOptions, choose},
    probe,
    progress::{Event, Progress},
    secrets::Secrets,
    settings::Settings,
    stack::{Stack, StackOptions},
    state::{self, Claim, State},
};

/// Why nothing runs: sentences, each with its remedy.
pub type Sentences = Vec<String>;

/// What helps when nobody may sign in to the console.
const NO_OPERATOR: &str = "./learnt operator <e-mail> enters somebody.";

/// Tells an error with all its causes.
pub(crate) fn error_sentences(error: &dyn std::fmt::Display) -> Sentences {
    vec![format!("{error:#}")]
}

/// Starts everything, tells the story, and serves until it is told to end.
pub async fn run(home: &Home, progress: &Progress) -> Result<(), Sentences> {
    let settings = Settings::from_env()?;
    home.prepare().map_err(|error| {
        vec![format!(
            "{} cannot be written ({error}). Make the folder writable.",
            home.run().display()
        )]
    })?;
    let Some(_claim) = Claim::take(home).map_err(|error| error_sentences(&error))? else {
        return Err(vec![
            "Learnt is running already. ./learnt status shows where, ./learnt down ends it.".to_owned(),
        ]);
    };
    state::save_pid(home).map_err(|error| error_sentences(&error))?;
    State::forget(home);
    let ran = start(home, &settings, progress).await;
    State::forget(home);
    state::forget_pid(home);
    ran
}

/// What is needed from outside is looked at first, all of it: when something is missing, nothing has been started yet.
async fn start(home: &Home, settings: &Settings, progress: &Progress) -> Result<(), Sentences> {
    let (listening, choice) = match (listen_where_asked(settings).await, find(home, settings).await) {
        (Ok(listening), Ok(choice)) => (listening, choice),
        (listening, choice) => {
            let missing = [listening.err(), choice.err()];
            return Err(missing.into_iter().flatten().flatten().collect());
        }
    };
    if let Some(taken) = &listening.instead_of {
        progress.note(format!("{taken} Port {} is used instead.", listening.port));
    }
    let secrets = Secrets::load_or_make(&home.file("secrets")).map_err(|error| {
        vec![format!(
            "{} cannot be used ({error}). Make it readable, or start anew with ./learnt reset --yes.",
            home.file("secrets").display()
        )]
    })?;
    let mut database = Database::open(home, choice, &secrets, progress).await?;
    let served = serve(home, settings, &secrets, &mut database, listening, progress).await;
    database.close().await.map_err(|error| error_sentences(&error))?;
    served
}

async fn listen_where_asked(settings: &Settings) -> Result<BoundListeners, Sentences> {
    listen::listen(settings.port).await.map_err(|taken| {
        vec![format!(
            "{taken} End that program, or set LEARNT_PORT to a free port, or unset it: then the next free one is used."
        )]
    })
}

/// A server that was named must also let us in.
async fn find(home: &Home, settings: &Settings) -> Result<PostgresSource, Sentences> {
    let choice = choose(home.root(), settings.database_url.clone(), settings.pg_bin.clone())
        .map_err(|error| error_sentences(&error))?;
    Ok(match choice {
        Choice::Programs(programs) => PostgresSource::Programs(programs),
        Choice::Server(url) => {
            let version = bootstrap::look(&url).await.map_err(|error| {
                vec![format!(
                    "DATABASE_URL: {error} Or unset it: then a private Postgres is started."
                )]
            })?;
            PostgresSource::Server { url, version }
        }
    })
}

async fn serve(
    home: &Home,
    settings: &Settings,
    secrets: &Secrets,
    database: &mut Database,
    listening: BoundListeners,
    progress: &Progress,
) -> Result<(), Sentences> {
    progress.begin("Databases");
    let names = Names::default();
    let passwords = secrets.passwords(&names);
    let private = database.cluster.is_some();
    let urls = bootstrap::database(&database.url, &names, &passwords, private)
        .await
        .map_err(|error| error_sentences(&error))?;
    progress.done(
        "Databases",
        format!("{} and {}", names.control_database, names.tenants_database),
    );

    progress.begin("Services");
    let options = stack_options(home, settings, secrets, &urls);
    let stack = Stack::start(options, listening.port, Arc::new(SystemClock))
        .await
        .map_err(|error| error_sentences(&error))?;
    progress.done(
        "Services",
        format!("control plane and tenant API on port {}", listening.port),
    );

    let (listeners, port) = (listening.listeners, listening.port);
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let server = stack.serve(listeners, async {
        let _ = ended.await;
    });
    let rest = async {
        let result = seed_and_check(home, settings, secrets, &stack, &urls, database, port, progress).await;
        if result.is_ok() {
            wait_for_shutdown(database).await;
        }
        let _ = end.send(());
        result
    };
    let (served, settled) = tokio::join!(server, rest);
    stack.shutdown().await;
    settled?;
    served.map_err(|error| error_sentences(&error))
}

/// Demo data, then every printed address is asked, then the state is written: from here on everything runs.
#[allow(clippy::too_many_arguments, reason = "everything that has been started so far")]
async fn seed_and_check(
    home: &Home,
    settings: &Settings,
    secrets: &Secrets,
    stack: &Stack,
    urls: &Urls,
    database: &Database,
    port: u16,
    progress: &Progress,
) -> Result<(), Sentences> {
    if settings.demo {
        progress.begin("Demo data");
        let seeded = demo::seed(stack, secrets, port, &home.file("mail"), &home.file("data/demo"))
            .await
            .map_err(|error| error_sentences(&error))?;
        progress.done("Demo data", seeded);
    }
    let operators = learnt_control_plane::features::operators::any(stack.control())
        .await
        .map_err(|error| error_sentences(&error))?;
    if !operators {
        progress.note(format!("Nobody may sign in to the console yet. {NO_OPERATOR}"));
    }
    progress.begin("Addresses");
    let endpoints = demo::endpoints(settings, port, operators);
    let failures = probe::failures(&endpoints, port).await;
    if !failures.is_empty() {
        return Err(failures);
    }
    progress.done("Addresses", format!("all {} answer", endpoints.len()));
    let state = State {
        pid: std::process::id(),
        port,
        cluster_addr: urls.cluster_addr.clone(),
        control_database: Names::default().control_database,
        postgres: database.description.clone(),
        places: endpoints,
    };
    state.save(home).map_err(|error| error_sentences(&error))?;
    progress.emit(&Event::Ready { state: Box::new(state) });
    Ok(())
}

pub(crate) fn stack_options(home: &Home, settings: &Settings, secrets: &Secrets, urls: &Urls) -> StackOptions {
    StackOptions {
        urls: urls.clone(),
        master_key: secrets.master_key(),
        internal_key: secrets.internal_key.clone(),
        data_dir: home.file("data"),
        mail_dir: home.file("mail"),
        smtp_url: settings.smtp_url.clone(),
        platform_roots: settings.platform_roots.clone(),
        console_host: settings.console_host.clone(),
        mail_host: settings.mail_host.clone(),
        dist: Some((home.web_dist(), home.console_dist())),
        stock: 3,
        control_pace: learnt_control_plane::Pace::default(),
        tenant_pace: learnt_tenant_api::config::Pace::default(),
    }
}

/// A Postgres that can be used.
enum PostgresSource {
    Server { url: String, version: String },
    Programs(Vec<Binaries>),
}

/// The database that everything stands on: a private cluster, or a server that was named.
struct Database {
    url: String,
    description: String,
    cluster: Option<Cluster>,
}

impl Database {
    async fn open(
        home: &Home,
        found: PostgresSource,
        secrets: &Secrets,
        progress: &Progress,
    ) -> Result<Self, Sentences> {
        progress.begin("Postgres");
        let database = match found {
            PostgresSource::Server { url, version } => Self {
                url,
                description: format!("version {version}, the server that DATABASE_URL names"),
                cluster: None,
            },
            PostgresSource::Programs(programs) => {
                let options = ClusterOptions {
                    folder: home.file("pg"),
                    password: secrets.postgres.clone(),
                    log: home.file("log/postgres.log"),
                    throw_away: false,
                    idle_file: None,
                };
                let cluster = Cluster::start(&programs, &options)
                    .await
                    .map_err(|error| error_sentences(&error))?;
                let description = format!(
                    "version {} ({}) on port {}",
                    cluster.binaries().major,
                    cluster.binaries().origin,
                    cluster.port()
                );
                Self {
                    url: cluster.url().to_owned(),
                    description,
                    cluster: Some(cluster),
                }
            }
        };
        progress.done("Postgres", database.description.clone());
        Ok(database)
    }

    async fn close(self) -> anyhow::Result<()> {
        match self.cluster {
            Some(cluster) => cluster.stop().await,
            None => Ok(()),
        }
    }
}

/// Ctrl-C or TERM. Meanwhile a Postgres that was killed is started again.
async fn wait_for_shutdown(database: &mut Database) {
    let shutdown = async {
        let (Ok(mut term), Ok(mut int), Ok(mut hangup)) = (
            signal(SignalKind::terminate()),
            signal(SignalKind::interrupt()),
            signal(SignalKind::hangup()),
        ) else {
            return std::future::pending().await;
        };
        loop {
            tokio::select! {
                _ = term.recv() => return,
                _ = int.recv() => return,
                // The terminal was closed: that is no reason to end.
                _ = hangup.recv() => {}
            }
        }
    };
    tokio::pin!(shutdown);
    loop {
        tokio::select! {
            () = &mut shutdown => return,
            () = tokio::time::sleep(Duration::from_secs(1)) => watch(database).await,
        }
    }
}

async fn watch(database: &mut Database) {
    if let Some(cluster) = &mut database.cluster
        && !cluster.is_running()
    {
        tracing::error!("Postgres has ended; starting it again");
        if let Err(error) = cluster.revive().await.context("Postgres does not come back") {
            tracing::error!(error = %format!("{error:#}"), "trying again");
        }
    }
}

/// Keeps the log from growing for ever: an old one of more than ten megabytes makes room.
pub fn rotate_log(home: &Home) {
    for name in ["log/learnt.log", "log/postgres.log"] {
        let path = home.file(name);
        if std::fs::metadata(&path).is_ok_and(|file| file.len() > 10_000_000) {
            let beside = path.with_extension(format!("old-{}", random_label(4)));
            let _ = std::fs::rename(&path, &beside);
            let _ = std::fs::rename(beside, path.with_extension("log.1"));
        }
    }
}
