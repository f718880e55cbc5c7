//! Identities of people whom an admin adds: found by their address or made, many in a few statements.
use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use learnt_kernel::tenant::TenantId;
use serde::Serialize;
use uuid::Uuid;

use super::errors::DbError;
use super::identity::Identity;

/// Somebody who is to become a person of a tenant.
#[derive(Clone, Debug, Serialize)]
pub struct NewUser {
    /// The id if nobody has the address yet; repeating it makes nobody twice.
    pub id: Uuid,
    /// The address to sign in with.
    pub email: Option<String>,
    pub first_name: String,
    pub last_name: String,
    pub phone: Option<String>,
}

/// A password that somebody else chose.
#[derive(Clone, Debug)]
pub struct FirstPassword {
    pub hash: String,
    /// The person has to choose another one at the first sign-in.
    pub must_change: bool,
}

/// Of two who make the same address at once one makes it and the other one finds it at the next attempt.
const ATTEMPTS: usize = 5;

/// New addresses only: an existing identity keeps its own names. In the order of addresses, so that two batches with
/// the same people never wait for each other in a ring.
const MAKE: &str = "\
with wanted as (
  select * from jsonb_to_recordset($1) as w (id uuid, email text, first_name text, last_name text, phone text)
  where w.email is null or not exists (select 1 from identity.emails known where known.address = w.email)
),
made as (
  insert into identity.users (id, email, system_created_email, first_name, last_name, phone, created_at, updated_at)
  select id, email, case when email is null then id::text || '@people.invalid' end, first_name, last_name, phone, $2, $2
  from wanted order by email, id
  on conflict (id) do nothing
),
addressed as (
  insert into identity.emails (address, user_id, is_primary, created_at)
  select email, id, true, $2 from wanted where email is not null order by email
  on conflict (address) do nothing
  returning address
)
select (select count(*) from wanted where email is not null) = (select count(*) from addressed)";

const FIND: &str = "select address, user_id from identity.emails where address = any($1)";

/// The same, whoever is about to leave an address for another one: they have left it, or stay until the end.
const HOLD: &str = "select address, user_id from identity.emails where address = any($1) order by address for share";

const JOIN: &str = "insert into identity.user_tenants (user_id, tenant_id, created_at) \
    select user_id, $2, $3 from unnest($1::uuid[]) as joined (user_id) order by user_id on conflict do nothing";

/// Only for a person of no other tenant, without an address, who never chose a password. Whoever has an address is mailed
/// an invitation; a password given in advance would open every team that invites them later.
const FIRST_PASSWORD: &str = "\
insert into identity.credentials as known (user_id, password_hash, set_by_person, set_at, must_change)
select $1, $3, false, $4, $5
where not exists (select 1 from identity.user_tenants other where other.user_id = $1 and other.tenant_id <> $2)
  and not exists (select 1 from identity.emails address where address.user_id = $1)
on conflict (user_id) do update set password_hash = excluded.password_hash, set_at = excluded.set_at,
  must_change = excluded.must_change
where not known.set_by_person";

impl Identity {
    /// Who signs in with these addresses.
    pub async fn find_by_emails(&self, emails: &[String]) -> Result<HashMap<String, Uuid>, DbError> {
        if emails.is_empty() {
            return Ok(HashMap::new());
        }
        let rows = self.client().await?.query(FIND, &[&emails]).await?;
        Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
    }

    /// Makes or finds these people and makes them the tenant's. Answers their ids in the order of the newcomers.
    pub async fn admit(
        &self,
        tenant: &TenantId,
        newcomers: &[NewUser],
        now: DateTime<Utc>,
    ) -> Result<Vec<Uuid>, DbError> {
        let records = serde_json::to_value(newcomers).unwrap_or_default();
        let addresses: HashSet<&str> = newcomers
            .iter()
            .filter_map(|newcomer| newcomer.email.as_deref())
            .collect();
        let addresses: Vec<&str> = addresses.into_iter().collect();
        let mut client = self.client().await?;
        for _ in 0..ATTEMPTS {
            let tx = client.transaction().await?;
            let complete: bool = tx.query_one(MAKE, &[&records, &now]).await?.get(0);
            let rows = tx.query(HOLD, &[&addresses]).await?;
            if !complete || rows.len() < addresses.len() {
                tx.rollback().await?;
                continue;
            }
            let existing: HashMap<String, Uuid> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
            let id_of = |newcomer: &NewUser| {
                let found = newcomer.email.as_ref().and_then(|email| existing.get(email));
                found.copied().unwrap_or(newcomer.id)
            };
            let ids: Vec<Uuid> = newcomers.iter().map(id_of).collect();
            tx.execute(JOIN, &[&ids, &tenant.as_str(), &now]).await?;
            tx.commit().await?;
            return Ok(ids);
        }
        Err(DbError::Busy)
    }

    /// Gives a person a first password, perhaps only for choosing another one. False, and nothing written, where only the person may choose one.
    pub async fn first_password(
        &self,
        tenant: &TenantId,
        user_id: Uuid,
        first: &FirstPassword,
        now: DateTime<Utc>,
    ) -> Result<bool, DbError> {
        let client = self.client().await?;
        let FirstPassword { hash, must_change } = first;
        Ok(client
            .execute(FIRST_PASSWORD, &[&user_id, &tenant.as_str(), hash, &now, must_change])
            .await?
            == 1)
    }
}
