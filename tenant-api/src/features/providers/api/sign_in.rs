//! To another provider and back.
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use learnt_kernel::email::shown;

use super::super::flow::{self, CallbackParams, Flow, FlowPurpose};
use super::super::identity_match::{self, IdentityMatch, PendingLink};
use super::super::model::{self, Provider};
use super::super::proven_identity::ProvenIdentity;
use super::super::{LINK_LIFE, authorization_url, with_reauthentication};
use super::prove;
use crate::db::tx::Principal;
use crate::edge::Person;
use crate::edge::identity_providers::ProviderError;
use crate::edge::tenant_context::SameOriginRequest;
use crate::features::accounts;
use crate::features::identity::challenges::{self, Kind};
use crate::features::identity::{self, AuthenticatedUser, Entered};
use crate::features::people::{self, Joining};
use crate::prelude::*;

/// How somebody wants to come in.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Begin {
    /// Whether the session survives the browser's restart.
    #[serde(default)]
    persist: bool,
}

/// The way to another provider.
#[derive(Serialize, ToSchema)]
pub struct Begun {
    /// To be opened in this tab.
    url: String,
    /// To be kept in this tab and sent along afterwards.
    flow: String,
}

/// Begin to sign in at a provider
#[utoipa::path(post, path = "/api/auth/providers/{id}/begin", operation_id = "provider_begin", tag = "providers", params(("id" = String, Path, description = "One of the team's providers")), request_body = Begin,
    responses((status = 200, body = Begun), (status = 400, body = Problem, description = "provider_failed"), (status = 404, body = Problem)))]
pub async fn begin(
    State(app): State<App>,
    context: TenantContext,
    Path(id): Path<String>,
    Json(form): Json<Begin>,
) -> Result<Json<Begun>> {
    leave(&app, &context, &id, FlowPurpose::SignIn { persist: form.persist }).await
}

/// Try a provider: who one is there, without signing in by it
#[utoipa::path(post, path = "/api/settings/sign-in/providers/{id}/test", operation_id = "provider_test", tag = "settings", params(("id" = String, Path, description = "One of the team's providers")),
    responses((status = 200, body = Begun), (status = 400, body = Problem, description = "provider_failed"), (status = 403, body = Problem, description = "impersonating, role"), (status = 404, body = Problem)))]
pub async fn test(actor: Actor, Path(id): Path<String>) -> Result<Json<Begun>> {
    actor.in_own_name()?;
    leave(&actor.app, &actor.context, &id, FlowPurpose::Try(actor.user_id)).await
}

pub(super) async fn leave(app: &App, context: &TenantContext, id: &str, aim: FlowPurpose) -> Result<Json<Begun>> {
    let provider = model::find(&context.team, id).ok_or_else(Problem::not_found)?;
    let (secrets, flow) = flow::begin(app, context, &provider, aim);
    let way = authorization_url(app, context, &provider, &secrets).await;
    let mut way = way.map_err(|failed| flow::refused(&failed))?;
    if let FlowPurpose::Prove(_) = aim {
        way = with_reauthentication(way, &provider);
    }
    let url = way.to_string();
    Ok(Json(Begun { url, flow }))
}

/// What came back from another provider.
#[derive(Deserialize, ToSchema)]
pub struct Finish {
    /// As it stands in the address.
    state: String,
    /// As it stands in the address.
    code: String,
    /// From this tab.
    flow: String,
    /// As it stands in the address, if the provider names itself there.
    #[serde(default)]
    iss: Option<String>,
}

impl Finish {
    fn callback_params(&self) -> CallbackParams<'_> {
        CallbackParams {
            state: &self.state,
            flow: &self.flow,
            iss: self.iss.as_deref(),
            code: &self.code,
        }
    }
}

/// Signed in, or – of an admin's try – what the provider says, or – of somebody who is in – what proves it.
#[derive(ToSchema)]
#[expect(dead_code, reason = "the shape for the document; what answers is one of the two")]
pub struct Finished {
    #[serde(flatten)]
    entered: Entered,
    /// What the provider says about the admin who tried it; nobody is signed in.
    #[schema(value_type = Option<Object>)]
    claims: Option<Value>,
    /// What proves, with a change of how somebody signs in, who they are; nobody is signed in.
    proof: Option<String>,
}

/// What the provider says about the admin who tried it.
#[derive(Serialize)]
struct ProviderTestResult {
    claims: Value,
}

/// The admin who tries a provider; of everybody else nothing is asked.
pub struct TestingAdmin(Option<Actor>);

impl FromRequestParts<App> for TestingAdmin {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        Ok(Self(Actor::from_request_parts(parts, app).await.ok()))
    }
}

impl TestingAdmin {
    /// The very admin who began, still an admin, and really they.
    fn is(&self, user_id: Uuid) -> bool {
        let admin = learnt_kernel::role::Gate::Admin;
        self.0
            .as_ref()
            .is_some_and(|actor| actor.user_id == user_id && actor.in_own_name().is_ok() && admin.admits(&actor.roles))
    }
}

/// Arrive from a provider
#[utoipa::path(post, path = "/api/auth/providers/finish", operation_id = "provider_finish", tag = "providers", request_body = Finish, params(("x-learnt" = String, Header, description = "1")),
    responses((status = 200, body = Finished), (status = 400, body = Problem, description = "provider_failed"), (status = 401, body = Problem, description = "challenge_expired"), (status = 403, body = Problem, description = "account_disabled, password_first, wrong_origin"), (status = 409, body = Problem, description = "account_exists"), (status = 429, body = Problem)))]
pub async fn finish(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    _page: SameOriginRequest,
    tester: TestingAdmin,
    person: Option<Person>,
    Json(form): Json<Finish>,
) -> Result<Response> {
    let (flow, provider, proved) = prove(&app, &context, &caller, &form.callback_params()).await?;
    if let Some(session) = flow.prover {
        let person = person.filter(|person| person.session_id == session);
        return Ok(Json(prove::finish(&app, person, &provider, &proved).await?).into_response());
    }
    if let Some(admin) = flow.tester {
        if !tester.is(admin) {
            return Err(flow::refused(&ProviderError("somebody else's try came back".into())));
        }
        return Ok(Json(ProviderTestResult { claims: proved.claims }).into_response());
    }
    let ((user_id, security_stamp), entered) = resolve_account(&app, &context, &provider, &proved).await?;
    let arrival = AuthenticatedUser::by(&provider.method(), user_id, flow.persist, security_stamp);
    let entry = identity::enter(&app, &context, &caller, &arrival).await?;
    Ok(entry.saying(entered).into_response())
}

/// What the provider vouches for. Whatever went wrong, the answer is one; tries are counted like those at codes.
pub(super) async fn prove(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    back: &CallbackParams<'_>,
) -> Result<(Flow, Provider, ProvenIdentity)> {
    let attempt = app
        .attempts
        .at_code(&caller.client_key(), app.clock.now())
        .map_err(Problem::too_many)?;
    let (flow, provider, secrets) = flow::claim(app, context, back).await?;
    let proved = super::super::prove(app, context, &provider, back, &secrets).await;
    let proved = proved.map_err(|failed| flow::refused(&failed))?;
    attempt.succeeded();
    Ok((flow, provider, proved))
}

/// Whose account that opens, with its security stamp and what there is to say about it. Somebody new is made, and taken back
/// if they cannot be set up.
pub(super) async fn resolve_account(
    app: &App,
    context: &TenantContext,
    provider: &Provider,
    proved: &ProvenIdentity,
) -> Result<((Uuid, i32), Entered)> {
    if let IdentityMatch::New = identity_match::find(app, context, provider, proved).await?
        && let Some(newcomer) = identity_match::make(app, context, provider, proved).await?
    {
        if let Err(problem) = join(app, context, newcomer.id, proved, newcomer.to_confirm.as_deref()).await {
            // Another tab's arrival may have set them up meanwhile: they are in, and stay.
            if !is_known(app, context, newcomer.id).await? {
                newcomer.undo(app, context).await;
            }
            return Err(not_set_up(problem));
        }
        return Ok(((newcomer.id, 0), Entered::created(&proved.first_name)));
    }
    // Somebody who was new a moment ago is known by now.
    match identity_match::find(app, context, provider, proved).await? {
        IdentityMatch::Known(user_id, security_stamp) => {
            if provider.create_people {
                settle(app, context, user_id, proved).await?;
            }
            Ok(((user_id, security_stamp), Entered::default()))
        }
        IdentityMatch::AddressMatch(user_id) => Err(ask_for_password(app, context, provider, proved, user_id).await?),
        IdentityMatch::New => Err(flow::refused(&ProviderError(
            "two came at once, and neither was made".into(),
        ))),
    }
}

/// What stands in a form's way – a member who has the same address – is not the newcomer's to hear.
fn not_set_up(problem: Problem) -> Problem {
    if problem.status().is_client_error() {
        return flow::refused(&ProviderError::at("the newcomer cannot be set up", problem));
    }
    problem
}

/// Makes somebody a learner of the team, and has a mail sent to the address that they are to confirm.
async fn join(
    app: &App,
    context: &TenantContext,
    user_id: Uuid,
    proved: &ProvenIdentity,
    to_confirm: Option<&str>,
) -> Result<()> {
    let joining = Joining {
        first_name: proved.first_name.clone(),
        last_name: proved.last_name.clone(),
        email: proved.email.clone().filter(|_| proved.email_verified),
        phone: None,
        tags: context.team.registration_tags.clone(),
    };
    let mut client = app.client(context).await?;
    let mut change = Change::by(&mut client, Principal::at(context, Some(user_id))).await?;
    people::join(&mut change, context.team.id.as_str(), user_id, &joining).await?;
    if let Some(address) = to_confirm {
        accounts::ask_to_confirm(app, &change, context, user_id, address).await?;
    }
    change.commit(app).await
}

/// A person without any membership here – from another tenant, or whose setting up was broken off – becomes a learner of
/// the team. Whoever was sent away has one, and stays away.
async fn settle(app: &App, context: &TenantContext, user_id: Uuid, proved: &ProvenIdentity) -> Result<()> {
    if is_known(app, context, user_id).await? {
        return Ok(());
    }
    app.identity
        .add_to_tenant(user_id, &context.tenant.id, app.clock.now())
        .await?;
    join(app, context, user_id, proved, None).await.map_err(not_set_up)
}

async fn is_known(app: &App, context: &TenantContext, user_id: Uuid) -> Result<bool> {
    let client = app.client(context).await?;
    people::is_known(&client, user_id).await
}

/// The address is somebody's: they are asked to come in with their password once, and are linked then.
async fn ask_for_password(
    app: &App,
    context: &TenantContext,
    provider: &Provider,
    proved: &ProvenIdentity,
    user_id: Uuid,
) -> Result<Problem> {
    let waiting = serde_json::to_value(PendingLink::of(provider, proved)).unwrap_or_default();
    let mut client = app.client(context).await?;
    let change = Change::by(&mut client, Principal::default()).await?;
    let link = challenges::put(&change, context, Kind::Link, Some(user_id), &waiting, LINK_LIFE).await?;
    change.commit(app).await?;
    let email = shown(proved.email.as_deref().unwrap_or_default());
    let errors = [
        FieldError::new("email", "account_exists", email),
        FieldError::new("link", "account_exists", link.as_str()),
    ];
    Ok(errors
        .into_iter()
        .fold(Problem::conflict("account_exists", ACCOUNT_EXISTS), |problem, one| {
            problem.with_field(one.field, one.code, one.message)
        }))
}

/// Said to whoever comes by a provider with an address that is somebody's.
const ACCOUNT_EXISTS: &str =
    "An account with this address already exists. Log in once with email and password to link it.";
