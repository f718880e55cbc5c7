//! Work that keeps a core busy for a while – a large file read, a picture written anew – beside the threads that answer
//! requests: on one of those, everybody else would wait for it.
use learnt_kernel::problem::{Problem, Result};

/// Does the work on a thread of its own and waits for what comes of it.
pub async fn run_blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    tokio::task::spawn_blocking(work)
        .await
        .map_err(|error| Problem::internal(&error))
}
