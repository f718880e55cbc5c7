//! The console's routes about what triggers did.
use axum::extract::State;
use http::StatusCode;
use learnt_kernel::caller::Caller;
use learnt_kernel::filters::{contains, non_empty};
use learnt_kernel::ids::new_id;
use learnt_kernel::input::{Json, Path, Query};
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use serde::Deserialize;
use serde_json::json;
use utoipa::IntoParams;
use uuid::Uuid;

use super::{found, principal_json, record, trigger_tenant};
use crate::app::App;
use crate::builder::TriggerFilter;
use crate::edge::operator::Operator;
use crate::features::triggers::model::Refusal;
use crate::features::triggers::view::{RunAgain, TriggerRun, TriggerRunLine};

const STATES: [&str; 5] = ["waiting", "done", "skipped", "stopped", "failed"];

/// Which runs are asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct RunFilter {
    /// Part of the person's name or address.
    search: Option<String>,
    /// waiting, done, skipped, stopped or failed.
    state: Option<String>,
}

/// What a trigger did, the newest first
#[utoipa::path(get, path = "/api/tenants/{id}/triggers/{trigger}/runs", operation_id = "triggers_runs", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), ("trigger" = Uuid, Path), RunFilter, PageQuery),
    responses((status = 200, body = Page<TriggerRunLine>), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
pub(super) async fn list(
    State(app): State<App>,
    Path((id, trigger)): Path<(String, Uuid)>,
    Query(filter): Query<RunFilter>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<TriggerRunLine>>> {
    let state = non_empty(filter.state.as_deref());
    if state.is_some_and(|state| !STATES.contains(&state)) {
        return Err(Problem::field(
            "state",
            "unknown",
            "Choose waiting, done, skipped, stopped or failed.",
        ));
    }
    let at = trigger_tenant(&app, &id).await?;
    found(&at, trigger).await?;
    let trigger_filter = TriggerFilter {
        search: non_empty(filter.search.as_deref()).map(contains),
        state,
        limit: page.limit(),
        offset: page.offset(),
        ..TriggerFilter::default()
    };
    let rows = at
        .tenant_database
        .trigger_runs(&at.schema, trigger, &trigger_filter)
        .await
        .map_err(at.away())?;
    let total = rows.first().map_or(0, |row| row.total);
    Ok(Json(Page::new(
        rows.into_iter().map(TriggerRunLine::from).collect(),
        total,
        page,
    )))
}

/// One run: what came in, what each action came to, and each try of its webhooks
#[utoipa::path(get, path = "/api/tenants/{id}/trigger-runs/{run}", operation_id = "triggers_run", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), ("run" = Uuid, Path)),
    responses((status = 200, body = TriggerRun), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_ready"), (status = 503, body = Problem, description = "database_unavailable")))]
pub(super) async fn show(State(app): State<App>, Path((id, run)): Path<(String, Uuid)>) -> Result<Json<TriggerRun>> {
    let at = trigger_tenant(&app, &id).await?;
    let shown = at
        .tenant_database
        .trigger_run(&at.schema, run)
        .await
        .map_err(at.away())?;
    let shown = shown.ok_or_else(Problem::not_found)?;
    serde_json::from_value(shown)
        .map(Json)
        .map_err(|error| Problem::internal(&error))
}

/// Tries a run again that failed or was skipped, or does one once more that was done
#[utoipa::path(post, path = "/api/tenants/{id}/trigger-runs/{run}/again", operation_id = "triggers_run_again", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), ("run" = Uuid, Path)), request_body = RunAgain,
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem, description = "wrong_state, not_ready"), (status = 422, body = Problem), (status = 503, body = Problem, description = "database_unavailable")))]
pub(super) async fn again(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, run)): Path<(String, Uuid)>,
    Json(body): Json<RunAgain>,
) -> Result<StatusCode> {
    let at = trigger_tenant(&app, &id).await?;
    let replay = body.replay.then(new_id);
    let by = principal_json(&operator, &caller);
    let done = at
        .tenant_database
        .run_trigger_again(&at.schema, (run, replay), &by, app.clock.now());
    let done = done.await.map_err(at.away())?;
    match done.outcome.as_str() {
        "done" => {}
        "wrong_state" => return Err(Refusal::WrongState.into()),
        _ => return Err(Problem::not_found()),
    }
    let action = if body.replay {
        "trigger.replayed"
    } else {
        "trigger.retried"
    };
    let details = json!({"run": run, "title": done.about});
    record(&app, (&operator, &caller), &at, action, details).await?;
    done.commit().await.map_err(at.away())?;
    at.announce().await;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a webhook again, under the same id
#[utoipa::path(post, path = "/api/tenants/{id}/trigger-deliveries/{delivery}/again", operation_id = "triggers_redeliver", tag = "triggers",
    params(("id" = String, Path, description = "The tenant"), ("delivery" = Uuid, Path)),
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem, description = "on_its_way, not_ready"), (status = 503, body = Problem, description = "database_unavailable")))]
pub(super) async fn redeliver(
    State(app): State<App>,
    operator: Operator,
    caller: Caller,
    Path((id, delivery)): Path<(String, Uuid)>,
) -> Result<StatusCode> {
    let at = trigger_tenant(&app, &id).await?;
    let by = principal_json(&operator, &caller);
    let done = at.tenant_database.redeliver(&at.schema, delivery, &by, app.clock.now());
    let done = done.await.map_err(at.away())?;
    match done.outcome.as_str() {
        "done" => {}
        "wrong_state" => return Err(Refusal::OnItsWay.into()),
        _ => return Err(Problem::not_found()),
    }
    let details = json!({"delivery": delivery, "title": done.about});
    record(&app, (&operator, &caller), &at, "trigger.redelivered", details).await?;
    done.commit().await.map_err(at.away())?;
    at.announce().await;
    Ok(StatusCode::NO_CONTENT)
}
