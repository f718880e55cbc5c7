//! Uploads: pictures, videos with their captions, and PDFs. An upload is judged by its bytes while it streams in and stored under its hash in
//! the tenant's own folder of the object store; whoever may see it gets an address that is signed for some hours.
//!
//! Invariants: what was refused leaves no row and no object; what nothing names any more goes after a while; a picture holds pixels alone, written by us; an address
//! signed for one tenant opens nothing in another.

mod api;
mod captions;
mod commands;
mod container;
pub mod domain_events;
mod drawn;
pub mod erasing;
pub mod jobs;
pub mod mail_picture;
mod model;
mod parts;
mod picture;
mod range;
pub mod reactions;
mod signed;
mod sniff;
mod store;

use std::collections::HashMap;

use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use futures_util::StreamExt;
use learnt_kernel::server;
use learnt_kernel::tenant::TenantId;

use crate::db::directory::Tenant;
use crate::prelude::*;
use crate::richtext::Picture;

pub use api::{open_picture, receive_picture, receive_square_picture, receive_upload};
pub use commands::VerifiedUpload;
pub use parts::{check_head, check_size, drop_parts, store_part, take_parts};
pub use signed::url;
pub use store::BlobStore;

/// The largest file, and what a form has beside it.
pub const MOST_BYTES_OF_A_FORM: usize = 501 * 1024 * 1024;

/// Removes every file of a tenant that is being erased: how many, and how many bytes.
async fn erase_all(app: &App, tenant: &TenantId) -> Result<(i64, i64)> {
    store::BlobStore::new(app.files.clone(), tenant.clone()).erase().await
}

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &["file.uploaded"],
    daily_jobs: &[(jobs::COLLECT, jobs::collect)],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    // The limits by kind hold while the bytes stream in; this one is for everything around the file.
    let upload = OpenApiRouter::new()
        .routes(gate(Gate::Admin, routes!(api::upload)))
        .layer(DefaultBodyLimit::max(MOST_BYTES_OF_A_FORM))
        .layer(from_fn(server::allow_slow));
    OpenApiRouter::new()
        .routes(gate(Gate::Anyone, routes!(api::download)))
        .merge(upload)
}

/// The bytes of a stored file as they come from the store; the caller has made sure that whoever gets them may.
pub async fn open(
    app: &App,
    tenant: &Tenant,
    hash: &str,
) -> Result<futures_util::stream::BoxStream<'static, object_store::Result<bytes::Bytes>>> {
    store::BlobStore::new(app.files.clone(), tenant.id.clone())
        .read(hash, None)
        .await
}

/// A file as screens get it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FileView {
    /// The file.
    pub id: Uuid,
    /// Where its bytes are, for some hours.
    pub url: String,
    /// What it is for.
    pub kind: String,
    pub media_type: String,
    /// Bytes.
    pub size: i64,
    pub name: String,
    /// Pixels across, for pictures.
    pub width: Option<i32>,
    /// Pixels down, for pictures.
    pub height: Option<i32>,
}

impl From<&FileView> for Picture {
    fn from(file: &FileView) -> Self {
        Self {
            url: file.url.clone(),
            sides: file.width.zip(file.height),
        }
    }
}

/// The files among these ids that this tenant has, each with a fresh address.
pub async fn views(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    ids: &[Uuid],
) -> Result<HashMap<Uuid, FileView>> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = learnt_queries::queries::files::some_files()
        .bind(&**client, &ids)
        .all()
        .await
        .sql()?;
    Ok(rows
        .into_iter()
        .map(|row| {
            let view = FileView {
                id: row.id,
                url: url(app, &context.tenant, row.id),
                kind: row.kind,
                media_type: row.media_type,
                size: row.size,
                name: row.name,
                width: row.width,
                height: row.height,
            };
            (view.id, view)
        })
        .collect())
}

/// Which of these ids are uploaded pictures, each with the hash of its content.
pub async fn picture_contents(client: &TenantClient, ids: &[Uuid]) -> Result<Vec<(Uuid, String)>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = learnt_queries::queries::files::some_files()
        .bind(&**client, &ids)
        .all()
        .await
        .sql()?;
    let pictures = rows.into_iter().filter(|row| row.kind == model::Kind::Image.into_str());
    Ok(pictures.map(|row| (row.id, row.hash)).collect())
}

/// The whole content with a hash. For pictures: what is stored of them is small.
pub async fn read_all(app: &App, tenant: &TenantId, hash: &str) -> Result<Vec<u8>> {
    let mut pieces = store::BlobStore::new(app.files.clone(), tenant.clone())
        .read(hash, None)
        .await?;
    let mut bytes = Vec::new();
    while let Some(piece) = pieces.next().await {
        bytes.extend_from_slice(&piece.map_err(|error| Problem::internal(&error))?);
    }
    Ok(bytes)
}

/// Kind of the pictures of people.
const FACE: &str = "avatar";
/// Kind of the pictures in people's notes, which open by a signed address alone.
const NOTE: &str = "note";

/// Kind of what people upload with a form, which opens by a signed address alone.
const FORM: &str = "form";

/// Kind of the pictures of badges.
const BADGE: &str = "badge";

/// The signed URL of a person's avatar, for some hours; memberships name it by its id.
pub fn avatar_url(app: &App, tenant: &Tenant, stored: Option<&str>) -> Option<String> {
    let id = stored?.parse().ok()?;
    Some(url(app, tenant, id))
}

/// Gives a received picture its row, in the transaction that gives it to a person.
pub async fn save_avatar(change: &Change<'_>, stored: &VerifiedUpload, by: Uuid) -> Result<Uuid> {
    save(change, stored, FACE, by).await
}

/// Throws the picture of a person away; its bytes go after the commit.
pub async fn delete_avatar(change: &mut Change<'_>, stored: Option<&str>) -> Result<()> {
    discard(change, FACE, stored.and_then(|id| id.parse().ok())).await
}

/// Gives a received picture its row, in the transaction that gives it to a note.
pub async fn save_note_image(change: &Change<'_>, stored: &VerifiedUpload, by: Uuid) -> Result<Uuid> {
    save(change, stored, NOTE, by).await
}

/// Throws the picture of a note away; its bytes go after the commit.
pub async fn delete_note_image(change: &mut Change<'_>, id: Option<Uuid>) -> Result<()> {
    discard(change, NOTE, id).await
}

/// Gives a received picture its row, in the transaction that gives it to a badge.
pub async fn save_badge_image(change: &Change<'_>, stored: &VerifiedUpload, by: Uuid) -> Result<Uuid> {
    save(change, stored, BADGE, by).await
}

/// Throws the picture of a badge away; its bytes go after the commit.
pub async fn delete_badge_image(change: &mut Change<'_>, id: Option<Uuid>) -> Result<()> {
    discard(change, BADGE, id).await
}

/// Gives a received upload its row, in the transaction that gives it to a submission.
pub async fn save_form_file(change: &Change<'_>, stored: &VerifiedUpload, name: &str, by: Uuid) -> Result<Uuid> {
    let id = new_id();
    commands::record(change, id, stored, FORM, name, by).await?;
    Ok(id)
}

/// Throws what was uploaded with a form away; its bytes go after the commit.
pub async fn delete_form_file(change: &mut Change<'_>, id: Uuid) -> Result<()> {
    discard(change, FORM, Some(id)).await
}

async fn save(change: &Change<'_>, stored: &VerifiedUpload, kind: &str, by: Uuid) -> Result<Uuid> {
    let id = new_id();
    commands::record(change, id, stored, kind, "picture", by).await?;
    Ok(id)
}

async fn discard(change: &mut Change<'_>, kind: &str, id: Option<Uuid>) -> Result<()> {
    let Some(id) = id else {
        return Ok(());
    };
    let hash = learnt_queries::queries::files::drop_file()
        .bind(change.tx(), &id, &kind)
        .opt()
        .await
        .sql()?;
    match hash {
        Some(hash) => {
            let dropped = domain_events::FileDropped { hash };
            change.publish(DomainEvent::of(id.to_string(), dropped)).await
        }
        None => Ok(()),
    }
}

/// Refuses, at its field, each upload that is no picture of this tenant.
pub async fn are_pictures(change: &Change<'_>, named: &[(String, Uuid)]) -> Result<()> {
    let ids: Vec<Uuid> = named.iter().map(|(_, id)| *id).collect();
    let kinds = kinds(change, &ids).await?;
    let is_picture = |id| kinds.get(id).is_some_and(|kind| kind == "image");
    let sentence = "This picture no longer exists. Please upload it again.";
    let missing: Vec<FieldError> = named
        .iter()
        .filter(|(_, id)| !is_picture(id))
        .map(|(field, _)| FieldError::new(field, "no_such_file", sentence))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(Problem::unprocessable(missing))
}

/// The media type of each of these uploads that this tenant has, pictures of people, notes and badges left out. They stay until this
/// transaction has ended, so that it may name them.
pub async fn media_types(change: &Change<'_>, ids: &[Uuid]) -> Result<HashMap<Uuid, String>> {
    let found = kinds(change, ids).await?;
    let rows = learnt_queries::queries::files::some_files()
        .bind(change.tx(), &ids)
        .all()
        .await
        .sql()?;
    let is_upload = |id: &Uuid| found.get(id).is_some_and(|kind| kind.parse::<model::Kind>().is_ok());
    let mut media: HashMap<Uuid, String> = rows.into_iter().map(|row| (row.id, row.media_type)).collect();
    media.retain(|id, _| is_upload(id));
    Ok(media)
}

/// Which of these uploads this tenant has, each with its kind. They stay until this transaction has ended, so that it may
/// name them.
pub async fn kinds(change: &Change<'_>, ids: &[Uuid]) -> Result<HashMap<Uuid, String>> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = learnt_queries::queries::files::share_lock_kinds()
        .bind(change.tx(), &ids)
        .all()
        .await
        .sql()?;
    Ok(rows.into_iter().map(|row| (row.id, row.kind)).collect())
}
