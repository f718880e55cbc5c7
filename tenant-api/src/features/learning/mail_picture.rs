//! The covers of courses, for mails that are about them.
use crate::features::notifications::{MailPictures, mail_pictures};

/// What this feature hands in.
pub const PICTURES: MailPictures = mail_pictures!(learning, Cover);
