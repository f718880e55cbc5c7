//! How people sign in to a team, for its admin.

use super::super::settings::{self, SignIn, SignInChange};
use crate::features::providers::domain_events::SignInChanged;
use crate::features::settings::writing;
use crate::prelude::*;

/// How people sign in to the team
#[utoipa::path(get, path = "/api/settings/sign-in", tag = "settings", responses((status = 200, body = SignIn), (status = 403, body = Problem)))]
pub async fn sign_in(actor: Actor) -> Json<SignIn> {
    Json(settings::now(&actor.app, &actor.context))
}

/// Change how people sign in to the team, and what holds for signing in to the whole organisation
#[utoipa::path(patch, path = "/api/settings/sign-in", tag = "settings", request_body = SignInChange,
    responses((status = 200, body = SignIn), (status = 403, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem), (status = 503, body = Problem, description = "control_plane_unavailable")))]
pub async fn change_sign_in(actor: Actor, Json(form): Json<SignInChange>) -> Result<Json<SignIn>> {
    let context = &actor.context;
    writing::ready(&actor.app, context).await?;
    let event = SignInChanged {
        team_id: context.team.id.clone(),
        changed: form.named(),
    };
    let changed = settings::change(&actor.app, context, form).await?;
    let trace = AuditEntry::new("sign_in.changed", context.team.id.as_str()).named(context.team.display_name.as_str());
    let trace = trace.with("fields", event.changed.clone());
    let mut client = actor.app.client(context).await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    change
        .publish(DomainEvent::of(context.team.id.as_str(), event).logged(trace))
        .await?;
    change.commit(&actor.app).await?;
    drop(client);
    settings::wait_until_known(&actor.app, context, &changed).await;
    Ok(Json(settings::now(&actor.app, context)))
}
