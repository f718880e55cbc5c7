//! Operators' sessions at the console, and the rotation of their refresh tokens.
use chrono::{DateTime, Utc};
use learnt_kernel::refresh::{Answer, RefreshToken, answer};
use learnt_kernel::token::MasterKey;
use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder,
    QuerySelect, sea_query::Expr,
};
use uuid::Uuid;

use super::entities::{operator, operator_session};
use super::{AuditEvent, Operator, OperatorSession, Registry, Result};

/// What a session begins with.
#[derive(Clone, Debug)]
pub(crate) struct SessionStart {
    pub id: Uuid,
    pub operator: Uuid,
    pub refresh_hash: Vec<u8>,
    pub expires_at: DateTime<Utc>,
    pub user_agent: Option<String>,
    pub ip: Option<String>,
}

/// What became of an attempt to go on with a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Rotation {
    /// It goes on, with this token from now on.
    On {
        operator: Uuid,
        token: RefreshToken,
        expires_at: DateTime<Utc>,
    },
    /// The token is an old one: somebody has a copy, so the session is over.
    Reused,
    /// There is no such session, or it has ended.
    Gone,
}

impl Registry {
    /// Opens a session, and writes down whose.
    pub(crate) async fn open_session(
        &self,
        start: SessionStart,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let tx = self.begin().await?;
        self.record_in(&tx, audit_event, now).await?;
        let row = operator_session::ActiveModel {
            id: Set(start.id),
            operator_id: Set(start.operator),
            refresh_hash: Set(start.refresh_hash),
            previous_hash: Set(None),
            refresh_used: Set(false),
            rotated_at: Set(now),
            created_at: Set(now),
            expires_at: Set(start.expires_at),
            ended_at: Set(None),
            user_agent: Set(start.user_agent),
            ip: Set(start.ip),
        };
        operator_session::Entity::insert(row)
            .exec_without_returning(&tx)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Answers a refresh token with the one that is valid from now on, under a lock on the session's row.
    pub(crate) async fn rotate_session(
        &self,
        presented: RefreshToken,
        key: &MasterKey,
        now: DateTime<Utc>,
    ) -> Result<Rotation> {
        let tx = self.begin().await?;
        let found = operator_session::Entity::find_by_id(presented.session)
            .lock_exclusive()
            .one(&tx)
            .await?;
        let Some(row) = found.filter(|row| row.ended_at.is_none() && row.expires_at > now) else {
            return Ok(Rotation::Gone);
        };
        let works_here = operator::Entity::find_by_id(row.operator_id)
            .filter(operator::Column::DisabledAt.is_null())
            .one(&tx)
            .await?;
        let Some(operator) = works_here else {
            return Ok(Rotation::Gone);
        };
        let hash = presented.hash(key);
        let answer = answer(
            row.refresh_hash == hash,
            row.previous_hash.as_ref() == Some(&hash),
            row.refresh_used,
            now - row.rotated_at,
        );
        let (expires_at, is_first_use) = (row.expires_at, !row.refresh_used);
        let mut row = row.into_active_model();
        let Some(token) = answer.gives(presented) else {
            row.ended_at = Set(Some(now));
            row.update(&tx).await?;
            tx.commit().await?;
            return Ok(Rotation::Reused);
        };
        if answer == Answer::Keep && is_first_use {
            row.refresh_used = Set(true);
            row.update(&tx).await?;
            tx.commit().await?;
        } else if answer == Answer::Rotate {
            row.previous_hash = Set(Some(hash));
            row.refresh_hash = Set(token.hash(key));
            row.refresh_used = Set(false);
            row.rotated_at = Set(now);
            row.update(&tx).await?;
            tx.commit().await?;
        }
        Ok(Rotation::On {
            operator: operator.id,
            token,
            expires_at,
        })
    }

    /// The operator of a session that goes on.
    pub(crate) async fn session_operator(&self, id: Uuid, now: DateTime<Utc>) -> Result<Option<Operator>> {
        let found = operator_session::Entity::find_by_id(id)
            .filter(operator_session::Column::EndedAt.is_null())
            .filter(operator_session::Column::ExpiresAt.gt(now))
            .find_also_related(operator::Entity)
            .one(&self.db)
            .await?;
        Ok(found
            .and_then(|(_, operator)| operator)
            .filter(|operator| operator.disabled_at.is_none()))
    }

    /// The sessions of an operator that go on, the newest first.
    pub(crate) async fn sessions_of(&self, operator: Uuid, now: DateTime<Utc>) -> Result<Vec<OperatorSession>> {
        Ok(operator_session::Entity::find()
            .filter(operator_session::Column::OperatorId.eq(operator))
            .filter(operator_session::Column::EndedAt.is_null())
            .filter(operator_session::Column::ExpiresAt.gt(now))
            .order_by_desc(operator_session::Column::CreatedAt)
            .limit(100)
            .all(&self.db)
            .await?)
    }

    /// Ends a session, and writes down whose.
    pub(crate) async fn end_session(&self, id: Uuid, audit_event: AuditEvent, now: DateTime<Utc>) -> Result<()> {
        let tx = self.begin().await?;
        self.record_in(&tx, audit_event, now).await?;
        operator_session::Entity::update_many()
            .col_expr(operator_session::Column::EndedAt, Expr::value(now))
            .filter(operator_session::Column::Id.eq(id))
            .filter(operator_session::Column::EndedAt.is_null())
            .exec(&tx)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Ends all sessions of an operator.
    pub(crate) async fn end_sessions_of(&self, operator: Uuid, now: DateTime<Utc>) -> Result<()> {
        operator_session::Entity::update_many()
            .col_expr(operator_session::Column::EndedAt, Expr::value(now))
            .filter(operator_session::Column::OperatorId.eq(operator))
            .filter(operator_session::Column::EndedAt.is_null())
            .exec(&self.db)
            .await?;
        Ok(())
    }

    /// Forgets sessions that ended or ran out long ago.
    pub(crate) async fn forget_sessions(&self, before: DateTime<Utc>) -> Result<u64> {
        let gone = operator_session::Entity::delete_many()
            .filter(operator_session::Column::ExpiresAt.lt(before))
            .exec(&self.db)
            .await?;
        Ok(gone.rows_affected)
    }
}
