//! The bills of tenants by month: counted, reviewed, approved, invoiced. What is approved is never counted anew.
use chrono::{DateTime, NaiveDate, Utc};
use learnt_kernel::ids::new_id;
use learnt_kernel::licence::Terms;
use sea_orm::sea_query::Expr;
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbBackend, EntityTrait, FromQueryResult, QueryFilter, Statement,
};
use serde_json::{Map, Value};
use uuid::Uuid;

use super::entities::tenant;
use super::{AuditEvent, Registry, RegistryError, Result, Tenant};

/// A tenant's month as its evidence counts it.
#[derive(Clone, Debug)]
pub(crate) struct LicenceCount {
    pub month: NaiveDate,
    pub counted: i64,
    pub teams: Map<String, Value>,
}

impl LicenceCount {
    pub(crate) fn none(month: NaiveDate) -> Self {
        Self {
            month,
            counted: 0,
            teams: Map::new(),
        }
    }
}

/// A tenant's month, with the one before and the year behind it.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct LicenceRow {
    pub tenant_id: String,
    pub month: NaiveDate,
    pub tenant_name: String,
    pub plan: String,
    pub metric: String,
    pub included: Option<i32>,
    pub counted: i32,
    pub waived: i64,
    pub superadmins: Option<i32>,
    pub teams: Value,
    pub state: String,
    pub billed: Option<i32>,
    pub counted_at: DateTime<Utc>,
    pub reviewed_at: Option<DateTime<Utc>>,
    pub reviewed_by_name: Option<String>,
    pub previous: Option<i32>,
    pub trend: Value,
    pub total: i64,
}

/// Which rows are asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct LicenceFilter {
    pub month: NaiveDate,
    /// A pattern for LIKE, in small letters.
    pub search: Option<String>,
    pub state: Vec<String>,
    pub tenant: Option<String>,
    /// By over, difference or counted instead of the name.
    pub sort: &'static str,
    pub limit: i64,
    pub offset: i64,
}

/// Something that was said or decided.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct LicenceNote {
    pub text: Option<String>,
    pub from_state: Option<String>,
    pub to_state: Option<String>,
    pub by_name: String,
    pub at: DateTime<Utc>,
}

/// Somebody who is not billed.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct LicenceWaiver {
    pub user_id: Uuid,
    pub reason: String,
    pub by_name: String,
    pub at: DateTime<Utc>,
}

/// Who decides, when, and why.
#[derive(Clone, Debug)]
pub(crate) struct Decision {
    pub by: (Uuid, String),
    pub text: Option<String>,
    pub audit_event: AuditEvent,
    pub now: DateTime<Utc>,
}

const ROW: &str = "m.tenant_id, m.month, m.tenant_name, m.plan, m.metric, m.included, m.counted, \
     coalesce(m.waived, (select count(*) from control.licence_waivers w where w.tenant_id = m.tenant_id and w.month = m.month)) as waived, \
     m.superadmins, m.teams, m.state, m.billed, m.counted_at, m.reviewed_at, m.reviewed_by_name, before.counted as previous, \
     (select coalesce(jsonb_agg(jsonb_build_object('month', to_char(t.month, 'YYYY-MM'), 'counted', t.counted) order by t.month), '[]') \
      from control.licence_months t where t.tenant_id = m.tenant_id and t.month <= m.month and t.month > m.month - interval '12 months') as trend";

fn statement(sql: &str, values: impl IntoIterator<Item = sea_orm::Value>) -> Statement {
    Statement::from_sql_and_values(DbBackend::Postgres, sql, values)
}

impl Registry {
    /// Tenants whose people can be counted.
    pub(crate) async fn licensed_tenants(&self) -> Result<Vec<Tenant>> {
        Ok(tenant::Entity::find()
            .filter(tenant::Column::Status.is_in(["ready", "suspended"]))
            .filter(tenant::Column::SchemaName.is_not_null())
            .all(&self.db)
            .await?)
    }

    /// Tenants of which there is something to bill: those whose people can be counted, and archived ones of which a month is still
    /// open. It is closed when it is over, as any other.
    pub(crate) async fn billed_tenants(&self) -> Result<Vec<Tenant>> {
        let unfinished =
            "exists (select from control.licence_months m where m.tenant_id = tenants.id and m.state = 'open')";
        let archived = Condition::all()
            .add(tenant::Column::Status.eq("archived"))
            .add(Expr::cust(unfinished));
        let billed = Condition::any()
            .add(tenant::Column::Status.is_in(["ready", "suspended"]))
            .add(archived);
        Ok(tenant::Entity::find()
            .filter(billed)
            .filter(tenant::Column::SchemaName.is_not_null())
            .all(&self.db)
            .await?)
    }

    /// Stores what was counted, in months that nobody has approved, and of the present one how many superadmins there were at most.
    /// Months before `over` that were still running are over.
    pub(crate) async fn store_counts(
        &self,
        tenant: &Tenant,
        (terms, superadmins): (Terms, i64),
        counts: &[LicenceCount],
        (present, over): (NaiveDate, NaiveDate),
        now: DateTime<Utc>,
    ) -> Result<()> {
        let sql = "insert into control.licence_months as m (tenant_id, month, tenant_name, plan, metric, included, counted, teams, counted_at, superadmins) \
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
             on conflict (tenant_id, month) do update set counted = excluded.counted, teams = excluded.teams, counted_at = excluded.counted_at, \
               tenant_name = excluded.tenant_name, superadmins = greatest(m.superadmins, excluded.superadmins), \
               plan = case when m.state = 'open' then excluded.plan else m.plan end, \
               metric = case when m.state = 'open' then excluded.metric else m.metric end, \
               included = case when m.state = 'open' then excluded.included else m.included end \
             where m.state in ('open', 'in_review', 'disputed')";
        let tx = self.begin().await?;
        for count in counts {
            let superadmin_count = (count.month == present).then(|| i32::try_from(superadmins).unwrap_or(i32::MAX));
            let values: [sea_orm::Value; 10] = [
                tenant.id.as_str().into(),
                count.month.into(),
                tenant.name.as_str().into(),
                tenant.plan.as_str().into(),
                terms.metric.into_str().into(),
                terms.included.into(),
                i32::try_from(count.counted).unwrap_or(i32::MAX).into(),
                Value::Object(count.teams.clone()).into(),
                now.into(),
                superadmin_count.into(),
            ];
            tx.execute_raw(statement(sql, values)).await?;
        }
        let sql = "update control.licence_months set state = 'in_review', revision = revision + 1 \
             where tenant_id = $1 and month < $2 and state = 'open'";
        tx.execute_raw(statement(sql, [tenant.id.as_str().into(), over.into()]))
            .await?;
        Ok(tx.commit().await?)
    }

    /// One page of a month, and how many rows there are.
    pub(crate) async fn licences(&self, filter: &LicenceFilter) -> Result<Vec<LicenceRow>> {
        let order = match filter.sort {
            "-over" => "(m.counted - coalesce(m.included, m.counted)) desc",
            "-counted" => "m.counted desc",
            "counted" => "m.counted",
            "-difference" => "(m.counted - coalesce(before.counted, 0)) desc",
            "-name" => "lower(m.tenant_name) desc",
            _ => "lower(m.tenant_name)",
        };
        let sql = format!(
            "select {ROW}, m.total from ( \
               select m.*, count(*) over () as total from control.licence_months m \
               where m.month = $1 and ($2::text is null or lower(m.tenant_name) like $2 or m.tenant_id like $2) \
               and (cardinality($3::text[]) = 0 or m.state = any ($3)) and ($4::text is null or m.tenant_id = $4) \
             ) m left join control.licence_months before on before.tenant_id = m.tenant_id and before.month = m.month - interval '1 month' \
             order by {order}, m.tenant_id limit $5 offset $6"
        );
        let values: [sea_orm::Value; 6] = [
            filter.month.into(),
            filter.search.clone().into(),
            filter.state.clone().into(),
            filter.tenant.clone().into(),
            filter.limit.into(),
            filter.offset.into(),
        ];
        Ok(LicenceRow::find_by_statement(statement(&sql, values))
            .all(&self.db)
            .await?)
    }

    /// Months of which there is anything, the newest first.
    pub(crate) async fn licence_months(&self) -> Result<Vec<NaiveDate>> {
        let sql = "select distinct month from control.licence_months order by month desc limit 60";
        let rows = self.db.query_all_raw(statement(sql, [])).await?;
        rows.iter().map(|row| Ok(row.try_get_by_index(0)?)).collect()
    }

    /// What was said and decided about a tenant's month, oldest first.
    pub(crate) async fn licence_notes(&self, tenant: &str, month: NaiveDate) -> Result<Vec<LicenceNote>> {
        let sql = "select text, from_state, to_state, by_name, at from control.licence_notes \
             where tenant_id = $1 and month = $2 order by at, id";
        Ok(
            LicenceNote::find_by_statement(statement(sql, [tenant.into(), month.into()]))
                .all(&self.db)
                .await?,
        )
    }

    /// Who is not billed in a tenant's month.
    pub(crate) async fn licence_waivers(&self, tenant: &str, month: NaiveDate) -> Result<Vec<LicenceWaiver>> {
        let sql = "select user_id, reason, by_name, at from control.licence_waivers \
             where tenant_id = $1 and month = $2 order by at, user_id";
        Ok(
            LicenceWaiver::find_by_statement(statement(sql, [tenant.into(), month.into()]))
                .all(&self.db)
                .await?,
        )
    }

    /// Moves a month to another state; approving fixes what is billed, if it is still what the operator saw. False when it is in none
    /// of these states.
    pub(crate) async fn move_licence(
        &self,
        (tenant, month): (&str, NaiveDate),
        (from, to, people): (&[&str], &str, Option<i64>),
        decision: Decision,
    ) -> Result<bool> {
        let tx = self.begin().await?;
        // By itself, before anything is counted: whoever waives somebody at this moment is waited for, and seen.
        if !self.lock_licence(&tx, (tenant, month), from).await? {
            return Ok(false);
        }
        let sql = "with old as (select m.state, waived.people as waived, greatest(0, m.counted - waived.people) as people \
               from control.licence_months m, lateral (select count(*) as people from control.licence_waivers w \
                 where w.tenant_id = $1 and w.month = $2) waived where m.tenant_id = $1 and m.month = $2) \
             update control.licence_months m set state = $3, revision = revision + 1, reviewed_at = $4, reviewed_by_name = $5, \
               billed = case $3 when 'approved' then old.people when 'invoiced' then m.billed end, \
               waived = case $3 when 'approved' then old.waived when 'invoiced' then m.waived end \
             from old where m.tenant_id = $1 and m.month = $2 and ($3 <> 'approved' or old.people = coalesce($6, old.people)) \
             returning old.state";
        let values: [sea_orm::Value; 6] = [
            tenant.into(),
            month.into(),
            to.into(),
            decision.now.into(),
            decision.by.1.clone().into(),
            people.into(),
        ];
        let Some(row) = tx.query_one_raw(statement(sql, values)).await? else {
            return Err(RegistryError::Stale);
        };
        let was: String = row.try_get_by_index(0)?;
        self.note_licence(&tx, (tenant, month), Some((&was, to)), &decision)
            .await?;
        self.record_in(&tx, decision.audit_event, decision.now).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Adds a note while the month is not invoiced.
    pub(crate) async fn add_licence_note(&self, at: (&str, NaiveDate), decision: Decision) -> Result<bool> {
        let tx = self.begin().await?;
        if !self
            .lock_licence(&tx, at, &["open", "in_review", "approved", "disputed"])
            .await?
        {
            return Ok(false);
        }
        self.note_licence(&tx, at, None, &decision).await?;
        self.record_in(&tx, decision.audit_event, decision.now).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Takes somebody off the bill, or puts them back on it, while the month is reviewed.
    pub(crate) async fn waive(
        &self,
        at: (&str, NaiveDate),
        user: Uuid,
        reason: Option<&str>,
        decision: Decision,
    ) -> Result<bool> {
        let tx = self.begin().await?;
        if !self.lock_licence(&tx, at, &["in_review", "disputed"]).await? {
            return Ok(false);
        }
        let mut values: Vec<sea_orm::Value> = vec![at.0.into(), at.1.into(), user.into()];
        let sql = match reason {
            Some(reason) => {
                values.push(reason.into());
                values.push(decision.by.0.into());
                values.push(decision.by.1.clone().into());
                values.push(decision.now.into());
                "insert into control.licence_waivers (tenant_id, month, user_id, reason, by_id, by_name, at) \
                 values ($1, $2, $3, $4, $5, $6, $7) on conflict (tenant_id, month, user_id) do update set reason = excluded.reason, \
                 by_id = excluded.by_id, by_name = excluded.by_name, at = excluded.at"
            }
            None => "delete from control.licence_waivers where tenant_id = $1 and month = $2 and user_id = $3",
        };
        tx.execute_raw(statement(sql, values)).await?;
        self.record_in(&tx, decision.audit_event, decision.now).await?;
        tx.commit().await?;
        Ok(true)
    }

    async fn lock_licence(&self, tx: &impl ConnectionTrait, at: (&str, NaiveDate), states: &[&str]) -> Result<bool> {
        let states: Vec<String> = states.iter().map(|state| (*state).to_owned()).collect();
        let sql =
            "select from control.licence_months where tenant_id = $1 and month = $2 and state = any ($3) for update";
        let values = [at.0.into(), at.1.into(), states.into()];
        Ok(tx.query_one_raw(statement(sql, values)).await?.is_some())
    }

    async fn note_licence(
        &self,
        tx: &impl ConnectionTrait,
        at: (&str, NaiveDate),
        states: Option<(&str, &str)>,
        decision: &Decision,
    ) -> Result<()> {
        let sql = "insert into control.licence_notes (id, tenant_id, month, text, from_state, to_state, by_name, at) \
             values ($1, $2, $3, $4, $5, $6, $7, $8)";
        let values: [sea_orm::Value; 8] = [
            new_id().into(),
            at.0.into(),
            at.1.into(),
            decision.text.clone().into(),
            states.map(|(from, _)| from.to_owned()).into(),
            states.map(|(_, to)| to.to_owned()).into(),
            decision.by.1.clone().into(),
            decision.now.into(),
        ];
        tx.execute_raw(statement(sql, values)).await?;
        Ok(())
    }
}
