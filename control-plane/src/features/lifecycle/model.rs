//! The moves of a tenant, from which states they may be made, and why they are refused.
use chrono::{DateTime, Duration, Utc};
use learnt_kernel::problem::{FieldError, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::registry::{Erasure, Tenant};

const SHORTEST_REASON: usize = 3;
const LONGEST_REASON: usize = 500;
/// Days for which an order to erase can be called off, at most.
const LONGEST_GRACE: i64 = 90;

/// A move from one state to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Nobody gets in until it is resumed.
    Suspend,
    /// People may sign in again.
    Resume,
    /// Its hosts answer no more; everything is kept.
    Archive,
    /// Back from the archive, still suspended.
    Restore,
}

impl Move {
    /// The states from which it can be made.
    pub fn from(self) -> &'static [&'static str] {
        match self {
            Self::Suspend => &["ready"],
            Self::Resume => &["suspended"],
            Self::Archive => &["ready", "suspended", "failed"],
            Self::Restore => &["archived"],
        }
    }

    /// The state that it leads to. What was never ready goes back to where it had failed.
    pub fn to(self, tenant: &Tenant) -> &'static str {
        match self {
            Self::Suspend => "suspended",
            Self::Resume => "ready",
            Self::Archive => "archived",
            Self::Restore if tenant.ready_at.is_some() => "suspended",
            Self::Restore => "failed",
        }
    }

    /// Its word in the operators' log.
    pub fn action(self) -> &'static str {
        match self {
            Self::Suspend => "tenant.suspended",
            Self::Resume => "tenant.resumed",
            Self::Archive => "tenant.archived",
            Self::Restore => "tenant.restored",
        }
    }

    /// Whether people are signed out by it.
    pub fn closes(self) -> bool {
        matches!(self, Self::Suspend | Self::Archive)
    }

    /// Why it cannot be made from this state.
    pub fn refused(self, state: &str) -> Problem {
        let (what, from) = match self {
            Self::Suspend => ("suspended", "ready"),
            Self::Resume => ("resumed", "suspended"),
            Self::Archive => ("archived", "ready, suspended or failed"),
            Self::Restore => ("restored", "archived without a scheduled erasure"),
        };
        Problem::conflict(
            "wrong_state",
            format!("Only a tenant that is {from} can be {what}; this one is {state}."),
        )
    }
}

/// Why something is done.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = MoveReason)]
pub struct Why {
    /// 3 to 500 letters; operators read it.
    reason: String,
}

impl Why {
    /// The reason, trimmed.
    pub fn read(&self) -> Result<String, Problem> {
        reason(&self.reason).map_err(|error| Problem::unprocessable(vec![error]))
    }
}

fn reason(text: &str) -> Result<String, FieldError> {
    let text = text.trim();
    match text.chars().count() {
        0 => Err(FieldError::new("reason", "required", "Enter a reason.")),
        length if length < SHORTEST_REASON => Err(FieldError::new(
            "reason",
            "too_short",
            "Enter a reason of at least 3 characters.",
        )),
        length if length > LONGEST_REASON => {
            Err(FieldError::new("reason", "too_long", "Enter at most 500 characters."))
        }
        _ => Ok(text.to_owned()),
    }
}

/// Which plan a tenant is to be on.
#[derive(Debug, Deserialize, ToSchema)]
pub struct PlanInput {
    /// The plan's id.
    pub plan: String,
    /// The one that it was on when it was looked at: another one is refused with 409.
    pub from: String,
}

/// What an operator says who wants a tenant erased.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ErasureInput {
    /// The tenant's name, typed.
    confirmation: String,
    /// 3 to 500 letters; it stands on the certificate.
    reason: String,
    /// For so many days the order can be called off, 0 to 90.
    grace_days: i64,
}

impl ErasureInput {
    /// The reason and the moment from which it is carried out; everything that is wrong at once.
    pub fn read(&self, tenant: &Tenant, now: DateTime<Utc>) -> Result<(String, DateTime<Utc>), Problem> {
        let mut errors = Vec::new();
        if self.confirmation.trim() != tenant.name.trim() {
            errors.push(FieldError::new(
                "confirmation",
                "different",
                "Type the tenant's exact name.",
            ));
        }
        let reason = reason(&self.reason).map_err(|error| errors.push(error)).ok();
        if !(0..=LONGEST_GRACE).contains(&self.grace_days) {
            errors.push(FieldError::new("graceDays", "out_of_range", "Choose 0 to 90 days."));
        }
        match reason {
            Some(reason) if errors.is_empty() => Ok((reason, now + Duration::days(self.grace_days))),
            _ => Err(Problem::unprocessable(errors)),
        }
    }
}

/// An order to erase a tenant; once it is finished, the certificate.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ErasureView {
    /// The order's id, and the certificate's number.
    pub id: Uuid,
    pub tenant_id: String,
    /// The organisation's name.
    pub tenant_name: String,
    /// The schema that held it.
    pub schema: Option<String>,
    /// The cluster that held the schema.
    pub cluster: Option<String>,
    pub reason: String,
    /// Who ordered it.
    pub requested_by: Option<String>,
    /// When it was ordered.
    pub requested_at: DateTime<Utc>,
    /// From when on it is carried out.
    pub due_at: DateTime<Utc>,
    /// Since when it cannot be called off.
    pub begun_at: Option<DateTime<Utc>>,
    /// Since when schema and roles are gone.
    pub schema_gone_at: Option<DateTime<Utc>>,
    /// Since when the files are gone.
    pub files_gone_at: Option<DateTime<Utc>>,
    /// Since when nothing is left.
    pub finished_at: Option<DateTime<Utc>>,
    /// Distinct people who had a membership.
    pub people: i64,
    /// Tables of the schema.
    pub tables: i64,
    /// Their bytes, with indexes.
    pub table_bytes: i64,
    /// Files of the object store.
    pub files: i64,
    pub file_bytes: i64,
    /// Identities of people who belonged to no other tenant.
    pub identities: i64,
}

impl From<Erasure> for ErasureView {
    fn from(row: Erasure) -> Self {
        Self {
            id: row.id,
            tenant_id: row.tenant_id,
            tenant_name: row.tenant_name,
            schema: row.schema_name,
            cluster: row.cluster_id,
            reason: row.reason,
            requested_by: row.requested_by_name,
            requested_at: row.requested_at,
            due_at: row.due_at,
            begun_at: row.begun_at,
            schema_gone_at: row.schema_gone_at,
            files_gone_at: row.files_gone_at,
            finished_at: row.finished_at,
            people: row.people,
            tables: row.tables,
            table_bytes: row.table_bytes,
            files: row.files,
            file_bytes: row.file_bytes,
            identities: row.identities,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_a_sentence() {
        let code = |text: &str| reason(text).map_err(|error| error.code.to_string());
        assert_eq!(code(" "), Err("required".to_owned()));
        assert_eq!(code("no"), Err("too_short".to_owned()));
        assert_eq!(code(&"x".repeat(501)), Err("too_long".to_owned()));
        assert_eq!(code(" Unpaid "), Ok("Unpaid".to_owned()));
    }

    #[test]
    fn every_move_says_from_where() {
        for one in [Move::Suspend, Move::Resume, Move::Archive, Move::Restore] {
            assert!(!one.from().is_empty());
            assert_eq!(one.refused("provisioning").code(), "wrong_state");
        }
    }
}
