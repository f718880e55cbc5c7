//! Asking for one's teams, where nobody is known yet.
use axum::http::HeaderMap;

use super::commands;
use super::model::SENT;
use crate::edge::tenant_context::NamedHost;
use crate::language::Language;
use crate::prelude::*;

/// Whose teams.
#[derive(Deserialize, ToSchema)]
pub struct TeamLookup {
    /// The address, as it was typed.
    email: String,
}

/// What the person reads, whoever they are.
#[derive(Serialize, ToSchema)]
pub struct TeamLookupSent {
    message: String,
}

/// Have a mail sent that lists the teams of an address, at a host that no team has
#[utoipa::path(post, path = "/api/auth/team-lookup", operation_id = "team_lookups_ask", tag = "team lookups", request_body = TeamLookup,
    params(("accept-language" = Option<String>, Header, description = "The language of the mail: `en` or `ar`")),
    responses((status = 200, body = TeamLookupSent), (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn ask(
    State(app): State<App>,
    NamedHost(host): NamedHost,
    caller: Caller,
    headers: HeaderMap,
    Json(form): Json<TeamLookup>,
) -> Result<Json<TeamLookupSent>> {
    let at_team = app.directory.now().at(&host, &app.config.platform_roots);
    if at_team.is_some_and(|(_, team)| team.active) {
        return Err(Problem::not_found());
    }
    commands::ask(
        &app,
        &caller,
        &form.email,
        Language::from_headers(&headers).unwrap_or_default(),
    )
    .await?;
    Ok(Json(TeamLookupSent {
        message: SENT.to_owned(),
    }))
}
