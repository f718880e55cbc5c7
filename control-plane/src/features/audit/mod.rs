//! audit: what operators did at the console, and what was done in a tenant, through the face that its schema shows. Reading a
//! tenant's log is itself written down.
mod api;
mod model;

pub use api::routes;

use learnt_kernel::caller::Caller;
use learnt_kernel::problem::Result;
use learnt_kernel::request;
use serde_json::Value;

use crate::app::App;
use crate::edge::operator::Operator;
use crate::registry::AuditEvent;

/// What an operator did, about to be written down.
pub(crate) struct Note<'a> {
    /// `<noun>.<past participle>`.
    pub action: &'static str,
    /// The id of what it was done to.
    pub subject: &'a str,
    pub name: Option<&'a str>,
    /// What else is to be known of it; never a secret.
    pub details: Value,
}

/// As a row of the operators' log.
pub(crate) fn audit_event(operator: &Operator, caller: &Caller, note: Note<'_>) -> AuditEvent {
    AuditEvent {
        action: note.action,
        subject: note.subject.to_owned(),
        subject_name: note.name.map(str::to_owned),
        operator: Some((operator.id, operator.name.clone())),
        ip: caller.address.map(|address| address.to_string()),
        request_id: Some(request::current_id()),
        details: note.details,
    }
}

/// Writes down what an operator did.
pub(crate) async fn note(app: &App, operator: &Operator, caller: &Caller, note: Note<'_>) -> Result<()> {
    Ok(app
        .registry
        .record(audit_event(operator, caller, note), app.clock.now())
        .await?)
}
