//! One's own passkeys.
use learnt_kernel::passkeys::id_text;

use super::super::model::Method;
use super::super::passkeys;
use super::own::{is_required, removed_response};
use super::{added, publish};
use crate::db::passkeys::StoredPasskey;
use crate::edge::Person;
use crate::features::identity::challenges::{self, Challenge, Kind};
use crate::features::identity::{self, Given};
use crate::prelude::*;

/// A passkey, as its person sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnPasskey {
    id: String,
    /// What the person calls it.
    name: String,
    /// The host it works at, and below it.
    host: String,
    created_at: DateTime<Utc>,
    /// Last given when.
    last_used_at: Option<DateTime<Utc>>,
}

impl From<StoredPasskey> for OwnPasskey {
    fn from(stored: StoredPasskey) -> Self {
        Self {
            id: id_text(&stored.id),
            name: stored.name,
            host: stored.rp_id,
            created_at: stored.created_at,
            last_used_at: stored.last_used_at,
        }
    }
}

/// What an authenticator is asked, and what its answer is found by.
#[derive(Serialize, ToSchema)]
pub struct NewPasskey {
    /// To be sent with the answer.
    challenge: String,
    /// For `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON` where one is asked for.
    #[schema(value_type = Object)]
    options: Value,
}

/// Begin with a passkey
#[utoipa::path(post, path = "/api/me/passkeys", operation_id = "passkey_begin", tag = "factors", request_body = Given,
    responses((status = 200, body = NewPasskey), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating, prove_yourself"), (status = 404, body = Problem), (status = 409, body = Problem, description = "no_passkeys_here, too_many_passkeys"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn begin(
    State(app): State<App>,
    person: Person,
    caller: Caller,
    Json(given): Json<Given>,
) -> Result<Json<NewPasskey>> {
    identity::prove(&app, &person, &caller, given).await?;
    let mut client = app.client(&person.context).await?;
    let change = Change::by(&mut client, identity::principal_of(&person.context, person.user_id)).await?;
    let challenge = passkeys::begin(&app, &change, &person).await?;
    change.commit(&app).await?;
    Ok(Json(NewPasskey {
        challenge: challenge.challenge,
        options: challenge.options,
    }))
}

/// Ask for a passkey that proves who changes how they sign in
#[utoipa::path(post, path = "/api/me/passkeys/prove", operation_id = "passkey_prove", tag = "factors",
    responses((status = 200, body = NewPasskey), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem), (status = 409, body = Problem, description = "no_passkeys_here")))]
pub async fn ask(State(app): State<App>, person: Person) -> Result<Json<NewPasskey>> {
    person.in_own_name()?;
    let (options, pending) = passkeys::authentication_challenge(&app, &person.context, person.user_id).await?;
    let challenge = identity::expect_proof(&app, &person, Some(pending)).await?;
    Ok(Json(NewPasskey { challenge, options }))
}

/// What the authenticator made.
#[derive(Deserialize, ToSchema)]
pub struct MadePasskey {
    /// As the beginning gave it.
    challenge: String,
    /// What to call it.
    name: String,
    /// `credential.toJSON()`.
    #[schema(value_type = Object)]
    credential: Value,
}

/// A passkey that was just made.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AddedPasskey {
    passkey: OwnPasskey,
    /// Shown once; only where there were none.
    #[serde(skip_serializing_if = "Option::is_none")]
    recovery_codes: Option<Vec<String>>,
}

/// Save a new passkey
#[utoipa::path(post, path = "/api/me/passkeys/confirm", operation_id = "passkey_confirm", tag = "factors", request_body = MadePasskey,
    responses((status = 200, body = AddedPasskey), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating"), (status = 409, body = Problem, description = "no_passkeys_here, passkey_known, too_many_passkeys"), (status = 422, body = Problem)))]
pub async fn confirm(
    State(app): State<App>,
    person: Person,
    Json(form): Json<MadePasskey>,
) -> Result<Json<AddedPasskey>> {
    person.in_own_name()?;
    let name = name(&form.name)?;
    let taken = take(&app, &person, &form.challenge).await?;
    let made = passkeys::confirm(&app, &person, taken, &name, form.credential).await?;
    identity::mark_proved(&app, &person, Some(Method::Passkey.into_str())).await?;
    publish(&app, &person.context, person.user_id, added(Method::Passkey)).await?;
    Ok(Json(AddedPasskey {
        passkey: made.passkey.into(),
        recovery_codes: made.codes,
    }))
}

async fn take(app: &App, person: &Person, challenge: &str) -> Result<Option<Challenge>> {
    let mut client = app.client(&person.context).await?;
    let change = Change::by(&mut client, identity::principal_of(&person.context, person.user_id)).await?;
    let taken = challenges::claim(&change, &person.context, Kind::PasskeyNew, challenge).await?;
    change.commit(app).await?;
    Ok(taken)
}

/// A passkey's name.
pub(super) fn name(text: &str) -> Result<String> {
    let name = text.trim();
    match name.chars().count() {
        1..=100 => Ok(name.to_owned()),
        _ => Err(Problem::field(
            "name",
            "length",
            "Enter a name of at most 100 characters.",
        )),
    }
}

/// Another name.
#[derive(Deserialize, ToSchema)]
pub struct NewName {
    /// What to call it.
    name: String,
}

/// Rename a passkey
#[utoipa::path(patch, path = "/api/me/passkeys/{id}", operation_id = "passkey_rename", tag = "factors", params(("id" = String, Path, description = "The passkey's id")), request_body = NewName,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn rename(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Json(form): Json<NewName>,
) -> Result<StatusCode> {
    person.in_own_name()?;
    let id = passkeys::read_id(&id)?;
    let name = name(&form.name)?;
    if !app.identity.rename_passkey(person.user_id, &id, &name).await? {
        return Err(Problem::not_found());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Remove a passkey
#[utoipa::path(post, path = "/api/me/passkeys/{id}/remove", operation_id = "passkey_remove", tag = "factors", params(("id" = String, Path, description = "The passkey's id")), request_body = Given,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating, prove_yourself"), (status = 404, body = Problem), (status = 409, body = Problem, description = "factor_required"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn remove(
    State(app): State<App>,
    person: Person,
    caller: Caller,
    Path(id): Path<String>,
    Json(given): Json<Given>,
) -> Result<StatusCode> {
    let id = passkeys::read_id(&id)?;
    identity::prove(&app, &person, &caller, given).await?;
    let keep_last = is_required(&app, &person).await?;
    let dropped = app.identity.drop_factor(person.user_id, Some(&id), keep_last).await?;
    removed_response(&app, &person, dropped, Method::Passkey).await
}
