//! Filters of both logs, and their lines as a file.
use chrono::{DateTime, Utc};
use learnt_kernel::csv;
use learnt_kernel::filters::{contains, in_utc, non_empty, search_words, span};
use learnt_kernel::problem::Problem;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::builder::{LogQuery, TenantAuditEvent};
use crate::registry::{AuditEventRow, AuditQuery};

/// Which rows of the operators' log.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query)]
pub struct AuditFilter {
    /// Parts of names, of an id, or of the word of what was done.
    pub search: Option<String>,
    /// What was done, such as `tenant.ordered`.
    pub action: Option<String>,
    pub operator: Option<Uuid>,
    /// From this day (UTC), or this moment, on.
    pub from: Option<String>,
    /// Until this day (UTC), which still counts, or this moment.
    pub to: Option<String>,
}

/// Which rows of a tenant's log.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query)]
pub struct LogFilter {
    /// Part of a name, or of the word of what was done.
    pub search: Option<String>,
    /// What was done, such as `person.invited`.
    pub action: Option<String>,
    pub actor: Option<Uuid>,
    /// In whose name it was done.
    pub acting_as: Option<Uuid>,
    /// From this day (UTC), or this moment, on.
    pub from: Option<String>,
    /// Until this day (UTC), which still counts, or this moment.
    pub to: Option<String>,
}

/// What an operator did.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatorAuditEvent {
    pub id: Uuid,
    pub at: DateTime<Utc>,
    /// What, as a word for programs: `tenant.ordered`.
    pub action: String,
    /// The id of what it was done to.
    pub subject: String,
    /// What that was called then.
    pub subject_name: Option<String>,
    /// Who did it; nobody: a command on the server itself.
    pub operator_id: Option<Uuid>,
    /// Their name then.
    pub operator_name: Option<String>,
    pub ip: Option<String>,
    pub request_id: Option<String>,
    /// What else is known of it.
    #[schema(value_type = Object)]
    pub details: Value,
}

impl From<AuditEventRow> for OperatorAuditEvent {
    fn from(row: AuditEventRow) -> Self {
        Self {
            id: row.id,
            at: row.at,
            action: row.action,
            subject: row.subject,
            subject_name: row.subject_name,
            operator_id: row.operator_id,
            operator_name: row.operator_name,
            ip: row.ip,
            request_id: row.request_id,
            details: row.details,
        }
    }
}

impl AuditFilter {
    /// What it asks the register for.
    pub(crate) fn to_query(&self) -> Result<AuditQuery, Problem> {
        let (from, before) = span(self.from.as_deref(), self.to.as_deref(), in_utc)?;
        Ok(AuditQuery {
            search: search_words(self.search.as_deref().unwrap_or_default()),
            action: non_empty(self.action.as_deref()).map(str::to_owned),
            operator: self.operator,
            from,
            before,
        })
    }
}

impl LogFilter {
    /// What it asks the tenant's face for.
    pub(crate) fn to_query(&self) -> Result<LogQuery, Problem> {
        let (from, before) = span(self.from.as_deref(), self.to.as_deref(), in_utc)?;
        Ok(LogQuery {
            search: non_empty(self.search.as_deref()).map(contains),
            action: non_empty(self.action.as_deref()).map(str::to_owned),
            actor: self.actor,
            acting_as: self.acting_as,
            from,
            before,
        })
    }
}

/// The first line of the operators' log as a file.
pub const AUDIT_COLUMNS: [&str; 8] = [
    "at",
    "action",
    "subject",
    "subjectName",
    "operator",
    "operatorName",
    "ip",
    "details",
];

/// The first line of a tenant's log as a file.
pub const LOG_COLUMNS: [&str; 11] = [
    "at",
    "action",
    "subject",
    "subjectName",
    "actor",
    "actorName",
    "actingAs",
    "actingAsName",
    "team",
    "ip",
    "details",
];

fn id(id: Option<Uuid>) -> String {
    id.map(|id| id.to_string()).unwrap_or_default()
}

/// A line of the operators' log.
pub fn audit_line(row: &OperatorAuditEvent) -> String {
    let (at, operator, details) = (
        csv::timestamp(Some(row.at)),
        id(row.operator_id),
        row.details.to_string(),
    );
    csv::line([
        at.as_str(),
        &row.action,
        &row.subject,
        row.subject_name.as_deref().unwrap_or_default(),
        &operator,
        row.operator_name.as_deref().unwrap_or_default(),
        row.ip.as_deref().unwrap_or_default(),
        &details,
    ])
}

/// A line of a tenant's log.
pub fn log_line(row: &TenantAuditEvent) -> String {
    let (at, details) = (csv::timestamp(Some(row.at)), row.details.to_string());
    let (actor, acting_as) = (id(row.actor), id(row.acting_as));
    csv::line([
        at.as_str(),
        &row.action,
        &row.subject,
        row.subject_name.as_deref().unwrap_or_default(),
        &actor,
        row.actor_name.as_deref().unwrap_or_default(),
        &acting_as,
        row.acting_as_name.as_deref().unwrap_or_default(),
        row.team_id.as_deref().unwrap_or_default(),
        row.ip.as_deref().unwrap_or_default(),
        &details,
    ])
}
