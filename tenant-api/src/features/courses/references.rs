//! What activities name of other features: forms and events are there when they are named, and open when a course is published.

use std::collections::HashMap;

use super::callbacks::{are_open, template_is_published};
use super::content::Content;
use super::details::Details;
use super::kinds::Kind;
use super::refusal::{Refusal, Unfinished};
use crate::prelude::*;

/// What an activity names.
fn referenced_ids(content: &Content) -> (&[Uuid], &[Uuid]) {
    match content {
        Content::Form { form } => (form.as_slice(), &[]),
        Content::Event { events } => (&[], events),
        _ => (&[], &[]),
    }
}

/// Whether each of the forms and events is open to people; those that are not there are missing.
async fn open(change: &Change<'_>, contents: &[&Content]) -> Result<HashMap<Uuid, bool>> {
    let forms: Vec<Uuid> = contents
        .iter()
        .flat_map(|content| referenced_ids(content).0)
        .copied()
        .collect();
    let events: Vec<Uuid> = contents
        .iter()
        .flat_map(|content| referenced_ids(content).1)
        .copied()
        .collect();
    let open = are_open(change, Kind::Form, &forms).await?.into_iter();
    Ok(open.chain(are_open(change, Kind::Event, &events).await?).collect())
}

/// Refuses a template of certificates that cannot be chosen; what was chosen before stays.
pub async fn template_is_there(change: &Change<'_>, before: &Details, after: &Details) -> Result<()> {
    match after.certificate_template {
        Some(template) if after.certificate_template != before.certificate_template => {
            if template_is_published(change, template).await? {
                Ok(())
            } else {
                Err(Refusal::NoTemplate.into())
            }
        }
        _ => Ok(()),
    }
}

/// Refuses an activity that names what is not there.
pub async fn check_references(change: &Change<'_>, content: &Content) -> Result<()> {
    let (forms, events) = referenced_ids(content);
    let open = open(change, &[content]).await?;
    if forms.iter().chain(events).all(|id| open.contains_key(id)) {
        return Ok(());
    }
    let sentence = "What was chosen here no longer exists. Please choose again.".to_owned();
    Err(Refusal::Fields(vec![("content".into(), "unknown", sentence)]).into())
}

/// The activities that name what nobody could open.
pub async fn find_closed(change: &Change<'_>, activities: &[(Uuid, &str, Content)]) -> Result<Vec<Unfinished>> {
    let contents: Vec<&Content> = activities.iter().map(|(_, _, content)| content).collect();
    let open = open(change, &contents).await?;
    let is_open = |id: &Uuid| open.get(id).copied().unwrap_or(false);
    let sentence = |content: &Content| match content {
        Content::Form { form: Some(form) } if !is_open(form) => Some("Its form is not published."),
        Content::Event { events } if !events.is_empty() && !events.iter().any(is_open) => {
            Some("None of its events is published.")
        }
        _ => None,
    };
    let unfinished = |(activity, title, content): &(Uuid, &str, Content)| {
        sentence(content).map(|sentence| Unfinished {
            activity: *activity,
            sentence: format!("{title}: {sentence}"),
        })
    };
    Ok(activities.iter().filter_map(unfinished).collect())
}
