//! What was last counted of tenants, and the fleet as a whole.
use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::{ConnectionTrait, DbBackend, FromQueryResult, Statement, Value};

use super::{Registry, Result};
use crate::builder::Figures;

/// Rows of days that are older are forgotten.
const RETENTION_DAYS: i32 = 400;

/// How a tenant is, in a word: the worst of what is the matter. `$1` is the newest migration.
pub(super) const HEALTH: &str = "case \
     when tenant.status not in ('ready', 'suspended') then 'none' \
     when tenant.migration_error is not null then 'migrationFailed' \
     when figures.error is not null then 'unreachable' \
     when figures.dead > 0 then 'deadLetters' \
     when figures.oldest_due_at < figures.counted_at - interval '10 minutes' then 'queueStuck' \
     when coalesce(tenant.migration_version, 0) < $1 then 'behind' \
     when figures.counted_at is null then 'notCounted' \
     else 'good' end";

/// A day of a tenant's chart.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct TenantDay {
    pub tenant_id: String,
    pub day: NaiveDate,
    pub people: i64,
}

/// How many there are of something.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct NamedCount {
    pub word: String,
    pub count: i64,
}

/// The sums of all tenants that are counted.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct FleetSums {
    pub people: i64,
    pub recent: i64,
    pub waiting: i64,
    pub dead: i64,
    pub counted_at: Option<DateTime<Utc>>,
}

/// A day of the fleet's chart.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct FleetDay {
    pub day: NaiveDate,
    pub people: i64,
    pub tenants: i64,
}

/// A tenant that needs somebody to look at it.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct UnhealthyTenant {
    pub id: String,
    pub name: String,
    pub health: String,
    pub dead: i64,
    pub waiting: i64,
    pub error: Option<String>,
    /// How many there are in all.
    pub every: i64,
}

/// How a tenant's requests were answered.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct AnswerRow {
    pub id: String,
    pub name: String,
    pub requests: i64,
    pub errors: i64,
    /// By how long they took: the sorts of `learnt_kernel::answers`.
    pub durations: Vec<i64>,
}

/// A database that holds tenants, as the register knows it.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct ClusterRow {
    pub id: String,
    pub tenants: i64,
    pub max_tenants: i32,
    pub accepts_new: bool,
    pub stock: i64,
    pub people: i64,
}

fn sql(text: &str, values: impl IntoIterator<Item = Value>) -> Statement {
    Statement::from_sql_and_values(DbBackend::Postgres, text, values)
}

impl Registry {
    /// The last day that was counted of a tenant.
    pub(crate) async fn last_day(&self, tenant: &str) -> Result<Option<NaiveDate>> {
        let found = "select max(day) as day from control.tenant_days where tenant_id = $1";
        let row = self.db.query_one_raw(sql(found, [tenant.into()])).await?;
        Ok(row.map(|row| row.try_get("", "day")).transpose()?.flatten())
    }

    /// Keeps what was counted of a tenant. A tenant that was erased meanwhile is left alone.
    pub(crate) async fn store_figures(
        &self,
        tenant: &str,
        figures: &Figures,
        days: &[(NaiveDate, i64)],
        now: DateTime<Utc>,
    ) -> Result<()> {
        let (dates, people): (Vec<NaiveDate>, Vec<i64>) = days.iter().copied().unzip();
        let store = "with there as (select id from control.tenants where id = $1 for key share), days as ( \
               insert into control.tenant_days (tenant_id, day, people) \
               select there.id, counted.day, counted.people from there, unnest($2::date[], $3::bigint[]) counted (day, people) \
               on conflict (tenant_id, day) do update set people = excluded.people), \
             old as (delete from control.tenant_days where tenant_id = $1 and day < current_date - $4::int) \
             insert into control.tenant_figures \
               (tenant_id, people, recent, last_seen_at, waiting, oldest_due_at, dead, counted_at, error, tried_at) \
             select there.id, $5, $6, $7, $8, $9, $10, $11, null, $11 from there \
             on conflict (tenant_id) do update set people = excluded.people, recent = excluded.recent, \
               last_seen_at = excluded.last_seen_at, waiting = excluded.waiting, oldest_due_at = excluded.oldest_due_at, \
               dead = excluded.dead, counted_at = excluded.counted_at, error = null, tried_at = excluded.tried_at";
        let values: [Value; 11] = [
            tenant.into(),
            dates.into(),
            people.into(),
            RETENTION_DAYS.into(),
            figures.people.into(),
            figures.recent.into(),
            figures.last_seen_at.into(),
            figures.waiting.into(),
            figures.oldest_due_at.into(),
            figures.dead.into(),
            now.into(),
        ];
        self.db.execute_raw(sql(store, values)).await?;
        Ok(())
    }

    /// A tenant could not be counted; what was counted before stays.
    pub(crate) async fn not_counted(&self, tenant: &str, error: &str, now: DateTime<Utc>) -> Result<()> {
        let store = "insert into control.tenant_figures (tenant_id, error, tried_at) \
             select id, $2, $3 from control.tenants where id = $1 \
             on conflict (tenant_id) do update set error = excluded.error, tried_at = excluded.tried_at";
        self.db
            .execute_raw(sql(store, [tenant.into(), error.into(), now.into()]))
            .await?;
        Ok(())
    }

    /// The days of these tenants since then.
    pub(crate) async fn days_of(&self, tenants: Vec<String>, from: NaiveDate) -> Result<Vec<TenantDay>> {
        let days = "select tenant_id, day, people from control.tenant_days where tenant_id = any ($1) and day >= $2 order by day";
        Ok(TenantDay::find_by_statement(sql(days, [tenants.into(), from.into()]))
            .all(&self.db)
            .await?)
    }

    /// How many tenants are in each state.
    pub(crate) async fn tenants_by_state(&self) -> Result<Vec<NamedCount>> {
        let counted = "select status as word, count(*) as count from control.tenants group by 1 order by 1";
        Ok(NamedCount::find_by_statement(sql(counted, [])).all(&self.db).await?)
    }

    /// How many own domains are in each state.
    pub(crate) async fn domains_by_state(&self) -> Result<Vec<NamedCount>> {
        let counted = "select state as word, count(*) as count from control.team_domains group by 1 order by 1";
        Ok(NamedCount::find_by_statement(sql(counted, [])).all(&self.db).await?)
    }

    /// The sums of what was counted.
    pub(crate) async fn fleet_sums(&self) -> Result<Option<FleetSums>> {
        let sums = "select coalesce(sum(figures.people), 0)::bigint as people, coalesce(sum(figures.recent), 0)::bigint as recent, \
               coalesce(sum(figures.waiting), 0)::bigint as waiting, coalesce(sum(figures.dead), 0)::bigint as dead, \
               max(figures.counted_at) as counted_at \
             from control.tenant_figures figures join control.tenants tenant on tenant.id = figures.tenant_id \
             where tenant.status in ('ready', 'suspended')";
        Ok(FleetSums::find_by_statement(sql(sums, [])).one(&self.db).await?)
    }

    /// The fleet's days since then: the people of all tenants, and in how many of them there was somebody.
    pub(crate) async fn fleet_days(&self, from: NaiveDate) -> Result<Vec<FleetDay>> {
        let days = "select day, sum(people)::bigint as people, count(*) filter (where people > 0) as tenants \
             from control.tenant_days where day >= $1 group by day order by day";
        Ok(FleetDay::find_by_statement(sql(days, [from.into()]))
            .all(&self.db)
            .await?)
    }

    /// Tenants that need somebody to look at them, the worst first.
    pub(crate) async fn unhealthy_tenants(&self, latest: i64, most: i64) -> Result<Vec<UnhealthyTenant>> {
        let troubled = format!(
            "select id, name, health, dead, waiting, error, count(*) over () as every from ( \
               select tenant.id, tenant.name, {HEALTH} as health, coalesce(figures.dead, 0) as dead, \
                 coalesce(figures.waiting, 0) as waiting, coalesce(tenant.migration_error, figures.error) as error \
               from control.tenants tenant left join control.tenant_figures figures on figures.tenant_id = tenant.id \
               where tenant.status in ('ready', 'suspended') \
               union all select id, name, 'failed', 0, 0, null from control.tenants where status = 'failed') every \
             where health not in ('good', 'none', 'notCounted') \
             order by array_position(array['failed', 'migrationFailed', 'unreachable', 'deadLetters', 'queueStuck', 'behind'], health), name, id \
             limit $2"
        );
        Ok(
            UnhealthyTenant::find_by_statement(sql(&troubled, [latest.into(), most.into()]))
                .all(&self.db)
                .await?,
        )
    }

    /// How the requests of each tenant were answered since then.
    pub(crate) async fn answers_by_tenant(&self, since: DateTime<Utc>) -> Result<Vec<AnswerRow>> {
        let sorts: Vec<String> = (1..=8).map(|sort| format!("sum(durations[{sort}])")).collect();
        let answers = format!(
            "select tenant.id, tenant.name, sum(answered.requests)::bigint as requests, sum(answered.errors)::bigint as errors, \
               array[{}]::bigint[] as durations \
             from control.tenant_answers answered join control.tenants tenant on tenant.id = answered.tenant_id \
             where answered.hour > $1 group by tenant.id order by tenant.id",
            sorts.join(", ")
        );
        Ok(AnswerRow::find_by_statement(sql(&answers, [since.into()]))
            .all(&self.db)
            .await?)
    }

    /// The databases that hold tenants.
    pub(crate) async fn clusters(&self) -> Result<Vec<ClusterRow>> {
        let clusters = "select cluster.id, cluster.max_tenants, cluster.accepts_new, \
               (select count(*) from control.tenants tenant where tenant.cluster_id = cluster.id) as tenants, \
               (select count(*) from control.stock where stock.cluster_id = cluster.id and stock.status = 'ready') as stock, \
               (select coalesce(sum(figures.people), 0)::bigint from control.tenants tenant \
                  join control.tenant_figures figures on figures.tenant_id = tenant.id where tenant.cluster_id = cluster.id) as people \
             from control.clusters cluster order by cluster.id";
        Ok(ClusterRow::find_by_statement(sql(clusters, [])).all(&self.db).await?)
    }
}
