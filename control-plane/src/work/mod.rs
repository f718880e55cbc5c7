//! What goes on without anybody asking: building, refilling, migrating, sweeping, forgetting.
use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use learnt_kernel::tenant::TenantId;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

use crate::app::App;
use crate::builder::{self, BuildError, Sweeper};
use crate::features::domains;

/// How many tenants are built at once.
const BUILDERS: usize = 4;
/// Rows of the operators' log that are deleted at once.
const PORTION: i32 = 5_000;
/// How long a stop waits for a step that is under way.
const GRACE: Duration = Duration::from_secs(5);

/// The background tasks of one process.
pub struct BackgroundTasks {
    tasks: JoinSet<()>,
    stop: watch::Sender<bool>,
}

impl BackgroundTasks {
    /// Begins all tasks.
    pub fn begin(app: App) -> Self {
        let (stop, stopped) = watch::channel(false);
        let mut tasks = JoinSet::new();
        tasks.spawn(build(app.clone(), stopped.clone()));
        tasks.spawn(maintain_schemas(app.clone(), stopped.clone()));
        tasks.spawn(maintain_roles(app.clone(), stopped.clone()));
        tasks.spawn(count(app.clone(), stopped.clone()));
        tasks.spawn(count_figures(app.clone(), stopped.clone()));
        tasks.spawn(check_domains(app.clone(), stopped.clone()));
        tasks.spawn(erase(app.clone(), stopped.clone()));
        tasks.spawn(sweep(app, stopped));
        Self { tasks, stop }
    }

    /// Asks all tasks to end; what does not end soon is cut off, and goes on at the next start.
    pub async fn stop(mut self) {
        let _ = self.stop.send(true);
        let ended = async { while self.tasks.join_next().await.is_some() {} };
        if tokio::time::timeout(GRACE, ended).await.is_err() {
            self.tasks.shutdown().await;
        }
    }
}

/// Waits for whichever comes first. False when it is time to end.
async fn wait(stopped: &mut watch::Receiver<bool>, bell: Option<&tokio::sync::Notify>, at_most: Duration) -> bool {
    let rung = async {
        match bell {
            Some(bell) => bell.notified().await,
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        () = rung => !*stopped.borrow(),
        () = tokio::time::sleep(at_most) => !*stopped.borrow(),
        _ = stopped.changed() => false,
    }
}

/// Builds tenants: as soon as they are ordered, and those that another process has left behind.
async fn build(app: App, mut stopped: watch::Receiver<bool>) {
    let permits = Arc::new(Semaphore::new(BUILDERS));
    let in_hand: Arc<Mutex<HashSet<TenantId>>> = Arc::default();
    let mut builds = JoinSet::new();
    loop {
        match app.registry.under_construction().await {
            Ok(tenants) => {
                for tenant in tenants {
                    if !hands(&in_hand).insert(tenant.clone()) {
                        continue;
                    }
                    let (app, permits, in_hand) = (app.clone(), permits.clone(), in_hand.clone());
                    builds.spawn(async move {
                        let _place = permits.acquire().await;
                        if let Err(error) = app.provisioner.build(&tenant).await {
                            report(&error, &tenant);
                        }
                        hands(&in_hand).remove(&tenant);
                    });
                }
            }
            Err(error) => tracing::warn!(%error, "orders cannot be read just now"),
        }
        while builds.try_join_next().is_some() {}
        if !wait(&mut stopped, Some(&app.provisioner.orders), app.config.pace.orders).await {
            break;
        }
    }
    while builds.join_next().await.is_some() {}
}

fn hands(in_hand: &Mutex<HashSet<TenantId>>) -> std::sync::MutexGuard<'_, HashSet<TenantId>> {
    in_hand.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

fn report(error: &BuildError, tenant: &TenantId) {
    match error {
        BuildError::GivenUp { .. } => {
            tracing::error!(%tenant, %error, "a tenant could not be built; its building log says why")
        }
        other => tracing::warn!(%tenant, error = %other, "a build was interrupted; it is taken up again"),
    }
}

/// Brings the fleet and the stock to the newest version, and keeps the stock. The fleet is looked at each time: a tenant that
/// failed, or was built by an older program, is found later.
async fn maintain_schemas(app: App, mut stopped: watch::Receiver<bool>) {
    loop {
        migrate(&app).await;
        // What fails is logged there, cluster by cluster, and tried again at the next round.
        let _ = builder::refill(&app.provisioner, app.config.stock).await;
        if !wait(
            &mut stopped,
            Some(&app.provisioner.schema_stock),
            app.config.pace.schema_stock,
        )
        .await
        {
            return;
        }
    }
}

async fn migrate(app: &App) {
    match builder::migrate(&app.provisioner).await {
        Ok(report) if report.migrated > 0 || !report.failed.is_empty() => {
            tracing::info!(
                migrated = report.migrated,
                unchanged = report.unchanged,
                failed = report.failed.len(),
                "the fleet was migrated"
            );
        }
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "the fleet could not be migrated"),
    }
}

/// Asserts the tenants' roles at the start and now and then. A stop does not wait for it: each batch is a transaction.
async fn maintain_roles(app: App, mut stopped: watch::Receiver<bool>) {
    loop {
        let asserted = tokio::select! {
            asserted = builder::assert_roles(&app.provisioner) => asserted,
            _ = stopped.changed() => return,
        };
        if let Err(error) = asserted {
            tracing::warn!(%error, "the tenants' roles could not be asserted");
        }
        if !wait(&mut stopped, None, app.config.pace.roles).await {
            return;
        }
    }
}

/// Counts the licences of all tenants, and closes months that are over.
async fn count(app: App, mut stopped: watch::Receiver<bool>) {
    loop {
        if let Err(error) = builder::count_licences(&app.provisioner).await {
            tracing::warn!(%error, "licences could not be counted just now");
        }
        if !wait(&mut stopped, None, app.config.pace.licences).await {
            return;
        }
    }
}

/// Counts the figures of all tenants.
async fn count_figures(app: App, mut stopped: watch::Receiver<bool>) {
    loop {
        let counted = tokio::select! {
            counted = builder::count_figures(&app.provisioner) => counted,
            _ = stopped.changed() => return,
        };
        if let Err(error) = counted {
            tracing::warn!(%error, "the tenants' figures could not be counted just now");
        }
        if !wait(&mut stopped, None, app.config.pace.figures).await {
            return;
        }
    }
}

/// Looks at teams' own domains: those that wait for their proof soon again, all others each hour.
async fn check_domains(app: App, mut stopped: watch::Receiver<bool>) {
    loop {
        let looked = tokio::select! {
            looked = domains::check_due(&app) => looked,
            _ = stopped.changed() => return,
        };
        if let Err(error) = looked {
            tracing::warn!(%error, "teams' own domains could not be looked at");
        }
        if !wait(&mut stopped, None, app.config.pace.domains).await {
            return;
        }
    }
}

/// Erases tenants whose time has come. One that waits for its files to be removed is looked at again soon.
async fn erase(app: App, mut stopped: watch::Receiver<bool>) {
    loop {
        if let Err(error) = builder::erase(&app.provisioner).await {
            tracing::warn!(%error, "orders to erase a tenant cannot be read just now");
        }
        if !wait(&mut stopped, Some(&app.provisioner.erasures), app.config.pace.orders).await {
            return;
        }
    }
}

/// Used and expired links stay so long: what happened with one can be looked at the next day.
const LINK_RETENTION: chrono::Duration = chrono::Duration::days(1);

/// Removes what interrupted builds have left behind, sessions that ended long ago, and mailed links that are over.
async fn sweep(app: App, mut stopped: watch::Receiver<bool>) {
    let mut sweeper = Sweeper::new(app.config.pace.patience);
    while wait(&mut stopped, None, app.config.pace.sweep).await {
        sweeper.sweep(&app.provisioner).await;
        let long_ago = app.clock.now() - chrono::Duration::days(30);
        if let Err(error) = app.registry.forget_sessions(long_ago).await {
            tracing::warn!(%error, "old sessions could not be forgotten");
        }
        if let Err(error) = app.registry.delete_links(app.clock.now() - LINK_RETENTION).await {
            tracing::warn!(%error, "links that are over could not be deleted");
        }
        if let Err(error) = app.registry.purge_audit_events(app.config.log_months, PORTION).await {
            tracing::warn!(%error, "old rows of the operators' log could not be deleted");
        }
    }
}
