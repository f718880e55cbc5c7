//! Who wants to know their teams, as the control database keeps it: each address once, until some minutes after its mail.
use chrono::{DateTime, Utc};
use uuid::Uuid;

use super::errors::DbError;
use super::identity::Identity;
use crate::language::Language;

/// An address whose teams were asked for.
pub struct NewLookup<'a> {
    pub mail_id: Uuid,
    /// The address, in the one spelling.
    pub address: &'a str,
    /// In which the mail is worded for whoever chose no language.
    pub language: &'a str,
    /// Whoever was asked for after this gets no other mail.
    pub not_since: DateTime<Utc>,
}

/// One that is being answered.
#[derive(Debug)]
pub struct Lookup {
    pub address: String,
    pub mail_id: Uuid,
    /// In which the mail is worded for whoever chose no language.
    pub language: String,
    pub asked_at: DateTime<Utc>,
    /// How often it was tried, this time among them.
    pub attempts: i32,
    /// Until then it is ours; also what tells our claim from a later one.
    pub until: DateTime<Utc>,
}

/// Whose an address is, and where they belong.
#[derive(Debug)]
pub struct AddressOwner {
    pub user_id: Uuid,
    /// The tenants that they have a membership in.
    pub tenants: Vec<String>,
    /// The language that they chose.
    pub language: Option<Language>,
}

/// The same work for whatever address: nothing is looked up here.
const ASK: &str = "insert into identity.team_lookups as known (address, mail_id, language, asked_at, due_at) \
    values ($1, $2, $3, $4, $4) on conflict (address) do update \
    set mail_id = excluded.mail_id, language = excluded.language, asked_at = excluded.asked_at, due_at = excluded.due_at, attempts = 0 \
    where known.asked_at <= $5";

const CLAIM: &str = "update identity.team_lookups set due_at = $2, attempts = attempts + 1 \
    where address = (select address from identity.team_lookups where due_at <= $1 order by due_at limit 1 for update skip locked) \
    returning address, mail_id, language, asked_at, attempts";

const BELONGING: &str = "select person.id, \
    array(select tenant_id from identity.user_tenants where user_id = person.id order by tenant_id limit $2), person.language \
    from identity.emails known join identity.users person on person.id = known.user_id \
    where known.address = $1 and person.disabled_at is null";

impl Identity {
    /// Somebody asks for an address's teams.
    pub async fn create_team_lookup(&self, new: &NewLookup<'_>, now: DateTime<Utc>) -> Result<(), DbError> {
        let client = self.client().await?;
        let sql = client.prepare_cached(ASK).await?;
        client
            .execute(&sql, &[&new.address, &new.mail_id, &new.language, &now, &new.not_since])
            .await?;
        Ok(())
    }

    /// The next one to be answered, ours until then.
    pub async fn claim_team_lookup(&self, now: DateTime<Utc>, until: DateTime<Utc>) -> Result<Option<Lookup>, DbError> {
        let client = self.client().await?;
        let sql = client.prepare_cached(CLAIM).await?;
        let row = client.query_opt(&sql, &[&now, &until]).await?;
        Ok(row.map(|row| Lookup {
            address: row.get(0),
            mail_id: row.get(1),
            language: row.get(2),
            asked_at: row.get(3),
            attempts: row.get(4),
            until,
        }))
    }

    /// What became of it, as far as it is still ours: it is tried again then, or was answered.
    pub async fn note_team_lookup(&self, lookup: &Lookup, again: Option<DateTime<Utc>>) -> Result<(), DbError> {
        let client = self.client().await?;
        let sql = "update identity.team_lookups set due_at = $3 where address = $1 and due_at = $2";
        let sql = client.prepare_cached(sql).await?;
        client.execute(&sql, &[&lookup.address, &lookup.until, &again]).await?;
        Ok(())
    }

    /// What was answered before this goes.
    pub async fn forget_team_lookups(&self, before: DateTime<Utc>) -> Result<(), DbError> {
        let client = self.client().await?;
        let sql = "delete from identity.team_lookups where due_at is null and asked_at <= $1";
        let sql = client.prepare_cached(sql).await?;
        client.execute(&sql, &[&before]).await?;
        Ok(())
    }

    /// Whose an address is, unless the platform disabled them, and in which tenants they are: so many at most.
    pub async fn find_address_owner(&self, address: &str, most: i64) -> Result<Option<AddressOwner>, DbError> {
        let client = self.client().await?;
        let sql = client.prepare_cached(BELONGING).await?;
        let row = client.query_opt(&sql, &[&address, &most]).await?;
        Ok(row.map(|row| AddressOwner {
            user_id: row.get(0),
            tenants: row.get(1),
            language: row.get::<_, Option<&str>>(2).and_then(Language::of_tag),
        }))
    }
}
