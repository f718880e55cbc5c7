//! The building log of each tenant: `control.tenant_steps`.
use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, ConnectionTrait, DbBackend, EntityTrait, QueryFilter, QueryOrder, Statement,
    sea_query::{Expr, ExprTrait},
};

use serde_json::{Value, json};

use super::entities::tenant_step::{ActiveModel, Column, Entity};
use super::{AuditEvent, Registry, Result, TenantStep};
use crate::builder::{Outcome, Step};

impl Registry {
    /// Writes the whole plan down; the first step is done by having been asked for.
    pub(super) async fn plan_steps(&self, tx: &impl ConnectionTrait, tenant: &str, now: DateTime<Utc>) -> Result<()> {
        let rows = Step::ALL.iter().map(|step| {
            let is_requested = *step == Step::Requested;
            ActiveModel {
                tenant_id: Set(tenant.to_owned()),
                position: Set(step.position()),
                step: Set(step.into_str().to_owned()),
                status: Set(if is_requested { "done" } else { "pending" }.to_owned()),
                attempts: Set(i32::from(is_requested)),
                outcome: Set(None),
                about: Set(None),
                error: Set(None),
                started_at: Set(is_requested.then_some(now)),
                finished_at: Set(is_requested.then_some(now)),
            }
        });
        Entity::insert_many(rows).exec_without_returning(tx).await?;
        Ok(())
    }

    /// The steps of a tenant, in order.
    pub(crate) async fn steps(&self, tenant: &str) -> Result<Vec<TenantStep>> {
        Ok(Entity::find()
            .filter(Column::TenantId.eq(tenant))
            .order_by_asc(Column::Position)
            .all(&self.db)
            .await?)
    }

    pub(crate) async fn step_begins(&self, tenant: &str, step: Step, now: DateTime<Utc>) -> Result<()> {
        Entity::update_many()
            .col_expr(Column::Status, "running".into())
            .col_expr(Column::Attempts, Expr::col(Column::Attempts).add(1))
            .col_expr(Column::StartedAt, now.into())
            .col_expr(Column::FinishedAt, Expr::cust("null"))
            .filter(Column::TenantId.eq(tenant))
            .filter(Column::Step.eq(step.into_str()))
            .filter(Column::Status.ne("done"))
            .exec(&self.db)
            .await?;
        Ok(())
    }

    /// Closes one step and opens the next with a single statement, so that each step costs one commit.
    pub(super) async fn hand_over(
        &self,
        tx: &impl ConnectionTrait,
        tenant: &str,
        step: Step,
        outcome: Outcome,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let sql = "update control.tenant_steps set \
             attempts = case when step = $2 then greatest(attempts, 1) else attempts + 1 end, \
             status = case when step = $2 then 'done' else 'running' end, \
             outcome = case when step = $2 then $3 else outcome end, \
             about = case when step = $2 then $6 else about end, \
             error = null, \
             started_at = case when step = $2 then coalesce(started_at, $4) else $4 end, \
             finished_at = case when step = $2 then $4 end \
           where tenant_id = $1 and (step = $2 or (position = $5 and status <> 'done'))";
        let values = [
            tenant.into(),
            step.into_str().into(),
            outcome.code().into(),
            now.into(),
            (step.position() + 1).into(),
            outcome.about().into(),
        ];
        tx.execute_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, values))
            .await?;
        Ok(())
    }

    /// Closes several steps at once, which follow each other, and opens the one after them.
    pub(super) async fn hand_over_all(
        &self,
        tx: &impl ConnectionTrait,
        tenant: &str,
        done: &[(Step, Outcome)],
        now: DateTime<Utc>,
    ) -> Result<()> {
        let next = done.iter().map(|(step, _)| step.position() + 1).max();
        let done: Vec<Value> = done
            .iter()
            .map(|(step, outcome)| json!({ "step": step.into_str(), "outcome": outcome.code(), "about": outcome.about() }))
            .collect();
        let sql = "with closed as ( \
             update control.tenant_steps set status = 'done', attempts = greatest(attempts, 1), outcome = done.outcome, \
               about = done.about, error = null, started_at = coalesce(started_at, $3), finished_at = $3 \
             from jsonb_to_recordset($2) done (step text, outcome text, about text) \
             where tenant_id = $1 and tenant_steps.step = done.step) \
           update control.tenant_steps set status = 'running', attempts = attempts + 1, error = null, started_at = $3, finished_at = null \
           where tenant_id = $1 and position = $4 and status <> 'done'";
        let values = [tenant.into(), Value::Array(done).into(), now.into(), next.into()];
        tx.execute_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, values))
            .await?;
        Ok(())
    }

    /// Closes a step whose work lies outside the control database.
    pub(crate) async fn step_done(&self, tenant: &str, step: Step, outcome: Outcome, now: DateTime<Utc>) -> Result<()> {
        self.hand_over(&self.db, tenant, step, outcome, now).await
    }

    /// Notes why a step did not succeed; `giving_up` also marks the tenant as failed.
    pub(crate) async fn step_failed(
        &self,
        tenant: &str,
        step: Step,
        error: &str,
        giving_up: bool,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let tx = self.begin().await?;
        Entity::update_many()
            .col_expr(Column::Status, if giving_up { "failed" } else { "running" }.into())
            .col_expr(Column::Error, error.into())
            .col_expr(
                Column::FinishedAt,
                if giving_up { now.into() } else { Expr::cust("null") },
            )
            .filter(Column::TenantId.eq(tenant))
            .filter(Column::Step.eq(step.into_str()))
            .exec(&tx)
            .await?;
        if giving_up {
            self.mark(&tx, tenant, "failed").await?;
        }
        Ok(tx.commit().await?)
    }

    /// Puts a failed tenant back to work, from the step that failed, and writes down who did. False when it has not failed.
    pub(crate) async fn retry(&self, tenant: &str, audit_event: AuditEvent, now: DateTime<Utc>) -> Result<bool> {
        let tx = self.begin().await?;
        let sql = "update control.tenants set status = 'provisioning' where id = $1 and status = 'failed'";
        let taken = tx
            .execute_raw(Statement::from_sql_and_values(
                DbBackend::Postgres,
                sql,
                [tenant.into()],
            ))
            .await?;
        if taken.rows_affected() == 0 {
            return Ok(false);
        }
        self.record_in(&tx, audit_event, now).await?;
        Entity::update_many()
            .col_expr(Column::Status, "pending".into())
            .col_expr(Column::Error, Expr::cust("null"))
            .col_expr(Column::FinishedAt, Expr::cust("null"))
            .filter(Column::TenantId.eq(tenant))
            .filter(Column::Status.eq("failed"))
            .exec(&tx)
            .await?;
        tx.commit().await?;
        Ok(true)
    }
}
