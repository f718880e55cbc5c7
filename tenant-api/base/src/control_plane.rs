//! The control plane's internal API, as the tenant API calls it: one client, short patience, its refusals passed on.
use std::time::Duration;

use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::{TeamId, TenantId};
use reqwest::{RequestBuilder, Response};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::config::ControlPlaneAddress;

/// Waits at most so long: an admin is looking at the screen.
const PATIENCE: Duration = Duration::from_secs(4);

/// The way to the control plane.
pub struct ControlPlane {
    client: reqwest::Client,
    address: Option<ControlPlaneAddress>,
}

/// What people read while the control plane is away.
fn away() -> Problem {
    Problem::unavailable(
        "control_plane_unavailable",
        "Settings cannot be saved right now. Please try again in a few minutes.",
    )
}

impl ControlPlane {
    /// Connects at first use.
    pub fn new(address: Option<ControlPlaneAddress>) -> anyhow::Result<Self> {
        let client = reqwest::Client::builder()
            .timeout(PATIENCE)
            .connect_timeout(Duration::from_secs(2))
            .no_proxy()
            .build()?;
        Ok(Self { client, address })
    }

    /// Changes a team's look in the name of its tenant.
    pub async fn change_theme(&self, tenant: &TenantId, team: &TeamId, change: &Map<String, Value>) -> Result<Value> {
        self.patch(tenant, &format!("teams/{team}/theme"), change).await
    }

    /// Changes a team's navigation in the name of its tenant.
    pub async fn change_navigation(&self, tenant: &TenantId, team: &TeamId, change: &Value) -> Result<Value> {
        self.patch(tenant, &format!("teams/{team}/navigation"), change).await
    }

    /// Changes the ways to sign in to a team, and its tenant's settings.
    pub async fn change_sign_in(&self, tenant: &TenantId, team: &TeamId, change: &Value) -> Result<Value> {
        self.patch(tenant, &format!("teams/{team}/sign-in"), change).await
    }

    /// Asks for the tenant's roles to be set as they were made.
    pub async fn restore_roles(&self, tenant: &TenantId) -> Result<()> {
        let request = |address: &ControlPlaneAddress| {
            self.client
                .post(format!("{}/internal/tenants/{tenant}/roles", address.url))
        };
        self.send(tenant, request).await.map(drop)
    }

    async fn patch(&self, tenant: &TenantId, path: &str, change: &impl Serialize) -> Result<Value> {
        let request = |address: &ControlPlaneAddress| {
            self.client
                .patch(format!("{}/internal/{path}", address.url))
                .json(change)
        };
        let answer = self.send(tenant, request).await?;
        answer.json().await.map_err(|_| away())
    }

    /// Sends a request in the name of a tenant; what is refused comes back as a problem.
    async fn send(
        &self,
        tenant: &TenantId,
        request: impl FnOnce(&ControlPlaneAddress) -> RequestBuilder,
    ) -> Result<Response> {
        let address = self.address.as_ref().ok_or_else(away)?;
        let request = request(address)
            .bearer_auth(&address.key)
            .header("x-learnt-tenant", tenant.as_str());
        let answer = request.send().await.map_err(|error| {
            tracing::warn!(%error, "the control plane does not answer");
            away()
        })?;
        check_response(answer).await
    }
}

/// What is wrong with the change is the admin's to hear; what is wrong with our key is not.
async fn check_response(answer: Response) -> Result<Response> {
    let status = answer.status();
    if status.is_success() {
        return Ok(answer);
    }
    if matches!(status.as_u16(), 404 | 409 | 422)
        && let Ok(problem) = answer.json::<Problem>().await
    {
        return Err(problem);
    }
    tracing::error!(status = status.as_u16(), "the control plane refuses");
    Err(away())
}
