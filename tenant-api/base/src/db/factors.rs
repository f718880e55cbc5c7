//! Second factors, as the control database keeps them: authenticator apps and recovery codes; passkeys have
//! a file of their own. A person's row in
//! `identity.users` is locked while their factors change, so that two changes at once see each other.
use chrono::{DateTime, Utc};
use tokio_postgres::Row;
use uuid::Uuid;

use super::errors::DbError;
use super::identity::Identity;

/// Which second factors somebody has, as far as signing in asks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Factors {
    /// An authenticator app that was shown to work.
    pub totp: bool,
    /// The relying parties of their passkeys.
    pub passkeys: Vec<String>,
    /// Recovery codes are left.
    pub recovery: bool,
}

/// Three columns about `person`, for whoever reads a person anyway: nobody pays a round trip for factors they do not have.
pub(super) const FACTORS: &str = "exists (select from identity.authenticator_apps app where app.user_id = person.id and app.confirmed_at is not null), \
    array(select distinct one.rp_id from identity.passkeys one where one.user_id = person.id order by one.rp_id), \
    exists (select from identity.recovery_codes code where code.user_id = person.id and code.used_at is null)";

impl Factors {
    /// Reads the columns of [`FACTORS`], of which the first one is at this place.
    pub(super) fn read(row: &Row, first: usize) -> Self {
        Self {
            totp: row.get(first),
            passkeys: row.get(first + 1),
            recovery: row.get(first + 2),
        }
    }
}

/// An authenticator app.
pub struct StoredAuthenticator {
    /// Its secret, sealed.
    pub secret: Vec<u8>,
    /// Absent: not yet shown to work.
    pub confirmed_at: Option<DateTime<Utc>>,
    /// The last step whose code was taken.
    pub last_step: i64,
}

/// The ways in which somebody signs in, as they see them.
pub struct SignInMethods {
    /// The address to sign in with.
    pub email: Option<String>,
    /// Whether it is proved.
    pub email_verified: bool,
    pub first_name: String,
    pub last_name: String,
    /// Since when an authenticator app works.
    pub totp_since: Option<DateTime<Utc>>,
    /// Unused recovery codes.
    pub codes_left: i64,
    /// Other tenants than the one that was asked for.
    pub belongs_elsewhere: bool,
}

/// Somebody at a provider of a tenant.
pub struct LinkedProvider {
    /// The kind of provider.
    pub provider: String,
    /// The provider's address, which tells two of a kind apart.
    pub issuer: String,
    /// As the provider last told it.
    pub email: Option<String>,
    /// Since when.
    pub linked_at: DateTime<Utc>,
    /// Who, there; shown to nobody.
    pub subject: String,
}

/// What became of a factor that was to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactorRemoval {
    /// It is gone.
    Yes,
    /// There was none.
    Absent,
    /// It has to stay: the last one of somebody who needs one, or the person is not this tenant's alone.
    Refused,
}

pub(super) const LOCK: &str = "select from identity.users where id = $1 for update";

const BEGIN_APP: &str = "insert into identity.authenticator_apps as known (user_id, secret, created_at) values ($1, $2, $3) \
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0 \
    where known.confirmed_at is null";

pub(super) const ADD_CODES: &str = "insert into identity.recovery_codes (user_id, hash, created_at) \
    select $1, hash, $3 from unnest($2::bytea[]) as made (hash)";

impl Identity {
    /// Which second factors somebody has.
    pub async fn factors(&self, user_id: Uuid) -> Result<Factors, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached(&format!(
                "select {FACTORS} from identity.users person where person.id = $1"
            ))
            .await?;
        let row = client.query_opt(&sql, &[&user_id]).await?;
        Ok(row.map(|row| Factors::read(&row, 0)).unwrap_or_default())
    }

    /// How somebody signs in, seen from a tenant.
    pub async fn sign_in_methods(&self, user_id: Uuid, tenant: &str) -> Result<Option<SignInMethods>, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached(
                "select address.address, address.verified_at is not null, person.first_name, person.last_name, app.confirmed_at, \
                 (select count(*) from identity.recovery_codes code where code.user_id = person.id and code.used_at is null), \
                 exists (select from identity.user_tenants other where other.user_id = person.id and other.tenant_id <> $2) \
                 from identity.users person \
                 left join identity.emails address on address.user_id = person.id and address.is_primary \
                 left join identity.authenticator_apps app on app.user_id = person.id where person.id = $1",
            )
            .await?;
        Ok(client
            .query_opt(&sql, &[&user_id, &tenant])
            .await?
            .map(|row| SignInMethods {
                email: row.get(0),
                email_verified: row.get(1),
                first_name: row.get(2),
                last_name: row.get(3),
                totp_since: row.get(4),
                codes_left: row.get(5),
                belongs_elsewhere: row.get(6),
            }))
    }

    /// Who somebody is at the providers of a tenant.
    pub async fn linked_providers(&self, user_id: Uuid, tenant: &str) -> Result<Vec<LinkedProvider>, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached(
                "select provider, issuer, email, linked_at, subject from identity.external_identities \
                 where user_id = $1 and tenant_id = $2 order by linked_at",
            )
            .await?;
        let rows = client.query(&sql, &[&user_id, &tenant]).await?;
        let outside = rows.iter().map(|row| LinkedProvider {
            provider: row.get(0),
            issuer: row.get(1),
            email: row.get(2),
            linked_at: row.get(3),
            subject: row.get(4),
        });
        Ok(outside.collect())
    }

    /// Somebody's authenticator app.
    pub async fn app(&self, user_id: Uuid) -> Result<Option<StoredAuthenticator>, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached(
                "select secret, confirmed_at, last_step from identity.authenticator_apps where user_id = $1",
            )
            .await?;
        Ok(client
            .query_opt(&sql, &[&user_id])
            .await?
            .map(|row| StoredAuthenticator {
                secret: row.get(0),
                confirmed_at: row.get(1),
                last_step: row.get(2),
            }))
    }

    /// Keeps the secret of an app that is about to be tried; false when there is one that works.
    pub async fn begin_app(&self, user_id: Uuid, secret: &[u8], now: DateTime<Utc>) -> Result<bool, DbError> {
        let client = self.client().await?;
        let sql = client.prepare_cached(BEGIN_APP).await?;
        Ok(client.execute(&sql, &[&user_id, &secret, &now]).await? == 1)
    }

    /// The app works; new recovery codes replace what there were. False when another secret was begun meanwhile, or when
    /// somebody who has to make their first factor made one elsewhere.
    pub async fn confirm_app(
        &self,
        user_id: Uuid,
        app: &StoredAuthenticator,
        step: i64,
        codes: &[Vec<u8>],
        is_first: bool,
        now: DateTime<Utc>,
    ) -> Result<bool, DbError> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        tx.execute(LOCK, &[&user_id]).await?;
        let confirmed = tx
            .execute(
                "update identity.authenticator_apps set confirmed_at = $4, last_step = $3 \
                 where user_id = $1 and secret = $2 and confirmed_at is null \
                 and not ($5 and exists (select from identity.passkeys one where one.user_id = $1))",
                &[&user_id, &app.secret, &step, &now, &is_first],
            )
            .await?;
        if confirmed == 0 {
            return Ok(false);
        }
        tx.execute("delete from identity.recovery_codes where user_id = $1", &[&user_id])
            .await?;
        tx.execute(ADD_CODES, &[&user_id, &codes, &now]).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Of two who bring the code of one step one is taken.
    pub async fn use_step(&self, user_id: Uuid, step: i64) -> Result<bool, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached(
                "update identity.authenticator_apps set last_step = $2 \
                 where user_id = $1 and last_step < $2 and confirmed_at is not null",
            )
            .await?;
        Ok(client.execute(&sql, &[&user_id, &step]).await? == 1)
    }

    /// Uses a recovery code, once.
    pub async fn use_code(&self, user_id: Uuid, hash: &[u8], now: DateTime<Utc>) -> Result<bool, DbError> {
        let client = self.client().await?;
        let sql = client
            .prepare_cached(
                "update identity.recovery_codes set used_at = $3 where user_id = $1 and hash = $2 and used_at is null",
            )
            .await?;
        Ok(client.execute(&sql, &[&user_id, &hash, &now]).await? == 1)
    }

    /// New recovery codes instead of what there were.
    pub async fn replace_codes(&self, user_id: Uuid, codes: &[Vec<u8>], now: DateTime<Utc>) -> Result<(), DbError> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        tx.execute(LOCK, &[&user_id]).await?;
        tx.execute("delete from identity.recovery_codes where user_id = $1", &[&user_id])
            .await?;
        tx.execute(ADD_CODES, &[&user_id, &codes, &now]).await?;
        tx.commit().await.map_err(DbError::from)
    }

    /// Takes a passkey away, or the app if none is named. With the last factor the recovery codes go.
    pub async fn drop_factor(
        &self,
        user_id: Uuid,
        passkey: Option<&[u8]>,
        keep_last: bool,
    ) -> Result<FactorRemoval, DbError> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        tx.execute(LOCK, &[&user_id]).await?;
        let gone = match passkey {
            Some(id) => {
                tx.execute(
                    "delete from identity.passkeys where id = $1 and user_id = $2",
                    &[&id, &user_id],
                )
                .await?
            }
            None => {
                tx.execute(
                    "delete from identity.authenticator_apps where user_id = $1",
                    &[&user_id],
                )
                .await?
            }
        };
        if gone == 0 {
            return Ok(FactorRemoval::Absent);
        }
        let left: bool = tx
            .query_one(
                "select exists (select from identity.passkeys where user_id = $1) \
                 or exists (select from identity.authenticator_apps where user_id = $1 and confirmed_at is not null)",
                &[&user_id],
            )
            .await?
            .get(0);
        if !left && keep_last {
            return Ok(FactorRemoval::Refused);
        }
        if !left {
            tx.execute("delete from identity.recovery_codes where user_id = $1", &[&user_id])
                .await?;
        }
        tx.commit().await?;
        Ok(FactorRemoval::Yes)
    }

    /// Takes all factors off a person who is in this tenant alone; whether there were any.
    pub async fn drop_factors(&self, user_id: Uuid, tenant: &str) -> Result<FactorRemoval, DbError> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        tx.execute(LOCK, &[&user_id]).await?;
        let elsewhere: bool = tx
            .query_one(
                "select exists (select from identity.user_tenants where user_id = $1 and tenant_id <> $2)",
                &[&user_id, &tenant],
            )
            .await?
            .get(0);
        if elsewhere {
            return Ok(FactorRemoval::Refused);
        }
        let mut gone = 0;
        for table in ["passkeys", "authenticator_apps", "recovery_codes"] {
            let sql = format!("delete from identity.{table} where user_id = $1");
            gone += tx.execute(&sql, &[&user_id]).await?;
        }
        tx.commit().await?;
        Ok(if gone > 0 {
            FactorRemoval::Yes
        } else {
            FactorRemoval::Absent
        })
    }
}
