//! The parts of a form as they arrive: whoever sends one may take long, but not stand still.
use std::time::Duration;

use axum::extract::multipart::{Field, Multipart, MultipartError};
use axum::http::StatusCode;
use bytes::Bytes;

/// Whoever sends nothing for so long has gone.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// Why a form does not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// More than is taken here.
    TooLarge,
    /// The connection ended or stood still, or what came is no form.
    Interrupted,
}

impl From<MultipartError> for Broken {
    fn from(error: MultipartError) -> Self {
        if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Self::TooLarge
        } else {
            Self::Interrupted
        }
    }
}

/// The next part.
pub async fn next(form: &mut Multipart) -> Result<Option<Field<'_>>, Broken> {
    timely(form.next_field()).await
}

/// The next bytes of a part.
pub async fn piece(field: &mut Field<'_>) -> Result<Option<Bytes>, Broken> {
    timely(field.chunk()).await
}

/// A part as a whole, if it is no larger than this.
pub async fn whole(mut field: Field<'_>, most: usize) -> Result<Vec<u8>, Broken> {
    let mut bytes = Vec::new();
    while let Some(more) = piece(&mut field).await? {
        if bytes.len() + more.len() > most {
            return Err(Broken::TooLarge);
        }
        bytes.extend_from_slice(&more);
    }
    Ok(bytes)
}

async fn timely<T>(arriving: impl Future<Output = Result<T, MultipartError>>) -> Result<T, Broken> {
    match tokio::time::timeout(LONGEST_PAUSE, arriving).await {
        Ok(arrived) => Ok(arrived?),
        Err(_) => Err(Broken::Interrupted),
    }
}
