//! Addresses that open one file for some hours: for `<img>`, `<video>` and a browser's own viewer, which send no bearer.

use learnt_kernel::tenant::TenantId;
use learnt_kernel::token::MasterKey;

use crate::db::directory::Tenant;
use crate::prelude::*;

const HOUR: i64 = 3600;
const HOURS: i64 = 6;

/// A file's address, the same for an hour, so that browsers keep what they have.
pub fn url(app: &App, tenant: &Tenant, id: Uuid) -> String {
    let until = expiry(app.clock.now());
    format!(
        "/api/files/{id}?exp={until}&sig={}",
        hex::encode(app.config.master_key.mac(PURPOSE, &text(&tenant.id, id, until)))
    )
}

/// Whether an address was signed by us, for this tenant and this file, and still holds.
pub fn is_valid(key: &MasterKey, tenant: &TenantId, id: Uuid, until: i64, signature: &str, now: DateTime<Utc>) -> bool {
    let within = until > now.timestamp() && until <= now.timestamp() + HOURS * HOUR;
    let signed = hex::decode(signature).is_ok_and(|mac| key.mac_is(PURPOSE, &text(tenant, id, until), &mac));
    within && signed
}

const PURPOSE: &str = "file";

fn expiry(now: DateTime<Utc>) -> i64 {
    now.timestamp() / HOUR * HOUR + HOURS * HOUR
}

fn text(tenant: &TenantId, id: Uuid, until: i64) -> Vec<u8> {
    format!("{}\n{id}\n{until}", tenant.as_str()).into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_opens_one_file_of_one_tenant_for_some_hours() {
        let key = MasterKey::random();
        let (acme, munro) = (
            TenantId::parse("acme").expect("id"),
            TenantId::parse("munro").expect("id"),
        );
        let (file, other) = (Uuid::from_u128(1), Uuid::from_u128(2));
        let now = DateTime::from_timestamp(1_800_000_000, 0).expect("a time");
        let until = expiry(now);
        let signature = hex::encode(key.mac(PURPOSE, &text(&acme, file, until)));
        assert!(is_valid(&key, &acme, file, until, &signature, now));
        assert!(!is_valid(&key, &munro, file, until, &signature, now));
        assert!(!is_valid(&key, &acme, other, until, &signature, now));
        assert!(!is_valid(&key, &acme, file, until + 1, &signature, now));
        assert!(!is_valid(&key, &acme, file, until, &signature[..62], now));
        assert!(!is_valid(&key, &acme, file, until, "zz", now));
        let later = DateTime::from_timestamp(until, 0).expect("a time");
        assert!(!is_valid(&key, &acme, file, until, &signature, later));
    }

    #[test]
    fn nobody_can_be_given_more_than_six_hours() {
        let key = MasterKey::random();
        let acme = TenantId::parse("acme").expect("id");
        let now = DateTime::from_timestamp(1_800_000_001, 0).expect("a time");
        let far = now.timestamp() + 7 * HOUR;
        let signature = hex::encode(key.mac(PURPOSE, &text(&acme, Uuid::nil(), far)));
        assert!(!is_valid(&key, &acme, Uuid::nil(), far, &signature, now));
        assert!(expiry(now) - now.timestamp() <= HOURS * HOUR);
        assert!(expiry(now) - now.timestamp() > (HOURS - 1) * HOUR);
    }
}
