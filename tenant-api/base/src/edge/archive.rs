//! Archives (ZIP) that are written while they are sent: memory stays flat, however much goes in.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use learnt_kernel::problem::{Problem, Result};
use tokio::sync::mpsc::{self, Receiver, Sender};
use zip::write::{SimpleFileOptions, StreamWriter};
use zip::{CompressionMethod, ZipWriter};

/// Pieces that wait for a slow reader.
const WAITING: usize = 4;
/// Sent together.
const PIECE: usize = 64 * 1024;

/// What was written and not sent yet.
#[derive(Clone, Default)]
struct Buffer(Arc<Mutex<Vec<u8>>>);

impl Buffer {
    fn take(&self, least: usize) -> Option<Vec<u8>> {
        let mut bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        (bytes.len() >= least.max(1)).then(|| std::mem::take(&mut *bytes))
    }
}

impl Write for Buffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut buffer = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        buffer.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// An archive that is being sent.
pub struct Archive {
    zip: ZipWriter<StreamWriter<Buffer>>,
    buffer: Buffer,
    out: Sender<Result<Bytes>>,
}

#[expect(clippy::needless_pass_by_value, reason = "the shape that map_err wants")]
fn failed(error: zip::result::ZipError) -> Problem {
    Problem::internal(&error)
}

impl Archive {
    fn to(out: Sender<Result<Bytes>>) -> Self {
        let buffer = Buffer::default();
        Self {
            zip: ZipWriter::new_stream(buffer.clone()),
            buffer,
            out,
        }
    }

    /// Begins a file; what is pressed already is `packed` no further.
    pub fn begin(&mut self, name: &str, packed: bool) -> Result<()> {
        let method = if packed {
            CompressionMethod::Deflated
        } else {
            CompressionMethod::Stored
        };
        // An upload may be larger than the old format counts.
        let options = SimpleFileOptions::default()
            .compression_method(method)
            .large_file(!packed);
        self.zip.start_file(name, options).map_err(failed)
    }

    /// Writes into the file that was begun, and waits while the reader is slow.
    pub async fn write(&mut self, bytes: &[u8]) -> Result<()> {
        self.zip.write_all(bytes).map_err(|error| Problem::internal(&error))?;
        self.send(PIECE).await
    }

    /// Nothing follows.
    pub async fn finish(self) -> Result<()> {
        let buffer = self.buffer.clone();
        self.zip.finish().map_err(failed)?;
        match buffer.take(1) {
            Some(bytes) => send(&self.out, bytes).await,
            None => Ok(()),
        }
    }

    async fn send(&mut self, least: usize) -> Result<()> {
        match self.buffer.take(least) {
            Some(bytes) => send(&self.out, bytes).await,
            None => Ok(()),
        }
    }
}

async fn send(out: &Sender<Result<Bytes>>, bytes: Vec<u8>) -> Result<()> {
    let gone = |_| Problem::internal_text("whoever asked for the archive is gone");
    out.send(Ok(Bytes::from(bytes))).await.map_err(gone)
}

/// An archive that `write` fills while it is sent. What fails on the way cuts it off: the reader sees that it is not whole.
pub fn response<F, Done>(disposition: &'static str, media_type: &'static str, write: F) -> Response
where
    F: FnOnce(Archive) -> Done,
    Done: Future<Output = Result<()>> + Send + 'static,
{
    let (out, pieces) = mpsc::channel(WAITING);
    let filled = write(Archive::to(out.clone()));
    tokio::spawn(async move {
        if let Err(problem) = filled.await {
            // Whoever is gone hears of nothing.
            out.send(Err(problem)).await.ok();
        }
    });
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(media_type)),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static(disposition)),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    let body = stream::unfold(pieces, |mut pieces: Receiver<Result<Bytes>>| async move {
        pieces.recv().await.map(|piece| (piece, pieces))
    });
    (headers, Body::from_stream(body)).into_response()
}
