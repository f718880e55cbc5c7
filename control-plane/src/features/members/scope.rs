//! Where a tenant's people sign in, and where their rows are.
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::tenant::SchemaName;

use super::model::Refusal;
use crate::app::App;
use crate::builder::BuildError;
use crate::edge::problem::unstorable;
use crate::registry::{Team, Tenant, is_unstorable};

/// A team of a tenant in which people may sign in, and where its rows are.
pub(crate) struct MemberScope {
    pub tenant: Tenant,
    pub team: Team,
    pub schema: SchemaName,
    pub cluster: String,
}

/// Finds it, or says why nothing can be done there.
pub(crate) async fn at(app: &App, tenant: &str, team: &str) -> Result<MemberScope> {
    let file = app.registry.tenant_file(tenant).await?;
    let (schema, cluster) = schema_location(&file.tenant).ok_or(Refusal::NotReady)?;
    let mut teams = file.teams.into_iter().map(|(team, _)| team);
    let found = teams.find(|one| one.id == team && one.status == "active");
    Ok(MemberScope {
        team: found.ok_or(Refusal::NoTeam)?,
        schema,
        cluster,
        tenant: file.tenant,
    })
}

/// Where a tenant's rows are, if people may sign in to it.
pub(crate) fn schema_location(tenant: &Tenant) -> Option<(SchemaName, String)> {
    tenant.ready_at.filter(|_| tenant.status == "ready")?;
    schema_of(tenant)
}

/// Where a tenant's rows are, as far as there are any.
pub(crate) fn schema_of(tenant: &Tenant) -> Option<(SchemaName, String)> {
    let schema = SchemaName::parse(tenant.schema_name.as_deref()?).ok()?;
    Some((schema, tenant.cluster_id.clone()?))
}

/// The tenant's rows cannot be reached, or cannot hold what was entered.
pub(crate) fn unavailable(tenant: &Tenant, error: &BuildError) -> Problem {
    if let BuildError::TenantDatabase(cause) = error
        && is_unstorable(cause)
    {
        return unstorable();
    }
    tracing::warn!(tenant = tenant.id, %error, "the tenant's database does not answer");
    Problem::unavailable(
        "database_unavailable",
        "The tenant's database is not responding. Please try again shortly.",
    )
}
