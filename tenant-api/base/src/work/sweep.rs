//! Once a second: who is visited now, and what nobody uses any more. The scheduler is kept on disk meanwhile.
use std::sync::Arc;
use std::time::{Duration, Instant};

use learnt_kernel::tenant::TenantId;
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::db::directory::Register;

/// How often the calendars are looked at.
const LOOK: Duration = Duration::from_secs(1);
/// How often the scheduler is kept on disk.
const KEEP: Duration = Duration::from_secs(60);
/// Its name in the data folder.
pub const FILE: &str = "calendar.json";

/// Pokes the tenants whose time has come, and closes connections that nobody uses any more, until the service stops.
pub async fn run(app: App, stop: CancellationToken) {
    let mut last_register: Option<Arc<Register>> = None;
    let mut saved_at: Option<Instant> = None;
    loop {
        sync_scheduler(&app, &mut last_register);
        if saved_at.is_none_or(|at| at.elapsed() > KEEP) {
            saved_at = Some(Instant::now());
            save_scheduler(&app, false).await;
        }
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(LOOK) => {}
        }
    }
}

fn sync_scheduler(app: &App, last_register: &mut Option<Arc<Register>>) {
    let (register, now) = (app.directory.now(), app.clock.now());
    if !last_register
        .as_ref()
        .is_some_and(|last_register| Arc::ptr_eq(last_register, &register))
    {
        let tenants = register.tenants().map(|tenant| &tenant.id);
        app.pump.scheduler.sync_tenants(tenants, now);
        // What of them waited goes on.
        let resumed = |id: &TenantId| {
            last_register
                .as_ref()
                .and_then(|before| before.tenant(id))
                .is_some_and(|tenant| tenant.suspended)
        };
        for tenant in register
            .tenants()
            .filter(|tenant| !tenant.suspended && resumed(&tenant.id))
        {
            app.webhook_queue.poke(&tenant.id);
        }
        *last_register = Some(register);
    }
    for id in app.pump.scheduler.due(now) {
        app.pump.poke(&id);
    }
    for id in app.mails.scheduler.take_due(now) {
        app.mails.poke(&id);
    }
    for id in app.webhook_queue.scheduler.take_due(now) {
        app.webhook_queue.poke(&id);
    }
    app.pools.reap();
    app.live.reap(Instant::now());
    app.identity.reap(app.config.pace.reap_after);
}

/// Keeps the scheduler on disk. A disk may be slow: nobody else waits for it.
pub async fn save_scheduler(app: &App, ended: bool) {
    let (scheduler, file) = (app.pump.scheduler.clone(), app.config.data_dir.join(FILE));
    let saved = tokio::task::spawn_blocking(move || scheduler.save(&file, ended)).await;
    if let Ok(Err(error)) = saved {
        tracing::warn!(%error, "the calendar cannot be kept on disk");
    }
}
