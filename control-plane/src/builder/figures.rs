//! Figures of tenants: counted in each schema by its faces, kept in the register for the list and the fleet's page.
use chrono::{DateTime, Duration, NaiveDate, Utc};
use futures_util::StreamExt;
use learnt_kernel::tenant::SchemaName;
use uuid::Uuid;

use super::pending::PendingTransaction;
use super::row::from_row;
use super::tenant_database::TenantDatabase;
use super::{BuildError, Provisioner};
use crate::registry::Tenant;

/// Tenants that are counted at once.
const SIDE_BY_SIDE: usize = 4;
/// Days of the charts, the present one among them.
pub(crate) const DAYS: i64 = 30;
/// Days that are counted again each time: the present one goes on, and the one before may just have ended.
const AGAIN: i64 = 2;

/// How a tenant is now.
#[derive(Clone, Debug, Default)]
pub(crate) struct Figures {
    pub people: i64,
    pub recent: i64,
    pub last_seen_at: Option<DateTime<Utc>>,
    pub waiting: i64,
    pub oldest_due_at: Option<DateTime<Utc>>,
    pub dead: i64,
}

from_row!(Figures {
    people,
    recent,
    last_seen_at,
    waiting,
    oldest_due_at,
    dead
});

/// A domain event whose reaction was given up.
#[derive(Clone, Debug)]
pub(crate) struct DeadEvent {
    pub id: Uuid,
    pub kind: String,
    pub subject: String,
    pub error: Option<String>,
    pub attempts: i32,
    pub at: DateTime<Utc>,
    pub dead_at: DateTime<Utc>,
}

from_row!(DeadEvent {
    id,
    kind,
    subject,
    error,
    attempts,
    at,
    dead_at
});

/// How loaded a tenants' database is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Load {
    pub connections: i64,
    pub most_connections: i64,
    pub bytes: i64,
}

from_row!(Load {
    connections,
    most_connections,
    bytes
});

/// The day it is in a time zone.
pub(crate) fn day_in(zone: &str, now: DateTime<Utc>) -> NaiveDate {
    let zone: chrono_tz::Tz = zone.parse().unwrap_or(chrono_tz::UTC);
    now.with_timezone(&zone).date_naive()
}

impl TenantDatabase {
    /// Calls `tenant_figures` in the tenant's schema.
    pub(crate) async fn figures(&self, schema: &SchemaName, now: DateTime<Utc>) -> Result<Figures, BuildError> {
        let mut tx = self.reading(schema).await?;
        Ok(sqlx::query_as("select * from tenant_figures($1, $2)")
            .bind(now - Duration::days(DAYS))
            .bind(now)
            .persistent(false)
            .fetch_one(&mut *tx)
            .await?)
    }

    /// Calls `active_days` in the tenant's schema.
    pub(crate) async fn active_days(
        &self,
        schema: &SchemaName,
        from: NaiveDate,
        zone: &str,
    ) -> Result<Vec<(NaiveDate, i64)>, BuildError> {
        let mut tx = self.reading(schema).await?;
        Ok(sqlx::query_as("select day, people from active_days($1, $2)")
            .bind(from)
            .bind(zone)
            .persistent(false)
            .fetch_all(&mut *tx)
            .await?)
    }

    /// Calls `dead_facts` in the tenant's schema.
    pub(crate) async fn dead_events(&self, schema: &SchemaName, most: i32) -> Result<Vec<DeadEvent>, BuildError> {
        let mut tx = self.reading(schema).await?;
        Ok(sqlx::query_as("select * from dead_facts($1)")
            .bind(most)
            .persistent(false)
            .fetch_all(&mut *tx)
            .await?)
    }

    /// Calls `retry_dead_fact` in the tenant's schema. False when it is not given up.
    pub(crate) async fn retry_dead_event(
        &self,
        schema: &SchemaName,
        event_id: Uuid,
        now: DateTime<Utc>,
    ) -> Result<PendingTransaction<bool>, BuildError> {
        let mut tx = self.inside(schema).await?;
        let found = sqlx::query_scalar("select retry_dead_fact($1, $2)")
            .bind(event_id)
            .bind(now)
            .persistent(false)
            .fetch_one(&mut *tx)
            .await?;
        Ok(PendingTransaction::new(found, tx))
    }

    /// How loaded the database is.
    pub(crate) async fn load(&self) -> Result<Load, BuildError> {
        let sql = "select (select coalesce(sum(numbackends), 0)::bigint from pg_stat_database) as connections, \
             current_setting('max_connections')::bigint as most_connections, \
             pg_database_size(current_database())::bigint as bytes";
        Ok(sqlx::query_as(sql).fetch_one(&self.pool).await?)
    }
}

/// Counts all tenants. One that cannot be read keeps no other one waiting, and is marked. Answers how many were counted.
pub async fn count_figures(provisioner: &Provisioner) -> Result<usize, BuildError> {
    let tenants = provisioner.registry.licensed_tenants().await?;
    let counted = futures_util::stream::iter(tenants).map(|tenant| async move {
        match count(provisioner, &tenant).await {
            Ok(()) => 1,
            Err(error) => {
                tracing::warn!(tenant = tenant.id, %error, "a tenant's figures could not be counted");
                let why = error.to_string();
                let result = provisioner
                    .registry
                    .not_counted(&tenant.id, &why, provisioner.clock.now());
                if let Err(error) = result.await {
                    tracing::warn!(tenant = tenant.id, %error, "and that could not be written down");
                }
                0
            }
        }
    });
    let counted = counted.buffer_unordered(SIDE_BY_SIDE).collect::<Vec<usize>>().await;
    Ok(counted.into_iter().sum())
}

async fn count(provisioner: &Provisioner, tenant: &Tenant) -> Result<(), BuildError> {
    let (tenant_database, schema) = provisioner.location(tenant)?;
    let now = provisioner.clock.now();
    let today = day_in(&tenant.time_zone, now);
    let figures = tenant_database.figures(&schema, now).await?;
    let first = today - Duration::days(DAYS - 1);
    let last_day = provisioner.registry.last_day(&tenant.id).await?;
    let from = last_day.map_or(first, |day| first.max(day.min(today) - Duration::days(AGAIN - 1)));
    let found = tenant_database.active_days(&schema, from, &tenant.time_zone).await?;
    // A day on which nobody came is a day that was counted.
    let days: Vec<(NaiveDate, i64)> = from
        .iter_days()
        .take_while(|day| *day <= today)
        .map(|day| {
            let people = found.iter().find(|(found, _)| *found == day);
            (day, people.map_or(0, |(_, people)| *people))
        })
        .collect();
    Ok(provisioner
        .registry
        .store_figures(&tenant.id, &figures, &days, now)
        .await?)
}
