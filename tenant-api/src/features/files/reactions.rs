//! What was thrown away leaves the object store too, unless the same content is still kept under another id.
use learnt_kernel::problem::Result;
use serde::Deserialize;

use super::commands;
use super::store::Shelf;
use crate::app::App;
use crate::db::Change;
use crate::facts::Happened;
use crate::reactions::Reacting;

#[derive(Deserialize)]
struct Dropped {
    hash: String,
}

/// `file.dropped`: removes the bytes.
pub fn dropped<'a>(app: &'a App, change: &'a mut Change<'_>, fact: &'a Happened) -> Reacting<'a> {
    Box::pin(remove(app, change, fact))
}

async fn remove(app: &App, change: &mut Change<'_>, fact: &Happened) -> Result<()> {
    let Dropped { hash } = fact.read()?;
    let shelf = Shelf::new(app.files.clone(), change.tenant().id.clone());
    commands::remove(&shelf, change, &hash).await
}
