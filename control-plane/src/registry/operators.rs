//! The people who run the platform.
use chrono::{DateTime, Utc};
use learnt_kernel::ids::new_id;
use sea_orm::{
    ActiveModelTrait,
    ActiveValue::Set,
    ColumnTrait, ConnectionTrait, DbBackend, EntityTrait, FromQueryResult, IntoActiveModel, QueryFilter, Statement,
    sea_query::{Expr, OnConflict},
};
use uuid::Uuid;

use super::entities::operator::{ActiveModel, Column, Entity};
use super::{AuditEvent, Operator, Registry, RegistryError, Result};

/// An operator with their sessions, for the console's list.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct OperatorRow {
    pub id: Uuid,
    pub email: String,
    pub name: String,
    pub created_at: DateTime<Utc>,
    pub disabled_at: Option<DateTime<Utc>>,
    pub signed_in_at: Option<DateTime<Utc>>,
    pub sessions: i64,
}

impl Registry {
    /// The operator with this address, unless disabled.
    pub(crate) async fn operator_by_email(&self, email: &str) -> Result<Option<Operator>> {
        Ok(Entity::find()
            .filter(Column::Email.eq(email))
            .filter(Column::DisabledAt.is_null())
            .one(&self.db)
            .await?)
    }

    /// The operator with this id, unless disabled.
    pub(crate) async fn operator(&self, id: Uuid) -> Result<Option<Operator>> {
        Ok(Entity::find_by_id(id)
            .filter(Column::DisabledAt.is_null())
            .one(&self.db)
            .await?)
    }

    /// Whether there is an operator who is not disabled.
    pub(crate) async fn has_operators(&self) -> Result<bool> {
        let someone = Entity::find()
            .filter(Column::DisabledAt.is_null())
            .one(&self.db)
            .await?;
        Ok(someone.is_some())
    }

    /// Enters an operator, or gives the one with this address these credentials.
    pub(crate) async fn enter_operator(
        &self,
        email: &str,
        name: &str,
        password_hash: String,
        totp_secret: Vec<u8>,
        now: DateTime<Utc>,
    ) -> Result<Uuid> {
        let row = ActiveModel {
            id: Set(new_id()),
            email: Set(email.to_owned()),
            name: Set(name.to_owned()),
            password_hash: Set(password_hash.clone()),
            totp_secret: Set(totp_secret.clone()),
            totp_last_step: Set(0),
            disabled_at: Set(None),
            created_at: Set(now),
        };
        Entity::insert(row)
            .on_conflict(OnConflict::column(Column::Email).do_nothing().to_owned())
            .exec_without_returning(&self.db)
            .await?;
        let found = Entity::find()
            .filter(Column::Email.eq(email))
            .one(&self.db)
            .await?
            .ok_or(RegistryError::Absent)?;
        let id = found.id;
        if found.password_hash != password_hash {
            let mut row = found.into_active_model();
            row.name = Set(name.to_owned());
            row.password_hash = Set(password_hash);
            if *row.totp_secret.as_ref() != totp_secret {
                // No code of the new factor was used yet.
                row.totp_last_step = Set(0);
            }
            row.totp_secret = Set(totp_secret);
            row.disabled_at = Set(None);
            row.update(&self.db).await?;
        }
        Ok(id)
    }

    /// The operator with this address may not sign in from now on. Nothing, if there is none; one who may not already is answered
    /// all the same.
    pub(crate) async fn disable_operator(&self, email: &str, now: DateTime<Utc>) -> Result<Option<Operator>> {
        Entity::update_many()
            .col_expr(Column::DisabledAt, Expr::value(now))
            .filter(Column::Email.eq(email))
            .filter(Column::DisabledAt.is_null())
            .exec(&self.db)
            .await?;
        Ok(Entity::find().filter(Column::Email.eq(email)).one(&self.db).await?)
    }

    /// The operator with this id, disabled or not.
    pub(crate) async fn any_operator(&self, id: Uuid) -> Result<Option<Operator>> {
        Ok(Entity::find_by_id(id).one(&self.db).await?)
    }

    /// Everybody, those who may not sign in last.
    pub(crate) async fn operators(&self, now: DateTime<Utc>) -> Result<Vec<OperatorRow>> {
        let sql = "select operator.id, operator.email, operator.name, operator.created_at, operator.disabled_at, \
               max(session.created_at) as signed_in_at, \
               count(session.id) filter (where session.ended_at is null and session.expires_at > $1) as sessions \
             from control.operators operator left join control.operator_sessions session on session.operator_id = operator.id \
             group by operator.id order by operator.disabled_at is not null, lower(operator.name), operator.id limit 500";
        let statement = Statement::from_sql_and_values(DbBackend::Postgres, sql, [now.into()]);
        Ok(OperatorRow::find_by_statement(statement).all(&self.db).await?)
    }

    /// Disables an operator in another's name, with all their sessions. False when they are disabled already, or whoever does it
    /// is: of two who disable each other one stays.
    pub(crate) async fn disable_other(
        &self,
        other: Uuid,
        by: Uuid,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let tx = self.begin().await?;
        let run =
            |sql: &str, values: Vec<sea_orm::Value>| Statement::from_sql_and_values(DbBackend::Postgres, sql, values);
        let lock = "select id from control.operators where id in ($1, $2) order by id for update";
        tx.query_all_raw(run(lock, vec![other.into(), by.into()])).await?;
        let disable = "update control.operators set disabled_at = $3 where id = $1 and disabled_at is null \
             and exists (select from control.operators whoever where whoever.id = $2 and whoever.disabled_at is null)";
        let done = tx
            .execute_raw(run(disable, vec![other.into(), by.into(), now.into()]))
            .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        let end = "update control.operator_sessions set ended_at = $2 where operator_id = $1 and ended_at is null";
        tx.execute_raw(run(end, vec![other.into(), now.into()])).await?;
        self.record_in(&tx, audit_event, now).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Uses up a time step of the second factor. False when it, or a later one, has been used already: the
    /// comparison is part of the update, so of two who send the same code at once one is refused.
    pub(crate) async fn use_totp_step(&self, id: Uuid, step: i64) -> Result<bool> {
        let done = Entity::update_many()
            .col_expr(Column::TotpLastStep, step.into())
            .filter(Column::Id.eq(id))
            .filter(Column::TotpLastStep.lt(step))
            .exec(&self.db)
            .await?;
        Ok(done.rows_affected == 1)
    }
}
