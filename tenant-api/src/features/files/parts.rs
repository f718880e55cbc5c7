//! Uploads that arrive in pieces: each lies beside until all are there, and goes with what never became whole.

use crate::prelude::*;

use bytes::Bytes;
use futures_util::{Stream, StreamExt};
use learnt_kernel::tenant::TenantId;

use super::commands::{self, VerifiedUpload};
use super::model::{Kind, Refusal};
use super::sniff;
use super::store::BlobStore;

/// Refuses a kind that is not known, and more bytes than it takes.
pub fn check_size(kind: &str, size: u64) -> Result<()> {
    let kind: Kind = kind.parse().map_err(|_| Refusal::Form)?;
    if size > kind.limit() {
        return Err(Refusal::TooLarge(kind).into());
    }
    Ok(())
}

/// Refuses what its first bytes say is something else, before all of it was sent.
pub fn check_head(kind: &str, head: &[u8]) -> Result<()> {
    let kind: Kind = kind.parse().map_err(|_| Refusal::Form)?;
    sniff::recognise(kind, head)?;
    Ok(())
}

/// Lays a piece beside; it is found by the answer. Pieces that are a day old are collected.
pub async fn store_part(app: &App, tenant: &TenantId, bytes: &Bytes) -> Result<Uuid> {
    let id = new_id();
    BlobStore::new(app.files.clone(), tenant.clone())
        .put(id, bytes.to_vec())
        .await?;
    Ok(id)
}

/// Removes pieces that are not needed any more.
pub async fn drop_parts(app: &App, tenant: &TenantId, parts: &[Uuid]) {
    let blob_store = BlobStore::new(app.files.clone(), tenant.clone());
    for part in parts {
        blob_store.drop_part(*part).await;
    }
}

/// Takes pieces in as one upload, judged as any other; it gets its row from [`super::save_form_file`].
pub async fn take_parts(app: &App, tenant: &TenantId, kind: &str, parts: &[Uuid]) -> Result<VerifiedUpload> {
    let kind: Kind = kind.parse().map_err(|_| Refusal::Form)?;
    let blob_store = BlobStore::new(app.files.clone(), tenant.clone());
    let pieces = in_order(blob_store.clone(), parts.to_vec());
    commands::receive(&blob_store, new_id(), kind, pieces).await
}

/// The bytes of pieces, one after the other; `None` in it: one could not be read.
fn in_order(blob_store: BlobStore, parts: Vec<Uuid>) -> impl Stream<Item = Option<Bytes>> {
    let opened = futures_util::stream::iter(parts).then(move |part| {
        let blob_store = blob_store.clone();
        async move { blob_store.read_part(part).await }
    });
    opened
        .map(|found| match found {
            Ok(bytes) => bytes.map(|piece| piece.ok()).left_stream(),
            Err(_) => futures_util::stream::iter([None]).right_stream(),
        })
        .flatten()
}
