//! The step from the first factor to the second: what is asked, what is kept meanwhile, and what answers it.
use learnt_kernel::attempts::Attempt;

use super::model::{self, Method, Refusal, RequiredStep, STEP_LIFE};
use super::{codes, passkeys, totp};
use crate::db::factors::Factors;
use crate::features::identity::challenges::{self, Kind};
use crate::features::identity::{self, AuthenticatedUser, SecondStep};
use crate::features::sessions::issuer_of;
use crate::prelude::*;

/// What is kept of somebody between the two steps.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct PendingSignIn {
    method: String,
    persist: bool,
    #[serde(default)]
    link: Option<String>,
    /// Under its old name: a program from before the renaming may take the second step.
    #[serde(default, rename = "waysVersion", alias = "securityStamp")]
    security_stamp: i32,
    /// A password that was chosen on the way, sealed.
    #[serde(default)]
    chosen: Option<Vec<u8>>,
    /// A passkey that is about to be given, or made.
    #[serde(default)]
    passkey: Option<Value>,
}

/// Somebody between the two steps.
pub struct PendingSecondStep {
    pub user_id: Uuid,
    pending: PendingSignIn,
}

/// The second step that somebody has to take, if there is one. Roles are those of all their memberships in the tenant: a
/// session reaches as far.
pub async fn next_step(
    app: &App,
    change: &Change<'_>,
    context: &TenantContext,
    arrival: &AuthenticatedUser,
    factors: &Factors,
    roles: impl Iterator<Item = &str>,
) -> Result<Option<SecondStep>> {
    let is_required = super::is_required(&context.tenant.options, roles);
    let (kind, methods, elsewhere) = match model::required_step(factors, context.host.as_str(), is_required) {
        RequiredStep::Nothing => return Ok(None),
        RequiredStep::Second { methods, elsewhere } => (Kind::SecondFactor, methods, elsewhere),
        // The factor would be the account's, in all organisations, and keep its person out of them.
        RequiredStep::Enrol if !may_enrol(app, context, arrival).await? => return Err(Refusal::PasswordFirst.into()),
        RequiredStep::Enrol => (Kind::Enrol, Vec::new(), Vec::new()),
    };
    let pending = json!({
        "method": arrival.method, "persist": arrival.persist, "link": arrival.link, "waysVersion": arrival.security_stamp,
        "chosen": arrival.chosen,
    });
    let secret = challenges::put(change, context, kind, Some(arrival.user_id), &pending, STEP_LIFE).await?;
    Ok(Some(SecondStep {
        challenge: secret.as_str().to_owned(),
        methods,
        must_enrol: kind == Kind::Enrol,
        elsewhere,
    }))
}

/// Whoever comes by a provider's word alone sets up a first factor only where that word is all there is.
async fn may_enrol(app: &App, context: &TenantContext, arrival: &AuthenticatedUser) -> Result<bool> {
    if issuer_of(&arrival.method).is_none() {
        return Ok(true);
    }
    identity::may_prove_by_provider(app, context, arrival.user_id).await
}

impl PendingSecondStep {
    fn read(challenge: Option<challenges::Challenge>) -> Result<Self> {
        let read = challenge.and_then(|challenge| {
            Some(Self {
                user_id: challenge.user_id?,
                pending: serde_json::from_value(challenge.state).ok()?,
            })
        });
        read.ok_or_else(|| Refusal::Expired.into())
    }

    /// Who waits behind a challenge of this host.
    pub async fn find(change: &Change<'_>, context: &TenantContext, kind: Kind, challenge: &str) -> Result<Self> {
        Self::read(challenges::find(change, context, kind, challenge).await?)
    }

    /// The same, who goes on now: nobody does a second time.
    pub async fn claim(change: &Change<'_>, context: &TenantContext, kind: Kind, challenge: &str) -> Result<Self> {
        Self::read(challenges::claim(change, context, kind, challenge).await?)
    }

    /// What an authenticator was asked last, if it was.
    pub fn last_challenge(&self) -> Option<&Value> {
        self.pending.passkey.as_ref()
    }

    /// The arrival that was interrupted, with the second factor.
    pub fn authenticated_user(self, method: Method) -> AuthenticatedUser {
        let PendingSignIn {
            method: by,
            persist,
            link,
            security_stamp,
            chosen,
            ..
        } = self.pending;
        AuthenticatedUser::by(&by, self.user_id, persist, security_stamp)
            .linking(link)
            .choosing(chosen)
            .with(method.into_str())
    }
}

/// What somebody answers.
pub enum Answer {
    /// Six digits.
    Code(String),
    /// One of the codes that were given out once.
    Recovery(String),
    /// What the browser's authenticator said.
    Passkey(Value),
}

/// Checks an answer under the limits; which method it was.
pub async fn check(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    waiting: &PendingSecondStep,
    answer: Answer,
) -> Result<Method> {
    let (user_id, now) = (waiting.user_id, app.clock.now());
    let attempt = attempt(app, caller, user_id)?;
    let (method, fits) = match answer {
        Answer::Code(code) => (Method::Totp, totp::check(app, user_id, &code).await?),
        Answer::Recovery(code) => {
            let hash = codes::code_hash(&code);
            (Method::Recovery, app.identity.use_code(user_id, &hash, now).await?)
        }
        Answer::Passkey(response) => (
            Method::Passkey,
            passkeys::check(app, context, user_id, waiting.last_challenge(), response).await?,
        ),
    };
    if !fits {
        return Err(Refusal::Wrong(method).into());
    }
    attempt.succeeded();
    Ok(method)
}

/// Lets go on, while signed in, who gives a code of their app.
pub async fn prove_by_code(app: &App, caller: &Caller, user_id: Uuid, code: &str) -> Result<()> {
    let attempt = attempt(app, caller, user_id)?;
    if !totp::check(app, user_id, code).await? {
        return Err(Refusal::WrongInside(Method::Totp).into());
    }
    attempt.succeeded();
    Ok(())
}

/// The same with the passkey that was asked for.
pub async fn prove_by_passkey(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    user_id: Uuid,
    (challenge_state, response): (&Value, Value),
) -> Result<()> {
    let attempt = attempt(app, caller, user_id)?;
    if !passkeys::check(app, context, user_id, Some(challenge_state), response).await? {
        return Err(Refusal::WrongInside(Method::Passkey).into());
    }
    attempt.succeeded();
    Ok(())
}

/// A try at somebody's second factor. Counted apart from their password, and like it: where they came in before they keep a
/// count of their own.
pub fn attempt<'a>(app: &'a App, caller: &Caller, user_id: Uuid) -> Result<Attempt<'a>> {
    app.attempts
        .at_account(&format!("factor/{user_id}"), &caller.client_key(), app.clock.now())
        .map_err(Problem::too_many)
}
