//! What files have on the calendar: uploads that nothing names any more, and what lies in the store without an upload.
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use chrono::Duration;
use learnt_kernel::tenant::TenantId;
use learnt_queries::queries::files as sql;

use super::commands;
use super::domain_events::FileDropped;
use super::store::{ARRIVING, BlobStore};
use crate::blocking::run_blocking;
use crate::db::directory::Team;
use crate::look;
use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::schedule::{self, DueJob};

/// The calendar's word for it.
pub const COLLECT: &str = "files.collect";

/// Nothing that is younger is looked at: it may be on its way to whatever will name it.
const YOUNG: Duration = Duration::days(1);
/// So long an upload stays that nothing names: what was taken away may be brought back.
const UNUSED: Duration = Duration::days(30);
/// Uploads dropped, and contents looked at, with one statement.
const PORTION: i64 = 500;

/// Collects, and comes again tomorrow.
pub fn collect<'a>(app: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let now = change.now();
        unused(app, change, now).await?;
        without_upload(app, change, now - YOUNG).await?;
        schedule::plan(change, COLLECT, COLLECT, now + Duration::days(1)).await
    })
}

/// Uploads that nothing names: noted first, and dropped when they have been so for long.
async fn unused(app: &App, change: &mut Change<'_>, now: DateTime<Utc>) -> Result<()> {
    let Some(elsewhere) = in_looks(app, &change.tenant().id) else {
        return Ok(());
    };
    sql::mark_used().bind(change.tx(), &elsewhere).await.sql()?;
    sql::mark_unused()
        .bind(change.tx(), &now, &(now - YOUNG), &elsewhere)
        .await
        .sql()?;
    let locked = sql::lock_unused()
        .bind(change.tx(), &(now - UNUSED), &PORTION)
        .all()
        .await
        .sql()?;
    if locked.is_empty() {
        return Ok(());
    }
    let dropped = sql::drop_unused()
        .bind(change.tx(), &locked, &elsewhere)
        .all()
        .await
        .sql()?;
    for file in dropped {
        let event = DomainEvent::of(file.id.to_string(), FileDropped { hash: file.hash });
        change.publish(event).await?;
    }
    Ok(())
}

/// The pictures in the looks of a tenant's teams, which the control plane keeps. `None`: what it keeps is not known for
/// certain just now.
fn in_looks(app: &App, tenant: &TenantId) -> Option<Vec<Uuid>> {
    if !app.directory.is_live() {
        return None;
    }
    let directory = app.directory.now();
    let named = |team: &Arc<Team>| look::PICTURES.map(|name| look::picture(&team.theme, name));
    Some(directory.teams_of(tenant).flat_map(named).flatten().collect())
}

/// What lies in the store without an upload: it arrived and was never given a row.
async fn without_upload(app: &App, change: &Change<'_>, before: DateTime<Utc>) -> Result<()> {
    let tenant = change.tenant().id.clone();
    let blob_store = BlobStore::new(app.files.clone(), tenant.clone());
    let mut contents = Vec::new();
    for path in blob_store.older_than(before).await? {
        if path.parts().any(|part| part.as_ref() == ARRIVING) {
            blob_store.drop_arrived(&path).await;
        } else if let Some(hash) = path.filename() {
            contents.push(hash.to_owned());
        }
    }
    for portion in contents.chunks(500) {
        let portion: Vec<&str> = portion.iter().map(String::as_str).collect();
        for hash in sql::unknown_hashes().bind(change.tx(), &portion).all().await.sql()? {
            commands::remove(&blob_store, change, &hash).await?;
        }
    }
    let folder = app.config.data_dir.join("files").join(tenant.as_str()).join(ARRIVING);
    run_blocking(move || drop_interrupted(folder, before.into())).await?
}

/// What was being written when the service was killed: the store does not list what was never completed.
fn drop_interrupted(folder: PathBuf, before: SystemTime) -> Result<()> {
    let drop_old = || -> std::io::Result<()> {
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            if entry.metadata()?.modified()? < before {
                std::fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    };
    match drop_old() {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(Problem::internal(&error)),
        _ => Ok(()),
    }
}
