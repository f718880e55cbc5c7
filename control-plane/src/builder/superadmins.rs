//! Superadmins of a tenant: the faces of its schema that name them and write down that one is appointed.
use chrono::{DateTime, Utc};
use learnt_kernel::tenant::SchemaName;
use uuid::Uuid;

use super::BuildError;
use super::row::from_row;
use super::tenant_database::TenantDatabase;

/// A superadmin of a team.
#[derive(Debug)]
pub(crate) struct Superadmin {
    pub team_id: String,
    pub user_id: Uuid,
    pub name: String,
    pub email: Option<String>,
    /// Whether they can sign in at the moment.
    pub usable: bool,
}

from_row!(Superadmin {
    team_id,
    user_id,
    name,
    email,
    usable
});

/// An operator's word about a member of a team.
pub(crate) struct Appointment<'a> {
    pub team: &'a str,
    pub email: &'a str,
    /// Appointed; else withdrawn.
    pub on: bool,
    /// Who, and what people read.
    pub operator: (Uuid, &'a str),
    pub reason: &'a str,
    pub event_id: Uuid,
    pub now: DateTime<Utc>,
}

/// Whom it is about.
#[derive(Debug)]
pub(crate) struct AppointedPerson {
    pub name: String,
    /// Whether they can sign in at the moment; nobody else is appointed.
    pub usable: bool,
    /// They are already what they are to be.
    pub already: bool,
}

from_row!(AppointedPerson { name, usable, already });

impl TenantDatabase {
    /// Calls `list_superadmins` in the tenant's schema.
    pub(crate) async fn superadmins(&self, schema: &SchemaName) -> Result<Vec<Superadmin>, BuildError> {
        let mut tx = self.reading(schema).await?;
        let sql = "select team_id, user_id, name, email, usable from list_superadmins()";
        let found = sqlx::query_as(sql).persistent(false);
        Ok(found.fetch_all(&mut *tx).await?)
    }

    /// Calls `appoint_superadmin` in the tenant's schema; nobody has the address: nothing.
    pub(crate) async fn appoint_superadmin(
        &self,
        schema: &SchemaName,
        appointment: &Appointment<'_>,
    ) -> Result<Option<AppointedPerson>, BuildError> {
        let mut tx = self.inside(schema).await?;
        // Of nobody the face answers a row of nothings.
        let sql = "select name, usable, already from appoint_superadmin($1, $2, $3, $4, $5, $6, $7, $8) where user_id is not null";
        let found = sqlx::query_as(sql)
            .bind(appointment.team)
            .bind(appointment.email)
            .bind(appointment.on)
            .bind(appointment.operator.0)
            .bind(appointment.operator.1)
            .bind(appointment.reason)
            .bind(appointment.event_id)
            .bind(appointment.now)
            .persistent(false)
            .fetch_optional(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(found)
    }
}
