//! A sign-in on its way: what goes out with the browser, and what has to come back with it.
//!
//! Nothing is kept while somebody is away at the provider. The page takes along a `flow`, sealed by us, which only its own
//! tab has; the provider is told a `state` and hands it back; neither is worth anything without the other. Nonce and PKCE
//! verifier are made from the state and our key, so that neither the page nor the provider knows them before they are due.
//! What came back is spent: by its hash it is written down, once.
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use chrono::Duration;
use learnt_kernel::ids::Secret;
use learnt_kernel::problem::SOMETHING_WENT_WRONG;
use learnt_kernel::token::MasterKey;

use super::model::{self, Provider};
use super::sealed;
use crate::edge::identity_providers::ProviderError;
use crate::features::identity::challenges::{self, Kind};
use crate::prelude::*;

const SEAL: &str = "sign-in-flow";
/// Nobody needs longer at their provider.
const LIFE: Duration = Duration::minutes(15);

/// What the tab keeps, sealed.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flow {
    /// SHA-256 of the state.
    state: Vec<u8>,
    /// Which provider of the team.
    provider: String,
    /// Whom it was meant for: a provider that is set up anew meanwhile is another one.
    issuer: String,
    client_id: String,
    /// Whether the session is to survive the browser's restart.
    pub persist: bool,
    /// The admin who tries the provider; nobody is signed in then.
    pub tester: Option<Uuid>,
    /// The session of somebody who is in, and proves by the provider who they are.
    #[serde(default)]
    pub prover: Option<Uuid>,
    /// When it ends, in Unix seconds.
    until: i64,
}

/// What only we know of a sign-in under way.
pub struct Secrets {
    /// What the provider hands back.
    pub state: String,
    /// What the token must hold.
    pub nonce: String,
    /// What the code is exchanged with (PKCE).
    pub verifier: String,
}

impl Secrets {
    /// Those that belong to a state.
    pub fn of(key: &MasterKey, state: &str) -> Self {
        let made = |purpose: &str| URL_SAFE_NO_PAD.encode(key.mac(purpose, state.as_bytes()));
        Self {
            nonce: made("provider-nonce"),
            verifier: made("provider-pkce"),
            state: state.to_owned(),
        }
    }
}

/// The parameters of the provider's callback.
pub struct CallbackParams<'a> {
    /// As the provider handed it back.
    pub state: &'a str,
    /// From the tab.
    pub flow: &'a str,
    /// Who says so, if the provider names itself.
    pub iss: Option<&'a str>,
    /// For the token.
    pub code: &'a str,
}

/// A refusal that tells nobody what a provider did wrong; the log knows.
pub fn refused(failed: &ProviderError) -> Problem {
    tracing::warn!(why = %failed, "a sign-in at a provider failed");
    Problem::bad_request("provider_failed", SOMETHING_WENT_WRONG)
}

fn origin_key(context: &TenantContext) -> String {
    format!("{}\n{}\n{}", context.tenant.id, context.team.id, context.host)
}

/// What somebody goes to a provider for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlowPurpose {
    /// To sign in, perhaps for longer than the browser is open.
    SignIn {
        /// Whether the session survives the browser's restart.
        persist: bool,
    },
    /// An admin tries it.
    Try(Uuid),
    /// Somebody who is in, by this session, proves who they are.
    Prove(Uuid),
}

/// Begins: secrets, and the sealed flow for the tab.
pub fn begin(app: &App, context: &TenantContext, provider: &Provider, aim: FlowPurpose) -> (Secrets, String) {
    let key = &app.config.master_key;
    let state = Secret::random();
    let flow = Flow {
        state: state.hash(),
        provider: provider.id.clone(),
        issuer: provider.issuer().to_owned(),
        client_id: provider.client_id.clone(),
        persist: aim == FlowPurpose::SignIn { persist: true },
        tester: match aim {
            FlowPurpose::Try(admin) => Some(admin),
            _ => None,
        },
        prover: match aim {
            FlowPurpose::Prove(session) => Some(session),
            _ => None,
        },
        until: (app.clock.now() + LIFE).timestamp(),
    };
    (
        Secrets::of(key, state.as_str()),
        sealed::seal(key, SEAL, &origin_key(context), &flow),
    )
}

/// Takes what came back, once: the flow, the provider it is about, and the secrets that belong to it.
pub async fn claim(app: &App, context: &TenantContext, back: &CallbackParams<'_>) -> Result<(Flow, Provider, Secrets)> {
    let (flow, provider) = open(app, context, back).map_err(|failed| refused(&failed))?;
    let kind = match flow.tester {
        Some(_) => Kind::Test,
        None => Kind::Provider,
    };
    if !challenges::spend(app, context, kind, &flow.state, flow.tester, LIFE).await? {
        return Err(refused(&ProviderError("the state was used before".into())));
    }
    Ok((flow, provider, Secrets::of(&app.config.master_key, back.state)))
}

/// Whether state and flow belong together, here and now, and the provider is still the one that it was.
fn open(
    app: &App,
    context: &TenantContext,
    back: &CallbackParams<'_>,
) -> std::result::Result<(Flow, Provider), ProviderError> {
    let odd = |what: &str| ProviderError(what.to_owned());
    let flow: Flow = sealed::open(&app.config.master_key, SEAL, &origin_key(context), back.flow)
        .ok_or_else(|| odd("the flow is none of this host's"))?;
    // Both are hashes: how long the comparison takes tells nothing about the state.
    if flow.state != Secret::from_text(back.state).hash() {
        return Err(odd("the state belongs to another flow"));
    }
    if flow.until < app.clock.now().timestamp() {
        return Err(odd("the flow took too long"));
    }
    let provider = model::find(&context.team, &flow.provider)
        .filter(|one| one.issuer() == flow.issuer && one.client_id == flow.client_id)
        .ok_or_else(|| odd("the provider was changed meanwhile"))?;
    if back.iss.is_some_and(|iss| iss != flow.issuer) {
        return Err(odd("the answer names another issuer"));
    }
    Ok((flow, provider))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_secrets_of_a_state_are_always_the_same_and_tell_nothing_of_each_other() {
        let key = MasterKey::random();
        let (one, again) = (Secrets::of(&key, "state"), Secrets::of(&key, "state"));
        assert_eq!((&one.nonce, &one.verifier), (&again.nonce, &again.verifier));
        assert!((43..=128).contains(&one.verifier.len()));
        assert_ne!(one.nonce, one.verifier);
        assert_ne!(one.nonce, Secrets::of(&key, "other").nonce);
        assert_ne!(one.nonce, Secrets::of(&MasterKey::random(), "state").nonce);
    }
}
