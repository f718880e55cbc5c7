//! Operators' sessions at the console, and the rotation of their refresh secrets.
use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, Condition, EntityTrait, IntoActiveModel, QueryFilter, QuerySelect,
    sea_query::Expr,
};
use uuid::Uuid;

use super::entities::{operator, operator_session};
use super::{Operator, Registry, Result};

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
    /// The secret was the current one; the next one stands in its place.
    Rotated { operator: Uuid, expires_at: DateTime<Utc> },
    /// The secret was replaced a moment ago and its answer got lost: the same answer again.
    Repeated { operator: Uuid, expires_at: DateTime<Utc> },
    /// The secret is an old one: somebody has a copy, so the session is over.
    Reused,
    /// There is no such session, or it has ended.
    Gone,
}

impl Registry {
    /// Opens a session.
    pub(crate) async fn open_session(&self, start: SessionStart, now: DateTime<Utc>) -> Result<()> {
        let row = operator_session::ActiveModel {
            id: Set(start.id),
            operator_id: Set(start.operator),
            refresh_hash: Set(start.refresh_hash),
            previous_hash: Set(None),
            rotated_at: Set(now),
            created_at: Set(now),
            expires_at: Set(start.expires_at),
            ended_at: Set(None),
            user_agent: Set(start.user_agent),
            ip: Set(start.ip),
        };
        operator_session::Entity::insert(row)
            .exec_without_returning(&self.db)
            .await?;
        Ok(())
    }

    /// Replaces a refresh secret by the next one, under a lock on the session's row.
    pub(crate) async fn rotate_session(
        &self,
        id: Uuid,
        presented: &[u8],
        next: Vec<u8>,
        forgiving: Duration,
        now: DateTime<Utc>,
    ) -> Result<Rotation> {
        let tx = self.begin().await?;
        let found = operator_session::Entity::find_by_id(id)
            .lock_exclusive()
            .one(&tx)
            .await?;
        let Some(row) = found.filter(|row| row.ended_at.is_none() && row.expires_at > now) else {
            return Ok(Rotation::Gone);
        };
        let (operator, expires_at) = (row.operator_id, row.expires_at);
        if row.refresh_hash == presented {
            let mut row = row.into_active_model();
            row.previous_hash = Set(Some(presented.to_vec()));
            row.refresh_hash = Set(next);
            row.rotated_at = Set(now);
            row.update(&tx).await?;
            tx.commit().await?;
            return Ok(Rotation::Rotated { operator, expires_at });
        }
        let recent = row.previous_hash.as_deref() == Some(presented)
            && now - row.rotated_at <= forgiving
            && row.refresh_hash == next;
        if recent {
            return Ok(Rotation::Repeated { operator, expires_at });
        }
        let mut row = row.into_active_model();
        row.ended_at = Set(Some(now));
        row.update(&tx).await?;
        tx.commit().await?;
        Ok(Rotation::Reused)
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

    /// Ends a session for whoever holds its secret, the current one or the one before; else nothing happens.
    pub(crate) async fn end_session(&self, id: Uuid, presented: &[u8], now: DateTime<Utc>) -> Result<()> {
        operator_session::Entity::update_many()
            .col_expr(operator_session::Column::EndedAt, Expr::value(now))
            .filter(operator_session::Column::Id.eq(id))
            .filter(operator_session::Column::EndedAt.is_null())
            .filter(
                Condition::any()
                    .add(operator_session::Column::RefreshHash.eq(presented))
                    .add(operator_session::Column::PreviousHash.eq(presented)),
            )
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
