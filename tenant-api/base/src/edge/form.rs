//! The parts of a form, or bytes alone, as they arrive: whoever sends them may take long, but not stand still.
use std::time::Duration;

use axum::body::Body;
use axum::extract::multipart::{Field, Multipart, MultipartError};
use axum::http::StatusCode;
use bytes::Bytes;
use futures_util::StreamExt;

/// Whoever sends nothing for so long has gone.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// Why a form does not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormError {
    /// More than is taken here.
    TooLarge,
    /// The connection ended or stood still, or what came is no form.
    Interrupted,
}

impl From<MultipartError> for FormError {
    fn from(error: MultipartError) -> Self {
        if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Self::TooLarge
        } else {
            Self::Interrupted
        }
    }
}

/// The next part.
pub async fn next(form: &mut Multipart) -> Result<Option<Field<'_>>, FormError> {
    with_timeout(form.next_field()).await
}

/// The next bytes of a part.
pub async fn piece(field: &mut Field<'_>) -> Result<Option<Bytes>, FormError> {
    with_timeout(field.chunk()).await
}

/// A part as a whole, if it is no larger than this.
pub async fn read_part(mut field: Field<'_>, most: usize) -> Result<Vec<u8>, FormError> {
    let mut bytes = Vec::new();
    while let Some(more) = piece(&mut field).await? {
        if bytes.len() + more.len() > most {
            return Err(FormError::TooLarge);
        }
        bytes.extend_from_slice(&more);
    }
    Ok(bytes)
}

/// Bytes alone as a whole, if they are no more than this.
pub async fn bare(body: Body, most: usize) -> Result<Bytes, FormError> {
    let mut pieces = body.into_data_stream();
    let mut bytes = Vec::new();
    loop {
        match tokio::time::timeout(LONGEST_PAUSE, pieces.next()).await {
            Ok(Some(Ok(more))) if bytes.len() + more.len() <= most => bytes.extend_from_slice(&more),
            Ok(Some(Ok(_))) => return Err(FormError::TooLarge),
            Ok(Some(Err(_))) | Err(_) => return Err(FormError::Interrupted),
            Ok(None) => return Ok(bytes.into()),
        }
    }
}

async fn with_timeout<T>(arriving: impl Future<Output = Result<T, MultipartError>>) -> Result<T, FormError> {
    match tokio::time::timeout(LONGEST_PAUSE, arriving).await {
        Ok(arrived) => Ok(arrived?),
        Err(_) => Err(FormError::Interrupted),
    }
}
