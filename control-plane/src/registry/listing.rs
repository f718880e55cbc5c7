//! The console's list of tenants: one statement a page, with what was last counted of each.
use chrono::{DateTime, Utc};
use sea_orm::{DbBackend, FromQueryResult, Statement, Value};

use super::figures::HEALTH;
use super::{Registry, Result};

/// By what the console's list is sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    Name,
    Status,
    Plan,
    Created,
    People,
    Recent,
    LastSeen,
}

impl Order {
    fn expression(self) -> &'static str {
        match self {
            Self::Name => "lower(tenant.name)",
            Self::Status => "tenant.status",
            Self::Plan => "tenant.plan",
            Self::Created => "tenant.created_at",
            Self::People => "coalesce(figures.people, -1)",
            Self::Recent => "coalesce(figures.recent, -1)",
            Self::LastSeen => "coalesce(figures.last_seen_at, '-infinity')",
        }
    }
}

/// What the console's list asks for.
#[derive(Clone, Debug)]
pub(crate) struct Listing {
    pub search: Option<String>,
    pub status: Vec<String>,
    pub plan: Vec<String>,
    pub cluster: Vec<String>,
    pub health: Vec<String>,
    /// The newest migration, against which one is behind.
    pub latest: i64,
    pub order: Order,
    pub descending: bool,
    pub limit: u64,
    pub offset: u64,
}

/// A line of the console's list.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct TenantRow {
    pub id: String,
    pub name: String,
    pub status: String,
    pub plan: String,
    pub is_demo: bool,
    pub time_zone: String,
    pub cluster_id: Option<String>,
    pub schema_name: Option<String>,
    pub migration_version: Option<i64>,
    pub migration_error: Option<String>,
    pub created_at: DateTime<Utc>,
    pub ready_at: Option<DateTime<Utc>>,
    pub main_domain: Option<String>,
    pub teams: i64,
    pub people: Option<i64>,
    pub recent: Option<i64>,
    pub last_seen_at: Option<DateTime<Utc>>,
    pub health: String,
    pub total: i64,
}

impl Registry {
    /// One page of tenants and how many there are in all, in one query.
    pub(crate) async fn list_tenants(&self, listing: &Listing) -> Result<Vec<TenantRow>> {
        let way = if listing.descending { "desc" } else { "asc" };
        let by = listing.order.expression();
        let sql = format!(
            "select id, name, status, plan, is_demo, time_zone, cluster_id, schema_name, migration_version, migration_error, \
               created_at, ready_at, main_domain, teams, people, recent, last_seen_at, health, total from ( \
             select tenant.*, first.main_domain, case when figures.counted_at is not null then figures.people end as people, \
               figures.recent, figures.last_seen_at, health.word as health, {by} as place, \
               count(*) over () as total, \
               (select count(*) from control.teams team where team.tenant_id = tenant.id and team.status <> 'archived') as teams \
             from control.tenants tenant \
             left join control.teams first on first.tenant_id = tenant.id and first.is_default \
             left join control.tenant_figures figures on figures.tenant_id = tenant.id \
             cross join lateral (select {HEALTH} as word) health \
             where ($2::text is null or lower(tenant.name) like $2 or tenant.id like $2 or first.main_domain like $2 \
                 or exists (select from control.teams team left join control.team_domains domain on domain.team_id = team.id \
                   where team.tenant_id = tenant.id and (team.id like $2 or lower(team.display_name) like $2 or domain.host like $2))) \
               and (cardinality($3::text[]) = 0 or tenant.status = any ($3)) \
               and (cardinality($4::text[]) = 0 or tenant.plan = any ($4)) \
               and (cardinality($5::text[]) = 0 or tenant.cluster_id = any ($5)) \
               and (cardinality($6::text[]) = 0 or health.word = any ($6)) \
             order by place {way}, tenant.id {way} limit $7 offset $8) page order by place {way}, id {way}"
        );
        let escaped = |query: &String| {
            let query = query.to_lowercase();
            let query = query.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
            format!("%{query}%")
        };
        let number = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
        let values: [Value; 8] = [
            listing.latest.into(),
            listing.search.as_ref().map(escaped).into(),
            listing.status.clone().into(),
            listing.plan.clone().into(),
            listing.cluster.clone().into(),
            listing.health.clone().into(),
            number(listing.limit).into(),
            number(listing.offset).into(),
        ];
        let statement = Statement::from_sql_and_values(DbBackend::Postgres, sql, values);
        Ok(TenantRow::find_by_statement(statement).all(&self.db).await?)
    }
}
