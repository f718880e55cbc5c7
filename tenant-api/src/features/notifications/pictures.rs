//! How mails show what they are about: the features above hand in who knows the pictures of theirs (`callbacks` of their `FEATURE`).
use std::collections::HashMap;

use super::emails::Item;
use crate::feature::{HookFuture, callbacks};
use crate::prelude::*;
use crate::work::email_picture::EmailPicture;

/// Answers the pictures of those among these that are its own: what notifications are about.
pub type PictureReader = for<'a, 'c> fn(&'a Change<'c>, &'a [Uuid]) -> HookFuture<'a, Vec<(Uuid, EmailPicture)>>;

/// Whoever knows pictures of what notifications are about.
pub struct MailPictures(pub PictureReader);

/// What a feature hands in whose pictures are of one shape: its statement `mail_pictures` answers what each is about, what it is drawn from
/// where nothing is uploaded, and the content that is.
macro_rules! mail_pictures {
    ($queries:ident, $shape:ident) => {{
        use $crate::feature::HookFuture;
        use $crate::prelude::*;
        use $crate::work::email_picture::{EmailPicture, PictureShape};

        fn pictures<'a>(change: &'a Change<'_>, about: &'a [Uuid]) -> HookFuture<'a, Vec<(Uuid, EmailPicture)>> {
            Box::pin(async move {
                let found = learnt_queries::queries::$queries::mail_pictures()
                    .bind(change.tx(), &about)
                    .all()
                    .await
                    .sql()?;
                let pictures = found.into_iter().map(|row| {
                    let (shape, seed, hash) = (PictureShape::$shape, row.seed, row.hash);
                    (row.about, EmailPicture { shape, seed, hash })
                });
                Ok(pictures.collect())
            })
        }
        $crate::features::notifications::MailPictures(pictures)
    }};
}
pub(crate) use mail_pictures;

/// Shows what is mailed alone; one picture among several would stand for all of them.
pub(super) async fn show(change: &Change<'_>, items: &mut HashMap<(Uuid, String), Vec<Item>>) -> Result<()> {
    let alone: Vec<&mut Item> = (items.values_mut())
        .filter_map(|items| match items.as_mut_slice() {
            [one] => Some(one),
            _ => None,
        })
        .collect();
    if alone.is_empty() {
        return Ok(());
    }
    let about: Vec<Uuid> = alone.iter().map(|item| item.about).collect();
    let mut pictures = HashMap::new();
    for feature in callbacks::<MailPictures>() {
        pictures.extend((feature.0)(change, &about).await?);
    }
    for item in alone {
        item.picture = pictures.get(&item.about).cloned();
    }
    Ok(())
}
