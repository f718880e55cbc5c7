//! A tenant's audit log, as the console reads it: through the face that the tenant's schema shows.
use chrono::{DateTime, Utc};
use learnt_kernel::cursor::{Cursor, MOST_COUNTED, PagePosition, Total};
use learnt_kernel::tenant::SchemaName;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

use super::BuildError;
use super::row::from_row;
use super::tenant_database::TenantDatabase;

/// Which rows; days are read already.
#[derive(Clone, Debug, Default)]
pub(crate) struct LogQuery {
    /// A pattern for LIKE, in small letters.
    pub search: Option<String>,
    pub action: Option<String>,
    pub actor: Option<Uuid>,
    pub acting_as: Option<Uuid>,
    pub from: Option<DateTime<Utc>>,
    pub before: Option<DateTime<Utc>>,
}

/// What was done in a tenant.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TenantAuditEvent {
    pub id: Uuid,
    pub at: DateTime<Utc>,
    /// What, as a word for programs: `person.invited`.
    pub action: String,
    /// The id of what it was done to.
    pub subject: String,
    /// What that was called then.
    pub subject_name: Option<String>,
    /// Who did it; nobody: the system itself.
    pub actor: Option<Uuid>,
    /// Their name then.
    pub actor_name: Option<String>,
    pub acting_as: Option<Uuid>,
    /// Their name then.
    pub acting_as_name: Option<String>,
    /// At which team's host.
    pub team_id: Option<String>,
    pub ip: Option<String>,
    pub request_id: Option<String>,
    /// What else is known of it.
    #[schema(value_type = Object)]
    pub details: Value,
    /// Orders rows of one moment.
    #[serde(skip)]
    pub seq: i64,
}

impl TenantAuditEvent {
    /// Its place in the log.
    pub(crate) fn cursor(&self) -> Cursor {
        Cursor {
            at: self.at,
            seq: self.seq,
        }
    }
}

from_row!(TenantAuditEvent {
    id,
    at,
    action,
    subject,
    subject_name,
    actor,
    actor_name,
    acting_as,
    acting_as_name,
    team_id,
    ip,
    request_id,
    details,
    seq
});

impl TenantDatabase {
    /// Calls `audit_rows` in the tenant's schema: so many rows from a place on, the nearest first.
    pub(crate) async fn audit_rows(
        &self,
        schema: &SchemaName,
        query: &LogQuery,
        position: PagePosition,
        limit: u32,
    ) -> Result<Vec<TenantAuditEvent>, BuildError> {
        let mut tx = self.reading(schema).await?;
        Ok(
            sqlx::query_as("select * from audit_rows($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)")
                .bind(&query.search)
                .bind(&query.action)
                .bind(query.actor)
                .bind(query.acting_as)
                .bind(query.from)
                .bind(query.before)
                .bind(position.cursor().map(|cursor| cursor.at))
                .bind(position.cursor().map(|cursor| cursor.seq))
                .bind(position.is_backwards())
                .bind(i32::try_from(limit).unwrap_or(i32::MAX))
                .persistent(false)
                .fetch_all(&mut *tx)
                .await?,
        )
    }

    /// Calls `audit_count` in the tenant's schema.
    pub(crate) async fn audit_count(&self, schema: &SchemaName, query: &LogQuery) -> Result<Total, BuildError> {
        let mut tx = self.reading(schema).await?;
        let (rows, is_estimate) =
            sqlx::query_as("select total, is_estimate from audit_count($1, $2, $3, $4, $5, $6, $7)")
                .bind(&query.search)
                .bind(&query.action)
                .bind(query.actor)
                .bind(query.acting_as)
                .bind(query.from)
                .bind(query.before)
                .bind(i32::try_from(MOST_COUNTED + 1).unwrap_or(i32::MAX))
                .persistent(false)
                .fetch_one(&mut *tx)
                .await?;
        Ok(Total { rows, is_estimate })
    }

    /// Calls `audit_actions` in the tenant's schema.
    pub(crate) async fn audit_actions(&self, schema: &SchemaName) -> Result<Vec<String>, BuildError> {
        let mut tx = self.reading(schema).await?;
        Ok(sqlx::query_scalar("select * from audit_actions()")
            .persistent(false)
            .fetch_all(&mut *tx)
            .await?)
    }
}
