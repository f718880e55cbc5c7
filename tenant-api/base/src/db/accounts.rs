//! Signing in and mailed links, as the control database keeps them: addresses, credentials, tokens.
use chrono::{DateTime, Utc};
use learnt_kernel::tenant::{TeamId, TenantId};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::errors::DbError;
use super::factors::{FACTORS, Factors};
use super::identity::Identity;
use crate::language::Language;

/// What signing in needs to know of a person.
#[derive(Clone, Debug)]
pub struct Account {
    pub user_id: Uuid,
    /// Absent: no password that counts.
    pub password_hash: Option<String>,
    /// Disabled by the platform.
    pub disabled: bool,
    /// The password is right only for choosing another one.
    pub must_change: bool,
    /// The security stamp, as it is now.
    pub security_stamp: i32,
    /// What is asked beyond the password.
    pub factors: Factors,
}

/// An identity, as far as screens and mails show it.
#[derive(Clone, Debug)]
pub struct UserIdentity {
    pub user_id: Uuid,
    /// The address that the person signs in with; absent for somebody without one.
    pub email: Option<String>,
    pub first_name: String,
    pub last_name: String,
    /// Whether the person has a password that counts everywhere: their own, or one that was given to somebody without an
    /// address. One that was chosen for an address that nobody has proved makes way for whoever proves it.
    pub has_password: bool,
    /// Disabled by the platform.
    pub disabled: bool,
    /// Whether the address is proved.
    pub is_verified: bool,
    /// The security stamp, as it is now.
    pub security_stamp: i32,
    /// The language that the person chose.
    pub language: Option<Language>,
}

impl UserIdentity {
    /// First and last name.
    pub fn name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name)
    }

    /// With the language of the request where the person has chosen none.
    pub fn with_fallback_language(self, requested: Option<Language>) -> Self {
        Self {
            language: self.language.or(requested),
            ..self
        }
    }
}

/// What a mailed link is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Purpose {
    /// Joining a team, with a first password if there is none yet.
    Invitation,
    /// Choosing another password.
    PasswordReset,
    /// Proving an address: the person's own, or the one that it is to become.
    VerifyEmail,
    /// Bringing a former address back.
    RecoverEmail,
}

impl Purpose {
    /// As tokens and mails name it.
    pub fn into_str(self) -> &'static str {
        self.into()
    }

    /// How a link names it.
    pub fn mode(self) -> &'static str {
        match self {
            Purpose::Invitation => "acceptInvitation",
            Purpose::PasswordReset => "resetPassword",
            Purpose::VerifyEmail => "verifyEmail",
            Purpose::RecoverEmail => "recoverEmail",
        }
    }
}

/// A mailed link, by the hash of its secret.
pub struct Link<'a> {
    /// SHA-256 of the secret.
    pub hash: &'a [u8],
    pub purpose: Purpose,
    /// At whose host it may be used.
    pub tenant: &'a TenantId,
}

/// A link that is about to be mailed.
pub struct NewLink<'a> {
    /// How it is found again.
    pub link: Link<'a>,
    pub user_id: Uuid,
    /// To which team it leads.
    pub team: &'a TeamId,
    /// The address that it goes to, or that it is about.
    pub address: Option<&'a str>,
    /// The security stamp that it was asked for under, if it ends with that.
    pub security_stamp: Option<i32>,
    /// Works until then.
    pub until: DateTime<Utc>,
}

/// A link that still works.
#[derive(Clone, Debug)]
pub struct ActiveLink {
    pub user_id: Uuid,
    /// To which team it leads.
    pub team_id: String,
    /// The address that it went to, or that it is about.
    pub address: Option<String>,
    /// The security stamp that it was asked for under, if it ends with that.
    pub security_stamp: Option<i32>,
}

const ACCOUNT: &str = "select person.id, secret.password_hash, person.disabled_at is not null, coalesce(secret.must_change, false), person.ways_version";

/// Whoever has an address chooses their own password: one that somebody else gave them counts for nothing. One that was
/// chosen for an address that is not proved counts in the tenant where it was chosen, if it does not wait for the proof.
const SECRET: &str = "left join identity.credentials secret on secret.user_id = person.id and ($3 or not secret.waits_for_proof) \
    and (secret.tenant_id is null or secret.tenant_id = $2) and (secret.set_by_person \
    or not exists (select 1 from identity.emails given where given.user_id = person.id))";

const IDENTIFIED: &str = "select person.id, address.address, person.first_name, person.last_name, secret.user_id is not null, \
    person.disabled_at is not null, address.verified_at is not null, person.ways_version, person.language \
    from identity.users person left join identity.emails address on address.user_id = person.id and address.is_primary \
    left join identity.credentials secret on secret.user_id = person.id and secret.tenant_id is null \
    and (secret.set_by_person or address.address is null)";

/// The newest link to another password is the only one, whichever organisation mailed it, and so is the newest invitation to a
/// team. Links that prove an address or bring one back stand beside each other: each is about an address of its own.
const ADD_LINK: &str = "with replaced as ( \
      update identity.tokens set used_at = $7 where user_id = $3 and purpose = $2 and used_at is null \
      and (purpose = 'password_reset' or purpose = 'invitation' and tenant_id = $4 and team_id = $5)) \
    insert into identity.tokens (hash, purpose, user_id, tenant_id, team_id, address, created_at, expires_at, ways_version) \
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)";

/// Addresses in this domain are made from a person's id, for somebody who has none.
pub const PLACEHOLDERS: &str = "@people.invalid";

fn account(row: tokio_postgres::Row) -> Account {
    Account {
        factors: Factors::read(&row, 5),
        user_id: row.get(0),
        password_hash: row.get(1),
        disabled: row.get(2),
        must_change: row.get(3),
        security_stamp: row.get(4),
    }
}

fn identity_from_row(row: &tokio_postgres::Row) -> UserIdentity {
    UserIdentity {
        user_id: row.get(0),
        email: row.get(1),
        first_name: row.get(2),
        last_name: row.get(3),
        has_password: row.get(4),
        disabled: row.get(5),
        is_verified: row.get(6),
        security_stamp: row.get(7),
        language: row.get::<_, Option<&str>>(8).and_then(Language::of_tag),
    }
}

pub(super) fn linked(row: &tokio_postgres::Row) -> ActiveLink {
    ActiveLink {
        user_id: row.get(0),
        team_id: row.get(1),
        address: row.get(2),
        security_stamp: row.get(3),
    }
}

impl Identity {
    /// Whose address this is (lower case), for signing in to a tenant.
    pub async fn account_by_address(&self, address: &str, tenant: &TenantId) -> Result<Option<Account>, DbError> {
        let client = self.client().await?;
        let person = if address.ends_with(PLACEHOLDERS) {
            "where person.system_created_email = $1"
        } else {
            "join identity.emails known on known.user_id = person.id where known.address = $1"
        };
        let sql = client
            .prepare_cached(&format!(
                "{ACCOUNT}, {FACTORS} from identity.users person {SECRET} {person}"
            ))
            .await?;
        Ok(client
            .query_opt(&sql, &[&address, &tenant.as_str(), &false])
            .await?
            .map(account))
    }

    /// The account of a person whom the tenant knows by a username.
    pub async fn account(&self, user_id: Uuid, tenant: &TenantId) -> Result<Option<Account>, DbError> {
        self.account_with(user_id, tenant, false).await
    }

    /// The same with a password that waits for the proof of the address, for whoever brings that proof.
    pub async fn account_to_prove(&self, user_id: Uuid, tenant: &TenantId) -> Result<Option<Account>, DbError> {
        self.account_with(user_id, tenant, true).await
    }

    async fn account_with(
        &self,
        user_id: Uuid,
        tenant: &TenantId,
        waiting_too: bool,
    ) -> Result<Option<Account>, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached(&format!(
                "{ACCOUNT}, {FACTORS} from identity.users person {SECRET} where person.id = $1"
            ))
            .await?;
        Ok(client
            .query_opt(&sql, &[&user_id, &tenant.as_str(), &waiting_too])
            .await?
            .map(account))
    }

    /// A person.
    pub async fn find_identity(&self, user_id: Uuid) -> Result<Option<UserIdentity>, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached(&format!("{IDENTIFIED} where person.id = $1"))
            .await?;
        Ok(client
            .query_opt(&sql, &[&user_id])
            .await?
            .as_ref()
            .map(identity_from_row))
    }

    /// Several people, in one statement.
    pub async fn find_identities(&self, users: &[Uuid]) -> Result<Vec<UserIdentity>, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached(&format!(
                "{IDENTIFIED} where person.id = any((select $1::uuid[])::uuid[])"
            ))
            .await?;
        Ok(client
            .query(&sql, &[&users])
            .await?
            .iter()
            .map(identity_from_row)
            .collect())
    }

    /// Whose address this is (lower case), as far as mails and screens show it.
    pub async fn find_identity_by_address(&self, address: &str) -> Result<Option<UserIdentity>, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached(&format!(
                "{IDENTIFIED} where person.id = (select user_id from identity.emails where address = $1)"
            ))
            .await?;
        Ok(client
            .query_opt(&sql, &[&address])
            .await?
            .as_ref()
            .map(identity_from_row))
    }

    /// Sets the language of a person's mails.
    pub async fn choose_language(&self, user_id: Uuid, language: Language, now: DateTime<Utc>) -> Result<(), DbError> {
        let client = self.client().await?;
        let sql =
            "update identity.users set language = $2, updated_at = $3 where id = $1 and language is distinct from $2";
        let sql = client.prepare_cached(sql).await?;
        client.execute(&sql, &[&user_id, &language.into_str(), &now]).await?;
        Ok(())
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

    /// Whether a person proved an address, and has no password that counts in one tenant only: before that the tenants that
    /// invited the address are none of theirs.
    pub async fn is_proved(&self, user_id: Uuid) -> Result<bool, DbError> {
        let client = self.client().await?;
        let sql = "select exists (select 1 from identity.emails where user_id = $1 and verified_at is not null) \
            and not exists (select 1 from identity.credentials where user_id = $1 and tenant_id is not null)";
        let sql = client.prepare_cached(sql).await?;
        Ok(client.query_one(&sql, &[&user_id]).await?.get(0))
    }

    /// Keeps a link that is about to be mailed, in place of the one before it.
    pub async fn add_link(&self, new: NewLink<'_>, now: DateTime<Utc>) -> Result<(), DbError> {
        let client = self.client().await?;
        let sql = client.prepare_cached(ADD_LINK).await?;
        client
            .execute(
                &sql,
                &[
                    &new.link.hash,
                    &new.link.purpose.into_str(),
                    &new.user_id,
                    &new.link.tenant.as_str(),
                    &new.team.as_str(),
                    &new.address,
                    &now,
                    &new.until,
                    &new.security_stamp,
                ],
            )
            .await?;
        Ok(())
    }

    /// What a link that still works is about.
    pub async fn link(&self, link: &Link<'_>, now: DateTime<Utc>) -> Result<Option<ActiveLink>, DbError> {
        let client = self.client().await?;
        let sql = "select user_id, team_id, address, ways_version from identity.tokens \
                   where hash = $1 and purpose = $2 and tenant_id = $3 and used_at is null and expires_at > $4";
        let sql = client.prepare_cached(sql).await?;
        let row = client
            .query_opt(
                &sql,
                &[&link.hash, &link.purpose.into_str(), &link.tenant.as_str(), &now],
            )
            .await?;
        Ok(row.as_ref().map(linked))
    }
}
