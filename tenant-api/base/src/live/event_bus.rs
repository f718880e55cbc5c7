//! Between processes: a NOTIFY after the commit, many commits to one word, and what the others do when they hear it.
//!
//! The word names the tenant by a MAC and the sender by its epoch; it carries no data. Who hears it wakes its pump and,
//! where somebody listens, reads what was committed from the outbox. A lost word costs the live screens of other
//! processes their hint until the next one; the sweep takes care of reactions.
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use learnt_kernel::problem::Result;
use learnt_kernel::tenant::TenantId;
use learnt_queries::queries::work as sql;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use super::hub::KEPT;
use super::watch::FACTS;
use crate::app::App;
use crate::db::Sql;
use crate::db::directory::Register;
use crate::db::tx::CommittedEvent;

/// What is committed within this time is told in one word.
const GATHER: Duration = Duration::from_millis(20);
/// The least time between two looks into one tenant's outbox.
const LOOK: Duration = Duration::from_millis(100);
/// How far back the outbox is read: longer than a transaction takes to commit.
const BACK: chrono::Duration = chrono::Duration::seconds(30);

/// Which tenant a word means, worked out once.
#[derive(Default)]
pub struct TenantTokens(Mutex<Known>);

#[derive(Default)]
struct Known {
    words: HashMap<String, TenantId>,
    tenants: HashSet<TenantId>,
    /// The register that was looked through last.
    seen: Weak<Register>,
}

impl TenantTokens {
    /// A register is searched once for words that mean nobody, however many of them come. The number of its tenants does not tell
    /// whether it is a new one: a tenant may have gone since, and another come.
    fn tenant(&self, register: &Arc<Register>, word_for: impl Fn(&TenantId) -> String, word: &str) -> Option<TenantId> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tenant) = known.words.get(word) {
            return Some(tenant.clone());
        }
        let newest = Arc::downgrade(register);
        if !known.seen.ptr_eq(&newest) {
            known.seen = newest;
            for tenant in register.tenants() {
                if known.tenants.insert(tenant.id.clone()) {
                    known.words.insert(word_for(&tenant.id), tenant.id.clone());
                }
            }
        }
        known.words.get(word).cloned()
    }
}

/// Takes errands to other processes.
#[derive(Clone)]
pub struct EventBus(mpsc::UnboundedSender<TenantId>);

/// Errands waiting.
pub struct EventBusQueue(mpsc::UnboundedReceiver<TenantId>);

impl EventBus {
    /// A herald and its errands; nothing runs yet.
    pub fn new() -> (Self, EventBusQueue) {
        let (sender, receiver) = mpsc::unbounded_channel();
        (Self(sender), EventBusQueue(receiver))
    }

    /// Something was committed for this tenant.
    pub fn publish(&self, tenant: &TenantId) {
        // The errands are gone only when the service is stopping.
        let _ = self.0.send(tenant.clone());
    }
}

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
        tracing::warn!(%tenant, code = problem.code(), "other processes were not told");
    }
    tenant
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
    let Some(tenant) = app
        .words
        .tenant(&app.directory.now(), |tenant| app.word_for(tenant), word)
    else {
        return;
    };
    app.pump.poke(&tenant);
    if app.live.is_heard(&tenant) && app.live.begin_look(&tenant) {
        let app = app.clone();
        tokio::spawn(async move {
            tokio::time::sleep(LOOK).await;
            app.live.look_begun(&tenant);
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
    let (after, most) = (app.clock.now() - BACK, i64::try_from(KEPT).unwrap_or(i64::MAX));
    let mut news = sql::recent_news().bind(&*client, &after, &most).all().await.sql()?;
    drop(client);
    if news.len() == KEPT {
        // There may be more, and to tell so many one by one is no help to anybody.
        app.live.lost(&tenant.id);
        return Ok(());
    }
    news.reverse();
    for one in news {
        let told = CommittedEvent {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::register::tests::row;

    #[test]
    fn a_tenant_that_came_as_another_went_has_its_word() {
        let word_for = |tenant: &TenantId| format!("word of {tenant}");
        let register = |ids: &[&str]| Arc::new(Register::build(ids.iter().map(|id| row(id, id, id))));
        let tokens = TenantTokens::default();
        let before = register(&["munro", "acme"]);
        assert!(tokens.tenant(&before, word_for, "word of munro").is_some());
        assert!(tokens.tenant(&before, word_for, "word of lamina").is_none());
        let after = register(&["munro", "lamina"]);
        assert!(tokens.tenant(&after, word_for, "word of lamina").is_some());
    }
}
