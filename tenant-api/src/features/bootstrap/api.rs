//! What a page is shown of its team, as JSON, as a stylesheet and in the page itself.
use std::sync::Arc;

use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use learnt_kernel::host::Host;
use learnt_kernel::request;
use learnt_kernel::tenant::{FALLBACK, TeamId};

use super::model::{Bootstrap, build, render_index, with_data};
use crate::db::directory::{Team, Tenant};
use crate::edge::tenant_context::NamedHost;
use crate::features::files;
use crate::look::{self, ShownTheme};
use crate::prelude::*;

type HostMatch = Option<(Arc<Tenant>, Arc<Team>)>;

/// Whose branding a host shows: its own team's, or that of the fallback; the flag says which.
fn found(app: &App, host: Option<&Host>) -> (HostMatch, bool) {
    let directory = app.directory.now();
    let own = host
        .and_then(|host| directory.at(host, &app.config.platform_roots))
        .filter(|(_, team)| team.active);
    if own.is_some() {
        return (own, false);
    }
    (TeamId::parse(FALLBACK).ok().and_then(|id| directory.team(&id)), true)
}

fn load(app: &App, host: Option<&Host>) -> Bootstrap {
    let (found, fallback) = found(app, host);
    build(found.as_ref().map(|(tenant, team)| (&**tenant, &**team)), fallback)
}

fn is_suspended(app: &App, host: &Host) -> bool {
    let found = app.directory.now().at(host, &app.config.platform_roots);
    found.is_some_and(|(tenant, _)| tenant.suspended)
}

/// What the host's team looks like, before anybody is signed in
#[utoipa::path(get, path = "/api/bootstrap", tag = "bootstrap", responses((status = 200, body = Bootstrap), (status = 403, body = Problem)))]
pub async fn bootstrap(State(app): State<App>, NamedHost(host): NamedHost) -> Result<Json<Bootstrap>> {
    if is_suspended(&app, &host) {
        return Err(crate::edge::tenant_context::suspended());
    }
    Ok(Json(load(&app, Some(&host))))
}

/// `/brand.css`: the team's colours as variables `--team-primary`, `--team-secondary`, `--team-sidebar` and
/// `--team-top-header`, so that the first paint has them.
pub async fn brand_css(State(app): State<App>, NamedHost(host): NamedHost) -> Response {
    let theme: ShownTheme = load(&app, Some(&host)).team.theme;
    (
        [(CONTENT_TYPE, "text/css; charset=utf-8"), (CACHE_CONTROL, "no-cache")],
        theme.css(),
    )
        .into_response()
}

/// `/brand/{team}/{picture}/{id}`: a picture of a team's look, for everybody who looks at a login page or chooses a
/// team. Only while the team's theme names this very upload: all others need a session or a signature.
pub async fn brand_picture(
    State(app): State<App>,
    Path((team, picture, id)): Path<(String, String, Uuid)>,
    headers: HeaderMap,
) -> Result<Response> {
    let found = TeamId::parse(&team).ok().and_then(|id| app.directory.now().team(&id));
    let (tenant, _) = found
        .filter(|(tenant, team)| !tenant.suspended && team.active)
        .filter(|(_, team)| look::picture(&team.theme, &picture) == Some(id))
        .ok_or_else(Problem::not_found)?;
    request::belongs_to(tenant.id.as_str());
    files::open_picture(&app, &tenant, id, &headers).await
}

/// The built page in the dress of a host's team: title, icon, share image, colour of the browser's bar, and what the browser would ask
/// for first. Of a tenant that is suspended it asks, and is told why nothing comes.
pub fn index_html(app: &App, host: &str, template: &str) -> String {
    let host = Host::parse(host).ok();
    let origin = found(app, host.as_ref()).0.map(|(_, team)| app.team_origin(&team));
    let shown = load(app, host.as_ref());
    let page = render_index(template, &shown, origin.as_deref());
    match &host {
        Some(host) if !is_suspended(app, host) => with_data(&page, &shown),
        _ => page,
    }
}
