//! An import goes on, a few hundred lines at a time: each step asks for the next one in its own transaction.
use learnt_kernel::problem::{Problem, Result};

use super::run;
use crate::app::App;
use crate::db::Change;
use crate::facts::Happened;
use crate::reactions::Reacting;

/// Runs the next lines of the import that the fact names.
pub fn step<'a>(app: &'a App, change: &'a mut Change<'_>, fact: &'a Happened) -> Reacting<'a> {
    Box::pin(go_on(app, change, fact))
}

async fn go_on(app: &App, change: &mut Change<'_>, fact: &Happened) -> Result<()> {
    let id = fact
        .subject
        .parse()
        .map_err(|_| Problem::internal_text("an import's step names no job"))?;
    let team = fact.payload["teamId"].as_str().unwrap_or_default();
    let processed = fact.payload["processed"].as_i64().unwrap_or_default();
    run::step(app, change, team, id, processed).await
}
