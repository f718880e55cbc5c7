//! Operators who act as somebody: the faces of a tenant's schema that know a member, let an operator in, and show one out.
use chrono::{DateTime, Utc};
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::SchemaName;
use uuid::Uuid;

use super::BuildError;
use super::row::from_row;
use super::tenant_database::TenantDatabase;

/// A member of a team.
#[derive(Debug)]
pub(crate) struct Member {
    pub user_id: Uuid,
    pub name: String,
    /// Whether somebody may act as them at the moment.
    pub usable: bool,
}

from_row!(Member { user_id, name, usable });

/// An operator who is let in as somebody.
pub(crate) struct Admission {
    /// Of the secret that their browser brings.
    pub hash: Vec<u8>,
    /// The host that it has to bring it to.
    pub host: String,
    pub person: Uuid,
    /// Who, and what people read.
    pub operator: (Uuid, String),
    pub reason: String,
    /// Where they go back to.
    pub home: String,
    pub now: DateTime<Utc>,
    pub until: DateTime<Utc>,
}

impl TenantDatabase {
    /// Calls `member_to_act_as` in the tenant's schema.
    pub(crate) async fn member_to_act_as(
        &self,
        schema: &SchemaName,
        team: &str,
        email: &str,
    ) -> Result<Option<Member>, BuildError> {
        let mut tx = self.reading(schema).await?;
        // Of nobody the face answers a row of nothings.
        let sql = "select user_id, name, usable from member_to_act_as($1, $2) where user_id is not null";
        let found = sqlx::query_as(sql).bind(team).bind(email).persistent(false);
        Ok(found.fetch_optional(&mut *tx).await?)
    }

    /// Calls `admit_operator` in the tenant's schema.
    pub(crate) async fn admit_operator(&self, schema: &SchemaName, admission: Admission) -> Result<(), BuildError> {
        let mut tx = self.inside(schema).await?;
        sqlx::query("select admit_operator($1, $2, $3, $4, $5, $6, $7, $8, $9)")
            .bind(admission.hash)
            .bind(admission.host)
            .bind(admission.person)
            .bind(admission.operator.0)
            .bind(admission.operator.1)
            .bind(admission.reason)
            .bind(admission.home)
            .bind(admission.now)
            .bind(admission.until)
            .persistent(false)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Calls `operator_disabled` in the tenant's schema.
    pub(crate) async fn operator_disabled(
        &self,
        schema: &SchemaName,
        operator: Uuid,
        now: DateTime<Utc>,
    ) -> Result<(), BuildError> {
        let mut tx = self.inside(schema).await?;
        sqlx::query("select operator_disabled($1, $2, $3)")
            .bind(operator)
            .bind(new_id())
            .bind(now)
            .persistent(false)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }
}
