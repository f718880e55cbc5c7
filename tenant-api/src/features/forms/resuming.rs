//! Uploads that arrive in pieces, and go on where they were cut off.
//!
//! The next piece must begin where the last one ended: of two that begin there, one is kept. What is whole is judged and kept once, however
//! often its end is sent.

use bytes::Bytes;
use chrono::Duration;
use learnt_queries::queries::forms as sql;

use super::authority::Scope;
use super::locking::lock;
use super::uploads;
use crate::features::files;
use crate::prelude::*;

/// The largest piece.
pub const MOST_BYTES: usize = 8 * 1024 * 1024;
/// So long an upload can go on: its pieces are collected some hours later.
const UPLOAD_LIFE: Duration = Duration::hours(20);

/// A file that is to come.
pub struct ExpectedFile<'a> {
    /// The question that it answers.
    pub field: &'a str,
    /// `image`, `video`, `document` or `office`.
    pub kind: &'a str,
    pub name: &'a str,
    /// Bytes.
    pub size: i64,
}

/// How far an upload is.
pub struct Progress {
    pub id: Uuid,
    /// Bytes in all.
    pub size: i64,
    /// Bytes that are there.
    pub received: i64,
    /// What it has become.
    pub file_id: Option<Uuid>,
}

/// Begins an upload for a question.
pub async fn begin(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    submission: Uuid,
    coming: &ExpectedFile<'_>,
) -> Result<Uuid> {
    let locked = lock(change, at, submission).await?;
    uploads::takes_files(&locked, coming.field)?;
    let size = u64::try_from(coming.size).unwrap_or_default();
    if size == 0 {
        return Err(Problem::field("size", "invalid", "This file is empty."));
    }
    files::check_size(coming.kind, size)?;
    let now = change.now();
    sql::forget_uploads()
        .bind(change.tx(), &(now - UPLOAD_LIFE))
        .await
        .sql()?;
    let (id, name) = (new_id(), coming.name.chars().take(250).collect::<String>());
    sql::create_upload()
        .params(
            change.tx(),
            &sql::CreateUploadParams {
                id,
                submission_id: submission,
                field: coming.field,
                kind: coming.kind,
                name,
                size: coming.size,
                by: at.by,
                now,
            },
        )
        .await
        .sql()?;
    Ok(id)
}

/// How far an upload of one's own is.
pub async fn progress(client: &TenantClient, at: &Scope<'_>, app: &App, id: Uuid) -> Result<Progress> {
    let since = app.clock.now() - UPLOAD_LIFE;
    let row = sql::one_upload()
        .bind(&**client, &id, &at.by, &at.team, &since)
        .opt()
        .await
        .or_not_found()?;
    Ok(Progress {
        id,
        size: row.size,
        received: row.received,
        file_id: row.file_id,
    })
}

async fn locked(change: &Change<'_>, at: &Scope<'_>, id: Uuid) -> Result<sql::LockUpload> {
    let since = change.now() - UPLOAD_LIFE;
    sql::lock_upload()
        .bind(change.tx(), &id, &at.by, &at.team, &since)
        .opt()
        .await
        .or_not_found()
}

/// A piece that was laid beside gets its place, if it begins where the last one ended. An empty one changes nothing.
pub async fn add(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    (id, offset): (Uuid, i64),
    part: Option<(Uuid, i64)>,
) -> Result<()> {
    let row = locked(change, at, id).await?;
    if row.received != offset {
        return Err(Problem::conflict(
            "wrong_offset",
            "Another part of this file has already been received. The upload continues from there.",
        ));
    }
    let Some((part, length)) = part else {
        return Ok(());
    };
    if row.received + length > row.size {
        return Err(Problem::field(
            "file",
            "too_large",
            "The file is larger than announced.",
        ));
    }
    sql::add_part()
        .bind(change.tx(), &length, &part, &id)
        .await
        .sql()
        .map(drop)
}

/// Refuses what its first piece says is something else.
pub async fn check(
    client: &TenantClient,
    at: &Scope<'_>,
    app: &App,
    (id, offset): (Uuid, i64),
    bytes: &Bytes,
) -> Result<()> {
    let since = app.clock.now() - UPLOAD_LIFE;
    let row = sql::one_upload()
        .bind(&**client, &id, &at.by, &at.team, &since)
        .opt()
        .await
        .or_not_found()?;
    if offset == 0 && !bytes.is_empty() {
        files::check_head(&row.kind, bytes)?;
    }
    Ok(())
}

/// Makes a file of an upload that is whole, once.
pub async fn finish(
    app: &App,
    context: &TenantContext,
    change: &mut Change<'_>,
    at: &Scope<'_>,
    id: Uuid,
) -> Result<Vec<Uuid>> {
    let row = locked(change, at, id).await?;
    if row.file_id.is_some() || row.received < row.size {
        return Ok(Vec::new());
    }
    let stored = files::take_parts(app, &context.tenant.id, &row.kind, &row.parts).await?;
    let upload = (&stored, row.name.as_str());
    let file = uploads::save_file(change, at, row.submission_id, &row.field, upload).await?;
    sql::end_upload().bind(change.tx(), &file, &id).await.sql()?;
    Ok(row.parts)
}

/// Forgets an upload that was refused; answers its pieces.
pub async fn forget(change: &mut Change<'_>, at: &Scope<'_>, id: Uuid) -> Result<Vec<Uuid>> {
    let row = locked(change, at, id).await?;
    sql::drop_upload().bind(change.tx(), &id).await.sql()?;
    Ok(row.parts)
}
