//! An import goes on, a few hundred lines at a time: each step asks for the next one in its own transaction.
use super::{commands, run};
use crate::app::App;
use crate::db::Change;
use crate::domain_events::Received;
use crate::features::people::domain_events::ImportStep;
use crate::registry::HandlerFuture;

/// `import.step`: runs the next lines of the import that the domain event names.
pub fn step<'a>(app: &'a App, change: &'a mut Change<'_>, event: &'a Received<ImportStep>) -> HandlerFuture<'a> {
    Box::pin(async move {
        let ImportStep { team_id, processed } = &event.payload;
        run::step(app, change, team_id, event.about()?, *processed).await
    })
}

/// A step failed for the last time: the import has stopped, with what was done until then, and can be started again.
pub fn given_up<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a Received<ImportStep>) -> HandlerFuture<'a> {
    Box::pin(async move { commands::stop_job(change, event.about()?).await })
}
