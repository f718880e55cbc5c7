//! Passkeys (WebAuthn): what a browser is asked for a relying party, and what its answer is held against. Who keeps them, and how
//! often what was asked may be answered, is each service's own.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Serialize;
use serde_json::Value;
use uuid::Uuid;
use webauthn_rs::prelude::{
    AuthenticationResult, Passkey, PasskeyAuthentication, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Webauthn, WebauthnBuilder, WebauthnError,
};

/// A credential's id, as browsers and our routes write it.
pub fn id_text(id: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(id)
}

/// Reads it back; anything else is nobody's.
pub fn read_id(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text).ok()
}

/// Why nothing could be asked.
#[derive(Debug, thiserror::Error)]
pub enum PasskeyError {
    /// The relying party's origin is no address.
    #[error("the relying party's origin is no address")]
    Origin,
    /// The library refused.
    #[error(transparent)]
    Refused(#[from] WebauthnError),
    /// What it made cannot be written down.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// For whom passkeys are made, and from pages of which origin they are taken: scheme, host and port.
pub struct RelyingParty(Webauthn);

/// What a browser is asked, and what its answer is held against: to be kept until then, and taken once.
pub struct PasskeyChallenge {
    /// `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`.
    pub options: Value,
    /// For our eyes only.
    pub state: Value,
}

/// What an authenticator made.
pub struct RegisteredPasskey {
    /// The credential's id.
    pub id: Vec<u8>,
    /// The credential.
    pub passkey: Value,
}

/// What an authenticator proved.
pub struct VerifiedPasskey(AuthenticationResult);

impl RelyingParty {
    /// A relying party; `origin` is where its pages stand.
    pub fn new(id: &str, origin: &str, name: &str) -> Result<Self, PasskeyError> {
        let origin = Url::parse(origin).map_err(|_| PasskeyError::Origin)?;
        Ok(Self(WebauthnBuilder::new(id, &origin)?.rp_name(name).build()?))
    }

    /// Asks for a new passkey, not on an authenticator that has one of these.
    pub fn ask_new(
        &self,
        user: Uuid,
        (account, name): (&str, &str),
        existing: Vec<Vec<u8>>,
    ) -> Result<PasskeyChallenge, PasskeyError> {
        let (options, state) = self.0.start_passkey_registration(user, account, name, Some(existing))?;
        challenge_with(options, state)
    }

    /// What the authenticator made, if it is what was asked for.
    pub fn finish_registration(
        &self,
        state: Value,
        response: Value,
    ) -> Result<Option<RegisteredPasskey>, PasskeyError> {
        let state = serde_json::from_value::<PasskeyRegistration>(state);
        let response = serde_json::from_value::<RegisterPublicKeyCredential>(response);
        let (Ok(state), Ok(response)) = (state, response) else {
            return Ok(None);
        };
        let made = match self.0.finish_passkey_registration(&response, &state) {
            Ok(made) => made,
            Err(error) => {
                // What an authenticator said wrongly is of use to whoever operates the service; it names nobody.
                tracing::info!(%error, "a new passkey was refused");
                return Ok(None);
            }
        };
        Ok(Some(RegisteredPasskey {
            id: made.cred_id().to_vec(),
            passkey: serde_json::to_value(&made)?,
        }))
    }

    /// Asks for one of these.
    pub fn ask(&self, existing: impl IntoIterator<Item = Value>) -> Result<PasskeyChallenge, PasskeyError> {
        let usable: Vec<Passkey> = existing
            .into_iter()
            .filter_map(|one| serde_json::from_value(one).ok())
            .collect();
        let (options, state) = self.0.start_passkey_authentication(&usable)?;
        challenge_with(options, state)
    }

    /// What the authenticator proved, if it is what was asked for.
    pub fn finish_authentication(&self, state: Value, response: Value) -> Option<VerifiedPasskey> {
        let state = serde_json::from_value::<PasskeyAuthentication>(state).ok()?;
        let response = serde_json::from_value::<PublicKeyCredential>(response).ok()?;
        match self.0.finish_passkey_authentication(&response, &state) {
            Ok(proved) => Some(VerifiedPasskey(proved)),
            Err(error) => {
                tracing::info!(%error, "a passkey was refused");
                None
            }
        }
    }
}

impl VerifiedPasskey {
    /// Which passkey it was.
    pub fn id(&self) -> &[u8] {
        self.0.cred_id()
    }

    /// How often it signed, as it says; some say 0 always.
    pub fn counter(&self) -> i64 {
        i64::from(self.0.counter())
    }

    /// The passkey as it is to be kept from now on.
    pub fn renewed(&self, stored: Value) -> Result<Option<Value>, PasskeyError> {
        let Ok(mut passkey) = serde_json::from_value::<Passkey>(stored) else {
            return Ok(None);
        };
        passkey.update_credential(&self.0);
        Ok(Some(serde_json::to_value(&passkey)?))
    }
}

fn challenge_with(options: impl Serialize, state: impl Serialize) -> Result<PasskeyChallenge, PasskeyError> {
    let mut options = serde_json::to_value(options)?;
    Ok(PasskeyChallenge {
        options: options["publicKey"].take(),
        state: serde_json::to_value(state)?,
    })
}
