//! What notes have on the calendar: reminders, and what was deleted a month ago.
use chrono::Duration;
use learnt_queries::queries::notes as sql;

use super::commands::changed_event;
use super::{model, notifications, view};
use crate::features::files;
use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::schedule::{self, DueJob};

/// The calendar's word for a reminder.
pub const REMIND: &str = "notes.remind";
/// The calendar's word for what is forgotten.
pub const PURGE: &str = "notes.purge";

/// How long what was deleted can be had back.
const RETENTION: Duration = Duration::days(30);
/// Forgotten with one statement.
const PORTION: i64 = 500;

/// A reminder is on the calendar under its note and its moment. One that was moved or taken away stays there and finds
/// nothing to do: taking it off would wait for a job that waits for the note.
pub(super) async fn plan(change: &Change<'_>, id: Uuid, reminder: Option<DateTime<Utc>>) -> Result<()> {
    let Some(at) = reminder else { return Ok(()) };
    let key = format!("note/{id}/{}", at.timestamp());
    schedule::plan_once(change, &key, REMIND, at).await
}

fn planned(key: &str) -> Option<(Uuid, DateTime<Utc>)> {
    let (id, at) = key.strip_prefix("note/")?.split_once('/')?;
    Some((id.parse().ok()?, DateTime::from_timestamp(at.parse().ok()?, 0)?))
}

/// Reminds a person of a note, if they still want that.
pub fn remind<'a>(_: &'a App, change: &'a mut Change<'_>, due: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let Some((id, at)) = planned(&due.key) else {
            return Ok(());
        };
        let now = change.now();
        let Some(note) = sql::remind().bind(change.tx(), &now, &id, &at).opt().await.sql()? else {
            return Ok(());
        };
        let reminder = notifications::Reminder {
            user_id: note.user_id,
            note: id,
            name: model::name(&note.title, &note.description, &view::checklist(note.checklist)?),
            at,
        };
        notifications::remind(change, reminder).await?;
        change.publish(changed_event(note.user_id)).await
    })
}

/// Forgets what was deleted a month ago, and comes again tomorrow.
pub fn purge<'a>(_: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        let before = change.now() - RETENTION;
        loop {
            let erased = sql::erase_old()
                .bind(change.tx(), &before, &PORTION)
                .all()
                .await
                .sql()?;
            let more = i64::try_from(erased.len()).unwrap_or(PORTION) == PORTION;
            for image in erased {
                files::delete_note_image(change, image).await?;
            }
            if !more {
                break;
            }
        }
        schedule::plan(change, PURGE, PURGE, change.now() + Duration::days(1)).await
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_of_the_calendar_says_of_which_note_and_when() {
        let id = Uuid::from_u128(5);
        let (found, at) = planned(&format!("note/{id}/1800000000")).expect("a key");
        assert_eq!((found, at.timestamp()), (id, 1_800_000_000));
        assert!(planned("mail/5").is_none());
    }
}
