//! Triggers of a tenant, through the faces of its schema.
use chrono::{DateTime, Utc};
use learnt_kernel::tenant::SchemaName;
use learnt_kernel::trigger::{Content, DocumentKind, Event};
use serde_json::{Value, json};
use sqlx::PgConnection;
use uuid::Uuid;

use super::BuildError;
use super::pending::PendingTransaction;
use super::row::from_row;
use super::tenant_database::TenantDatabase;

/// A line of the list.
#[derive(Debug)]
pub(crate) struct TriggerRow {
    pub id: Uuid,
    pub title: String,
    pub team_id: String,
    pub event: String,
    pub enabled: bool,
    pub stopped: Option<String>,
    pub author_name: String,
    pub updated_at: DateTime<Utc>,
    pub runs: i64,
    pub failed: i64,
    pub last_run_at: Option<DateTime<Utc>>,
    pub total: i64,
}

from_row!(TriggerRow {
    id,
    title,
    team_id,
    event,
    enabled,
    stopped,
    author_name,
    updated_at,
    runs,
    failed,
    last_run_at,
    total
});

/// A line of the log of runs.
#[derive(Debug)]
pub(crate) struct RunRow {
    pub id: Uuid,
    pub user_id: Uuid,
    pub name: String,
    pub event: String,
    pub event_at: DateTime<Utc>,
    pub document_title: String,
    pub state: String,
    pub due_at: Option<DateTime<Utc>>,
    pub attempts: i32,
    pub error_code: Option<String>,
    pub error: Option<String>,
    pub replay: i32,
    pub created_at: DateTime<Utc>,
    pub ran_at: Option<DateTime<Utc>>,
    pub deliveries: Vec<String>,
    pub total: i64,
}

from_row!(RunRow {
    id,
    user_id,
    name,
    event,
    event_at,
    document_title,
    state,
    due_at,
    attempts,
    error_code,
    error,
    replay,
    created_at,
    ran_at,
    deliveries,
    total
});

/// Somebody for whom a trigger would run.
#[derive(Debug)]
pub(crate) struct AffectedPerson {
    pub user_id: Uuid,
    pub name: String,
    pub email: Option<String>,
    pub status: String,
    pub times: i64,
    pub last_at: Option<DateTime<Utc>>,
    pub total: i64,
}

from_row!(AffectedPerson {
    user_id,
    name,
    email,
    status,
    times,
    last_at,
    total
});

/// Something to choose.
#[derive(Debug)]
pub(crate) struct Choice {
    pub value: String,
    pub label: String,
}

from_row!(Choice { value, label });

/// A category that rules of a team can ask for.
#[derive(Debug)]
pub(crate) struct Category {
    pub category: String,
    pub label: String,
    pub shape: String,
}

from_row!(Category { category, label, shape });

/// What came of a change, and of which field or thing.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub outcome: String,
    pub about: Option<String>,
}

from_row!(Outcome { outcome, about });

/// Which people a dry run asks for.
#[derive(Debug)]
pub(crate) struct DryRun<'a> {
    pub team: &'a str,
    pub rule: Value,
    pub event: Event,
    pub documents: &'a [Uuid],
    /// Those to whom the event happened since then; none: everybody that it is for.
    pub since: Option<DateTime<Utc>>,
    pub limit: i64,
    pub offset: i64,
}

/// What a list is asked for; a pattern for LIKE, in small letters.
#[derive(Debug, Default)]
pub(crate) struct TriggerFilter<'a> {
    pub search: Option<String>,
    pub state: Option<&'a str>,
    pub sort: &'a str,
    pub limit: i64,
    pub offset: i64,
}

fn small(number: i64) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// The documents that a trigger names, each with the field that names it.
fn named(content: &Content) -> Value {
    let one = |field: String, kind: DocumentKind, id: Uuid| json!({"field": field, "kind": kind.into_str(), "id": id});
    let of_event = content.event.about().into_iter().flat_map(|kind| {
        let documents = content.documents.iter();
        documents.map(move |id| one("documents".to_owned(), kind, *id))
    });
    let of_actions = content.actions.iter().enumerate().filter_map(|(index, action)| {
        let (kind, id) = action.document()?;
        Some(one(format!("actions.{index}.document"), kind, id))
    });
    Value::Array(of_event.chain(of_actions).collect())
}

/// Calls `trigger_end_deliveries`, in the transaction of what changed the trigger.
async fn end_deliveries(tx: &mut PgConnection, id: Uuid, why: &str, now: DateTime<Utc>) -> Result<(), BuildError> {
    sqlx::query("select trigger_end_deliveries($1, $2, $3)")
        .bind(id)
        .bind(why)
        .bind(now)
        .persistent(false)
        .execute(tx)
        .await?;
    Ok(())
}

impl TenantDatabase {
    /// Calls `trigger_list`.
    pub(crate) async fn triggers(
        &self,
        schema: &SchemaName,
        filter: &TriggerFilter<'_>,
        since: DateTime<Utc>,
    ) -> Result<Vec<TriggerRow>, BuildError> {
        let mut tx = self.reading(schema).await?;
        Ok(sqlx::query_as("select * from trigger_list($1, $2, $3, $4, $5, $6)")
            .bind(&filter.search)
            .bind(filter.state)
            .bind(filter.sort)
            .bind(since)
            .bind(small(filter.limit))
            .bind(small(filter.offset))
            .persistent(false)
            .fetch_all(&mut *tx)
            .await?)
    }

    /// Calls `trigger_show`.
    pub(crate) async fn trigger(&self, schema: &SchemaName, id: Uuid) -> Result<Option<Value>, BuildError> {
        self.shown(schema, "select trigger_show($1)", id).await
    }

    /// Calls `trigger_run_show`.
    pub(crate) async fn trigger_run(&self, schema: &SchemaName, id: Uuid) -> Result<Option<Value>, BuildError> {
        self.shown(schema, "select trigger_run_show($1)", id).await
    }

    async fn shown(&self, schema: &SchemaName, sql: &'static str, id: Uuid) -> Result<Option<Value>, BuildError> {
        let mut tx = self.reading(schema).await?;
        let found: Option<Value> = sqlx::query_scalar(sql)
            .bind(id)
            .persistent(false)
            .fetch_one(&mut *tx)
            .await?;
        Ok(found)
    }

    /// Calls `trigger_save`; without a revision it is a new one.
    pub(crate) async fn save_trigger(
        &self,
        schema: &SchemaName,
        (id, permission, revision): (Uuid, Uuid, Option<i32>),
        content: &Content,
        operator: &Value,
        now: DateTime<Utc>,
    ) -> Result<PendingTransaction<Outcome>, BuildError> {
        let mut tx = self.inside(schema).await?;
        let done = sqlx::query_as("select outcome, field as about from trigger_save($1, $2, $3, $4, $5, $6, $7)")
            .bind(id)
            .bind(permission)
            .bind(revision)
            .bind(json!(content))
            .bind(named(content))
            .bind(operator)
            .bind(now)
            .persistent(false)
            .fetch_one(&mut *tx)
            .await?;
        if revision.is_some() {
            let why = "The trigger no longer calls this address.";
            end_deliveries(&mut tx, id, why, now).await?;
        }
        Ok(PendingTransaction::new(done, tx))
    }

    /// Calls `trigger_rotate_secret`.
    pub(crate) async fn rotate_trigger_secret(
        &self,
        schema: &SchemaName,
        (id, revision): (Uuid, i32),
        operator: &Value,
        now: DateTime<Utc>,
    ) -> Result<PendingTransaction<Outcome>, BuildError> {
        let mut tx = self.inside(schema).await?;
        let done = sqlx::query_as("select outcome, title as about from trigger_rotate_secret($1, $2, $3, $4)")
            .bind(id)
            .bind(revision)
            .bind(operator)
            .bind(now)
            .persistent(false)
            .fetch_one(&mut *tx)
            .await?;
        Ok(PendingTransaction::new(done, tx))
    }

    /// Calls `trigger_switch`.
    pub(crate) async fn switch_trigger(
        &self,
        schema: &SchemaName,
        (id, to): (Uuid, &str),
        operator: &Value,
        now: DateTime<Utc>,
    ) -> Result<PendingTransaction<Outcome>, BuildError> {
        let mut tx = self.inside(schema).await?;
        let done = sqlx::query_as("select outcome, title as about from trigger_switch($1, $2, $3, $4)")
            .bind(id)
            .bind(to)
            .bind(operator)
            .bind(now)
            .persistent(false)
            .fetch_one(&mut *tx)
            .await?;
        let why = "The trigger was switched off before this was delivered.";
        end_deliveries(&mut tx, id, why, now).await?;
        Ok(PendingTransaction::new(done, tx))
    }

    /// Calls `trigger_runs_page`.
    pub(crate) async fn trigger_runs(
        &self,
        schema: &SchemaName,
        trigger: Uuid,
        filter: &TriggerFilter<'_>,
    ) -> Result<Vec<RunRow>, BuildError> {
        let mut tx = self.reading(schema).await?;
        Ok(sqlx::query_as("select * from trigger_runs_page($1, $2, $3, $4, $5)")
            .bind(trigger)
            .bind(filter.state)
            .bind(&filter.search)
            .bind(small(filter.limit))
            .bind(small(filter.offset))
            .persistent(false)
            .fetch_all(&mut *tx)
            .await?)
    }

    /// Calls `trigger_run_again`: with an id of its own it is a replay.
    pub(crate) async fn run_trigger_again(
        &self,
        schema: &SchemaName,
        (run, replay): (Uuid, Option<Uuid>),
        operator: &Value,
        now: DateTime<Utc>,
    ) -> Result<PendingTransaction<Outcome>, BuildError> {
        let mut tx = self.inside(schema).await?;
        let done = sqlx::query_as("select outcome, title as about from trigger_run_again($1, $2, $3, $4)")
            .bind(run)
            .bind(replay)
            .bind(operator)
            .bind(now)
            .persistent(false)
            .fetch_one(&mut *tx)
            .await?;
        Ok(PendingTransaction::new(done, tx))
    }

    /// Calls `trigger_redeliver`.
    pub(crate) async fn redeliver(
        &self,
        schema: &SchemaName,
        delivery: Uuid,
        operator: &Value,
        now: DateTime<Utc>,
    ) -> Result<PendingTransaction<Outcome>, BuildError> {
        let mut tx = self.inside(schema).await?;
        let done = sqlx::query_as("select outcome, title as about from trigger_redeliver($1, $2, $3)")
            .bind(delivery)
            .bind(operator)
            .bind(now)
            .persistent(false)
            .fetch_one(&mut *tx)
            .await?;
        Ok(PendingTransaction::new(done, tx))
    }

    /// Calls `trigger_dry_run`.
    pub(crate) async fn dry_run(
        &self,
        schema: &SchemaName,
        of: &DryRun<'_>,
    ) -> Result<Vec<AffectedPerson>, BuildError> {
        let mut tx = self.reading(schema).await?;
        Ok(
            sqlx::query_as("select * from trigger_dry_run($1, $2, $3, $4, $5, $6, $7)")
                .bind(of.team)
                .bind(&of.rule)
                .bind(of.event.into_str())
                .bind(of.documents)
                .bind(of.since)
                .bind(small(of.limit))
                .bind(small(of.offset))
                .persistent(false)
                .fetch_all(&mut *tx)
                .await?,
        )
    }

    /// Calls `rule_categories`.
    pub(crate) async fn rule_categories(&self, schema: &SchemaName, team: &str) -> Result<Vec<Category>, BuildError> {
        let mut tx = self.reading(schema).await?;
        Ok(sqlx::query_as("select category, label, shape from rule_categories($1)")
            .bind(team)
            .persistent(false)
            .fetch_all(&mut *tx)
            .await?)
    }

    /// Calls `rule_values`.
    pub(crate) async fn rule_values(
        &self,
        schema: &SchemaName,
        team: &str,
        (category, shape): (&str, &str),
        search: &str,
    ) -> Result<Vec<Choice>, BuildError> {
        let mut tx = self.reading(schema).await?;
        Ok(sqlx::query_as("select value, label from rule_values($1, $2, $3, $4)")
            .bind(team)
            .bind(category)
            .bind(search)
            .bind(shape)
            .persistent(false)
            .fetch_all(&mut *tx)
            .await?)
    }

    /// Calls `trigger_choices`.
    pub(crate) async fn trigger_choices(
        &self,
        schema: &SchemaName,
        (team, kind): (&str, &str),
        search: &str,
    ) -> Result<Vec<Choice>, BuildError> {
        let mut tx = self.reading(schema).await?;
        Ok(sqlx::query_as("select value, label from trigger_choices($1, $2, $3)")
            .bind(team)
            .bind(kind)
            .bind(search)
            .persistent(false)
            .fetch_all(&mut *tx)
            .await?)
    }
}
