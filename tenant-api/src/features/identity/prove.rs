//! Before something about signing in is changed: whoever asks for it proves with the very request who they are. A session alone is
//! not enough, however fresh: somebody may have taken it.
use chrono::Duration;

use super::callbacks::second_factor_policy;
use super::challenges::{self, Challenge, Kind};
use super::commands::principal_of;
use super::teams::{self, Proof};
use super::{commands, sessions};
use crate::db::accounts::Account;
use crate::edge::Person;
use crate::prelude::*;

/// A passkey that is asked for, and a provider's word that was given, are good for so long, and once.
const CHALLENGE_LIFE: Duration = Duration::minutes(5);
const WRONG: &str = "The password is incorrect.";
const AGAIN: &str = "Confirm your identity with your password or another sign-in method.";

/// What proves that it is the person who asks: one of these.
#[derive(Default, Deserialize, ToSchema)]
#[schema(as = Proof)]
#[serde(default)]
pub struct Given {
    password: Option<String>,
    /// Six digits of the authenticator app.
    code: Option<String>,
    /// What a passkey was asked with, or what came back from a provider: for whoever has no password.
    challenge: Option<String>,
    /// `credential.toJSON()` of what the browser got for that challenge.
    #[schema(value_type = Option<Object>)]
    passkey: Option<Value>,
}

/// What is kept until it is given: for this session alone.
#[derive(Serialize, Deserialize)]
struct PendingProof {
    session: Uuid,
    /// What the authenticator was asked; absent where a provider said who it is.
    passkey: Option<Value>,
}

/// Lets go on who proves it; answers what the session began by. Nobody does this in another person's name.
pub async fn prove(app: &App, person: &Person, caller: &Caller, given: Given) -> Result<Proof> {
    person.in_own_name()?;
    let text = |text: Option<String>| text.filter(|text| !text.trim().is_empty());
    let proof = teams::proof(app, person).await?;
    match (text(given.password), text(given.code), text(given.challenge)) {
        (Some(password), ..) => {
            let account = app.identity.account(person.user_id, &person.context.tenant.id).await?;
            by_password(app, &person.context, caller, Some(password), account.as_ref()).await?;
        }
        (None, Some(code), _) => {
            second_factor_policy()
                .prove_by_code(app, caller, person.user_id, &code)
                .await?
        }
        (None, None, Some(challenge)) => by_challenge(app, person, caller, &challenge, given.passkey).await?,
        (None, None, None) => return Err(proof_required()),
    }
    sessions::mark_proved(app, person, None).await?;
    Ok(proof)
}

fn proof_required() -> Problem {
    Problem::forbidden("prove_yourself", AGAIN)
}

/// Keeps what proves it once it is given back, for this session: that a passkey was asked, or that a provider said who it is.
pub async fn expect_proof(app: &App, person: &Person, passkey: Option<Value>) -> Result<String> {
    let pending = PendingProof {
        session: person.session_id,
        passkey,
    };
    let pending = serde_json::to_value(pending).map_err(|error| Problem::internal(&error))?;
    let mut client = app.client(&person.context).await?;
    let change = Change::by(&mut client, principal_of(&person.context, person.user_id)).await?;
    let (context, life) = (&person.context, CHALLENGE_LIFE);
    let secret = challenges::put(&change, context, Kind::Prove, Some(person.user_id), &pending, life).await?;
    change.commit(app).await?;
    Ok(secret.as_str().to_owned())
}

async fn by_challenge(
    app: &App,
    person: &Person,
    caller: &Caller,
    challenge: &str,
    passkey: Option<Value>,
) -> Result<()> {
    let pending = claim(app, person, challenge).await?.ok_or_else(proof_required)?;
    let enough = match (pending.passkey, passkey) {
        (Some(challenge_state), Some(response)) => {
            let given = (&challenge_state, response);
            return second_factor_policy()
                .prove_by_passkey(app, &person.context, caller, person.user_id, given)
                .await;
        }
        (None, None) => may_prove_by_provider(app, &person.context, person.user_id).await?,
        _ => false,
    };
    if enough { Ok(()) } else { Err(proof_required()) }
}

/// Used by whoever comes with it first.
async fn claim(app: &App, person: &Person, challenge: &str) -> Result<Option<PendingProof>> {
    let mut client = app.client(&person.context).await?;
    let change = Change::by(&mut client, principal_of(&person.context, person.user_id)).await?;
    let taken = challenges::claim(&change, &person.context, Kind::Prove, challenge).await?;
    change.commit(app).await?;
    let theirs = |taken: &Challenge| taken.user_id == Some(person.user_id);
    let pending = taken
        .filter(theirs)
        .and_then(|taken| serde_json::from_value::<PendingProof>(taken.state).ok());
    Ok(pending.filter(|pending| pending.session == person.session_id))
}

/// Lets go on who gives the account's password.
async fn by_password(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    password: Option<String>,
    account: Option<&Account>,
) -> Result<()> {
    let password = password
        .filter(|password| !password.is_empty())
        .ok_or_else(proof_required)?;
    let right = commands::check_password(app, context, caller, "", password, account).await;
    // Inside, 401 says that the session is over: a page would renew its token and ask once more.
    right.map_err(|refused| match refused.status().as_u16() {
        401 => Problem::field("password", "incorrect", WRONG),
        _ => refused,
    })
}

/// Lets go on who shows that an account is theirs before its address is confirmed: by its session in this very browser, or by
/// its password. Whoever merely has the address may have been registered with it by somebody else.
pub async fn prove_account(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    user_id: Uuid,
    (person, password): (Option<&Person>, Option<String>),
) -> Result<()> {
    if person.is_some_and(|person| person.user_id == user_id && person.in_own_name().is_ok()) {
        return Ok(());
    }
    let account = app.identity.account_to_prove(user_id, &context.tenant.id).await?;
    by_password(app, context, caller, password, account.as_ref()).await
}

/// Whether the word of a provider of this tenant may change what opens somebody's account. A provider is a tenant's, and an
/// account is the person's, in all their tenants: whoever runs the provider can be anybody there. Its word is enough where there
/// is nothing else, neither a password nor another tenant.
pub async fn may_prove_by_provider(app: &App, context: &TenantContext, user_id: Uuid) -> Result<bool> {
    let account = app.identity.account(user_id, &context.tenant.id).await?;
    if account.is_none_or(|account| account.password_hash.is_some()) {
        return Ok(false);
    }
    let tenants = app.identity.tenants_of(user_id).await?;
    Ok(tenants.iter().all(|tenant| tenant == context.tenant.id.as_str()))
}
