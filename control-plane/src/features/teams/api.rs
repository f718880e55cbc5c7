//! The internal routes by which a tenant's admin changes a team's look and the ways to sign in to it.
use axum::Router;
use axum::extract::State;
use axum::routing::patch;
use learnt_kernel::input::{Json, Path};
use learnt_kernel::problem::{Problem, Result};
use serde::Serialize;
use serde_json::{Map, Value};

use super::{look, navigation, sign_in};
use crate::app::App;
use crate::edge::internal_key::ActingFor;

/// A team after a change.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TeamLook {
    id: String,
    tenant_id: String,
    display_name: String,
    support_email: Option<String>,
    terms_and_conditions_url: Option<String>,
    theme: Value,
    revision: i32,
}

/// Routes of the internal listener.
pub fn internal_routes() -> Router<App> {
    Router::new()
        .route("/internal/teams/{id}/theme", patch(change_theme))
        .route("/internal/teams/{id}/sign-in", patch(change_sign_in))
        .route("/internal/teams/{id}/navigation", patch(change_navigation))
}

async fn change_theme(
    State(app): State<App>,
    Path(id): Path<String>,
    owner: ActingFor,
    Json(body): Json<Map<String, Value>>,
) -> Result<Json<TeamLook>> {
    let change = look::read(&body).map_err(Problem::unprocessable)?;
    let team = app.registry.change_team(&id, owner.as_str(), &change).await?;
    Ok(Json(TeamLook {
        id: team.id,
        tenant_id: team.tenant_id,
        display_name: team.display_name,
        support_email: team.support_email,
        terms_and_conditions_url: team.terms_url,
        theme: team.theme,
        revision: team.revision,
    }))
}

/// The ways to sign in after a change, with both revisions that it may have moved.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SignIn {
    providers: Value,
    settings: Value,
    team_revision: i32,
    tenant_revision: i32,
}

async fn change_sign_in(
    State(app): State<App>,
    Path(id): Path<String>,
    owner: ActingFor,
    Json(body): Json<Map<String, Value>>,
) -> Result<Json<SignIn>> {
    let change = sign_in::read(&body).map_err(Problem::unprocessable)?;
    let changed = app.registry.change_sign_in(&id, owner.as_str(), &change).await?;
    Ok(Json(SignIn {
        providers: changed.providers,
        settings: changed.settings,
        team_revision: changed.team_revision,
        tenant_revision: changed.tenant_revision,
    }))
}

/// A team's navigation after a change.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Navigation {
    side_navigation: Value,
    revision: i32,
}

async fn change_navigation(
    State(app): State<App>,
    Path(id): Path<String>,
    owner: ActingFor,
    Json(body): Json<Map<String, Value>>,
) -> Result<Json<Navigation>> {
    let change = navigation::read(&body).map_err(Problem::unprocessable)?;
    let team = app.registry.change_navigation(&id, owner.as_str(), &change).await?;
    Ok(Json(Navigation {
        side_navigation: team.side_navigation,
        revision: team.revision,
    }))
}
