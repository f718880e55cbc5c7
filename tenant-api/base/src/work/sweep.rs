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
    let mut known: Option<Arc<Register>> = None;
    let mut kept: Option<Instant> = None;
    loop {
        look(&app, &mut known);
        if kept.is_none_or(|at| at.elapsed() > KEEP) {
            kept = Some(Instant::now());
            keep(&app, false).await;
        }
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(LOOK) => {}
        }
    }
}

fn look(app: &App, known: &mut Option<Arc<Register>>) {
    let (register, now) = (app.directory.now(), app.clock.now());
    if !known.as_ref().is_some_and(|known| Arc::ptr_eq(known, &register)) {
        let tenants = register.tenants().map(|tenant| &tenant.id);
        app.pump.scheduler.know(tenants, now);
        // What of them waited goes on.
        let resumed = |id: &TenantId| {
            known
                .as_ref()
                .and_then(|before| before.tenant(id))
                .is_some_and(|tenant| tenant.suspended)
        };
        for tenant in register
            .tenants()
            .filter(|tenant| !tenant.suspended && resumed(&tenant.id))
        {
            app.hooks.poke(&tenant.id);
        }
        *known = Some(register);
    }
    for id in app.pump.scheduler.due(now) {
        app.pump.poke(&id);
    }
    for id in app.mails.scheduler.take_due(now) {
        app.mails.poke(&id);
    }
    for id in app.hooks.scheduler.take_due(now) {
        app.hooks.poke(&id);
    }
    app.pools.reap();
    app.live.reap(Instant::now());
    app.identity.reap(app.config.pace.reap_after);
}

/// Keeps the scheduler on disk. A disk may be slow: nobody else waits for it.
pub async fn keep(app: &App, ended: bool) {
    let (scheduler, file) = (app.pump.scheduler.clone(), app.config.data_dir.join(FILE));
    let kept = tokio::task::spawn_blocking(move || scheduler.keep(&file, ended)).await;
    if let Ok(Err(error)) = kept {
        tracing::warn!(%error, "the calendar cannot be kept on disk");
    }
}
