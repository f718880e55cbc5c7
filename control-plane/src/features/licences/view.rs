//! What the console is told of a tenant's month.
use chrono::{DateTime, Utc};
use learnt_kernel::csv;
use learnt_kernel::licence::month_text;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::registry::{LicenceNote, LicenceRow, LicenceWaiver};

/// A tenant's month.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LicenceLine {
    pub tenant_id: String,
    /// The organisation's name.
    pub tenant_name: String,
    /// As 2026-11.
    pub month: String,
    /// The plan in force then.
    pub plan: String,
    /// signedIn or learningActive.
    pub metric: String,
    /// How many people were included; absent: any number.
    pub included: Option<i32>,
    /// People who counted.
    pub counted: i32,
    /// Of them not billed.
    pub waived: i64,
    /// Superadmins, who never count: the most there were at once while the month ran; absent where nobody counted them.
    pub superadmins: Option<i32>,
    /// Billed beyond what is included.
    pub over: i64,
    /// Counted more than in the month before; absent where there was none.
    pub difference: Option<i32>,
    /// What was approved to be billed.
    pub billed: Option<i32>,
    /// open, in_review, approved, disputed or invoiced.
    pub state: String,
    /// By team, the largest first.
    pub teams: Vec<TeamCount>,
    /// The months of the last year, oldest first.
    pub trend: Vec<MonthCount>,
    /// When it was last counted.
    pub counted_at: DateTime<Utc>,
    /// When its state was last changed by somebody.
    pub reviewed_at: Option<DateTime<Utc>>,
    pub reviewed_by: Option<String>,
}

/// How many counted first in a team.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamCount {
    pub team_id: String,
    /// People.
    pub counted: i64,
}

/// How many counted in a month.
#[derive(Debug, Serialize, ToSchema)]
pub struct MonthCount {
    /// As 2026-11.
    pub month: String,
    /// People.
    pub counted: i64,
}

impl From<LicenceRow> for LicenceLine {
    fn from(row: LicenceRow) -> Self {
        let people = row
            .billed
            .map_or_else(|| i64::from(row.counted) - row.waived, i64::from);
        let teams = row.teams.as_object().into_iter().flatten();
        let mut teams: Vec<TeamCount> = teams
            .map(|(team, counted)| TeamCount {
                team_id: team.clone(),
                counted: counted.as_i64().unwrap_or_default(),
            })
            .collect();
        teams.sort_by(|one, other| (other.counted, &one.team_id).cmp(&(one.counted, &other.team_id)));
        let trend = row.trend.as_array().into_iter().flatten();
        Self {
            over: row.included.map_or(0, |included| (people - i64::from(included)).max(0)),
            difference: row.previous.map(|previous| row.counted - previous),
            month: month_text(row.month),
            tenant_id: row.tenant_id,
            tenant_name: row.tenant_name,
            plan: row.plan,
            metric: row.metric,
            included: row.included,
            counted: row.counted,
            waived: row.waived,
            superadmins: row.superadmins,
            billed: row.billed,
            state: row.state,
            teams,
            trend: trend
                .map(|month| MonthCount {
                    month: month["month"].as_str().unwrap_or_default().to_owned(),
                    counted: month["counted"].as_i64().unwrap_or_default(),
                })
                .collect(),
            counted_at: row.counted_at,
            reviewed_at: row.reviewed_at,
            reviewed_by: row.reviewed_by_name,
        }
    }
}

/// The columns of the file.
pub const COLUMNS: [&str; 11] = [
    "month", "tenant", "name", "plan", "metric", "included", "counted", "waived", "over", "billed", "state",
];

/// A line of the file.
pub fn line(row: &LicenceLine) -> String {
    let number = |number: Option<i32>| number.map(|number| number.to_string()).unwrap_or_default();
    csv::line([
        row.month.as_str(),
        &row.tenant_id,
        &row.tenant_name,
        &row.plan,
        &row.metric,
        &number(row.included),
        &row.counted.to_string(),
        &row.waived.to_string(),
        &row.over.to_string(),
        &number(row.billed),
        &row.state,
    ])
}

/// A tenant's month, with what was said and decided.
#[derive(Debug, Serialize, ToSchema)]
pub struct LicenceDetail {
    /// The month.
    pub line: LicenceLine,
    /// What was said and decided, oldest first.
    pub notes: Vec<LicenceNoteView>,
}

/// Something that was said or decided.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LicenceNoteView {
    pub text: Option<String>,
    /// The state before.
    pub from: Option<String>,
    /// The state since.
    pub to: Option<String>,
    pub by: String,
    pub at: DateTime<Utc>,
}

impl From<LicenceNote> for LicenceNoteView {
    fn from(row: LicenceNote) -> Self {
        Self {
            text: row.text,
            from: row.from_state,
            to: row.to_state,
            by: row.by_name,
            at: row.at,
        }
    }
}

/// Somebody who counted.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LicencePerson {
    pub user_id: Uuid,
    /// First and last name.
    pub name: String,
    /// Their address, where they have one.
    pub email: Option<String>,
    /// In which team they counted first.
    pub team_id: String,
    /// By what: signedIn or learningActive.
    pub event: String,
    pub at: DateTime<Utc>,
    /// Why they are not billed, and who said so.
    pub waiver: Option<WaiverView>,
}

/// Why somebody is not billed.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct WaiverView {
    pub reason: String,
    /// Who said so.
    pub by: String,
    pub at: DateTime<Utc>,
}

impl From<LicenceWaiver> for WaiverView {
    fn from(row: LicenceWaiver) -> Self {
        Self {
            reason: row.reason,
            by: row.by_name,
            at: row.at,
        }
    }
}

/// The evidence beside the bill.
#[derive(Debug, Serialize, ToSchema)]
pub struct Recount {
    /// What the bill says: counted, whatever is waived.
    pub bill: i32,
    /// What the evidence says now.
    pub evidence: i64,
}
