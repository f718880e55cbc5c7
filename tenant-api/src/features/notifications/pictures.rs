//! How mails show what they tell of: the features above hand in who knows the pictures of theirs (`callbacks` of their `FEATURE`).
use std::collections::HashMap;

use super::emails::Item;
use crate::feature::{HookFuture, callbacks};
use crate::prelude::*;
use crate::work::email_picture::EmailPicture;

/// Answers the pictures of those among these that are its own: what notifications are about.
pub type PictureReader = for<'a, 'c> fn(&'a Change<'c>, &'a [Uuid]) -> HookFuture<'a, Vec<(Uuid, EmailPicture)>>;

/// Whoever knows pictures of what notifications are about.
pub struct MailPictures(pub PictureReader);

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
