//! The console's routes about teams' own domains, and whether a label can be had: asked while the operator types.
use std::time::Duration;

use axum::extract::State;
use http::StatusCode;
use learnt_kernel::caller::Caller;
use learnt_kernel::host::Host;
use learnt_kernel::ids::random_label;
use learnt_kernel::input::{Json, Path};
use learnt_kernel::problem::{Problem, Result};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::check::{platform_host, run_check};
use super::view::{DomainInput, MainDomainInput, OwnDomain};
use super::{DomainState, Refusal, check_domain, check_label};
use crate::app::App;
use crate::edge::gate::{Gate, gate};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, audit_event};
use crate::registry::{AddDomainOutcome, AuditEvent, MainChosen, NewDomain, Tenant};

/// The tenant APIs hear of a change within this time.
const HEARD: Duration = Duration::from_millis(500);

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Operator, routes!(look_up_label)))
        .routes(gate(Gate::Operator, routes!(list)))
        .routes(gate(Gate::Support, routes!(add)))
        .routes(gate(Gate::Support, routes!(release)))
        .routes(gate(Gate::Support, routes!(check)))
        .routes(gate(Gate::Support, routes!(choose_main)))
}

fn domain_audit_event(by: (&Operator, &Caller), tenant: &Tenant, action: &'static str, details: Value) -> AuditEvent {
    let about = Note {
        action,
        subject: &tenant.id,
        name: Some(&tenant.name),
        details,
    };
    audit_event(by.0, by.1, about)
}

/// Lists the own domains of a tenant's teams.
#[utoipa::path(get, path = "/api/tenants/{id}/domains", operation_id = "domains_list", tag = "domains", params(("id" = String, Path, description = "The tenant")),
    responses((status = 200, body = Vec<OwnDomain>), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn list(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Vec<OwnDomain>>> {
    app.registry.tenant(&id).await?;
    let domains = app.registry.domains(&id).await?;
    Ok(Json(domains.into_iter().map(OwnDomain::from).collect()))
}

/// Adds a domain to a team. It serves nobody before its record was found.
#[utoipa::path(post, path = "/api/tenants/{id}/domains", operation_id = "domains_add", tag = "domains", params(("id" = String, Path, description = "The tenant")), request_body = DomainInput,
    responses((status = 201, body = OwnDomain), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "wrong_state"), (status = 422, body = Problem)))]
async fn add(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<DomainInput>,
) -> Result<(StatusCode, Json<OwnDomain>)> {
    let tenant = app.registry.tenant(&id).await?;
    if !matches!(tenant.status.as_str(), "ready" | "suspended") {
        return Err(Refusal::WrongState.conflict());
    }
    let at_host = |refusal: Refusal| Problem::unprocessable(vec![refusal.at("host")]);
    let host = check_domain(&body.host, &app.config.platform_roots, &app.config.reserved_hosts).map_err(at_host)?;
    let details = json!({"host": host, "team": body.team_id});
    let audit_event = domain_audit_event((&operator, &caller), &tenant, "domain.added", details);
    let new = NewDomain {
        host: host.to_string(),
        team: body.team_id.clone(),
        token: random_label(32),
        added_by: operator.name,
    };
    match app
        .registry
        .enter_domain(&id, new, audit_event, app.clock.now())
        .await?
    {
        AddDomainOutcome::Done => {}
        AddDomainOutcome::NoTeam => return Err(Problem::unprocessable(vec![Refusal::NoTeam.at("teamId")])),
        AddDomainOutcome::Taken { team, .. } if team == body.team_id => return Err(at_host(Refusal::Already)),
        AddDomainOutcome::Taken { tenant, .. } if tenant == id => return Err(at_host(Refusal::InUse)),
        AddDomainOutcome::Taken { .. } => return Err(at_host(Refusal::OtherTenant)),
    }
    let domain = app.registry.domain(&id, host.as_str()).await?;
    Ok((StatusCode::CREATED, Json(domain.into())))
}

/// Looks at a domain now: its record, its addresses, and whether its team answers a request over it.
#[utoipa::path(post, path = "/api/tenants/{id}/domains/{host}/check", operation_id = "domains_check", tag = "domains",
    params(("id" = String, Path, description = "The tenant"), ("host" = String, Path, description = "The domain")),
    responses((status = 200, body = OwnDomain), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn check(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, host)): Path<(String, String)>,
) -> Result<Json<OwnDomain>> {
    let tenant = app.registry.tenant(&id).await?;
    let served = DomainState::parse(&app.registry.domain(&id, &host).await?.state).serves();
    let by = |details| domain_audit_event((&operator, &caller), &tenant, "domain.state_changed", details);
    let mut domain = run_check(&app, &id, &host, by).await?;
    if !served && DomainState::parse(&domain.state).serves() {
        // From now on it serves: one more look tells whether it answers.
        tokio::time::sleep(HEARD).await;
        domain = run_check(&app, &id, &host, by).await?;
    }
    Ok(Json(domain.into()))
}

/// Chooses the host that a team's links use: a live domain, or the one below a platform root.
#[utoipa::path(put, path = "/api/tenants/{id}/teams/{team}/main-domain", operation_id = "domains_choose_main", tag = "domains",
    params(("id" = String, Path, description = "The tenant"), ("team" = String, Path, description = "The team")), request_body = MainDomainInput,
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_proved, not_answered, record_lost")))]
async fn choose_main(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, team)): Path<(String, String)>,
    Json(body): Json<MainDomainInput>,
) -> Result<StatusCode> {
    let tenant = app.registry.tenant(&id).await?;
    let host = Host::parse(&body.host).map_err(|_| Problem::not_found())?;
    let platform = app.config.platform_roots.team_label(&host) == Some(team.as_str());
    let details = json!({"host": host, "team": team});
    let audit_event = domain_audit_event((&operator, &caller), &tenant, "domain.made_main", details);
    let (registry, now) = (&app.registry, app.clock.now());
    let key = (id.as_str(), team.as_str());
    match registry
        .choose_main(key, (host.as_str(), platform), audit_event, now)
        .await?
    {
        MainChosen::Done => Ok(StatusCode::NO_CONTENT),
        MainChosen::Absent => Err(Problem::not_found()),
        MainChosen::NotLive(state) => Err(Refusal::of_main(DomainState::parse(&state)).conflict()),
    }
}

/// Releases a domain: it serves no more at once, and any tenant may add it.
#[utoipa::path(delete, path = "/api/tenants/{id}/domains/{host}", operation_id = "domains_release", tag = "domains",
    params(("id" = String, Path, description = "The tenant"), ("host" = String, Path, description = "The domain")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn release(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, host)): Path<(String, String)>,
) -> Result<StatusCode> {
    let tenant = app.registry.tenant(&id).await?;
    let domain = app.registry.domain(&id, &host).await?;
    let details = json!({"host": host, "team": domain.team_id, "state": domain.state});
    let audit_event = domain_audit_event((&operator, &caller), &tenant, "domain.released", details);
    let fallback = platform_host(&app, &domain.team_id);
    let released = app
        .registry
        .release_domain(&id, &domain, &fallback, audit_event, app.clock.now());
    match released.await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Problem::not_found()),
    }
}

/// Whether a label can be had.
#[derive(Debug, Serialize, ToSchema)]
pub struct LabelState {
    /// True when a new team may have it.
    available: bool,
    /// Why not.
    reason: Option<String>,
}

/// Says whether a new team may have this label.
#[utoipa::path(get, path = "/api/labels/{label}", tag = "domains", params(("label" = String, Path, description = "What was typed")),
    responses((status = 200, body = LabelState), (status = 401, body = Problem)))]
async fn look_up_label(State(app): State<App>, Path(label): Path<String>) -> Result<Json<LabelState>> {
    let refusal = match check_label(&label) {
        Ok(label) if app.registry.label_taken(label.as_str()).await? => Some(Refusal::Taken),
        Ok(_) => None,
        Err(refusal) => Some(refusal),
    };
    Ok(Json(LabelState {
        available: refusal.is_none(),
        reason: refusal.map(|refusal| refusal.to_string()),
    }))
}
