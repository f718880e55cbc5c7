//! Acting as somebody, over HTTP.
use axum::Json as Body;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use learnt_kernel::browser::RefreshCookie;
use learnt_kernel::refresh::{SignedIn, Tokens};
use learnt_kernel::token::LIFETIME;

use super::commands::{self, ImpersonationRequest, RestoredSession};
use super::model::parse_request;
use super::operators;
use crate::db::tx::Principal;
use crate::edge::tenant_context::SameOriginRequest;
use crate::prelude::*;

/// Whom to act as, and why.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = StartImpersonation)]
pub struct Start {
    /// A member of this team.
    user_id: Uuid,
    /// 3 to 500 letters; the person reads it.
    reason: String,
    /// The page to go back to: a path of this host.
    home: String,
    /// Ends another one of mine, in another window, first.
    #[serde(default)]
    end_other: bool,
}

/// Act as somebody: admins as learners and managers of their team, superadmins as anybody
#[utoipa::path(post, path = "/api/impersonation", operation_id = "impersonation_start", tag = "impersonation", request_body = Start,
    responses((status = 200, body = Tokens), (status = 403, body = Problem, description = "impersonating, person_above"), (status = 404, body = Problem), (status = 409, body = Problem, description = "already_impersonating, cannot_sign_in"), (status = 422, body = Problem)))]
pub async fn start(actor: Actor, caller: Caller, Json(body): Json<Start>) -> Result<SignedIn> {
    actor.in_own_name()?;
    let wanted = ImpersonationRequest {
        person: body.user_id,
        request: parse_request(&body.reason, &body.home)?,
        end_other: body.end_other,
    };
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let signed_in = commands::start(&actor.app, &mut change, &actor, &caller, wanted).await?;
    change.commit(&actor.app).await?;
    Ok(signed_in)
}

/// What the console gave an operator.
#[derive(Deserialize, ToSchema)]
#[schema(as = OperatorArrival)]
pub struct Arrival {
    /// As it stands in the link.
    code: String,
}

/// Begin to act as somebody, as an operator who comes from the console
#[utoipa::path(post, path = "/api/impersonation/arrive", operation_id = "impersonation_arrive", tag = "impersonation", request_body = Arrival, params(("x-learnt" = String, Header, description = "1")),
    responses((status = 200, body = Tokens), (status = 400, body = Problem, description = "invalid_code"), (status = 403, body = Problem, description = "wrong_origin"), (status = 409, body = Problem, description = "already_impersonating, cannot_sign_in"), (status = 429, body = Problem)))]
pub async fn arrive(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    _page: SameOriginRequest,
    Json(arrival): Json<Arrival>,
) -> Result<SignedIn> {
    let attempt = app
        .attempts
        .at_code(&caller.client_key(), app.clock.now())
        .map_err(Problem::too_many)?;
    let mut client = app.client(&context).await?;
    let mut change = Change::by(&mut client, Principal::at(&context, None)).await?;
    let signed_in = operators::arrive(&app, &mut change, &context, &caller, &arrival.code).await?;
    change.commit(&app).await?;
    attempt.succeeded();
    Ok(signed_in)
}

/// Back in one's own name.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ImpersonationEnded)]
pub struct Ended {
    /// Goes into the `Authorization` header; the refresh token comes beside it as a cookie. An operator has no name of their
    /// own here.
    #[serde(skip_serializing_if = "Option::is_none")]
    access_token: Option<String>,
    /// Its life in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    expires_in: Option<i64>,
    /// The page to go back to: a path of this host, or an operator's page at the console.
    home: String,
}

impl IntoResponse for RestoredSession {
    fn into_response(self) -> Response {
        let cookie = match &self.signed_in {
            Some(own) => own.cookie.keep(&own.refresh, own.max_age),
            None => RefreshCookie::Team.forget(),
        };
        let body = Ended {
            expires_in: self.signed_in.as_ref().map(|_| LIFETIME.num_seconds()),
            access_token: self.signed_in.map(|own| own.access),
            home: self.home,
        };
        ([(SET_COOKIE, cookie)], Body(body)).into_response()
    }
}

/// Stop acting as somebody
#[utoipa::path(post, path = "/api/impersonation/end", operation_id = "impersonation_end", tag = "impersonation",
    responses((status = 200, body = Ended), (status = 401, body = Problem), (status = 409, body = Problem, description = "not_impersonating")))]
pub async fn end(actor: Actor) -> Result<RestoredSession> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let back = commands::end(&actor.app, &mut change, &actor).await?;
    change.commit(&actor.app).await?;
    actor
        .app
        .sessions
        .forget(&actor.context.tenant.id, actor.session_id)
        .await;
    Ok(back)
}
