//! The way to the organisation's settings: a token that works once and for a minute, and the address that takes it
//! (specification, section 7, "Organisation settings link").
use axum::http::header::{CACHE_CONTROL, LOCATION, REFERRER_POLICY};
use axum::response::{IntoResponse, Response};

use super::super::model::Refusal;
use super::super::{commands, teams};
use super::handover::commit_handover;
use crate::edge::Person;
use crate::prelude::*;

/// For whom.
#[derive(Deserialize, ToSchema)]
pub struct TokenWanted {
    /// One's own id.
    uid: Uuid,
}

/// A token that works once, at this host, for a minute.
#[derive(Serialize, ToSchema)]
pub struct SignInToken {
    /// For `GET /auth/signin?token=`.
    token: String,
    /// The same, where the caller looks for it under this name.
    data: String,
}

/// Get a token for the organisation's settings
#[utoipa::path(post, path = "/api/auth/token", tag = "identity", request_body = TokenWanted,
    responses((status = 200, body = SignInToken), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem)))]
pub async fn token(actor: Actor, Json(wanted): Json<TokenWanted>) -> Result<Json<SignInToken>> {
    actor.in_own_name()?;
    if wanted.uid != actor.user_id {
        return Err(Problem::not_found());
    }
    let person = Person {
        context: actor.context.clone(),
        user_id: actor.user_id,
        session_id: actor.session_id,
        real_id: actor.real_id,
    };
    let proof = teams::proof(&actor.app, &person).await?;
    let mut client = actor.client().await?;
    let change = Change::begin(&mut client, &actor).await?;
    let code = commands::hand_over(&actor.app, &change, actor.user_id, &actor.context.team, &proof).await?;
    commit_handover(&actor.app, change, actor.user_id, &proof).await?;
    Ok(Json(SignInToken {
        token: code.as_str().to_owned(),
        data: code.as_str().to_owned(),
    }))
}

/// What stands in the link.
#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct SignInLink {
    token: String,
    /// Must be the host's.
    tenant: Option<String>,
    /// Must be the host's.
    team: Option<String>,
}

/// Arrive at the organisation's settings
///
/// The token leaves the address at once: it goes on in the part that no server sees. Where the link says to return to is
/// not followed; the settings have a way back of their own.
#[utoipa::path(get, path = "/auth/signin", tag = "identity", params(SignInLink),
    responses((status = 303, description = "To the page that uses the token"), (status = 400, body = Problem, description = "invalid_code")))]
pub async fn arrive(context: TenantContext, Query(link): Query<SignInLink>) -> Result<Response> {
    let is = |claimed: &Option<String>, really: &str| claimed.as_deref().is_none_or(|claimed| claimed == really);
    let fits = is(&link.tenant, context.tenant.id.as_str()) && is(&link.team, context.team.id.as_str());
    let is_ours = !link.token.is_empty()
        && link.token.len() <= 100
        && link
            .token
            .chars()
            .all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter));
    if !fits || !is_ours {
        return Err(Refusal::InvalidCode.into());
    }
    let callback = format!(
        "/callback#code={}&redirectUrl=%2Fapps%2Fadmin%2Fsettings%2Ftheme",
        link.token
    );
    let headers = [
        (LOCATION, callback),
        (CACHE_CONTROL, "no-store".to_owned()),
        (REFERRER_POLICY, "no-referrer".to_owned()),
    ];
    Ok((StatusCode::SEE_OTHER, headers).into_response())
}
