//! Webhooks in the Standard Webhooks format: how a message is signed, and with which secret. These few lines are our own because
//! the keyed checksum is there already; the crate of that name would bring a second one along.
use aws_lc_rs::hmac;
use base64::{Engine, engine::general_purpose::STANDARD};
use uuid::Uuid;

use crate::master_key::MasterKey;
use crate::tenant::TenantId;

/// The secret that a trigger's webhooks are signed with. It is derived and stored nowhere; its number makes the next one.
#[derive(Clone)]
pub struct Secret([u8; 32]);

impl Secret {
    /// Of a tenant's trigger.
    pub fn of(master: &MasterKey, tenant: &TenantId, trigger: Uuid, version: i32) -> Self {
        Self(master.derive(&format!("webhook/{tenant}/{trigger}/{version}")))
    }

    /// As its receiver is given it.
    pub fn to_text(&self) -> String {
        format!("whsec_{}", STANDARD.encode(self.0))
    }

    /// The header `webhook-signature` of a message.
    pub fn sign(&self, id: &str, timestamp: i64, body: &str) -> String {
        sign(&self.0, id, timestamp, body)
    }
}

fn sign(secret: &[u8], id: &str, timestamp: i64, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret);
    let mac = hmac::sign(&key, format!("{id}.{timestamp}.{body}").as_bytes());
    format!("v1,{}", STANDARD.encode(mac.as_ref()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_format_is_signed_as_it_says() {
        let secret = STANDARD.decode("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw").unwrap();
        let signed = sign(
            &secret,
            "msg_p5jXN8AQM9LWM0D4loKWxJek",
            1_614_265_330,
            r#"{"test": 2432232314}"#,
        );
        assert_eq!(signed, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    #[test]
    fn each_trigger_and_each_number_has_a_secret_of_its_own() {
        let (master, tenant) = (MasterKey::random(), TenantId::parse("acme").unwrap());
        let secret = |id: u128, version: i32| Secret::of(&master, &tenant, Uuid::from_u128(id), version).to_text();
        assert_eq!(secret(1, 1), secret(1, 1));
        assert_ne!(secret(1, 1), secret(1, 2));
        assert_ne!(secret(1, 1), secret(2, 1));
        assert!(secret(1, 1).starts_with("whsec_") && secret(1, 1).len() == 6 + 44);
    }
}
