//! The pictures of badges, for mails that are about them.
use crate::features::notifications::{MailPictures, mail_pictures};

/// What this feature hands in.
pub const PICTURES: MailPictures = mail_pictures!(badges, Badge);
