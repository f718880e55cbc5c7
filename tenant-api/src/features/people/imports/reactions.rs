//! An import goes on, a few hundred lines at a time: each step asks for the next one in its own transaction.
use serde::Deserialize;

use super::{commands, run};
use crate::app::App;
use crate::db::Change;
use crate::domain_events::ReceivedEvent;
use crate::registry::Reacting;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Step {
    team_id: String,
    processed: i64,
}

/// `import.step`: runs the next lines of the import that the domain event names.
pub fn step<'a>(app: &'a App, change: &'a mut Change<'_>, event: &'a ReceivedEvent) -> Reacting<'a> {
    Box::pin(async move {
        let Step { team_id, processed } = event.read()?;
        run::step(app, change, &team_id, event.about()?, processed).await
    })
}

/// A step failed for the last time: the import has stopped, with what was done until then, and can be started again.
pub fn given_up<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a ReceivedEvent) -> Reacting<'a> {
    Box::pin(async move { commands::stopped(change, event.about()?).await })
}
