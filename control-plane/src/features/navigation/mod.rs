//! navigation: the trees that operators prepare for teams, and which entries of the product a tenant has at all. Both reach the running
//! product with the tenant's settings, through the directory.
mod api;
mod model;

use learnt_kernel::email::EmailAddress;
use learnt_kernel::ids::new_id;
use serde_json::{Value, json};

pub use api::routes;

use crate::ControlPlane;
use crate::registry::{AuditEvent, RegistryError};

/// Prepares a template for an operator, as they do at the console; one of this name that is there already stays as it is.
pub async fn prepare(
    control: &ControlPlane,
    operator: &EmailAddress,
    name: &str,
    entries: Value,
) -> Result<(), RegistryError> {
    let (registry, id) = (&control.state().registry, new_id());
    let found = registry.operator_by_email(operator.as_str()).await?;
    let operator = found.ok_or(RegistryError::Absent)?;
    let audit_event = AuditEvent {
        action: "navigation.template_saved",
        subject: id.to_string(),
        subject_name: Some(name.to_owned()),
        operator: Some((operator.id, operator.name)),
        ip: None,
        request_id: None,
        details: json!({}),
    };
    registry
        .save_template((id, name, entries), None, audit_event, control.state().clock.now())
        .await?;
    Ok(())
}
