//! Questions that operators keep, and when an operator last proved that it is them.
use chrono::{DateTime, Utc};
use sea_orm::{ConnectionTrait, DbBackend, FromQueryResult, Statement};
use serde_json::Value;
use uuid::Uuid;

use super::{AuditEvent, Registry, RegistryError, Result};

/// A question that somebody saved.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct QueryRow {
    pub id: Uuid,
    pub operator_id: Uuid,
    pub operator_name: String,
    pub name: String,
    pub query: Value,
    pub saved_at: DateTime<Utc>,
}

fn statement(sql: &str, values: impl IntoIterator<Item = sea_orm::Value>) -> Statement {
    Statement::from_sql_and_values(DbBackend::Postgres, sql, values)
}

impl Registry {
    /// When the operator of a session last proved that it is them: at its beginning at the latest.
    pub(crate) async fn proved_at(&self, session: Uuid) -> Result<Option<DateTime<Utc>>> {
        let sql = "select coalesce(proved_at, created_at) from control.operator_sessions where id = $1";
        let row = self.db.query_one_raw(statement(sql, [session.into()])).await?;
        Ok(row.map(|row| row.try_get_by_index(0)).transpose()?)
    }

    /// The operator of a session proved that it is them.
    pub(crate) async fn session_proved(&self, session: Uuid, now: DateTime<Utc>) -> Result<()> {
        let sql = "update control.operator_sessions set proved_at = $2 where id = $1";
        self.db
            .execute_raw(statement(sql, [session.into(), now.into()]))
            .await?;
        Ok(())
    }

    /// All that operators kept, by name.
    pub(crate) async fn saved_queries(&self) -> Result<Vec<QueryRow>> {
        let sql = "select id, operator_id, operator_name, name, query, saved_at from control.saved_queries \
             order by lower(name), id limit 1000";
        Ok(QueryRow::find_by_statement(statement(sql, [])).all(&self.db).await?)
    }

    /// Keeps a question, in the place of the one that the operator kept under this name. False when they have too many.
    pub(crate) async fn save_query(
        &self,
        (operator, operator_name): (Uuid, &str),
        (id, name, query): (Uuid, &str, Value),
        most: i64,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let tx = self.begin().await?;
        // One after the other, so that the count holds.
        let sql = "select from control.operators where id = $1 for update";
        tx.query_one_raw(statement(sql, [operator.into()])).await?;
        let sql = "insert into control.saved_queries (id, operator_id, operator_name, name, query, saved_at) \
             select $1, $2, $3, $4, $5, $6 \
             where (select count(*) from control.saved_queries where operator_id = $2 and lower(name) <> lower($4)) < $7 \
             on conflict (operator_id, lower(name)) do update set name = excluded.name, query = excluded.query, saved_at = excluded.saved_at";
        let values: [sea_orm::Value; 7] = [
            id.into(),
            operator.into(),
            operator_name.into(),
            name.into(),
            query.into(),
            now.into(),
            most.into(),
        ];
        if tx.execute_raw(statement(sql, values)).await?.rows_affected() == 0 {
            return Ok(false);
        }
        self.record_in(&tx, audit_event, now).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Deletes a question that this operator kept.
    pub(crate) async fn delete_query(
        &self,
        operator: Uuid,
        id: Uuid,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let tx = self.begin().await?;
        let sql = "delete from control.saved_queries where id = $1 and operator_id = $2 returning name";
        let gone = tx.query_one_raw(statement(sql, [id.into(), operator.into()])).await?;
        let name: String = gone.ok_or(RegistryError::Absent)?.try_get_by_index(0)?;
        let audit_event = AuditEvent {
            subject_name: Some(name),
            ..audit_event
        };
        self.record_in(&tx, audit_event, now).await?;
        Ok(tx.commit().await?)
    }
}
