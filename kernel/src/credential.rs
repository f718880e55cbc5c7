//! Signs what others check without asking us: credentials, each tenant's with a key of its own.

use aws_lc_rs::signature::{Ed25519KeyPair, KeyPair};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jsonwebtoken::{Algorithm, EncodingKey, Header};
use serde_json::{Value, json};

use crate::master_key::MasterKey;
use crate::tenant::TenantId;

/// A tenant's key; every replica derives the same one.
pub struct CredentialKey {
    signing: EncodingKey,
    public: String,
}

impl CredentialKey {
    /// The key of a tenant.
    pub fn of(master: &MasterKey, tenant: &TenantId) -> Self {
        let seed = master.derive(&format!("credential/1/{}", tenant.as_str()));
        let pair = Ed25519KeyPair::from_seed_unchecked(&seed).expect("32 bytes are an Ed25519 seed");
        let private = pair.to_pkcs8v1().expect("an Ed25519 key has a PKCS#8 form");
        Self {
            signing: EncodingKey::from_ed_der(private.as_ref()),
            public: URL_SAFE_NO_PAD.encode(pair.public_key().as_ref()),
        }
    }

    /// What others check with, as RFC 8037 writes it; `kid` is the address where it is found.
    pub fn jwk(&self, kid: &str) -> Value {
        json!({"kty": "OKP", "crv": "Ed25519", "x": self.public, "alg": "EdDSA", "use": "sig", "kid": kid})
    }

    /// The claims as a JWT: the same claims are the same text each time.
    pub fn sign(&self, kid: &str, claims: &Value) -> String {
        let mut header = Header::new(Algorithm::EdDSA);
        header.kid = Some(kid.to_owned());
        jsonwebtoken::encode(&header, claims, &self.signing).expect("signing plain claims in memory works")
    }
}

#[cfg(test)]
mod tests {
    use jsonwebtoken::{DecodingKey, Validation};

    use super::*;

    #[test]
    fn what_one_tenant_signs_is_checked_with_its_key_alone() {
        let master = MasterKey::random();
        let [acme, munro] = ["acme", "munro"].map(|id| CredentialKey::of(&master, &TenantId::parse(id).unwrap()));
        let signed = acme.sign(
            "https://acme.test/key",
            &json!({"iss": "https://acme.test", "name": "Fire safety"}),
        );
        assert_eq!(
            signed,
            acme.sign(
                "https://acme.test/key",
                &json!({"iss": "https://acme.test", "name": "Fire safety"})
            )
        );
        let mut rules = Validation::new(Algorithm::EdDSA);
        rules.required_spec_claims.clear();
        rules.validate_exp = false;
        let check = |key: &CredentialKey| {
            let jwk = key.jwk("https://acme.test/key");
            let key = DecodingKey::from_ed_components(jwk["x"].as_str().unwrap()).unwrap();
            jsonwebtoken::decode::<Value>(&signed, &key, &rules)
        };
        let read = check(&acme).unwrap();
        assert_eq!(read.claims["name"], "Fire safety");
        assert_eq!(read.header.kid.as_deref(), Some("https://acme.test/key"));
        assert!(check(&munro).is_err());
    }
}
