//! The door by which pages say that somebody is there.
use axum::extract::State;
use axum::http::StatusCode;
use learnt_kernel::caller::Caller;
use learnt_kernel::device::{Device, Named};
use learnt_kernel::problem::Result;
use learnt_queries::queries::presence as sql;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{LEASE, WRITTEN_EVERY, feature_of};
use crate::app::App;
use crate::db::{Change, Sql};
use crate::edge::{Actor, Json};
use crate::features::{identity, people};

/// A sign of life.
#[derive(Deserialize, ToSchema)]
pub struct SignOfLife {
    /// The path that is open.
    path: String,
    /// Whether anybody touched the page since the last sign.
    #[serde(default = "yes")]
    active: bool,
}

fn yes() -> bool {
    true
}

/// Say that one is there, every thirty seconds while the page is to be seen
#[utoipa::path(post, path = "/api/me/presence", operation_id = "presence", tag = "presence", request_body = SignOfLife, responses((status = 204)))]
pub async fn tell(
    State(app): State<App>,
    actor: Actor,
    caller: Caller,
    Json(sign): Json<SignOfLife>,
) -> Result<StatusCode> {
    let mut client = app.client(&actor.here).await?;
    let change = Change::begin(&mut client, &actor).await?;
    if sign.active {
        identity::used(&change, actor.session_id).await?;
    }
    // Whoever acts as somebody does not make that person be there.
    if !actor.impersonates() && came(&change, &actor, &caller, &sign.path).await? && sign.active {
        people::present(change.tx(), change.now(), actor.user_id, actor.here.team.id.as_str()).await?;
    }
    change.commit(&app).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether it was worth writing down.
async fn came(change: &Change<'_>, actor: &Actor, caller: &Caller, path: &str) -> Result<bool> {
    let device = caller.user_agent.as_deref().map(Device::read).unwrap_or_default();
    let split = |named: Option<Named>| named.map_or((None, None), |named| (Some(named.name), named.version));
    let ((browser, browser_version), (os, os_version)) = (split(device.browser), split(device.os));
    let now = change.now();
    let written = sql::came()
        .bind(
            change.tx(),
            &actor.user_id,
            &actor.here.team.id.as_str(),
            &feature_of(path),
            &device.kind.map(|kind| kind.to_string()),
            &device.vendor,
            &device.model,
            &browser,
            &browser_version,
            &os,
            &os_version,
            &now,
            &(now - LEASE),
            &(now - WRITTEN_EVERY),
        )
        .await
        .sql()?;
    Ok(written > 0)
}
