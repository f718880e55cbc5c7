//! Passkeys of operators: made for the console's host, taken from its own pages. What was asked is kept here and answered once.
use learnt_kernel::caller::Caller;
use learnt_kernel::ids::Secret;
use learnt_kernel::passkeys::{PasskeyChallenge, RegisteredPasskey, RelyingParty};
use learnt_kernel::problem::{Problem, Result};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

use super::model;
use crate::app::App;
use crate::edge::operator::Operator;
use crate::registry::PasskeyRequestKind::{self, New, Proof};

/// What the browser asks of an authenticator, and the secret that the answer is found by.
#[derive(Serialize, ToSchema)]
pub(crate) struct PasskeyRequest {
    /// To be sent with the answer.
    request: String,
    /// For `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON` where one is asked for.
    #[schema(value_type = Object)]
    options: Value,
}

fn party(app: &App) -> Result<RelyingParty> {
    let host = app.config.console_host.as_str();
    RelyingParty::new(host, &app.config.public.origin(host), "Learnt").map_err(|error| Problem::internal(&error))
}

async fn store_request(
    app: &App,
    operator: Uuid,
    kind: PasskeyRequestKind,
    challenge: PasskeyChallenge,
) -> Result<PasskeyRequest> {
    let (secret, now) = (Secret::random(), app.clock.now());
    let key = (secret.hash(), operator, kind);
    app.registry
        .keep_passkey_request(key, challenge.state, (now, now + model::CHALLENGE))
        .await?;
    Ok(PasskeyRequest {
        request: secret.as_str().to_owned(),
        options: challenge.options,
    })
}

/// A new passkey is about to be made, not on an authenticator that has one of theirs.
pub(crate) async fn ask_new(app: &App, operator: &Operator) -> Result<PasskeyRequest> {
    let passkeys = app.registry.operator_passkeys(operator.id).await?;
    let passkeys = passkeys.into_iter().map(|one| one.id).collect();
    let challenge = party(app)?
        .ask_new(operator.id, (&operator.email, &operator.name), passkeys)
        .map_err(|error| Problem::internal(&error))?;
    store_request(app, operator.id, New, challenge).await
}

/// What the authenticator made. Nothing: it is not what was asked for.
pub(crate) async fn finish_registration(
    app: &App,
    operator: Uuid,
    request: &str,
    response: Value,
) -> Result<Option<RegisteredPasskey>> {
    let key = (Secret::from_text(request).hash(), operator, New);
    let Some(state) = app.registry.take_passkey_request(key, app.clock.now()).await? else {
        return Ok(None);
    };
    party(app)?
        .finish_registration(state, response)
        .map_err(|error| Problem::internal(&error))
}

/// One of an operator's passkeys is asked for. Nothing: they have none.
pub(super) async fn ask(app: &App, operator: Uuid) -> Result<Option<PasskeyRequest>> {
    let passkeys = app.registry.operator_passkeys(operator).await?;
    if passkeys.is_empty() {
        return Ok(None);
    }
    let challenge = party(app)?
        .ask(passkeys.into_iter().map(|one| one.passkey))
        .map_err(|error| Problem::internal(&error))?;
    store_request(app, operator, Proof, challenge).await.map(Some)
}

/// Whether an authenticator gave what was asked for, with a counter that grew.
pub(super) async fn check(app: &App, caller: &Caller, operator: Uuid, request: &str, response: Value) -> Result<bool> {
    let now = app.clock.now();
    let attempt = app
        .attempts
        .at_account(&format!("passkey/{operator}"), &caller.client_key(), now)
        .map_err(Problem::too_many)?;
    let key = (Secret::from_text(request).hash(), operator, Proof);
    let Some(state) = app.registry.take_passkey_request(key, now).await? else {
        return Ok(false);
    };
    let Some(proved) = party(app)?.finish_authentication(state, response) else {
        return Ok(false);
    };
    let passkeys = app.registry.operator_passkeys(operator).await?;
    let Some(passkeys) = passkeys.into_iter().find(|one| one.id == proved.id()) else {
        return Ok(false);
    };
    let renewed = proved
        .renewed(passkeys.passkey)
        .map_err(|error| Problem::internal(&error))?;
    let Some(renewed) = renewed else {
        return Ok(false);
    };
    let used = app
        .registry
        .operator_passkey_used((operator, &passkeys.id), proved.counter(), renewed, now)
        .await?;
    if !used {
        tracing::warn!(%operator, "a passkey's counter did not grow: there may be a copy of it");
        return Ok(false);
    }
    attempt.succeeded();
    Ok(true)
}
