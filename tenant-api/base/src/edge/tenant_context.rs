//! Which tenant and team the host names. Everything in a request hangs on this.
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderName;
use axum::http::request::Parts;
use learnt_kernel::browser::{RefreshCookie, own_page};
use learnt_kernel::caller::{Caller, through_proxy};
use learnt_kernel::host::{Host, invalid_host, named_host, one_host};
use learnt_kernel::problem::Problem;
use learnt_kernel::refresh::RefreshToken;
use learnt_kernel::request;
use uuid::Uuid;

use crate::app::{App, AppState};
use crate::db::TenantClient;
use crate::db::directory::{Team, Tenant};
use crate::db::tx::Principal;
use crate::language::Language;

/// Where a proxy says which host it was asked for.
const FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");

/// The tenant context of a request: a known host, its team and tenant.
#[derive(Clone, Debug)]
pub struct TenantContext {
    /// Whose data a request may touch.
    pub tenant: Arc<Tenant>,
    /// The workspace.
    pub team: Arc<Team>,
    /// The host as parsed.
    pub host: Host,
    /// From where the request comes, as far as the network tells.
    pub address: Option<IpAddr>,
    /// The language that the request asks for; nothing where that is none that is spoken.
    pub language: Option<Language>,
    /// The request's id, also in its answer and its log line.
    pub request_id: String,
}

impl Principal {
    /// Somebody at a team's host; nobody yet for whoever is just coming in.
    pub fn at(context: &TenantContext, actor: Option<Uuid>) -> Self {
        Self {
            actor,
            acting_as: None,
            team: Some(context.team.id.to_string()),
            rank: 0,
            ip: context.address.map(|address| address.to_string()),
            request_id: Some(context.request_id.clone()),
            follows: false,
        }
    }
}

impl AppState {
    /// A connection of the tenant that the host names.
    pub async fn client(&self, context: &TenantContext) -> Result<TenantClient, Problem> {
        self.client_of(&context.tenant).await
    }
}

impl FromRequestParts<App> for TenantContext {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        if let Some(context) = parts.extensions.get::<TenantContext>() {
            return Ok(context.clone());
        }
        let host = host(parts, app)?;
        // Fallback branding is for the eyes only: no sign-in and no data on a host that nobody owns.
        let (tenant, team) = app
            .directory
            .now()
            .at(&host, &app.config.platform_roots)
            .ok_or_else(|| {
                Problem::forbidden("unknown_host", "No team uses this address. Please check the address.")
            })?;
        if tenant.suspended {
            return Err(suspended());
        }
        if !team.active {
            return Err(Problem::forbidden(
                "team_inactive",
                "This team is not active. Please contact your administrator.",
            ));
        }
        request::belongs_to(tenant.id.as_str());
        let Ok(Caller { address, .. }) = Caller::from_request_parts(parts, app).await;
        let context = TenantContext {
            tenant,
            team,
            host,
            address,
            language: Language::from_headers(&parts.headers),
            request_id: request::current_id(),
        };
        parts.extensions.insert(context.clone());
        Ok(context)
    }
}

/// The refusal at every door of a suspended tenant.
pub fn suspended() -> Problem {
    Problem::forbidden(
        "tenant_suspended",
        "This organisation's access is suspended. Please contact your administrator.",
    )
}

/// The host that a request names, known or not.
pub struct NamedHost(pub Host);

impl FromRequestParts<App> for NamedHost {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        host(parts, app).map(Self)
    }
}

/// The host that a request names: forwarded headers count only from the trusted proxy, which says one.
fn host(parts: &Parts, app: &App) -> Result<Host, Problem> {
    if through_proxy(parts, app.config.trusted_proxy) && parts.headers.contains_key(FORWARDED_HOST) {
        return one_host(&parts.headers, &FORWARDED_HOST)?.ok_or_else(invalid_host);
    }
    named_host(&parts.headers, &parts.uri)
}

/// A request that our own page made, with the refresh token if there is one. The cookie is taken from nobody else.
pub struct SameOriginRequest {
    /// The refresh token that came along, if it is one of ours.
    pub refresh: Option<RefreshToken>,
}

impl FromRequestParts<App> for SameOriginRequest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        own_page(&parts.headers, &app.config.public, &host(parts, app)?)?;
        let text = RefreshCookie::Team.of(&parts.headers);
        Ok(Self {
            refresh: text.and_then(|text| RefreshToken::read(text, &app.config.master_key)),
        })
    }
}
