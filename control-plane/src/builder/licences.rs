//! Counting the months of tenants from the evidence in their schemas, and the people behind a number.
use chrono::{DateTime, Duration, NaiveDate, Utc};
use futures_util::StreamExt;
use learnt_kernel::licence::{month_of, terms};
use learnt_kernel::tenant::SchemaName;
use serde_json::{Map, Value};
use uuid::Uuid;

use super::row::from_row;
use super::tenant_database::TenantDatabase;
use super::{BuildError, Provisioner};
use crate::registry::{LicenceCount, Tenant};

/// Tenants that are counted at once.
const SIDE_BY_SIDE: usize = 4;
/// What began before the end of a month is committed by then.
const AFTER_THE_END: Duration = Duration::minutes(5);

/// Somebody who counted.
#[derive(Clone, Debug)]
pub(crate) struct Evidence {
    pub user_id: Uuid,
    pub team_id: String,
    pub name: String,
    pub email: Option<String>,
    pub event: String,
    pub at: DateTime<Utc>,
    pub total: i64,
}

from_row!(Evidence {
    user_id,
    team_id,
    name,
    email,
    event,
    at,
    total
});

impl TenantDatabase {
    /// How many counted in each month, by team.
    pub(crate) async fn licence_months(
        &self,
        schema: &SchemaName,
    ) -> Result<Vec<(NaiveDate, String, i64)>, BuildError> {
        let mut tx = self.reading(schema).await?;
        Ok(sqlx::query_as("select month, team_id, counted from licence_months()")
            .persistent(false)
            .fetch_all(&mut *tx)
            .await?)
    }

    /// How many people are superadmins in one team or several.
    async fn superadmin_count(&self, schema: &SchemaName) -> Result<i64, BuildError> {
        let mut tx = self.reading(schema).await?;
        Ok(
            sqlx::query_scalar("select count(distinct user_id) from list_superadmins()")
                .persistent(false)
                .fetch_one(&mut *tx)
                .await?,
        )
    }

    /// The people of a month, in the order in which they counted.
    pub(crate) async fn licence_evidence(
        &self,
        schema: &SchemaName,
        month: NaiveDate,
        limit: i64,
        offset: i64,
    ) -> Result<Vec<Evidence>, BuildError> {
        let mut tx = self.reading(schema).await?;
        let sql = "select user_id, team_id, name, email, event, at, count(*) over () as total \
             from licence_evidence($1) order by at, user_id limit $2 offset $3";
        Ok(sqlx::query_as(sql)
            .bind(month)
            .bind(limit)
            .bind(offset)
            .persistent(false)
            .fetch_all(&mut *tx)
            .await?)
    }
}

impl TenantDatabase {
    /// Whether somebody counted in a month.
    pub(crate) async fn has_counted(
        &self,
        schema: &SchemaName,
        month: NaiveDate,
        user: Uuid,
    ) -> Result<bool, BuildError> {
        let mut tx = self.reading(schema).await?;
        Ok(
            sqlx::query_scalar("select exists (select from licence_evidence($1) where user_id = $2)")
                .bind(month)
                .bind(user)
                .persistent(false)
                .fetch_one(&mut *tx)
                .await?,
        )
    }
}

/// Counts all tenants. One that cannot be read keeps no other one waiting. Answers how many were counted.
pub async fn count_licences(provisioner: &Provisioner) -> Result<usize, BuildError> {
    let tenants = provisioner.registry.billed_tenants().await?;
    let counted = futures_util::stream::iter(tenants).map(|tenant| async move {
        match count_tenant(provisioner, &tenant).await {
            Ok(()) => 1,
            Err(error) => {
                tracing::warn!(tenant = tenant.id, %error, "a tenant's licences could not be counted");
                0
            }
        }
    });
    let counted = counted.buffer_unordered(SIDE_BY_SIDE).collect::<Vec<usize>>().await;
    Ok(counted.into_iter().sum())
}

/// Counts one tenant's months: each that has evidence, and the present one unless it is archived. Months that are over go into review.
pub(crate) async fn count_tenant(provisioner: &Provisioner, tenant: &Tenant) -> Result<(), BuildError> {
    let (tenant_database, schema) = provisioner.location(tenant)?;
    let rows = tenant_database.licence_months(&schema).await?;
    let now = provisioner.clock.now();
    let zone: chrono_tz::Tz = tenant.time_zone.parse().unwrap_or(chrono_tz::UTC);
    let (month, over) = (month_of(now, &zone), month_of(now - AFTER_THE_END, &zone));
    let mut counts: Vec<LicenceCount> = Vec::new();
    for (month, team, counted) in rows {
        if counts.last().is_none_or(|last| last.month != month) {
            counts.push(LicenceCount::none(month));
        }
        if let Some(last) = counts.last_mut() {
            last.counted += counted;
            last.teams.insert(team, Value::from(counted));
        }
    }
    if tenant.status != "archived" && !counts.iter().any(|count| count.month == month) {
        counts.push(LicenceCount {
            month,
            counted: 0,
            teams: Map::new(),
        });
    }
    let terms = terms(&tenant.plan);
    let superadmins = tenant_database.superadmin_count(&schema).await?;
    Ok(provisioner
        .registry
        .store_counts(tenant, (terms, superadmins), &counts, (month, over), now)
        .await?)
}
