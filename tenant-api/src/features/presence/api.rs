//! The door by which pages say that somebody is there.
use futures_util::future::try_join;
use learnt_kernel::device::{Device, VersionedName};
use learnt_queries::queries::presence as sql;

use super::model::{LEASE, WRITTEN_EVERY, feature_of};
use crate::features::sessions;
use crate::prelude::*;

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
pub async fn report_presence(actor: Actor, caller: Caller, Json(sign): Json<SignOfLife>) -> Result<StatusCode> {
    // Nothing here publishes a domain event, and each of the three stands by itself, so there is no transaction to wait for: the first two
    // are on their way together, and mostly there is no third.
    let (client, now) = (actor.client().await?, actor.app.clock.now());
    let used = async {
        match sign.active {
            true => sessions::mark_used(&*client, now, actor.session_id).await,
            false => Ok(()),
        }
    };
    // Whoever acts as somebody does not make that person be there.
    let came = async { Ok(!actor.impersonates() && record_presence(&client, now, &actor, &caller, &sign.path).await?) };
    let ((), came) = try_join(used, came).await?;
    if came && sign.active {
        super::touch(&*client, now, actor.user_id, actor.context.team.id.as_str()).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Whether it was worth writing down.
async fn record_presence(
    client: &TenantClient,
    now: DateTime<Utc>,
    actor: &Actor,
    caller: &Caller,
    path: &str,
) -> Result<bool> {
    let device = caller.user_agent.as_deref().map(Device::read).unwrap_or_default();
    let split = |named: Option<VersionedName>| named.map_or((None, None), |named| (Some(named.name), named.version));
    let ((browser, browser_version), (os, os_version)) = (split(device.browser), split(device.os));
    let written = sql::mark_online()
        .params(
            &**client,
            &sql::MarkOnlineParams {
                user_id: actor.user_id,
                team_id: actor.context.team.id.as_str(),
                feature: feature_of(path),
                device_type: device.kind.map(|kind| kind.to_string()),
                mobile_vendor: device.vendor,
                mobile_model: device.model,
                browser_name: browser,
                browser_version,
                os_name: os,
                os_version,
                now,
                lease: now - LEASE,
                written_before: now - WRITTEN_EVERY,
            },
        )
        .await
        .sql()?;
    Ok(written > 0)
}
