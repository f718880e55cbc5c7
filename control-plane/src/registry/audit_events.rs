//! What operators did: added with what they did, read newest first.
use chrono::{DateTime, Utc};
use learnt_kernel::cursor::{Cursor, MOST_COUNTED, PagePosition, Total};
use learnt_kernel::ids::new_id;
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, ConnectionTrait, DbBackend, EntityTrait, FromQueryResult, Order, QueryFilter, QueryOrder, QuerySelect,
    QueryTrait, Select, Statement, Value,
    sea_query::{Expr, ExprTrait, Query},
};
use serde_json::Value as Json;
use uuid::Uuid;

use super::entities::audit_event::{ActiveModel, Column, Entity, Model};
use super::{Registry, RegistryError, Result};

/// Every word of the operators' log. The console has a text for each (`tests/tests/audit/words.rs`).
pub const AUDIT_ACTIONS: &[&str] = &[
    "dead_letter.retried",
    "demo_account.marked",
    "demo_account.unmarked",
    "domain.added",
    "domain.made_main",
    "domain.released",
    "domain.state_changed",
    "impersonation.opened",
    "licence.decided",
    "licence.noted",
    "licence.unwaived",
    "licence.waived",
    "log.purged",
    "navigation.template_deleted",
    "navigation.template_saved",
    "operator.admitted",
    "operator.disabled",
    "operator.passkey_added",
    "operator.passkey_removed",
    "operator.role_changed",
    "operator.session_ended",
    "operator.signed_in",
    "operator.signed_out",
    "query.deleted",
    "query.saved",
    "superadmin.appointed",
    "superadmin.withdrawn",
    "team.added",
    "team.changed",
    "team.made_default",
    "team.seated",
    "team.status_changed",
    "tenant.archived",
    "tenant.erased",
    "tenant.erasure_cancelled",
    "tenant.erasure_ordered",
    "tenant.log_exported",
    "tenant.log_read",
    "tenant.navigation_changed",
    "tenant.ordered",
    "tenant.plan_changed",
    "tenant.queried",
    "tenant.query_exported",
    "tenant.restored",
    "tenant.resumed",
    "tenant.retried",
    "tenant.settings_changed",
    "tenant.suspended",
    "trigger.archived",
    "trigger.changed",
    "trigger.created",
    "trigger.disabled",
    "trigger.enabled",
    "trigger.redelivered",
    "trigger.replayed",
    "trigger.retried",
    "trigger.secret_rotated",
    "trigger.secret_shown",
];

/// Something that somebody did, about to be written down.
#[derive(Clone, Debug)]
pub(crate) struct AuditEvent {
    pub action: &'static str,
    pub subject: String,
    pub subject_name: Option<String>,
    /// Nobody: a command on the server itself.
    pub operator: Option<(Uuid, String)>,
    pub ip: Option<String>,
    pub request_id: Option<String>,
    pub details: Json,
}

/// Which of them are asked for; days are read already.
#[derive(Clone, Debug, Default)]
pub(crate) struct AuditQuery {
    /// Patterns for LIKE, in small letters.
    pub search: Vec<String>,
    pub action: Option<String>,
    pub operator: Option<Uuid>,
    pub from: Option<DateTime<Utc>>,
    pub before: Option<DateTime<Utc>>,
}

impl Registry {
    /// Writes down what somebody did.
    pub(crate) async fn record(&self, audit_event: AuditEvent, now: DateTime<Utc>) -> Result<()> {
        self.record_in(&self.db, audit_event, now).await
    }

    /// Writes it down together with what was done.
    pub(super) async fn record_in(
        &self,
        tx: &impl ConnectionTrait,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let action = audit_event.action;
        debug_assert!(
            AUDIT_ACTIONS.contains(&action),
            "'{action}' is no word of the log yet: enter it in AUDIT_ACTIONS"
        );
        let (operator_id, operator_name) = audit_event.operator.unzip();
        let row = ActiveModel {
            id: Set(new_id()),
            at: Set(now),
            action: Set(audit_event.action.to_owned()),
            subject: Set(audit_event.subject),
            subject_name: Set(audit_event.subject_name),
            operator_id: Set(operator_id),
            operator_name: Set(operator_name),
            ip: Set(audit_event.ip),
            request_id: Set(audit_event.request_id),
            details: Set(audit_event.details),
        };
        Entity::insert(row).exec_without_returning(tx).await?;
        Ok(())
    }

    /// So many rows from a place on, the nearest first.
    pub(crate) async fn audit_events(
        &self,
        audit_query: &AuditQuery,
        position: PagePosition,
        limit: u32,
    ) -> Result<Vec<(Model, Cursor)>> {
        let mut query = filtered(audit_query);
        if let Some(cursor) = position.cursor() {
            let behind = if position.is_backwards() {
                "(at, seq) > ($1, $2)"
            } else {
                "(at, seq) < ($1, $2)"
            };
            let row: [Value; 2] = [cursor.at.into(), cursor.seq.into()];
            query = query.filter(Expr::cust_with_values(behind, row));
        }
        let order = if position.is_backwards() {
            Order::Asc
        } else {
            Order::Desc
        };
        let rows: Vec<SequencedRow> = query
            .expr_as(Expr::cust("seq"), "seq")
            .order_by(Column::At, order.clone())
            .order_by(Expr::cust("seq"), order)
            .limit(u64::from(limit))
            .into_model()
            .all(&self.db)
            .await?;
        let placed = |SequencedRow { row, seq }: SequencedRow| {
            let at = row.at;
            (row, Cursor { at, seq })
        };
        Ok(rows.into_iter().map(placed).collect())
    }

    /// How many there are: counted while they are few, estimated by the planner where they are many.
    pub(crate) async fn audit_total(&self, audit_query: &AuditQuery) -> Result<Total> {
        let all = filtered(audit_query).select_only().column(Column::Id);
        let few = all.clone().limit(u64::from(MOST_COUNTED) + 1).into_query();
        let mut counted = Query::select();
        counted.expr(Expr::cust("count(*)")).from_subquery(few, "few");
        let counted = self.db.query_one(&counted).await?.ok_or(RegistryError::Absent)?;
        let rows: i64 = counted.try_get_by_index(0)?;
        if rows <= i64::from(MOST_COUNTED) {
            return Ok(Total {
                rows,
                is_estimate: false,
            });
        }
        let mut explain = DbBackend::Postgres.build(&all.into_query());
        explain.sql = format!("explain (format json) {}", explain.sql);
        let plan = self.db.query_one_raw(explain).await?.ok_or(RegistryError::Absent)?;
        let plan: Json = plan.try_get_by_index(0)?;
        let estimate = plan[0]["Plan"]["Plan Rows"].as_i64().unwrap_or_default();
        Ok(Total {
            rows: std::cmp::max(rows, estimate),
            is_estimate: true,
        })
    }

    /// Deletes what is older than so many months, so many rows at most, and writes down that it did. Answers how many went.
    pub(crate) async fn purge_audit_events(&self, months: u32, most: i32) -> Result<i64> {
        let values = [
            new_id().into(),
            i32::try_from(months).unwrap_or(i32::MAX).into(),
            most.into(),
        ];
        let sql = "select control.audit_purge($1, $2, $3)";
        let call = Statement::from_sql_and_values(DbBackend::Postgres, sql, values);
        let row = self.db.query_one_raw(call).await?.ok_or(RegistryError::Absent)?;
        Ok(row.try_get_by_index(0)?)
    }

    /// What an operator did this to since then, each once.
    pub(crate) async fn audited_subjects(
        &self,
        operator: Uuid,
        action: &str,
        since: DateTime<Utc>,
    ) -> Result<Vec<String>> {
        Ok(Entity::find()
            .select_only()
            .column(Column::Subject)
            .distinct()
            .filter(Column::OperatorId.eq(operator))
            .filter(Column::Action.eq(action))
            .filter(Column::At.gte(since))
            .order_by_asc(Column::Subject)
            .into_tuple()
            .all(&self.db)
            .await?)
    }

    /// The words of what was done, each once.
    pub(crate) async fn audit_actions(&self) -> Result<Vec<String>> {
        Ok(Entity::find()
            .select_only()
            .column(Column::Action)
            .distinct()
            .order_by_asc(Column::Action)
            .into_tuple()
            .all(&self.db)
            .await?)
    }
}

/// A row and its number, which orders it.
#[derive(FromQueryResult)]
struct SequencedRow {
    #[sea_orm(nested)]
    row: Model,
    seq: i64,
}

fn filtered(audit_query: &AuditQuery) -> Select<Entity> {
    let mut query = Entity::find();
    for pattern in &audit_query.search {
        query = query.filter(Expr::cust("search").like(pattern.as_str()));
    }
    if let Some(action) = &audit_query.action {
        query = query.filter(Column::Action.eq(action.as_str()));
    }
    if let Some(operator) = audit_query.operator {
        query = query.filter(Column::OperatorId.eq(operator));
    }
    if let Some(from) = audit_query.from {
        query = query.filter(Column::At.gte(from));
    }
    if let Some(before) = audit_query.before {
        query = query.filter(Column::At.lt(before));
    }
    query
}
