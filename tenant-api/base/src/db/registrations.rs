//! Identities of people who register themselves: made with their membership, and taken back where there is none.
use chrono::{DateTime, Duration, Utc};
use learnt_kernel::tenant::TenantId;
use uuid::Uuid;

use super::account_changes::AccountsChange;
use super::errors::DbError;
use super::identity::Identity;
use crate::language::Language;

/// Somebody who registers.
pub struct NewRegistration<'a> {
    /// Who they are from now on.
    pub id: Uuid,
    /// The address to sign in with; without one it is made from the id.
    pub email: Option<&'a str>,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub phone: Option<&'a str>,
    /// The language in which they register.
    pub language: Option<Language>,
    /// The password's hash. It counts in this tenant only, until the address is proved.
    pub password_hash: &'a str,
    /// It counts nowhere before that.
    pub waits_for_proof: bool,
    pub tenant: &'a TenantId,
}

const PERSON: &str = "insert into identity.users (id, email, system_created_email, first_name, last_name, phone, language, created_at, updated_at) \
    values ($1, $2, case when $2::text is null then $1::uuid::text || '@people.invalid' end, $3, $4, $5, $6, $7, $7)";

/// Of two who register with one address at once the second waits here, and goes away.
const ADDRESS: &str = "insert into identity.emails (address, user_id, is_primary, created_at) values ($1, $2, true, $3) \
    on conflict (address) do nothing";

const PASSWORD: &str = "insert into identity.credentials (user_id, password_hash, set_by_person, set_at, tenant_id, waits_for_proof) \
    values ($1, $2, true, $3, $4, $5)";

const TENANT: &str = "insert into identity.user_tenants (user_id, tenant_id, created_at) values ($1, $2, $3)";

/// Registered here a while ago, never proved, and nobody anywhere else: the membership may never have been made.
const LEFT_BEHIND: &str = "select person.id, person.created_at from identity.emails address join identity.users person on person.id = address.user_id \
    join identity.credentials secret on secret.user_id = person.id and secret.tenant_id = $2 \
    where address.address = $1 and address.verified_at is null and person.created_at < $3 \
    and not exists (select 1 from identity.user_tenants other where other.user_id = person.id and other.tenant_id <> $2)";

/// A registration that takes longer than this was broken off.
const LONGEST: Duration = Duration::minutes(2);

impl AccountsChange<'_> {
    /// Makes the identity. False, and to be rolled back, where the address is taken.
    pub async fn register(&self, who: &NewRegistration<'_>, now: DateTime<Utc>) -> Result<bool, DbError> {
        let (tx, tenant) = (&self.0, who.tenant.as_str());
        let language = who.language.map(Language::into_str);
        let person: [&(dyn tokio_postgres::types::ToSql + Sync); 7] = [
            &who.id,
            &who.email,
            &who.first_name,
            &who.last_name,
            &who.phone,
            &language,
            &now,
        ];
        tx.execute(PERSON, &person).await?;
        if let Some(email) = who.email
            && tx.execute(ADDRESS, &[&email, &who.id, &now]).await? == 0
        {
            return Ok(false);
        }
        let password: [&(dyn tokio_postgres::types::ToSql + Sync); 5] =
            [&who.id, &who.password_hash, &now, &tenant, &who.waits_for_proof];
        tx.execute(PASSWORD, &password).await?;
        tx.execute(TENANT, &[&who.id, &tenant, &now]).await?;
        Ok(true)
    }
}

impl Identity {
    /// Whose registration at this tenant may have been broken off before there was a membership, and when they were made.
    pub async fn abandoned_registrations(
        &self,
        email: &str,
        tenant: &TenantId,
        now: DateTime<Utc>,
    ) -> Result<Option<(Uuid, DateTime<Utc>)>, DbError> {
        let client = self.client().await?;
        let row = client
            .query_opt(LEFT_BEHIND, &[&email, &tenant.as_str(), &(now - LONGEST)])
            .await?;
        Ok(row.map(|row| (row.get(0), row.get(1))))
    }

    /// Removes an identity that was made at that moment and whose membership could not be made. False, and nothing is
    /// removed, where it belongs to another tenant too.
    pub async fn undo_registration(
        &self,
        user_id: Uuid,
        made: DateTime<Utc>,
        tenant: &TenantId,
    ) -> Result<bool, DbError> {
        let client = self.client().await?;
        let sql = "select identity.take_back($1, $2, $3)";
        Ok(client
            .query_one(sql, &[&user_id, &made, &tenant.as_str()])
            .await?
            .get(0))
    }
}
