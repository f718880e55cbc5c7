//! The picture of what an email tells of: named while the email waits, made as it leaves, and carried within it, because a mail
//! program has no session and addresses of files end after some hours.
use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};

/// Of what a picture is, which says how it is cut and shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PictureShape {
    /// Of a course: as wide as the email.
    Cover,
    /// Of a badge: a small square.
    Badge,
}

impl PictureShape {
    /// How large it is shown, in pixels across and down, and how round its corners are.
    pub const fn shown(self) -> (u32, u32, u32) {
        match self {
            Self::Cover => (536, 208, 8),
            Self::Badge => (96, 96, 21),
        }
    }
}

/// Which picture an email shows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EmailPicture {
    /// Of what it is.
    pub shape: PictureShape,
    /// What it is drawn from where nothing is uploaded: the apps draw the same.
    pub seed: String,
    /// The content that is uploaded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
}

/// A picture within an email.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InlinePicture {
    /// By this the email's page names it.
    pub content_id: String,
    /// `image/png` or `image/jpeg`.
    pub media_type: &'static str,
    /// How it is shown.
    #[serde(skip)]
    pub shape: PictureShape,
    #[serde(rename = "base64", serialize_with = "base64")]
    pub bytes: Arc<Vec<u8>>,
}

fn base64<S: Serializer>(bytes: &Arc<Vec<u8>>, serializer: S) -> Result<S::Ok, S::Error> {
    use ::base64::Engine as _;
    serializer.serialize_str(&::base64::engine::general_purpose::STANDARD.encode(&**bytes))
}
