//! People whom no bill counts: the faces of a tenant's schema that name them and mark somebody.
use chrono::{DateTime, Utc};
use learnt_kernel::tenant::SchemaName;
use serde_json::Value;
use uuid::Uuid;

use super::BuildError;
use super::row::from_row;
use super::tenant_database::TenantDatabase;

/// Somebody whom no bill counts.
#[derive(Debug)]
pub(crate) struct DemoAccount {
    pub user_id: Uuid,
    pub team_id: String,
    pub name: String,
    pub email: Option<String>,
    pub reason: String,
    pub marked_by: String,
    pub marked_at: DateTime<Utc>,
}

from_row!(DemoAccount {
    user_id,
    team_id,
    name,
    email,
    reason,
    marked_by,
    marked_at
});

/// An operator's word about a member of a team.
pub(crate) struct DemoMark<'a> {
    pub team: &'a str,
    pub email: &'a str,
    /// Marked; else no longer.
    pub on: bool,
    pub reason: &'a str,
    /// Who, as the faces write it into the tenant's log.
    pub by: Value,
    pub now: DateTime<Utc>,
}

impl TenantDatabase {
    /// Calls `list_demo_accounts` in the tenant's schema.
    pub(crate) async fn demo_accounts(&self, schema: &SchemaName) -> Result<Vec<DemoAccount>, BuildError> {
        let mut tx = self.reading(schema).await?;
        let sql = "select user_id, team_id, name, email, reason, marked_by, marked_at from list_demo_accounts()";
        let found = sqlx::query_as(sql).persistent(false);
        Ok(found.fetch_all(&mut *tx).await?)
    }

    /// Calls `mark_demo_account` in the tenant's schema. Answers the name, and whether it was so already; nobody has the address: nothing.
    pub(crate) async fn mark_demo_account(
        &self,
        schema: &SchemaName,
        mark: &DemoMark<'_>,
    ) -> Result<Option<(String, bool)>, BuildError> {
        let mut tx = self.inside(schema).await?;
        // Of nobody the face answers a row of nothings.
        let sql = "select name, already from mark_demo_account($1, $2, $3, $4, $5, $6) where user_id is not null";
        let found = sqlx::query_as(sql)
            .bind(mark.team)
            .bind(mark.email)
            .bind(mark.on)
            .bind(mark.reason)
            .bind(&mark.by)
            .bind(mark.now)
            .persistent(false)
            .fetch_optional(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(found)
    }
}
