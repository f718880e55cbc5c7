//! The pictures of badges, for mails that tell of them.
use learnt_queries::queries::badges as sql;

use crate::feature::HookFuture;
use crate::features::notifications::MailPictures;
use crate::prelude::*;
use crate::work::email_picture::{EmailPicture, PictureShape};

/// What this feature hands in.
pub const PICTURES: MailPictures = MailPictures(pictures);

fn pictures<'a>(change: &'a Change<'_>, about: &'a [Uuid]) -> HookFuture<'a, Vec<(Uuid, EmailPicture)>> {
    Box::pin(async move {
        let found = sql::mail_pictures().bind(change.tx(), &about).all().await.sql()?;
        let picture = |row: sql::MailPictures| {
            let (shape, seed, hash) = (PictureShape::Badge, row.seed, row.hash);
            (row.about, EmailPicture { shape, seed, hash })
        };
        Ok(found.into_iter().map(picture).collect())
    })
}
