//! What the console is told of triggers.
use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use learnt_kernel::trigger::{Action, Content, Event};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::builder::{AffectedPerson, RunRow, TriggerRow};

/// A line of the list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TriggerLine {
    /// The trigger.
    id: Uuid,
    title: String,
    /// The team in which it acts.
    team_id: String,
    /// What wakes it.
    event: String,
    enabled: bool,
    /// Why it was switched off by itself: `gone`.
    stopped: Option<String>,
    /// Who saved it last.
    author_name: String,
    updated_at: DateTime<Utc>,
    /// Runs within the last 24 hours.
    runs: i64,
    /// Of them failed.
    failed: i64,
    /// When the last run began.
    last_run_at: Option<DateTime<Utc>>,
}

impl From<TriggerRow> for TriggerLine {
    fn from(row: TriggerRow) -> Self {
        Self {
            id: row.id,
            title: row.title,
            team_id: row.team_id,
            event: row.event,
            enabled: row.enabled,
            stopped: row.stopped,
            author_name: row.author_name,
            updated_at: row.updated_at,
            runs: row.runs,
            failed: row.failed,
            last_run_at: row.last_run_at,
        }
    }
}

/// One trigger.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TriggerView {
    /// The trigger.
    pub id: Uuid,
    /// The team in which it acts.
    pub team_id: String,
    pub title: String,
    /// What wakes it.
    pub event: Event,
    /// Of which courses, badges, events or forms; empty: of all.
    pub documents: Vec<Uuid>,
    pub rule: BTreeMap<String, Vec<String>>,
    pub actions: Vec<Action>,
    /// So many seconds after the event.
    pub delay_seconds: i32,
    /// So many runs in an hour at most.
    pub per_hour: Option<i32>,
    /// So many runs for one person at most.
    pub per_person: Option<i32>,
    pub enabled: bool,
    /// Why it was switched off by itself: `gone`.
    pub stopped: Option<String>,
    /// Who saved it last and answers for it.
    pub author_name: String,
    /// The operator.
    pub author_id: Uuid,
    /// Which of its secrets signs its webhooks.
    #[serde(skip_serializing)]
    pub secret_version: i32,
    /// When its secret was renewed last.
    pub secret_rotated_at: Option<DateTime<Utc>>,
    /// To be named by a change.
    pub revision: i32,
    /// When it was changed last.
    pub updated_at: DateTime<Utc>,
    /// The names of documents and people that it names, by their ids.
    pub names: BTreeMap<String, String>,
}

/// A new trigger's id.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TriggerMade {
    /// The trigger.
    pub id: Uuid,
}

/// A change of a trigger.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct TriggerChange {
    /// The revision that was on the screen.
    pub revision: i32,
    /// What it is from now on.
    pub content: Content,
}

/// Whether a trigger runs.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct TriggerSwitch {
    /// What becomes of it.
    pub to: SwitchTo,
}

/// What becomes of a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SwitchTo {
    /// It runs.
    Enabled,
    /// It does not.
    Disabled,
    /// It is put away for good.
    Archived,
}

/// That a trigger's secret is to be renewed.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct RotateSecret {
    /// The revision that was on the screen.
    pub revision: i32,
}

/// With which secret a receiver checks the webhooks of a trigger.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TriggerSecret {
    /// As the Standard Webhooks format writes it.
    pub secret: String,
}

/// Whom a trigger would concern.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TriggerDryRun {
    /// The team in which it would act.
    pub team_id: String,
    /// What would wake it.
    pub event: Event,
    /// Of which documents; empty: of all.
    #[serde(default)]
    pub documents: Vec<Uuid>,
    pub rule: BTreeMap<String, Vec<String>>,
    /// Only those to whom the event has happened within the last so many days, 1 to 30; none: everybody that it is for.
    pub days: Option<i64>,
}

/// Somebody for whom a trigger would run.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TriggerPerson {
    user_id: Uuid,
    /// First and last name.
    name: String,
    email: Option<String>,
    /// Their status in the team.
    status: String,
    /// How often the event has happened to them within the days that were asked for; 0 where none were.
    times: i64,
    /// When it did last.
    last_at: Option<DateTime<Utc>>,
}

impl From<AffectedPerson> for TriggerPerson {
    fn from(row: AffectedPerson) -> Self {
        Self {
            user_id: row.user_id,
            name: row.name,
            email: row.email,
            status: row.status,
            times: row.times,
            last_at: row.last_at,
        }
    }
}

/// Something to choose in a trigger.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TriggerChoice {
    pub value: String,
    /// What is read.
    pub label: String,
}

/// A category that a rule can ask for.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RuleCategory {
    /// As it is kept.
    pub id: String,
    /// What the team calls it; empty: what everybody does.
    pub label: String,
    /// `nobody`, `person`, `word`, `truth` or `text`.
    pub shape: String,
}

/// A line of the log of runs.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TriggerRunLine {
    /// The run.
    id: Uuid,
    user_id: Uuid,
    /// Their name; empty: they are gone.
    name: String,
    event: String,
    event_at: DateTime<Utc>,
    /// What it was about.
    document_title: String,
    /// waiting, done, skipped, stopped or failed.
    state: String,
    /// When it is its turn.
    due_at: Option<DateTime<Utc>>,
    /// How often it was tried.
    attempts: i32,
    /// Why it did nothing, as a word.
    error_code: Option<String>,
    /// Why it did nothing.
    error: Option<String>,
    /// 0; of a replay its number.
    replay: i32,
    created_at: DateTime<Utc>,
    ran_at: Option<DateTime<Utc>>,
    /// The states of its webhooks: sending, delivered, failed, gone or refused.
    deliveries: Vec<String>,
}

impl From<RunRow> for TriggerRunLine {
    fn from(row: RunRow) -> Self {
        Self {
            id: row.id,
            user_id: row.user_id,
            name: row.name,
            event: row.event,
            event_at: row.event_at,
            document_title: row.document_title,
            state: row.state,
            due_at: row.due_at,
            attempts: row.attempts,
            error_code: row.error_code,
            error: row.error,
            replay: row.replay,
            created_at: row.created_at,
            ran_at: row.ran_at,
            deliveries: row.deliveries,
        }
    }
}

/// One run whole.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TriggerRun {
    /// The run.
    id: Uuid,
    trigger_id: Uuid,
    event_id: Uuid,
    event: String,
    event_at: DateTime<Utc>,
    document_id: Option<Uuid>,
    /// What that is called.
    document_title: String,
    user_id: Uuid,
    /// Their name; empty: they are gone.
    name: String,
    email: Option<String>,
    /// How many triggers led to the event.
    depth: i16,
    /// 0; of a replay its number.
    replay: i32,
    /// waiting, done, skipped, stopped or failed.
    state: String,
    /// When it is its turn.
    due_at: Option<DateTime<Utc>>,
    /// How often it was tried.
    attempts: i32,
    /// What each action came to.
    #[schema(value_type = Vec<Object>)]
    output: Vec<Value>,
    /// Why it did nothing, as a word.
    error_code: Option<String>,
    /// Why it did nothing.
    error: Option<String>,
    created_at: DateTime<Utc>,
    ran_at: Option<DateTime<Utc>>,
    /// Its webhooks.
    deliveries: Vec<TriggerDelivery>,
}

/// A webhook.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TriggerDelivery {
    /// The delivery; its receiver knows it as `msg_` and these letters without hyphens.
    id: Uuid,
    /// To which address.
    url: String,
    body: String,
    /// sending, delivered, failed, gone or refused.
    state: String,
    /// When it is sent next.
    due_at: Option<DateTime<Utc>>,
    /// How often it was sent.
    attempts: i32,
    /// The latest tries, the first of them first.
    tries: Vec<DeliveryTry>,
}

/// A try to deliver a webhook.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct DeliveryTry {
    at: DateTime<Utc>,
    /// How it was answered; absent: not at all.
    status: Option<u16>,
    /// After so many milliseconds.
    ms: u64,
    /// The beginning of the answer.
    answer: Option<String>,
    /// Why there was none.
    error: Option<String>,
}

/// How a run is repeated.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct RunAgain {
    /// Done once more, as a run of its own; otherwise what failed is tried again.
    pub replay: bool,
}
