//! What other processes say by NOTIFY: the directory changed, a tenant has domain events. A lost word costs a delay, no more:
//! the directory is also polled, and all outboxes are swept.
use std::sync::Arc;
use std::time::Duration;

use learnt_kernel::database_url::TlsMode;
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions, PgSslMode};
use tokio_util::sync::CancellationToken;

use super::bus::OUTBOX_CHANNEL;
use super::event_bus;
use crate::app::App;
use crate::db::DbError;
use crate::db::directory::{Directory, Register, Tenant};
use crate::db::identity::{Counters, Identity};
use crate::db::tx::CommittedEvent;

/// The directory changed; the payload is its counter.
const DIRECTORY: &str = "learnt_directory";
/// Between two attempts to listen.
const AGAIN: Duration = Duration::from_secs(5);

/// What changes within this time is one snapshot on disk.
const GATHER: Duration = Duration::from_secs(5);

/// How far this process has followed the directory.
#[derive(Debug, Default)]
pub struct WatchPosition {
    /// The highest number of a change that was seen; none: nothing was read yet.
    version: Option<i64>,
    /// How many changes without a number were counted when all was read.
    unnumbered: i64,
}

impl WatchPosition {
    /// After which number to read on; nothing: all is to be read.
    fn next(&self, now: Counters) -> Option<i64> {
        // A number that went back is another register's, restored from an older copy.
        self.version
            .filter(|version| now.numbered >= *version && now.unnumbered <= self.unnumbered)
    }

    fn read_whole(&mut self, before: Counters, version: i64) {
        *self = Self {
            version: Some(version),
            unnumbered: before.unnumbered,
        };
    }

    fn read_on(&mut self, version: i64) {
        self.version = self.version.max(Some(version));
    }
}

/// At the start: the control database, or without it the snapshot, so that tenants go on.
pub async fn first(directory: &Directory, identity: &Identity) -> WatchPosition {
    let mut followed = WatchPosition::default();
    match reload(directory, identity, &mut followed).await {
        Ok(()) => directory.persist().await,
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
    followed
}

/// The counters are read first: what is counted in between is looked for at the next look, never missed.
async fn reload(directory: &Directory, identity: &Identity, followed: &mut WatchPosition) -> Result<(), DbError> {
    let before = identity.directory_counters().await?;
    let all = identity.directory_changes(-1).await?;
    followed.read_whole(before, all.version);
    directory.replace(all);
    Ok(())
}

/// Keeps the directory up to date until the service stops.
pub async fn directory(app: App, mut followed: WatchPosition, stop: CancellationToken) {
    let mut listener = None;
    loop {
        if listener.is_none() {
            listener = listen(&app.config.edge_url, None, DIRECTORY).await;
        }
        if let Err(error) = poll(&app, &mut followed).await {
            tracing::warn!(%error, "the control database is away");
        }
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(app.config.pace.directory_poll) => {}
            () = wait_for_notification(&mut listener) => {}
        }
    }
}

/// Reads what changed. Where somebody has changed the directory without saying for which tenant, all is read.
async fn poll(app: &App, followed: &mut WatchPosition) -> Result<(), DbError> {
    let before = app.directory.now();
    let Some(version) = followed.next(app.identity.directory_counters().await?) else {
        reload(&app.directory, &app.identity, followed).await?;
        let fresh = app.directory.now();
        wake_new_tenants(app, &before, &fresh, fresh.tenants());
        return Ok(());
    };
    let changes = app.identity.directory_changes(version).await?;
    if changes.tenants.is_empty() {
        return Ok(());
    }
    followed.read_on(changes.version);
    let ids: Vec<TenantId> = (changes.tenants.keys())
        .filter_map(|id| TenantId::parse(id).ok())
        .collect();
    app.directory.apply(changes);
    let fresh = app.directory.now();
    let changed: Vec<Arc<Tenant>> = ids.iter().filter_map(|id| fresh.tenant(id)).collect();
    wake_new_tenants(app, &before, &fresh, changed.iter());
    Ok(())
}

/// Keeps the snapshot on disk up to date until the service stops, and once more then.
pub async fn snapshot(app: App, stop: CancellationToken) {
    let mut updates = app.directory.subscribe();
    while !stop.is_cancelled() {
        tokio::select! {
            () = stop.cancelled() => {}
            _ = updates.changed() => tokio::select! {
                () = stop.cancelled() => app.directory.persist().await,
                () = tokio::time::sleep(GATHER) => {
                    updates.mark_unchanged();
                    app.directory.persist().await;
                }
            },
        }
    }
}

/// A tenant that was just made has its first admin's invitation waiting, and its own word may have come before it was known here.
fn wake_new_tenants<'a>(
    app: &App,
    before: &Register,
    fresh: &Register,
    changed: impl Iterator<Item = &'a Arc<Tenant>> + Clone,
) {
    changed
        .clone()
        .filter(|tenant| before.tenant(&tenant.id).is_none())
        .for_each(|tenant| app.pump.poke(&tenant.id));
    publish_team_changes(app, before, fresh, changed);
}

/// Open pages of a team hear that its name, look, navigation or settings changed. Every process reads the directory, so
/// each notifies its own listeners.
fn publish_team_changes<'a>(
    app: &App,
    before: &Register,
    fresh: &Register,
    changed: impl Iterator<Item = &'a Arc<Tenant>>,
) {
    for tenant in changed.filter(|tenant| app.live.has_listeners(&tenant.id)) {
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
            let event = CommittedEvent {
                id: new_id(),
                kind: "team.changed".into(),
                subject: team.id.to_string(),
                topics: vec![format!("team:{}", team.id)],
                needs_reaction: false,
            };
            app.live.publish(&tenant.id, &event);
        }
    }
}

/// Wakes the pump and the live hub for what other processes committed in a cluster.
pub async fn outboxes(app: App, cluster: String, stop: CancellationToken) {
    let mut heard_before = false;
    loop {
        let address = app.config.clusters.get(&cluster);
        let mut listener = listen(&app.config.edge_url, address, OUTBOX_CHANNEL).await;
        // What was said while nobody listened is found by looking.
        if listener.is_some() && std::mem::replace(&mut heard_before, true) {
            app.pump.scheduler.schedule_all(app.clock.now());
        }
        while listener.is_some() {
            let payload = tokio::select! {
                () = stop.cancelled() => return,
                payload = next_notification(&mut listener) => payload,
            };
            if let Some(payload) = payload {
                event_bus::on_notification(&app, &payload);
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
async fn wait_for_notification(listener: &mut Option<PgListener>) {
    if listener.is_none() {
        return std::future::pending().await;
    }
    next_notification(listener).await;
}

async fn next_notification(listener: &mut Option<PgListener>) -> Option<String> {
    match listener.as_mut()?.try_recv().await {
        Ok(Some(notification)) => Some(notification.payload().to_owned()),
        // The connection was lost; it is made again by whoever listens next.
        Ok(None) | Err(_) => {
            *listener = None;
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_is_read_only_where_nobody_says_what_changed() {
        let counters = |numbered, unnumbered| Counters { numbered, unnumbered };
        let mut followed = WatchPosition::default();
        assert_eq!(followed.next(counters(7, 3)), None, "nothing was read yet");
        followed.read_whole(counters(7, 3), 5);
        // Somebody is about to commit 6 and 7: they are found by their numbers, whenever they come.
        assert_eq!(followed.next(counters(7, 3)), Some(5));
        followed.read_on(7);
        assert_eq!(
            followed.next(counters(9, 2)),
            Some(7),
            "seen while somebody was counting"
        );
        assert_eq!(
            followed.next(counters(9, 4)),
            None,
            "a program from before has changed something"
        );
        followed.read_whole(counters(9, 4), 9);
        assert_eq!(followed.next(counters(9, 4)), Some(9));
        assert_eq!(
            followed.next(counters(8, 4)),
            None,
            "the register was restored from an older copy"
        );
    }
}
