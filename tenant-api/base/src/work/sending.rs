//! The mail workers: what was posted leaves, a few mails at a time, and nothing else waits for that.
//!
//! A worker claims a mail for a while, speaks to the server without any transaction, and notes in another one what became
//! of it. A program that dies in between loses nothing: the claim ends and the mail leaves again,
//! under the same Message-ID. What could not leave is tried again with growing pauses, until the server has taken it or
//! refuses its recipient.
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use chrono::{DateTime, Duration, SubsecRound, Utc};
use futures_util::future::try_join_all;
use learnt_kernel::ids::Secret;
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::{TeamId, TenantId};
use learnt_queries::queries::work as sql;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use super::email::{Rendered, render_with_picture};
use super::mail::{NotSent, OF_A_TENANT, OutgoingMail, TENANTS};
use super::mail_queue::{CalendarPart, KEY, LinkTo, StoredEmail};
use super::schedule::back_off;
use super::tenant_queue::{self, Queue};
use crate::app::App;
use crate::db::accounts::{Link, NewLink};
use crate::db::directory::{Team, Tenant};
use crate::db::tx::Principal;
use crate::db::{Change, Sql};

/// After so many mails it is another tenant's turn.
const TURN: usize = 20;
/// For so long a mail is its worker's. Longer than sending may take.
const CLAIM: Duration = Duration::seconds(45);
/// A mail that nobody took for so long is given up.
const LONGEST: Duration = Duration::days(3);

/// Works until the service stops.
pub async fn run(app: App, queue: Queue, stop: CancellationToken) {
    let (tenant_queue, stopping) = (app.mails.clone(), stop.clone());
    let visit = move |id: TenantId| {
        let (app, stop) = (app.clone(), stop.clone());
        async move {
            match app.directory.now().tenant(&id) {
                Some(tenant) => visit(&app, &tenant, &stop).await,
                None => false,
            }
        }
    };
    tenant_queue::run(tenant_queue, queue, TENANTS, visit, stopping).await;
}

/// A tenant's turn; answers whether there was too much for one.
async fn visit(app: &App, tenant: &Arc<Tenant>, stop: &CancellationToken) -> bool {
    let somebody_there = app.pools.has_pool(&tenant.id);
    let again = match send_portion(app, tenant, TURN, stop).await {
        Ok(met) if met >= TURN => return true,
        Ok(_) => next(app, tenant).await,
        Err(problem) => Err(problem),
    };
    match again {
        Ok(Some(date)) => app.mails.scheduler.due_by(&tenant.id, date),
        Ok(None) => {}
        Err(problem) => {
            tracing::warn!(tenant = %tenant.id, code = problem.code(), "mails cannot be read");
            app.mails.scheduler.retry_soon(&tenant.id, app.clock.now());
        }
    }
    if !somebody_there {
        app.pools.release(&tenant.id);
    }
    false
}

/// When the next mail is due, or the server is asked again.
async fn next(app: &App, tenant: &Arc<Tenant>) -> Result<Option<DateTime<Utc>>> {
    let client = app.client_of(tenant).await?;
    let due = sql::next_mail().bind(&*client).one().await.sql()?;
    Ok(due.map(|due| app.mailer.away_until(app.clock.now()).map_or(due, |back| due.max(back))))
}

/// Sends everything that is due, as long as the server is there. Returns how many were tried.
pub async fn drain(app: &App, tenant: &Arc<Tenant>) -> Result<usize> {
    send_portion(app, tenant, usize::MAX, &CancellationToken::new()).await
}

async fn send_portion(app: &App, tenant: &Arc<Tenant>, most: usize, stop: &CancellationToken) -> Result<usize> {
    let met = AtomicUsize::new(0);
    let worker = || async {
        while !stop.is_cancelled() && met.load(Ordering::Relaxed) < most && app.mailer.ready(app.clock.now()) {
            let Some(claimed) = claim(app, tenant).await? else {
                break;
            };
            met.fetch_add(1, Ordering::Relaxed);
            leave(app, tenant, claimed).await?;
        }
        Ok::<_, Problem>(())
    };
    try_join_all((0..OF_A_TENANT).map(|_| worker())).await?;
    Ok(met.into_inner())
}

/// A mail that nobody else sends for a while.
struct ClaimedMail {
    /// The scheduler's name for it.
    key: String,
    /// Until then it is ours; also what tells our claim from a later one.
    until: DateTime<Utc>,
    attempts: i32,
}

/// What leaves.
struct Mail {
    id: Uuid,
    kind: String,
    team: Arc<Team>,
    name: String,
    recipient: String,
    subject: String,
    body: Rendered,
    calendars: Vec<CalendarPart>,
    created_at: DateTime<Utc>,
}

/// The next mail that is due, ours from now on.
async fn claim(app: &App, tenant: &Arc<Tenant>) -> Result<Option<ClaimedMail>> {
    let client = app.client_of(tenant).await?;
    // As the database keeps it.
    let now = app.clock.now().trunc_subsecs(6);
    let until = now + CLAIM;
    let row = sql::claim_mail().bind(&*client, &until, &now).opt().await.sql()?;
    Ok(row.map(|row| ClaimedMail {
        key: row.key,
        until,
        attempts: row.attempts,
    }))
}

/// What is to leave, with its link; nothing if it has left or is not needed any more. The mail's row is locked until its link
/// is made: whoever takes links back meanwhile waits, and takes this one back too.
async fn prepare(app: &App, tenant: &Arc<Tenant>, key: &str) -> Result<Option<Mail>> {
    let id = key.strip_prefix(KEY).and_then(|id| id.parse::<Uuid>().ok());
    let Some(id) = id else { return Ok(None) };
    let mut client = app.client_of(tenant).await?;
    let change = Change::by(&mut client, Principal::default()).await?;
    let Some(mail) = sql::mail_to_send().bind(change.tx(), &id).opt().await.sql()? else {
        return Ok(None);
    };
    let team = mail.team_id.as_deref().and_then(|id| TeamId::parse(id).ok());
    let team = team.and_then(|id| app.directory.now().team(&id));
    let stored = mail
        .letter
        .and_then(|stored| serde_json::from_value::<StoredEmail>(stored).ok());
    let (Some((_, team)), Some(stored)) = (team, stored) else {
        let why = "its team is not there any more";
        sql::mail_refused().bind(change.tx(), &why, &id).await.sql()?;
        metrics::counter!("learnt_mails_refused_total").increment(1);
        change.commit(app).await?;
        return Ok(None);
    };
    let link = address(app, &team, &stored.link, &mail.recipient, change.now()).await?;
    change.commit(app).await?;
    let picture = match &stored.words.picture {
        Some(of) => app.registry.mail_picture(app, &team, of).await,
        None => None,
    };
    let body = render_with_picture(&team, &mail.subject, &stored.words, &link, picture);
    Ok(Some(Mail {
        id,
        kind: mail.kind,
        team,
        name: stored.name,
        recipient: mail.recipient,
        subject: mail.subject,
        body,
        calendars: stored.calendars,
        created_at: mail.created_at,
    }))
}

/// Sends it, without a transaction, and notes what became of it.
async fn leave(app: &App, tenant: &Arc<Tenant>, claimed: ClaimedMail) -> Result<()> {
    let outcome = match prepare(app, tenant, &claimed.key).await {
        Ok(Some(mail)) => send(app, mail).await,
        Ok(None) => Outcome::Gone,
        Err(problem) => Outcome::Later(problem.to_string()),
    };
    note(app, tenant, &claimed, outcome).await
}

async fn send(app: &App, mail: Mail) -> Outcome {
    let now = app.clock.now();
    let whom = (mail.name.as_str(), mail.recipient.as_str());
    let body = (&mail.body, mail.calendars.as_slice());
    let outgoing = OutgoingMail::new(mail.id, &mail.team, whom, &mail.subject, body, now);
    let sent = app.mailer.send(&outgoing).await;
    match sent {
        Ok(()) => Outcome::Sent(mail),
        Err(NotSent::Refused(reason)) => Outcome::Refused(mail, reason),
        Err(NotSent::NotNow(reason)) if mail.created_at + LONGEST < now => Outcome::Refused(mail, reason),
        Err(NotSent::NotNow(reason)) => Outcome::Later(reason),
    }
}

enum Outcome {
    Sent(Mail),
    /// For good.
    Refused(Mail, String),
    Later(String),
    /// There is nothing to send.
    Gone,
}

/// What came of it, as far as the claim is still ours.
async fn note(app: &App, tenant: &Arc<Tenant>, claimed: &ClaimedMail, outcome: Outcome) -> Result<()> {
    let mut client = app.client_of(tenant).await?;
    let mut change = Change::by(&mut client, Principal::default()).await?;
    let ClaimedMail {
        key, until, attempts, ..
    } = claimed;
    if let Outcome::Later(reason) = &outcome {
        metrics::counter!("learnt_mails_put_off_total").increment(1);
        if *attempts == 1 {
            tracing::warn!(tenant = %tenant.id, mail = key, reason, "a mail could not leave and is tried again");
        }
        let later = change.now() + back_off(app.config.pace.back_off, *attempts);
        sql::mail_put_off()
            .bind(change.tx(), reason, &later, key, until)
            .await
            .sql()?;
        return change.commit(app).await;
    }
    sql::mail_unplanned().bind(change.tx(), key, until).await.sql()?;
    match outcome {
        Outcome::Sent(mail) => {
            metrics::counter!("learnt_mails_total").increment(1);
            sql::mail_sent()
                .bind(change.tx(), &change.now(), &mail.id)
                .await
                .sql()?;
            if let Some(sent) = app.registry.mail_sent_handler(&mail.kind) {
                sent(&mut change, mail.id).await?;
            }
        }
        Outcome::Refused(mail, reason) => {
            metrics::counter!("learnt_mails_refused_total").increment(1);
            tracing::warn!(tenant = %tenant.id, mail = %mail.id, "a mail was given up");
            sql::mail_refused().bind(change.tx(), &reason, &mail.id).await.sql()?;
        }
        Outcome::Later(_) | Outcome::Gone => {}
    }
    change.commit(app).await
}

/// The address of a link; what works once is made here, and only its hash is kept.
async fn address(app: &App, team: &Team, link: &LinkTo, recipient: &str, now: DateTime<Utc>) -> Result<String> {
    let origin = app.team_origin(team);
    let (purpose, user_id, about, security_stamp, minutes) = match link {
        LinkTo::Page(path) => return Ok(format!("{origin}{path}")),
        LinkTo::Action {
            purpose,
            user_id,
            address,
            security_stamp,
            minutes,
        } => (
            *purpose,
            *user_id,
            address.as_deref().unwrap_or(recipient),
            *security_stamp,
            *minutes,
        ),
    };
    let code = Secret::random();
    let new = NewLink {
        link: Link {
            hash: &code.hash(),
            purpose,
            tenant: &team.tenant_id,
        },
        user_id,
        team: &team.id,
        address: Some(about),
        security_stamp,
        until: now + Duration::minutes(minutes),
    };
    app.identity.add_link(new, now).await?;
    Ok(format!(
        "{origin}/action#mode={}&code={}",
        purpose.mode(),
        code.as_str()
    ))
}
