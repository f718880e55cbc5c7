//! The outbox pump: every fact that a neighbour waits for is reacted to, once, in one transaction with its tick.
//!
//! Woken in process after each commit, by NOTIFY from other processes, by the calendar when something is due, and by a
//! slow sweep that makes a lost poke harmless. A tenant has one place at most, for a turn of limited length: whoever has
//! much to do lets the others in between. A reaction that fails is rolled back and tried again later, ten times; then the
//! fact lies dead until somebody looks.
use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};
use futures_util::FutureExt;
use learnt_kernel::problem::Result;
use learnt_kernel::tenant::TenantId;
use learnt_queries::queries::work as sql;
use tokio::sync::{Semaphore, mpsc};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::app::App;
use crate::db::directory::Tenant;
use crate::db::tx::Hand;
use crate::db::{Change, Sql};
use crate::facts::Happened;
use crate::reactions;
use crate::work::calendar::{self, Calendar};
use crate::work::schedule;

/// After so many failures a fact is dead.
const ATTEMPTS: i32 = 10;
/// Tenants whose outboxes are worked on at once.
const AT_ONCE: usize = 4;
/// After so many facts it is somebody else's turn.
const TURN: usize = 200;
/// How often the calendar is looked at.
const LOOK: Duration = Duration::from_secs(1);

/// Where a tenant is that has something to do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// In the queue.
    Waiting,
    /// Being worked on.
    AtWork,
    /// Being worked on, and poked since.
    AtWorkAgain,
}

/// Wakes the pump for a tenant.
#[derive(Clone)]
pub struct Pump {
    queue: mpsc::UnboundedSender<TenantId>,
    places: Arc<Mutex<HashMap<TenantId, Place>>>,
    calendar: Arc<Calendar>,
}

/// The pump's end of the queue.
pub struct Queue(mpsc::UnboundedReceiver<TenantId>);

impl Pump {
    /// A pump and its queue; nothing runs yet.
    pub fn new() -> (Self, Queue) {
        let (queue, pokes) = mpsc::unbounded_channel();
        let pump = Self {
            queue,
            places: Arc::default(),
            calendar: Arc::default(),
        };
        (pump, Queue(pokes))
    }

    /// There may be something to do for this tenant. Cheap, and many pokes are one.
    pub fn poke(&self, tenant: &TenantId) {
        let mut places = self.places();
        match places.get_mut(tenant) {
            Some(place @ Place::AtWork) => *place = Place::AtWorkAgain,
            Some(_) => {}
            None => self.enqueue(&mut places, tenant),
        }
    }

    fn begin(&self, tenant: &TenantId) {
        self.places().insert(tenant.clone(), Place::AtWork);
    }

    /// A turn is over. Who has more to do, or was poked meanwhile, goes to the end of the queue.
    fn end(&self, tenant: &TenantId, more: bool) {
        let mut places = self.places();
        if places.remove(tenant) == Some(Place::AtWorkAgain) || more {
            self.enqueue(&mut places, tenant);
        }
    }

    fn enqueue(&self, places: &mut HashMap<TenantId, Place>, tenant: &TenantId) {
        places.insert(tenant.clone(), Place::Waiting);
        // The queue is gone only when the service is stopping.
        let _ = self.queue.send(tenant.clone());
    }

    fn places(&self) -> MutexGuard<'_, HashMap<TenantId, Place>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Words may have been lost: every tenant is looked at again, soon.
    pub fn look_at_all(&self) {
        self.calendar.clear();
    }
}

/// Works until the service stops.
pub async fn run(app: App, mut queue: Queue, stop: CancellationToken) {
    let free = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let id = tokio::select! {
            () = stop.cancelled() => return,
            poke = queue.0.recv() => match poke { Some(id) => id, None => return },
        };
        let Ok(place) = free.clone().acquire_owned().await else {
            return;
        };
        app.pump.begin(&id);
        let app = app.clone();
        tokio::spawn(async move {
            let more = match app.directory.now().tenant(&id) {
                Some(tenant) => visit(&app, &tenant).await,
                None => false,
            };
            drop(place);
            app.pump.end(&id, more);
        });
    }
}

/// Does what is due for a tenant and notes when to come back; answers whether there was too much for one turn. Where
/// nobody is, no connection stays behind.
async fn visit(app: &App, tenant: &Arc<Tenant>) -> bool {
    let (began, pace) = (app.clock.now(), app.config.pace.sweep);
    let somebody_there = app.pools.knows(&tenant.id);
    let (more, next) = match work(app, tenant).await {
        Ok(Turn { more, next }) => (more, next.map_or(began + pace, |next| next.min(began + pace))),
        Err(problem) => {
            tracing::warn!(tenant = %tenant.id, code = problem.code(), "the outbox could not be read");
            (false, began + pace / calendar::FIRST_ROUND)
        }
    };
    app.pump.calendar.note(&tenant.id, next);
    if !somebody_there {
        app.pools.let_go(&tenant.id);
    }
    more
}

/// What came of a turn.
struct Turn {
    /// There was more to do than fits into one.
    more: bool,
    /// When the next thing is due, if any.
    next: Option<DateTime<Utc>>,
}

/// Everything that is due, as far as it fits into a turn. What somebody else has in hand is theirs.
async fn work(app: &App, tenant: &Arc<Tenant>) -> Result<Turn> {
    let mut met = 0;
    while met < TURN {
        let round = round(app, tenant).await?;
        if round.met == 0 {
            break;
        }
        met += round.met;
    }
    met += schedule::drain(app, tenant, TURN.saturating_sub(met)).await?;
    let client = app.client_of(tenant).await?;
    let next = sql::next_due().bind(&*client).one().await.sql()?;
    Ok(Turn {
        more: met >= TURN,
        next,
    })
}

/// Reacts to everything that is due for a tenant. Returns how many facts were done.
pub async fn drain(app: &App, tenant: &Arc<Tenant>) -> Result<usize> {
    let mut done = 0;
    loop {
        let round = round(app, tenant).await?;
        if round.met == 0 {
            return Ok(done);
        }
        done += round.done;
    }
}

#[derive(Default)]
struct Round {
    /// Facts that were free.
    met: usize,
    /// Those of them whose reactions succeeded.
    done: usize,
}

/// The next few facts that are due.
async fn round(app: &App, tenant: &Arc<Tenant>) -> Result<Round> {
    let mut round = Round::default();
    for id in due(app, tenant).await? {
        match AssertUnwindSafe(react(app, tenant, id)).catch_unwind().await {
            Ok(Ok(false)) => continue,
            Ok(Ok(true)) => round.done += 1,
            Ok(Err(problem)) => failed(app, tenant, id, &problem.to_string()).await?,
            Err(_) => failed(app, tenant, id, "the reaction panicked").await?,
        }
        round.met += 1;
    }
    Ok(round)
}

async fn due(app: &App, tenant: &Arc<Tenant>) -> Result<Vec<Uuid>> {
    let client = app.client_of(tenant).await?;
    sql::due_facts().bind(&*client, &app.clock.now()).all().await.sql()
}

/// The tick is in the reactions' transaction and the row is locked: two pumps never react to the same fact. Answers
/// whether it was free.
async fn react(app: &App, tenant: &Arc<Tenant>, id: Uuid) -> Result<bool> {
    let mut client = app.client_of(tenant).await?;
    let mut change = Change::by(&mut client, Hand::default()).await?;
    let Some(row) = sql::claim_fact().bind(change.tx(), &id).opt().await.sql()? else {
        return Ok(false);
    };
    let fact = Happened {
        id: row.id,
        kind: row.kind,
        subject: row.subject,
        payload: row.payload,
        actor: row.actor,
        acting_as: row.acting_as,
        at: row.at,
    };
    change.as_hand_of(&fact);
    for reaction in reactions::of(&fact.kind) {
        reaction(app, &mut change, &fact).await?;
    }
    sql::tick_fact().bind(change.tx(), &change.now(), &id).await.sql()?;
    change.commit(app).await?;
    metrics::counter!("learnt_facts_done_total").increment(1);
    Ok(true)
}

async fn failed(app: &App, tenant: &Arc<Tenant>, id: Uuid, error: &str) -> Result<()> {
    let client = app.client_of(tenant).await?;
    let now = app.clock.now();
    let Some(attempts) = sql::fact_attempts().bind(&*client, &id).opt().await.sql()? else {
        return Ok(());
    };
    let attempts = attempts + 1;
    let dead = attempts >= ATTEMPTS;
    tracing::warn!(tenant = %tenant.id, fact = %id, attempts, dead, error, "a reaction failed");
    metrics::counter!("learnt_facts_failed_total").increment(1);
    let (due_at, dead_at): (Option<DateTime<Utc>>, Option<DateTime<Utc>>) = if dead {
        (None, Some(now))
    } else {
        (Some(now + back_off(app.config.pace.back_off, attempts)), None)
    };
    sql::fact_failed()
        .bind(&*client, &attempts, &error, &due_at, &dead_at, &id)
        .await
        .sql()?;
    Ok(())
}

/// Doubles from try to try, an hour at most.
pub fn back_off(first: Duration, attempts: i32) -> Duration {
    let doubled = first.saturating_mul(1 << attempts.clamp(1, 16).saturating_sub(1));
    doubled.min(Duration::from_secs(3600))
}

/// Pokes the tenants whose time has come, and closes connections that nobody uses any more.
pub async fn sweep(app: App, stop: CancellationToken) {
    loop {
        let (register, now) = (app.directory.now(), app.clock.now());
        for id in app
            .pump
            .calendar
            .due(register.tenants().map(|tenant| &tenant.id), now, app.config.pace.sweep)
        {
            app.pump.poke(&id);
        }
        drop(register);
        app.pools.reap();
        app.identity.reap(app.config.pace.reap_after);
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(LOOK) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_doubles_up_to_an_hour() {
        let first = Duration::from_secs(5);
        assert_eq!(back_off(first, 1), Duration::from_secs(5));
        assert_eq!(back_off(first, 3), Duration::from_secs(20));
        assert_eq!(back_off(first, 40), Duration::from_secs(3600));
    }

    #[tokio::test]
    async fn a_tenant_has_one_place_and_comes_back_when_it_was_poked_meanwhile() {
        let (pump, mut queue) = Pump::new();
        let [busy, other] = ["busy", "other"].map(|id| TenantId::parse(id).unwrap());
        for tenant in [&busy, &busy, &other, &busy] {
            pump.poke(tenant);
        }
        assert_eq!(queue.0.recv().await, Some(busy.clone()));
        pump.begin(&busy);
        pump.poke(&busy);
        assert_eq!(queue.0.recv().await, Some(other.clone()));
        pump.begin(&other);
        assert!(queue.0.is_empty(), "who is at work waits for nothing");
        pump.end(&busy, false);
        pump.end(&other, false);
        assert_eq!(queue.0.recv().await, Some(busy.clone()));
        pump.begin(&busy);
        pump.end(&busy, true);
        assert_eq!(queue.0.recv().await, Some(busy.clone()));
        pump.begin(&busy);
        pump.end(&busy, false);
        assert!(queue.0.is_empty());
    }
}
