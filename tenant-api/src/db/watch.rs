//! What other processes tell by NOTIFY: the directory changed, a tenant has facts. A lost word costs a delay, no more:
//! the directory is also polled, and all outboxes are swept.
use std::time::Duration;

use learnt_kernel::database_url::TlsMode;
use learnt_kernel::ids::new_id;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions, PgSslMode};
use tokio_util::sync::CancellationToken;

use super::directory::{Directory, Register};
use super::identity::Identity;
use super::tx::Told;
use crate::app::App;
use crate::live::herald;

/// The directory changed; the payload is its counter.
const DIRECTORY: &str = "learnt_directory";
/// A tenant has facts or news; the payload names it in a way that only a holder of the master key can read.
pub const FACTS: &str = "learnt_facts";
/// Between two attempts to listen.
const AGAIN: Duration = Duration::from_secs(5);

/// At the start: the control database, or without it the snapshot, so that tenants go on.
pub async fn first(directory: &Directory, identity: &Identity) {
    match read(identity).await {
        Ok((version, rows)) => directory.take(version, rows).await,
        Err(error) => {
            if error.wants_tls() {
                tracing::error!(
                    "LEARNT_EDGE_URL asks for an encrypted connection, and the server offers none. Switch TLS on there, or ask for less: sslmode=prefer"
                );
            }
            let woken = directory.wake();
            tracing::warn!(%error, woken, "the control database is away, starting from the snapshot");
        }
    }
}

/// The counter is read first: what changes in between is read again at the next look, never missed.
async fn read(identity: &Identity) -> Result<(i64, Vec<super::directory::Row>), super::DbError> {
    Ok((identity.directory_version().await?, identity.directory().await?))
}

/// Keeps the directory up to date until the service stops.
pub async fn directory(app: App, stop: CancellationToken) {
    let mut listener = None;
    loop {
        if listener.is_none() {
            listener = listen(&app.config.edge_url, None, DIRECTORY).await;
        }
        refresh(&app).await;
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(app.config.pace.directory_poll) => {}
            () = heard(&mut listener) => {}
        }
    }
}

async fn refresh(app: &App) {
    let version = match app.identity.directory_version().await {
        Ok(version) => version,
        Err(error) => return tracing::warn!(%error, "the control database is away"),
    };
    if app.directory.version() == Some(version) {
        return;
    }
    match read(&app.identity).await {
        Ok((version, rows)) => {
            let before = app.directory.now();
            app.directory.take(version, rows).await;
            // A tenant that was just made has its first admin's invitation waiting, and its own word may have come before it was known here.
            let fresh = app.directory.now();
            fresh
                .tenants()
                .filter(|tenant| before.tenant(&tenant.id).is_none())
                .for_each(|tenant| app.pump.poke(&tenant.id));
            tell_of_teams(app, &before, &fresh);
        }
        Err(error) => tracing::warn!(%error, "the directory cannot be read"),
    }
}

/// Open pages of a team hear that its name, look, navigation or settings changed. Every process reads the directory, so
/// each tells its own listeners.
fn tell_of_teams(app: &App, before: &Register, fresh: &Register) {
    for tenant in fresh.tenants().filter(|tenant| app.live.is_heard(&tenant.id)) {
        let same_tenant = before
            .tenant(&tenant.id)
            .is_some_and(|old| old.revision == tenant.revision);
        for team in fresh.teams_of(&tenant.id) {
            let same_team = before
                .team(&team.id)
                .is_some_and(|(_, old)| old.revision == team.revision);
            if same_tenant && same_team {
                continue;
            }
            let told = Told {
                id: new_id(),
                kind: "team.changed".into(),
                subject: team.id.to_string(),
                topics: vec![format!("team:{}", team.id)],
                needs_reaction: false,
            };
            app.live.publish(&tenant.id, &told);
        }
    }
}

/// Wakes the pump and the live hub for what other processes committed in a cluster.
pub async fn facts(app: App, cluster: String, stop: CancellationToken) {
    let mut heard_before = false;
    loop {
        let address = app.config.clusters.get(&cluster);
        let mut listener = listen(&app.config.edge_url, address, FACTS).await;
        // What was said while nobody listened is found by looking.
        if listener.is_some() && std::mem::replace(&mut heard_before, true) {
            app.pump.calendar.look_at_all(app.clock.now());
        }
        while listener.is_some() {
            let payload = tokio::select! {
                () = stop.cancelled() => return,
                payload = word(&mut listener) => payload,
            };
            if let Some(payload) = payload {
                herald::heard(&app, &payload);
            }
        }
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(AGAIN) => {}
        }
    }
}

async fn listen(edge_url: &str, cluster: Option<&crate::config::ClusterAddress>, channel: &str) -> Option<PgListener> {
    let mut options: PgConnectOptions = edge_url.parse().ok()?;
    if let Some(address) = cluster {
        options = options
            .host(&address.host)
            .port(address.port)
            .database(&address.database)
            .ssl_mode(mode(address.tls.mode));
        if let Some(file) = &address.tls.root_certificate {
            options = options.ssl_root_cert(file);
        }
    }
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .acquire_timeout(Duration::from_secs(5))
        .connect_lazy_with(options);
    let mut listener = match PgListener::connect_with(&pool).await {
        Ok(listener) => listener,
        Err(error) => {
            tracing::debug!(%error, channel, "cannot listen, the slow look has to do");
            return None;
        }
    };
    listener.listen(channel).await.ok()?;
    Some(listener)
}

fn mode(mode: TlsMode) -> PgSslMode {
    match mode {
        TlsMode::Disable => PgSslMode::Disable,
        TlsMode::Prefer => PgSslMode::Prefer,
        TlsMode::Require => PgSslMode::Require,
        TlsMode::VerifyCa => PgSslMode::VerifyCa,
        TlsMode::VerifyFull => PgSslMode::VerifyFull,
    }
}

/// Comes back when there is a word; a broken listener is forgotten, and made again at the next round.
async fn heard(listener: &mut Option<PgListener>) {
    if listener.is_none() {
        return std::future::pending().await;
    }
    word(listener).await;
}

async fn word(listener: &mut Option<PgListener>) -> Option<String> {
    match listener.as_mut()?.try_recv().await {
        Ok(Some(notification)) => Some(notification.payload().to_owned()),
        // The connection was lost; it is made again by whoever listens next.
        Ok(None) | Err(_) => {
            *listener = None;
            None
        }
    }
}
