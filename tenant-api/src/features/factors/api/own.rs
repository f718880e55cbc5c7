//! One's own way of signing in: what there is, and the authenticator app.
use learnt_kernel::email;

use super::super::model::{Method, Refusal};
use super::super::{codes, is_required as wants, step, totp};
use super::passkeys::OwnPasskey;
use super::{added, publish};
use crate::db::factors::FactorRemoval;
use crate::edge::Person;
use crate::features::factors::domain_events::{FactorRemoved, RecoveryCodesReplaced};
use crate::features::identity::{self, Given};
use crate::features::providers;
use crate::prelude::*;

/// How one signs in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Security {
    /// Whether there is a password.
    has_password: bool,
    /// The address to sign in with.
    #[serde(serialize_with = "email::write_shown")]
    email: Option<String>,
    /// Whether it is proved.
    email_verified: bool,
    /// Since when an authenticator app works.
    totp_since: Option<DateTime<Utc>>,
    /// Unused recovery codes.
    recovery_codes_left: i64,
    /// Passkeys, the oldest first.
    passkeys: Vec<OwnPasskey>,
    /// Who one is at this organisation's providers.
    linked: Vec<Linked>,
    /// Whether one's role needs a second factor here.
    second_factor_required: bool,
}

/// Oneself at a provider.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Linked {
    /// For taking it away.
    id: Uuid,
    /// The kind of provider.
    provider: String,
    /// As its button says, or its kind.
    name: String,
    /// The address there.
    #[serde(serialize_with = "email::write_shown")]
    email: Option<String>,
    /// Since when.
    linked_at: DateTime<Utc>,
}

/// How one signs in
#[utoipa::path(get, path = "/api/me/security", operation_id = "security", tag = "factors", responses((status = 200, body = Security), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn security(State(app): State<App>, person: Person) -> Result<Json<Security>> {
    let (user_id, tenant) = (person.user_id, &person.context.tenant.id);
    let (ways, account, passkeys, outside) = futures_util::try_join!(
        app.identity.sign_in_methods(user_id, tenant.as_str()),
        app.identity.account(user_id, tenant),
        app.identity.passkeys(user_id),
        app.identity.linked_providers(user_id, tenant.as_str()),
    )?;
    let ways = ways.ok_or_else(Problem::not_found)?;
    let providers = person.context.team.auth_providers.as_array();
    let name_of = |kind: &str| {
        let configured = providers.into_iter().flatten().find(|one| one["kind"] == kind);
        configured
            .and_then(|one| one["name"].as_str())
            .unwrap_or(kind)
            .to_owned()
    };
    Ok(Json(Security {
        has_password: account.is_some_and(|account| account.password_hash.is_some()),
        email: ways.email,
        email_verified: ways.email_verified,
        totp_since: ways.totp_since,
        recovery_codes_left: ways.codes_left,
        passkeys: passkeys.into_iter().map(OwnPasskey::from).collect(),
        linked: outside
            .into_iter()
            .map(|one| Linked {
                id: providers::link_id(&app.config.master_key, tenant, &one.issuer, &one.subject),
                name: name_of(&one.provider),
                provider: one.provider,
                email: one.email,
                linked_at: one.linked_at,
            })
            .collect(),
        second_factor_required: is_required(&app, &person).await?,
    }))
}

/// Whether the tenant wants a second factor of somebody, for whatever they are in one of its teams.
pub(super) async fn is_required(app: &App, person: &Person) -> Result<bool> {
    let roles = identity::roles(app, person).await?;
    Ok(wants(&person.context.tenant.options, roles.iter().map(String::as_str)))
}

/// Begin with an authenticator app
#[utoipa::path(post, path = "/api/me/totp", operation_id = "totp_begin", tag = "factors", request_body = Given,
    responses((status = 200, body = totp::Setup), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating, prove_yourself"), (status = 409, body = Problem, description = "totp_on"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn begin_totp(
    State(app): State<App>,
    person: Person,
    caller: Caller,
    Json(given): Json<Given>,
) -> Result<Json<totp::Setup>> {
    identity::prove(&app, &person, &caller, given).await?;
    Ok(Json(totp::begin(&app, &person.context, person.user_id).await?))
}

/// The first code of an app.
#[derive(Deserialize, ToSchema)]
pub struct Code {
    /// Six digits.
    code: String,
}

/// New recovery codes, shown once.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecoveryCodes {
    /// Each works once.
    recovery_codes: Vec<String>,
}

/// Show that the authenticator app works
#[utoipa::path(post, path = "/api/me/totp/confirm", operation_id = "totp_confirm", tag = "factors", request_body = Code,
    responses((status = 200, body = RecoveryCodes), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn confirm_totp(
    State(app): State<App>,
    person: Person,
    caller: Caller,
    Json(form): Json<Code>,
) -> Result<Json<RecoveryCodes>> {
    person.in_own_name()?;
    let attempt = step::attempt(&app, &caller, person.user_id)?;
    let codes = totp::confirm(&app, person.user_id, &form.code, false).await?;
    let recovery_codes = codes.ok_or(Refusal::WrongInside(Method::Totp))?;
    attempt.succeeded();
    identity::mark_proved(&app, &person, Some(Method::Totp.into_str())).await?;
    publish(&app, &person.context, person.user_id, added(Method::Totp)).await?;
    Ok(Json(RecoveryCodes { recovery_codes }))
}

/// Remove the authenticator app
#[utoipa::path(post, path = "/api/me/totp/remove", operation_id = "totp_remove", tag = "factors", request_body = Given,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating, prove_yourself"), (status = 404, body = Problem), (status = 409, body = Problem, description = "factor_required"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn remove_totp(
    State(app): State<App>,
    person: Person,
    caller: Caller,
    Json(given): Json<Given>,
) -> Result<StatusCode> {
    identity::prove(&app, &person, &caller, given).await?;
    let keep_last = is_required(&app, &person).await?;
    let dropped = app.identity.drop_factor(person.user_id, None, keep_last).await?;
    removed_response(&app, &person, dropped, Method::Totp).await
}

/// The answer to a factor that was to go.
pub(super) async fn removed_response(
    app: &App,
    person: &Person,
    dropped: FactorRemoval,
    method: Method,
) -> Result<StatusCode> {
    match dropped {
        FactorRemoval::Absent => Err(Problem::not_found()),
        FactorRemoval::Refused => Err(Refusal::Required.into()),
        FactorRemoval::Yes => {
            publish(
                app,
                &person.context,
                person.user_id,
                FactorRemoved {
                    method: method.into_str().to_owned(),
                }
                .into(),
            )
            .await?;
            Ok(StatusCode::NO_CONTENT)
        }
    }
}

/// Get new recovery codes instead of the old ones
#[utoipa::path(post, path = "/api/me/recovery-codes", operation_id = "recovery_codes", tag = "factors", request_body = Given,
    responses((status = 200, body = RecoveryCodes), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating, prove_yourself"), (status = 409, body = Problem, description = "no_factor"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn recovery_codes(
    State(app): State<App>,
    person: Person,
    caller: Caller,
    Json(given): Json<Given>,
) -> Result<Json<RecoveryCodes>> {
    identity::prove(&app, &person, &caller, given).await?;
    let factors = app.identity.factors(person.user_id).await?;
    if !factors.totp && factors.passkeys.is_empty() {
        return Err(Refusal::NoFactor.into());
    }
    let (recovery_codes, hashes) = codes::new_with_hashes();
    app.identity
        .replace_codes(person.user_id, &hashes, app.clock.now())
        .await?;
    publish(
        &app,
        &person.context,
        person.user_id,
        RecoveryCodesReplaced {
            method: Method::Recovery.into_str().to_owned(),
        }
        .into(),
    )
    .await?;
    Ok(Json(RecoveryCodes { recovery_codes }))
}
