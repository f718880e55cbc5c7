//! Calls of specification section 7 that the product's own ones replaced: thin adapters.
use crate::prelude::*;

use axum::http::HeaderMap;
use learnt_kernel::browser::bearer;

use super::super::me::{self, SessionUser};

/// Who is signed in.
#[derive(Serialize, ToSchema)]
pub struct LegacyUser {
    user: SessionUser,
}

/// Who is signed in, and with what.
#[derive(Serialize, ToSchema)]
pub struct LegacyAccess {
    user: SessionUser,
    /// The very token that was sent: a token cannot renew itself, only the refresh cookie can.
    access_token: String,
}

/// Who is signed in (legacy name)
#[utoipa::path(get, path = "/api/auth", tag = "identity", responses((status = 200, body = LegacyUser)))]
pub async fn user(actor: Actor) -> Result<Json<LegacyUser>> {
    let user = me::session_user(&actor).await?;
    Ok(Json(LegacyUser { user }))
}

/// Who is signed in, by the token that is sent (legacy name)
#[utoipa::path(get, path = "/api/auth/access-token", tag = "identity", responses((status = 200, body = LegacyAccess)))]
pub async fn access_token(actor: Actor, headers: HeaderMap) -> Result<Json<LegacyAccess>> {
    let access_token = bearer(&headers).ok_or_else(Problem::signed_out)?.to_owned();
    let user = me::session_user(&actor).await?;
    Ok(Json(LegacyAccess { user, access_token }))
}
