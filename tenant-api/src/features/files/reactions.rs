//! What was thrown away leaves the object store too, unless the same content is still kept under another id.

use super::commands;
use super::domain_events::FileDropped;
use super::store::BlobStore;
use crate::domain_events::Received;
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// `file.dropped`: removes the bytes.
pub fn on_dropped<'a>(app: &'a App, change: &'a mut Change<'_>, event: &'a Received<FileDropped>) -> HandlerFuture<'a> {
    Box::pin(remove(app, change, event))
}

async fn remove(app: &App, change: &mut Change<'_>, event: &Received<FileDropped>) -> Result<()> {
    let FileDropped { hash } = &event.payload;
    let blob_store = BlobStore::new(app.files.clone(), change.tenant().id.clone());
    commands::remove(&blob_store, change, hash).await
}
