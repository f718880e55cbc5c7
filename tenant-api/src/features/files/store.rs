//! The object store: one folder a tenant, one object a content. What arrives is written beside and moved when it is whole.

use crate::prelude::*;

use std::ops::Range;
use std::sync::Arc;

use bytes::Bytes;
use futures_util::TryStreamExt;
use futures_util::stream::BoxStream;
use learnt_kernel::storage;
use learnt_kernel::tenant::TenantId;
use object_store::path::Path;
use object_store::{GetOptions, GetRange, ObjectStore, ObjectStoreExt, WriteMultipart};

/// Parts of this size are what every object store takes.
const PART: usize = 5 * 1024 * 1024;

/// What arrives lies in this folder of its tenant.
pub const ARRIVING: &str = "arriving";

/// One tenant's folder.
#[derive(Clone)]
pub struct BlobStore {
    store: Arc<dyn ObjectStore>,
    tenant: TenantId,
}

/// An object that is being written. Unless it is kept, nothing remains of it.
pub struct PendingUpload {
    upload: WriteMultipart,
    path: Path,
}

impl BlobStore {
    /// The folder of a tenant.
    pub fn new(store: Arc<dyn ObjectStore>, tenant: TenantId) -> BlobStore {
        BlobStore { store, tenant }
    }

    fn path(&self, hash: &str) -> Path {
        Path::from_iter([self.tenant.as_str(), hash])
    }

    fn pending_path(&self, id: Uuid) -> Path {
        Path::from_iter([self.tenant.as_str(), ARRIVING, &id.to_string()])
    }

    /// Begins to write an object whose hash is not known yet.
    pub async fn begin(&self, id: Uuid) -> Result<PendingUpload> {
        let path = self.pending_path(id);
        let upload = self.store.put_multipart(&path).await.map_err(failed)?;
        Ok(PendingUpload {
            upload: WriteMultipart::new_with_chunk_size(upload, PART),
            path,
        })
    }

    /// Whatever was written of it so far goes away.
    pub async fn abandon(&self, arriving: PendingUpload) {
        if let Err(error) = arriving.upload.abort().await {
            tracing::warn!(%error, "an abandoned upload could not be removed");
        }
    }

    /// All of it has arrived; it lies beside, to be looked at once more before it is kept or dropped.
    pub async fn finish(&self, arriving: PendingUpload) -> Result<Path> {
        arriving.upload.finish().await.map_err(failed)?;
        Ok(arriving.path)
    }

    /// Some bytes of an object that lies beside.
    pub async fn peek(&self, path: &Path, range: Range<u64>) -> Result<Bytes> {
        self.store.get_range(path, range).await.map_err(failed)
    }

    /// Moves it to where its content belongs.
    pub async fn save(&self, path: &Path, hash: &str) -> Result<()> {
        self.store.rename(path, &self.path(hash)).await.map_err(failed)
    }

    /// Removes what lies beside.
    pub async fn drop_arrived(&self, path: &Path) {
        if let Err(error) = self.store.delete(path).await {
            tracing::warn!(%error, "a refused upload could not be removed");
        }
    }

    /// Removes a content; one that is not there was removed before.
    pub async fn remove(&self, hash: &str) -> Result<()> {
        match self.store.delete(&self.path(hash)).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(failed(error)),
        }
    }

    /// Lays bytes that are all there beside.
    pub async fn put(&self, id: Uuid, bytes: Vec<u8>) -> Result<Path> {
        let path = self.pending_path(id);
        self.store.put(&path, bytes.into()).await.map_err(failed)?;
        Ok(path)
    }

    /// A piece that lies beside, as it comes from the store.
    pub async fn read_part(&self, id: Uuid) -> Result<BoxStream<'static, object_store::Result<Bytes>>> {
        let found = self.store.get(&self.pending_path(id)).await.map_err(failed)?;
        Ok(found.into_stream())
    }

    /// Removes a piece that lies beside.
    pub async fn drop_part(&self, id: Uuid) {
        self.drop_arrived(&self.pending_path(id)).await;
    }

    /// The contents that lie here, and what has arrived and was never moved, as they were before a moment.
    pub async fn older_than(&self, before: DateTime<Utc>) -> Result<Vec<Path>> {
        let folder = Path::from_iter([self.tenant.as_str()]);
        let found = self.store.list(Some(&folder));
        let old = found.try_filter(|object| std::future::ready(object.last_modified < before));
        old.map_ok(|object| object.location).try_collect().await.map_err(failed)
    }

    /// Removes everything that lies here: how many objects, and how many bytes.
    pub async fn erase(&self) -> Result<(i64, i64)> {
        let folder = Path::from_iter([self.tenant.as_str()]);
        let found: Vec<_> = self.store.list(Some(&folder)).try_collect().await.map_err(failed)?;
        let (mut objects, mut bytes) = (0, 0);
        for object in found {
            match self.store.delete(&object.location).await {
                // Another process is at it too.
                Ok(()) | Err(object_store::Error::NotFound { .. }) => {}
                Err(error) => return Err(failed(error)),
            }
            objects += 1;
            bytes += i64::try_from(object.size).unwrap_or(i64::MAX);
        }
        Ok((objects, bytes))
    }

    /// An object, or the part of it that was asked for, as it comes from the store.
    pub async fn read(
        &self,
        hash: &str,
        range: Option<Range<u64>>,
    ) -> Result<BoxStream<'static, object_store::Result<Bytes>>> {
        let options = GetOptions {
            range: range.map(GetRange::Bounded),
            ..GetOptions::default()
        };
        let found = self.store.get_opts(&self.path(hash), options).await.map_err(failed)?;
        Ok(found.into_stream())
    }
}

impl PendingUpload {
    /// Writes the next piece; waits while the store is behind.
    pub async fn write(&mut self, piece: Bytes) -> Result<()> {
        self.upload.wait_for_capacity(4).await.map_err(failed)?;
        self.upload.put(piece);
        Ok(())
    }
}

#[expect(clippy::needless_pass_by_value, reason = "the shape that map_err wants")]
fn failed(error: object_store::Error) -> Problem {
    if storage::is_full(&error) {
        return Problem::storage_full("files", &error);
    }
    Problem::internal(&error)
}

#[cfg(test)]
mod tests {
    use std::io::{self, ErrorKind};

    use super::*;

    /// As the store says it: what it was at, and below it what the system answered.
    #[derive(Debug, thiserror::Error)]
    #[error("Unable to copy data to file")]
    struct Copying {
        source: io::Error,
    }

    #[test]
    fn a_full_disk_is_told_as_one() {
        let wrapped = |kind: ErrorKind| object_store::Error::Generic {
            store: "LocalFileSystem",
            source: Box::new(Copying { source: kind.into() }),
        };
        for kind in [ErrorKind::StorageFull, ErrorKind::QuotaExceeded] {
            let problem = failed(wrapped(kind));
            assert_eq!((problem.status().as_u16(), problem.code()), (507, "storage_full"));
        }
        assert_eq!(failed(wrapped(ErrorKind::PermissionDenied)).status().as_u16(), 500);
    }
}
