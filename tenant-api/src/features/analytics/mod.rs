//! analytics: what people looked at and did on the screens, and how sign-ins went (specification, sections 4 and 7).
//!
//! Invariants: who did it comes from the session and never from what was sent; an event is small, and one person sends only
//! so many; after half a year it is forgotten.
//!
//! Door: [`sign_in_failed`], for the login form.
use crate::prelude::*;

use learnt_queries::queries::analytics as sql;

mod api;
pub(crate) mod jobs;
pub(crate) mod reactions;

/// A sign-in that did not lead in: the attempt and the error, without what was typed.
pub async fn sign_in_failed(app: &App, context: &TenantContext, why: &str) -> Result<()> {
    let (client, now, team) = (app.client(context).await?, app.clock.now(), context.team.id.as_str());
    for (name, properties) in [("login attempt", json!({})), ("login error", json!({"code": why}))] {
        sql::note()
            .params(
                &*client,
                &sql::NoteParams {
                    id: new_id(),
                    at: now,
                    kind: "track",
                    name,
                    user_id: None,
                    team_id: team,
                    properties: &properties,
                },
            )
            .await
            .sql()?;
    }
    Ok(())
}

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    daily_jobs: &[(jobs::PURGE, jobs::purge)],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::identify)))
        .routes(gate(Gate::SignedIn, routes!(api::page)))
        .routes(gate(Gate::SignedIn, routes!(api::track)))
}
