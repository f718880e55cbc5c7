//! Passkeys (WebAuthn): made for the host that the person is at, asked for where they work. What was asked is kept here; the
//! answer has to come from a page of this very origin.
use learnt_kernel::passkeys::{self, RelyingParty};

use super::codes;
use super::model::{self, MOST_PASSKEYS, Method, Refusal, STEP_LIFE};
use super::step::PendingSecondStep;
use crate::db::passkeys::{Added, StoredPasskey};
use crate::edge::Person;
use crate::features::identity::challenges::{self, Challenge, Kind};
use crate::prelude::*;

/// Reads a credential's id as browsers and our routes write it; anything else is nobody's.
pub fn read_id(text: &str) -> Result<Vec<u8>> {
    passkeys::read_id(text).ok_or_else(Problem::not_found)
}

/// Passkeys for one relying party, taken from pages of this host alone.
fn relying_party(app: &App, context: &TenantContext, rp_id: &str) -> Result<RelyingParty> {
    let origin = app.config.public.origin(context.host.as_str());
    RelyingParty::new(rp_id, &origin, &context.team.display_name).map_err(|_| Refusal::NoPasskeysHere.into())
}

/// What is kept while an authenticator is asked.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct PendingChallenge {
    rp_id: String,
    state: Value,
}

impl PendingChallenge {
    fn write(&self) -> Result<Value> {
        serde_json::to_value(self).map_err(|error| Problem::internal(&error))
    }

    fn read(value: Value) -> Option<Self> {
        serde_json::from_value(value).ok()
    }
}

/// What the browser asks of an authenticator, and the secret that the answer is found by.
pub struct PasskeyRequest {
    /// To be sent with the answer.
    pub challenge: String,
    /// `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`.
    pub options: Value,
}

/// A new passkey is about to be made for this host.
pub async fn begin(app: &App, change: &Change<'_>, person: &Person) -> Result<PasskeyRequest> {
    let (context, user_id) = (&person.context, person.user_id);
    let existing = app.identity.passkeys(user_id).await?;
    if i64::try_from(existing.len()).unwrap_or(i64::MAX) >= MOST_PASSKEYS {
        return Err(Refusal::TooManyPasskeys.into());
    }
    let (passkey_challenge, pending) = registration_challenge(app, context, user_id, existing).await?;
    let secret = challenges::put(change, context, Kind::PasskeyNew, Some(user_id), &pending, STEP_LIFE).await?;
    Ok(PasskeyRequest {
        challenge: secret.as_str().to_owned(),
        options: passkey_challenge,
    })
}

/// The same for somebody's first factor, which has to be set up before they are in. Whoever has one meanwhile signs in again,
/// and gives that.
pub async fn begin_first(app: &App, change: &Change<'_>, context: &TenantContext, challenge: &str) -> Result<Value> {
    let waiting = PendingSecondStep::find(change, context, Kind::Enrol, challenge).await?;
    let factors = app.identity.factors(waiting.user_id).await?;
    if factors.totp || !factors.passkeys.is_empty() {
        return Err(Refusal::Expired.into());
    }
    let (passkey_challenge, pending) = registration_challenge(app, context, waiting.user_id, Vec::new()).await?;
    if !challenges::attach(change, context, challenge, &json!({"passkey": pending})).await? {
        return Err(Refusal::Expired.into());
    }
    Ok(passkey_challenge)
}

/// What the browser is asked for a new passkey, and what its answer is held against.
async fn registration_challenge(
    app: &App,
    context: &TenantContext,
    user_id: Uuid,
    existing: Vec<StoredPasskey>,
) -> Result<(Value, Value)> {
    let party = relying_party(app, context, context.host.as_str())?;
    let ways = app
        .identity
        .sign_in_methods(user_id, context.tenant.id.as_str())
        .await?;
    let ways = ways.ok_or_else(Problem::not_found)?;
    let name = format!("{} {}", ways.first_name, ways.last_name);
    let existing = existing.into_iter().map(|one| one.id).collect();
    let account = ways.email.as_deref().unwrap_or(&name);
    let passkey_challenge = party
        .ask_new(user_id, (account, &name), existing)
        .map_err(|error| Problem::internal(&error))?;
    let pending = PendingChallenge {
        rp_id: context.host.as_str().to_owned(),
        state: passkey_challenge.state,
    };
    Ok((passkey_challenge.options, pending.write()?))
}

/// A new passkey, and new recovery codes if it is what makes them needed.
pub struct CreatedPasskey {
    pub passkey: StoredPasskey,
    /// Shown once.
    pub codes: Option<Vec<String>>,
}

/// The authenticator made it, for what was asked and taken now.
pub async fn confirm(
    app: &App,
    person: &Person,
    taken: Option<Challenge>,
    name: &str,
    response: Value,
) -> Result<CreatedPasskey> {
    let (context, user_id) = (&person.context, person.user_id);
    let pending = taken
        .filter(|taken| taken.user_id == Some(user_id))
        .map(|taken| taken.state);
    let passkey = finish_registration(app, context, pending.as_ref(), name, response)?
        .ok_or(Refusal::WrongInside(Method::Passkey))?;
    let (codes, hashes) = codes::new_with_hashes();
    let added = app
        .identity
        .add_passkey(user_id, &passkey, &hashes, MOST_PASSKEYS)
        .await?;
    match added {
        Added::Yes => Ok(CreatedPasskey { passkey, codes: None }),
        Added::WithCodes => Ok(CreatedPasskey {
            passkey,
            codes: Some(codes),
        }),
        Added::Known => Err(Refusal::PasskeyKnown.into()),
        Added::TooMany | Added::NotFirst => Err(Refusal::TooManyPasskeys.into()),
    }
}

/// The same for a first factor; its recovery codes. Nothing: it is not what was asked for.
pub async fn confirm_first(
    app: &App,
    context: &TenantContext,
    waiting: &PendingSecondStep,
    name: &str,
    response: Value,
) -> Result<Option<Vec<String>>> {
    let Some(passkey) = finish_registration(app, context, waiting.last_challenge(), name, response)? else {
        return Ok(None);
    };
    let (codes, hashes) = codes::new_with_hashes();
    match app.identity.first_passkey(waiting.user_id, &passkey, &hashes).await? {
        Added::Yes | Added::WithCodes => Ok(Some(codes)),
        Added::Known => Err(Refusal::PasskeyKnown.into()),
        Added::TooMany | Added::NotFirst => Err(Refusal::Expired.into()),
    }
}

/// What the authenticator made, if it is what was asked for.
fn finish_registration(
    app: &App,
    context: &TenantContext,
    passkey_challenge: Option<&Value>,
    name: &str,
    response: Value,
) -> Result<Option<StoredPasskey>> {
    let Some(pending) = passkey_challenge.cloned().and_then(PendingChallenge::read) else {
        return Ok(None);
    };
    let party = relying_party(app, context, &pending.rp_id)?;
    let made = party
        .finish_registration(pending.state, response)
        .map_err(|error| Problem::internal(&error))?;
    Ok(made.map(|made| StoredPasskey {
        id: made.id,
        rp_id: pending.rp_id,
        name: name.to_owned(),
        passkey: made.passkey,
        created_at: app.clock.now(),
        last_used_at: None,
    }))
}

/// What the browser asks of somebody's authenticator, in the second step of signing in.
pub async fn ask(app: &App, change: &Change<'_>, context: &TenantContext, challenge: &str) -> Result<Value> {
    let waiting = PendingSecondStep::find(change, context, Kind::SecondFactor, challenge).await?;
    let (passkey_challenge, pending) = authentication_challenge(app, context, waiting.user_id).await?;
    if !challenges::attach(change, context, challenge, &json!({"passkey": pending})).await? {
        return Err(Refusal::Expired.into());
    }
    Ok(passkey_challenge)
}

/// What the browser asks of somebody's authenticator for one of their passkeys, and what its answer is held against.
pub async fn authentication_challenge(app: &App, context: &TenantContext, user_id: Uuid) -> Result<(Value, Value)> {
    let existing = app.identity.passkeys(user_id).await?;
    let host = context.host.as_str();
    let rp_id = model::nearest(existing.iter().map(|one| one.rp_id.as_str()), host).ok_or(Refusal::NoPasskeysHere)?;
    let usable = existing.iter().filter(|one| one.rp_id == rp_id);
    let passkey_challenge = relying_party(app, context, rp_id)?
        .ask(usable.map(|one| one.passkey.clone()))
        .map_err(|error| Problem::internal(&error))?;
    let pending = PendingChallenge {
        rp_id: rp_id.to_owned(),
        state: passkey_challenge.state,
    };
    Ok((passkey_challenge.options, pending.write()?))
}

/// Whether an authenticator gave what was asked for, with a counter that grew.
pub async fn check(
    app: &App,
    context: &TenantContext,
    user_id: Uuid,
    passkey_challenge: Option<&Value>,
    response: Value,
) -> Result<bool> {
    let Some(pending) = passkey_challenge.cloned().and_then(PendingChallenge::read) else {
        return Ok(false);
    };
    let Some(proved) = relying_party(app, context, &pending.rp_id)?.finish_authentication(pending.state, response)
    else {
        return Ok(false);
    };
    let existing = app.identity.passkeys(user_id).await?;
    let Some(existing) = existing.into_iter().find(|one| one.id == proved.id()) else {
        return Ok(false);
    };
    let stored = proved
        .renewed(existing.passkey)
        .map_err(|error| Problem::internal(&error))?;
    let (Some(stored), counter) = (stored, proved.counter()) else {
        return Ok(false);
    };
    let used = app
        .identity
        .passkey_used(user_id, &existing.id, counter, &stored, app.clock.now())
        .await?;
    if !used {
        tracing::warn!(person = %user_id, "a passkey's counter did not grow: there may be a copy of it");
    }
    Ok(used)
}
