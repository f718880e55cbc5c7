//! Passkeys of operators: made for the console's host, taken from its own pages. What was asked is kept here and answered once.
use learnt_kernel::caller::Caller;
use learnt_kernel::ids::Secret;
use learnt_kernel::passkeys::{Asked, MadePasskey, RelyingParty};
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

async fn keep(app: &App, operator: Uuid, kind: PasskeyRequestKind, asked: Asked) -> Result<PasskeyRequest> {
    let (secret, now) = (Secret::random(), app.clock.now());
    let key = (secret.hash(), operator, kind);
    app.registry
        .keep_passkey_request(key, asked.state, (now, now + model::CHALLENGE))
        .await?;
    Ok(PasskeyRequest {
        request: secret.as_str().to_owned(),
        options: asked.options,
    })
}

/// A new passkey is about to be made, not on an authenticator that has one of theirs.
pub(crate) async fn ask_new(app: &App, operator: &Operator) -> Result<PasskeyRequest> {
    let known = app.registry.operator_passkeys(operator.id).await?;
    let known = known.into_iter().map(|one| one.id).collect();
    let asked = party(app)?
        .ask_new(operator.id, (&operator.email, &operator.name), known)
        .map_err(|error| Problem::internal(&error))?;
    keep(app, operator.id, New, asked).await
}

/// What the authenticator made. Nothing: it is not what was asked for.
pub(crate) async fn made(app: &App, operator: Uuid, request: &str, said: Value) -> Result<Option<MadePasskey>> {
    let key = (Secret::from_text(request).hash(), operator, New);
    let Some(state) = app.registry.take_passkey_request(key, app.clock.now()).await? else {
        return Ok(None);
    };
    party(app)?.made(state, said).map_err(|error| Problem::internal(&error))
}

/// One of an operator's passkeys is asked for. Nothing: they have none.
pub(super) async fn ask(app: &App, operator: Uuid) -> Result<Option<PasskeyRequest>> {
    let known = app.registry.operator_passkeys(operator).await?;
    if known.is_empty() {
        return Ok(None);
    }
    let asked = party(app)?
        .ask(known.into_iter().map(|one| one.passkey))
        .map_err(|error| Problem::internal(&error))?;
    keep(app, operator, Proof, asked).await.map(Some)
}

/// Whether an authenticator gave what was asked for, with a counter that grew.
pub(super) async fn check(app: &App, caller: &Caller, operator: Uuid, request: &str, said: Value) -> Result<bool> {
    let now = app.clock.now();
    let attempt = app
        .attempts
        .at_account(&format!("passkey/{operator}"), &caller.place(), now)
        .map_err(Problem::too_many)?;
    let key = (Secret::from_text(request).hash(), operator, Proof);
    let Some(state) = app.registry.take_passkey_request(key, now).await? else {
        return Ok(false);
    };
    let Some(proved) = party(app)?.proved(state, said) else {
        return Ok(false);
    };
    let known = app.registry.operator_passkeys(operator).await?;
    let Some(known) = known.into_iter().find(|one| one.id == proved.id()) else {
        return Ok(false);
    };
    let renewed = proved
        .renewed(known.passkey)
        .map_err(|error| Problem::internal(&error))?;
    let Some(renewed) = renewed else {
        return Ok(false);
    };
    let used = app
        .registry
        .operator_passkey_used((operator, &known.id), proved.counter(), renewed, now)
        .await?;
    if !used {
        tracing::warn!(%operator, "a passkey's counter did not grow: there may be a copy of it");
        return Ok(false);
    }
    attempt.was_right();
    Ok(true)
}
