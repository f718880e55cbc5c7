//! Access tokens: who is signed in to which tenant, for five minutes.

use std::fmt;
use std::sync::Arc;

use aws_lc_rs::{
    digest,
    signature::{Ed25519KeyPair, KeyPair},
};
use chrono::{DateTime, Duration, Utc};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::ids::new_id;
use crate::token_memory::TokenMemory;

pub use crate::master_key::{MasterKey, MasterKeyError};

/// Who issues our tokens.
pub const ISSUER: &str = "learnt";

/// The audience of the console's tokens. No tenant can have it: it is no DNS label.
pub const CONSOLE_AUDIENCE: &str = "learnt:console";

const TYPE: &str = "at+jwt";

/// How long an access token lives.
pub const LIFETIME: Duration = Duration::minutes(5);

/// How far the clocks of two replicas may be apart.
const SKEW: Duration = Duration::seconds(60);

/// What an access token says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccessClaims {
    pub iss: String,
    /// The tenant it is for.
    pub aud: String,
    /// The person.
    pub sub: Uuid,
    /// The session.
    pub sid: Uuid,
    /// The membership's version when it was issued.
    pub mv: i32,
    /// Who really acts, while somebody acts as the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<Uuid>,
    /// When it ends, in seconds since 1970.
    pub exp: i64,
    /// When it was issued.
    pub iat: i64,
    /// Its own id.
    pub jti: Uuid,
}

impl AccessClaims {
    /// Claims that live five minutes from `now`.
    pub fn new(audience: &str, person: Uuid, session: Uuid, membership_version: i32, now: DateTime<Utc>) -> Self {
        Self {
            iss: ISSUER.to_owned(),
            aud: audience.to_owned(),
            sub: person,
            sid: session,
            mv: membership_version,
            act: None,
            exp: (now + LIFETIME).timestamp(),
            iat: now.timestamp(),
            jti: new_id(),
        }
    }
}

/// Why a token is not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    /// It was good, and has ended.
    #[error("The access token has expired")]
    Expired,
    /// It is for another tenant.
    #[error("The access token is for another tenant")]
    Audience,
    /// It is none of ours.
    #[error("The access token is not valid")]
    Invalid,
}

/// The keys that sign and check access tokens.
pub struct Keys {
    id: String,
    signing: EncodingKey,
    checking: DecodingKey,
    known: TokenMemory,
}

impl Keys {
    /// The keys that belong to a master key; every replica derives the same ones.
    pub fn from_master(master: &MasterKey) -> Self {
        let pair = Ed25519KeyPair::from_seed_unchecked(&master.derive("access-token/1"))
            .expect("32 bytes are an Ed25519 seed");
        let public = pair.public_key().as_ref().to_vec();
        let private = pair.to_pkcs8v1().expect("an Ed25519 key has a PKCS#8 form");
        let id = hex::encode(&digest::digest(&digest::SHA256, &public).as_ref()[..8]);
        Self {
            id,
            signing: EncodingKey::from_ed_der(private.as_ref()),
            checking: DecodingKey::from_ed_der(&public),
            known: TokenMemory::default(),
        }
    }

    /// Signs claims.
    pub fn sign(&self, claims: &AccessClaims) -> String {
        let mut header = Header::new(Algorithm::EdDSA);
        header.typ = Some(TYPE.to_owned());
        header.kid = Some(self.id.clone());
        jsonwebtoken::encode(&header, claims, &self.signing).expect("signing plain claims in memory works")
    }

    /// Checks a token for one audience. The signature of one token is checked once; audience and time each time.
    pub fn verify(&self, token: &str, audience: &str, now: DateTime<Utc>) -> Result<Arc<AccessClaims>, TokenError> {
        // Longer texts are none of ours, and not worth the signature check.
        if token.len() > 2048 {
            return Err(TokenError::Invalid);
        }
        let claims = self.known.claims(token, || self.signed(token))?;
        if claims.aud != audience {
            return Err(TokenError::Audience);
        }
        if claims.exp <= now.timestamp() {
            return Err(TokenError::Expired);
        }
        // Replicas' clocks differ a little; a token of tomorrow is none of ours.
        if claims.iat > (now + SKEW).timestamp() {
            return Err(TokenError::Invalid);
        }
        Ok(claims)
    }

    /// What a token of ours says, for whomever and until whenever.
    fn signed(&self, token: &str) -> Result<AccessClaims, TokenError> {
        let mut rules = Validation::new(Algorithm::EdDSA);
        rules.set_issuer(&[ISSUER]);
        // Time and audience are compared by whoever asks: with our clock, and with an answer of their own.
        rules.validate_exp = false;
        rules.validate_aud = false;
        rules.set_required_spec_claims(&["exp", "iss", "aud", "sub"]);
        let data =
            jsonwebtoken::decode::<AccessClaims>(token, &self.checking, &rules).map_err(|_| TokenError::Invalid)?;
        if data.header.typ.as_deref() != Some(TYPE) || data.header.kid.as_deref() != Some(self.id.as_str()) {
            return Err(TokenError::Invalid);
        }
        Ok(data.claims)
    }
}

impl fmt::Debug for Keys {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Keys")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};

    fn now() -> DateTime<Utc> {
        DateTime::from_timestamp(1_800_000_000, 0).unwrap()
    }

    fn claims() -> AccessClaims {
        AccessClaims::new("acme", new_id(), new_id(), 3, now())
    }

    #[test]
    fn a_token_says_what_was_signed_for_five_minutes() {
        let keys = Keys::from_master(&MasterKey::random());
        let claims = claims();
        let token = keys.sign(&claims);
        let claims = Arc::new(claims);
        assert_eq!(keys.verify(&token, "acme", now()), Ok(claims.clone()));
        assert_eq!(keys.verify(&token, "acme", now() + Duration::seconds(299)), Ok(claims));
        assert_eq!(keys.verify(&token, "acme", now() + LIFETIME), Err(TokenError::Expired));
        assert_eq!(keys.verify(&token, "munro", now()), Err(TokenError::Audience));
        assert_eq!(
            keys.verify(&token, "acme", now() - Duration::seconds(61)),
            Err(TokenError::Invalid)
        );
    }

    #[test]
    fn replicas_with_one_master_key_agree() {
        let master = MasterKey::random();
        let token = Keys::from_master(&master).sign(&claims());
        assert!(Keys::from_master(&master).verify(&token, "acme", now()).is_ok());
        assert_eq!(
            Keys::from_master(&MasterKey::random()).verify(&token, "acme", now()),
            Err(TokenError::Invalid)
        );
    }

    #[test]
    fn forged_tokens_are_refused() {
        let keys = Keys::from_master(&MasterKey::random());
        let token = keys.sign(&claims());
        let [_, body, signature] = token.split('.').collect::<Vec<_>>()[..] else {
            panic!()
        };
        let none = URL_SAFE_NO_PAD.encode(r#"{"alg":"none","typ":"at+jwt"}"#);
        let wrong_type = URL_SAFE_NO_PAD.encode(format!(r#"{{"alg":"EdDSA","typ":"JWT","kid":"{}"}}"#, keys.id));
        for forged in [
            format!("{none}.{body}."),
            format!("{none}.{body}.{signature}"),
            format!("{wrong_type}.{body}.{signature}"),
            String::new(),
            "x".repeat(4096),
            format!("{token}x"),
            "a.b.c".into(),
        ] {
            assert_eq!(
                keys.verify(&forged, "acme", now()),
                Err(TokenError::Invalid),
                "{forged}"
            );
        }
    }

    #[test]
    fn a_well_signed_token_of_another_type_is_refused() {
        let keys = Keys::from_master(&MasterKey::random());
        let mut header = Header::new(Algorithm::EdDSA);
        header.kid = Some(keys.id.clone());
        let other = jsonwebtoken::encode(&header, &claims(), &keys.signing).unwrap();
        assert_eq!(keys.verify(&other, "acme", now()), Err(TokenError::Invalid));
    }

    #[test]
    fn the_keys_hide_themselves() {
        let keys = Keys::from_master(&MasterKey::random());
        assert_eq!(format!("{keys:?}"), format!("Keys {{ id: {:?}, .. }}", keys.id));
    }
}
