//! Ending what an operator does in tenants: published there as a domain event, whose reaction ends it and writes it into the tenant's log.
use chrono::Duration;
use learnt_kernel::tenant::TenantId;
use uuid::Uuid;

use super::{OPENED, WAY};
use crate::app::App;
use crate::builder::BuildError;
use crate::features::members::schema_of;
use crate::registry::Tenant;

/// Longer than whatever was opened can last: the way, the hour at a tenant, and what its clock may differ by.
const LONGEST: Duration = Duration::minutes(70);

/// The tenants in which an operator who was disabled may be acting as somebody, by whether they could be told.
pub(crate) struct EndedSessions {
    /// They end it within seconds.
    pub notified: Vec<String>,
    /// Their databases do not answer.
    pub unreachable: Vec<String>,
}

/// Ends what an operator does, wherever they opened a way lately.
pub(crate) async fn end_everywhere(app: &App, operator: Uuid) -> anyhow::Result<EndedSessions> {
    let since = app.clock.now() - LONGEST - WAY;
    let mut ended = EndedSessions {
        notified: Vec::new(),
        unreachable: Vec::new(),
    };
    for id in app.registry.audited_subjects(operator, OPENED, since).await? {
        let tenant = app.registry.tenant(&id).await?;
        match end_at(app, &tenant, operator).await {
            Ok(()) => ended.notified.push(id),
            Err(error) => {
                tracing::error!(tenant = id, %error, "what an operator does there cannot be ended");
                ended.unreachable.push(id);
            }
        }
    }
    Ok(ended)
}

/// Ends what an operator does in a tenant. Where there is no schema (any more) there is nothing to end.
pub(super) async fn end_at(app: &App, tenant: &Tenant, operator: Uuid) -> Result<(), BuildError> {
    let location = schema_of(tenant).zip(TenantId::parse(&tenant.id).ok());
    let Some(((schema, cluster), id)) = location else {
        return Ok(());
    };
    let tenant_database = app.provisioner.tenant_database(&cluster)?;
    tenant_database
        .operator_disabled(&schema, operator, app.clock.now())
        .await?;
    tenant_database.announce_event(&id).await;
    Ok(())
}
