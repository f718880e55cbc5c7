//! A transaction that also tells: what changed and the facts about it are committed together.
use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use chrono::{DateTime, Utc};
use deadpool_postgres::Transaction;
use learnt_kernel::ids::new_id;
use learnt_kernel::problem::Result;
use learnt_queries::queries::work as sql;
use serde_json::{Value, json};
use uuid::Uuid;

use super::errors::Sql;
use super::tenant_pool::TenantClient;
use crate::app::App;
use crate::db::directory::Tenant;
use crate::edge::actor::Actor;
use crate::facts::{Fact, Happened};

/// Who changes something.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    /// The person whose session it is; nobody for the system itself.
    pub actor: Option<Uuid>,
    /// The person in whose name the actor acts.
    pub acting_as: Option<Uuid>,
    /// The request it came with.
    pub request_id: Option<String>,
}

/// A transaction that tells its facts with its commit.
pub struct Change<'c> {
    tx: Transaction<'c>,
    tenant: Arc<Tenant>,
    hand: Hand,
    now: DateTime<Utc>,
    told: Vec<Told>,
    /// Something has a date now.
    planned: AtomicBool,
}

/// A fact that was written and becomes news with the commit.
#[derive(Clone, Debug)]
pub struct Told {
    /// The fact's id.
    pub id: Uuid,
    /// Its kind.
    pub kind: Cow<'static, str>,
    /// What it happened to.
    pub subject: String,
    /// Live topics.
    pub topics: Vec<String>,
    /// Whether the pump has to be woken.
    pub needs_reaction: bool,
}

impl<'c> Change<'c> {
    /// Begins a change by a person.
    pub async fn begin(client: &'c mut TenantClient, actor: &Actor) -> Result<Change<'c>> {
        let hand = Hand {
            actor: Some(actor.real_id),
            acting_as: actor.impersonates().then_some(actor.user_id),
            request_id: Some(actor.here.request_id.clone()),
        };
        Self::by(client, hand).await
    }

    /// Begins a change by anybody else: somebody who is just signing in, a reaction, the calendar.
    pub async fn by(client: &'c mut TenantClient, hand: Hand) -> Result<Change<'c>> {
        let (tenant, now) = (client.tenant().clone(), client.clock().now());
        let tx = client.transaction().await.sql()?;
        Ok(Change {
            tx,
            tenant,
            hand,
            now,
            told: Vec::new(),
            planned: AtomicBool::new(false),
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

    /// Work was given a date: the calendar of this process has to know.
    pub(crate) fn planned(&self) {
        self.planned.store(true, Ordering::Relaxed);
    }

    /// What a reaction does is done by the hand that made the fact.
    pub(crate) fn as_hand_of(&mut self, fact: &Happened) {
        self.hand = Hand {
            actor: fact.actor,
            acting_as: fact.acting_as,
            request_id: None,
        };
    }

    /// Writes a fact into the outbox, in this transaction.
    pub async fn tell(&mut self, fact: Fact) -> Result<()> {
        let (id, due) = (new_id(), fact.needs_reaction.then_some(self.now));
        let Hand {
            actor,
            acting_as,
            request_id,
        } = &self.hand;
        sql::tell_fact()
            .bind(
                &self.tx,
                &id,
                &fact.kind,
                &fact.subject,
                &fact.payload,
                &fact.topics,
                actor,
                acting_as,
                request_id,
                &self.now,
                &due,
            )
            .await
            .sql()?;
        self.told.push(Told {
            id,
            kind: fact.kind.into(),
            subject: fact.subject,
            topics: fact.topics,
            needs_reaction: fact.needs_reaction,
        });
        Ok(())
    }

    /// Writes many facts at once.
    pub async fn tell_all(&mut self, facts: Vec<Fact>) -> Result<()> {
        if facts.is_empty() {
            return Ok(());
        }
        let facts: Vec<(Uuid, Fact)> = facts.into_iter().map(|fact| (new_id(), fact)).collect();
        let records: Vec<Value> = facts
            .iter()
            .map(|(id, fact)| {
                json!({
                    "id": id, "kind": fact.kind, "subject": fact.subject, "payload": fact.payload, "topics": fact.topics,
                    "due_at": fact.needs_reaction.then_some(self.now),
                })
            })
            .collect();
        let statement = self
            .tx
            .prepare_cached(
                "insert into facts (id, kind, subject, payload, topics, actor, acting_as, request_id, at, due_at) \
                 select id, kind, subject, payload, topics, $2, $3, $4, $5, due_at from jsonb_populate_recordset(null::facts, $1)",
            )
            .await
            .sql()?;
        let hand = &self.hand;
        self.tx
            .execute(
                &statement,
                &[
                    &Value::Array(records),
                    &hand.actor,
                    &hand.acting_as,
                    &hand.request_id,
                    &self.now,
                ],
            )
            .await
            .sql()?;
        self.told.extend(facts.into_iter().map(|(id, fact)| Told {
            id,
            kind: fact.kind.into(),
            subject: fact.subject,
            topics: fact.topics,
            needs_reaction: fact.needs_reaction,
        }));
        Ok(())
    }

    /// Commits; only then the pump and the live screens hear of it.
    pub async fn commit(self, app: &App) -> Result<()> {
        let Change {
            tx,
            tenant,
            told,
            planned,
            ..
        } = self;
        tx.commit().await.sql()?;
        app.heard(&tenant, &told);
        if planned.into_inner() {
            app.pump.poke(&tenant.id);
        }
        Ok(())
    }
}
