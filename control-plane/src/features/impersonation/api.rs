//! The console's way to act as somebody.
use axum::extract::State;
use learnt_kernel::caller::Caller;
use learnt_kernel::ids::Secret;
use learnt_kernel::input::{Json, Path};
use learnt_kernel::problem::{Problem, Result};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::ending::end_at;
use super::{OPENED, WAY};
use crate::app::App;
use crate::builder::{Admission, Member};
use crate::edge::gate::{Gate, gate};
use crate::edge::operator::Operator;
use crate::features::audit::{Note, note};
use crate::features::members::{AboutMember, MemberScope, MemberTarget, Refusal, at, prove, unavailable};

/// Routes for operators.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(gate(Gate::Support, routes!(open)))
}

/// The way to the team's host.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WayIn {
    /// To be opened in a tab of its own; works once.
    url: String,
    /// For so many seconds.
    expires_in: i64,
    name: String,
}

/// Opens the way to act as a member of a tenant's team. It works once, for a minute, at the team's host.
#[utoipa::path(post, path = "/api/tenants/{id}/impersonation", operation_id = "impersonation_open", tag = "impersonation", params(("id" = String, Path, description = "The tenant")), request_body = AboutMember,
    responses((status = 200, body = WayIn), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
async fn open(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<AboutMember>,
) -> Result<Json<WayIn>> {
    let at = at(&app, &id, &body.team_id).await?;
    let target = body.validate()?;
    let member = member(&app, &at, &target).await?;
    prove(&app, &operator, &caller, &body).await?;
    let about = Note {
        action: OPENED,
        subject: &at.tenant.id,
        name: Some(&at.tenant.name),
        details: json!({
            "team": at.team.id, "person": member.name, "userId": member.user_id, "reason": target.reason,
        }),
    };
    note(&app, &operator, &caller, about).await?;
    let id = operator.id;
    let way = admit(&app, &at, operator, member, target).await?;
    // Who was disabled in between was shown out of this tenant before there was a way.
    if app.registry.operator(id).await?.is_none() {
        let ended = end_at(&app, &at.tenant, id).await;
        ended.map_err(|error| unavailable(&at.tenant, &error))?;
        return Err(Problem::signed_out());
    }
    Ok(Json(way))
}

async fn member(app: &App, at: &MemberScope, target: &MemberTarget) -> Result<Member> {
    let tenant_database = app.provisioner.tenant_database(&at.cluster)?;
    let found = tenant_database
        .member_to_act_as(&at.schema, &at.team.id, target.email.as_str())
        .await;
    let member = found.map_err(|error| unavailable(&at.tenant, &error))?;
    let member = member.ok_or(Refusal::NoPerson)?;
    if !member.usable {
        return Err(Refusal::CannotSignIn(member.name).into());
    }
    Ok(member)
}

/// Lets the operator in as somebody; the way there.
async fn admit(app: &App, at: &MemberScope, operator: Operator, member: Member, target: MemberTarget) -> Result<WayIn> {
    let (secret, now) = (Secret::random(), app.clock.now());
    let public = &app.config.public;
    let admission = Admission {
        hash: secret.hash(),
        host: at.team.main_domain.clone(),
        person: member.user_id,
        operator: (operator.id, operator.name),
        reason: target.reason,
        // The tenant's page at the console.
        home: format!(
            "{}/apps/superadmin/tenant/{}",
            public.origin(app.config.console_host.as_str()),
            at.tenant.id
        ),
        now,
        until: now + WAY,
    };
    let tenant_database = app.provisioner.tenant_database(&at.cluster)?;
    let admitted = tenant_database.admit_operator(&at.schema, admission).await;
    admitted.map_err(|error| unavailable(&at.tenant, &error))?;
    let origin = public.origin(&at.team.main_domain);
    Ok(WayIn {
        url: format!("{origin}/callback#operator={}", secret.as_str()),
        expires_in: WAY.num_seconds(),
        name: member.name,
    })
}
