//! The console's way to act as somebody.
use axum::extract::State;
use learnt_kernel::caller::Caller;
use learnt_kernel::ids::Secret;
use learnt_kernel::input::{Json, Path};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::SchemaName;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::OPENED;
use super::ending::end_at;
use super::model::{Refusal, Said, WAY, Wish};
use crate::app::App;
use crate::builder::{Admission, BuildError, Member};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, note};
use crate::features::sign_in::check_code;
use crate::registry::{Team, Tenant};

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(open))
}

/// The way to the team's host.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WayIn {
    /// To be opened in a tab of its own; works once.
    url: String,
    /// For so many seconds.
    expires_in: i64,
    /// As whom.
    name: String,
}

/// Opens the way to act as a member of a tenant's team. It works once, for a minute, at the team's host.
#[utoipa::path(post, path = "/api/tenants/{id}/impersonation", operation_id = "impersonation_open", tag = "impersonation", params(("id" = String, Path, description = "The tenant")), request_body = Wish,
    responses((status = 200, body = WayIn), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn open(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(wish): Json<Wish>,
) -> Result<Json<WayIn>> {
    let at = at(&app, &id, &wish.team_id).await?;
    let said = wish.said()?;
    let member = member(&app, &at, &said).await?;
    let known = app
        .registry
        .operator(operator.id)
        .await?
        .ok_or_else(Problem::signed_out)?;
    if !check_code(&app, &caller, &known, &wish.code).await? {
        return Err(Refusal::WrongCode.into());
    }
    let about = Note {
        action: OPENED,
        subject: &at.tenant.id,
        name: Some(&at.tenant.name),
        details: json!({
            "team": at.team.id, "person": member.name, "userId": member.user_id, "reason": said.reason,
        }),
    };
    note(&app, &operator, &caller, about).await?;
    let id = operator.id;
    let way = admit(&app, &at, operator, member, said).await?;
    // Who was disabled in between was shown out of this tenant before there was a way.
    if app.registry.operator(id).await?.is_none() {
        let ended = end_at(&app, &at.tenant, id).await;
        ended.map_err(|error| away(&at.tenant, &error))?;
        return Err(Problem::signed_out());
    }
    Ok(Json(way))
}

/// A team of a tenant in which people may sign in, and where its rows are.
pub(crate) struct At {
    pub tenant: Tenant,
    pub team: Team,
    pub schema: SchemaName,
    pub cluster: String,
}

/// Finds it, or says why nothing can be done there.
pub(crate) async fn at(app: &App, tenant: &str, team: &str) -> Result<At> {
    let file = app.registry.tenant_file(tenant).await?;
    let (schema, cluster) = place(&file.tenant).ok_or(Refusal::NotReady)?;
    let mut teams = file.teams.into_iter().map(|(team, _)| team);
    let found = teams.find(|one| one.id == team && one.status == "active");
    Ok(At {
        team: found.ok_or(Refusal::NoTeam)?,
        schema,
        cluster,
        tenant: file.tenant,
    })
}

/// Where a tenant's rows are, if people may sign in to it.
pub(crate) fn place(tenant: &Tenant) -> Option<(SchemaName, String)> {
    tenant.ready_at.filter(|_| tenant.status == "ready")?;
    schema_of(tenant)
}

/// Where a tenant's rows are, as far as there are any.
pub(super) fn schema_of(tenant: &Tenant) -> Option<(SchemaName, String)> {
    let schema = SchemaName::parse(tenant.schema_name.as_deref()?).ok()?;
    Some((schema, tenant.cluster_id.clone()?))
}

async fn member(app: &App, at: &At, said: &Said) -> Result<Member> {
    let ground = app.crew.ground(&at.cluster)?;
    let found = ground
        .member_to_act_as(&at.schema, &at.team.id, said.email.as_str())
        .await;
    let member = found.map_err(|error| away(&at.tenant, &error))?;
    let member = member.ok_or(Refusal::NoPerson)?;
    if !member.usable {
        return Err(Refusal::CannotSignIn(member.name).into());
    }
    Ok(member)
}

/// Lets the operator in as somebody; the way there.
async fn admit(app: &App, at: &At, operator: Operator, member: Member, said: Said) -> Result<WayIn> {
    let (secret, now) = (Secret::random(), app.clock.now());
    let public = &app.config.public;
    let admission = Admission {
        hash: secret.hash(),
        host: at.team.main_domain.clone(),
        person: member.user_id,
        operator: (operator.id, operator.name),
        reason: said.reason,
        // The tenant's page at the console.
        home: format!(
            "{}/apps/superadmin/tenant/{}",
            public.origin(app.config.console_host.as_str()),
            at.tenant.id
        ),
        now,
        until: now + WAY,
    };
    let ground = app.crew.ground(&at.cluster)?;
    let admitted = ground.admit_operator(&at.schema, admission).await;
    admitted.map_err(|error| away(&at.tenant, &error))?;
    let origin = public.origin(&at.team.main_domain);
    Ok(WayIn {
        url: format!("{origin}/callback#operator={}", secret.as_str()),
        expires_in: WAY.num_seconds(),
        name: member.name,
    })
}

/// The tenant's rows cannot be reached.
pub(crate) fn away(tenant: &Tenant, error: &BuildError) -> Problem {
    tracing::warn!(tenant = tenant.id, %error, "the tenant's database does not answer");
    Problem::unavailable(
        "database_unavailable",
        "The tenant's database does not answer at the moment. Please try again shortly.",
    )
}
