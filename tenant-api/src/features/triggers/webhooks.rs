//! The webhook workers: each receiver has a lane of its own, so that none waits for another one. A delivery is claimed for a while,
//! sent without any transaction, and what became of it is noted in another one. A program that dies in between loses nothing: the claim
//! ends and the same message is sent again, under the same id. Whoever does not answer with a 2xx is tried for a day; who answers 410 is
//! not asked again, neither for this message nor for what else of the trigger is on its way there.
use std::sync::Arc;
use std::time::Instant;

use chrono::{Duration, SubsecRound};
use http::header::{CONTENT_TYPE, RETRY_AFTER, USER_AGENT};
use learnt_kernel::ids::random_bytes;
use learnt_kernel::tenant::TenantId;
use learnt_kernel::webhook::Secret;
use learnt_queries::queries::triggers as sql;
use tokio_util::sync::CancellationToken;

use super::lanes::{Lane, Lanes};
use super::model::{Answer, DeliveryOutcome, next, retry_after};
use crate::db::directory::Tenant;
use crate::db::tx::Principal;
use crate::edge::egress::EgressError;
use crate::prelude::*;
use crate::work::tenant_queue::{self, Queue};

/// Tenants that are looked at at once.
const TENANTS: usize = 8;
/// Receivers of one tenant that are sent to at once.
const OF_A_TENANT: usize = 8;
/// After so many to one receiver it is somebody else's turn.
const TURN: usize = 20;
/// For so long a delivery is its worker's. Longer than sending may take.
const CLAIM: Duration = Duration::seconds(30);
/// So much of an answer is kept to be looked at.
const SHOWN: usize = 500;
/// For so long after a secret was renewed the one before signs along.
const OVERLAP: Duration = Duration::days(1);

/// Works until the service stops.
pub async fn run(app: App, queue: Queue, stop: CancellationToken) {
    let lanes = Arc::new(Lanes::default());
    let (tenant_queue, stopping, begun) = (app.webhook_queue.clone(), stop.clone(), lanes.clone());
    let visit = move |id: TenantId| {
        let (app, lanes, stop) = (app.clone(), begun.clone(), stop.clone());
        async move {
            if let Some(tenant) = app.directory.now().tenant(&id) {
                visit(&app, &lanes, &tenant, &stop).await;
            }
            false
        }
    };
    tenant_queue::run(tenant_queue, queue, TENANTS, visit, stopping).await;
    lanes.running.close();
    lanes.running.wait().await;
}

/// Opens lanes to receivers that something is due for, and notes when to come back. Of a suspended tenant nothing leaves; it is
/// visited again as soon as it is not suspended any more.
async fn visit(app: &App, lanes: &Arc<Lanes>, tenant: &Arc<Tenant>, stop: &CancellationToken) {
    if tenant.suspended {
        return;
    }
    let somebody_there = app.pools.has_pool(&tenant.id);
    match open(app, lanes, tenant, stop).await {
        Ok(Some(date)) => app.webhook_queue.scheduler.due_by(&tenant.id, date),
        Ok(None) => {}
        Err(problem) => {
            tracing::warn!(tenant = %tenant.id, code = problem.code(), "webhooks cannot be read");
            app.webhook_queue.scheduler.retry_soon(&tenant.id, app.clock.now());
        }
    }
    if !somebody_there && lanes.busy(&tenant.id).is_empty() {
        app.pools.release(&tenant.id);
    }
}

/// Answers when something else is due. Whoever is in a lane says so when they leave it.
async fn open(
    app: &App,
    lanes: &Arc<Lanes>,
    tenant: &Arc<Tenant>,
    stop: &CancellationToken,
) -> Result<Option<DateTime<Utc>>> {
    let client = app.client_of(tenant).await?;
    let (busy, now) = (lanes.busy(&tenant.id), app.clock.now());
    let free = i64::try_from(OF_A_TENANT.saturating_sub(busy.len())).unwrap_or_default();
    if free == 0 {
        return Ok(None);
    }
    let due = sql::due_receivers()
        .bind(&*client, &busy, &now, &free)
        .all()
        .await
        .sql()?;
    for receiver in due {
        let Some(lane) = lanes.take(&tenant.id, receiver) else {
            continue;
        };
        let (app, lanes, tenant, stop) = (app.clone(), lanes.clone(), tenant.clone(), stop.clone());
        let tracker = lanes.running.clone();
        tracker.spawn(async move {
            let Ok(permit) = lanes.permits.acquire().await else {
                return;
            };
            let sent = follow(&app, &tenant, &lane, &stop).await;
            drop((permit, lane));
            match sent {
                Ok(()) => app.webhook_queue.poke(&tenant.id),
                Err(problem) => {
                    tracing::warn!(tenant = %tenant.id, code = problem.code(), "webhooks cannot be sent");
                    app.webhook_queue.scheduler.retry_soon(&tenant.id, app.clock.now());
                }
            }
        });
    }
    let busy = lanes.busy(&tenant.id);
    sql::next_delivery().bind(&*client, &busy).one().await.sql()
}

/// Sends to one receiver what is due for it, for a turn, and as long as it answers.
async fn follow(app: &App, tenant: &Arc<Tenant>, lane: &Lane, stop: &CancellationToken) -> Result<()> {
    for _ in 0..TURN {
        let is_open = app.directory.now().tenant(&tenant.id).is_some_and(|now| !now.suspended);
        if stop.is_cancelled() || !is_open {
            break;
        }
        match deliver(app, tenant, &lane.receiver).await? {
            None | Some(Answer::Away) => break,
            Some(_) => {}
        }
    }
    Ok(())
}

/// Sends everything that is due, to one receiver after another. Returns how many were tried.
pub async fn drain(app: &App, tenant: &Arc<Tenant>) -> Result<usize> {
    let (now, mut met) = (app.clock.now(), 0);
    let client = app.client_of(tenant).await?;
    let nobody: Vec<String> = Vec::new();
    let receivers = sql::due_receivers()
        .bind(&*client, &nobody, &now, &i64::MAX)
        .all()
        .await
        .sql()?;
    drop(client);
    for receiver in receivers {
        while deliver(app, tenant, &receiver).await?.is_some() {
            met += 1;
        }
    }
    Ok(met)
}

/// Sends the next thing that is due for a receiver, if there is any; how it was answered.
async fn deliver(app: &App, tenant: &Arc<Tenant>, receiver: &str) -> Result<Option<Answer>> {
    // As the database keeps it.
    let now = app.clock.now().trunc_subsecs(6);
    let until = now + CLAIM;
    let client = app.client_of(tenant).await?;
    let claimed = sql::claim_delivery()
        .bind(&*client, &until, &receiver, &now)
        .opt()
        .await
        .sql()?;
    drop(client);
    let Some(claimed) = claimed else { return Ok(None) };
    let tried = send(app, tenant, &claimed).await;
    let answer = tried.answer.clone();
    note(app, tenant, &claimed, until, tried).await?;
    Ok(Some(answer))
}

/// What came of a try, and what is shown of it.
struct AttemptResult {
    answer: Answer,
    shown: Value,
}

async fn send(app: &App, tenant: &Tenant, delivery: &sql::ClaimDelivery) -> AttemptResult {
    let (now, began) = (app.clock.now(), Instant::now());
    let id = format!("msg_{}", delivery.id.simple());
    let request = http::Request::post(&delivery.url)
        .header(CONTENT_TYPE, "application/json")
        .header(USER_AGENT, "Learnt-Webhooks/1")
        .header("webhook-id", &id)
        .header("webhook-timestamp", now.timestamp())
        .header("webhook-signature", signatures(app, tenant, delivery, (&id, now)))
        .body(delivery.body.clone().into_bytes());
    let response = match request {
        Ok(request) => app.egress.send(request, 4 * SHOWN).await,
        Err(error) => Err(EgressError::Malformed(error.to_string())),
    };
    let ms = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
    match response {
        Ok(answer) => {
            let after = answer.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok());
            let text: String = String::from_utf8_lossy(answer.body()).chars().take(SHOWN).collect();
            let status = answer.status().as_u16();
            AttemptResult {
                answer: Answer::Status(status, after.and_then(|text| retry_after(text, now))),
                shown: json!({"at": now, "status": status, "ms": ms, "answer": text.replace('\0', "")}),
            }
        }
        Err(error) => AttemptResult {
            answer: match error {
                EgressError::Forbidden(_) | EgressError::Malformed(_) => Answer::Forbidden,
                EgressError::Away(_) if error.to_string().contains("(not public)") => Answer::Forbidden,
                EgressError::Away(_) | EgressError::TooLarge => Answer::Away,
            },
            shown: json!({"at": now, "ms": ms, "error": error.to_string()}),
        },
    }
}

/// With the trigger's secret, and for a day after it was renewed with the one before as well.
fn signatures(app: &App, tenant: &Tenant, delivery: &sql::ClaimDelivery, (id, now): (&str, DateTime<Utc>)) -> String {
    let with = |version: i32| {
        let secret = Secret::of(&app.config.master_key, &tenant.id, delivery.trigger_id, version);
        secret.sign(id, now.timestamp(), &delivery.body)
    };
    let newest = with(delivery.secret_version);
    match delivery.secret_rotated_at {
        Some(rotated) if now < rotated + OVERLAP => format!("{newest} {}", with(delivery.secret_version - 1)),
        _ => newest,
    }
}

/// What became of it, as far as the claim is still ours.
async fn note(
    app: &App,
    tenant: &Arc<Tenant>,
    delivery: &sql::ClaimDelivery,
    until: DateTime<Utc>,
    tried: AttemptResult,
) -> Result<()> {
    let mut client = app.client_of(tenant).await?;
    let change = Change::by(&mut client, Principal::default()).await?;
    let jitter = f64::from(random_bytes::<1>()[0]) / 255.0;
    let next = next(
        &tried.answer,
        delivery.attempts,
        delivery.began_at,
        change.now(),
        jitter,
    );
    let (state, due) = match next {
        DeliveryOutcome::Delivered => ("delivered", None),
        DeliveryOutcome::Gone => ("gone", None),
        DeliveryOutcome::Refused => ("refused", None),
        DeliveryOutcome::Failed => ("failed", None),
        DeliveryOutcome::Again(at) => ("sending", Some(at)),
    };
    metrics::counter!("learnt_webhooks_total", "state" => state).increment(1);
    if next == DeliveryOutcome::Gone {
        // The trigger before its webhooks, as whoever switches it off.
        sql::lock_trigger()
            .bind(change.tx(), &delivery.trigger_id)
            .opt()
            .await
            .sql()?;
    }
    let noted = sql::note_delivery()
        .params(
            change.tx(),
            &sql::NoteDeliveryParams {
                state: &state,
                due_at: due,
                r#try: &tried.shown,
                id: delivery.id,
                until,
            },
        )
        .await
        .sql()?;
    if noted > 0 && next == DeliveryOutcome::Gone {
        let why = json!({"at": change.now(), "ms": 0, "error": "The receiver answered another webhook with 410: it accepts no more."});
        sql::end_deliveries()
            .bind(change.tx(), &why, &delivery.trigger_id, &delivery.url)
            .await
            .sql()?;
        let stopped = sql::stop_trigger()
            .bind(change.tx(), &change.now(), &delivery.trigger_id, &delivery.url)
            .opt()
            .await
            .sql()?;
        if let Some(title) = stopped {
            let row = AuditEntry::new("trigger.stopped", delivery.trigger_id.to_string()).named(title);
            change.record(row.with("answer", 410)).await?;
        }
    }
    change.commit(app).await
}
