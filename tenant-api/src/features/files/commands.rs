//! Taking an upload in: judged while it streams, stored only when it is whole and what it claims to be.

use crate::prelude::*;

use bytes::Bytes;
use futures_util::{Stream, StreamExt};
use learnt_queries::queries::files as sql;
use object_store::path::Path;
use sha2::{Digest, Sha256};

use super::captions;
use super::container::{ContainerParser, Mp4, Webm};
use super::model::{Kind, Refusal, tidy_name};
use super::picture::{self, Frame};
use super::sniff::{self, Media};
use super::store::{BlobStore, PendingUpload};

/// What is known of an upload that has arrived whole. Its content lies beside until it gets its row ([`record`]); one that
/// never does is collected.
pub struct VerifiedUpload {
    /// Where it lies.
    blob_store: BlobStore,
    path: Path,
    /// SHA-256 of it, in hexadecimal.
    pub hash: String,
    /// Its type.
    pub media: Media,
    /// Bytes.
    pub size: u64,
    /// Pixels, for pictures.
    pub pixels: Option<(u32, u32)>,
}

/// Takes an upload in. On any refusal nothing is left behind.
pub async fn receive(
    blob_store: &BlobStore,
    id: Uuid,
    kind: Kind,
    pieces: impl Stream<Item = Option<Bytes>>,
) -> Result<VerifiedUpload> {
    // A file shorter than what is looked at first ends there; asking again must be allowed.
    let mut pieces = std::pin::pin!(pieces.fuse());
    let (media, head) = recognise(kind, &mut pieces).await?;
    match kind {
        Kind::Image => take_picture(blob_store, media, head, pieces, Frame::Whole).await,
        Kind::Video | Kind::Document | Kind::Office => take_stream(blob_store, id, media, head, pieces).await,
        Kind::Captions => take_captions(blob_store, id, head, pieces).await,
    }
}

/// Takes in the picture of a person, of which the square in the middle is kept.
pub async fn take_square_picture(
    blob_store: &BlobStore,
    pieces: impl Stream<Item = Option<Bytes>>,
) -> Result<VerifiedUpload> {
    let mut pieces = std::pin::pin!(pieces.fuse());
    let (media, head) = recognise(Kind::Image, &mut pieces).await?;
    take_picture(blob_store, media, head, pieces, Frame::Square).await
}

/// Reads as much as is needed to know the type.
async fn recognise(kind: Kind, pieces: &mut (impl Stream<Item = Option<Bytes>> + Unpin)) -> Result<(Media, Vec<u8>)> {
    let mut head = Vec::new();
    while head.len() < sniff::HEAD {
        match pieces.next().await {
            Some(Some(piece)) => head.extend_from_slice(&piece),
            Some(None) => return Err(Refusal::Interrupted.into()),
            None => break,
        }
    }
    Ok((sniff::recognise(kind, &head)?, head))
}

/// Takes in captions, which are small and read whole.
async fn take_captions(
    blob_store: &BlobStore,
    id: Uuid,
    mut bytes: Vec<u8>,
    mut pieces: impl Stream<Item = Option<Bytes>> + Unpin,
) -> Result<VerifiedUpload> {
    while let Some(piece) = pieces.next().await {
        bytes.extend_from_slice(&piece.ok_or(Refusal::Interrupted)?);
        if bytes.len() as u64 > Kind::Captions.limit() {
            return Err(Refusal::TooLarge(Kind::Captions).into());
        }
    }
    captions::check(&bytes).map_err(Refusal::Captions)?;
    let (hash, size) = (hex::encode(Sha256::digest(&bytes)), bytes.len() as u64);
    let path = blob_store.put(id, bytes).await?;
    Ok(VerifiedUpload {
        blob_store: blob_store.clone(),
        path,
        hash,
        media: Media::Vtt,
        size,
        pixels: None,
    })
}

async fn take_picture(
    blob_store: &BlobStore,
    media: Media,
    mut bytes: Vec<u8>,
    mut pieces: impl Stream<Item = Option<Bytes>> + Unpin,
    frame: Frame,
) -> Result<VerifiedUpload> {
    while let Some(piece) = pieces.next().await {
        bytes.extend_from_slice(&piece.ok_or(Refusal::Interrupted)?);
        if bytes.len() as u64 > Kind::Image.limit() {
            break;
        }
    }
    if bytes.len() as u64 > Kind::Image.limit() {
        return Err(Refusal::TooLarge(Kind::Image).into());
    }
    let written = picture::rewrite(media, bytes, frame).await?;
    let size = written.bytes.len() as u64;
    let path = blob_store.put(new_id(), written.bytes).await?;
    Ok(VerifiedUpload {
        blob_store: blob_store.clone(),
        path,
        hash: written.hash,
        media: written.media,
        size,
        pixels: Some((written.width, written.height)),
    })
}

async fn take_stream(
    blob_store: &BlobStore,
    id: Uuid,
    media: Media,
    head: Vec<u8>,
    pieces: impl Stream<Item = Option<Bytes>> + Unpin,
) -> Result<VerifiedUpload> {
    let mut arriving = blob_store.begin(id).await?;
    let (hash, size) = match write_pieces(&mut arriving, media, head, pieces).await {
        Ok(poured) => poured,
        Err(problem) => {
            blob_store.abandon(arriving).await;
            return Err(problem);
        }
    };
    let path = blob_store.finish(arriving).await?;
    let media = match verify_complete(blob_store, &path, media, size).await {
        Ok(media) => media,
        Err(problem) => {
            blob_store.drop_arrived(&path).await;
            return Err(problem);
        }
    };
    Ok(VerifiedUpload {
        blob_store: blob_store.clone(),
        path,
        hash,
        media,
        size,
        pixels: None,
    })
}

/// Writes piece by piece, counting, hashing and walking the structure.
async fn write_pieces(
    arriving: &mut PendingUpload,
    media: Media,
    head: Vec<u8>,
    pieces: impl Stream<Item = Option<Bytes>> + Unpin,
) -> Result<(String, u64)> {
    let kind = media.kind();
    let mut walk = parser_for(media);
    let (mut hash, mut size) = (Sha256::new(), 0_u64);
    let mut pieces = futures_util::stream::once(std::future::ready(Some(Bytes::from(head)))).chain(pieces);
    while let Some(piece) = pieces.next().await {
        let piece = piece.ok_or(Refusal::Interrupted)?;
        size += piece.len() as u64;
        if size > kind.limit() {
            return Err(Refusal::TooLarge(kind).into());
        }
        if walk.as_mut().is_some_and(|walk| !walk.feed(&piece)) || (media == Media::Csv && !sniff::is_text(&piece)) {
            return Err(Refusal::Broken(kind).into());
        }
        hash.update(&piece);
        arriving.write(piece).await?;
    }
    if walk.is_some_and(|walk| !walk.complete()) {
        return Err(Refusal::Broken(kind).into());
    }
    Ok((hex::encode(hash.finalize()), size))
}

fn parser_for(media: Media) -> Option<ContainerParser> {
    match media {
        Media::Mp4 => Some(ContainerParser::Mp4(Mp4::default())),
        Media::Webm => Some(ContainerParser::Webm(Webm::default())),
        _ => None,
    }
}

/// A PDF is read from its end: the table that it names there must be where it says. So is a package, whose directory says what it
/// is. Answers what the file truly is.
async fn verify_complete(blob_store: &BlobStore, path: &Path, media: Media, size: u64) -> Result<Media> {
    match media {
        Media::Pdf => {}
        Media::Docx => return package(blob_store, path, size).await,
        _ => return Ok(media),
    }
    let tail = blob_store
        .peek(path, size.saturating_sub(sniff::PDF_TAIL)..size)
        .await?;
    let table = sniff::pdf_table(&tail, size).ok_or(Refusal::Broken(Kind::Document))?;
    let begin = blob_store.peek(path, table..size.min(table + 40)).await?;
    if sniff::pdf_table_begins(&begin) {
        Ok(media)
    } else {
        Err(Refusal::Broken(Kind::Document).into())
    }
}

/// The longest directory of a package that is read.
const LONGEST_DIRECTORY: u64 = 4 * 1024 * 1024;

async fn package(blob_store: &BlobStore, path: &Path, size: u64) -> Result<Media> {
    let tail = blob_store
        .peek(path, size.saturating_sub(sniff::PACKAGE_TAIL)..size)
        .await?;
    let directory = sniff::package_directory(&tail, size).ok_or(Refusal::Broken(Kind::Office))?;
    if directory.end - directory.start > LONGEST_DIRECTORY {
        return Err(Refusal::Broken(Kind::Office).into());
    }
    let directory = blob_store.peek(path, directory).await?;
    Ok(sniff::package(&directory)?)
}

/// Moves an upload to where its content belongs, writes its row and returns its name. Whoever is removing the same content
/// at this moment ([`remove`]) is through first, or waits.
pub async fn record(
    change: &Change<'_>,
    id: Uuid,
    stored: &VerifiedUpload,
    kind: &str,
    name: &str,
    by: Uuid,
) -> Result<String> {
    let (client, now) = (change.tx(), change.now());
    sql::lock_content().bind(client, &stored.hash).await.sql()?;
    stored.blob_store.save(&stored.path, &stored.hash).await?;
    let name = tidy_name(name, stored.media.extension());
    let size = i64::try_from(stored.size).map_err(|error| Problem::internal(&error))?;
    let side = |pick: fn((u32, u32)) -> u32| stored.pixels.map(pick).and_then(|side| i32::try_from(side).ok());
    let (width, height) = (side(|pixels| pixels.0), side(|pixels| pixels.1));
    sql::insert_file()
        .params(
            client,
            &sql::InsertFileParams {
                id,
                hash: &stored.hash,
                kind,
                media_type: stored.media.media_type(),
                size,
                name: &name,
                width,
                height,
                created_by: by,
                created_at: now,
            },
        )
        .await
        .sql()?;
    sql::unlock_content().bind(client, &stored.hash).await.sql()?;
    Ok(name)
}

/// Removes a content, unless an upload has it. Whoever is storing the same content at this moment is through first, or waits.
pub async fn remove(blob_store: &BlobStore, change: &Change<'_>, hash: &str) -> Result<()> {
    let client = change.tx();
    sql::lock_content().bind(client, &hash).await.sql()?;
    if !sql::is_stored().bind(client, &hash).one().await.sql()? {
        blob_store.remove(hash).await?;
    }
    sql::unlock_content().bind(client, &hash).await.sql().map(drop)
}
