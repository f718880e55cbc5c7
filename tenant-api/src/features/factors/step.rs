//! The step from the first factor to the second: what is asked, what is kept meanwhile, and what answers it.
use learnt_kernel::attempts::Attempt;

use super::model::{self, Asked, Method, Refusal, STEP_LIFE};
use super::{codes, passkeys, totp};
use crate::db::factors::Factors;
use crate::features::identity::challenges::{self, Kind};
use crate::features::identity::{self, Arrival, SecondStep};
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
    #[serde(default)]
    ways_version: i32,
    /// A password that was chosen on the way, sealed.
    #[serde(default)]
    chosen: Option<Vec<u8>>,
    /// A passkey that is about to be given, or made.
    #[serde(default)]
    passkey: Option<Value>,
}

/// Somebody between the two steps.
pub struct Waiting {
    /// Who.
    pub user_id: Uuid,
    kept: PendingSignIn,
}

/// The second step that somebody has to take, if there is one. Roles are those of all their memberships in the tenant: a
/// session reaches as far.
pub async fn before(
    app: &App,
    change: &Change<'_>,
    here: &Here,
    arrival: &Arrival,
    factors: &Factors,
    roles: impl Iterator<Item = &str>,
) -> Result<Option<SecondStep>> {
    let is_required = super::is_required(&here.tenant.options, roles);
    let (kind, methods, elsewhere) = match model::asked(factors, here.host.as_str(), is_required) {
        Asked::Nothing => return Ok(None),
        Asked::Second { methods, elsewhere } => (Kind::SecondFactor, methods, elsewhere),
        // The factor would be the account's, in all organisations, and keep its person out of them.
        Asked::Enrol if !may_enrol(app, here, arrival).await? => return Err(Refusal::PasswordFirst.into()),
        Asked::Enrol => (Kind::Enrol, Vec::new(), Vec::new()),
    };
    let kept = json!({
        "method": arrival.method, "persist": arrival.persist, "link": arrival.link, "waysVersion": arrival.ways_version,
        "chosen": arrival.chosen,
    });
    let secret = challenges::put(change, here, kind, Some(arrival.user_id), &kept, STEP_LIFE).await?;
    Ok(Some(SecondStep {
        challenge: secret.as_str().to_owned(),
        methods,
        must_enrol: kind == Kind::Enrol,
        elsewhere,
    }))
}

/// Whoever comes by a provider's word alone sets up a first factor only where that word is all there is.
async fn may_enrol(app: &App, here: &Here, arrival: &Arrival) -> Result<bool> {
    if issuer_of(&arrival.method).is_none() {
        return Ok(true);
    }
    identity::is_word_enough(app, here, arrival.user_id).await
}

impl Waiting {
    fn read(challenge: Option<challenges::Challenge>) -> Result<Self> {
        let read = challenge.and_then(|challenge| {
            Some(Self {
                user_id: challenge.user_id?,
                kept: serde_json::from_value(challenge.state).ok()?,
            })
        });
        read.ok_or_else(|| Refusal::Expired.into())
    }

    /// Who waits behind a challenge of this host.
    pub async fn look(change: &Change<'_>, here: &Here, kind: Kind, challenge: &str) -> Result<Self> {
        Self::read(challenges::look(change, here, kind, challenge).await?)
    }

    /// The same, who goes on now: nobody does a second time.
    pub async fn take(change: &Change<'_>, here: &Here, kind: Kind, challenge: &str) -> Result<Self> {
        Self::read(challenges::take(change, here, kind, challenge).await?)
    }

    /// What an authenticator was asked last, if it was.
    pub fn asked(&self) -> Option<&Value> {
        self.kept.passkey.as_ref()
    }

    /// The arrival that was interrupted, with the second factor.
    pub fn arrival(self, method: Method) -> Arrival {
        let PendingSignIn {
            method: by,
            persist,
            link,
            ways_version,
            chosen,
            ..
        } = self.kept;
        Arrival::by(&by, self.user_id, persist, ways_version)
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
pub async fn check(app: &App, here: &Here, caller: &Caller, waiting: &Waiting, answer: Answer) -> Result<Method> {
    let (user_id, now) = (waiting.user_id, app.clock.now());
    let attempt = attempt(app, caller, user_id)?;
    let (method, fits) = match answer {
        Answer::Code(code) => (Method::Totp, totp::check(app, user_id, &code).await?),
        Answer::Recovery(code) => {
            let hash = codes::code_hash(&code);
            (Method::Recovery, app.identity.use_code(user_id, &hash, now).await?)
        }
        Answer::Passkey(said) => (
            Method::Passkey,
            passkeys::check(app, here, user_id, waiting.asked(), said).await?,
        ),
    };
    if !fits {
        return Err(Refusal::Wrong(method).into());
    }
    attempt.was_right();
    Ok(method)
}

/// Lets go on, while signed in, who gives a code of their app.
pub async fn prove_by_code(app: &App, caller: &Caller, user_id: Uuid, code: &str) -> Result<()> {
    let attempt = attempt(app, caller, user_id)?;
    if !totp::check(app, user_id, code).await? {
        return Err(Refusal::WrongInside(Method::Totp).into());
    }
    attempt.was_right();
    Ok(())
}

/// The same with the passkey that was asked for.
pub async fn prove_by_passkey(
    app: &App,
    here: &Here,
    caller: &Caller,
    user_id: Uuid,
    (asked, said): (&Value, Value),
) -> Result<()> {
    let attempt = attempt(app, caller, user_id)?;
    if !passkeys::check(app, here, user_id, Some(asked), said).await? {
        return Err(Refusal::WrongInside(Method::Passkey).into());
    }
    attempt.was_right();
    Ok(())
}

/// A try at somebody's second factor. Counted apart from their password, and like it: where they came in before they keep a
/// count of their own.
pub fn attempt<'a>(app: &'a App, caller: &Caller, user_id: Uuid) -> Result<Attempt<'a>> {
    app.attempts
        .at_account(&format!("factor/{user_id}"), &caller.place(), app.clock.now())
        .map_err(Problem::too_many)
}
