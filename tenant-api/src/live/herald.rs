//! Between processes: a NOTIFY after the commit, many commits to one word, and what the others do when they hear it.
//!
//! The word names the tenant by a MAC and the sender by its epoch; it carries no data. Who hears it wakes its pump and,
//! where somebody listens, reads what was committed from the outbox. A lost word costs the live screens of other
//! processes their hint until the next one; the sweep takes care of reactions.
use std::collections::HashSet;
use std::time::Duration;

use learnt_kernel::problem::Result;
use learnt_kernel::tenant::TenantId;
use learnt_queries::queries::work as sql;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::db::Sql;
use crate::db::tx::Told;
use crate::db::watch::FACTS;

/// What is committed within this time is told in one word.
const GATHER: Duration = Duration::from_millis(20);
/// How far back the outbox is read: longer than a transaction takes to commit.
const BACK: chrono::Duration = chrono::Duration::seconds(30);

/// Takes errands to other processes.
#[derive(Clone)]
pub struct Herald(mpsc::UnboundedSender<TenantId>);

/// Errands waiting.
pub struct Errands(mpsc::UnboundedReceiver<TenantId>);

impl Herald {
    /// A herald and its errands; nothing runs yet.
    pub fn new() -> (Self, Errands) {
        let (sender, receiver) = mpsc::unbounded_channel();
        (Self(sender), Errands(receiver))
    }

    /// Something was committed for this tenant.
    pub fn tell(&self, tenant: &TenantId) {
        // The errands are gone only when the service is stopping.
        let _ = self.0.send(tenant.clone());
    }
}

/// Runs errands until the service stops.
pub async fn run(app: App, mut errands: Errands, stop: CancellationToken) {
    loop {
        let first = tokio::select! {
            () = stop.cancelled() => return,
            first = errands.0.recv() => match first { Some(first) => first, None => return },
        };
        tokio::time::sleep(GATHER).await;
        let mut tenants = HashSet::from([first]);
        while let Ok(next) = errands.0.try_recv() {
            tenants.insert(next);
        }
        for tenant in tenants {
            if let Err(problem) = notify(&app, &tenant).await {
                tracing::warn!(%tenant, code = problem.code(), "other processes were not told");
            }
        }
    }
}

async fn notify(app: &App, tenant: &TenantId) -> Result<()> {
    let Some(tenant) = app.directory.now().tenant(tenant) else {
        return Ok(());
    };
    let client = app.client_of(&tenant).await?;
    let word = format!("{}.{}", app.word_for(&tenant.id), app.live.epoch());
    let statement = client.prepare_cached("select pg_notify($1, $2)").await.sql()?;
    client.execute(&statement, &[&FACTS, &word]).await.sql()?;
    Ok(())
}

/// Another process committed something.
pub fn heard(app: &App, word: &str) {
    let (word, epoch) = word.split_once('.').unwrap_or((word, ""));
    if epoch == app.live.epoch() {
        return;
    }
    let directory = app.directory.now();
    let Some(tenant) = directory.tenants().find(|tenant| app.word_for(&tenant.id) == word) else {
        return;
    };
    app.pump.poke(&tenant.id);
    if app.live.is_heard(&tenant.id) {
        let (app, tenant) = (app.clone(), tenant.id.clone());
        tokio::spawn(async move {
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
    let news = sql::recent_news()
        .bind(&*client, &(app.clock.now() - BACK))
        .all()
        .await
        .sql()?;
    for one in news {
        let told = Told {
            id: one.id,
            kind: one.kind.into(),
            subject: one.subject,
            topics: one.topics,
            needs_reaction: false,
        };
        app.live.publish(&tenant.id, &told);
    }
    Ok(())
}
