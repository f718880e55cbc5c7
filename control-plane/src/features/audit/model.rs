//! Filters of both logs, and their lines as a file.
use chrono::{DateTime, Duration, NaiveDate, NaiveTime, Utc};
use learnt_kernel::csv;
use learnt_kernel::problem::{FieldError, Problem};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::builder::{LogAsked, TenantDeed};
use crate::registry::{DeedRow, DeedsAsked};

/// Which rows of the operators' log.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query)]
pub struct DeedFilter {
    /// Parts of names, of an id, or of the word of what was done.
    pub search: Option<String>,
    /// What was done, such as `tenant.ordered`.
    pub action: Option<String>,
    /// Who did it.
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
    /// Who did it.
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
pub struct OperatorDeed {
    /// The row.
    pub id: Uuid,
    /// When.
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
    /// From which address.
    pub ip: Option<String>,
    /// With which request.
    pub request_id: Option<String>,
    /// What else is known of it.
    #[schema(value_type = Object)]
    pub details: Value,
}

impl From<DeedRow> for OperatorDeed {
    fn from(row: DeedRow) -> Self {
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

/// `%text%` for LIKE, with its wildcards taken literally, in small letters.
fn pattern(text: &str) -> String {
    let escaped = text
        .trim()
        .to_lowercase()
        .replace('\\', "\\\\")
        .replace('%', "\\%")
        .replace('_', "\\_");
    format!("%{escaped}%")
}

fn said(text: Option<&str>) -> Option<&str> {
    text.map(str::trim).filter(|text| !text.is_empty())
}

type Span = (Option<DateTime<Utc>>, Option<DateTime<Utc>>);

fn span(from: Option<&str>, to: Option<&str>) -> Result<Span, Problem> {
    let mut errors = Vec::new();
    let mut read = |field: &str, text: Option<&str>, end: bool| {
        let found = moment(said(text)?, end);
        if found.is_none() {
            errors.push(FieldError::new(field, "not_a_date", "A date looks like 2026-11-21"));
        }
        found
    };
    let span = (read("from", from, false), read("to", to, true));
    if errors.is_empty() {
        Ok(span)
    } else {
        Err(Problem::unprocessable(errors))
    }
}

/// A moment as it stands; of a day its beginning, or its end.
fn moment(text: &str, end: bool) -> Option<DateTime<Utc>> {
    if let Ok(moment) = DateTime::parse_from_rfc3339(text) {
        return Some(moment.to_utc());
    }
    let day: NaiveDate = text.parse().ok()?;
    let begin = day.and_time(NaiveTime::MIN).and_utc();
    if end {
        begin.checked_add_signed(Duration::days(1))
    } else {
        Some(begin)
    }
}

impl DeedFilter {
    /// What it asks the register for.
    pub(crate) fn asked(&self) -> Result<DeedsAsked, Problem> {
        let (from, before) = span(self.from.as_deref(), self.to.as_deref())?;
        let words = said(self.search.as_deref()).unwrap_or_default();
        Ok(DeedsAsked {
            search: words.split_whitespace().take(6).map(pattern).collect(),
            action: said(self.action.as_deref()).map(str::to_owned),
            operator: self.operator,
            from,
            before,
            ..DeedsAsked::default()
        })
    }
}

impl LogFilter {
    /// What it asks the tenant's face for.
    pub(crate) fn asked(&self) -> Result<LogAsked, Problem> {
        let (from, before) = span(self.from.as_deref(), self.to.as_deref())?;
        Ok(LogAsked {
            search: said(self.search.as_deref()).map(pattern),
            action: said(self.action.as_deref()).map(str::to_owned),
            actor: self.actor,
            acting_as: self.acting_as,
            from,
            before,
            ..LogAsked::default()
        })
    }
}

/// The first line of the operators' log as a file.
pub const DEED_COLUMNS: [&str; 8] = [
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
pub fn deed_line(row: &OperatorDeed) -> String {
    let (at, operator, details) = (csv::moment(Some(row.at)), id(row.operator_id), row.details.to_string());
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
pub fn log_line(row: &TenantDeed) -> String {
    let (at, details) = (csv::moment(Some(row.at)), row.details.to_string());
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_whole_and_what_is_none_is_named() {
        let filter = LogFilter {
            search: Some(" 50%_Ada ".into()),
            from: Some("2026-11-21".into()),
            to: Some("2026-11-21".into()),
            ..LogFilter::default()
        };
        let asked = filter.asked().unwrap();
        assert_eq!(asked.search.as_deref(), Some("%50\\%\\_ada%"));
        assert_eq!(asked.before.unwrap() - asked.from.unwrap(), Duration::days(1));
        let filter = DeedFilter {
            to: Some("soon".into()),
            ..DeedFilter::default()
        };
        assert_eq!(filter.asked().unwrap_err().errors()[0].field, "to");
    }
}
