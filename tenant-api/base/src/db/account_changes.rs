//! Changes of how a person signs in: one transaction in the control database, committed by whoever opened it. Where a
//! tenant's transaction belongs to it, that one is opened first and committed first: sessions that ended for nothing harm
//! less than a new password beside old sessions.
use chrono::{DateTime, Utc};
use deadpool_postgres::{Object, Transaction};
use learnt_kernel::tenant::TenantId;
use uuid::Uuid;

use super::accounts::{ActiveLink, Link, linked};
use super::errors::DbError;
use super::identity::Identity;
use crate::language::Language;

/// A connection for changes of accounts.
pub struct AccountsClient(Object);

/// Changes that are there together or not at all.
pub struct AccountsChange<'c>(pub(super) Transaction<'c>);

/// How somebody who chooses a password is known to be the account's person.
#[derive(Clone, Copy, Debug)]
pub enum PasswordProof<'a> {
    /// By a link that was mailed to their address: the password counts everywhere.
    ByMail,
    /// By the password before it, or by a session: it counts where that one counted. An account that never had one and has
    /// no address that is proved gets one for this tenant alone.
    Here(&'a TenantId),
    /// The same by a session that began with the word of a provider of this tenant: a first password counts here alone,
    /// whatever is proved. Whoever runs the provider must not choose one for the person's other tenants.
    ByWord(&'a TenantId),
}

/// Of two clicks at once one uses the link.
const USE_LINK: &str = "update identity.tokens set used_at = $4 \
    where hash = $1 and purpose = $2 and tenant_id = $3 and used_at is null and expires_at > $4 returning user_id, team_id, address, ways_version";

/// Whoever has a language keeps it.
pub(super) const FIRST_LANGUAGE: &str = "update identity.users set language = $2 where id = $1 and language is null";

const SET_PASSWORD: &str = "insert into identity.credentials (user_id, password_hash, set_by_person, set_at, tenant_id, must_change) \
    values ($1, $2, true, $3, null, false) on conflict (user_id) do update \
    set password_hash = excluded.password_hash, set_by_person = true, set_at = excluded.set_at, tenant_id = null, must_change = false, \
      by_word = false, waits_for_proof = false";

const CHANGE_PASSWORD: &str = "insert into identity.credentials as known (user_id, password_hash, set_by_person, set_at, tenant_id, must_change, by_word) \
    values ($1, $2, true, $3, case when $5 or not exists \
      (select 1 from identity.emails proved where proved.user_id = $1 and proved.verified_at is not null) then $4 end, false, $5) \
    on conflict (user_id) do update \
    set password_hash = excluded.password_hash, set_by_person = true, set_at = excluded.set_at, must_change = false, \
      tenant_id = case when known.set_by_person or not $5 then known.tenant_id else excluded.tenant_id end, \
      by_word = case when known.set_by_person or not $5 then known.by_word else true end";

/// A password that the person chose stays, if they proved an address by then; any other one makes way.
const FIRST_PASSWORD: &str = "insert into identity.credentials as known (user_id, password_hash, set_by_person, set_at, tenant_id, must_change) \
    values ($1, $2, true, $3, null, false) on conflict (user_id) do update \
    set password_hash = excluded.password_hash, set_by_person = true, set_at = excluded.set_at, tenant_id = null, must_change = false, \
      by_word = false, waits_for_proof = false \
    where not known.set_by_person or known.tenant_id is not null";

const VERIFY: &str =
    "update identity.emails set verified_at = coalesce(verified_at, $3) where user_id = $1 and address = $2";

/// Where there is no primary address yet, there is one now.
const MOVE_ADDRESS: &str = "with moved as ( \
      update identity.emails set address = $2, verified_at = $3 where user_id = $1 and is_primary returning user_id), \
    made as ( \
      insert into identity.emails (address, user_id, is_primary, verified_at, created_at) \
      select $2, $1, true, $3, $3 where not exists (select 1 from moved)) \
    update identity.users set email = $2, is_email_verified = true, updated_at = $3 where id = $1";

/// Whatever else opens an account: a stranger may have set it up while nobody had proved the address.
const OTHER_SIGN_IN_METHODS: [&str; 4] = [
    "delete from identity.external_identities where user_id = $1",
    "delete from identity.authenticator_apps where user_id = $1",
    "delete from identity.recovery_codes where user_id = $1",
    "delete from identity.passkeys where user_id = $1",
];

/// What a thief set up would keep the person out.
const FACTORS_SINCE: [&str; 3] = [
    "delete from identity.authenticator_apps made using identity.tokens used where used.hash = $2 \
     and made.user_id = $1 and coalesce(made.confirmed_at, made.created_at) > used.created_at",
    "delete from identity.passkeys made using identity.tokens used where used.hash = $2 \
     and made.user_id = $1 and made.created_at > used.created_at",
    "delete from identity.recovery_codes made using identity.tokens used where used.hash = $2 \
     and made.user_id = $1 and made.created_at > used.created_at",
];

impl Identity {
    /// A connection for changes of accounts. Whoever also needs one of a tenant takes that one first.
    pub async fn accounts(&self) -> Result<AccountsClient, DbError> {
        Ok(AccountsClient(self.client().await?))
    }
}

impl AccountsClient {
    pub async fn begin(&mut self) -> Result<AccountsChange<'_>, DbError> {
        Ok(AccountsChange(self.0.transaction().await?))
    }
}

impl AccountsChange<'_> {
    /// From now on it counts.
    pub async fn commit(self) -> Result<(), DbError> {
        Ok(self.0.commit().await?)
    }

    /// What opens the account is replaced or taken away: whatever was begun with it as it was is not finished. Answers the
    /// new stamp. Of two at once the second waits here.
    pub async fn bump_security_stamp(&self, user_id: Uuid) -> Result<i32, DbError> {
        let bump = "update identity.users set ways_version = ways_version + 1 where id = $1 returning ways_version";
        Ok(self.0.query_one(bump, &[&user_id]).await?.get(0))
    }

    /// The person's security stamp, which stays what it is until the end: whoever bumps it waits.
    pub async fn lock_security_stamp(&self, user_id: Uuid) -> Result<i32, DbError> {
        let hold = self
            .0
            .prepare_cached("select ways_version from identity.users where id = $1 for share")
            .await?;
        Ok(self.0.query_one(&hold, &[&user_id]).await?.get(0))
    }

    /// Uses a link; nothing when it does not work (any more).
    pub async fn use_link(&self, link: &Link<'_>, now: DateTime<Utc>) -> Result<Option<ActiveLink>, DbError> {
        let row = self
            .0
            .query_opt(
                USE_LINK,
                &[&link.hash, &link.purpose.into_str(), &link.tenant.as_str(), &now],
            )
            .await?;
        Ok(row.as_ref().map(linked))
    }

    /// Links to another password and to another address, which were mailed for a person, stop working.
    pub async fn forget_links(&self, user_id: Uuid, now: DateTime<Utc>) -> Result<(), DbError> {
        let forget = "update identity.tokens set used_at = $2 where user_id = $1 and used_at is null \
                      and (purpose = 'password_reset' or purpose = 'verify_email' \
                      and not exists (select 1 from identity.emails own where own.user_id = $1 and own.address = tokens.address))";
        self.0.execute(forget, &[&user_id, &now]).await?;
        Ok(())
    }

    /// Whatever came after a link was mailed is undone with it: later links that bring an address back, providers'
    /// identities that were linked since, and second factors that were made since.
    pub async fn undo_since(&self, user_id: Uuid, link: &Link<'_>, now: DateTime<Utc>) -> Result<(), DbError> {
        let links = "update identity.tokens later set used_at = $3 from identity.tokens used where used.hash = $2 \
                     and later.user_id = $1 and later.created_at > used.created_at and later.used_at is null";
        self.0.execute(links, &[&user_id, &link.hash, &now]).await?;
        let linked = "delete from identity.external_identities linked using identity.tokens used where used.hash = $2 \
                      and linked.user_id = $1 and linked.linked_at > used.created_at";
        self.0.execute(linked, &[&user_id, &link.hash]).await?;
        for made_since in FACTORS_SINCE {
            self.0.execute(made_since, &[&user_id, &link.hash]).await?;
        }
        Ok(())
    }

    /// Whether another tenant than this one has the person.
    pub async fn belongs_to_other_tenant(&self, user_id: Uuid, tenant: &TenantId) -> Result<bool, DbError> {
        let sql = "select 1 from identity.user_tenants where user_id = $1 and tenant_id <> $2 limit 1";
        Ok(self.0.query_opt(sql, &[&user_id, &tenant.as_str()]).await?.is_some())
    }

    /// Gives the account the password that its person chose.
    pub async fn set_password(
        &self,
        user_id: Uuid,
        hash: &str,
        password_proof: PasswordProof<'_>,
        now: DateTime<Utc>,
    ) -> Result<(), DbError> {
        let (tenant, by_word) = match password_proof {
            PasswordProof::ByMail => {
                self.0.execute(SET_PASSWORD, &[&user_id, &hash, &now]).await?;
                return Ok(());
            }
            PasswordProof::Here(tenant) => (tenant, false),
            PasswordProof::ByWord(tenant) => (tenant, true),
        };
        let tenant = tenant.as_str();
        self.0
            .execute(CHANGE_PASSWORD, &[&user_id, &hash, &now, &tenant, &by_word])
            .await?;
        Ok(())
    }

    /// The password of somebody who was invited, unless they have one that counts everywhere; says whether it was taken.
    pub async fn first_password(&self, user_id: Uuid, hash: &str, now: DateTime<Utc>) -> Result<bool, DbError> {
        Ok(self.0.execute(FIRST_PASSWORD, &[&user_id, &hash, &now]).await? == 1)
    }

    /// The present password opens nothing any more, until another one is chosen by mail.
    pub async fn drop_password(&self, user_id: Uuid) -> Result<(), DbError> {
        // Whoever has an address is opened by no password but one that they chose themselves.
        let drop = "update identity.credentials set set_by_person = false where user_id = $1";
        self.0.execute(drop, &[&user_id]).await?;
        Ok(())
    }

    /// The account's address, and whether it is proved; locked until the end.
    pub async fn address(&self, user_id: Uuid) -> Result<Option<(String, bool)>, DbError> {
        let sql =
            "select address, verified_at is not null from identity.emails where user_id = $1 and is_primary for update";
        let row = self.0.query_opt(sql, &[&user_id]).await?;
        Ok(row.map(|row| (row.get(0), row.get(1))))
    }

    /// Whether the password counts in one tenant only.
    pub async fn counts_in_one_tenant(&self, user_id: Uuid) -> Result<bool, DbError> {
        let sql = "select 1 from identity.credentials where user_id = $1 and tenant_id is not null for update";
        Ok(self.0.query_opt(sql, &[&user_id]).await?.is_some())
    }

    /// The account's address is proved, and with it the password counts everywhere. False if it has another one by now.
    pub async fn verify(&self, user_id: Uuid, address: &str, now: DateTime<Utc>) -> Result<bool, DbError> {
        if self.0.execute(VERIFY, &[&user_id, &address, &now]).await? == 0 {
            return Ok(false);
        }
        let statement = "update identity.users set is_email_verified = true, updated_at = $2 where id = $1";
        self.0.execute(statement, &[&user_id, &now]).await?;
        self.counts_everywhere(user_id).await?;
        Ok(true)
    }

    /// Sets the language of a person's mails, unless they have one.
    pub async fn first_language(&self, user_id: Uuid, language: Language) -> Result<(), DbError> {
        self.0
            .execute(FIRST_LANGUAGE, &[&user_id, &language.into_str()])
            .await?;
        Ok(())
    }

    /// The account gets another address, which is proved. False if somebody else has it.
    pub async fn move_address(&self, user_id: Uuid, address: &str, now: DateTime<Utc>) -> Result<bool, DbError> {
        let taken = "select 1 from identity.emails where address = $1 and user_id <> $2";
        if self.0.query_opt(taken, &[&address, &user_id]).await?.is_some() {
            return Ok(false);
        }
        match self.0.execute(MOVE_ADDRESS, &[&user_id, &address, &now]).await {
            Ok(_) => {}
            // Somebody took it a moment ago.
            Err(error) if error.code() == Some(&tokio_postgres::error::SqlState::UNIQUE_VIOLATION) => return Ok(false),
            Err(error) => return Err(error.into()),
        }
        self.counts_everywhere(user_id).await?;
        Ok(true)
    }

    /// But not one that somebody may have chosen for them who runs a provider.
    async fn counts_everywhere(&self, user_id: Uuid) -> Result<(), DbError> {
        let sql = "update identity.credentials set tenant_id = null, waits_for_proof = false where user_id = $1 and not by_word";
        self.0.execute(sql, &[&user_id]).await?;
        Ok(())
    }

    /// Takes away every sign-in method beside the password.
    pub async fn drop_other_sign_in_methods(&self, user_id: Uuid) -> Result<(), DbError> {
        for drop in OTHER_SIGN_IN_METHODS {
            self.0.execute(drop, &[&user_id]).await?;
        }
        Ok(())
    }
}
