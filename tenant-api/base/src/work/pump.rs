//! The outbox pump: every domain event that a neighbour waits for is reacted to, once, in one transaction with its tick.
//!
//! Woken in process after each commit, by NOTIFY from other processes, by the scheduler when something is due, and by a
//! slow sweep that makes a lost poke harmless. A tenant has one place at most, for a turn of limited length: whoever has
//! much to do lets the others in between. A reaction that fails is rolled back and tried again later, ten times; then the
//! domain event lies dead until somebody looks. Kinds that this program has no reaction for are a newer program's: they stay
//! where they are, and are counted.
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use futures_util::FutureExt;
use learnt_kernel::problem::Result;
use learnt_kernel::tenant::TenantId;
use learnt_queries::client::Params;
use learnt_queries::queries::work as sql;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::app::App;
use crate::db::directory::Tenant;
use crate::db::tx::Principal;
use crate::db::{Change, Sql};
use crate::domain_events::{Cause, ReceivedEvent};
use crate::work::outbox_backlog::OutboxBacklog;
use crate::work::schedule::{self, back_off};
use crate::work::tenant_queue::{self, Queue};

/// After so many failures a domain event is dead.
const ATTEMPTS: i32 = 10;
/// Tenants whose outboxes are worked on at once.
const AT_ONCE: usize = 4;
/// After so many domain events it is somebody else's turn,
const TURN: usize = 200;
/// and after so long, if each of them is much work.
pub(super) const LONGEST_TURN: Duration = Duration::from_secs(2);

/// Works until the service stops.
pub async fn run(app: App, queue: Queue, stop: CancellationToken) {
    let (tenant_queue, stopping) = (app.pump.clone(), stop.clone());
    let visit = move |id: TenantId| {
        let (app, stop) = (app.clone(), stop.clone());
        async move {
            match app.directory.now().tenant(&id) {
                Some(tenant) => visit(&app, &tenant, &stop).await,
                None => false,
            }
        }
    };
    tenant_queue::run(tenant_queue, queue, AT_ONCE, visit, stopping).await;
}

/// Does what is due for a tenant and notes when to come back; answers whether there was too much for one turn. Where
/// nobody is, no connection stays behind.
async fn visit(app: &App, tenant: &Arc<Tenant>, stop: &CancellationToken) -> bool {
    let began = app.clock.now();
    let somebody_there = app.pools.has_pool(&tenant.id);
    let more = match work(app, tenant, stop).await {
        Ok(turn) => {
            app.pump
                .scheduler
                .note(&tenant.id, began, turn.next, turn.processed > 0);
            if let Some(due) = turn.mails {
                app.mails.scheduler.due_by(&tenant.id, due);
            }
            if let Some(due) = turn.next_webhook {
                app.webhook_queue.scheduler.due_by(&tenant.id, due);
            }
            app.outbox_backlogs.note(&tenant.id, turn.backlog);
            turn.is_over
        }
        Err(problem) => {
            tracing::warn!(tenant = %tenant.id, code = problem.code(), "the outbox could not be read");
            app.pump.scheduler.retry_soon(&tenant.id, began);
            false
        }
    };
    if !somebody_there {
        app.pools.release(&tenant.id);
    }
    more
}

/// What came of a visit to a tenant.
struct VisitResult {
    /// How much was done or tried.
    processed: usize,
    /// When the next thing is due, if any.
    next: Option<DateTime<Utc>>,
    /// There was too much for one turn.
    is_over: bool,
    /// When the next mail is due, if any.
    mails: Option<DateTime<Utc>>,
    /// When the next webhook is due, if any.
    next_webhook: Option<DateTime<Utc>>,
    /// What nobody here can do anything about.
    backlog: OutboxBacklog,
}

/// Everything that is due, as far as it fits into a turn. What somebody else has in hand is theirs.
async fn work(app: &App, tenant: &Arc<Tenant>, stop: &CancellationToken) -> Result<VisitResult> {
    let (mut met, until) = (0, Instant::now() + LONGEST_TURN);
    while met < TURN && Instant::now() < until && !stop.is_cancelled() {
        let round = round(app, tenant).await?;
        if round.processed == 0 {
            break;
        }
        met += round.processed;
    }
    if !stop.is_cancelled() {
        met += schedule::drain_until(app, tenant, TURN.saturating_sub(met), until).await?;
    }
    let client = app.client_of(tenant).await?;
    let (kinds, jobs, now) = (app.registry.kinds(), app.registry.jobs(), app.clock.now());
    let found = sql::next_due().bind(&*client, &kinds, &jobs, &now).one().await.sql()?;
    Ok(VisitResult {
        processed: met,
        next: found.facts_at.into_iter().chain(found.work_at).min(),
        is_over: met >= TURN || Instant::now() >= until,
        mails: found.mail_at,
        next_webhook: found.hook_at,
        backlog: OutboxBacklog {
            unknown: found.unknown,
            dead: found.dead,
        },
    })
}

/// Reacts to everything that is due for a tenant. Returns how many domain events were done.
pub async fn drain(app: &App, tenant: &Arc<Tenant>) -> Result<usize> {
    let mut done = 0;
    loop {
        let round = round(app, tenant).await?;
        if round.processed == 0 {
            return Ok(done);
        }
        done += round.done;
    }
}

#[derive(Default)]
struct Round {
    /// Domain events that were free.
    processed: usize,
    /// Those of them whose reactions succeeded.
    done: usize,
}

/// The next few domain events that are due.
async fn round(app: &App, tenant: &Arc<Tenant>) -> Result<Round> {
    let mut round = Round::default();
    for id in due(app, tenant).await? {
        match AssertUnwindSafe(react(app, tenant, id)).catch_unwind().await {
            Ok(Ok(false)) => continue,
            Ok(Ok(true)) => round.done += 1,
            Ok(Err(problem)) => failed(app, tenant, id, &problem.to_string()).await?,
            Err(_) => failed(app, tenant, id, "the reaction panicked").await?,
        }
        round.processed += 1;
    }
    Ok(round)
}

async fn due(app: &App, tenant: &Arc<Tenant>) -> Result<Vec<Uuid>> {
    let client = app.client_of(tenant).await?;
    let (now, kinds) = (app.clock.now(), app.registry.kinds());
    sql::due_facts().bind(&*client, &now, &kinds).all().await.sql()
}

/// The tick is in the reactions' transaction and the row is locked: two pumps never react to the same domain event. Answers
/// whether it was free.
async fn react(app: &App, tenant: &Arc<Tenant>, id: Uuid) -> Result<bool> {
    let mut client = app.client_of(tenant).await?;
    let mut change = Change::by(&mut client, Principal::default()).await?;
    let Some(event) = claim(&change, id).await? else {
        return Ok(false);
    };
    change.as_principal_of(&event);
    for reaction in app.registry.reactions(&event.kind) {
        reaction.react(app, &mut change, &event).await?;
    }
    sql::complete_fact().bind(change.tx(), &change.now(), &id).await.sql()?;
    change.commit(app).await?;
    metrics::counter!("learnt_facts_done_total").increment(1);
    Ok(true)
}

/// The domain event, locked, unless somebody else has it or it is done.
async fn claim(change: &Change<'_>, id: Uuid) -> Result<Option<ReceivedEvent>> {
    let row = sql::claim_fact().bind(change.tx(), &id).opt().await.sql()?;
    Ok(row.map(|row| ReceivedEvent {
        id: row.id,
        kind: row.kind,
        subject: row.subject,
        payload: row.payload,
        actor: row.actor,
        acting_as: row.acting_as,
        at: row.at,
        cause: Cause {
            depth: row.depth,
            trigger: row.cause,
        },
    }))
}

/// Puts the domain event off, or gives it up; whoever waits for it hears of that in the same transaction. The log has the first
/// failure and the last one.
async fn failed(app: &App, tenant: &Arc<Tenant>, id: Uuid, error: &str) -> Result<()> {
    let Err(problem) = note_failure(app, tenant, id, error, true).await else {
        return Ok(());
    };
    tracing::error!(tenant = %tenant.id, event = %id, error = %problem, "a domain event that was given up cannot be reported");
    note_failure(app, tenant, id, error, false).await
}

async fn note_failure(app: &App, tenant: &Arc<Tenant>, id: Uuid, error: &str, notifies: bool) -> Result<()> {
    let mut client = app.client_of(tenant).await?;
    let mut change = Change::by(&mut client, Principal::default()).await?;
    let Some(event) = claim(&change, id).await? else {
        return Ok(());
    };
    let Some(attempts) = sql::fact_attempts().bind(change.tx(), &id).opt().await.sql()? else {
        return Ok(());
    };
    let (attempts, now) = (attempts + 1, change.now());
    let dead = attempts >= ATTEMPTS;
    let (due_at, dead_at) = if dead {
        (None, Some(now))
    } else {
        (Some(now + back_off(app.config.pace.back_off, attempts)), None)
    };
    sql::fact_failed()
        .params(
            change.tx(),
            &sql::FactFailedParams {
                attempts,
                error,
                due_at,
                dead_at,
                id,
            },
        )
        .await
        .sql()?;
    let (tenant, kind) = (&tenant.id, event.kind.as_str());
    metrics::counter!("learnt_facts_failed_total").increment(1);
    if dead {
        metrics::counter!("learnt_facts_dead_total").increment(1);
        tracing::error!(%tenant, event = %id, kind, attempts, error, "a reaction failed for the last time");
        if let Some(given_up) = app.registry.dead_letter_handler(kind).filter(|_| notifies) {
            change.as_principal_of(&event);
            given_up.react(app, &mut change, &event).await?;
        }
    } else if attempts == 1 {
        tracing::warn!(%tenant, event = %id, kind, error, "a reaction failed and is tried again");
    } else {
        tracing::debug!(%tenant, event = %id, kind, attempts, error, "a reaction failed again");
    }
    change.commit(app).await
}
