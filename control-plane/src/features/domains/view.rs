//! What the console is told of a domain.
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::lookup::{RECORD_LABEL, record_value};
use super::state::{Check, DomainState, GRACE};
use crate::registry::TeamDomain;

/// A domain to be added.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DomainInput {
    /// A team of the tenant.
    pub team_id: String,
    /// A host name such as academy.example.com.
    pub host: String,
}

/// Which host a team's links are to use.
#[derive(Debug, Deserialize, ToSchema)]
pub struct MainDomainInput {
    /// A live domain of the team, or its host below a platform root.
    pub host: String,
}

/// The record that proves a domain.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProofRecord {
    /// Its full name.
    pub name: String,
    /// TXT.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// What it must say.
    pub value: String,
}

/// A domain of a team.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnDomain {
    pub host: String,
    pub team_id: String,
    pub state: DomainState,
    /// Whether the team's links use it.
    pub is_main: bool,
    /// Whether no record is asked for: it was entered when the installation was set up.
    pub vouched: bool,
    /// What proves it.
    pub record: ProofRecord,
    /// What the last look found, condition by condition; empty before the first.
    pub checks: Vec<Check>,
    /// When it was looked at last.
    pub checked_at: Option<DateTime<Utc>>,
    /// When it will be looked at next, at the latest.
    pub next_check_at: DateTime<Utc>,
    /// Since when it is proved.
    pub proved_at: Option<DateTime<Utc>>,
    /// When a request over it was answered for the first time.
    pub live_at: Option<DateTime<Utc>>,
    /// Since when its record is gone.
    pub lost_at: Option<DateTime<Utc>>,
    /// Until when it serves without its record.
    pub serves_until: Option<DateTime<Utc>>,
    /// Which operator added it.
    pub added_by: Option<String>,
    /// When it was added.
    pub created_at: DateTime<Utc>,
}

impl From<TeamDomain> for OwnDomain {
    fn from(row: TeamDomain) -> Self {
        let state = DomainState::parse(&row.state);
        Self {
            record: ProofRecord {
                name: format!("{RECORD_LABEL}.{}", row.host),
                kind: "TXT",
                value: record_value(&row.token),
            },
            host: row.host,
            team_id: row.team_id,
            is_main: row.is_default,
            vouched: row.vouched,
            // A newer program may have written more than this one knows.
            checks: serde_json::from_value(row.checks).unwrap_or_default(),
            checked_at: row.checked_at,
            next_check_at: row.next_check_at,
            proved_at: row.verified_at,
            live_at: row.live_at,
            lost_at: row.lost_at,
            serves_until: row
                .lost_at
                .filter(|_| state == DomainState::Grace)
                .map(|lost| lost + GRACE),
            added_by: row.added_by_name,
            created_at: row.created_at,
            state,
        }
    }
}
