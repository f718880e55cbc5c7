//! Who people are at other providers: by tenant, issuer and subject, never by an address.
use chrono::{DateTime, Utc};
use learnt_kernel::tenant::TenantId;
use uuid::Uuid;

use super::account_changes::FIRST_LANGUAGE;
use super::errors::DbError;
use super::identity::Identity;
use crate::language::Language;

/// Somebody at another provider.
#[derive(Clone, Copy, Debug)]
pub struct External<'a> {
    /// Whose provider it is.
    pub tenant: &'a TenantId,
    /// Whose word it is.
    pub issuer: &'a str,
    /// Who, there.
    pub subject: &'a str,
    /// The kind of provider.
    pub provider: &'a str,
    /// As the provider told it; shown, never looked up.
    pub email: Option<&'a str>,
    /// The language of the request in which they come, for mails to whoever has none yet.
    pub language: Option<Language>,
}

/// The person who has an address, as far as linking looks at them.
#[derive(Clone, Debug)]
pub struct AddressMatch {
    pub user_id: Uuid,
    /// Disabled by the platform.
    pub disabled: bool,
    /// Belongs to the tenant.
    pub is_here: bool,
    /// Belongs to another tenant too, or instead.
    pub is_elsewhere: bool,
    /// Has a password of their own choosing.
    pub chose_password: bool,
}

/// Whose account a link opens.
#[derive(Clone, Debug)]
pub struct LinkedAccount {
    pub user_id: Uuid,
    /// Disabled by the platform.
    pub disabled: bool,
    /// The security stamp, as it is now.
    pub security_stamp: i32,
}

/// A link to another provider.
#[derive(Clone, Debug)]
pub struct ExternalLink {
    /// Whose word it is.
    pub issuer: String,
    /// Who, there.
    pub subject: String,
}

/// Somebody who comes by another provider and is not known yet.
pub struct ExternalUser<'a> {
    /// Who they are from now on.
    pub id: Uuid,
    /// The address to sign in with, where the provider has verified one.
    pub email: Option<&'a str>,
    /// Whether that is a proof: the tenant owns the domain.
    pub is_verified: bool,
    pub first_name: &'a str,
    pub last_name: &'a str,
}

const KNOWN: &str = "select person.id, person.disabled_at is not null, person.ways_version from identity.external_identities outside \
    join identity.users person on person.id = outside.user_id \
    where outside.tenant_id = $1 and outside.issuer = $2 and outside.subject = $3";

const USED: &str = "update identity.external_identities set last_used_at = $4, provider = $5, email = coalesce($6, email) \
    where tenant_id = $1 and issuer = $2 and subject = $3";

const NAMESAKE: &str = "select person.id, person.disabled_at is not null, \
    exists (select from identity.user_tenants one where one.user_id = person.id and one.tenant_id = $2), \
    exists (select from identity.user_tenants one where one.user_id = person.id and one.tenant_id <> $2), \
    exists (select from identity.credentials own where own.user_id = person.id and own.set_by_person) \
    from identity.emails known join identity.users person on person.id = known.user_id where known.address = $1";

/// Whoever is linked already stays who they are.
const LINK: &str = "insert into identity.external_identities (tenant_id, issuer, subject, user_id, provider, email, linked_at, last_used_at) \
    values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (tenant_id, issuer, subject) do nothing";

const PERSON: &str = "insert into identity.users (id, email, system_created_email, first_name, last_name, is_email_verified, language, created_at, updated_at) \
    values ($1, $2, case when $2::text is null then $1::uuid::text || '@people.invalid' end, $3, $4, $5, $6, $7, $7)";

const ADDRESS: &str = "insert into identity.emails (address, user_id, is_primary, verified_at, created_at) \
    values ($1, $2, true, case when $3 then $4::timestamptz end, $4) on conflict (address) do nothing";

const TENANT: &str =
    "insert into identity.user_tenants (user_id, tenant_id, created_at) values ($1, $2, $3) on conflict do nothing";

/// The last way in stays: a password that counts, or another link here. Locked, so that of two who take one away at once
/// the second sees what the first did.
const WAYS: &str = "select outside.issuer, outside.subject from identity.external_identities outside \
    where outside.user_id = $1 and outside.tenant_id = $2 order by outside.issuer, outside.subject for update";

impl Identity {
    /// Who that is here.
    pub async fn external(&self, who: &External<'_>, now: DateTime<Utc>) -> Result<Option<LinkedAccount>, DbError> {
        let client = self.client().await?;
        let sql = client.prepare_cached(KNOWN).await?;
        let found = client
            .query_opt(&sql, &[&who.tenant.as_str(), &who.issuer, &who.subject])
            .await?;
        if found.is_some() {
            let sql = client.prepare_cached(USED).await?;
            let tenant = who.tenant.as_str();
            client
                .execute(
                    &sql,
                    &[&tenant, &who.issuer, &who.subject, &now, &who.provider, &who.email],
                )
                .await?;
        }
        Ok(found.map(|row| LinkedAccount {
            user_id: row.get(0),
            disabled: row.get(1),
            security_stamp: row.get(2),
        }))
    }

    /// Who is known by an address.
    pub async fn find_by_address(&self, address: &str, tenant: &TenantId) -> Result<Option<AddressMatch>, DbError> {
        let client = self.client().await?;
        let found = client.query_opt(NAMESAKE, &[&address, &tenant.as_str()]).await?;
        Ok(found.map(|row| AddressMatch {
            user_id: row.get(0),
            disabled: row.get(1),
            is_here: row.get(2),
            is_elsewhere: row.get(3),
            chose_password: row.get(4),
        }))
    }

    /// Links somebody at another provider to a person. False where that one is linked already, to whomever.
    pub async fn link_external(&self, who: &External<'_>, user_id: Uuid, now: DateTime<Utc>) -> Result<bool, DbError> {
        let client = self.client().await?;
        let tenant = who.tenant.as_str();
        let linked = client
            .execute(
                LINK,
                &[
                    &tenant,
                    &who.issuer,
                    &who.subject,
                    &user_id,
                    &who.provider,
                    &who.email,
                    &now,
                ],
            )
            .await?;
        if linked == 1 {
            client
                .execute(FIRST_LANGUAGE, &[&user_id, &who.language.map(Language::into_str)])
                .await?;
        }
        Ok(linked == 1)
    }

    /// Makes the person's identity one of the tenant's.
    pub async fn add_to_tenant(&self, user_id: Uuid, tenant: &TenantId, now: DateTime<Utc>) -> Result<(), DbError> {
        let client = self.client().await?;
        client
            .execute(TENANT, &[&user_id, &tenant.as_str(), &now])
            .await
            .map(drop)?;
        Ok(())
    }

    /// Makes an identity for somebody who is not known yet. False, and nothing made, where somebody else was quicker: the
    /// provider's person is linked by now, or the address is somebody's.
    pub async fn create_external_identity(
        &self,
        who: &External<'_>,
        comer: &ExternalUser<'_>,
        now: DateTime<Utc>,
    ) -> Result<bool, DbError> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        let (tenant, proved) = (who.tenant.as_str(), comer.is_verified && comer.email.is_some());
        tx.execute(
            PERSON,
            &[
                &comer.id,
                &comer.email,
                &comer.first_name,
                &comer.last_name,
                &proved,
                &who.language.map(Language::into_str),
                &now,
            ],
        )
        .await?;
        if let Some(email) = comer.email
            && tx.execute(ADDRESS, &[&email, &comer.id, &proved, &now]).await? == 0
        {
            return Ok(false);
        }
        tx.execute(TENANT, &[&comer.id, &tenant, &now]).await?;
        let link = tx
            .execute(
                LINK,
                &[
                    &tenant,
                    &who.issuer,
                    &who.subject,
                    &comer.id,
                    &who.provider,
                    &who.email,
                    &now,
                ],
            )
            .await?;
        if link == 0 {
            return Ok(false);
        }
        tx.commit().await?;
        Ok(true)
    }

    /// Takes one of the person's links away, chosen among them. `may_be_last`: there is another way in.
    pub async fn unlink_external(
        &self,
        user_id: Uuid,
        tenant: &TenantId,
        may_be_last: bool,
        chosen: impl Fn(&ExternalLink) -> bool + Send,
    ) -> Result<UnlinkOutcome, DbError> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        let all = tx.query(WAYS, &[&user_id, &tenant.as_str()]).await?;
        let all: Vec<ExternalLink> = all
            .iter()
            .map(|row| ExternalLink {
                issuer: row.get(0),
                subject: row.get(1),
            })
            .collect();
        let Some(one) = all.iter().find(|one| chosen(one)) else {
            return Ok(UnlinkOutcome::Absent);
        };
        if all.len() == 1 && !may_be_last {
            return Ok(UnlinkOutcome::LastWayIn);
        }
        let sql = "delete from identity.external_identities where tenant_id = $1 and issuer = $2 and subject = $3 and user_id = $4";
        tx.execute(sql, &[&tenant.as_str(), &one.issuer, &one.subject, &user_id])
            .await?;
        tx.commit().await?;
        Ok(UnlinkOutcome::Gone(one.issuer.clone()))
    }
}

/// What became of a link that was to be taken away.
#[derive(Debug, PartialEq, Eq)]
pub enum UnlinkOutcome {
    /// It is gone; whose word it was.
    Gone(String),
    /// There is none like it.
    Absent,
    /// Without it the person could not come in.
    LastWayIn,
}
