//! Passkeys, as the control database keeps them.
use chrono::{DateTime, Utc};
use deadpool_postgres::Transaction;
use serde_json::Value;
use tokio_postgres::types::ToSql;
use uuid::Uuid;

use super::errors::DbError;
use super::factors::{ADD_CODES, LOCK};
use super::identity::Identity;

/// A passkey.
pub struct StoredPasskey {
    /// The credential's id.
    pub id: Vec<u8>,
    /// Where it works.
    pub rp_id: String,
    /// What the person calls it.
    pub name: String,
    /// The credential.
    pub passkey: Value,
    pub created_at: DateTime<Utc>,
    /// Last given when.
    pub last_used_at: Option<DateTime<Utc>>,
}

/// What became of a new passkey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    /// Kept.
    Yes,
    /// Kept, and the recovery codes that came along are the person's.
    WithCodes,
    /// Somebody registered this authenticator before.
    Known,
    /// There are as many as there may be.
    TooMany,
    /// It was to be the first factor, and there is one meanwhile.
    NotFirst,
}

/// Whether somebody has a factor.
const ANY: &str = "select exists (select from identity.passkeys where user_id = $1) \
    or exists (select from identity.authenticator_apps where user_id = $1 and confirmed_at is not null)";

/// A counter that did not grow belongs to a copy; some authenticators have none and say 0.
const USED: &str = "update identity.passkeys set passkey = $4, last_used_at = $5 where id = $1 and user_id = $2 \
    and ($3::bigint = 0 or coalesce((passkey -> 'cred' ->> 'counter')::bigint, 0) < $3)";

impl Identity {
    /// Somebody's passkeys, the oldest first.
    pub async fn passkeys(&self, user_id: Uuid) -> Result<Vec<StoredPasskey>, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached(
                "select id, rp_id, name, passkey, created_at, last_used_at from identity.passkeys \
                 where user_id = $1 order by created_at, id",
            )
            .await?;
        let rows = client.query(&sql, &[&user_id]).await?;
        let passkeys = rows.iter().map(|row| StoredPasskey {
            id: row.get(0),
            rp_id: row.get(1),
            name: row.get(2),
            passkey: row.get(3),
            created_at: row.get(4),
            last_used_at: row.get(5),
        });
        Ok(passkeys.collect())
    }

    /// Keeps somebody's first factor, with new recovery codes. Of two who bring one at once one is taken.
    pub async fn first_passkey(
        &self,
        user_id: Uuid,
        passkey: &StoredPasskey,
        codes: &[Vec<u8>],
    ) -> Result<Added, DbError> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        tx.execute(LOCK, &[&user_id]).await?;
        if tx.query_one(ANY, &[&user_id]).await?.get(0) {
            return Ok(Added::NotFirst);
        }
        if !insert(&tx, user_id, passkey).await? {
            return Ok(Added::Known);
        }
        tx.execute("delete from identity.recovery_codes where user_id = $1", &[&user_id])
            .await?;
        tx.execute(ADD_CODES, &[&user_id, &codes, &passkey.created_at]).await?;
        tx.commit().await?;
        Ok(Added::WithCodes)
    }

    /// Keeps a new passkey, and the codes with it if the person has none left.
    pub async fn add_passkey(
        &self,
        user_id: Uuid,
        passkey: &StoredPasskey,
        codes: &[Vec<u8>],
        most: i64,
    ) -> Result<Added, DbError> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        tx.execute(LOCK, &[&user_id]).await?;
        let row = tx
            .query_one(
                "select count(*), exists (select from identity.recovery_codes where user_id = $1 and used_at is null) \
                 from identity.passkeys where user_id = $1",
                &[&user_id],
            )
            .await?;
        let (count, has_codes): (i64, bool) = (row.get(0), row.get(1));
        if count >= most {
            return Ok(Added::TooMany);
        }
        if !insert(&tx, user_id, passkey).await? {
            return Ok(Added::Known);
        }
        if !has_codes {
            tx.execute(ADD_CODES, &[&user_id, &codes, &passkey.created_at]).await?;
        }
        tx.commit().await?;
        Ok(if has_codes { Added::Yes } else { Added::WithCodes })
    }

    /// Notes that a passkey was given, with its counter and state. False when the counter did not grow since, or the
    /// passkey is gone.
    pub async fn passkey_used(
        &self,
        user_id: Uuid,
        id: &[u8],
        counter: i64,
        passkey: &Value,
        now: DateTime<Utc>,
    ) -> Result<bool, DbError> {
        let client = self.client().await?;
        let sql = client.prepare_cached(USED).await?;
        Ok(client.execute(&sql, &[&id, &user_id, &counter, &passkey, &now]).await? == 1)
    }

    /// Calls a passkey something else; false when it is not the person's.
    pub async fn rename_passkey(&self, user_id: Uuid, id: &[u8], name: &str) -> Result<bool, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached("update identity.passkeys set name = $3 where id = $1 and user_id = $2")
            .await?;
        Ok(client.execute(&sql, &[&id, &user_id, &name]).await? == 1)
    }
}

/// False where the authenticator is registered already.
async fn insert(tx: &Transaction<'_>, user_id: Uuid, passkey: &StoredPasskey) -> Result<bool, DbError> {
    let sql = "insert into identity.passkeys (id, user_id, rp_id, name, passkey, created_at) \
        values ($1, $2, $3, $4, $5, $6) on conflict do nothing";
    let values: [&(dyn ToSql + Sync); 6] = [
        &passkey.id,
        &user_id,
        &passkey.rp_id,
        &passkey.name,
        &passkey.passkey,
        &passkey.created_at,
    ];
    Ok(tx.execute(sql, &values).await? == 1)
}
