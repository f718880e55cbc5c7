//! To another provider and back.
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use learnt_kernel::email::shown;

use super::super::flow::{self, Aim, Back, Flow};
use super::super::model::{self, Provider};
use super::super::proved::Proved;
use super::super::who::{self, Waiting, Who};
use super::super::{LINK_LIFE, asking_anew, way_there};
use super::prove;
use crate::db::tx::Principal;
use crate::edge::Person;
use crate::edge::here::OwnPage;
use crate::edge::identity_providers::Failed;
use crate::features::accounts;
use crate::features::identity::challenges::{self, Kind};
use crate::features::identity::{self, Arrival, Entered};
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
    here: Here,
    Path(id): Path<String>,
    Json(form): Json<Begin>,
) -> Result<Json<Begun>> {
    leave(&app, &here, &id, Aim::SignIn { persist: form.persist }).await
}

/// Try a provider: who one is there, without signing in by it
#[utoipa::path(post, path = "/api/settings/sign-in/providers/{id}/test", operation_id = "provider_test", tag = "settings", params(("id" = String, Path, description = "One of the team's providers")),
    responses((status = 200, body = Begun), (status = 400, body = Problem, description = "provider_failed"), (status = 403, body = Problem, description = "impersonating, role"), (status = 404, body = Problem)))]
pub async fn test(actor: Actor, Path(id): Path<String>) -> Result<Json<Begun>> {
    actor.in_own_name()?;
    leave(&actor.app, &actor.here, &id, Aim::Try(actor.user_id)).await
}

pub(super) async fn leave(app: &App, here: &Here, id: &str, aim: Aim) -> Result<Json<Begun>> {
    let provider = model::find(&here.team, id).ok_or_else(Problem::not_found)?;
    let (secrets, flow) = flow::begin(app, here, &provider, aim);
    let way = way_there(app, here, &provider, &secrets).await;
    let mut way = way.map_err(|failed| flow::refused(&failed))?;
    if let Aim::Prove(_) = aim {
        way = asking_anew(way, &provider);
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
    fn back(&self) -> Back<'_> {
        Back {
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
struct Tried {
    claims: Value,
}

/// The admin who tries a provider; of everybody else nothing is asked.
pub struct Tester(Option<Actor>);

impl FromRequestParts<App> for Tester {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        Ok(Self(Actor::from_request_parts(parts, app).await.ok()))
    }
}

impl Tester {
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
    here: Here,
    caller: Caller,
    _page: OwnPage,
    tester: Tester,
    person: Option<Person>,
    Json(form): Json<Finish>,
) -> Result<Response> {
    let (flow, provider, proved) = prove(&app, &here, &caller, &form.back()).await?;
    if let Some(session) = flow.prover {
        let person = person.filter(|person| person.session_id == session);
        return Ok(Json(prove::finish(&app, person, &provider, &proved).await?).into_response());
    }
    if let Some(admin) = flow.tester {
        if !tester.is(admin) {
            return Err(flow::refused(&Failed("somebody else's try came back".into())));
        }
        return Ok(Json(Tried { claims: proved.claims }).into_response());
    }
    let ((user_id, ways_version), said) = arrive(&app, &here, &provider, &proved).await?;
    let arrival = Arrival::by(&provider.method(), user_id, flow.persist, ways_version);
    let entry = identity::enter(&app, &here, &caller, &arrival).await?;
    Ok(entry.saying(said).into_response())
}

/// What the provider vouches for. Whatever went wrong, the answer is one; tries are counted like those at codes.
pub(super) async fn prove(
    app: &App,
    here: &Here,
    caller: &Caller,
    back: &Back<'_>,
) -> Result<(Flow, Provider, Proved)> {
    let attempt = app
        .attempts
        .at_code(&caller.place(), app.clock.now())
        .map_err(Problem::too_many)?;
    let (flow, provider, secrets) = flow::take(app, here, back).await?;
    let proved = super::super::prove(app, here, &provider, back, &secrets).await;
    let proved = proved.map_err(|failed| flow::refused(&failed))?;
    attempt.was_right();
    Ok((flow, provider, proved))
}

/// Whose account that opens, with the number of its ways in and what there is to say about it. Somebody new is made, and taken back if they cannot be set up.
pub(super) async fn arrive(
    app: &App,
    here: &Here,
    provider: &Provider,
    proved: &Proved,
) -> Result<((Uuid, i32), Entered)> {
    if let Who::New = who::find(app, here, provider, proved).await?
        && let Some(newcomer) = who::make(app, here, provider, proved).await?
    {
        if let Err(problem) = join(app, here, newcomer.id, proved, newcomer.to_confirm.as_deref()).await {
            // Another tab's arrival may have set them up meanwhile: they are in, and stay.
            if !is_known(app, here, newcomer.id).await? {
                newcomer.take_back(app, here).await;
            }
            return Err(not_set_up(problem));
        }
        return Ok(((newcomer.id, 0), Entered::created(&proved.first_name)));
    }
    // Somebody who was new a moment ago is known by now.
    match who::find(app, here, provider, proved).await? {
        Who::Known(user_id, ways_version) => {
            if provider.create_people {
                settle(app, here, user_id, proved).await?;
            }
            Ok(((user_id, ways_version), Entered::default()))
        }
        Who::Namesake(user_id) => Err(ask_for_password(app, here, provider, proved, user_id).await?),
        Who::New => Err(flow::refused(&Failed("two came at once, and neither was made".into()))),
    }
}

/// What stands in a form's way – a member who has the same address – is not the newcomer's to hear.
fn not_set_up(problem: Problem) -> Problem {
    if problem.status().is_client_error() {
        return flow::refused(&Failed::at("the newcomer cannot be set up", problem));
    }
    problem
}

/// Makes somebody a learner of the team, and has a mail sent to the address that they are to confirm.
async fn join(app: &App, here: &Here, user_id: Uuid, proved: &Proved, to_confirm: Option<&str>) -> Result<()> {
    let joining = Joining {
        first_name: proved.first_name.clone(),
        last_name: proved.last_name.clone(),
        email: proved.email.clone().filter(|_| proved.email_verified),
        phone: None,
        tags: here.team.registration_tags.clone(),
    };
    let mut client = app.client(here).await?;
    let mut change = Change::by(&mut client, Principal::at(here, Some(user_id))).await?;
    people::join(&mut change, here.team.id.as_str(), user_id, &joining).await?;
    if let Some(address) = to_confirm {
        accounts::ask_to_confirm(app, &change, here, user_id, address).await?;
    }
    change.commit(app).await
}

/// A person without any membership here – from another tenant, or whose setting up was broken off – becomes a learner of
/// the team. Whoever was sent away has one, and stays away.
async fn settle(app: &App, here: &Here, user_id: Uuid, proved: &Proved) -> Result<()> {
    if is_known(app, here, user_id).await? {
        return Ok(());
    }
    app.identity.belongs(user_id, &here.tenant.id, app.clock.now()).await?;
    join(app, here, user_id, proved, None).await.map_err(not_set_up)
}

async fn is_known(app: &App, here: &Here, user_id: Uuid) -> Result<bool> {
    let client = app.client(here).await?;
    people::is_known(&client, user_id).await
}

/// The address is somebody's: they are asked to come in with their password once, and are linked then.
async fn ask_for_password(
    app: &App,
    here: &Here,
    provider: &Provider,
    proved: &Proved,
    user_id: Uuid,
) -> Result<Problem> {
    let waiting = serde_json::to_value(Waiting::of(provider, proved)).unwrap_or_default();
    let mut client = app.client(here).await?;
    let change = Change::by(&mut client, Principal::default()).await?;
    let link = challenges::put(&change, here, Kind::Link, Some(user_id), &waiting, LINK_LIFE).await?;
    change.commit(app).await?;
    let email = shown(proved.email.as_deref().unwrap_or_default());
    let told = [
        FieldError::new("email", "account_exists", email),
        FieldError::new("link", "account_exists", link.as_str()),
    ];
    Ok(told
        .into_iter()
        .fold(Problem::conflict("account_exists", ACCOUNT_EXISTS), |problem, one| {
            problem.with_field(one.field, one.code, one.message)
        }))
}

/// Said to whoever comes by a provider with an address that is somebody's.
const ACCOUNT_EXISTS: &str =
    "An account with this address already exists. Log in once with email and password to link it.";
