//! Demo accounts of an installation that is being set up: there is no route to it.
use anyhow::Context;
use learnt_kernel::email::EmailAddress;
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use serde_json::json;

use crate::ControlPlane;
use crate::builder::DemoMark;
use crate::features::members::schema_location;
use crate::registry::AuditEvent;

/// Marks a member of a tenant's first team as a demo account, as an operator would at the console, with the same rows in both logs.
/// Whoever is one already stays it.
pub async fn mark(
    control: &ControlPlane,
    operator: &EmailAddress,
    id: &TenantId,
    email: &EmailAddress,
    reason: &str,
) -> anyhow::Result<()> {
    let app = control.state();
    let tenant = app.registry.tenant(id.as_str()).await?;
    let (schema, cluster) = schema_location(&tenant).context("the tenant is not ready")?;
    let tenant_database = app.provisioner.tenant_database(&cluster)?;
    let there = tenant_database.demo_accounts(&schema).await?;
    if there.iter().any(|one| one.email.as_deref() == Some(email.as_str())) {
        return Ok(());
    }
    let operator = app.registry.operator_by_email(operator.as_str()).await?;
    let operator = operator.context("there is no such operator")?;
    let now = app.clock.now();
    let audit_event = AuditEvent {
        action: "demo_account.marked",
        subject: tenant.id.clone(),
        subject_name: Some(tenant.name.clone()),
        operator: Some((operator.id, operator.name.clone())),
        ip: None,
        request_id: None,
        details: json!({"team": id.as_str(), "email": email.as_str(), "reason": reason}),
    };
    app.registry.record(audit_event, now).await?;
    let demo_mark = DemoMark {
        // The first team and the tenant share their label.
        team: id.as_str(),
        email: email.as_str(),
        on: true,
        reason,
        by: json!({"id": operator.id, "name": operator.name, "log": new_id()}),
        now,
    };
    let done = tenant_database.mark_demo_account(&schema, &demo_mark).await?;
    done.context("nobody of the team has this address").map(drop)
}
