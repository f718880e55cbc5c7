//! query: what operators may ask of a tenant's rows. A closed list of collections, under the specification's names; personal fields are
//! masked and what is secret is not there; each question has a reason and stands in the operators' log before it is asked.
mod api;
mod catalogue;
mod model;
mod view;

use learnt_kernel::email::EmailAddress;
use learnt_kernel::ids::new_id;
use serde_json::{Value, json};

pub use api::routes;

use crate::ControlPlane;
use crate::registry::{AuditEvent, RegistryError};

/// Keeps a query for an operator, as they do at the console: under a name that they used already it replaces the earlier one.
pub async fn save_query(
    control: &ControlPlane,
    operator: &EmailAddress,
    name: &str,
    query: Value,
) -> Result<(), RegistryError> {
    let (registry, id) = (&control.state().registry, new_id());
    let found = registry.operator_by_email(operator.as_str()).await?;
    let operator = found.ok_or(RegistryError::Absent)?;
    let audit_event = AuditEvent {
        action: "query.saved",
        subject: id.to_string(),
        subject_name: Some(name.to_owned()),
        operator: Some((operator.id, operator.name.clone())),
        ip: None,
        request_id: None,
        details: json!({ "query": query }),
    };
    let (by, row) = ((operator.id, operator.name.as_str()), (id, name, query));
    registry
        .save_query(by, row, api::MOST_SAVED, audit_event, control.state().clock.now())
        .await?;
    Ok(())
}
