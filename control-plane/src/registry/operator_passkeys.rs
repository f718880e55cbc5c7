//! Operators' passkeys, and what authenticators are being asked.
use chrono::{DateTime, Utc};
use sea_orm::{ConnectionTrait, DbBackend, FromQueryResult, Statement};
use serde_json::Value;
use uuid::Uuid;

use super::{AuditEvent, Registry, Result};

/// A passkey of an operator.
#[derive(Clone, Debug, FromQueryResult)]
pub(crate) struct OperatorPasskey {
    pub id: Vec<u8>,
    pub name: String,
    pub passkey: Value,
    pub created_at: DateTime<Utc>,
    pub last_used_at: Option<DateTime<Utc>>,
}

/// What became of a new passkey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PasskeyAdded {
    /// Kept.
    Yes,
    /// Somebody registered this authenticator before.
    Known,
    /// There are as many as there may be.
    TooMany,
}

/// What an authenticator is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub(crate) enum PasskeyRequestKind {
    /// To make a passkey.
    New,
    /// To prove one.
    Proof,
}

fn run(sql: &str, values: impl IntoIterator<Item = sea_orm::Value>) -> Statement {
    Statement::from_sql_and_values(DbBackend::Postgres, sql, values)
}

impl Registry {
    /// An operator's passkeys, the oldest first.
    pub(crate) async fn operator_passkeys(&self, operator: Uuid) -> Result<Vec<OperatorPasskey>> {
        let sql = "select id, name, passkey, created_at, last_used_at from control.operator_passkeys \
             where operator_id = $1 order by created_at, id";
        Ok(OperatorPasskey::find_by_statement(run(sql, [operator.into()]))
            .all(&self.db)
            .await?)
    }

    /// Whether an operator has a passkey.
    pub(crate) async fn has_passkey(&self, operator: Uuid) -> Result<bool> {
        let sql = "select from control.operator_passkeys where operator_id = $1 limit 1";
        Ok(self.db.query_one_raw(run(sql, [operator.into()])).await?.is_some())
    }

    /// Keeps what is being asked until it is answered, and forgets what ran out.
    pub(crate) async fn keep_passkey_request(
        &self,
        (secret_hash, operator, kind): (Vec<u8>, Uuid, PasskeyRequestKind),
        state: Value,
        (now, until): (DateTime<Utc>, DateTime<Utc>),
    ) -> Result<()> {
        let forget = "delete from control.operator_passkey_requests where expires_at <= $1";
        self.db.execute_raw(run(forget, [now.into()])).await?;
        let sql = "insert into control.operator_passkey_requests (secret_hash, operator_id, kind, state, expires_at) values ($1, $2, $3, $4, $5)";
        let values: [sea_orm::Value; 5] = [
            secret_hash.into(),
            operator.into(),
            kind.into_str().into(),
            state.into(),
            until.into(),
        ];
        self.db.execute_raw(run(sql, values)).await?;
        Ok(())
    }

    /// What was asked, taken by its answer: of two answers one finds it.
    pub(crate) async fn take_passkey_request(
        &self,
        (secret_hash, operator, kind): (Vec<u8>, Uuid, PasskeyRequestKind),
        now: DateTime<Utc>,
    ) -> Result<Option<Value>> {
        let sql = "delete from control.operator_passkey_requests where secret_hash = $1 and operator_id = $2 and kind = $3 \
             and expires_at > $4 returning state";
        let values: [sea_orm::Value; 4] = [secret_hash.into(), operator.into(), kind.into_str().into(), now.into()];
        let found = self.db.query_one_raw(run(sql, values)).await?;
        Ok(found.map(|row| row.try_get_by_index(0)).transpose()?)
    }

    /// Keeps a new passkey, and writes down whose.
    pub(crate) async fn add_operator_passkey(
        &self,
        operator: Uuid,
        passkey: OperatorPasskey,
        most: i64,
        audit_event: AuditEvent,
    ) -> Result<PasskeyAdded> {
        let tx = self.begin().await?;
        // Of two who add the last that there may be one is refused.
        let lock = "select from control.operators where id = $1 for update";
        tx.query_one_raw(run(lock, [operator.into()])).await?;
        let count = "select count(*) from control.operator_passkeys where operator_id = $1";
        let count = tx.query_one_raw(run(count, [operator.into()])).await?;
        let count: i64 = count.map(|row| row.try_get_by_index(0)).transpose()?.unwrap_or(0);
        if count >= most {
            return Ok(PasskeyAdded::TooMany);
        }
        let sql = "insert into control.operator_passkeys (id, operator_id, name, passkey, created_at) values ($1, $2, $3, $4, $5) \
             on conflict (id) do nothing";
        let now = passkey.created_at;
        let values: [sea_orm::Value; 5] = [
            passkey.id.into(),
            operator.into(),
            passkey.name.into(),
            passkey.passkey.into(),
            now.into(),
        ];
        if tx.execute_raw(run(sql, values)).await?.rows_affected() == 0 {
            return Ok(PasskeyAdded::Known);
        }
        self.record_in(&tx, audit_event, now).await?;
        tx.commit().await?;
        Ok(PasskeyAdded::Yes)
    }

    /// Notes that a passkey was given. False when its counter did not grow, which is a copy's (0 says that there is none), or the
    /// passkey is gone.
    pub(crate) async fn operator_passkey_used(
        &self,
        (operator, id): (Uuid, &[u8]),
        counter: i64,
        passkey: Value,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let sql = "update control.operator_passkeys set passkey = $4, counter = $3, last_used_at = $5 \
             where id = $1 and operator_id = $2 and ($3::bigint = 0 or counter < $3)";
        let values: [sea_orm::Value; 5] = [
            id.to_vec().into(),
            operator.into(),
            counter.into(),
            passkey.into(),
            now.into(),
        ];
        Ok(self.db.execute_raw(run(sql, values)).await?.rows_affected() == 1)
    }

    /// Removes a passkey, and writes down whose. False when it is not theirs.
    pub(crate) async fn remove_operator_passkey(
        &self,
        operator: Uuid,
        id: Vec<u8>,
        audit_event: AuditEvent,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let tx = self.begin().await?;
        let sql = "delete from control.operator_passkeys where id = $1 and operator_id = $2";
        let gone = tx.execute_raw(run(sql, [id.into(), operator.into()])).await?;
        if gone.rows_affected() == 0 {
            return Ok(false);
        }
        self.record_in(&tx, audit_event, now).await?;
        tx.commit().await?;
        Ok(true)
    }
}
