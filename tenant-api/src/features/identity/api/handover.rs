//! From team to team, and from a page to its live socket: codes that work once and for a minute.
use learnt_kernel::tenant::TeamId;

use super::super::callbacks::provider_policy;
use super::super::teams::Proof;
use super::super::{commands, teams};
use super::entry::{Entered, SignInStep};
use crate::db::tx::Principal;
use crate::edge::Person;
use crate::edge::tenant_context::SameOriginRequest;
use crate::prelude::*;

/// Where to go.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Handover {
    /// A team of the person.
    team_id: String,
}

/// Where to go, with the code in the part that no server sees.
#[derive(Serialize, ToSchema)]
pub struct Destination {
    /// To be opened in this tab.
    url: String,
}

/// Move to another team without signing in again
#[utoipa::path(post, path = "/api/auth/handover", tag = "identity", request_body = Handover,
    responses((status = 200, body = Destination), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating"), (status = 404, body = Problem)))]
pub async fn handover(State(app): State<App>, person: Person, Json(form): Json<Handover>) -> Result<Json<Destination>> {
    let team = TeamId::parse(&form.team_id).map_err(|_| Problem::not_found())?;
    let (tenant, team) = teams::open(&app, &team)?;
    person.in_own_name()?;
    // A password for an address that nobody has proved opens the tenant that it was chosen in, and no other.
    if tenant.id != person.context.tenant.id && !app.identity.is_proved(person.user_id).await? {
        return Err(Problem::not_found());
    }
    let proof = teams::proof(&app, &person).await?;
    let accepted = tenant.id == person.context.tenant.id || provider_policy().accepts(&app, &tenant, &proof.method);
    let mut client = app.client_of(&tenant).await?;
    let change = Change::by(&mut client, commands::principal_of(&person.context, person.user_id)).await?;
    let code = commands::hand_over(&app, &change, person.user_id, &team, &proof).await?;
    let origin = app.team_origin(&team);
    if !accepted {
        // Another organisation does not take this way of signing in for one of its own: they sign in there.
        return Ok(Json(Destination {
            url: format!("{origin}/login"),
        }));
    }
    commit_handover(&app, change, person.user_id, &proof).await?;
    let url = format!("{origin}/callback#code={}", code.as_str());
    Ok(Json(Destination { url }))
}

/// Commits what was handed over, if what opened the session that hands it over still opens the account.
pub(super) async fn commit_handover(app: &App, change: Change<'_>, user_id: Uuid, proof: &Proof) -> Result<()> {
    let mut accounts = app.identity.accounts().await?;
    let account = accounts.begin().await?;
    if account.lock_security_stamp(user_id).await? != proof.security_stamp {
        return Err(Problem::signed_out());
    }
    change.commit(app).await
}

/// A code from a link.
#[derive(Deserialize, ToSchema)]
pub struct Redeem {
    /// As it stands in the link.
    code: String,
}

/// Arrive at another team
#[utoipa::path(post, path = "/api/auth/handover/redeem", tag = "identity", request_body = Redeem, params(("x-learnt" = String, Header, description = "1")),
    responses((status = 200, body = Entered), (status = 400, body = Problem, description = "invalid_code"), (status = 403, body = Problem, description = "account_disabled, password_first, wrong_origin"), (status = 429, body = Problem)))]
pub async fn redeem(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    _page: SameOriginRequest,
    Json(form): Json<Redeem>,
) -> Result<SignInStep> {
    let attempt = app
        .attempts
        .at_code(&caller.client_key(), app.clock.now())
        .map_err(Problem::too_many)?;
    let mut client = app.client(&context).await?;
    let mut change = Change::by(&mut client, Principal::at(&context, None)).await?;
    let way = commands::redeem_handover(&app, &mut change, &context, &caller, &form.code).await?;
    change.commit(&app).await?;
    attempt.succeeded();
    Ok(way.into())
}

/// A ticket for one live socket.
#[derive(Serialize, ToSchema)]
pub struct Ticket {
    /// For `GET /api/live?ticket=`.
    ticket: String,
}

/// Get a ticket for the live socket
#[utoipa::path(post, path = "/api/live/ticket", tag = "live", responses((status = 200, body = Ticket), (status = 401, body = Problem)))]
pub async fn live_ticket(actor: Actor) -> Result<Json<Ticket>> {
    let code = commands::live_code(&actor.app, &actor.context, actor.user_id, actor.session_id).await?;
    Ok(Json(Ticket {
        ticket: code.as_str().to_owned(),
    }))
}
