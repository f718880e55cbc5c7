//! Superadmins of an installation that is being set up: there is no route to it.
use anyhow::Context;
use learnt_kernel::email::EmailAddress;
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use serde_json::json;

use crate::ControlPlane;
use crate::builder::Appointment;
use crate::features::members::schema_location;
use crate::registry::AuditEvent;

/// Appoints a member of a tenant's first team its superadmin, as an operator would at the console, with the same rows in
/// both logs. Whoever is one already stays it.
pub async fn seat(
    control: &ControlPlane,
    operator: &EmailAddress,
    id: &TenantId,
    email: &EmailAddress,
) -> anyhow::Result<()> {
    let app = control.state();
    let tenant = app.registry.tenant(id.as_str()).await?;
    let (schema, cluster) = schema_location(&tenant).context("the tenant is not ready")?;
    let tenant_database = app.provisioner.tenant_database(&cluster)?;
    let there = tenant_database.superadmins(&schema).await?;
    if there.iter().any(|one| one.email.as_deref() == Some(email.as_str())) {
        return Ok(());
    }
    let operator = app.registry.operator_by_email(operator.as_str()).await?;
    let operator = operator.context("there is no such operator")?;
    let (reason, now) = ("Looks after this installation", app.clock.now());
    let audit_event = AuditEvent {
        action: "superadmin.appointed",
        subject: tenant.id.clone(),
        subject_name: Some(tenant.name.clone()),
        operator: Some((operator.id, operator.name.clone())),
        ip: None,
        request_id: None,
        details: json!({"team": id.as_str(), "email": email.as_str(), "reason": reason}),
    };
    app.registry.record(audit_event, now).await?;
    let appointment = Appointment {
        // The first team and the tenant share their label.
        team: id.as_str(),
        email: email.as_str(),
        on: true,
        operator: (operator.id, &operator.name),
        reason,
        event_id: new_id(),
        now,
    };
    let done = tenant_database.appoint_superadmin(&schema, &appointment).await?;
    done.context("nobody of the team has this address")?;
    tenant_database.announce_event(id).await;
    Ok(())
}
