//! Triggers of an installation that is being set up: there is no route to it.
use anyhow::{Context, bail};
use learnt_kernel::email::EmailAddress;
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use learnt_kernel::trigger::Content;
use serde_json::json;

use crate::ControlPlane;
use crate::builder::TriggerFilter;
use crate::features::members::schema_location;
use crate::registry::AuditEvent;

/// Makes a trigger of a tenant, as an operator would at the console, with the same rows in both logs. One of the same title stays
/// as it is.
pub async fn arrange(
    control: &ControlPlane,
    operator: &EmailAddress,
    id: &TenantId,
    content: Content,
) -> anyhow::Result<()> {
    let app = control.state();
    let tenant = app.registry.tenant(id.as_str()).await?;
    let (schema, cluster) = schema_location(&tenant).context("the tenant is not ready")?;
    let (tenant_database, now) = (app.provisioner.tenant_database(&cluster)?, app.clock.now());
    let all = TriggerFilter {
        sort: "title",
        limit: 1_000,
        ..TriggerFilter::default()
    };
    let there = tenant_database.triggers(&schema, &all, now).await?;
    if there.iter().any(|one| one.title == content.title) {
        return Ok(());
    }
    let operator = app.registry.operator_by_email(operator.as_str()).await?;
    let operator = operator.context("there is no such operator")?;
    let content = content
        .check()
        .map_err(|wrong| anyhow::anyhow!("a trigger that cannot be: {wrong:?}"))?;
    let (trigger, by) = (
        new_id(),
        json!({"id": operator.id, "name": operator.name, "log": new_id()}),
    );
    let keys = (trigger, new_id(), None);
    let done = tenant_database.save_trigger(&schema, keys, &content, &by, now).await?;
    if done.outcome != "saved" {
        bail!("the trigger was not saved: {} {:?}", done.outcome, done.about);
    }
    let audit_event = AuditEvent {
        action: "trigger.created",
        subject: tenant.id.clone(),
        subject_name: Some(tenant.name.clone()),
        operator: Some((operator.id, operator.name)),
        ip: None,
        request_id: None,
        details: json!({"trigger": trigger, "title": content.title}),
    };
    app.registry.record(audit_event, now).await?;
    done.commit().await?;
    Ok(())
}
