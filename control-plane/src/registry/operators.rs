//! The people who run the platform.
use chrono::{DateTime, Utc};
use learnt_kernel::ids::new_id;
use sea_orm::{
    ActiveModelTrait,
    ActiveValue::Set,
    ColumnTrait, ConnectionTrait, DbBackend, EntityTrait, FromQueryResult, IntoActiveModel, QueryFilter, QuerySelect,
    Statement,
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
    pub role: String,
    pub passkeys: i64,
    pub sessions: i64,
}

/// Somebody who is to run the platform, with what they sign in with.
#[derive(Clone, Debug)]
pub(crate) struct OperatorEntry<'a> {
    pub email: &'a str,
    pub name: &'a str,
    pub role: &'static str,
    pub password_hash: String,
    pub totp_secret: Vec<u8>,
}

/// What came of lowering or raising an operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RoleChange {
    Done,
    /// They have this role.
    Same,
    /// Nobody would be an administrator.
    Last,
    /// One of the two may not sign in any more, or who asks is no administrator.
    Gone,
}

fn run(sql: &str, values: impl IntoIterator<Item = sea_orm::Value>) -> Statement {
    Statement::from_sql_and_values(DbBackend::Postgres, sql, values)
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

    /// Enters an operator, or gives the one with this address these credentials. What is written down by `by` belongs to it, and
    /// then the sessions and passkeys that they had are over. Nothing, if it was to be somebody `new` and they may sign in already.
    pub(crate) async fn enter_operator(
        &self,
        entry: OperatorEntry<'_>,
        new: bool,
        by: Option<impl FnOnce(Uuid) -> AuditEvent>,
        now: DateTime<Utc>,
    ) -> Result<Option<Uuid>> {
        let tx = self.begin().await?;
        let row = ActiveModel {
            id: Set(new_id()),
            email: Set(entry.email.to_owned()),
            name: Set(entry.name.to_owned()),
            password_hash: Set(entry.password_hash.clone()),
            totp_secret: Set(entry.totp_secret.clone()),
            totp_last_step: Set(0),
            role: Set(entry.role.to_owned()),
            disabled_at: Set(None),
            created_at: Set(now),
        };
        let entered = Entity::insert(row)
            .on_conflict(OnConflict::column(Column::Email).do_nothing().to_owned())
            .exec_without_returning(&tx)
            .await?;
        // Of two who enter the same address at once the second sees what the first did.
        let found = Entity::find()
            .filter(Column::Email.eq(entry.email))
            .lock_exclusive()
            .one(&tx)
            .await?
            .ok_or(RegistryError::Absent)?;
        let id = found.id;
        if new && entered == 0 && found.disabled_at.is_none() {
            return Ok(None);
        }
        if found.password_hash != entry.password_hash {
            let mut row = found.into_active_model();
            row.name = Set(entry.name.to_owned());
            row.role = Set(entry.role.to_owned());
            row.password_hash = Set(entry.password_hash);
            if *row.totp_secret.as_ref() != entry.totp_secret {
                // No code of the new factor was used yet.
                row.totp_last_step = Set(0);
            }
            row.totp_secret = Set(entry.totp_secret);
            row.disabled_at = Set(None);
            row.update(&tx).await?;
        }
        if let Some(by) = by {
            let end = "update control.operator_sessions set ended_at = $2 where operator_id = $1 and ended_at is null";
            tx.execute_raw(run(end, [id.into(), now.into()])).await?;
            let forget = "delete from control.operator_passkeys where operator_id = $1";
            tx.execute_raw(run(forget, [id.into()])).await?;
            self.record_in(&tx, by(id), now).await?;
        }
        tx.commit().await?;
        Ok(Some(id))
    }

    /// Makes an operator something else, which ends their sessions. There is always an administrator: whoever is one is looked at
    /// under lock, so that of two who lower each other, or themselves, at once one stays.
    pub(crate) async fn change_operator_role(
        &self,
        (other, role): (Uuid, &'static str),
        by: Uuid,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<RoleChange> {
        let tx = self.begin().await?;
        let lock = "select id, role from control.operators where disabled_at is null and (role = 'administrator' or id = $1) \
             order by id for update";
        let rows = tx.query_all_raw(run(lock, [other.into()])).await?;
        let mut administrators = Vec::with_capacity(rows.len());
        for row in rows {
            administrators.push((row.try_get_by_index::<Uuid>(0)?, row.try_get_by_index::<String>(1)?));
        }
        let is_administrator = |(_, role): &&(Uuid, String)| role == "administrator";
        let asks = administrators.iter().filter(is_administrator).any(|(id, _)| *id == by);
        let Some((_, was)) = administrators.iter().find(|(id, _)| *id == other).filter(|_| asks) else {
            return Ok(RoleChange::Gone);
        };
        if was == role {
            return Ok(RoleChange::Same);
        }
        if was == "administrator" && administrators.iter().filter(is_administrator).count() < 2 {
            return Ok(RoleChange::Last);
        }
        let change = "update control.operators set role = $2 where id = $1";
        tx.execute_raw(run(change, [other.into(), role.into()])).await?;
        let end = "update control.operator_sessions set ended_at = $2 where operator_id = $1 and ended_at is null";
        tx.execute_raw(run(end, [other.into(), now.into()])).await?;
        self.record_in(&tx, audit_event, now).await?;
        tx.commit().await?;
        Ok(RoleChange::Done)
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
               operator.role, (select count(*) from control.operator_passkeys passkey where passkey.operator_id = operator.id) as passkeys, \
               max(session.created_at) as signed_in_at, \
               count(session.id) filter (where session.ended_at is null and session.expires_at > $1) as sessions \
             from control.operators operator left join control.operator_sessions session on session.operator_id = operator.id \
             group by operator.id order by operator.disabled_at is not null, lower(operator.name), operator.id limit 500";
        Ok(OperatorRow::find_by_statement(run(sql, [now.into()]))
            .all(&self.db)
            .await?)
    }

    /// Disables an operator in another's name, with all their sessions. False when they are disabled already, or whoever does it
    /// is, or is no administrator any more: of two who disable each other one stays, and it is an administrator.
    pub(crate) async fn disable_other(
        &self,
        other: Uuid,
        by: Uuid,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let tx = self.begin().await?;
        // The same rows in the same order as those who change roles.
        let lock = "select id from control.operators where disabled_at is null and (role = 'administrator' or id = $1) order by id for update";
        tx.query_all_raw(run(lock, [other.into()])).await?;
        let disable = "update control.operators set disabled_at = $3 where id = $1 and disabled_at is null \
             and exists (select from control.operators whoever where whoever.id = $2 and whoever.disabled_at is null \
               and whoever.role = 'administrator')";
        let done = tx
            .execute_raw(run(disable, [other.into(), by.into(), now.into()]))
            .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        let end = "update control.operator_sessions set ended_at = $2 where operator_id = $1 and ended_at is null";
        tx.execute_raw(run(end, [other.into(), now.into()])).await?;
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
