//! Between processes: a NOTIFY after the commit, many commits to one word, and what the others do when they hear it.
//!
//! The word names the tenant by a MAC and the sender by its epoch; it carries no data. Who hears it wakes its pump and,
//! where somebody listens, reads what was committed from the outbox. A lost word costs the live screens of other
//! processes their hint until the next one; the sweep takes care of reactions.
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::time::Duration;

use learnt_kernel::problem::Result;
use learnt_kernel::tenant::TenantId;
use learnt_queries::queries::work as sql;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use super::bus::{EventBusQueue, OUTBOX_CHANNEL};
use super::hub::BACKLOG_LIMIT;
use crate::app::App;
use crate::db::Sql;
use crate::db::tx::CommittedEvent;

/// What is committed within this time is published in one message.
const GATHER: Duration = Duration::from_millis(20);
/// The least time between two looks into one tenant's outbox.
const LOOK: Duration = Duration::from_millis(100);
/// How far back the outbox is read: longer than a transaction takes to commit.
const BACK: chrono::Duration = chrono::Duration::seconds(30);

/// Runs errands until the service stops: one at a time for a tenant, side by side for different ones, so that a tenant
/// whose pool is exhausted keeps nobody waiting.
pub async fn run(app: App, mut queue: EventBusQueue, stop: CancellationToken) {
    // Under way, and whether there is another errand since.
    let mut under_way: HashMap<TenantId, bool> = HashMap::new();
    let mut running = JoinSet::new();
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            job = queue.0.recv() => match job {
                Some(tenant) => match under_way.entry(tenant) {
                    Entry::Occupied(mut again) => *again.get_mut() = true,
                    Entry::Vacant(free) => {
                        running.spawn(notify_others(app.clone(), free.key().clone()));
                        free.insert(false);
                    }
                },
                None => return,
            },
            Some(ended) = running.join_next() => {
                let Ok(tenant) = ended else { continue };
                if under_way.remove(&tenant) == Some(true) {
                    running.spawn(notify_others(app.clone(), tenant.clone()));
                    under_way.insert(tenant, false);
                }
            }
        }
    }
}

/// Waits a moment for more of the same, then says the word.
async fn notify_others(app: App, tenant: TenantId) -> TenantId {
    tokio::time::sleep(GATHER).await;
    if let Err(problem) = notify(&app, &tenant).await {
        tracing::warn!(%tenant, code = problem.code(), "other processes were not notified");
    }
    tenant
}

async fn notify(app: &App, tenant: &TenantId) -> Result<()> {
    let Some(tenant) = app.directory.now().tenant(tenant) else {
        return Ok(());
    };
    let client = app.client_of(&tenant).await?;
    let token = format!("{}.{}", app.notification_token(&tenant.id), app.live.epoch());
    let statement = client.prepare_cached("select pg_notify($1, $2)").await.sql()?;
    client.execute(&statement, &[&OUTBOX_CHANNEL, &token]).await.sql()?;
    Ok(())
}

/// Another process committed something.
pub fn on_notification(app: &App, token: &str) {
    let (token, epoch) = token.split_once('.').unwrap_or((token, ""));
    if epoch == app.live.epoch() {
        return;
    }
    let Some(tenant) = app
        .tenant_tokens
        .tenant(&app.directory.now(), |tenant| app.notification_token(tenant), token)
    else {
        return;
    };
    app.pump.poke(&tenant);
    if app.live.has_listeners(&tenant) && app.live.begin_outbox_check(&tenant) {
        let app = app.clone();
        tokio::spawn(async move {
            tokio::time::sleep(LOOK).await;
            app.live.outbox_check_started(&tenant);
            if let Err(problem) = read(&app, &tenant).await {
                tracing::warn!(%tenant, code = problem.code(), "another process's news cannot be read");
            }
        });
    }
}

async fn read(app: &App, tenant: &TenantId) -> Result<()> {
    let Some(tenant) = app.directory.now().tenant(tenant) else {
        return Ok(());
    };
    let client = app.client_of(&tenant).await?;
    let (after, most) = (app.clock.now() - BACK, i64::try_from(BACKLOG_LIMIT).unwrap_or(i64::MAX));
    let mut recent = sql::recent_news().bind(&*client, &after, &most).all().await.sql()?;
    drop(client);
    if recent.len() == BACKLOG_LIMIT {
        // There may be more, and to publish so many one by one is no help to anybody.
        app.live.mark_lost(&tenant.id);
        return Ok(());
    }
    recent.reverse();
    for one in recent {
        let committed = CommittedEvent {
            id: one.id,
            kind: one.kind.into(),
            subject: one.subject,
            topics: one.topics,
            needs_reaction: false,
        };
        app.live.publish(&tenant.id, &committed);
    }
    Ok(())
}
