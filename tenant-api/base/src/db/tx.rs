//! A transaction that also publishes: what changed and the domain events about it are committed together.
use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use chrono::{DateTime, SubsecRound, Utc};
use deadpool_postgres::Transaction;
use futures_util::future::join;
use learnt_kernel::ids::new_id;
use learnt_kernel::problem::{Problem, Result};
use learnt_queries::client::Params;
use learnt_queries::queries::{audit, work as sql};
use serde_json::{Value, json};
use tokio_postgres::types::ToSql;
use uuid::Uuid;

pub use super::committed::{Committed, CommittedEvent, Principal, WakeFlags};
use super::errors::Sql;
use super::tenant_pool::{KnownKinds, TenantClient};
use crate::audit::{AuditEntry, AuditTrace};
use crate::db::directory::Tenant;
use crate::domain_events::{Cause, DomainEvent, ReceivedEvent};

/// A transaction that publishes its domain events with its commit.
pub struct Change<'c> {
    tx: Transaction<'c>,
    tenant: Arc<Tenant>,
    known_kinds: Arc<KnownKinds>,
    principal: Principal,
    now: DateTime<Utc>,
    published: Vec<CommittedEvent>,
    /// Something has a date now.
    planned: AtomicBool,
    /// A mail is to leave.
    mail_queued: AtomicBool,
    /// A webhook is to be sent.
    webhook_queued: AtomicBool,
    /// The triggers that lead to what is done.
    cause: Cause,
    /// What the trigger that does it is called.
    trigger: Option<String>,
}

/// A savepoint of a transaction, and how many events were published before it.
#[must_use]
pub struct Savepoint {
    published: usize,
    cause: Cause,
}

impl<'c> Change<'c> {
    /// Begins a change by a person.
    pub async fn begin(client: &'c mut TenantClient, person: impl Into<Principal>) -> Result<Change<'c>> {
        Self::by(client, person.into()).await
    }

    /// Begins a change by anybody else: somebody who is just signing in, a reaction, the scheduler.
    pub async fn by(client: &'c mut TenantClient, principal: Principal) -> Result<Change<'c>> {
        // As the database keeps it: what one statement cuts off another one would round.
        let (tenant, now) = (client.tenant().clone(), client.clock().now().trunc_subsecs(6));
        let known_kinds = client.known_kinds().clone();
        let tx = client.transaction().await.sql()?;
        Ok(Change {
            tx,
            tenant,
            known_kinds,
            principal,
            now,
            published: Vec::new(),
            planned: AtomicBool::new(false),
            mail_queued: AtomicBool::new(false),
            webhook_queued: AtomicBool::new(false),
            cause: Cause::default(),
            trigger: None,
        })
    }

    /// The transaction, for generated queries and lists.
    pub fn tx(&self) -> &Transaction<'c> {
        &self.tx
    }

    /// The moment of this change: everything in it carries the same one.
    pub fn now(&self) -> DateTime<Utc> {
        self.now
    }

    /// Whose data this is.
    pub fn tenant(&self) -> &Arc<Tenant> {
        &self.tenant
    }

    /// The team at whose host it is done, if it is at one.
    pub fn team(&self) -> Option<&str> {
        self.principal.team.as_deref()
    }

    /// The highest role's rank of whoever does it, at that team.
    pub fn rank(&self) -> u8 {
        self.principal.rank
    }

    /// Work was given a date: the scheduler of this process has to know.
    pub fn job_scheduled(&self) {
        self.planned.store(true, Ordering::Relaxed);
    }

    /// A mail was posted: the mail workers of this process have to know.
    pub fn mail_queued(&self) {
        self.mail_queued.store(true, Ordering::Relaxed);
    }

    /// A webhook is to be sent: the workers of this process have to know.
    pub fn webhook_queued(&self) {
        self.webhook_queued.store(true, Ordering::Relaxed);
    }

    /// What is done from here on is done by a trigger: the audit log names it.
    pub fn caused_by(&mut self, cause: Cause, title: &str) {
        self.cause = cause;
        self.trigger = Some(title.to_owned());
    }

    /// What is done from here on can be undone without the rest.
    pub async fn mark(&self) -> Result<Savepoint> {
        self.tx.batch_execute("savepoint mark").await.sql()?;
        Ok(Savepoint {
            published: self.published.len(),
            cause: self.cause,
        })
    }

    /// Undoes what was done since the savepoint.
    pub async fn rollback_to(&mut self, mark: Savepoint) -> Result<()> {
        self.tx
            .batch_execute("rollback to savepoint mark; release savepoint mark")
            .await
            .sql()?;
        self.published.truncate(mark.published);
        self.cause = mark.cause;
        self.trigger = None;
        Ok(())
    }

    /// What a reaction does is done by whoever published the domain event, and led to by the same triggers.
    pub fn as_principal_of(&mut self, event: &ReceivedEvent) {
        self.cause = event.cause;
        self.principal = Principal {
            actor: event.actor,
            acting_as: event.acting_as,
            follows: true,
            ..Principal::default()
        };
    }

    /// From here on it is done by this person: who it is shows on the way.
    pub fn act_as(&mut self, actor: Uuid, acting_as: Option<Uuid>) {
        self.principal.actor = Some(actor);
        self.principal.acting_as = acting_as;
    }

    /// From here on it is done at this team, or at none.
    pub fn at_team(&mut self, team: impl Into<Option<String>>) {
        self.principal.team = team.into();
    }

    /// Writes into the audit log what publishes no domain event.
    pub async fn record(&self, entry: AuditEntry) -> Result<()> {
        self.record_all(&[entry]).await
    }

    /// The same for several rows: one statement, whatever the number; none for none.
    pub async fn record_all(&self, entries: &[AuditEntry]) -> Result<()> {
        if entries.is_empty() {
            return Ok(());
        }
        debug_assert!(
            entries
                .iter()
                .all(|entry| self.known_kinds.audit.contains(&entry.action())),
            "no feature declares one of the actions of {entries:?}: name it in the `audit_actions` of its `FEATURE`"
        );
        let entries: Cow<'_, [AuditEntry]> = match &self.trigger {
            Some(trigger) => entries
                .iter()
                .map(|entry| entry.clone().with("trigger", trigger.as_str()))
                .collect(),
            None => entries.into(),
        };
        let entries = serde_json::to_value(entries).map_err(|error| Problem::internal(&error))?;
        let (tx, principal) = (&self.tx, &self.principal);
        let record = audit::record().prepare(tx).await.sql()?;
        record
            .params(
                tx,
                &audit::RecordParams {
                    at: self.now,
                    entries,
                    team_id: principal.team.as_deref(),
                    actor: principal.actor,
                    acting_as: principal.acting_as,
                    ip: principal.ip.as_deref(),
                    request_id: principal.request_id.as_deref(),
                },
            )
            .all()
            .await
            .sql()
            .map(drop)
    }

    /// Whether somebody does something about it.
    fn needs_reaction(&self, event: &DomainEvent) -> bool {
        !event.is_silent() && self.known_kinds.reacted.contains(&event.kind)
    }

    /// The rows that a domain event leaves.
    fn audit_rows(&self, event: &mut DomainEvent) -> Vec<AuditEntry> {
        match std::mem::take(&mut event.trace) {
            AuditTrace::Rows(rows) => rows,
            AuditTrace::Itself => {
                let by_a_person = self.principal.actor.is_some() && !self.principal.follows;
                let leaves = by_a_person && event.audit_trace().a_row(self.principal.acting_as.is_some());
                let row = leaves.then(|| AuditEntry::new(event.kind, &event.subject));
                row.into_iter().collect()
            }
        }
    }

    /// Writes a domain event into the outbox, in this transaction, and with it what it leaves in the audit log.
    pub async fn publish(&mut self, mut event: DomainEvent) -> Result<()> {
        let traces = self.audit_rows(&mut event);
        let (id, due) = (new_id(), self.needs_reaction(&event).then_some(self.now));
        let Principal {
            actor,
            acting_as,
            request_id,
            ..
        } = &self.principal;
        let insert = sql::insert_fact();
        // Both are on their way at once: a row in the log costs no further round trip.
        let (published, recorded) = join(
            insert.params(
                &self.tx,
                &sql::InsertFactParams {
                    id,
                    kind: &event.kind,
                    subject: &event.subject,
                    payload: &event.payload,
                    topics: &event.topics,
                    actor: *actor,
                    acting_as: *acting_as,
                    request_id: request_id.as_deref(),
                    at: self.now,
                    due_at: due,
                    depth: self.cause.depth,
                    cause: self.cause.trigger,
                },
            ),
            self.record_all(&traces),
        )
        .await;
        published.sql()?;
        recorded?;
        self.published.push(CommittedEvent {
            id,
            kind: event.kind.into(),
            subject: event.subject,
            topics: event.topics,
            needs_reaction: due.is_some(),
        });
        Ok(())
    }

    /// Writes many domain events at once, in their order.
    pub async fn publish_all(&mut self, mut events: Vec<DomainEvent>) -> Result<()> {
        if events.len() < 2 {
            return match events.pop() {
                Some(only) => self.publish(only).await,
                None => Ok(()),
            };
        }
        let mut events: Vec<(Uuid, DomainEvent)> = events.into_iter().map(|event| (new_id(), event)).collect();
        let traces: Vec<AuditEntry> = events
            .iter_mut()
            .flat_map(|(_, event)| self.audit_rows(event))
            .collect();
        let records: Vec<Value> = events
            .iter()
            .map(|(id, event)| {
                json!({
                    "id": id, "kind": event.kind, "subject": event.subject, "payload": event.payload, "topics": event.topics,
                    "due_at": self.needs_reaction(event).then_some(self.now),
                })
            })
            .collect();
        let statement = self
            .tx
            .prepare_cached(
                "insert into facts (id, kind, subject, payload, topics, actor, acting_as, request_id, at, due_at, depth, cause) \
                 select id, kind, subject, payload, topics, $2, $3, $4, $5, due_at, $6, $7 from jsonb_populate_recordset(null::facts, $1)",
            )
            .await
            .sql()?;
        let principal = &self.principal;
        let records = Value::Array(records);
        let who: [&(dyn ToSql + Sync); 7] = [
            &records,
            &principal.actor,
            &principal.acting_as,
            &principal.request_id,
            &self.now,
            &self.cause.depth,
            &self.cause.trigger,
        ];
        let (published, recorded) = join(self.tx.execute(&statement, &who), self.record_all(&traces)).await;
        published.sql()?;
        recorded?;
        for (id, event) in events {
            let needs_reaction = self.needs_reaction(&event);
            self.published.push(CommittedEvent {
                id,
                needs_reaction,
                kind: event.kind.into(),
                subject: event.subject,
                topics: event.topics,
            });
        }
        Ok(())
    }

    /// Commits; only then the pump and the live screens hear of it.
    pub async fn commit(self, listener: &dyn Committed) -> Result<()> {
        let Change {
            tx,
            tenant,
            published,
            planned,
            mail_queued,
            webhook_queued,
            ..
        } = self;
        tx.commit().await.sql()?;
        let wakes = WakeFlags {
            planned: planned.into_inner(),
            mail: mail_queued.into_inner(),
            webhook: webhook_queued.into_inner(),
        };
        listener.committed(&tenant, &published, wakes);
        Ok(())
    }
}
