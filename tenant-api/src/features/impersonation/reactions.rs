//! What impersonation does about domain events: an operator who may not sign in any more acts as nobody either.

use super::commands;
use super::domain_events::OperatorDisabled;
use crate::domain_events::Received;
use crate::features::sessions;
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// `operator.disabled`, which the control plane publishes through a stored function: what they do in somebody's name ends.
pub fn on_operator_disabled<'a>(
    app: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<OperatorDisabled>,
) -> HandlerFuture<'a> {
    Box::pin(end_of(app, change, event))
}

async fn end_of(app: &App, change: &mut Change<'_>, event: &Received<OperatorDisabled>) -> Result<()> {
    let operator: Uuid = event.about()?;
    if let Some(person) = commands::end_of(change, operator, "operator disabled").await? {
        sessions::forget_sessions(app, &change.tenant().id, person).await;
    }
    Ok(())
}
