//! Signing in and mailed links, as the control database keeps them: addresses, credentials, tokens.
use chrono::{DateTime, Utc};
use learnt_kernel::tenant::{TeamId, TenantId};
use uuid::Uuid;

use super::errors::DbError;
use super::identity::Identity;

/// What signing in needs to know of a person.
#[derive(Clone, Debug)]
pub struct Account {
    /// Who.
    pub user_id: Uuid,
    /// Absent: no password that counts.
    pub password_hash: Option<String>,
    /// Disabled by the platform.
    pub disabled: bool,
}

/// An identity, as far as screens and mails show it.
#[derive(Clone, Debug)]
pub struct Identified {
    /// Who.
    pub user_id: Uuid,
    /// The address that the person signs in with; absent for somebody without one.
    pub email: Option<String>,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// Whether the person has a password that counts: their own, or one that was given to somebody without an address.
    pub has_password: bool,
    /// Disabled by the platform.
    pub disabled: bool,
}

/// What a mailed link is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Joining a team, with a first password if there is none yet.
    Invitation,
}

impl Purpose {
    fn as_str(self) -> &'static str {
        match self {
            Purpose::Invitation => "invitation",
        }
    }
}

/// A mailed link, by the hash of its secret.
pub struct Link<'a> {
    /// SHA-256 of the secret.
    pub hash: &'a [u8],
    /// What for.
    pub purpose: Purpose,
    /// At whose host it may be used.
    pub tenant: &'a TenantId,
}

const ACCOUNT: &str =
    "select person.id, secret.password_hash, person.disabled_at is not null from identity.users person";

const IDENTIFIED: &str = "select person.id, address.address, person.first_name, person.last_name, secret.user_id is not null, \
    person.disabled_at is not null \
    from identity.users person left join identity.emails address on address.user_id = person.id and address.is_primary";

/// Whoever has an address chooses their own password: one that somebody else gave them counts for nothing.
const SECRET: &str = "left join identity.credentials secret on secret.user_id = person.id and (secret.set_by_person \
    or not exists (select 1 from identity.emails given where given.user_id = person.id))";

const ADD_LINK: &str = "insert into identity.tokens (hash, purpose, user_id, tenant_id, team_id, created_at, expires_at) \
    values ($1, $2, $3, $4, $5, $6, $7)";

/// Of two clicks at once one uses the link.
const USE_LINK: &str = "update identity.tokens set used_at = $4 \
    where hash = $1 and purpose = $2 and tenant_id = $3 and used_at is null and expires_at > $4 returning user_id, team_id";

/// A password that the person chose stays; one that somebody else gave them makes way.
const FIRST_PASSWORD: &str = "insert into identity.credentials as known (user_id, password_hash, set_by_person, set_at) \
    values ($1, $2, true, $3) on conflict (user_id) do update \
    set password_hash = excluded.password_hash, set_by_person = true, set_at = excluded.set_at where not known.set_by_person";

const VERIFIED: &str = "with address as ( \
      update identity.emails set verified_at = coalesce(verified_at, $2) where user_id = $1 and is_primary returning user_id) \
    update identity.users set is_email_verified = true, updated_at = $2 where id in (select user_id from address)";

fn account(row: tokio_postgres::Row) -> Account {
    Account {
        user_id: row.get(0),
        password_hash: row.get(1),
        disabled: row.get(2),
    }
}

impl Identity {
    /// Whose address this is (lower case), for signing in.
    pub async fn account_by_address(&self, address: &str) -> Result<Option<Account>, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached(&format!(
                "{ACCOUNT} {SECRET} join identity.emails known on known.user_id = person.id where known.address = $1"
            ))
            .await?;
        Ok(client.query_opt(&sql, &[&address]).await?.map(account))
    }

    /// The account of a person whom the tenant knows by a username.
    pub async fn account(&self, user_id: Uuid) -> Result<Option<Account>, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached(&format!("{ACCOUNT} {SECRET} where person.id = $1"))
            .await?;
        Ok(client.query_opt(&sql, &[&user_id]).await?.map(account))
    }

    /// A person.
    pub async fn identified(&self, user_id: Uuid) -> Result<Option<Identified>, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached(&format!("{IDENTIFIED} {SECRET} where person.id = $1"))
            .await?;
        Ok(client.query_opt(&sql, &[&user_id]).await?.map(|row| Identified {
            user_id: row.get(0),
            email: row.get(1),
            first_name: row.get(2),
            last_name: row.get(3),
            has_password: row.get(4),
            disabled: row.get(5),
        }))
    }

    /// The tenants that a person belongs to.
    pub async fn tenants_of(&self, user_id: Uuid) -> Result<Vec<String>, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached("select tenant_id from identity.user_tenants where user_id = $1 order by tenant_id")
            .await?;
        Ok(client
            .query(&sql, &[&user_id])
            .await?
            .iter()
            .map(|row| row.get(0))
            .collect())
    }

    /// Keeps a link that is about to be mailed.
    pub async fn add_link(
        &self,
        link: Link<'_>,
        user_id: Uuid,
        team: &TeamId,
        now: DateTime<Utc>,
        until: DateTime<Utc>,
    ) -> Result<(), DbError> {
        let client = self.client().await?;
        let sql = client.prepare_cached(ADD_LINK).await?;
        client
            .execute(
                &sql,
                &[
                    &link.hash,
                    &link.purpose.as_str(),
                    &user_id,
                    &link.tenant.as_str(),
                    &team.as_str(),
                    &now,
                    &until,
                ],
            )
            .await?;
        Ok(())
    }

    /// Whom a link that still works is for, and to which team it leads.
    pub async fn link(&self, link: &Link<'_>, now: DateTime<Utc>) -> Result<Option<(Uuid, String)>, DbError> {
        let client = self.client().await?;
        let sql = "select user_id, team_id from identity.tokens \
                   where hash = $1 and purpose = $2 and tenant_id = $3 and used_at is null and expires_at > $4";
        let sql = client.prepare_cached(sql).await?;
        let row = client
            .query_opt(&sql, &[&link.hash, &link.purpose.as_str(), &link.tenant.as_str(), &now])
            .await?;
        Ok(row.map(|row| (row.get(0), row.get(1))))
    }

    /// Uses an invitation: the address is proved, and the first password kept if there is none. Answers who it was, and
    /// whether the given hash became the password; nothing when the link does not work (any more).
    pub async fn accept_invitation(
        &self,
        link: &Link<'_>,
        first_hash: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<Option<Accepted>, DbError> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        let used = tx
            .query_opt(
                USE_LINK,
                &[&link.hash, &link.purpose.as_str(), &link.tenant.as_str(), &now],
            )
            .await?;
        let Some(used) = used else { return Ok(None) };
        let user_id: Uuid = used.get(0);
        let password_set = match first_hash {
            Some(hash) => tx.execute(FIRST_PASSWORD, &[&user_id, &hash, &now]).await? == 1,
            None => false,
        };
        tx.execute(VERIFIED, &[&user_id, &now]).await?;
        tx.commit().await?;
        Ok(Some(Accepted {
            user_id,
            team_id: used.get(1),
            password_set,
        }))
    }
}

/// What using an invitation did.
pub struct Accepted {
    /// Whose it was.
    pub user_id: Uuid,
    /// To which team it leads.
    pub team_id: String,
    /// Whether the given password is now the person's.
    pub password_set: bool,
}
