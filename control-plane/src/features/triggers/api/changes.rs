//! Making and changing triggers.
use axum::extract::State;
use http::StatusCode;
use learnt_kernel::caller::Caller;
use learnt_kernel::ids::new_id;
use learnt_kernel::input::{Json, Path};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::TenantId;
use learnt_kernel::trigger::Content;
use learnt_kernel::webhook::Secret;
use serde_json::json;
use uuid::Uuid;

use super::{TriggerTenant, found, principal_json, record, trigger_tenant};
use crate::app::App;
use crate::edge::operator::Operator;
use crate::features::triggers::model::{Refusal, saved};
use crate::features::triggers::view::{
    RotateSecret, SwitchTo, TriggerChange, TriggerMade, TriggerSecret, TriggerSwitch, TriggerView,
};

/// Reads what was entered, and that its team is one of the tenant's.
async fn checked(app: &App, id: &str, content: Content) -> Result<Content> {
    let content = content.check().map_err(Problem::unprocessable)?;
    let file = app.registry.tenant_file(id).await?;
    if !file.teams.iter().any(|(team, _)| team.id == content.team_id) {
        return Err(Problem::field(
            "teamId",
            "unknown",
            "This team does not belong to the tenant.",
        ));
    }
    Ok(content)
}

/// A new trigger; it runs at once
#[utoipa::path(post, path = "/api/tenants/{id}/triggers", operation_id = "triggers_create", tag = "triggers",
    params(("id" = String, Path, description = "The tenant")), request_body = Content,
    responses((status = 201, body = TriggerMade), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
pub(super) async fn create(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path(id): Path<String>,
    Json(content): Json<Content>,
) -> Result<(StatusCode, Json<TriggerMade>)> {
    let at = trigger_tenant(&app, &id).await?;
    let content = checked(&app, &id, content).await?;
    let (trigger, by) = (new_id(), principal_json(&operator, &caller));
    let keys = (trigger, new_id(), None);
    let done = at
        .tenant_database
        .save_trigger(&at.schema, keys, &content, &by, app.clock.now());
    let done = done.await.map_err(at.away())?;
    saved(&done.outcome, done.about.as_deref())?;
    let details = json!({"trigger": trigger, "title": content.title});
    record(&app, (&operator, &caller), &at, "trigger.created", details).await?;
    done.commit().await.map_err(at.away())?;
    Ok((StatusCode::CREATED, Json(TriggerMade { id: trigger })))
}

/// Changes a trigger; whoever does so answers for it from then on
#[utoipa::path(put, path = "/api/tenants/{id}/triggers/{trigger}", operation_id = "triggers_save", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), ("trigger" = Uuid, Path)), request_body = TriggerChange,
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile, not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
pub(super) async fn save(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, trigger)): Path<(String, Uuid)>,
    Json(change): Json<TriggerChange>,
) -> Result<StatusCode> {
    let at = trigger_tenant(&app, &id).await?;
    let content = checked(&app, &id, change.content).await?;
    let by = principal_json(&operator, &caller);
    let keys = (trigger, new_id(), Some(change.revision));
    let done = at
        .tenant_database
        .save_trigger(&at.schema, keys, &content, &by, app.clock.now());
    let done = done.await.map_err(at.away())?;
    saved(&done.outcome, done.about.as_deref())?;
    let details = json!({"trigger": trigger, "title": content.title});
    record(&app, (&operator, &caller), &at, "trigger.changed", details).await?;
    done.commit().await.map_err(at.away())?;
    Ok(StatusCode::NO_CONTENT)
}

/// Switches a trigger on or off, or puts it away for good
#[utoipa::path(post, path = "/api/tenants/{id}/triggers/{trigger}/state", operation_id = "triggers_switch", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), ("trigger" = Uuid, Path)), request_body = TriggerSwitch,
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
pub(super) async fn switch(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, trigger)): Path<(String, Uuid)>,
    Json(body): Json<TriggerSwitch>,
) -> Result<StatusCode> {
    let at = trigger_tenant(&app, &id).await?;
    let (to, action) = match body.to {
        SwitchTo::Enabled => ("enabled", "trigger.enabled"),
        SwitchTo::Disabled => ("disabled", "trigger.disabled"),
        SwitchTo::Archived => ("archived", "trigger.archived"),
    };
    let by = principal_json(&operator, &caller);
    let done = at
        .tenant_database
        .switch_trigger(&at.schema, (trigger, to), &by, app.clock.now());
    let done = done.await.map_err(at.away())?;
    if done.outcome == "absent" {
        return Err(Problem::not_found());
    }
    let details = json!({"trigger": trigger, "title": done.about});
    record(&app, (&operator, &caller), &at, action, details).await?;
    done.commit().await.map_err(at.away())?;
    Ok(StatusCode::NO_CONTENT)
}

/// The secret with which a receiver checks this trigger's webhooks
#[utoipa::path(post, path = "/api/tenants/{id}/triggers/{trigger}/secret", operation_id = "triggers_secret", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), ("trigger" = Uuid, Path)),
    responses((status = 200, body = TriggerSecret), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 503, body = Problem, description = "database_unavailable")))]
pub(super) async fn secret(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, trigger)): Path<(String, Uuid)>,
) -> Result<Json<TriggerSecret>> {
    let at = trigger_tenant(&app, &id).await?;
    let view = found(&at, trigger).await?;
    let details = json!({"trigger": trigger, "title": view.title});
    record(&app, (&operator, &caller), &at, "trigger.secret_shown", details).await?;
    Ok(Json(secret_of(&app, &at, &view)?))
}

/// Renews the secret with which a receiver checks this trigger's webhooks. For a day they are signed with the one before as well
#[utoipa::path(post, path = "/api/tenants/{id}/triggers/{trigger}/secret/rotate", operation_id = "triggers_rotate_secret", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), ("trigger" = Uuid, Path)), request_body = RotateSecret,
    responses((status = 200, body = TriggerSecret), (status = 404, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile, not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
pub(super) async fn rotate_secret(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, trigger)): Path<(String, Uuid)>,
    Json(body): Json<RotateSecret>,
) -> Result<Json<TriggerSecret>> {
    let at = trigger_tenant(&app, &id).await?;
    let by = principal_json(&operator, &caller);
    let keys = (trigger, body.revision);
    let done = at
        .tenant_database
        .rotate_trigger_secret(&at.schema, keys, &by, app.clock.now());
    let done = done.await.map_err(at.away())?;
    match done.outcome.as_str() {
        "done" => {}
        "changed" => return Err(Refusal::ChangedMeanwhile.into()),
        _ => return Err(Problem::not_found()),
    }
    let details = json!({"trigger": trigger, "title": done.about});
    record(&app, (&operator, &caller), &at, "trigger.secret_rotated", details).await?;
    done.commit().await.map_err(at.away())?;
    let view = found(&at, trigger).await?;
    Ok(Json(secret_of(&app, &at, &view)?))
}

fn secret_of(app: &App, at: &TriggerTenant<'_>, view: &TriggerView) -> Result<TriggerSecret> {
    let tenant = TenantId::parse(&at.tenant.id).map_err(|error| Problem::internal(&error))?;
    let secret = Secret::of(&app.config.master_key, &tenant, view.id, view.secret_version);
    Ok(TriggerSecret {
        secret: secret.to_text(),
    })
}
